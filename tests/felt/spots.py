"""Situations that the drawing, its twin and the browser tests share."""

from __future__ import annotations

import json
from pathlib import Path

from trainer.poker import incidents as kinds
from trainer.poker import notation
from trainer.poker.cards import Card
from trainer.poker.situation import (
    Action,
    ActionKind,
    Game,
    LastHand,
    Seat,
    Situation,
    Start,
    StartPot,
    Status,
    Street,
    Structure,
)

REAL_HANDS = Path(__file__).parents[1] / "cases" / "real-hands.jsonl"
GAME = Game(Structure.NO_LIMIT, 50, 100, chip=25, denominations=(25, 100, 500, 1000))


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(card) for card in text.split())


def acts(street: str, text: str) -> tuple[Action, ...]:
    """`4 raise 300, 5 fold`: actions on a street."""
    said = [(*act.split(), None)[:3] for act in text.split(", ")]
    return tuple(Action(Street(street), int(n), ActionKind(what), int(to) if to else None) for n, what, to in said)


def seated(count: int, stack: int | None = 5000) -> tuple[Seat, ...]:
    return tuple(Seat(seat, stack) for seat in range(1, count + 1))


PREFLOP = (
    "4 small-blind 50, 5 big-blind 100, 6 fold, 7 raise 300, 8 fold, 9 call 300, 1 fold, 2 fold, 3 call 300, "
    "4 fold, 5 fold"
)
RAISED = Situation(
    (*seated(2), Seat(3, 5000, cards("As Kd")), *seated(9)[3:]),
    3,
    cards("Ah Td 7s"),
    GAME,
    acts("preflop", PREFLOP) + acts("flop", "7 bet 525, 9 fold"),
)
"""Nine seats on the flop: seats 3, 7 and 9 paid 300, with 150 of blinds 1,050 in the middle; seat 7 has bet 525."""

WORST = Situation(
    tuple(
        Seat(seat, 9_000_000 - 100_000 * seat + 1_111_111 * seat, cards(two))
        for seat, two in enumerate(
            ("As Kd", "Th 9h", "2c 2d", "Qs Jc", "8h 8c", "7d 6d", "Ac Kh", "3s 3c", "5d 5h", "Js Jh"), start=1
        )
    ),
    3,
    cards("Ah Td 7s 4c 9d"),
    Game(Structure.NO_LIMIT, 5000, 10000, chip=1000),
    acts("river", "4 bet 1111111, 5 raise 2222222, 6 call 2222222, 7 call 2222222, 8 call 2222222, 9 call 2222222")
    + acts("river", "10 call 2222222, 1 call 2222222, 2 call 2222222, 3 call 2222222"),
    Start(
        Street.RIVER,
        (
            StartPot(1_234_567),
            StartPot(8_888_888, (1, 2, 3, 4)),
            StartPot(7_654_321, (2, 3, 4)),
            StartPot(2_222_222, (3, 4)),
        ),
    ),
)
"""Ten seats, four pots, everything of seven digits, every hand face up."""

ALL_IN = Situation(
    (
        Seat(1, 1500, cards("As Kd")), Seat(2, 3000, cards("7c 7d")), Seat(3, 4500), Seat(4, 6000, cards("Jh Th")),
        Seat(5, 7500), Seat(6, 9000),
    ),
    4,
    cards("Ah Td 7s 2c 2d"),
    GAME,
    acts("preflop", "5 small-blind 50, 6 big-blind 100, 1 raise 1500, 2 raise 3000, 3 fold, 4 call 3000")
    + acts("preflop", "5 fold, 6 fold"),
)  # fmt: skip
"""Three hands tabled: 1,500 from three seats and 150 of blinds make 4,650, twice 1,500 more 3,000."""

ELEVEN = Situation(
    tuple(
        Seat(n, 1000 * n, status={2: Status.ABSENT, 6: Status.SITTING_OUT, 9: Status.OUT}.get(n, Status.LIVE))
        for n in range(1, 12)
    ),
    11,
    (),
    GAME,
    acts("preflop", "1 small-blind 50, 3 big-blind 100, 4 call 100"),
)
HEADS_UP = Situation(
    (Seat(2, 5000, cards("Ts Th")), Seat(5, 4300)), 2, (), GAME, acts("preflop", "2 small-blind 50, 5 big-blind 100")
)
TOTALS = Situation(
    (
        Seat(1, 1200, cards("As Ks"), 1200), Seat(3, 5000, cards("Ah Kh"), 5000), Seat(4, 725, cards("Ad Kd"), 725),
        Seat(8, 9000, cards("Ac Kc"), 5000),
    ),
    5,
    cards("2h Td 7s 2c 2d"),
    GAME,
)  # fmt: skip
BETWEEN_HANDS = Situation(
    (
        Seat(1, 5000), Seat(2, 5000, status=Status.SITTING_OUT, missed=("big", "small")), Seat(4, 3000, new=True),
        Seat(8, 900, missed=("big",)),
    ),
    game=GAME,
    last=LastHand(1, 2, 4),
)  # fmt: skip
UNPLAYABLE = Situation(seated(4), 2, cards("Ah Td 7s"), GAME, acts("preflop", "4 raise 50, 1 raise 20, 3 check"))
"""No course of play leads here, and still it lies on a table."""

