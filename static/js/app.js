// The few things that a page does beyond links, forms and htmx attributes.

// Light and dark.
for (const button of document.querySelectorAll("[data-theme-toggle]")) {
  const root = document.documentElement;
  const say = () => button.setAttribute("aria-pressed", String(root.dataset.bsTheme === "dark"));
  button.addEventListener("click", () => {
    root.dataset.bsTheme = root.dataset.bsTheme === "dark" ? "light" : "dark";
    try {
      localStorage.setItem("theme", root.dataset.bsTheme);
    } catch {
      // storage is switched off: the choice lasts as long as the page
    }
    say();
  });
  say();
  button.hidden = false;
}

// An open menu closes on Escape and on a click elsewhere.
document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});

// A request that fails is said, not swallowed.
for (const name of ["htmx:sendError", "htmx:responseError", "htmx:timeout"]) {
  document.addEventListener(name, () => {
    const notices = document.getElementById("notices");
    const notice = document.createElement("div");
    notice.className = "alert alert-danger";
    notice.textContent = notices.dataset.unreachable;
    notices.replaceChildren(notice);
    notice.scrollIntoView({ block: "nearest" });
  });
}

// After a swap the focus goes to what is new: the first field at fault, else the heading; what has to be said is said.
document.addEventListener("htmx:afterSettle", (event) => {
  const region = event.target;
  if (!region.querySelector) return;
  const fault = region.querySelector("[aria-invalid=true]");
  const target = fault || region.querySelector("[data-focus]");
  if (target) target.focus({ preventScroll: !fault && target.tagName === "H1" });
  if (target && target.tagName === "H2") target.scrollIntoView({ block: "nearest" });
  const announcer = document.getElementById("announcer");
  const said = region.dataset.announce ?? region.querySelector("[data-announce]")?.dataset.announce;
  if (announcer && said !== undefined) announcer.textContent = said;
  enrich(region);
});

// Fields that write numbers: a running sum, and a button that gives the next free place.
function enrich(region) {
  for (const rows of region.querySelectorAll("[data-sum]")) {
    const output = rows.querySelector("[data-sum-output]");
    const inputs = [...rows.querySelectorAll("input")];
    const add = () => {
      const amounts = inputs.map((input) => input.value.replace(/[ .,'\u00a0\u202f]/g, ""));
      output.textContent = amounts.every((text) => /^\d{0,12}$/.test(text))
        ? amounts.reduce((sum, text) => sum + Number(text), 0).toLocaleString(document.documentElement.lang)
        : "–";
    };
    rows.addEventListener("input", add);
    output.parentElement.hidden = inputs.length < 2;
    add();
  }
  for (const rows of region.querySelectorAll("[data-ordering]")) {
    const inputs = [...rows.querySelectorAll("input")];
    const next = () => {
      const taken = new Set(inputs.map((input) => Number(input.value)));
      let place = 1;
      while (taken.has(place)) place += 1;
      return place;
    };
    const buttons = inputs.map((input) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "btn btn-outline-secondary next-place";
      button.addEventListener("click", () => {
        input.value = input.value ? "" : next();
        say();
      });
      input.after(button);
      return button;
    });
    const say = () => {
      const place = next();
      buttons.forEach((button, number) => {
        const label = inputs[number].labels[0].textContent.trim();
        const text = inputs[number].value ? rows.dataset.clear : `${rows.dataset.placeNext} ${place}`;
        button.textContent = text;
        button.setAttribute("aria-label", `${label}: ${text}`);
      });
    };
    rows.addEventListener("input", say);
    say();
  }
}
enrich(document);
