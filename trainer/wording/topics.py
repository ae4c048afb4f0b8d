"""The names of all topics, those of the syllabus and those that only rules have, and of the rulings' questions."""

from __future__ import annotations

from trainer.wording.languages import marked, translator
from trainer.wording.terms import QUESTIONS, TOPICS

TITLES: dict[str, str] = {
    **TOPICS,
    "own-questions": marked("Own questions"),
}
LINES: dict[str, str] = {
    "misdeals": marked("When the deal is void, and until when that can still be said."),
    "exposed-cards": marked("Cards seen, boxed, burned wrongly or dealt too early."),
    "showdown-order": marked("Who shows first, who must show, who may muck."),
    "side-pots": marked("Main pot, side pots, and what goes back uncalled."),
    "split-pots": marked("Equal hands, odd chips, and paying the shares."),
    "hand-reading": marked("The best five of seven, ties and kickers."),
    "no-limit-bets": marked("Sizes and turns where any amount may be bet."),
    "limit-bets": marked("Sizes and raises where the bets are fixed."),
    "pot-limit-bets": marked("The largest raise, counted from the pot."),
    "blinds-button": marked("Who posts what, and how the button moves."),
    "missed-blinds": marked("What a player owes who was away."),
    "dealing": marked("The deck, the order of the deal, the burns."),
    "hand-validity": marked("When a hand counts, and when it is dead."),
    "tournament": marked("Levels, seats and chips in tournaments."),
    "rake-buyin": marked("What the house takes, what a player brings."),
    "conduct": marked("How dealers and players behave at the table."),
    "own-questions": marked("Spots that an instructor made a question of."),
}


def topic_title(slug: str, lang: str) -> str:
    """The topic's name, for example `Side pots`; KeyError when there is no such topic."""
    return translator(lang).gettext(TITLES[slug])


def topic_line(slug: str, lang: str) -> str:
    """What the topic is about, in one line; KeyError when there is no such topic."""
    return translator(lang).gettext(LINES[slug])


def question_title(question: str, lang: str) -> str:
    """What a question of the rulings is called: `show order`; its word where it is no more."""
    return translator(lang).gettext(QUESTIONS.get(question, question.replace("-", " ")))
