"""What the house takes from the pot, and from how much of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import Decimal

from trainer.poker.hand import replay
from trainer.poker.situation import Rake as Terms
from trainer.poker.situation import Situation, needed
from trainer.rulebooks.policies import Rake
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.pots import lay_out
from trainer.rulings.ruling import Desk, Ruling
from trainer.rulings.steps import Reason


@dataclass(frozen=True, slots=True)
class RakeVerdict:
    """`rakeable`: all pots after the uncalled part, 0 where no flop means no drop; `rake`: what is taken of it."""

    rakeable: int
    rake: int


def rule_rake(situation: Situation, book: Rulebook) -> Ruling[RakeVerdict]:
    """The rake of the hand by the document's terms, else by the rate that the book gives.

    SituationError at `game.rake` where neither gives one, at `actions` while a street is open, at `game.whole` where
    the book's cap is in whole dollars.
    """
    terms = situation.game.rake or _terms_of(situation, book)
    raked = replace(situation, game=replace(situation.game, rake=terms))
    desk = Desk(book, raked)
    layout = lay_out(desk, replay(raked))
    rake = sum(layout.rakes)
    rakeable = sum([pot.amount for pot in layout.pots])
    if any(step.code is Reason.NO_FLOP_NO_DROP for step in layout.steps):
        rakeable = 0
    total = (desk.step(Reason.RAKEABLE, Rake, amount=rakeable),) if rakeable else ()
    return Ruling("rake", book.slug, RakeVerdict(rakeable, rake), layout.steps + total)


def _terms_of(situation: Situation, book: Rulebook) -> Terms:
    """The book's own rate, in the document's unit; the book knows of no hand without a rake."""
    percent, cap = book.figure("rake-percent").value, book.figure("rake-cap-whole").value
    most = None if cap is None else cap * needed(situation.game.whole, "game.whole")
    return Terms(percent=Decimal(needed(percent, "game.rake")), cap=most, no_flop_no_drop=False)
