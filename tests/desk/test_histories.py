"""Hand histories: every format is read to the same Situation, pokerkit reads them alike, and faults have their line."""

from __future__ import annotations

import json
import random
import re
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pokerkit import HandHistory

from tests.desk import phh, stars
from tests.desk.hand_samples import ABSOLUTE, FULL_TILT, IPOKER, NAMES, ONGAME, PARTYPOKER, PHH, POKERSTARS, SAMPLES
from tests.desk.hand_samples import the_hand as written_by_hand
from trainer.desk.histories.course import course, differences, packable, unpacked
from trainer.desk.histories.reading import MOST_HANDS, decoded, read_file
from trainer.desk.histories.telling import Brought, HistoryError
from trainer.poker import notation
from trainer.poker.hand import replay
from trainer.poker.pots import Pot, Uncalled
from trainer.poker.situation import ActionKind, Situation, Status, Structure

CASES = Path(__file__).parents[1] / "cases" / "real-hands.jsonl"


def the_hand(text: str) -> Brought:
    """The only hand of the text."""
    (one,) = read_file(text).hands
    if one.fault:
        raise one.fault
    assert one.brought
    return one.brought


def fault(text: str) -> HistoryError:
    """Why the only hand of the text cannot be read."""
    with pytest.raises(HistoryError) as caught:
        the_hand(text)
    return caught.value


def told(situation: Situation) -> list[tuple[str, int, str, int | None]]:
    return [(one.street.value, one.seat, one.action.value, one.to) for one in situation.actions]


# ---- the formats -----------------------------------------------------------------------------


@pytest.mark.parametrize("room", SAMPLES)
def test_each_format_is_told_by_itself_and_comes_to_the_same_hand(room: str) -> None:
    assert read_file(SAMPLES[room]).room == room
    brought = the_hand(SAMPLES[room])
    assert brought.situation == written_by_hand()
    assert brought.paid == ((1, 123),)
    assert brought.rake in (3, None)


@pytest.mark.parametrize("room", SAMPLES)
def test_the_engine_agrees_with_the_end_of_every_sample(room: str) -> None:
    found = course(the_hand(SAMPLES[room]))
    assert found.fault is None
    assert found.is_over
    piled = found.piled()
    assert piled is not None
    assert piled.pots == (Pot(126, (1, 4)),)
    assert differences(found) == []


@pytest.mark.parametrize("room", SAMPLES)
def test_every_action_knows_its_line(room: str) -> None:
    brought, lines = the_hand(SAMPLES[room]), SAMPLES[room].split("\n")
    at = {one.action: lines[line - 1] for one, line in zip(brought.situation.actions, brought.lines, strict=True)}
    assert re.search(r"10\b|cbr 10", lines[brought.lines[7] - 1])
    assert re.search(r"24|54|p4 cc", at[ActionKind.CALL])


@pytest.mark.parametrize("room", SAMPLES)
def test_no_name_is_left(room: str) -> None:
    brought = the_hand(SAMPLES[room])
    kept = json.dumps(packable(brought)) + repr(brought)
    assert not any(name in kept for name in NAMES)


WAYS: dict[str, Callable[..., Any]] = {
    "PokerStars": HandHistory.from_pokerstars,
    "Full Tilt": HandHistory.from_full_tilt_poker,
    "PartyPoker": HandHistory.from_partypoker,
    "Absolute": HandHistory.from_absolute_poker,
    "OnGame": HandHistory.from_ongame_network,
    "iPoker": HandHistory.from_ipoker_network,
    "PHH": lambda text, **_: [HandHistory.loads(text)],
}


