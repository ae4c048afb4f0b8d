"""A voice: says in one language the steps, hands and citations of an answer."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.rulebooks import shelf
from trainer.rulebooks.rulebook import Citation, Status
from trainer.rulings.ruling import Step
from trainer.wording.hands import hand_name
from trainer.wording.languages import translator
from trainer.wording.rules import told
from trainer.wording.steps import step_text


@dataclass(frozen=True, slots=True)
class Voice:
    """`lang` is a language code. Every method raises KeyError for a language that the trainer does not speak."""

    lang: str

    def step(self, step: Step) -> str:
        """The step as one or a few sentences."""
        return step_text(step, self.lang)

    def hand(self, category: str, cards: tuple[str, ...]) -> str:
        """The name of a hand of five cards in reading order."""
        return hand_name(category, cards, self.lang)

    def citation(self, citation: Citation) -> str:
        """What the rule says, with our reading of it where the answer rests on one; or that the book is silent."""
        say = translator(self.lang)
        rule = shelf.rule(citation)
        if rule is None:
            base = shelf.book(citation.book).base
            if base is None:
                return say.gettext("The book does not say.")
            return say.gettext("The sheet does not say; {book} applies.").format(book=told(base.title, self.lang))
        if citation.status is Status.READING and rule.reading:
            return say.gettext("{summary} Our reading: {reading}").format(
                summary=told(rule.summary, self.lang), reading=told(rule.reading, self.lang)
            )
        return told(rule.summary, self.lang)
