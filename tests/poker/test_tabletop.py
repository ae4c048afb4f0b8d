"""What lies on the table: chips are neither made nor lost, and what is asked can be left off."""

from dataclasses import replace

import pytest

from tests.felt.spots import ALL_IN, GAME, RAISED, SITUATIONS, TOTALS, UNPLAYABLE, acts, real_hands, seated
from trainer.poker.situation import ActionKind, Game, Seat, Situation, Status, Structure
from trainer.poker.tabletop import Tabletop, tabletop


def chips(top: Tabletop) -> int:
    """All chips on the table: left, in front and in the pots."""
    return sum((chair.stack or 0) + chair.bet for chair in top.chairs) + sum(pot.amount for pot in top.pots)


@pytest.mark.parametrize("options", [{}, {"hide": ("pots",)}, {"is_over": True}])
def test_chips_are_neither_made_nor_lost_in_real_hands(options: dict[str, object]) -> None:
    hands = [hand for hand in real_hands(200) if all(seat.stack is not None for seat in hand.seats)]
    assert len(hands) > 100
    for hand in hands:
        before = sum(seat.stack or 0 for seat in hand.seats)
        before += sum(pot.amount for pot in hand.start.pots) if hand.start else 0
        assert chips(tabletop(hand, **options)) == before  # type: ignore[arg-type]


def test_each_bet_lies_in_front_until_the_next_street_is_dealt() -> None:
    called = replace(RAISED, actions=RAISED.actions + acts("flop", "3 call 525"))
    assert [(chair.seat, chair.bet) for chair in tabletop(called).chairs if chair.bet] == [(3, 525), (7, 525)]
    dealt = tabletop(replace(called, board=(*called.board, "2c")))  # type: ignore[arg-type]
    assert [chair.bet for chair in dealt.chairs] == [0] * 9
    assert [pot.amount for pot in dealt.pots] == [1050 + 2 * 525]


def test_what_nobody_called_stays_with_its_seat() -> None:
    bets = acts("preflop", "5 small-blind 50, 6 big-blind 100, 1 call 100, 2 raise 3000, 3 fold, 4 fold")
    called = replace(ALL_IN, actions=bets + acts("preflop", "5 fold, 6 fold, 1 call 1500"))
    top = tabletop(called)
    assert [(chair.seat, chair.bet) for chair in top.chairs if chair.bet] == [(2, 1500)]
    assert [pot.amount for pot in top.pots] == [1500 + 1500 + 50 + 100]


def test_antes_lie_in_the_middle() -> None:
    game = Game(Structure.NO_LIMIT, 50, 100, ante=25, ante_by="each", chip=25)
    posts = acts("preflop", "1 ante 25, 2 ante 25, 3 ante 25, 2 small-blind 50, 3 big-blind 100")
    assert [pot.amount for pot in tabletop(Situation(seated(3), 1, (), game, posts)).pots] == [75]


def test_a_big_blind_ante_lies_in_the_main_pot() -> None:
    game = Game(Structure.NO_LIMIT, 50, 100, ante=100, ante_by="big-blind", chip=25)
    posts = acts("preflop", "3 ante 100, 2 small-blind 50, 3 big-blind 100")
    top = tabletop(Situation(seated(3), 1, (), game, posts))
    assert [pot.amount for pot in top.pots] == [100]
    assert top.chairs[2].stack == 5000 - 200


def test_hidden_pots_leave_every_chip_in_front() -> None:
    top = tabletop(RAISED, hide=("pots",))
    assert {chair.seat: chair.bet for chair in top.chairs if chair.bet} == {3: 300, 4: 50, 5: 100, 7: 825, 9: 300}
    assert top.pots == ()


def test_totals_lie_in_front_and_tell_who_is_all_in() -> None:
    top = tabletop(TOTALS)
    assert [(chair.seat, chair.bet, chair.stack, chair.is_all_in) for chair in top.chairs if chair.part == "live"] == [
        (1, 1200, 0, True),
        (3, 5000, 0, True),
        (4, 725, 0, True),
        (8, 5000, 4000, False),
    ]


def test_no_one_is_to_act_where_only_totals_are_told_or_it_is_asked() -> None:
    assert [chair.seat for chair in tabletop(RAISED).chairs if chair.is_to_act] == [3]
    for top in (tabletop(TOTALS), tabletop(RAISED, hide=("to-act",))):
        assert not any(chair.is_to_act for chair in top.chairs)


def test_hidden_cards_are_not_out() -> None:
    top = tabletop(RAISED, hide=("cards",))
    assert not any(chair.cards for chair in top.chairs)
    assert (top.is_dealt, top.mucked) == (False, 0)


def test_cards_are_out_once_anything_was_done() -> None:
    assert not tabletop(Situation(seated(4), 1, game=GAME)).is_dealt
    assert tabletop(Situation(seated(4), 1, game=GAME, actions=acts("preflop", "2 small-blind 50"))).is_dealt


def test_nobody_live_and_nobody_there_are_no_trouble() -> None:
    gone = Situation((Seat(1, 100, status=Status.FOLDED), Seat(2, 100, status=Status.OUT)), 1, (), GAME)
    assert [chair.part for chair in tabletop(gone).chairs] == ["folded", "out", "empty", "empty", "empty", "empty"]
    folded = replace(gone, actions=acts("preflop", "1 small-blind 50"), board=("As", "Ks", "Qs"))  # type: ignore[arg-type]
    assert [pot.amount for pot in tabletop(folded).pots] == [50]
    assert len(tabletop(Situation()).chairs) == 6


def test_what_cannot_be_played_still_lies_there() -> None:
    top = tabletop(UNPLAYABLE)
    assert top.is_dealt
    assert ActionKind.CHECK is UNPLAYABLE.actions[-1].action
    assert all(tabletop(situation).chairs for situation in SITUATIONS.values())
