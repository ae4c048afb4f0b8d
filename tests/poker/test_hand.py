"""A hand is replayed action by action; what could not have been played is refused at its place."""

from dataclasses import replace

import pytest

from trainer.poker.hand import Hand, Limits, limits, replay
from trainer.poker.notation import read
from trainer.poker.situation import Situation, SituationError

POSTS = {
    "ante": "ante",
    "sb": "small-blind",
    "bb": "big-blind",
    "live": "post-live",
    "dead": "post-dead",
}
NO_LIMIT = {"structure": "no-limit", "small_blind": 50, "big_blind": 100}
POT_LIMIT = {"structure": "pot-limit", "small_blind": 50, "big_blind": 100}
LIMIT = {"structure": "fixed-limit", "small_blind": 10, "big_blind": 20, "small_bet": 20, "big_bet": 40}


def table(played: str, *, game: dict[str, object] = NO_LIMIT, stacks: object = 10_000, **more: object) -> Situation:
    """A situation from a short line: `1 sb 50, 2 bb 100, 3 fold | 1 check, ...`; a bar stands before each new street.

    Every seat named has the stack `stacks`, or its own when `stacks` is a mapping. The button is in seat 9 or `button`.
    """
    actions = []
    streets = played.split("|")
    for street, part in zip(("preflop", "flop", "turn", "river"), streets, strict=False):
        for words in filter(None, (action.split() for action in part.split(","))):
            action = {"street": street, "seat": int(words[0]), "action": POSTS.get(words[1], words[1])}
            actions.append(action | ({"to": int(words[2])} if len(words) > 2 else {}))
    seats = sorted(stacks) if isinstance(stacks, dict) else sorted({action["seat"] for action in actions})
    described = [{"seat": seat, "stack": stacks[seat] if isinstance(stacks, dict) else stacks} for seat in seats]
    return read({"game": game, "button": 9, "seats": described, "actions": actions} | more)


def play(played: str, **more: object) -> Hand:
    return replay(table(played, **more))


def refused(played: str, **more: object) -> str:
    """The place at which a replay is refused."""
    with pytest.raises(SituationError) as caught:
        replay(table(played, **more))
    return caught.value.path


BLINDS = "1 sb 50, 2 bb 100"

# ---- whose turn it is -----------------------------------------------------------------------


def test_first_to_act_is_left_of_the_big_blind() -> None:
    assert play(BLINDS, stacks={1: 1000, 2: 1000, 3: 1000, 7: 1000}).to_act == 3
    assert play(f"{BLINDS}, 3 fold", stacks={1: 1000, 2: 1000, 3: 1000, 7: 1000}).to_act == 7


def test_heads_up_the_small_blind_acts_first_before_the_flop_and_last_after_it() -> None:
    stacks = {4: 1000, 9: 1000}
    assert play("9 sb 50, 4 bb 100", stacks=stacks).to_act == 9
    assert play("9 sb 50, 4 bb 100, 9 call 100, 4 check |", stacks=stacks, board=["2c", "3c", "4c"]).to_act == 4


def test_the_big_blind_may_check_or_raise_when_all_call() -> None:
    hand = play(f"{BLINDS}, 3 call 100, 1 call 100")
    assert hand.to_act == 2
    assert limits(hand, 2).min_raise_to == 200
    assert play(f"{BLINDS}, 3 call 100, 1 call 100, 2 check").street_closed


def test_a_street_goes_on_until_every_seat_has_answered_the_last_raise() -> None:
    played = f"{BLINDS}, 3 raise 300, 1 call 300, 2 raise 1000"
    assert play(played).to_act == 3
    assert play(f"{played}, 3 call 1000").to_act == 1
    assert play(f"{played}, 3 call 1000, 1 fold").to_act is None


def test_later_streets_start_left_of_the_button() -> None:
    played = f"{BLINDS}, 3 call 100, 1 fold, 2 check"
    assert play(played).to_act is None
    assert play(played, board=["2c", "3c", "4c"]).to_act == 2
    assert play(played, board=["2c", "3c", "4c"], button=2).to_act == 3


def test_an_empty_chair_may_hold_the_button() -> None:
    assert play(f"{BLINDS}, 3 call 100, 1 call 100, 2 check", board=["2c", "3c", "4c"], button=11).to_act == 1


def test_without_blinds_the_first_to_act_is_left_of_the_button() -> None:
    assert play("1 ante 5, 2 ante 5, 3 ante 5", button=1).to_act == 2


