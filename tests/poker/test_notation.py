"""The situation document is read to the letter, and every fault is named by its place."""

import json
from contextlib import suppress
from copy import deepcopy
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.poker.hand import limits, replay
from trainer.poker.incidents import KINDS, ExposedCard, Exposure, Gesture, HandTouched, WrongCount
from trainer.poker.notation import MOST_BYTES, as_told, document, parse, read
from trainer.poker.pots import layers
from trainer.poker.situation import ActionKind, Situation, SituationError, StartPot, Status, Street, Structure

WHOLE: dict[str, Any] = {
    "book": "polish",
    "game": {
        "structure": "no-limit",
        "small_blind": 50,
        "big_blind": 100,
        "ante": 10,
        "ante_by": "big-blind",
        "chip": 25,
        "denominations": [25, 100, 500],
        "small_bet": 100,
        "big_bet": 200,
        "tournament": False,
        "whole": 100,
        "rake": {"percent": "2.5", "cap": 300, "step": 25, "no_flop_no_drop": True},
    },
    "button": 3,
    "seats": [
        {"seat": 4, "stack": 5000, "cards": ["As", "Kd"], "missed": ["big", "small"], "new": True},
        {"seat": 1, "stack": 5000, "committed": 1200, "status": "folded"},
    ],
    "board": ["2c", "7d", "Jh", "Qs", "3c"],
    "start": {"street": "flop", "pots": [{"amount": 300, "eligible": [1, 4]}, {"amount": 20, "eligible": [4]}]},
    "actions": [
        {"street": "flop", "seat": 4, "action": "bet", "to": 300},
        {"street": "flop", "seat": 1, "action": "call", "to": 300, "all_in": False},
        {"street": "turn", "seat": 4, "action": "check"},
    ],
    "seat": 4,
    "last": {"button": 2, "small_blind": 3, "big_blind": 4},
    "incident": {"kind": "exposed-card", "cards": [{"seat": 4, "nth": 1, "by": "dealer", "card": "As"}]},
}

INCIDENTS: list[dict[str, Any]] = [
    {"kind": "exposed-card", "cards": [{"seat": 2, "nth": 2, "by": "off-table"}]},
    {"kind": "wrong-count", "counts": {"5": 3, "11": 1}, "next_in_sequence": True},
    {"kind": "wrong-first-seat", "seat": 5},
    {"kind": "seat-skipped", "seat": 5},
    {"kind": "empty-seat-dealt", "seat": 11},
    {"kind": "wrong-button", "was": 3, "should": 4},
    {"kind": "boxed-card", "count": 2, "during": "deal"},
    {"kind": "foreign-card", "what": "joker", "where": "seat", "seat": 3},
    {"kind": "duplicate-card", "card": "As"},
    {"kind": "missing-card", "card": "As"},
    {"kind": "stub-dropped", "order_known": False},
    {"kind": "premature-board", "street": "turn", "cards": ["As"]},
    {"kind": "flop-count", "count": 4, "burned": True},
    {"kind": "burn", "street": "turn", "burned": 0, "shown": True},
    {"kind": "burn-exposed", "card": "As"},
    {"kind": "hand-touched", "seat": 3, "with": "muck", "identifiable": True},
    {"kind": "hand-mucked", "seat": 3, "by": "dealer", "tabled": True, "identifiable": False},
    {"kind": "hand-shown", "seat": 3, "cards": ["As"]},
    {"kind": "absent", "seat": 3, "back_at": "later"},
    {"kind": "count-noticed-late", "seat": 3, "count": 3},
    {"kind": "ask-to-see", "asker": 3, "target": 4, "suspicion": False},
    {"kind": "shown-to-one", "seat": 3, "to": 4},
    {"kind": "board-claimed", "seat": 3, "tabled": True},
    {"kind": "conduct", "what": "insult", "seat": 3},
    {"kind": "rule-asked", "seat": 3, "point": "pot-award"},
    {"kind": "button-draw", "cards": ["As", "Kd"]},
    {"kind": "chip-race", "old": 25, "new": 100, "cards": ["As"]},
    {"kind": "level-up", "when": "after-riffle"},
    {
        "kind": "gesture",
        "seat": 3,
        "said": "raise",
        "amount": 500,
        "first": "words",
        "chips": [500, 500],
        "prior": [100, 25],
        "prior_pulled_back": "part",
        "taken_back": [25],
        "motions": 2,
        "in_turn": False,
        "since": 1,
    },
]


