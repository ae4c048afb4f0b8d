"""Who posts before the next hand: by rule, over many hands in a row, and for any table at all."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.rulings.asking import ask, codes, figures, rules
from trainer.poker import notation
from trainer.poker.situation import SituationError
from trainer.rulebooks import shelf
from trainer.rulings.blinds import BlindsVerdict, rule_blinds
from trainer.wording.answers import answer_object

CASH: dict[str, Any] = {"structure": "no-limit", "small_blind": 5, "big_blind": 10, "whole": 1, "tournament": False}
EVENT = CASH | {"tournament": True}
LAST = {"button": 1, "small_blind": 2, "big_blind": 3}
LEFT = {book: (2,) if book == "hellenic" else (1, 2) for book in shelf.slugs()}
"""Who of button and small blind may leave three players, so that the big blind still goes on to the next one: EL-19
gives the last small blind the button."""
DEAD_BUTTON = ("polish", "german", "hellenic", "tda", "roberts", "wsop-cash", "wsop-tournament")


def table(*seats: int, **of: dict[str, Any]) -> list[dict[str, Any]]:
    """The seats with 500 chips each; `s4={...}` says more of seat 4."""
    return [{"seat": seat, "stack": 500} | of.get(f"s{seat}", {}) for seat in seats]


def blinds(book: str, seats: list[dict[str, Any]], **document: Any) -> BlindsVerdict:
    document = {"last": LAST, "game": CASH} | document
    verdict = ask("blinds", book, seats=seats, **document).verdict
    assert isinstance(verdict, BlindsVerdict)
    return verdict


def posted(verdict: BlindsVerdict) -> list[tuple[int, str, int, int]]:
    return [(post.seat, post.kind.value, post.live, post.dead) for post in verdict.posts]


# ---- the button ---------------------------------------------------------------------------------


@pytest.mark.parametrize("book", shelf.slugs())
def test_with_everybody_there_every_book_moves_button_and_blinds_by_one_seat(book: str) -> None:
    verdict = blinds(book, table(1, 2, 3, 4, 5))
    assert verdict.button == 2
    assert posted(verdict) == [(3, "small-blind", 5, 0), (4, "big-blind", 10, 0)]


@pytest.mark.parametrize("book", shelf.slugs())
def test_an_empty_chair_is_due_the_button(book: str) -> None:
    """Dead button: it goes to the empty chair 2, which had the small blind. HU-17, moving: on to seat 3."""
    verdict = blinds(book, table(1, 3, 4, 5))
    if book == "pacific":
        assert verdict.button == 3
        assert [post.seat for post in verdict.posts] == [4, 5]
    else:
        assert verdict.button == 2
        assert [post.seat for post in verdict.posts] == [3, 4]


@pytest.mark.parametrize("book", shelf.slugs())
def test_the_last_big_blind_is_gone(book: str) -> None:
    """Dead button: no small blind, the big one goes on to 4. HU-17, HU-02: both directly left of button 2."""
    verdict = blinds(book, table(1, 2, 4, 5))
    expected = [(4, "small-blind"), (5, "big-blind")] if book == "pacific" else [(4, "big-blind")]
    assert [(post.seat, post.kind) for post in verdict.posts] == expected


@pytest.mark.parametrize("book", shelf.slugs())
def test_heads_up_the_button_posts_the_small_blind(book: str) -> None:
    """PL-12, DE-36, 34-B, 87, 153, Blinds heads-up: the other player had the big blind and has the button now."""
    verdict = blinds(book, table(2, 6), last={"button": 2, "small_blind": 2, "big_blind": 6})
    assert verdict.button == 6
    assert posted(verdict) == [(6, "small-blind", 5, 0), (2, "big-blind", 10, 0)]


@pytest.mark.parametrize(("book", "out"), [(book, out) for book in DEAD_BUTTON for out in (1, 2) if out in LEFT[book]])
def test_nobody_has_the_big_blind_twice_when_three_become_two(book: str, out: int) -> None:
    verdict = blinds(book, table(*{1, 2, 3} - {out}), game=EVENT if book == "german" else CASH)
    assert [post.seat for post in verdict.posts if post.kind == "big-blind"] == [3 - out]
    assert verdict.button == 3


def test_the_last_small_blind_gets_the_button_of_two_and_that_can_bring_the_big_blind_twice() -> None:
    """EL-19: seat 2 had the small blind and gets the button; by the base that is the small blind again."""
    ruling = ask("blinds", "hellenic", seats=table(2, 3), last=LAST, game=CASH)
    assert posted(ruling.verdict) == [(2, "small-blind", 5, 0), (3, "big-blind", 10, 0)]
    assert rules(ruling, "button-moves") == [("hellenic", "EL-19")]


def test_heads_up_the_button_goes_to_the_other_although_it_was_with_the_small_blind() -> None:
    """EL-19 by the letter would leave the button at seat 1 for ever: our reading sends it to the other player."""
    last = {"button": 1, "small_blind": 1, "big_blind": 2}
    ruling = ask("blinds", "hellenic", seats=table(1, 2), last=last, game=CASH)
    assert posted(ruling.verdict) == [(2, "small-blind", 5, 0), (1, "big-blind", 10, 0)]
    assert rules(ruling, "button-changes-sides") == [("hellenic", "EL-19")]


def test_the_moving_button_can_bring_the_big_blind_twice() -> None:
    """HU-17 moves the button from 1 on to 2; with two left it is the small blind, so seat 3 is the big blind again."""
    assert posted(blinds("pacific", table(2, 3))) == [(2, "small-blind", 5, 0), (3, "big-blind", 10, 0)]


@pytest.mark.parametrize("book", DEAD_BUTTON)
@given(luck=some.data())
@settings(max_examples=15)
def test_hand_after_hand_the_big_blind_goes_to_the_next_player_there_is(book: str, luck: some.DataObject) -> None:
    """Players drop out at random. No one is passed by or hit twice, and a small blind follows every big one left."""
    there = sorted(luck.draw(some.sets(some.integers(1, 11), min_size=4)))
    last = {"button": there[0], "small_blind": there[1], "big_blind": there[2]}
    for _ in range(8):
        had = last["big_blind"]
        if len(there) > 2 and luck.draw(some.booleans()):
            there.remove(luck.draw(some.sampled_from(there)))
        verdict = blinds(book, table(*there), last=last, game=EVENT if book == "german" else CASH)
        posts = {post.kind.value: post.seat for post in verdict.posts}
        if book == "hellenic" and len(there) == 2 and last["button"] != last["small_blind"] in there:
            assert verdict.button == last["small_blind"]  # EL-19
            last = {"button": verdict.button, "small_blind": verdict.button, "big_blind": posts["big-blind"]}
            continue
        around = [(had + step - 1) % 11 + 1 for step in range(1, 12)]
        assert posts["big-blind"] == next(seat for seat in around if seat in there)
        if len(there) > 2:
            assert posts.get("small-blind") == (had if had in there else None)
            assert verdict.button == last["small_blind"]
        else:
            assert posts["small-blind"] == verdict.button != posts["big-blind"]
        heads_up = len(there) == 2
        last = {
            "button": verdict.button,
            "small_blind": posts["small-blind"] if heads_up else had,
            "big_blind": posts["big-blind"],
        }


# ---- amounts ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("limit", "polish", "rounded"), [(500, 250, 200), (1500, 750, 700), (300, 150, 100), (400, 200, 200), (100, 50, 50)]
)
def test_the_small_blind_by_house_and_limit(limit: int, polish: int, rounded: int) -> None:
    """PL-10: half. EL-03 and HU-02: half, in whole euros or dollars where the lower limit is above one."""
    game = {"structure": "fixed-limit", "small_bet": limit, "big_bet": 2 * limit, "whole": 100, "tournament": False}
    for book, small in (("polish", polish), ("hellenic", rounded), ("pacific", rounded)):
        seats = table(1, 2, 3, 4, s3={"stack": 9999})
        assert ask_without_chips(book, seats, {"last": LAST, "game": game}).posts[0].live == small


def ask_without_chips(book: str, seats: list[dict[str, Any]], document: dict[str, Any]) -> BlindsVerdict:
    """`ask` puts blinds into the game; here the book sets them."""
    return rule_blinds(notation.read({**document, "seats": seats}), shelf.book(book)).verdict


def test_a_house_that_rounds_needs_to_know_what_one_euro_is() -> None:
    game = {"structure": "fixed-limit", "small_bet": 500, "big_bet": 1000, "tournament": False}
    with pytest.raises(SituationError) as fault:
        ask_without_chips("pacific", table(1, 2, 3, 4), {"last": LAST, "game": game})
    assert fault.value.path == "game.whole"


def test_half_of_an_odd_blind_is_no_amount() -> None:
    game = {"structure": "no-limit", "big_blind": 25, "tournament": False}
    with pytest.raises(SituationError) as fault:
        ask_without_chips("polish", table(1, 2, 3, 4), {"last": LAST, "game": game})
    assert fault.value.path == "game.big_blind"


# ---- missed blinds and new players --------------------------------------------------------------

MISSED = {
    "roberts": {("big",): (10, 0), ("small",): (5, 0), ("big", "small"): (10, 5)},
    "polish": {("big",): (10, 0), ("small",): (5, 0), ("big", "small"): (10, 5)},
    "pacific": {("big",): (10, 0), ("small",): (5, 0), ("big", "small"): (10, 5)},
    "wsop-cash": {("big",): (10, 0), ("small",): (0, 5), ("big", "small"): (10, 5)},
    "hellenic": {("big",): (10, 5), ("small",): (0, 5), ("big", "small"): (10, 5)},
    "tda": {("big",): (0, 0), ("small",): (0, 0), ("big", "small"): (0, 0)},
    "german": {("big",): (0, 0), ("small",): (0, 0), ("big", "small"): (0, 0)},
    "wsop-tournament": {("big",): (0, 0), ("small",): (0, 0), ("big", "small"): (0, 0)},
}
"""Blinds of 5 and 10: what is posted live and dead. Blinds missed (R), 156, EL-23, EL-24; DE-22, 30 and 82: nothing."""


@pytest.mark.parametrize("book", shelf.slugs())
@pytest.mark.parametrize("missed", [("big",), ("small",), ("big", "small")])
def test_what_is_made_up_by_book(book: str, missed: tuple[str, ...]) -> None:
    game = EVENT if shelf.book(book).play == ("tournament",) else CASH
    verdict = blinds(book, table(1, 2, 3, 4, 5, 6, s6={"missed": list(missed)}), game=game)
    assert verdict.dealt_in == (1, 2, 3, 4, 5, 6)
    assert [(post.live, post.dead) for post in verdict.posts if post.seat == 6] == [
        parts for parts in [MISSED[book][missed]] if any(parts)
    ]


def test_who_tells_of_missed_blinds_need_not_say_that_it_is_a_cash_game() -> None:
    game = {"small_blind": 5, "big_blind": 10}
    verdict = ask_without_chips(
        "roberts", table(1, 2, 3, 4, 5, 6, s6={"missed": ["small"]}), {"last": LAST, "game": game}
    )
    assert (6, "post-live", 5, 0) in posted(verdict)


def test_whether_an_absent_player_is_blinded_must_be_known_in_a_book_for_both() -> None:
    with pytest.raises(SituationError) as fault:
        ask_without_chips(
            "roberts",
            table(1, 2, 3, 4, s4={"status": "absent"}),
            {"last": LAST, "game": {"small_blind": 5, "big_blind": 10}},
        )
    assert fault.value.path == "game.tournament"


NEW = dict.fromkeys(shelf.slugs(), 0) | {"polish": 10, "hellenic": 10, "pacific": 10, "roberts": 10}


@pytest.mark.parametrize("book", shelf.slugs())
def test_a_new_player_left_of_the_blinds(book: str) -> None:
    """EL-20, HU-16, Blinds new player: one big blind, live. 100-a in no-limit, 8-A and 66: nothing."""
    verdict = blinds(book, table(1, 2, 3, 4, 5, 6, s6={"new": True}))
    assert sum(post.live for post in verdict.posts if post.seat == 6) == NEW[book]
    assert verdict.dealt_in == (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize("book", shelf.slugs())
def test_a_new_player_between_button_and_small_blind(book: str) -> None:
    """EL-22, Blinds new player, 10-A, 66: waits. 154: may post the big blind there."""
    verdict = blinds(book, table(1, 2, 3, 4, 5, s3={"new": True}), last={"button": 1, "small_blind": 2, "big_blind": 4})
    if book == "wsop-cash":
        assert verdict.dealt_in == (1, 2, 3, 4, 5)
        assert (3, "post-live", 10, 0) in posted(verdict)
    else:
        assert verdict.waiting == (3,)
        assert verdict.dealt_in == (1, 2, 4, 5)


@pytest.mark.parametrize("book", shelf.slugs())
def test_a_new_player_in_the_place_of_the_big_blind_is_the_big_blind(book: str) -> None:
    verdict = blinds(book, table(1, 2, 3, 4, 5, s4={"new": True}))
    assert (4, "big-blind", 10, 0) in posted(verdict)
    assert 4 in verdict.dealt_in


@pytest.mark.parametrize("book", shelf.slugs())
def test_an_absent_player_due_the_big_blind(book: str) -> None:
    """Tournaments (DE-24, 30, 82): posted from the stack. Cash games: the next player posts it (EL-23)."""
    is_event = shelf.book(book).play == ("tournament",)
    verdict = blinds(book, table(1, 2, 3, 4, 5, s4={"status": "absent"}), game=EVENT if is_event else CASH)
    assert [post.seat for post in verdict.posts if post.kind == "big-blind"] == [4 if is_event else 5]
    assert (4 in verdict.dealt_in) == is_event


def test_the_steps_say_why_a_small_blind_is_passed_on() -> None:
    ruling = ask("blinds", "hellenic", seats=table(1, 2, 3, 4, 5, s3={"status": "absent"}), last=LAST, game=CASH)
    assert figures(ruling, "small-blind-passed-on") == {"seat": 3, "to": 4}
    assert rules(ruling, "small-blind-passed-on") == [("hellenic", "EL-24")]
    assert "no-ante" not in codes(ruling)


def test_where_the_house_is_silent_the_step_says_so() -> None:
    ruling = ask("blinds", "hellenic", seats=table(1, 3, 4, 5), last=LAST, game=CASH)
    assert rules(ruling, "dead-button") == [("hellenic", None), ("roberts", "Blinds 2")]


# ---- any table ----------------------------------------------------------------------------------

seat_numbers = some.integers(1, 11)
any_seat = some.fixed_dictionaries(
    {"seat": seat_numbers},
    optional={
        "stack": some.integers(0, 40),
        "status": some.sampled_from(["live", "live", "folded", "absent", "sitting-out", "out"]),
        "new": some.booleans(),
        "missed": some.lists(some.sampled_from(["big", "small"]), unique=True),
    },
)
any_game = some.fixed_dictionaries(
    {"big_blind": some.sampled_from([10, 15, 40])},
    optional={
        "small_blind": some.integers(0, 10),
        "structure": some.sampled_from(["no-limit", "fixed-limit"]),
        "small_bet": some.just(10),
        "ante": some.integers(0, 5),
        "ante_by": some.sampled_from(["each", "big-blind"]),
        "tournament": some.booleans(),
        "whole": some.sampled_from([1, 4, 100]),
    },
)
any_document = some.fixed_dictionaries(
    {"game": any_game, "seats": some.lists(any_seat, max_size=11, unique_by=lambda seat: seat["seat"])},
    optional={
        "button": seat_numbers,
        "last": some.fixed_dictionaries(
            {}, optional={"button": seat_numbers, "small_blind": seat_numbers, "big_blind": seat_numbers}
        ),
    },
)


@pytest.mark.parametrize("book", shelf.slugs())
@given(document=any_document)
@settings(max_examples=100)
def test_any_table_is_ruled_or_refused(book: str, document: dict[str, Any]) -> None:
    try:
        ruling = rule_blinds(notation.read(document), shelf.book(book))
    except SituationError as fault:
        assert fault.path.split(".")[0].split("[")[0] in ("last", "game", "seats", "button")  # noqa: PT017
        return
    verdict, seats = ruling.verdict, {seat["seat"]: seat for seat in document["seats"]}
    playing = {number for number, seat in seats.items() if seat.get("status") != "out" and seat.get("stack") != 0}
    assert set(verdict.dealt_in) | set(verdict.waiting) <= playing
    assert not set(verdict.dealt_in) & set(verdict.waiting)
    assert {post.seat for post in verdict.posts} <= set(verdict.dealt_in)
    assert len(verdict.dealt_in) >= 2
    for number, seat in seats.items():
        paid = sum(post.live + post.dead for post in verdict.posts if post.seat == number)
        assert "stack" not in seat or paid <= seat["stack"]
    kinds = [post.kind.value for post in verdict.posts]
    assert kinds.count("big-blind") <= 1
    assert kinds.count("small-blind") <= 1
    bigs = [post.seat for post in verdict.posts if post.kind == "big-blind"]
    assert verdict.button not in bigs
    said = json.loads(json.dumps(answer_object(ruling, "en")))
    assert all(step["text"] and step["citations"] for step in said["steps"])
