// The table answers with the form: what an option names there can be tapped, and shows what was answered.
// The fields of the form alone are posted; whoever changes them says so by an `input` event, and the table follows.
(() => {
  const SVG = "http://www.w3.org/2000/svg";

  function draw(parent, name, attributes) {
    const drawn = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) drawn.setAttribute(key, value);
    parent.append(drawn);
    return drawn;
  }

  // What an option or row is on the table: `data-piece="seat 3"` there has `class="felt-seat" data-seat="3"`.
  function piecesOf(option, table) {
    const [kind, name] = option.dataset.piece.split(" ");
    return table.querySelectorAll(`.felt-${kind}[data-${kind}="${name}"]`);
  }

  const optionsIn = (form) => [...form.querySelectorAll("[data-piece]")].filter((option) => option.dataset.piece);

  function said(option) {
    const input = option.querySelector("input");
    if (input.type !== "text") return input.checked ? "✓" : "";
    const text = input.value.trim();
    return /^\d{1,12}$/.test(text) ? Number(text).toLocaleString(document.documentElement.lang) : text;
  }

  const isPot = (piece) => piece.classList.contains("felt-pot");

  // Room to tap, and a place for the answer: in a pot, over a card, at the corner of a seat, so that all stays to be read.
  function open(piece) {
    const { x, y, width, height } = piece.getBBox();
    draw(piece, "rect", { class: "felt-reach", x: x - 4, y: y - 4, width: width + 8, height: height + 8, rx: 10 });
    const isCard = piece.classList.contains("felt-card");
    const left = isPot(piece) || isCard ? x + width / 2 : x + width + 4;
    const top = isPot(piece) ? y + height - 24 : y - (isCard ? 8 : 4);
    const pick = draw(piece, "g", { class: "felt-pick", transform: `translate(${left} ${top})` });
    draw(pick, "rect", {});
    draw(pick, "text", {});
  }

  // The answer stands in a disc, or in a pill that grows towards the piece.
  function mark(piece, text) {
    const pick = piece.querySelector(".felt-pick");
    const tall = piece.classList.contains("felt-card") ? 24 : 38;
    const wide = text.length > 1 ? 14 * text.length + 24 : tall;
    const left = isPot(piece) ? -wide / 2 : tall / 2 - wide + (text.length > 1 ? 8 : 0);
    const [disc, number] = pick.children;
    for (const [key, value] of Object.entries({ x: left, y: -tall / 2, width: wide, height: tall, rx: tall / 2 })) {
      disc.setAttribute(key, value);
    }
    number.setAttribute("x", left + wide / 2);
    number.setAttribute("y", tall * 0.25);
    number.textContent = text;
    piece.classList.toggle("is-picked", text !== "");
  }

  function close(table) {
    table.classList.remove("is-answering");
    table.querySelectorAll(".felt-reach, .felt-pick").forEach((drawn) => drawn.remove());
    table.querySelectorAll(".is-picked").forEach((piece) => piece.classList.remove("is-picked"));
  }

  function paint(form, table) {
    for (const option of optionsIn(form)) {
      option.classList.toggle("is-given", said(option) !== "");
      piecesOf(option, table).forEach((piece) => mark(piece, said(option)));
    }
  }

  function tap(option) {
    const input = option.querySelector("input");
    if (input.type === "text") option.dispatchEvent(new CustomEvent("table:tap", { bubbles: true }));
    else input.click();
  }

  // Some and none exclude each other.
  function settle({ target }) {
    const boxes = [...target.form.querySelectorAll("[data-picks] [type=checkbox]")];
    if (!target.checked || !boxes.includes(target)) return;
    for (const box of boxes) if ((box.name === "none") !== (target.name === "none")) box.checked = false;
  }

  // A field with another number than was refused is no longer at fault, and says so.
  function forgive(form) {
    for (const field of form.querySelectorAll("input[type=text][aria-invalid]")) {
      if (field.value === field.defaultValue) continue;
      document.getElementById(field.getAttribute("aria-describedby"))?.remove();
      field.removeAttribute("aria-invalid");
      field.removeAttribute("aria-describedby");
    }
  }

  function enhance(region) {
    const place = region.closest(".place-grid") ?? region.querySelector(".place-grid");
    const table = place?.querySelector(".felt");
    const form = place?.querySelector(".answer form");
    if (table) close(table);
    form?.addEventListener("change", settle);
    form?.addEventListener("input", () => forgive(form));
    if (!table || !form) return;
    for (const option of optionsIn(form)) piecesOf(option, table).forEach(open);
    table.classList.toggle("is-answering", table.querySelector(".felt-reach") !== null);
    table.onclick = (event) => {
      const piece = event.target.closest(".felt-reach")?.parentNode;
      const option = piece && optionsIn(form).find((one) => [...piecesOf(one, table)].includes(piece));
      if (option && form.isConnected) tap(option);
    };
    for (const name of ["input", "change"]) form.addEventListener(name, () => paint(form, table));
    paint(form, table);
  }

  document.addEventListener("htmx:load", (event) => enhance(event.target));

  // The button was switched off while the answer was under way, and lost the focus: after a failure it has it again.
  document.addEventListener("htmx:afterRequest", ({ target, detail }) => {
    if (detail.successful || !target.matches?.(".answer form") || document.activeElement !== document.body) return;
    target.querySelector("[type=submit]").focus();
  });
})();