@pytest.mark.parametrize("room", WAYS)
def test_pokerkit_reads_every_sample_alike(room: str) -> None:
    text = SAMPLES[room]
    if room == "iPoker":  # it knows small suits only, and no cards that are not shown
        text = re.sub(r">([^<>]+)</cards>", lambda cards: ">" + small(cards[1]) + "</cards>", text)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        (theirs,) = WAYS[room](text, error_status=True)
    ours = the_hand(SAMPLES[room]).situation
    players = [f"p{theirs.seats.index(one.seat) + 1}" for one in ours.actions]
    kinds = {"fold": "f", "check": "cc", "call": "cc", "bet": "cbr", "raise": "cbr"}
    made = [
        f"{player} {kinds[one.action]}" + (f" {one.to}" if kinds[one.action] == "cbr" else "")
        for one, player in zip(ours.actions, players, strict=True)
        if one.action.value in kinds
    ]
    assert [one for one in theirs.actions if re.fullmatch(r"p\d+ (f|cc|cbr \d+)", one)] == made
    assert dict(zip(theirs.seats, theirs.starting_stacks, strict=True)) == {one.seat: one.stack for one in ours.seats}


def small(cards: str) -> str:
    return "" if "X" in cards else re.sub("[CDHS]", lambda suit: suit[0].lower(), cards)


# ---- real hands ------------------------------------------------------------------------------


def plain(document: dict[str, Any]) -> dict[str, Any]:
    """The document without what a history does not tell, antes in seat order, and without what is derived."""
    found = notation.document(notation.read(document))
    game = {key: value for key, value in found["game"].items() if key not in ("chip", "whole", "tournament", "rake")}
    actions = [{key: value for key, value in one.items() if key != "all_in"} for one in found["actions"]]
    antes = sorted((one for one in actions if one["action"] == "ante"), key=lambda one: one["seat"])
    return found | {"game": game, "actions": [*antes, *(one for one in actions if one["action"] != "ante")]}


REAL = [json.loads(line)["document"] for line in CASES.read_text().splitlines()]


def test_real_hands_come_back_from_the_words_of_pokerstars() -> None:
    for document in REAL[::4]:
        assert plain(notation.document(the_hand(stars.written(document)).situation)) == plain(document)


def test_real_hands_in_cents_come_back_in_cents() -> None:
    for document in REAL[::40]:
        brought = the_hand(stars.written(document, unit=100))
        assert plain(notation.document(brought.situation)) == plain(document)
        assert brought.situation.game.whole == 100


def test_real_hands_come_back_from_phh() -> None:
    texts = [(document, phh.written(document)) for document in REAL[::6]]
    said = [(document, text) for document, text in texts if text]
    assert len(said) > 60
    for document, text in said:
        assert plain(notation.document(the_hand(text).situation)) == plain(document)


def test_real_hands_in_one_phhs_are_told_apart() -> None:
    texts = [text for text in map(phh.written, REAL[:30]) if text]
    found = read_file("\n\n".join(f"[{place}]\n{text}" for place, text in enumerate(texts, 1)))
    assert (found.room, found.count) == ("PHH", len(texts))
    assert [one.brought for one in found.hands if one.brought] == [
        Brought(the_hand(text).situation, one.brought.lines)
        for text, one in zip(texts, found.hands, strict=True)
        if one.brought
    ]


# ---- other words, other stakes ---------------------------------------------------------------


def hand(*lines: str, head: str = "Hold'em No Limit ($1/$2 USD)", stacks: str = "100 100 100") -> str:
    """A PokerStars hand of Ann, Ben and Cat in seats 1 to 3, the button in seat 1."""
    seats = [
        f"Seat {place}: {name} (${stack} in chips)"
        for place, (name, stack) in enumerate(zip(("Ann", "Ben", "Cat"), stacks.split(), strict=False), 1)
    ]
    return "\n".join(
        [f"PokerStars Hand #1: {head} - 2024/01/02", "Table 'T' 6-max Seat #1 is the button", *seats, *lines]
    )


BLINDS = ("Ben: posts small blind $1", "Cat: posts big blind $2")


