"""Incidents: what went wrong at the table, one frozen class for each kind of the document.

The kinds are a closed list and never renamed. A field named like a Python keyword carries a trailing underscore
(`with_` is `with` in the document). Whether action is substantial, which card off the deck it was and whether
action is pending are never stored here: rulings compute them from the Situation.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from trainer.poker.cards import Card


@dataclass(frozen=True, slots=True)
class Incident:
    """Base of all incidents; `kind` is the document's word."""

    kind: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Exposure:
    """One exposed hole card: the `nth` card of `seat` (1 or 2), and who exposed it."""

    seat: int
    nth: int
    by: Literal["dealer", "player", "off-table"]
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class ExposedCard(Incident):
    """Hole cards were exposed during or after the deal."""

    kind: ClassVar[str] = "exposed-card"
    cards: tuple[Exposure, ...]


@dataclass(frozen=True, slots=True)
class WrongCount(Incident):
    """Seats hold a wrong number of hole cards; `next_in_sequence`: the card in question is next in the deal."""

    kind: ClassVar[str] = "wrong-count"
    counts: tuple[tuple[int, int], ...]
    next_in_sequence: bool | None = None


@dataclass(frozen=True, slots=True)
class WrongFirstSeat(Incident):
    """The first card of the deal went to `seat`."""

    kind: ClassVar[str] = "wrong-first-seat"
    seat: int


@dataclass(frozen=True, slots=True)
class SeatSkipped(Incident):
    """A seat entitled to a hand got no cards."""

    kind: ClassVar[str] = "seat-skipped"
    seat: int


@dataclass(frozen=True, slots=True)
class EmptySeatDealt(Incident):
    """Cards went to a seat that is not entitled to a hand."""

    kind: ClassVar[str] = "empty-seat-dealt"
    seat: int


@dataclass(frozen=True, slots=True)
class WrongButton(Incident):
    """The hand was dealt with the button at `was`; it belonged at `should`."""

    kind: ClassVar[str] = "wrong-button"
    was: int
    should: int


@dataclass(frozen=True, slots=True)
class BoxedCard(Incident):
    """`count` cards lay face up in the deck and came out during the deal or a board deal."""

    kind: ClassVar[str] = "boxed-card"
    count: int
    during: Literal["deal", "flop", "turn", "river"]


@dataclass(frozen=True, slots=True)
class ForeignCard(Incident):
    """A card that does not belong to the deck turned up at a seat, on the board or in the stub."""

    kind: ClassVar[str] = "foreign-card"
    what: Literal["joker", "other-back"]
    where: Literal["seat", "board", "stub"]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class DuplicateCard(Incident):
    """The deck holds `card` twice."""

    kind: ClassVar[str] = "duplicate-card"
    card: Card


@dataclass(frozen=True, slots=True)
class MissingCard(Incident):
    """The deck lacks `card`."""

    kind: ClassVar[str] = "missing-card"
    card: Card


@dataclass(frozen=True, slots=True)
class StubDropped(Incident):
    """The stub fell; `order_known`: its order can be rebuilt."""

    kind: ClassVar[str] = "stub-dropped"
    order_known: bool


@dataclass(frozen=True, slots=True)
class PrematureBoard(Incident):
    """The cards of `street` were dealt while betting on the street before was open."""

    kind: ClassVar[str] = "premature-board"
    street: Literal["flop", "turn", "river"]
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class FlopCount(Incident):
    """The flop came with `count` cards; `burned`: a card was burned before it."""

    kind: ClassVar[str] = "flop-count"
    count: int
    burned: bool


@dataclass(frozen=True, slots=True)
class Burn(Incident):
    """No card or two cards were burned before `street`; `shown`: the street's board card already lies face up."""

    kind: ClassVar[str] = "burn"
    street: Literal["flop", "turn", "river"]
    burned: Literal[0, 2]
    shown: bool


@dataclass(frozen=True, slots=True)
class BurnExposed(Incident):
    """A burn card was seen."""

    kind: ClassVar[str] = "burn-exposed"
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class HandTouched(Incident):
    """The hand of `seat` touched the muck or another hand."""

    kind: ClassVar[str] = "hand-touched"
    seat: int
    with_: Literal["muck", "hand"]
    identifiable: bool | None = None


@dataclass(frozen=True, slots=True)
class HandMucked(Incident):
    """The hand of `seat` was mucked by its player or by the dealer."""

    kind: ClassVar[str] = "hand-mucked"
    seat: int
    by: Literal["player", "dealer"]
    tabled: bool
    identifiable: bool | None = None


