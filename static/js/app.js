// The few things that a page does beyond links, forms and htmx attributes.

// Light, dark, or as the device has it.
for (const menu of document.querySelectorAll("[data-colours]")) {
  const root = document.documentElement;
  const buttons = menu.querySelectorAll("[data-colour]");
  const chosen = () => {
    try {
      return localStorage.getItem("theme") ?? "";
    } catch {
      return "";
    }
  };
  const say = (colour) => buttons.forEach((one) => one.setAttribute("aria-pressed", String(one.dataset.colour === colour)));
  for (const button of buttons) {
    button.addEventListener("click", () => {
      const { colour } = button.dataset;
      try {
        if (colour) localStorage.setItem("theme", colour);
        else localStorage.removeItem("theme");
      } catch {
        // storage is switched off: the choice lasts as long as the page
      }
      const device = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
      root.dataset.bsTheme = colour || device;
      say(colour);
      menu.open = false;
      menu.querySelector("summary").focus();
    });
  }
  say(chosen());
  menu.hidden = false;
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

// Who changes the language in the middle of a form finds what was typed again: it waits in this tab for the next page.
const UNSENT = "unsent";
const fields = () =>
  [...document.querySelectorAll("main form[method=post]")]
    .flatMap((form) => [...form.elements])
    .filter((field) => field.name && !/^(hidden|password|file|submit|button|fieldset)$/.test(field.type));
const typedIn = (field) => (/^(checkbox|radio)$/.test(field.type) ? field.checked : field.value);
document.querySelector(".languages")?.addEventListener("submit", () => {
  const typed = fields().map((field) => [field.name, typedIn(field)]);
  try {
    sessionStorage.setItem(UNSENT, JSON.stringify({ path: location.pathname, typed }));
  } catch {
    // storage is switched off: the way back still leads to it
  }
});
document.addEventListener("DOMContentLoaded", () => {
  let unsent;
  try {
    unsent = JSON.parse(sessionStorage.getItem(UNSENT));
    sessionStorage.removeItem(UNSENT);
  } catch {
    return;
  }
  if (unsent?.path !== location.pathname) return;
  const { typed } = unsent;
  const there = fields();
  // A form with other fields than before is another form.
  if (there.length !== typed.length || there.some((field, at) => field.name !== typed[at][0])) return;
  there.forEach((field, at) => {
    const [, value] = typed[at];
    if (typedIn(field) === value) return;
    if (typeof value === "boolean") field.checked = value;
    else field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
});

// Notices float above the page, are said aloud, and go when they have been read or are sent away; troubles stay.
const notices = document.getElementById("notices");

function notice(text, kind = "info") {
  const note = document.createElement("div");
  note.className = `alert alert-${kind}`;
  note.append(text);
  show(note);
  return note;
}

function show(note) {
  const close = document.createElement("button");
  close.type = "button";
  close.className = "btn-close";
  close.setAttribute("aria-label", notices.dataset.dismiss);
  close.addEventListener("click", () => note.remove());
  note.append(close);
  notices.append(note);
  if (note.matches(".alert-danger, .alert-warning")) return;
  // Time to notice it and to read it slowly; it does not run while somebody is at it.
  let left = 6 + note.textContent.trim().length / 8;
  const clock = setInterval(() => {
    if (!note.matches(":hover, :focus-within") && !document.hidden) left -= 1;
    if (left <= 0 || !note.isConnected) {
      clearInterval(clock);
      note.remove();
    }
  }, 1000);
}

// A live region says only what comes into it, so what the page came with is put in anew.
if (notices) [...notices.children].forEach(show);

// A request that fails is said, not swallowed.
for (const name of ["htmx:sendError", "htmx:responseError", "htmx:timeout"]) {
  document.addEventListener(name, ({ detail }) => {
    notices.querySelectorAll(".is-of-the-net").forEach((old) => old.remove());
    const { status } = detail.xhr ?? {};
    const { refused, unreachable, noConnection } = notices.dataset;
    const why = status >= 400 && status < 500 ? refused : navigator.onLine ? unreachable : noConnection;
    notice(why, "danger").classList.add("is-of-the-net");
  });
}
document.addEventListener("htmx:afterOnLoad", () => {
  notices.querySelectorAll(".is-of-the-net").forEach((old) => old.remove());
});

// A bar at the top of the page while something is fetched.
let underWay = 0;
const fetching = (change) => {
  underWay = Math.max(0, underWay + change);
  document.getElementById("loading")?.classList.toggle("is-on", underWay > 0);
};
document.addEventListener("htmx:beforeSend", () => fetching(1));
document.addEventListener("htmx:afterRequest", () => fetching(-1));

// A form that was refused begins at its first fault.
document.querySelector("main [aria-invalid=true]")?.focus();

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
});

// The service worker keeps the shell and the offline page; the site does without it too.
const { worker } = document.currentScript.dataset;
if (worker && "serviceWorker" in navigator) navigator.serviceWorker.register(worker).catch(() => {});