def test_without_a_big_blind_the_first_to_act_is_left_of_the_small_blind() -> None:
    assert play("1 sb 50", stacks={1: 500, 2: 500, 3: 500}).to_act == 2


def test_an_all_in_seat_is_passed_over() -> None:
    assert play(f"{BLINDS}, 3 raise 400, 1 call 400, 2 raise 2000", stacks={1: 400, 2: 2000, 3: 5000}).to_act == 3


def test_nobody_acts_when_all_others_are_all_in_and_matched() -> None:
    hand = play(f"{BLINDS}, 3 raise 400, 1 fold, 2 call 400", stacks={1: 900, 2: 900, 3: 400})
    assert hand.to_act is None
    assert hand.betting_over
    assert hand.all_in == (3,)


def test_the_last_seat_with_chips_still_answers_a_raise() -> None:
    hand = play(f"{BLINDS}, 3 raise 400, 1 fold", stacks={1: 900, 2: 900, 3: 400})
    assert hand.to_act == 2
    assert not hand.betting_over


def test_a_short_big_blind_heads_up_needs_no_answer_when_the_small_blind_has_it_covered() -> None:
    hand = play("9 sb 50, 4 bb 30", stacks={4: 30, 9: 1000})
    assert hand.betting_over


def test_the_last_seat_left_has_won() -> None:
    hand = play(f"{BLINDS}, 3 fold, 1 fold")
    assert hand.live == (2,)
    assert hand.betting_over


def test_the_hand_is_over_when_the_river_is_complete() -> None:
    hand = play(f"{BLINDS}, 1 call 100, 2 check | 1 check, 2 check | 1 check, 2 check | 1 check, 2 check")
    assert hand.street == "river"
    assert hand.betting_over


def test_a_complete_street_before_the_river_does_not_end_the_betting() -> None:
    hand = play(f"{BLINDS}, 1 call 100, 2 check")
    assert hand.street_closed
    assert not hand.betting_over


def test_a_premature_card_does_not_close_the_street() -> None:
    hand = play(f"{BLINDS}, 3 call 100", board=["2c", "3c", "4c"])
    assert (hand.street, hand.to_act) == ("preflop", 1)


def test_an_absent_seat_posts_and_is_not_waited_for() -> None:
    seats = [{"seat": 1, "stack": 900}, {"seat": 2, "stack": 900, "status": "absent"}, {"seat": 3, "stack": 900}]
    hand = play(f"{BLINDS}, 3 call 100", seats=seats)
    assert hand.to_act == 1
    assert hand.live == (1, 3)
    assert hand.contributions == {1: 50, 2: 100, 3: 100}


# ---- what lies in the middle ----------------------------------------------------------------


def test_contributions_run_over_all_streets_and_street_totals_over_one() -> None:
    hand = play(f"{BLINDS}, 3 call 100, 1 call 100, 2 check | 1 bet 250, 2 call 250, 3 fold")
    assert hand.contributions == {1: 350, 2: 350, 3: 100}
    assert hand.street_totals == {1: 250, 2: 250, 3: 0}
    assert hand.stacks == {1: 9650, 2: 9650, 3: 9900}
    assert hand.pot == 800


def test_antes_are_contributions_and_do_not_count_toward_the_street() -> None:
    hand = play(f"1 ante 10, 2 ante 10, 3 ante 10, {BLINDS}, 3 call 100", game=NO_LIMIT | {"ante": 10})
    assert hand.contributions == {1: 60, 2: 110, 3: 110}
    assert hand.street_totals == {1: 50, 2: 100, 3: 100}
    assert hand.dead == 0


def test_a_big_blind_ante_is_dead_money() -> None:
    hand = play(f"{BLINDS}, 2 ante 100", game=NO_LIMIT | {"ante": 100, "ante_by": "big-blind"})
    assert hand.dead == 100
    assert hand.contributions == {1: 50, 2: 100}
    assert hand.stacks[2] == 9800


def test_a_dead_post_is_dead_and_a_live_post_counts_toward_the_call() -> None:
    hand = play(f"{BLINDS}, 4 dead 50, 4 live 100, 3 call 100", stacks={1: 900, 2: 900, 3: 900, 4: 900})
    assert hand.dead == 50
    assert hand.contributions[4] == 100
    assert hand.stacks[4] == 750
    assert hand.to_act == 4
    assert limits(hand, 4).to_call == 0


