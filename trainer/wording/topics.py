"""The names of the topics, and what each is about in a line."""

from __future__ import annotations

from trainer.wording.languages import marked, translator

TOPICS: dict[str, tuple[str, str]] = {
    "misdeals": (marked("Misdeals"), marked("When the deal is void, and until when that can still be said.")),
    "exposed-cards": (marked("Exposed cards"), marked("Cards seen, boxed, burned wrongly or dealt too early.")),
    "showdown-order": (marked("Showdown order"), marked("Who shows first, who must show, who may muck.")),
    "side-pots": (marked("Side pots"), marked("Main pot, side pots, and what goes back uncalled.")),
    "split-pots": (marked("Split pots"), marked("Equal hands, odd chips, and paying the shares.")),
    "hand-reading": (marked("Reading hands"), marked("The best five of seven, ties and kickers.")),
    "no-limit-bets": (marked("No-limit bets"), marked("Sizes and turns where any amount may be bet.")),
    "limit-bets": (marked("Limit bets"), marked("Sizes and raises where the bets are fixed.")),
    "pot-limit-bets": (marked("Pot-limit bets"), marked("The largest raise, counted from the pot.")),
    "blinds-button": (marked("Blinds and button"), marked("Who posts what, and how the button moves.")),
    "missed-blinds": (marked("Missed blinds"), marked("What a player owes who was away.")),
    "dealing": (marked("Dealing"), marked("The deck, the order of the deal, the burns.")),
    "hand-validity": (marked("Live and dead hands"), marked("When a hand counts, and when it is dead.")),
    "tournament": (marked("Tournaments"), marked("Levels, seats and chips in tournaments.")),
    "rake-buyin": (marked("Rake and buy-in"), marked("What the house takes, what a player brings.")),
    "conduct": (marked("Conduct"), marked("How dealers and players behave at the table.")),
}
"""Topic -> its name and its line; a topic that trainees drill or that a rule belongs to."""


def topic_title(slug: str, lang: str) -> str:
    """The topic's name, for example `Side pots`; KeyError when there is no such topic."""
    return translator(lang).gettext(TOPICS[slug][0])


def topic_line(slug: str, lang: str) -> str:
    """What the topic is about, in one line; KeyError when there is no such topic."""
    return translator(lang).gettext(TOPICS[slug][1])