def fault(document: object) -> SituationError:
    with pytest.raises(SituationError) as caught:
        read(document)
    return caught.value


# ---- reading --------------------------------------------------------------------------------


def test_every_part_of_the_document_is_read() -> None:
    situation = read(WHOLE)
    assert situation.book == "polish"
    assert situation.game.structure is Structure.NO_LIMIT
    assert situation.game.denominations == (25, 100, 500)
    assert situation.game.rake is not None
    assert situation.game.rake.percent == Decimal("2.5")
    assert situation.numbers() == (1, 4)
    assert situation.at(4).cards == ("As", "Kd")
    assert situation.at(4).missed == ("big", "small")
    assert situation.at(1).status is Status.FOLDED
    assert situation.board == ("2c", "7d", "Jh", "Qs", "3c")
    assert situation.start is not None
    assert situation.start.pots == (StartPot(300, (1, 4)), StartPot(20, (4,)))
    assert situation.actions[0].street is Street.FLOP
    assert situation.actions[0].action is ActionKind.BET
    assert (situation.actions[1].to, situation.actions[1].all_in) == (300, False)
    assert situation.incident == ExposedCard((Exposure(4, 1, "dealer", "As"),))  # type: ignore[arg-type]


def test_an_empty_document_is_a_situation_of_which_nothing_is_told() -> None:
    assert read({}) == Situation()


def test_one_start_pot_may_be_won_by_every_live_seat() -> None:
    start = read({"start": {"street": "flop", "pot": 300}}).start
    assert start is not None
    assert start.pots == (StartPot(300, None),)


def test_a_rake_may_be_what_was_taken_of_each_pot() -> None:
    rake = read({"game": {"rake": {"taken": [85, 0]}}}).game.rake
    assert rake is not None
    assert rake.taken == (85, 0)


def test_every_kind_of_incident_is_read_and_written_back() -> None:
    assert {incident["kind"] for incident in INCIDENTS} == set(KINDS)
    for incident in INCIDENTS:
        assert document(read({"incident": incident})) == {"incident": incident}


def test_a_gesture_without_words_says_so_by_null() -> None:
    told = {"kind": "gesture", "seat": 3, "said": None, "amount": None, "first": None, "chips": [500]}
    assert read({"incident": told}).incident == Gesture(3, chips=(500,))
    assert fault({"incident": told | {"chips": [0]}}).path == "incident.chips[0]"
    assert fault({"incident": told | {"motions": 0}}).path == "incident.motions"
    assert fault({"incident": told | {"said": "stay"}}).path == "incident.said"


def test_counts_and_words_that_python_reserves_have_their_fields() -> None:
    assert read({"incident": INCIDENTS[1]}).incident == WrongCount(((5, 3), (11, 1)), True)
    assert read({"incident": INCIDENTS[15]}).incident == HandTouched(3, "muck", True)


def test_a_document_comes_back_as_it_was_but_with_seats_in_order() -> None:
    written = deepcopy(WHOLE)
    written["seats"].reverse()
    assert document(read(WHOLE)) == written
    assert read(json.loads(json.dumps(document(read(WHOLE))))) == read(WHOLE)


@pytest.mark.parametrize("percent", [5, "5", "4.75", 0, "100"])
def test_a_percentage_is_a_whole_number_or_a_decimal_string(percent: object) -> None:
    situation = read({"game": {"rake": {"percent": percent}}})
    assert situation.game.rake is not None
    assert situation.game.rake.percent == Decimal(str(percent))
    assert read(document(situation)) == situation


# ---- faults ---------------------------------------------------------------------------------