@dataclass(frozen=True, slots=True)
class HandShown(Incident):
    """The player in `seat` exposed own cards before the showdown; `cards` are those seen, one or both."""

    kind: ClassVar[str] = "hand-shown"
    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Absent(Incident):
    """The player in `seat` was away during the deal and came back at that moment."""

    kind: ClassVar[str] = "absent"
    seat: int
    back_at: Literal["first-card", "last-card", "later"]


@dataclass(frozen=True, slots=True)
class CountNoticedLate(Incident):
    """The player in `seat` noticed holding `count` cards and did not say so at once."""

    kind: ClassVar[str] = "count-noticed-late"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class AskToSee(Incident):
    """`asker` wants to see the hand of `target`; `suspicion`: collusion is suspected."""

    kind: ClassVar[str] = "ask-to-see"
    asker: int
    target: int
    suspicion: bool


@dataclass(frozen=True, slots=True)
class ShownToOne(Incident):
    """`seat` showed its cards to the player in seat `to` only."""

    kind: ClassVar[str] = "shown-to-one"
    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class BoardClaimed(Incident):
    """`seat` claims to play the board; `tabled`: the hole cards lie face up."""

    kind: ClassVar[str] = "board-claimed"
    seat: int
    tabled: bool


@dataclass(frozen=True, slots=True)
class Conduct(Incident):
    """A matter of conduct at the table."""

    kind: ClassVar[str] = "conduct"
    what: Literal["looks-at-burns", "chips-off-table", "takes-pot", "language", "insult"]
    seat: int


@dataclass(frozen=True, slots=True)
class RuleAsked(Incident):
    """The player in `seat` asks what the house says on a `point`: the key of a policy, or the name of a figure."""

    kind: ClassVar[str] = "rule-asked"
    seat: int
    point: str


@dataclass(frozen=True, slots=True)
class ButtonDraw(Incident):
    """For the first button each player got one open card; `cards` are in seat order."""

    kind: ClassVar[str] = "button-draw"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ChipRace(Incident):
    """Chips of the value `old` go out of play and are raced for chips of the value `new`.

    `cards`: the open cards dealt for the odd chips, one for each, in seat order and seat by seat; none before the race.
    """

    kind: ClassVar[str] = "chip-race"
    old: int
    new: int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class LevelUp(Incident):
    """A hand is played at the old level; a new one was announced before or after the dealer began to riffle for it."""

    kind: ClassVar[str] = "level-up"
    when: Literal["before-riffle", "after-riffle"]


@dataclass(frozen=True, slots=True)
class Gesture(Incident):
    """What the player in `seat` said and did with chips, before the dealer has said what it comes to.

    `said` and `amount` are the words, `chips` the chips put in, in order and in `motions` motions: as many motions as
    chips are one chip each, otherwise the first motion is as many chips as a call takes. `first` tells which of words
    and chips came first, None for together. `prior` are the chips that lay in front of the seat from earlier
    on the street (none told: as many as it put in), of which `taken_back` were pulled back where it was a part of
    them. Out of turn (`in_turn` false), `since` counts the last actions of the document that came after the gesture.
    """

    kind: ClassVar[str] = "gesture"
    seat: int
    said: Literal["raise", "call", "bet", "check", "fold", "pot", "all-in"] | None = None
    amount: int | None = None
    first: Literal["words", "chips"] | None = None
    chips: tuple[int, ...] = ()
    prior: tuple[int, ...] = ()
    prior_pulled_back: Literal["none", "part", "all"] = "none"
    taken_back: tuple[int, ...] = ()
    motions: int = 1
    in_turn: bool = True
    since: int = 0


KINDS: dict[str, type[Incident]] = {
    kind.kind: kind
    for kind in (
        ExposedCard,
        WrongCount,
        WrongFirstSeat,
        SeatSkipped,
        EmptySeatDealt,
        WrongButton,
        BoxedCard,
        ForeignCard,
        DuplicateCard,
        MissingCard,
        StubDropped,
        PrematureBoard,
        FlopCount,
        Burn,
        BurnExposed,
        HandTouched,
        HandMucked,
        HandShown,
        Absent,
        CountNoticedLate,
        AskToSee,
        ShownToOne,
        BoardClaimed,
        Conduct,
        RuleAsked,
        ButtonDraw,
        ChipRace,
        LevelUp,
        Gesture,
    )
}
"""Every incident class by the document's word."""
