// An order is given by tapping one row after the other; it is changed by dragging, by buttons and by the arrow keys.
// The numbers stand in the form's own fields; a number that is typed is left as it is.
(() => {
  const fill = (sentence, figures) => sentence.replace(/\{(\w+)\}/g, (_, name) => figures[name]);

  function enhance(rows) {
    const words = rows.dataset;
    const all = [...rows.querySelectorAll(".row-field")];
    const field = (row) => row.querySelector("input");
    const name = (row) => row.querySelector("label").textContent.trim();
    const place = (row) => Number(field(row).value) || 0;
    const inOrder = () => all.filter(place).sort((one, other) => place(one) - place(other));

    // The row that was moved stands still, and the others go round it: so it keeps the focus and the finger.
    function arrange(order, moved) {
      for (const row of all) field(row).value = order.indexOf(row) + 1 || "";
      const laid = [...order, ...all.filter((row) => !order.includes(row))];
      const at = laid.indexOf(moved);
      laid.slice(0, at).forEach((row) => moved.before(row));
      laid.slice(at + 1).reduce((last, row) => (last.after(row), row), moved);
      field(moved).dispatchEvent(new Event("input", { bubbles: true }));
      const figures = { label: name(moved), place: place(moved), count: order.length };
      const announcer = document.getElementById("announcer");
      if (announcer) announcer.textContent = fill(place(moved) ? words.placed : words.takenBack, figures);
    }

    function toggle(row) {
      const order = inOrder();
      arrange(order.includes(row) ? order.filter((one) => one !== row) : [...order, row], row);
    }

    function put(row, at) {
      const others = inOrder().filter((one) => one !== row);
      others.splice(at, 0, row);
      arrange(others, row);
    }

    function step(row, by) {
      const at = inOrder().indexOf(row);
      if (at < 0) toggle(row);
      else put(row, Math.max(0, at + by));
    }

    let isDrag = false; // the click that ends a drag is no tap

    function drag(row, start) {
      start.preventDefault();
      const move = ({ clientY }) => {
        if (Math.abs(clientY - start.clientY) < 6 && !isDrag) return;
        isDrag = true;
        row.classList.add("is-dragged");
        const others = inOrder().filter((one) => one !== row);
        const at = others.filter((one) => {
          const { top, height } = one.getBoundingClientRect();
          return top + height / 2 < clientY;
        }).length;
        if (inOrder().indexOf(row) !== at) put(row, at);
      };
      const end = () => {
        row.classList.remove("is-dragged");
        document.removeEventListener("pointermove", move);
      };
      document.addEventListener("pointermove", move);
      for (const over of ["pointerup", "pointercancel"]) document.addEventListener(over, end, { once: true });
    }

    function button(row, sentence, sign, by) {
      const made = document.createElement("button");
      made.type = "button";
      made.className = "btn btn-outline-secondary";
      made.textContent = sign;
      made.setAttribute("aria-label", fill(sentence, { label: name(row) }));
      made.addEventListener("click", () => step(row, by));
      return made;
    }

    rows.addEventListener("pointerdown", () => (isDrag = false), true);

    const isTouch = matchMedia("(pointer: coarse)").matches;
    for (const row of all) {
      const grip = document.createElement("span");
      grip.className = "grip";
      grip.setAttribute("aria-hidden", "true");
      grip.addEventListener("pointerdown", (event) => drag(row, event));
      const tools = document.createElement("span");
      tools.className = "order-tools";
      tools.append(button(row, words.up, "↑", -1), button(row, words.down, "↓", 1));
      row.prepend(grip);
      row.append(tools);
      row.addEventListener("click", (event) => {
        if (isDrag || event.target.closest("button, .grip") || (event.target === field(row) && !isTouch)) return;
        event.preventDefault();
        toggle(row);
        field(row).focus({ preventScroll: true });
      });
      row.addEventListener("table:tap", () => toggle(row));
      field(row).addEventListener("keydown", (event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!by && event.key !== " ") return;
        event.preventDefault();
        if (by) step(row, by);
        else toggle(row);
      });
      if (isTouch) field(row).inputMode = "none";
    }

    const paint = () => {
      const order = inOrder();
      for (const row of all) {
        row.classList.toggle("is-placed", order.includes(row));
        row.classList.toggle("is-last", row === order.at(-1));
        const [up, down] = row.querySelectorAll(".order-tools button");
        up.setAttribute("aria-disabled", String(row === order[0]));
        down.setAttribute("aria-disabled", String(row === order.at(-1)));
      }
    };
    rows.addEventListener("input", paint);
    paint();
  }

  document.addEventListener("htmx:load", ({ target }) => target.querySelectorAll("[data-ordering]").forEach(enhance));
})();