SEATS = [{"seat": 3, "stack": 500, "cards": ["As", "Kd"]}, {"seat": 5, "stack": 500}]
FAULTS: list[tuple[object, str]] = [
    ([], ""),
    (None, ""),
    ("a word", ""),
    ({"colour": "red"}, "colour"),
    ({"": 1}, "['']"),
    ({"game": {"stake": 1}}, "game.stake"),
    ({"game": []}, "game"),
    ({"game": {"structure": "spread"}}, "game.structure"),
    ({"game": {"structure": None}}, "game.structure"),
    ({"game": {"small_blind": -1}}, "game.small_blind"),
    ({"game": {"big_blind": 0}}, "game.big_blind"),
    ({"game": {"big_blind": True}}, "game.big_blind"),
    ({"game": {"ante": 1.0}}, "game.ante"),
    ({"game": {"ante": "10"}}, "game.ante"),
    ({"game": {"ante": 10**16}}, "game.ante"),
    ({"game": {"ante_by": "dealer"}}, "game.ante_by"),
    ({"game": {"chip": 0}}, "game.chip"),
    ({"game": {"denominations": [25, 25]}}, "game.denominations[1]"),
    ({"game": {"denominations": [25, 0]}}, "game.denominations[1]"),
    ({"game": {"denominations": 25}}, "game.denominations"),
    ({"game": {"tournament": 1}}, "game.tournament"),
    ({"game": {"rake": {"percent": 2.5}}}, "game.rake.percent"),
    ({"game": {"rake": {"percent": "2.5%"}}}, "game.rake.percent"),
    ({"game": {"rake": {"percent": True}}}, "game.rake.percent"),
    ({"game": {"rake": {"percent": 101}}}, "game.rake.percent"),
    ({"game": {"rake": {"percent": "-5"}}}, "game.rake.percent"),
    ({"game": {"rake": {"percent": "1e1"}}}, "game.rake.percent"),
    ({"game": {"rake": {"percent": "٥"}}}, "game.rake.percent"),
    ({"game": {"rake": {"step": 0}}}, "game.rake.step"),
    ({"game": {"rake": {"percent": 5, "taken": [5]}}}, "game.rake.taken"),
    ({"button": 0}, "button"),
    ({"button": 12}, "button"),
    ({"seats": {}}, "seats"),
    ({"seats": [{}]}, "seats[0].seat"),
    ({"seats": [{"seat": 12}]}, "seats[0].seat"),
    ({"seats": [{"seat": 1}, {"seat": 2}, {"seat": 1}]}, "seats[2].seat"),
    ({"seats": [{"seat": 1, "stack": -5}]}, "seats[0].stack"),
    ({"seats": [{"seat": 1, "cards": ["As"]}]}, "seats[0].cards"),
    ({"seats": [{"seat": 1, "cards": ["As", "Kd", "Qd"]}]}, "seats[0].cards"),
    ({"seats": [{"seat": 1, "cards": ["As", "as"]}]}, "seats[0].cards[1]"),
    ({"seats": [{"seat": 1, "cards": ["As", "10s"]}]}, "seats[0].cards[1]"),
    ({"seats": [{"seat": 1, "cards": ["As", 5]}]}, "seats[0].cards[1]"),
    ({"seats": [{"seat": 1, "cards": ["As", "As"]}]}, "seats[0].cards[1]"),
    ({"seats": [{"seat": 1, "cards": "AsKd"}]}, "seats[0].cards"),
    ({"seats": [{"seat": 1, "status": "asleep"}]}, "seats[0].status"),
    ({"seats": [{"seat": 1, "missed": ["big", "big"]}]}, "seats[0].missed[1]"),
    ({"seats": [{"seat": 1, "missed": ["middle"]}]}, "seats[0].missed[0]"),
    ({"seats": [{"seat": 1, "new": "yes"}]}, "seats[0].new"),
    ({"seats": [{"seat": 1, "name": "Ann"}]}, "seats[0].name"),
    ({"seats": [{"seat": 1}] * 12}, "seats"),
    ({"seats": [*SEATS, {"seat": 6, "cards": ["Kd", "2c"]}]}, "seats[2].cards[0]"),
    ({"seats": SEATS, "board": ["2c", "3c", "Kd"]}, "board[2]"),
    ({"board": ["2c"]}, "board"),
    ({"board": ["2c", "3c"]}, "board"),
    ({"board": ["2c", "3c", "4c", "5c", "6c", "7c"]}, "board"),
    ({"board": ["2c", "3c", "2c"]}, "board[2]"),
    ({"start": {"pot": 5}}, "start.street"),
    ({"start": {"street": "flop"}}, "start.pot"),
    ({"start": {"street": "flop", "pot": 5, "pots": []}}, "start.pots"),
    ({"start": {"street": "flop", "pots": [{"eligible": [1]}]}}, "start.pots[0].amount"),
    ({"start": {"street": "flop", "pots": [{"amount": 5, "eligible": []}]}}, "start.pots[0].eligible"),
    ({"start": {"street": "flop", "pots": [{"amount": 5, "eligible": [1, 1]}]}}, "start.pots[0].eligible[1]"),
    ({"seats": SEATS, "start": {"street": "flop", "pots": [{"amount": 5, "eligible": [3, 4]}]}},
     "start.pots[0].eligible[1]"),
    ({"actions": [{"seat": 1, "action": "fold"}]}, "actions[0].street"),
    ({"actions": [{"street": "flop", "action": "fold"}]}, "actions[0].seat"),
    ({"actions": [{"street": "flop", "seat": 1}]}, "actions[0].action"),
    ({"actions": [{"street": "showdown", "seat": 1, "action": "fold"}]}, "actions[0].street"),
    ({"actions": [{"street": "flop", "seat": 1, "action": "muck"}]}, "actions[0].action"),
    ({"actions": [{"street": "flop", "seat": 1, "action": "fold", "to": 5}]}, "actions[0].to"),
    ({"actions": [{"street": "flop", "seat": 1, "action": "bet", "to": -5}]}, "actions[0].to"),
    ({"actions": [{"street": "flop", "seat": 1, "action": "bet", "all_in": 1}]}, "actions[0].all_in"),
    ({"actions": [{"street": "flop", "seat": 1, "action": "fold"}] * 1001}, "actions"),
    ({"seats": SEATS, "actions": [{"street": "flop", "seat": 4, "action": "fold"}]}, "actions[0].seat"),
    ({"seats": SEATS, "seat": 4}, "seat"),
    ({"last": {"button": "3"}}, "last.button"),
    ({"book": 5}, "book"),
    ({"book": ""}, "book"),
    ({"incident": {}}, "incident.kind"),
    ({"incident": "misdeal"}, "incident"),
    ({"incident": {"kind": "earthquake"}}, "incident.kind"),
    ({"incident": {"kind": ["burn"]}}, "incident.kind"),
    ({"incident": {"kind": "seat-skipped"}}, "incident.seat"),
    ({"incident": {"kind": "seat-skipped", "seat": 12}}, "incident.seat"),
    ({"incident": {"kind": "seat-skipped", "seat": 1, "with": "muck"}}, "incident.with"),
    ({"incident": {"kind": "hand-touched", "seat": 1, "with_": "muck"}}, "incident.with_"),
    ({"incident": {"kind": "hand-touched", "seat": 1, "with": "foot"}}, "incident.with"),
    ({"incident": {"kind": "burn", "street": "turn", "burned": False, "shown": True}}, "incident.burned"),
    ({"incident": {"kind": "burn", "street": "turn", "burned": 1, "shown": True}}, "incident.burned"),
    ({"incident": {"kind": "wrong-count", "counts": {"12": 3}}}, "incident.counts.12"),
    ({"incident": {"kind": "wrong-count", "counts": {"5": "3"}}}, "incident.counts.5"),
    ({"incident": {"kind": "wrong-count", "counts": {}}}, "incident.counts"),
    ({"incident": {"kind": "wrong-count", "counts": [[5, 3]]}}, "incident.counts"),
    ({"incident": {"kind": "exposed-card", "cards": []}}, "incident.cards"),
    ({"incident": {"kind": "exposed-card", "cards": [{"seat": 1, "nth": 3, "by": "dealer"}]}}, "incident.cards[0].nth"),
    ({"incident": {"kind": "exposed-card", "cards": [{"seat": 1, "nth": 1}]}}, "incident.cards[0].by"),
    ({"incident": {"kind": "boxed-card", "count": 53, "during": "deal"}}, "incident.count"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("document", "path"), FAULTS, ids=[f"{path or 'whole'}-{n}" for n, (_, path) in enumerate(FAULTS)]
)
def test_a_fault_is_named_by_its_place(document: object, path: str) -> None:
    error = fault(document)
    assert error.path == path
    assert error.message
    assert len(error.message) < 600


def test_the_same_card_may_not_lie_in_an_incident_and_elsewhere() -> None:
    seats = [{"seat": 3, "cards": ["As", "Kd"]}, {"seat": 5, "cards": ["2c", "2d"]}]
    exposed = {"kind": "exposed-card", "cards": [{"seat": 5, "nth": 1, "by": "dealer", "card": "As"}]}
    assert fault({"seats": seats, "incident": exposed}).path == "incident.cards[0].card"
    assert fault({"seats": seats, "incident": {"kind": "burn-exposed", "card": "As"}}).path == "incident.card"
    assert (
        fault({"board": ["As", "3c", "4c"], "incident": {"kind": "missing-card", "card": "As"}}).path == "incident.card"
    )
    early = {"kind": "premature-board", "street": "turn", "cards": ["2c"]}
    assert fault({"seats": seats, "incident": early}).path == "incident.cards[0]"


def test_an_incident_may_name_the_cards_that_it_is_about() -> None:
    seats = [{"seat": 3, "cards": ["As", "Kd"]}, {"seat": 5, "cards": ["2c", "2d"]}]
    exposed = {"kind": "exposed-card", "cards": [{"seat": 3, "nth": 1, "by": "dealer", "card": "As"}]}
    shown = {"kind": "hand-shown", "seat": 5, "cards": ["2c", "2d"]}
    early = {"kind": "premature-board", "street": "flop", "cards": ["3c", "4c", "5c"]}
    for incident in (exposed, shown, early, {"kind": "duplicate-card", "card": "As"}):
        read({"seats": seats, "board": ["3c", "4c", "5c"], "incident": incident})


def test_a_duplicate_card_may_lie_in_two_places() -> None:
    seats = [{"seat": 3, "cards": ["As", "Kd"]}, {"seat": 5, "cards": ["As", "2d"]}]
    read({"seats": seats, "incident": {"kind": "duplicate-card", "card": "As"}})
    assert fault({"seats": seats, "incident": {"kind": "duplicate-card", "card": "Kd"}}).path == "seats[1].cards[0]"


# ---- text -----------------------------------------------------------------------------------

TEXTS = [
    ("", ""),
    ("{", ""),
    ("{'a': 1}", ""),
    ("NaN", ""),
    ('{"button": Infinity}', ""),
    ("[" * 100_000, ""),
    (b"\xff\xfe", ""),
    (b'{"book": "\xff"}', ""),
    ('{"button": 3, "button": 4}', "button"),
    ('{"seats": [{"seat": 1, "stack": 5, "stack": 6}]}', "seats[0].stack"),
    ('{"incident": {"kind": "burn", "kind": "burn"}}', "incident.kind"),
    ('{"button": ' + "9" * 10_000 + "}", "button"),
    ('{"button": -' + "9" * 10_000 + "}", "button"),
    ('{"button": 1e999}', "button"),
    ('{"\\ud800": 1}', "['\\ud800']"),
    ('{"book": "' + "x" * MOST_BYTES + '"}', ""),
]


@pytest.mark.parametrize(("text", "path"), TEXTS, ids=[f"text-{n}" for n in range(len(TEXTS))])
def test_what_is_no_document_is_refused(text: str | bytes, path: str) -> None:
    with pytest.raises(SituationError) as caught:
        parse(text)
    assert caught.value.path == path
    assert len(str(caught.value)) < 600
    json.dumps({"path": caught.value.path, "message": caught.value.message}).encode()


def test_text_and_bytes_are_read_alike() -> None:
    text = json.dumps(WHOLE)
    assert parse(text) == parse(text.encode()) == parse(b"\xef\xbb\xbf" + text.encode()) == read(WHOLE)


# ---- nothing else comes out -----------------------------------------------------------------

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 15)
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["As", "Kd", "flop", "raise", "live", "no-limit", "each", "2.5", "burn", "big"])
)
keys = st.text(max_size=4) | st.sampled_from([*WHOLE, *WHOLE["game"], *WHOLE["seats"][0], *WHOLE["actions"][0], "kind"])
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4), max_leaves=12
)


