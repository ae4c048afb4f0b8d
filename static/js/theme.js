// Before the page is painted: light or dark, by the visitor's choice, else the device's; and that scripts run.
(() => {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    let chosen = null;
    try {
      chosen = localStorage.getItem("theme");
    } catch {
      // storage is switched off: follow the device
    }
    root.dataset.bsTheme = chosen || (dark.matches ? "dark" : "light");
  };
  root.classList.add("has-script");
  dark.addEventListener("change", apply);
  addEventListener("storage", apply); // chosen in another window
  apply();
})();