def test_cents_are_the_unit_where_there_are_any() -> None:
    game = the_hand(hand("Ben: posts small blind $0.50", "Cat: posts big blind $1", "Ann: folds")).situation.game
    assert (game.small_blind, game.big_blind, game.whole) == (50, 100, 100)
    tenths = hand("Ben: posts small blind $0.5", "Cat: posts big blind $1", "Ann: folds", head="Hold'em No Limit")
    assert the_hand(tenths).situation.at(1).stack == 10_000


def test_a_fixed_limit_hand_has_its_bets_in_the_head() -> None:
    brought = the_hand(hand(*BLINDS, "Ann: raises $2 to $4", "Ben: folds", head="Hold'em Limit ($2/$4 USD)"))
    game = brought.situation.game
    assert game.structure is Structure.FIXED_LIMIT
    assert (game.small_blind, game.big_blind, game.small_bet, game.big_bet) == (1, 2, 2, 4)
    assert course(brought).fault is None


def test_a_pot_limit_hand() -> None:
    brought = the_hand(hand(*BLINDS, "Ann: raises $5 to $7", head="Hold'em Pot Limit ($1/$2 USD)"))
    assert brought.situation.game.structure is Structure.POT_LIMIT
    assert course(brought).fault is None
    over = the_hand(hand(*BLINDS, "Ann: raises $8 to $10", head="Hold'em Pot Limit ($1/$2 USD)"))
    assert course(over).fault is not None


def test_a_tournament_has_a_level_and_antes() -> None:
    head = "Tournament #7, $10+$1 USD Hold'em No Limit - Level II (15/30)"
    antes = [f"{name}: posts the ante 3" for name in ("Ann", "Ben", "Cat")]
    text = hand(*antes, "Ben: posts small blind 15", "Cat: posts big blind 30", "Ann: folds", head=head)
    game = the_hand(text).situation.game
    assert (game.tournament, game.ante, game.ante_by, game.small_blind, game.big_blind) == (True, 3, "each", 15, 30)
    one = the_hand(text.replace(antes[0], "").replace(antes[1], "")).situation
    assert one.game.ante_by == "big-blind"
    assert replay(one).dead == 3


def test_who_comes_back_posts_a_big_blind_live_and_a_small_one_dead() -> None:
    assert told(the_hand(hand(*BLINDS, "Ann: posts small & big blinds $3", "Ann: checks")).situation)[2:] == [
        ("preflop", 1, "post-dead", 1), ("preflop", 1, "post-live", 2), ("preflop", 1, "check", None),
    ]  # fmt: skip
    assert told(the_hand(hand(*BLINDS, "Ann: posts big blind $2", "Ann: checks")).situation)[2][2] == "post-live"
    assert told(the_hand(hand(*BLINDS, "Ann: posts small blind $1")).situation)[2][2] == "post-dead"
    party = PARTYPOKER.replace("** Dealing down", "Dora (x) posts big blind + dead [$3 USD].\n** Dealing down")
    assert told(the_hand(party).situation)[2:4] == [("preflop", 6, "post-dead", 1), ("preflop", 6, "post-live", 2)]


def test_a_blind_that_is_all_in_leaves_the_price() -> None:
    brought = the_hand(hand(*BLINDS[:1], "Cat: posts big blind $1", "Ann: calls $2", stacks="100 100 1"))
    assert brought.situation.game.big_blind == 2
    assert course(brought).fault is None
    assert replay(brought.situation).price.to_match == 2


def test_who_sits_out_is_not_in_the_hand() -> None:
    text = hand(*BLINDS, "Ann: folds", "Ben: folds").replace(
        "Ben: posts", "Seat 7: Dan ($50 in chips) is sitting out\nBen: posts", 1
    )
    assert the_hand(text).situation.at(7).status is Status.SITTING_OUT


def test_a_full_tilt_cap_caps_the_stacks() -> None:
    capped = FULL_TILT.replace("$1/$2 - No Limit", "$1/$2 - $80 Cap No Limit")
    assert [one.stack for one in the_hand(capped).situation.seats] == [80, 80, 60, 80]