def test_the_price_stays_the_nominal_blind_over_a_short_post() -> None:
    hand = play("1 sb 50, 2 bb 30", stacks={1: 900, 2: 30, 3: 900})
    assert limits(hand, 3) == Limits(to_call=100, min_raise_to=200, max_raise_to=900)
    assert hand.contributions[2] == 30


def test_start_pots_lie_there_before_the_first_action() -> None:
    hand = play("|3 bet 100", stacks={3: 900, 5: 900}, start={"street": "flop", "pot": 300})
    assert hand.start == ((300, None),)
    assert hand.contributions == {3: 100, 5: 0}
    assert hand.pot == 400
    assert hand.to_act == 5


def test_a_seat_all_in_before_the_start_stays_live() -> None:
    pots = [{"amount": 300, "eligible": [3, 5, 7]}, {"amount": 90, "eligible": [5, 7]}]
    hand = play("|5 check, 7 check", stacks={3: 0, 5: 900, 7: 900}, start={"street": "flop", "pots": pots})
    assert hand.live == (3, 5, 7)
    assert hand.all_in == (3,)
    assert hand.street_closed


# ---- totals instead of actions --------------------------------------------------------------


def totals(*seats: dict[str, object], **more: object) -> Hand:
    return replay(read({"seats": list(seats)} | more))


def test_totals_alone_make_a_hand() -> None:
    hand = totals(
        {"seat": 1, "stack": 500, "committed": 500},
        {"seat": 2, "stack": 2000, "committed": 800},
        {"seat": 3, "stack": 2000, "committed": 800},
        {"seat": 5, "stack": 2000, "committed": 300, "status": "folded"},
    )
    assert hand.contributions == {1: 500, 2: 800, 3: 800, 5: 300}
    assert hand.live == (1, 2, 3)
    assert hand.all_in == (1,)
    assert hand.street_closed
    assert hand.stacks == {1: 0, 2: 1200, 3: 1200, 5: 1700}


def test_without_a_stack_a_live_seat_with_less_must_be_all_in() -> None:
    assert totals({"seat": 1, "committed": 500}, {"seat": 2, "committed": 800}).all_in == (1,)


def test_a_live_seat_with_chips_left_and_less_in_the_pot_is_still_to_act() -> None:
    hand = totals({"seat": 1, "stack": 900, "committed": 500}, {"seat": 2, "stack": 900, "committed": 800})
    assert hand.to_act == 1


def test_totals_and_actions_must_agree() -> None:
    seats = [{"seat": 1, "stack": 900, "committed": 50}, {"seat": 2, "stack": 900, "committed": 100}]
    assert play(BLINDS, seats=seats).contributions == {1: 50, 2: 100}
    seats[1]["committed"] = 120
    assert refused(BLINDS, seats=seats) == "seats[1].committed"


def test_a_dead_post_is_part_of_what_a_seat_has_committed() -> None:
    seats = [{"seat": seat, "stack": 900, "committed": told} for seat, told in ((1, 50), (2, 100), (3, 150))]
    assert play(f"{BLINDS}, 3 dead 50, 3 live 100", seats=seats).dead == 50


def test_more_than_the_stack_cannot_be_committed() -> None:
    with pytest.raises(SituationError) as caught:
        totals({"seat": 1, "stack": 900, "committed": 901}, {"seat": 2, "committed": 901})
    assert caught.value.path == "seats[0].committed"


def test_nothing_told_of_chips_is_no_hand() -> None:
    for document, path in (({"seats": [{"seat": 1}]}, "actions"), ({}, "seats")):
        with pytest.raises(SituationError) as caught:
            replay(read(document))
        assert caught.value.path == path


def test_a_hand_without_a_live_seat_is_refused() -> None:
    with pytest.raises(SituationError) as caught:
        totals({"seat": 1, "committed": 5, "status": "folded"})
    assert caught.value.path == "seats"


# ---- aggressors -----------------------------------------------------------------------------


def test_the_last_aggressor_is_kept_for_each_street() -> None:
    hand = play(
        f"{BLINDS}, 3 raise 300, 1 fold, 2 call 300 | 2 check, 3 check | 2 bet 500, 3 raise 1500, 2 call 1500 |"
    )
    assert hand.last_aggressor == {"preflop": 3, "turn": 3}


def test_a_blind_is_no_aggressor_but_a_short_all_in_raise_is_one() -> None:
    assert play(f"{BLINDS}, 3 call 100, 1 call 100, 2 check").last_aggressor == {}
    stacks = {1: 900, 2: 900, 3: 140}
    assert play(f"{BLINDS}, 3 raise 140, 1 fold, 2 call 140", stacks=stacks).last_aggressor == {"preflop": 3}


