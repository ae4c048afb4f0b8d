"""The presets: each is answered as one would work it out by hand, and no two look alike."""

from __future__ import annotations

import pytest

from trainer.desk import presets
from trainer.poker import notation
from trainer.rulebooks import shelf
from trainer.rulings.questions import QUESTIONS
from trainer.wording.verdicts import verdict_lines

# What the house of the preset says, worked out by hand from its rules, line by line as the desk tells it.
WORKED = {
    # 500 nobody matched; 4 x 900 + 350 of the folded seat; 3 x (2,150 - 900); 2 x (2,500 - 2,150)
    "side-pots": {
        "Back to seat 5": "500",
        "Main pot": "3,950, played for by seats 1, 4, 5 and 7",
        "Side pot 1": "3,750, played for by seats 4, 5 and 7",
        "Side pot 2": "700, played for by seats 5 and 7",
    },
    # 4 x 300 + 175 = 1,375 = 275 chips of 5: 138 and 137; seat 5 is the first winner left of the button
    "odd-chip": {
        "Seat 5 wins": "690",
        "Seat 6 wins": "685",
        "The pot": "1,375: 690 with the odd chip to seat 5 and 685 to seat 6",
    },
    # the last full raise was by 250 (100 to 350); 450 + 250
    "min-raise": {
        "Asked about": "Seat 2",
        "To call": "450",
        "May bet or raise": "yes",
        "At least to": "700",
        "At most to": "6,000",
    },
    # 30 + 30 + 10 and the small blind as a big one, 10: 80; called, 110; raised by that much
    "pot-limit": {
        "Asked about": "Seat 3",
        "To call": "30",
        "May bet or raise": "yes",
        "At least to": "50",
        "At most to": "140",
    },
    "show-order": {
        "Shown in the order": "6, then 3, then 5",
        "Must show": "Nobody",
        "May muck": "Seats 6, 3 and 5",
    },
    "exposed-card": {
        "Decision": "Replace the card and go on with the hand",
        "The dealer": "Finish the deal; Replace the card with the top card of the deck; "
        "Use the exposed card as the next burn card",
    },
    "missed-blinds": {
        "Button": "Seat 2",
        "Seat 3 posts": "small blind, 200 live",
        "Seat 4 posts": "big blind, 500 live",
        "Seat 6 posts": "post, 500 live and 200 dead",
        "Dealt in": "Seats 1, 2, 3, 4, 5 and 6",
        "Waiting": "Nobody",
    },
    "all-in-showdown": {
        "Shown in the order": "All hands are turned up together",
        "Called in the order": "3, then 6",
        "Must show": "Seats 3 and 6",
        "May muck": "Nobody",
    },
    "early-turn": {
        "Decision": "Deal the board cards again",
        "The dealer": "Set the card that came too soon aside; Finish the betting round; Burn one card; Deal "
        "the natural river card as the turn; Shuffle the card set aside into the stub; Deal without another burn; "
        "Deal the river",
    },
    "one-chip": {
        "It counts as": "Call",
        "In front, in all": "100",
        "It binds": "yes",
        "The dealer": "Excess returned",
    },
    # five players, three are left: the bigger stack, 900, comes in fourth
    "two-out": {"Seat 4": "Fourth place", "Seat 2": "Fifth place"},
}


@pytest.mark.parametrize("one", presets.every(), ids=lambda one: one.slug)
def test_each_preset_is_answered_as_worked_out_by_hand(one: presets.Preset) -> None:
    ruling = QUESTIONS[one.question](notation.read(one.document), shelf.book(one.book))
    assert dict(verdict_lines(ruling, "en")) == WORKED[one.slug]
    assert all(step.citations for step in ruling.steps)


def test_every_preset_is_there_and_no_two_are_called_alike() -> None:
    assert {one.slug for one in presets.every()} == {path.stem for path in presets.FOLDER.glob("*.toml")} == {*WORKED}
    assert len({one.title for one in presets.every()}) == len(presets.every())
    assert [one.place for one in presets.every()] == list(range(1, len(presets.every()) + 1))