def test_a_stack_that_ipoker_does_not_know_is_not_told() -> None:
    assert the_hand(IPOKER.replace('chips="$200"', 'chips="10000000"')).situation.at(1).stack is None


def test_what_goes_back_uncalled_is_compared() -> None:
    text = hand(
        *BLINDS,
        "Ann: raises $6 to $8",
        "Ben: folds",
        "Cat: folds",
        "Uncalled bet ($6) returned to Ann",
        "Ann collected $5 from pot",
    )
    found = course(the_hand(text))
    piled = found.piled()
    assert piled is not None
    assert piled.uncalled == Uncalled(1, 6)
    assert differences(found) == []
    wrong = differences(course(the_hand(text.replace("($6)", "($4)"))))
    assert [str(one) for one in wrong] == [
        "The history returns 4 to seat 1 uncalled; by the actions it is 6 to seat 1."
    ]


def test_heads_up_phh_tells_the_blinds_the_other_way_round() -> None:
    text = "\n".join(
        [
            "variant='NT'", "antes=[0,0]", "blinds_or_straddles=[50,100]", "min_bet=100", "starting_stacks=[1000,2000]",
            "actions=['d dh p1 ????','d dh p2 ????','p2 cc','p1 cc']",
        ]
    )  # fmt: skip
    situation = the_hand(text).situation
    assert situation.button == 2
    assert told(situation) == [
        ("preflop", 2, "small-blind", 50), ("preflop", 1, "big-blind", 100), ("preflop", 2, "call", 100),
        ("preflop", 1, "check", None),
    ]  # fmt: skip


# ---- what is not brought ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (hand(*BLINDS, "Ann: posts straddle $4"), 8),
        (hand(*BLINDS, "Ann: straddles $4"), 8),
        (FULL_TILT.replace("The button is in seat #1", "Dora (x) posts a straddle of $4\nThe button is in seat #1"), 8),
        (PHH.replace("[1, 2, 0, 0]", "[1, 2, 4, 0]"), 3),
    ],
)
def test_a_straddle_is_named(text: str, line: int) -> None:
    found = fault(text)
    assert "straddle" in str(found.remark)
    assert found.line == line