def ask_everything(value: object) -> None:
    """Read, replay and settle: a SituationError may come out of it and nothing else."""
    try:
        situation = read(value)
        assert read(json.loads(json.dumps(document(situation)))) == situation
        hand = replay(situation)
        found = layers(hand.contributions, hand.live, all_in=hand.all_in, dead=hand.dead, start=hand.start)
        back = found.uncalled.amount if found.uncalled else 0
        assert sum(pot.amount for pot in found.pots) + back == hand.pot
        if hand.to_act is not None:
            limits(hand, hand.to_act)
    except SituationError as error:
        json.dumps({"path": error.path, "message": error.message})


@given(anything)
def test_arbitrary_json_is_read_or_refused(value: object) -> None:
    ask_everything(value)


@given(st.text() | st.binary())
def test_arbitrary_text_is_read_or_refused(text: str | bytes) -> None:
    with suppress(SituationError):
        parse(text)


PLAYED: dict[str, Any] = {
    "game": {"structure": "no-limit", "small_blind": 50, "big_blind": 100, "ante": 10},
    "button": 3,
    "seats": [{"seat": seat, "stack": stack} for seat, stack in ((1, 900), (3, 2000), (4, 400), (8, 150))],
    "board": ["2c", "7d", "Jh"],
    "actions": [
        {"street": "preflop", "seat": 8, "action": "ante", "to": 10},
        {"street": "preflop", "seat": 4, "action": "small-blind", "to": 50},
        {"street": "preflop", "seat": 8, "action": "big-blind", "to": 100},
        {"street": "preflop", "seat": 1, "action": "post-live", "to": 100},
        {"street": "preflop", "seat": 1, "action": "raise", "to": 300},
        {"street": "preflop", "seat": 3, "action": "call", "to": 300},
        {"street": "preflop", "seat": 4, "action": "raise", "to": 400, "all_in": True},
        {"street": "preflop", "seat": 8, "action": "fold"},
        {"street": "preflop", "seat": 1, "action": "call", "to": 400},
        {"street": "preflop", "seat": 3, "action": "call", "to": 400},
        {"street": "flop", "seat": 1, "action": "check"},
        {"street": "flop", "seat": 3, "action": "bet", "to": 250},
        {"street": "flop", "seat": 1, "action": "fold"},
    ],
}


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, entry in inner for place in places(entry, (*path, key)))]