INCIDENTS: tuple[kinds.Incident, ...] = (
    kinds.ExposedCard((kinds.Exposure(3, 1, "dealer", Card("Qd")), kinds.Exposure(4, 2, "player"))),
    kinds.ExposedCard((kinds.Exposure(3, 2, "off-table", Card("Qd")),)),
    kinds.WrongCount(((3, 3), (5, 1)), True),
    kinds.WrongCount(((3, 1),), False),
    kinds.WrongFirstSeat(3),
    kinds.SeatSkipped(3),
    kinds.EmptySeatDealt(7),
    kinds.WrongButton(2, 3),
    kinds.BoxedCard(1, "deal"),
    kinds.BoxedCard(2, "turn"),
    kinds.ForeignCard("joker", "seat", 3),
    kinds.ForeignCard("joker", "board"),
    kinds.ForeignCard("other-back", "stub"),
    kinds.DuplicateCard(Card("Qd")),
    kinds.MissingCard(Card("Qd")),
    kinds.StubDropped(True),
    kinds.StubDropped(False),
    kinds.PrematureBoard("turn", cards("9c")),
    kinds.PrematureBoard("river"),
    kinds.FlopCount(4, True),
    kinds.FlopCount(2, False),
    kinds.Burn("turn", 0, True),
    kinds.Burn("turn", 2, False),
    kinds.BurnExposed(Card("Qd")),
    kinds.BurnExposed(),
    kinds.HandTouched(3, "muck", True),
    kinds.HandTouched(3, "hand", False),
    kinds.HandMucked(3, "player", True, True),
    kinds.HandMucked(3, "dealer", False),
    kinds.HandShown(3, cards("Qd")),
    kinds.HandShown(3, cards("Qd Qh")),
    kinds.Absent(3, "first-card"),
    kinds.Absent(3, "last-card"),
    kinds.Absent(3, "later"),
    kinds.CountNoticedLate(3, 3),
    kinds.AskToSee(3, 4, True),
    kinds.AskToSee(3, 4, False),
    kinds.ShownToOne(3, 4),
    kinds.BoardClaimed(3, True),
    kinds.BoardClaimed(3, False),
    kinds.Conduct("looks-at-burns", 3),
    kinds.Conduct("chips-off-table", 3),
    kinds.Conduct("takes-pot", 3),
    kinds.Conduct("language", 3),
    kinds.Conduct("insult", 3),
    kinds.RuleAsked(3, "pot-award"),
    kinds.RuleAsked(3, "most-players"),
    kinds.ButtonDraw(cards("Qd Qh Ks 2c 3c 4c")),
    kinds.ChipRace(25, 100),
    kinds.ChipRace(25, 100, cards("Qd Qh")),
    kinds.LevelUp("before-riffle"),
    kinds.LevelUp("after-riffle"),
    kinds.Gesture(5, chips=(500,)),
    kinds.Gesture(5, "raise", 500, "words", (500, 100), motions=2),
    kinds.Gesture(5, None, 300),
    kinds.Gesture(5, "call", None, "chips", (500,)),
    kinds.Gesture(3, "all-in", chips=(1000,), prior=(25, 25), prior_pulled_back="part", taken_back=(25,)),
    kinds.Gesture(3, chips=(1000, 1000), prior_pulled_back="all"),
    kinds.Gesture(6, "fold", in_turn=False),
    kinds.Gesture(6, "check", in_turn=False),
    kinds.Gesture(5, "bet"),
    kinds.Gesture(5, "pot"),
)
"""Every kind, and every word that one may carry."""


def with_incident(incident: kinds.Incident, board: str = "Ah Td 7s") -> Situation:
    return Situation(
        seated(6), 2, cards(board), GAME, acts("preflop", "3 small-blind 50, 4 big-blind 100"), incident=incident
    )


def real_hands(count: int | None = None) -> list[Situation]:
    lines = REAL_HANDS.read_text().splitlines()[:count]
    return [notation.read(json.loads(line)["document"]) for line in lines]


SITUATIONS: dict[str, Situation] = {
    "raised": RAISED, "worst": WORST, "all-in": ALL_IN, "eleven": ELEVEN, "heads-up": HEADS_UP, "totals": TOTALS,
    "between hands": BETWEEN_HANDS, "unplayable": UNPLAYABLE, "nothing": Situation(),
    **{f"{place} {incident.kind}": with_incident(incident) for place, incident in enumerate(INCIDENTS)},
}  # fmt: skip
"""All of them by name."""