def test_posts_are_no_voluntary_actions() -> None:
    hand = play(f"{BLINDS}, 3 call 100, 1 fold")
    assert [action.seat for action in hand.voluntary] == [3, 1]
    assert hand.acted == (3, 1)


# ---- what cannot have been played -----------------------------------------------------------

IMPOSSIBLE = [
    ("out of turn", f"{BLINDS}, 1 call 100, 3 fold", "actions[2]"),
    ("acting after a fold", f"{BLINDS}, 3 fold, 1 call 100, 2 raise 300, 3 call 300", "actions[5]"),
    ("acting once all have answered", f"{BLINDS}, 3 call 100, 1 call 100, 2 check, 3 check", "actions[5]"),
    ("a check that owes chips", f"{BLINDS}, 3 check, 1 fold", "actions[2]"),
    ("a call with nothing to call", f"{BLINDS}, 3 call 100, 1 call 100, 2 call 100", "actions[4]"),
    ("a call above the bet", f"{BLINDS}, 3 call 120, 1 fold", "actions[2].to"),
    ("a call below the bet that is not all-in", f"{BLINDS}, 3 call 60, 1 fold", "actions[2].to"),
    ("a bet over a blind", f"{BLINDS}, 3 bet 300, 1 fold", "actions[2]"),
    ("a raise of nothing", f"{BLINDS}, 3 call 100, 1 call 100, 2 check | 1 raise 300", "actions[5]"),
    ("a raise that does not exceed the bet", f"{BLINDS}, 3 raise 100, 1 fold", "actions[2].to"),
    ("a raise below a full one that is not all-in", f"{BLINDS}, 3 raise 150, 1 fold", "actions[2].to"),
    ("a re-raise below the last raise", f"{BLINDS}, 3 raise 400, 1 raise 600", "actions[3].to"),
    ("a bet below the big blind", f"{BLINDS}, 1 call 100, 2 check | 1 bet 60", "actions[4].to"),
    ("more than the stack", f"{BLINDS}, 3 raise 20000, 1 fold", "actions[2].to"),
    ("a street before the one before is complete", f"{BLINDS}, 3 call 100 | 1 check", "actions[3].street"),
    ("a street left out", f"{BLINDS}, 1 call 100, 2 check || 1 check", "actions[4].street"),
    ("a street after the last caller folded", f"{BLINDS}, 1 fold | 2 check", "actions[3].street"),
    ("a post after the betting began", f"{BLINDS}, 3 call 100, 4 live 100", "actions[3]"),
    ("a post on the flop", f"{BLINDS}, 1 call 100, 2 check | 1 bb 100", "actions[4]"),
    ("a blind above the nominal blind", "1 sb 50, 2 bb 200", "actions[1].to"),
    ("a blind below the nominal blind that is not all-in", "1 sb 50, 2 bb 80", "actions[1].to"),
    ("a small blind below its size that is not all-in", "1 sb 30, 2 bb 100", "actions[0].to"),
    ("a post of nothing", "1 dead 0, 2 bb 100", "actions[0].to"),
    ("a bet without an amount", f"{BLINDS}, 1 call 100, 2 check | 1 bet", "actions[4].to"),
    ("a blind without an amount", "1 sb, 2 bb 100", "actions[0].to"),
    ("a call that adds no chips", f"{BLINDS}, 3 call 100, 1 call 50", "actions[3].to"),
]


@pytest.mark.parametrize(("why", "played", "path"), IMPOSSIBLE, ids=[case[0] for case in IMPOSSIBLE])
def test_refused_at_its_place(why: str, played: str, path: str) -> None:
    assert refused(played) == path, why


@pytest.mark.parametrize(("stack", "path"), [(300, ""), (400, "actions[2].all_in")])
def test_an_all_in_that_leaves_chips_is_refused(stack: int, path: str) -> None:
    played = table(f"{BLINDS}, 3 raise 300", stacks={1: 900, 2: 900, 3: stack})
    *posts, raised = played.actions
    said = replace(played, actions=(*posts, replace(raised, all_in=True)))
    if not path:
        assert replay(said).all_in == (3,)
        return
    with pytest.raises(SituationError) as caught:
        replay(said)
    assert caught.value.path == path


def test_where_no_stack_is_told_the_action_says_who_is_all_in() -> None:
    played = table(f"{BLINDS}, 3 raise 300", seats=[{"seat": seat} for seat in (1, 2, 3)])
    *posts, raised = played.actions
    assert replay(played).all_in == ()
    assert replay(replace(played, actions=(*posts, replace(raised, all_in=True)))).all_in == (3,)


