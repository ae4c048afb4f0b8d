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

    # showdown


StepCode = Act | Reason
