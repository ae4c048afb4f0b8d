// Sets light or dark before the page is painted: the visitor's choice, else the machine's.
(() => {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  let chosen = null;
  try {
    chosen = localStorage.getItem("theme");
  } catch {
    // storage is switched off: follow the machine
  }
  const apply = () => {
    document.documentElement.dataset.bsTheme = chosen || (dark.matches ? "dark" : "light");
  };
  dark.addEventListener("change", apply);
  apply();
})();