def test_an_all_in_seat_cannot_act_again() -> None:
    stacks = {1: 900, 2: 900, 3: 300}
    assert refused(f"{BLINDS}, 3 raise 300, 1 call 300, 2 call 300 | 3 check", stacks=stacks) == "actions[5]"


def test_no_street_is_bet_when_one_seat_alone_has_chips() -> None:
    stacks = {1: 900, 2: 300}
    assert refused(f"{BLINDS}, 1 raise 300, 2 call 300 | 1 check", stacks=stacks) == "actions[4].street"


def test_a_seat_that_sits_out_cannot_act() -> None:
    seats = [{"seat": 1, "stack": 900}, {"seat": 2, "stack": 900}, {"seat": 3, "stack": 900, "status": "sitting-out"}]
    assert refused(f"{BLINDS}, 3 call 100", seats=seats) == "actions[2]"


def test_the_button_is_needed_where_the_first_to_act_depends_on_it() -> None:
    document = {
        "game": NO_LIMIT,
        "seats": [{"seat": 1, "stack": 900}, {"seat": 2, "stack": 900}],
        "start": {"street": "flop", "pot": 300},
    }
    with pytest.raises(SituationError) as caught:
        replay(read(document))
    assert caught.value.path == "button"
    told = document | {"actions": [{"street": "flop", "seat": 2, "action": "check"}]}
    assert replay(read(told)).to_act == 1


# ---- re-opening and sizes -------------------------------------------------------------------


def test_a_short_all_in_does_not_reopen_the_betting() -> None:
    # Seat 3 calls 100; seat 1 goes all-in for 170, 70 more, less than a full raise of 100.
    stacks = {1: 170, 2: 5000, 3: 5000}
    hand = play(f"{BLINDS}, 3 call 100, 1 raise 170, 2 call 170", stacks=stacks)
    assert hand.to_act == 3
    assert limits(hand, 3).min_raise_to is None
    assert refused(f"{BLINDS}, 3 call 100, 1 raise 170, 2 call 170, 3 raise 500", stacks=stacks) == "actions[5]"


def test_who_has_not_acted_may_raise_over_a_short_all_in() -> None:
    # The big blind may raise: 170 plus the last full raise, 100, is 270.
    hand = play(f"{BLINDS}, 3 call 100, 1 raise 170", stacks={1: 170, 2: 5000, 3: 5000})
    assert limits(hand, 2).min_raise_to == 270


def test_short_all_ins_together_reopen_the_betting() -> None:
    # Flop: 1 bets 300, 2 all-in 500, 3 all-in 650, 4 calls. Seat 1 faces 350 more, at least the full bet of 300.
    start = {"street": "flop", "pot": 400}
    stacks = {1: 5000, 2: 500, 3: 650, 4: 5000}
    hand = play("|1 bet 300, 2 raise 500, 3 raise 650, 4 call 650", stacks=stacks, start=start)
    assert hand.to_act == 1
    assert limits(hand, 1).min_raise_to == 950


def test_the_tda_example_of_a_limper_who_faces_less_than_a_raise() -> None:
    # Blinds 2,000 and 4,000; a limp, an all-in to 7,500: 3,500 more is no full raise, the limper may not raise.
    game = {"structure": "no-limit", "small_blind": 2000, "big_blind": 4000}
    stacks = {1: 90_000, 2: 90_000, 3: 90_000, 4: 7_500}
    posts = "1 sb 2000, 2 bb 4000, 3 call 4000, 4 raise 7500, 1 fold"
    assert limits(play(f"{posts}, 2 call 7500", game=game, stacks=stacks), 3).max_raise_to is None
    assert limits(play(f"{posts}, 2 raise 11500", game=game, stacks=stacks), 3).min_raise_to == 15_500


def test_the_least_raise_is_the_largest_full_one_before() -> None:
    hand = play(f"{BLINDS}, 3 raise 400")
    assert limits(hand, 1) == Limits(to_call=350, min_raise_to=700, max_raise_to=10_000)


def test_a_stack_too_small_for_a_full_raise_is_all_in_only() -> None:
    hand = play(f"{BLINDS}, 3 raise 400", stacks={1: 500, 2: 900, 3: 900})
    assert limits(hand, 1) == Limits(350, 700, 500)


def test_a_stack_that_only_calls_may_not_raise() -> None:
    assert limits(play(f"{BLINDS}, 3 raise 400", stacks={1: 400, 2: 900, 3: 900}), 1) == Limits(350, None, None)


