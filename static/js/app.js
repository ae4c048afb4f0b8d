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
