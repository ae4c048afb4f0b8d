// Amounts are typed, pressed on the pad, or pushed as chips; all of it goes into the form's own fields.
(() => {
  const MOST_DIGITS = 12;
  const written = (amount) => amount.toLocaleString(document.documentElement.lang);

  // The number that stands in a field, its thousands grouped or not; NaN where it is none.
  function amount(field) {
    const text = field.value.replace(/[ .,'\u00a0\u202f]/g, "");
    return /^\d{0,12}$/.test(text) ? Number(text) : NaN;
  }

  function addUp(rows) {
    const output = rows.querySelector("[data-sum-output]");
    if (!output) return;
    output.parentElement.hidden = false;
    const add = () => {
      const sum = [...rows.querySelectorAll("input")].reduce((total, field) => total + amount(field), 0);
      output.textContent = Number.isNaN(sum) ? "–" : written(sum);
    };
    rows.addEventListener("input", add);
    add();
  }

  function enhance(box) {
    const pad = box.querySelector("[data-pad]");
    const fields = [...box.querySelectorAll("input")];
    const isTouch = matchMedia("(pointer: coarse)").matches;
    const past = new Map(fields.map((field) => [field, []])); // what stood in a field before each press
    let current = fields[0];

    function show() {
      for (const field of fields) field.closest(".row-field")?.classList.toggle("is-current", field === current);
      pad.querySelector("[data-pad-label]").textContent = current.labels[0].textContent.trim();
      pad.querySelector("[data-pad-output]").textContent = Number.isNaN(amount(current))
        ? current.value
        : written(amount(current));
    }

    function choose(field) {
      current = field;
      show();
    }

    function open(isOpen) {
      pad.classList.toggle("is-open", isOpen);
      pad.querySelector("[data-pad-open]").setAttribute("aria-expanded", String(isOpen));
    }

    // On a touch screen the next touch of a field opens it again: it must come from elsewhere.
    function close() {
      open(false);
      if (isTouch) box.closest("form").querySelector("[type=submit]").focus({ preventScroll: true });
      else current.focus();
    }

    function write(value) {
      past.get(current).push(current.value);
      current.value = value;
      current.dispatchEvent(new Event("input", { bubbles: true }));
    }

    function press(key) {
      const digits = String(amount(current) || "");
      if (key === "next" && fields.length === 1) {
        close();
      } else if (key === "next") {
        choose(fields[(fields.indexOf(current) + 1) % fields.length]);
        current.focus();
      } else if (key === "back") {
        const before = past.get(current).pop() ?? current.value.slice(0, -1);
        current.value = before;
        current.dispatchEvent(new Event("input", { bubbles: true }));
      } else if (key === "clear") {
        write("");
      } else if (digits.length + key.length <= MOST_DIGITS) {
        write(String(Number(digits + key)));
      }
    }

    pad.addEventListener("mousedown", (event) => event.preventDefault()); // the field keeps the focus
    pad.addEventListener("click", (event) => {
      const { push, press: key } = event.target.closest("button")?.dataset ?? {};
      const sum = (amount(current) || 0) + Number(push);
      if (push && String(sum).length <= MOST_DIGITS) write(String(sum));
      if (key) press(key);
    });
    pad.querySelector("[data-pad-open]").addEventListener("click", () => open(!pad.classList.contains("is-open")));
    pad.querySelector("[data-pad-close]").addEventListener("click", close);
    box.addEventListener("input", show);
    box.addEventListener("focusin", (event) => {
      if (!fields.includes(event.target)) return;
      choose(event.target);
      if (isTouch) open(true);
    });
    box.addEventListener("table:tap", (event) => {
      choose(event.target.querySelector("input"));
      current.focus({ preventScroll: true });
      box.closest(".place-grid").querySelector(".felt").scrollIntoView({ block: "nearest" }); // out from behind the pad
    });
    // The pad stands in for the keyboard that a touched field would call up.
    if (isTouch) for (const field of fields) field.inputMode = "none";
    show();
  }

  document.addEventListener("htmx:load", ({ target }) => {
    target.querySelectorAll("[data-sum]").forEach(addUp);
    target.querySelectorAll("[data-amounts]").forEach(enhance);
  });
})();