@pytest.mark.parametrize(
    ("text", "game"),
    [
        (POKERSTARS.replace("Hold'em No Limit", "Omaha Pot Limit"), "Omaha"),
        (POKERSTARS.replace("Hold'em No Limit", "5 Card Omaha Pot Limit"), "Omaha"),
        (POKERSTARS.replace("Hold'em No Limit", "6+ Hold'em No Limit"), "short deck"),
        (POKERSTARS.replace("Hold'em No Limit", "7 Card Stud Limit"), "stud"),
        (FULL_TILT.replace("No Limit Hold'em", "Limit Razz"), "razz"),
        (PARTYPOKER.replace("NL Texas Hold'em", "PL Omaha"), "Omaha"),
        (ONGAME.replace("NO_LIMIT TEXAS_HOLDEM", "POT_LIMIT OMAHA"), "Omaha"),
        (ABSOLUTE.replace("Holdem  No Limit", "Omaha  Pot Limit"), "Omaha"),
        (IPOKER.replace("Holdem NL", "Omaha PL"), "Omaha"),
        (PHH.replace("'NT'", "'PO'"), "Omaha"),
        (PHH.replace("'NT'", "'NS'"), "short deck"),
        (PHH.replace("'NT'", "'F7S'"), "stud"),
    ],
)
def test_another_game_is_named(text: str, game: str) -> None:
    assert str(fault(text).remark) == f"this is {game}: only hold'em is played here"


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        (POKERSTARS.replace("cat-3: bets $10", "cat-3: bets $1x"), 17, "cannot be read"),
        (POKERSTARS.replace("cat-3: bets $10", "cat-3: bets $1.2.3"), 17, "no number"),
        (POKERSTARS.replace("cat-3: bets $10", "stranger: bets $10"), 17, "no seat"),
        (POKERSTARS.replace("*** FLOP *** [2c 7d Jh]", "*** FLOP *** [2c 7d]"), 15, "a board of 2 cards on the flop"),
        (POKERSTARS.replace("[2c 7d Jh]\nben", "[2c 7d 7d]\nben"), 1, "given twice"),
        (POKERSTARS.replace("*** FLOP ***", "*** FIRST FLOP ***"), 15, "run twice"),
        (POKERSTARS.replace("Seat 4: cat-3", "Seat 44: cat-3"), 5, "seats 1 to 11"),
        (POKERSTARS.replace("Seat 4: cat-3", "Seat 3: cat-3"), 5, "told twice"),
        (POKERSTARS.replace("shows [Ah Kd]", "shows [Ah Kd Qd 2c]"), 25, "only hold'em"),
        (POKERSTARS.replace("Seat #1 is the button", ""), 1, "button"),
        (POKERSTARS.replace("Hold'em No Limit", "Bingo"), 1, "which game"),
        (IPOKER.replace("</round>", "</rund>", 1), 20, "not XML"),
        (IPOKER.replace('type="5"', 'type="99"'), 33, "cannot be read"),
        (PHH.replace("'p2 cbr 10'", "'p2 cbr'"), 20, "without an amount"),
        (PHH.replace("'p2 cbr 10'", "'p9 cbr 10'"), 20, "no seat"),
        (PHH.replace("min_bet = 2", "min_bet = = 2"), 4, "not TOML"),
        (PHH.replace("starting_stacks = [150,", "starting_stacks = ['x',"), 5, "expected an amount"),
    ],
)
def test_a_fault_has_its_line(text: str, line: int, why: str) -> None:
    found = fault(text)
    assert why in str(found.remark)
    assert found.line == line
    assert not any(name in str(found) for name in NAMES)


