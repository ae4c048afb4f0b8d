// The deck that a reader likes, with two colours or with four: kept in the browser, set before the page is painted.
{
  const root = document.documentElement;
  try {
    root.dataset.deck = localStorage.getItem("deck") ?? "two-colour";
  } catch {
    root.dataset.deck = "two-colour"; // storage is switched off: the choice lasts as long as the page
  }
  document.addEventListener("click", ({ target }) => {
    if (!target.closest("[data-deck-button]")) return;
    root.dataset.deck = root.dataset.deck === "two-colour" ? "four-colour" : "two-colour";
    try {
      localStorage.setItem("deck", root.dataset.deck);
    } catch {
      // as above
    }
  });
}