def test_there_is_no_raise_against_seats_that_are_all_in() -> None:
    assert limits(play(f"{BLINDS}, 3 raise 400, 1 fold", stacks={1: 900, 2: 900, 3: 400}), 2) == Limits(300, None, None)


def test_a_pot_limit_raise_is_the_call_and_the_pot_after_it() -> None:
    # 100 in the pot, a bet of 50: call 50, then the pot is 200: 250 in all.
    start = {"street": "flop", "pot": 100}
    hand = play("|1 bet 50", game=POT_LIMIT | {"big_blind": 50}, stacks={1: 900, 2: 900}, start=start)
    assert limits(hand, 2).max_raise_to == 250
    more = {"game": POT_LIMIT | {"big_blind": 50}, "stacks": {1: 900, 2: 900}, "start": start}
    assert refused("|1 bet 50, 2 raise 300", **more) == "actions[1].to"
    assert play("|1 bet 50, 2 raise 250", **more).to_act == 1


def test_before_the_flop_a_pot_limit_raise_is_refused_only_above_what_any_house_allows() -> None:
    # True blinds: 100 to call into 150 makes 350; a house that counts the small blind as a big one allows 400.
    assert limits(play(BLINDS, game=POT_LIMIT, stacks={1: 900, 2: 900, 3: 900}), 3).max_raise_to == 350
    assert play(f"{BLINDS}, 3 raise 400", game=POT_LIMIT).to_act == 1
    assert refused(f"{BLINDS}, 3 raise 450", game=POT_LIMIT) == "actions[2].to"


LIMIT_BLINDS = "1 sb 10, 2 bb 20"


def test_fixed_limit_raises_by_the_small_bet_and_then_by_the_big_bet() -> None:
    played = f"{LIMIT_BLINDS}, 3 raise 40, 1 fold, 2 call 40 | 2 bet 20, 3 call 20 | 2 bet 40, 3 raise 80, 2 call 80"
    assert play(played, game=LIMIT).contributions == {1: 10, 2: 140, 3: 140}
    assert refused(f"{LIMIT_BLINDS}, 3 raise 60", game=LIMIT) == "actions[2].to"
    assert refused(f"{LIMIT_BLINDS}, 3 raise 30", game=LIMIT) == "actions[2].to"
    assert refused(f"{LIMIT_BLINDS}, 1 call 20, 2 check | 1 bet 40", game=LIMIT) == "actions[4].to"


def test_a_fixed_limit_all_in_below_half_a_bet_is_completed() -> None:
    # On a round of 20 an all-in bet of 5 is completed to 20; one of 15 counts as a bet and is raised to 35.
    start = {"street": "flop", "pot": 60}
    for short, to in ((5, 20), (9, 20), (10, 30), (15, 35)):
        hand = play(f"|1 bet {short}", game=LIMIT, stacks={1: short, 2: 900, 3: 900}, start=start)
        assert limits(hand, 2).min_raise_to == limits(hand, 2).max_raise_to == to


def test_a_fixed_limit_all_in_below_half_a_bet_does_not_reopen_the_betting() -> None:
    stacks = {1: 900, 2: 900, 3: 900, 4: 28}
    start = {"street": "flop", "pot": 60}
    more = {"game": LIMIT, "start": start}
    assert limits(play("|1 bet 20, 2 call 20, 3 call 20, 4 raise 28", stacks=stacks, **more), 1).min_raise_to is None
    stacks[4] = 30
    assert limits(play("|1 bet 20, 2 call 20, 3 call 20, 4 raise 30", stacks=stacks, **more), 1).min_raise_to == 50


def test_fixed_limit_needs_its_bets() -> None:
    game = {key: value for key, value in LIMIT.items() if key != "big_bet"}
    assert refused(f"{LIMIT_BLINDS}, 1 call 20, 2 check | 1 check, 2 check | 1 check", game=game) == "game.big_bet"


def test_limits_need_what_they_depend_on() -> None:
    for game, path in (({"big_blind": 100}, "game.structure"), ({"structure": "no-limit"}, "game.big_blind")):
        hand = replay(read({
            "game": game, "button": 9, "start": {"street": "flop", "pot": 10},
            "seats": [{"seat": 1, "stack": 900}, {"seat": 2, "stack": 900}],
        }))  # fmt: skip
        with pytest.raises(SituationError) as caught:
            limits(hand, 1)
        assert caught.value.path == path