SEAT_6 = "Seat 6: Dora (x) ($300 in chips)\n"


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        (
            POKERSTARS.replace("Dora (x): folds", "Dora (x): foolds"),
            10,
            "seat 6 does something that cannot be read: “foolds”",
        ),
        (
            POKERSTARS.replace("ben_k: checks", "ben_k: chekcs"),
            16,
            "seat 3 does something that cannot be read: “chekcs”",
        ),
        (POKERSTARS.replace("Dora (x): folds", "Dora: folds"), 10, "somebody acts who has no seat: “folds”"),
        (POKERSTARS.replace("Seat 6: Dora", "Seet 6: Dora"), 6, "a line that cannot be read: “Seet 6”"),
        (POKERSTARS.replace("Seat 6: Dora", "Seat: Dora"), 6, "a line that cannot be read: “Seat”"),
        (POKERSTARS.replace("($300 in chips)", "($3oo in chips)"), 6, "a line that cannot be read: “Seat 6”"),
        (POKERSTARS.replace("Seat 1: Anna", "Seet 1: Anna"), 3, "a line that cannot be read: “Seet 1”"),
        (POKERSTARS.replace(SEAT_6, "").replace("Dora (x): folds", SEAT_6), 9, "a line that cannot be read: “Seat 6”"),
        (POKERSTARS.replace("*** RIVER ***", "** RIVER **"), 23, "a line that cannot be read: “** RIVER **”"),
        (POKERSTARS.replace("*** RIVER ***", "*** RIVR ***"), 23, "a line that cannot be read: “*** RIVR ***”"),
        (POKERSTARS.replace("*** RIVER ***", "River"), 23, "a line that cannot be read: “River”"),
        (POKERSTARS.replace("raises $20 to $30", "raises $20 to $3o"), 18, "cannot be read: “raises $20 to $3o”"),
        (POKERSTARS.replace("ben_k: folds", "ben_k: folds\ncat-3: tells Anna Blue"), 20, "seat 4 does something"),
        (FULL_TILT.replace("ben_k checks", "ben_k chekcs"), 15, "cannot be read: “chekcs”"),
        (FULL_TILT.replace("Dora (x) folds", "Dura folds"), 10, "no seat: “folds”"),
        (PARTYPOKER.replace("** Dealing River **", "** Daeling River **"), 28, "“** Daeling River **”"),
        (PARTYPOKER.replace("Dora (x) folds", "Dora (x) foolds"), 16, "“foolds”"),
        (ABSOLUTE.replace("ben_k - Checks", "ben_k - Chekcs"), 15, "“Chekcs”"),
        (ABSOLUTE.replace("Dora (x) - Folds", "Dura - Folds"), 10, "no seat: “Folds”"),
        (ONGAME.replace("--- Dealing turn", "--- Dealing trun"), 25, "“--- Dealing trun”"),
        (ONGAME.replace("ben_k checks", "ben_k chekcs"), 19, "“chekcs”"),
        (IPOKER.replace('<action no="3"', '<actoin no="3"'), 25, "“<actoin>”"),
        (IPOKER.replace('type="River"', 'type="Rivr"'), 40, "“Rivr”"),
    ],
)
def test_what_looks_like_a_seat_an_action_or_a_street_is_read_or_refused(text: str, line: int, why: str) -> None:
    found = fault(text)
    assert why in str(found.remark)
    assert found.line == line
    assert not any(name in str(found) for name in NAMES)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (
            POKERSTARS,
            [
                'ben_k said, "Anna Blue: folds"', 'rail bird said, "raises to 100"', "ben_k has timed out",
                "ben_k has timed out while disconnected", "cat-3 is disconnected", "cat-3 is connected",
                "newcomer joins the table at seat #5", "newcomer leaves the table", "Anna Blue: is sitting out",
                "newcomer: sits out", "newcomer will be allowed to play after the button", "Anna Blue: mucks hand",
                "Anna Blue: doesn't show hand", "cat-3 finished the tournament in 3rd place", "ben_k has returned",
                "Anna Blue wins the $5 bounty for eliminating cat-3", "cat-3 re-buys and receives 1500 chips for $10",
                "newcomer was removed from the table for failing to post", "Betting is capped",
            ],
        ),
        (
            FULL_TILT,
            [
                "ben_k: I think she folds", "rail bird: raises to 100", "ben_k has 15 seconds left to act",
                "ben_k has timed out", "cat-3 has been disconnected", "cat-3 has reconnected", "newcomer sits down",
                "newcomer stands up", "newcomer adds $20", "Anna Blue mucks", "ben_k is sitting out",
            ],
        ),
        (
            PARTYPOKER,
            [
                "ben_k: calls a taxi", "newcomer has joined the table.", "newcomer has left the table.",
                "ben_k will be using his time bank for this hand.", "ben_k could not respond in time.(disconnected)",
                "ben_k does not show cards.", "ben_k is sitting out", "cat-3 finished in third place.",
            ],
        ),
        (ABSOLUTE, ["ben_k - sitout (wait for bb)", "ben_k - Does not show", "ben_k - Mucks", "newcomer - sits out"]),
        (ONGAME, ["newcomer has left the table", "ben_k is sitting out"]),
    ],
)  # fmt: skip
def test_what_says_nothing_of_the_hand_is_passed_over(text: str, lines: list[str]) -> None:
    anchor = re.search(r"^ben_k[ :-]+checks$", text, re.IGNORECASE | re.MULTILINE)
    assert anchor
    for line in lines:
        assert the_hand(text.replace(anchor[0], f"{line}\n{anchor[0]}")).situation == written_by_hand(), line


def test_what_the_engine_refuses_names_the_action() -> None:
    found = course(the_hand(POKERSTARS.replace("ben_k: calls $5\ncat-3: calls $4", "cat-3: calls $4\nben_k: calls $5")))
    assert found.fault is not None
    assert (found.fault.place, found.fault.line) == (4, 13)
    assert "seat 3 is to act, not seat 4" in str(found.fault.remark)
    assert len(found.sound.actions) == 4


