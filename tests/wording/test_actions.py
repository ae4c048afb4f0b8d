"""The action log: one sentence an action, by street."""

from dataclasses import replace

from tests.felt.spots import ALL_IN, RAISED, WORST, acts
from trainer.poker.incidents import FlopCount
from trainer.poker.situation import Situation, Street
from trainer.wording.actions import action_log


def test_each_action_is_one_sentence_in_order_of_play() -> None:
    preflop, flop = action_log(RAISED, "en")
    assert (preflop.title, preflop.cards) == ("Before the flop", "")
    assert preflop.lines[:5] == (
        "Seat 4 posts the small blind, 50.",
        "Seat 5 posts the big blind, 100.",
        "Seat 6 folds.",
        "Seat 7 raises to 300.",
        "Seat 8 folds.",
    )
    assert (flop.title, flop.cards, flop.lines) == ("Flop", "A♥ 10♦ 7♠", ("Seat 7 bets 525.", "Seat 9 folds."))


def test_a_call_on_top_of_a_blind_tells_the_total() -> None:

    called = replace(
        RAISED, board=(), actions=acts("preflop", "4 small-blind 50, 5 big-blind 100, 4 call 100, 5 check")
    )
    assert action_log(called, "en")[0].lines[2:] == ("Seat 4 calls, 100 in all.", "Seat 5 checks.")


def test_the_last_chips_are_told() -> None:
    preflop = action_log(ALL_IN, "en")[0]
    assert preflop.lines[2:4] == ("Seat 1 raises to 1,500 and is all-in.", "Seat 2 raises to 3,000 and is all-in.")


def test_streets_that_only_brought_cards_are_told() -> None:
    assert [(log.street, log.cards, log.lines) for log in action_log(ALL_IN, "en")[1:]] == [
        (Street.FLOP, "A♥ 10♦ 7♠", ()),
        (Street.TURN, "2♣", ()),
        (Street.RIVER, "2♦", ()),
    ]


def test_pots_from_earlier_streets_are_told_first() -> None:
    (river,) = action_log(WORST, "en")
    assert river.lines[:2] == (
        "Main pot: 1,234,567 from the streets before.",
        "Side pot 1: 8,888,888 from the streets before.",
    )


def test_without_actions_there_is_no_log() -> None:
    assert action_log(Situation(board=ALL_IN.board), "en") == ()


def test_a_flop_that_is_too_long_is_told_as_one_flop() -> None:
    preflop = acts("preflop", "4 small-blind 50, 5 big-blind 100, 4 call 100, 5 check")
    long = replace(RAISED, board=ALL_IN.board[:4], actions=preflop, incident=FlopCount(4, burned=True))
    assert [(log.street, log.cards) for log in action_log(long, "en")[1:]] == [(Street.FLOP, "A♥ 10♦ 7♠ 2♣")]