@st.composite
def mutations(draw: st.DrawFn) -> object:
    """A valid document with one to three of its values replaced, removed or doubled."""
    changed = deepcopy(draw(st.sampled_from([WHOLE, PLAYED, *({"incident": incident} for incident in INCIDENTS)])))
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(places(changed)[1:] or [()]))
        if not path:
            break
        holder: Any = changed
        for key in path[:-1]:
            holder = holder[key]
        match draw(st.sampled_from(["replace", "replace", "remove", "double", "add"])):
            case "replace":
                holder[path[-1]] = draw(anything)
            case "remove":
                del holder[path[-1]]
            case "double" if isinstance(holder, list):
                holder.insert(path[-1], deepcopy(holder[path[-1]]))
            case _ if isinstance(holder, dict):
                holder[draw(keys)] = draw(anything)
    return changed


@given(mutations())
def test_a_mutated_document_is_read_or_refused(changed: object) -> None:
    ask_everything(changed)


def test_an_error_about_a_seat_is_placed_where_the_document_tells_the_seat() -> None:
    document = {"seats": [{"seat": 7, "stack": 100, "committed": 200}, {"seat": 2, "stack": 500, "committed": 200}]}
    with pytest.raises(SituationError) as found:
        replay(read(document))
    assert found.value.path == "seats[1].committed"
    assert as_told(found.value, document).path == "seats[0].committed"


def test_a_text_full_of_repeated_keys_is_refused_in_one_go() -> None:
    with pytest.raises(SituationError) as found:
        parse("{" + ",".join(['"k":1'] * 160_000) + "}")
    assert found.value.path == "k"