def test_a_declaration_in_xml_is_not_read() -> None:
    bomb = IPOKER.replace("<game gamecode", '<game x="&a;" gamecode')
    assert "XML" in str(fault(bomb).remark)
    assert "no hand begins" in str(fault("<!DOCTYPE x [<!ENTITY a 'b'>]>").remark)


def test_only_so_many_hands_are_read() -> None:
    found = read_file(POKERSTARS * (MOST_HANDS + 5))
    assert (len(found.hands), found.count) == (MOST_HANDS, MOST_HANDS + 5)
    assert [one.line for one in found.hands[:2]] == [1, 1 + POKERSTARS.count("\n")]


def test_more_than_a_megabyte_is_not_read() -> None:
    with pytest.raises(HistoryError, match="over 1 MB"):
        read_file(POKERSTARS + "é" * 500_000)


# ---- whatever comes --------------------------------------------------------------------------


def mutated(text: str, rng: random.Random) -> str:
    """The text with a few pieces lost, doubled, swapped or changed."""
    for _ in range(rng.randint(1, 6)):
        start = rng.randrange(max(len(text), 1))
        end = start + rng.choice((1, 1, 2, 8, 60))
        piece = text[start:end]
        match rng.randrange(6):
            case 0:
                text = text[:start] + text[end:]
            case 1:
                text = text[:end] + piece + text[end:]
            case 2:
                text = text[:start] + rng.choice("0123456789$[]()<>\"'=-., \n\x00é€∞٣") + text[end:]
            case 3:
                lines = text.split("\n")
                rng.shuffle(lines)
                text = "\n".join(lines)
            case 4:
                text = re.sub(r"\d+", lambda found: rng.choice((found[0], "0", "99999999999999999999")), text, count=4)
            case _:
                other = rng.choice(list(SAMPLES.values()))
                text = text[:start] + other[rng.randrange(len(other)) :][:80] + text[start:]
    return text


@pytest.mark.parametrize("room", SAMPLES)
def test_no_text_makes_the_reader_stumble(room: str) -> None:
    rng = random.Random(f"histories {room}")
    for _ in range(250):
        text = mutated(SAMPLES[room], rng)
        try:
            found = read_file(text)
        except HistoryError:
            continue
        for one in found.hands:
            assert (one.brought is None) != (one.fault is None)
            if one.brought:
                through = course(one.brought)
                through.piled()
                differences(through)
                assert unpacked(json.loads(json.dumps(packable(one.brought)))) == one.brought


def test_no_bytes_make_the_reader_stumble() -> None:
    rng = random.Random("bytes of histories")
    for _ in range(100):
        raw = rng.randbytes(rng.randrange(400))
        with pytest.raises(HistoryError):
            read_file(decoded(raw))


def test_long_lines_and_many_brackets_are_read_in_no_time() -> None:
    for text in ("Seat 1: " + "(" * 100_000, "Ann: " * 100_000, "[" * 200_000, "1,1" * 100_000):
        found = read_file(POKERSTARS.replace("*** FLOP ***", f"{text}\n*** FLOP ***")).hands[0]
        assert found.fault is not None
        assert "longer than" in str(found.fault.remark)


@pytest.mark.parametrize(
    "line", ["a." * 100_000 + "b = 1", ".".join("1" * 9_000) + " = 1", '"\\"".' + "a." * 9_000 + 'a = 1 #"']
)
def test_a_key_of_many_parts_is_refused_before_it_is_built(line: str) -> None:
    found = fault(f"variant = 'NT'\n{line}\n")
    assert found.line == 2
    assert "full stops" in str(found)


def test_decimals_are_no_keys() -> None:
    amounts = ", ".join(["0.5"] * 60)
    assert "full stops" not in str(fault(f"variant = 'NT'\nantes = [{amounts}]\n"))
