// Keys that answer a question: numbers choose, Enter answers and goes on, `?` lists them all.
// Numbers and `?` can be switched off, and never act while somebody types.
(() => {
  const root = document.documentElement;
  let isOn = true;
  try {
    isOn = localStorage.getItem("shortcuts") !== "off";
  } catch {
    // storage is switched off: the keys are on
  }
  root.classList.toggle("has-keys", isOn);

  function turn(on) {
    isOn = on;
    root.classList.toggle("has-keys", on);
    try {
      localStorage.setItem("shortcuts", on ? "on" : "off");
    } catch {
      // storage is switched off: the choice lasts as long as the page
    }
  }

  function list() {
    const dialog = document.querySelector("[data-shortcuts]");
    if (!dialog) return;
    dialog.querySelector("[data-shortcuts-switch]").checked = isOn;
    dialog.showModal();
  }

  // What has a meaning of its own for Enter keeps it; fields send their form by themselves.
  function goOn(event) {
    if (event.target.closest("a, button, summary, input, select, textarea, [contenteditable]")) return;
    const form = document.querySelector(".answer form");
    const onward = form?.querySelector("[type=submit]") ?? document.querySelector(".onward a");
    if (!onward) return;
    event.preventDefault();
    onward.click();
  }

  function choose(event) {
    const option = document.querySelector(`.answer [data-key="${event.key}"]`);
    const field = option?.querySelector("input");
    if (!option) {
      document.querySelector(".answer [data-amounts] input")?.focus(); // and the number goes into it
    } else if (field.type === "text") {
      event.preventDefault();
      option.dispatchEvent(new CustomEvent("table:tap", { bubbles: true }));
    } else {
      event.preventDefault();
      field.click();
      field.focus();
    }
  }

  document.addEventListener("keydown", (event) => {
    const isTaken = event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey;
    if (isTaken || document.querySelector("dialog[open]")) return;
    if (event.key === "Enter") goOn(event);
    const isTyped = event.target.closest("input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]");
    if (!isOn || isTyped) return;
    if (event.key === "?") list();
    if (/^\d$/.test(event.key)) choose(event);
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-shortcuts-open]")) list();
  });
  document.addEventListener("change", (event) => {
    if (event.target.matches("[data-shortcuts-switch]")) turn(event.target.checked);
  });
})();
