"""The closed lists of step codes: what the dealer does (Act) and why (Reason).

A code is never renamed: instructors' tools and stored attempts know it. The acts of a ruling on an incident are the
`then` of its verdict. Each code has its sentence in `wording`, made from the step's params.
"""

from __future__ import annotations

from enum import StrEnum


class Act(StrEnum):
    """Something that the dealer does, in the order of the steps."""

    STOP_ACTION = "stop-action"
    CALL_FLOOR = "call-floor"
    COLLECT_CARDS = "collect-cards"
    SHUFFLE_DECK = "shuffle-deck"
    REDEAL_SAME_BUTTON = "redeal-same-button"
    FINISH_DEAL = "finish-deal"
    GIVE_NEXT_CARD = "give-next-card"
    REPLACE_FROM_TOP = "replace-from-top"
    EXPOSED_BECOMES_BURN = "exposed-becomes-burn"
    EXPOSED_TO_DISCARDS = "exposed-to-discards"
    EXPOSED_PLAYS = "exposed-plays"
    SURPLUS_BECOMES_BURN = "surplus-becomes-burn"
    SCRAP_CARD = "scrap-card"
    REPLACE_SCRAP = "replace-scrap"
    BOARD_TO_STUB = "board-to-stub"
    SHUFFLE_STUB = "shuffle-stub"
    KEEP_BURN = "keep-burn"
    BURN_ONE = "burn-one"
    NO_BURN = "no-burn"
    SCRAMBLE_FLOP = "scramble-flop"
    RANDOM_CARD_BECOMES_BURN = "random-card-becomes-burn"
    DEAL_FLOP = "deal-flop"
    DEAL_TURN = "deal-turn"
    DEAL_RIVER = "deal-river"
    SET_ASIDE = "set-aside"
    NATURAL_RIVER_IS_TURN = "natural-river-is-turn"
    SHUFFLE_ASIDE_IN = "shuffle-aside-in"
    FINISH_BETTING = "finish-betting"
    BOARD_STANDS = "board-stands"
    SECOND_BURN_TO_STUB = "second-burn-to-stub"
    SECOND_BURN_TO_BOARD = "second-burn-to-board"
    REBUILD_STUB = "rebuild-stub"
    KILL_HAND = "kill-hand"
    CHIPS_STAY = "chips-stay"
    RETURN_BETS = "return-bets"
    RETRIEVE_HAND = "retrieve-hand"
    TABLE_CARDS = "table-cards"
    SHOW_TO_ALL = "show-to-all"
    PUSH_POT = "push-pot"
    FIX_BUTTON_NOW = "fix-button-now"
    FIX_BUTTON_NEXT_HAND = "fix-button-next-hand"
    REPLACE_DECK = "replace-deck"
    WARN = "warn"
    EXCLUDE = "exclude"


class Reason(StrEnum):
    """Why the verdict is what it is; behind each code stand the params of its step."""

    # incidents

    # hands, pots and payouts
    BEST_FIVE = "best-five"
    HAND_READ = "hand-read"
    LOW_ACE = "low-ace"
    BOARD_PLAYS = "board-plays"
    HIGHER_CATEGORY = "higher-category"
    HIGHER_RANKS = "higher-ranks"
    EQUAL_HANDS = "equal-hands"
    UNCALLED_RETURNED = "uncalled-returned"
    SHORT_BLIND = "short-blind"
    ONLY_POT = "only-pot"
    MAIN_POT = "main-pot"
    SIDE_POT = "side-pot"
    FOLDED_CHIPS = "folded-chips"
    RAKE_BY_RATE = "rake-by-rate"
    RAKE_AS_TAKEN = "rake-as-taken"
    NO_FLOP_NO_DROP = "no-flop-no-drop"
    NOT_SHOWN = "not-shown"
    EACH_POT_APART = "each-pot-apart"
    LAST_LEFT = "last-left"
    ONLY_CONTENDER = "only-contender"
    ONLY_HAND_SHOWN = "only-hand-shown"
    POT_WON = "pot-won"
    POT_SHARED = "pot-shared"
    UNIT_SMALLEST_CHIP = "unit-smallest-chip"
    UNIT_CHIP_OF_BLINDS = "unit-chip-of-blinds"
    ODD_CHIP = "odd-chip"
    ODD_CHIPS_ONE_EACH = "odd-chips-one-each"
    ODD_CHIPS_TO_FIRST = "odd-chips-to-first"
    SMALL_REST = "small-rest"

    # showdown
    SHOWDOWN_ANNOUNCED = "showdown-announced"
    UNCALLED_NEED_NOT_SHOW = "uncalled-need-not-show"
    UNCALLED_SHOWS_IF_ASKED = "uncalled-shows-if-asked"
    ALL_FACE_UP = "all-face-up"
    AS_IF_CHECKED = "as-if-checked"
    SIDE_POT_SHOWS_FIRST = "side-pot-shows-first"
    LAST_AGGRESSOR_FIRST = "last-aggressor-first"
    LEFT_OF_BUTTON_FIRST = "left-of-button-first"
    ALL_IN_BETTOR_FIRST = "all-in-bettor-first"
    THEN_CLOCKWISE = "then-clockwise"
    FIRST_MUST_SHOW = "first-must-show"
    FIRST_MAY_MUCK = "first-may-muck"
    OTHERS_MAY_MUCK = "others-may-muck"
    WINNER_TABLES_ALL = "winner-tables-all"


StepCode = Act | Reason
