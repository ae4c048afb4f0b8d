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
    REDEAL_RIGHT_BUTTON = "redeal-right-button"
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
    BURN_TWO = "burn-two"
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
    RETURN_UNCALLED = "return-uncalled"
    RETRIEVE_HAND = "retrieve-hand"
    TABLE_CARDS = "table-cards"
    SHOW_TO_ALL = "show-to-all"
    SHOW_AFTER_HAND = "show-after-hand"
    PUSH_POT = "push-pot"
    FIX_BUTTON_NOW = "fix-button-now"
    FIX_BUTTON_NEXT_HAND = "fix-button-next-hand"
    REPLACE_DECK = "replace-deck"
    WARN = "warn"
    EXCLUDE = "exclude"


class Reason(StrEnum):
    """Why the verdict is what it is; behind each code stand the params of its step."""

    # incidents: the deadline
    NO_ACTION_YET = "no-action-yet"  # -
    ACTION_NOT_SUBSTANTIAL = "action-not-substantial"  # actions, chips (how many of them put chips in)
    ACTION_SUBSTANTIAL = "action-substantial"  # actions, chips
    STREET_REACHED = "street-reached"  # street: the hand has come so far, so the deadline is over
    HAND_PLAYS_ON = "hand-plays-on"  # -
    POSTS_STAY = "posts-stay"  # -
    BOOK_SILENT = "book-silent"  # point
    NOTHING_WRONG = "nothing-wrong"  # -

    # incidents: the deal
    PLACE_OFF_DECK = "place-off-deck"  # seat, nth, place, first (seat that got the first card), players
    FIRST_CARD_EXPOSED = "first-card-exposed"  # place (1 or 2)
    LATER_CARD_EXPOSED = "later-card-exposed"  # place
    SEVERAL_CARDS_EXPOSED = "several-cards-exposed"  # count
    EXPOSED_BY_PLAYER = "exposed-by-player"  # seats
    OFF_TABLE_IS_EXPOSED = "off-table-is-exposed"  # seats
    FLOOR_MAY_DECIDE_OTHERWISE = "floor-may-decide-otherwise"  # seats
    EXPOSED_TOO_LATE = "exposed-too-late"  # count
    HAND_SHORT = "hand-short"  # seats, counts
    HAND_TOO_LONG = "hand-too-long"  # seats, counts
    NEXT_IN_SEQUENCE = "next-in-sequence"  # seats
    NOT_NEXT_IN_SEQUENCE = "not-next-in-sequence"  # seats
    SURPLUS_AT_FIRST_SEAT = "surplus-at-first-seat"  # seat
    SURPLUS_NOT_AT_FIRST_SEAT = "surplus-not-at-first-seat"  # seat, first
    SURPLUS_AFTER_ACTION = "surplus-after-action"  # seat
    BUTTON_LACKS_LAST_CARD = "button-lacks-last-card"  # seat
    BUTTON_HAS_ACTED = "button-has-acted"  # seat
    WRONG_COUNT_IS_DEAD = "wrong-count-is-dead"  # seats, counts
    WRONG_COUNT_SAID = "wrong-count-said"  # seats
    WRONG_COUNT_NOT_SAID = "wrong-count-not-said"  # seat, count
    FLOOR_MAY_SAVE = "floor-may-save"  # seats
    ALREADY_FOLDED = "already-folded"  # seats
    FIRST_CARD_BELONGS_TO = "first-card-belongs-to"  # seat
    FIRST_CARD_WRONG_SEAT = "first-card-wrong-seat"  # seat, first
    SEAT_LEFT_OUT = "seat-left-out"  # seat
    DEALT_TO_NO_PLAYER = "dealt-to-no-player"  # seat
    SEAT_NOT_ENTITLED = "seat-not-entitled"  # seat
    SEAT_ENTITLED = "seat-entitled"  # seat
    BUTTON_OUT_OF_PLACE = "button-out-of-place"  # was, should
    BUTTON_GOES_ON = "button-goes-on"  # was

    # incidents: the deck
    BOXED_IS_SCRAP = "boxed-is-scrap"  # count
    BOXED_MISDEAL = "boxed-misdeal"  # count
    BOXED_VOID = "boxed-void"  # count, during
    NOT_OF_THE_DECK = "not-of-the-deck"  # what (joker, other-back), where (seat, board, stub)
    FOREIGN_IS_SCRAP = "foreign-is-scrap"  # what, where
    JOKER_BEFORE_ITS_PLAYER_ACTS = "joker-before-its-player-acts"  # seat
    JOKER_ACTED_UPON = "joker-acted-upon"  # seat
    SCRAP_LEAVES_HAND_SHORT = "scrap-leaves-hand-short"  # seat
    OTHER_BACK_IN_PLAY = "other-back-in-play"  # where
    OTHER_BACK_IN_STUB = "other-back-in-stub"  # -
    CARD_TWICE = "card-twice"  # card
    CARD_MISSING = "card-missing"  # card
    STUB_ORDER_KNOWN = "stub-order-known"  # -
    STUB_ORDER_LOST = "stub-order-lost"  # -
    STUB_NOT_NEEDED = "stub-not-needed"  # -

    # incidents: the board
    BETTING_OPEN = "betting-open"  # seat (to act), street (whose cards came too soon)
    FLOP_TOO_LONG = "flop-too-long"  # count
    FLOP_WITHOUT_BURN = "flop-without-burn"  # -
    WRONG_BURN = "wrong-burn"  # street, burned
    NOTHING_SHOWN = "nothing-shown"  # street
    NO_ACTION_ON_STREET = "no-action-on-street"  # street
    ACTION_ON_STREET = "action-on-street"  # street, actions (0 when a later street shows it)
    ORDER_RESTORED = "order-restored"  # street
    ORDER_STANDS = "order-stands"  # street
    NEXT_STREET_DEALT = "next-street-dealt"  # street
    BURN_STAYS = "burn-stays"  # -
    LATER_CARDS_AS_THEY_WERE = "later-cards-as-they-were"  # street (the next to be dealt), burned

    # incidents: live and dead hands, showing, conduct
    LAST_LEFT_HAS_WON = "last-left-has-won"  # seat
    NO_HAND_LEFT = "no-hand-left"  # seats
    THROWN_AWAY_IN_PLAY = "thrown-away-in-play"  # seat
    BETTOR_DISCARDED = "bettor-discarded"  # seat
    HAND_FOULED = "hand-fouled"  # seat, touched (muck, hand)
    IDENTIFIABLE = "identifiable"  # seat
    NOT_IDENTIFIABLE = "not-identifiable"  # seat
    TABLED_HAND_SAFE = "tabled-hand-safe"  # seat
    MUCKED_HAND_DEAD = "mucked-hand-dead"  # seat, by
    FLOOR_MAY_RETRIEVE = "floor-may-retrieve"  # seat
    FLOOR_MAY_RULE_LIVE = "floor-may-rule-live"  # seat
    SHOWN_WITH_ACTION_PENDING = "shown-with-action-pending"  # seat, acting (the seat to act, 0 between streets)
    SHOWN_NO_ACTION_LEFT = "shown-no-action-left"  # seat
    ONE_CARD_SHOWN = "one-card-shown"  # seat
    AT_SEAT_IN_TIME = "at-seat-in-time"  # seat, back_at, due
    AT_SEAT_TOO_LATE = "at-seat-too-late"  # seat, back_at, due
    CALLER_MAY_SEE = "caller-may-see"  # asker, target
    NO_RIGHT_TO_SEE = "no-right-to-see"  # asker, target
    NO_SHOWDOWN_YET = "no-showdown-yet"  # asker, target (whose hand was folded, or is still in play)
    FLOOR_DISCRETION = "floor-discretion"  # asker, target
    DEALT_IN_MAY_SEE = "dealt-in-may-see"  # asker, target
    NOT_CALLED = "not-called"  # target
    DEAD_UNLESS_WINNER_ASKS = "dead-unless-winner-asks"  # asker, target
    SEEN_ON_SUSPICION = "seen-on-suspicion"  # asker, target
    DEALER_OR_FLOOR_ASKS = "dealer-or-floor-asks"  # asker
    HISTORY_AFTERWARDS = "history-afterwards"  # asker, target
    SHOW_ONE_SHOW_ALL = "show-one-show-all"  # seat, to
    SHOWN_ON_DEMAND = "shown-on-demand"  # seat
    HANDS_STAY_CLOSED = "hands-stay-closed"  # seat
    VIEWER_MAY_ACT = "viewer-may-act"  # seat, to
    VIEWER_ACTS_LATER = "viewer-acts-later"  # seat, to
    VIEWER_OUT_OF_ACTION = "viewer-out-of-action"  # seat, to
    BOARD_CLAIMED = "board-claimed"  # seat
    BOARD_NEEDS_BOTH_CARDS = "board-needs-both-cards"  # seat
    BURNS_NOT_LOOKED_AT = "burns-not-looked-at"  # seat
    CHIPS_STAY_ON_TABLE = "chips-stay-on-table"  # seat
    EXCLUDED_FOR_CHIPS = "excluded-for-chips"  # seat
    DEALER_AWARDS_POT = "dealer-awards-pot"  # seat
    OTHER_LANGUAGE = "other-language"  # seat
    PLAYER_INSULTED = "player-insulted"  # seat

    # a rule as it stands
    POINT_ANSWERED = "point-answered"  # point, answer (`point/word`)
    POINT_READ = "point-read"  # point, answer
    POINT_FROM_BASE = "point-from-base"  # point, answer, base (its slug)
    FIGURE_STANDS = "figure-stands"  # point, count
    FIGURE_READ = "figure-read"  # point, count
    FIGURE_FROM_BASE = "figure-from-base"  # point, count, base
    POINT_NOT_ANSWERED = "point-not-answered"  # point

    # hands, pots and payouts
    BEST_FIVE = "best-five"  # count (cards to choose from)
    HAND_READ = "hand-read"  # seat, category, five (the cards)
    LOW_ACE = "low-ace"  # seats
    BOARD_PLAYS = "board-plays"  # seats
    HIGHER_CATEGORY = "higher-category"  # seats (winners), category, lesser (the next best category)
    HIGHER_RANKS = "higher-ranks"  # seats (winners), category, rank, below (first ranks that differ)
    EQUAL_HANDS = "equal-hands"  # seats (winners)
    UNCALLED_RETURNED = "uncalled-returned"  # seat, amount, total (put in), matched (the next highest total)
    SHORT_BLIND = "short-blind"  # seat, amount, blind
    ONLY_POT = "only-pot"  # amount, parts (they add up to it), seats (who can win it), earlier?, dead?
    MAIN_POT = "main-pot"  # level? (up to which total), amount, parts, seats, earlier?, dead?
    SIDE_POT = "side-pot"  # pot, above and level or beyond or none, amount, parts, seats, earlier?
    FOLDED_CHIPS = "folded-chips"  # seats, amount
    RAKE_BY_RATE = "rake-by-rate"  # percent, total, exact, rake, step?, cap?
    RAKE_AS_TAKEN = "rake-as-taken"  # rake
    NO_FLOP_NO_DROP = "no-flop-no-drop"  # -
    NOT_SHOWN = "not-shown"  # seats
    EACH_POT_APART = "each-pot-apart"  # count
    RAKE_TAKES_POT = "rake-takes-pot"  # pot
    LAST_LEFT = "last-left"  # seat, amount
    ONLY_CONTENDER = "only-contender"  # pot (0 is the main pot, only where there is no other), seat, amount
    ONLY_HAND_SHOWN = "only-hand-shown"  # pot, seat, amount
    POT_WON = "pot-won"  # pot, seat, amount, category, five
    POT_SHARED = "pot-shared"  # pot, seats, amount, category, five, count (winners), share (of each, without odd chips)
    UNIT_SMALLEST_CHIP = "unit-smallest-chip"  # chip
    UNIT_CHIP_OF_BLINDS = "unit-chip-of-blinds"  # chip
    ODD_CHIP = "odd-chip"  # pot, chip, seat
    ODD_CHIPS_ONE_EACH = "odd-chips-one-each"  # pot, count, chip, seats (in order)
    ODD_CHIPS_TO_FIRST = "odd-chips-to-first"  # pot, count, chip, seats (one)
    ODD_CHIPS_NOT_STATED = "odd-chips-not-stated"  # pot, count, chip, seats (in order): one each, where no book says it
    SMALL_REST = "small-rest"  # pot, amount, chip, seat

    # showdown
    SHOWDOWN_ANNOUNCED = "showdown-announced"  # -
    UNCALLED_NEED_NOT_SHOW = "uncalled-need-not-show"  # seat
    UNCALLED_SHOWS_IF_ASKED = "uncalled-shows-if-asked"  # seat
    ALL_FACE_UP = "all-face-up"  # all_in (seats), seats (all live ones)
    AS_IF_CHECKED = "as-if-checked"  # street (on which the betting ended)
    SIDE_POT_SHOWS_FIRST = "side-pot-shows-first"  # pot, seats
    LAST_AGGRESSOR_FIRST = "last-aggressor-first"  # seat
    LEFT_OF_BUTTON_FIRST = "left-of-button-first"  # seat
    FIRST_OF_THE_REST = "first-of-the-rest"  # seat
    ALL_IN_BETTOR_FIRST = "all-in-bettor-first"  # seat, street (on which the betting ended)
    THEN_CLOCKWISE = "then-clockwise"  # seats (in order)
    FIRST_MUST_SHOW = "first-must-show"  # seat
    FIRST_MAY_MUCK = "first-may-muck"  # seat
    OTHERS_MAY_MUCK = "others-may-muck"  # seats (in order)
    WINNER_TABLES_ALL = "winner-tables-all"  # -

    # button, blinds and those who join
    AWAY_BUT_DEALT_IN = "away-but-dealt-in"  # seats
    AWAY_NOT_DEALT_IN = "away-not-dealt-in"  # seats
    NOTHING_MISSED = "nothing-missed"  # seats
    NEW_SITS_OUT = "new-sits-out"  # seat
    BUTTON_MOVES = "button-moves"  # seat
    BUTTON_PASSES_OVER = "button-passes-over"  # seats (chairs)
    BUTTON_CHANGES_SIDES = "button-changes-sides"  # seat
    BUTTON_IS_SET = "button-is-set"  # seat
    BUTTON_ADJUSTED = "button-adjusted"  # seat
    DEAD_BUTTON = "dead-button"  # seat (the chair)
    HEADS_UP_BLINDS = "heads-up-blinds"  # seat (button and small blind), to (big blind)
    TWO_DEALT_IN = "two-dealt-in"  # seats (of others who sit at the table)
    BIG_BLIND_MOVES_ON = "big-blind-moves-on"  # seat
    BIG_BLIND_NEVER_TWICE = "big-blind-never-twice"  # seat
    SMALL_BLIND_FALLS = "small-blind-falls"  # seat
    SMALL_BLIND_DEAD = "small-blind-dead"  # seat (the chair)
    SMALL_BLIND_MISSED = "small-blind-missed"  # seat
    SMALL_BLIND_PASSED_ON = "small-blind-passed-on"  # seat (who misses it), to
    SMALL_BLIND_PASSES_OVER = "small-blind-passes-over"  # seats (who miss it), to
    BIG_BLIND_FALLS = "big-blind-falls"  # seat
    BIG_BLIND_PASSED_ON = "big-blind-passed-on"  # seats (who miss it), to
    BLINDS_OWED = "blinds-owed"  # -
    BLINDS_ARE_LIVE = "blinds-are-live"  # -
    BIG_BLIND_IS_LOWER_LIMIT = "big-blind-is-lower-limit"  # amount
    BIG_BLIND_IS_MINIMUM_BET = "big-blind-is-minimum-bet"  # amount
    BIG_BLIND_IS_TWICE = "big-blind-is-twice"  # amount, blind (the small one)
    BIG_BLIND_AS_SET = "big-blind-as-set"  # amount
    SMALL_BLIND_IS_HALF = "small-blind-is-half"  # amount, blind (the big one)
    SMALL_BLIND_IS_HALF_LIMIT = "small-blind-is-half-limit"  # amount, blind (the lower limit)
    SMALL_BLIND_ROUNDED_DOWN = "small-blind-rounded-down"  # amount, blind (the big one)
    SMALL_BLIND_AS_SET = "small-blind-as-set"  # amount
    SMALL_BLIND_NOT_AS_SET = "small-blind-not-as-set"  # amount (that the game names)
    NEW_IS_BIG_BLIND = "new-is-big-blind"  # seat
    NEW_IS_SMALL_BLIND = "new-is-small-blind"  # seat
    NEW_WAITS = "new-waits"  # seat
    NEW_NOT_ON_BUTTON = "new-not-on-button"  # seat
    NEW_POSTS = "new-posts"  # seat, live
    NEW_POSTS_BETWEEN = "new-posts-between"  # seat, live
    NEW_COMES_IN_FREE = "new-comes-in-free"  # seat
    NEW_GAME_IS_FREE = "new-game-is-free"  # seats
    NEW_GAME_NOT_STATED = "new-game-not-stated"  # seats
    MAY_WAIT_FOR_BIG_BLIND = "may-wait-for-big-blind"  # seat
    BLIND_IS_ENOUGH = "blind-is-enough"  # seat
    NEEDED_TO_PLAY = "needed-to-play"  # seat
    RETURNS_AS_BIG_BLIND = "returns-as-big-blind"  # seat
    RETURN_WAITS = "return-waits"  # seat
    MISSED_MADE_UP = "missed-made-up"  # seat, live?, dead?
    RETURN_NOT_PAID = "return-not-paid"  # seat, amount (that it has), total (that it owes)
    RETURN_PAID_IN_PART = "return-paid-in-part"  # seat, amount, total, live?, dead?
    NOTHING_TO_MAKE_UP = "nothing-to-make-up"  # seat
    NO_ANTE = "no-ante"  # -
    ANTE_IS_EXCEPTION = "ante-is-exception"  # -
    ANTE_FROM_EACH = "ante-from-each"  # amount, count (players)
    ANTE_FROM_BIG_BLIND = "ante-from-big-blind"  # seat, amount
    BLIND_BEFORE_ANTE = "blind-before-ante"  # seat, amount? (that is left for the ante)
    ANTE_ORDER_NOT_STATED = "ante-order-not-stated"  # seat, amount?
    EACH_ANTE_ORDER_NOT_STATED = "each-ante-order-not-stated"  # seat, amount? (that is left), blind

    # the deal
    FIRST_CARD_WITHOUT_SMALL_BLIND = "first-card-without-small-blind"  # -
    FIRST_CARD_GOES_TO = "first-card-goes-to"  # seat
    ONE_CARD_AT_A_TIME = "one-card-at-a-time"  # seats (in order), count (rounds)
    CARDS_BURNED = "cards-burned"  # count
    PLAYERS_ALLOWED = "players-allowed"  # players, count (the most)
    PLAYERS_NOT_LIMITED = "players-not-limited"  # players
    TOO_MANY_PLAYERS = "too-many-players"  # players, count (the most)
    TOO_FEW_PLAYERS = "too-few-players"  # players, count (the fewest)
    DECK_IS_ENOUGH = "deck-is-enough"  # parts, total (cards of the deck)
    DECK_IS_TOO_SMALL = "deck-is-too-small"  # parts, total

    # places and rake
    PLAYERS_LEFT = "players-left"  # count, place (the best that is open)
    RANKED_BY_STACK = "ranked-by-stack"  # seats (in order), amounts? (their stacks, unless all are equal)
    EQUAL_STACKS_SHARE = "equal-stacks-share"  # seats, amount, place
    EQUAL_STACKS_NOT_STATED = "equal-stacks-not-stated"  # seats, amount, place
    PLACE_SHARED = "place-shared"  # seats, place
    RANK_NOT_STATED = "rank-not-stated"  # seats, place
    RAKEABLE = "rakeable"  # amount

    # the first button, chip races, levels and buy-ins
    HIGH_CARD_BY_SUIT = "high-card-by-suit"  # seats (that have it), rank
    HIGH_CARD_GETS_BUTTON = "high-card-gets-button"  # seat, card
    FIRST_BUTTON_NOT_STATED = "first-button-not-stated"  # -
    RACE_POOL = "race-pool"  # parts (odd chips of the seats), chip (the new one), count (whole new chips)
    RACE_REST_COUNTS = "race-rest-counts"  # amount, chip (the new one)
    RACE_REST_IS_LOST = "race-rest-is-lost"  # amount, chip (the new one)
    RACE_REST_NOT_STATED = "race-rest-not-stated"  # amount
    RACE_NEW_CHIPS = "race-new-chips"  # count
    RACE_DEALT = "race-dealt"  # seat (where the dealer begins)
    RACE_WON = "race-won"  # dealt (each winner and the card)
    RACE_SAVED = "race-saved"  # seats
    RACE_OUT_NOT_STATED = "race-out-not-stated"  # seats (left without a chip)
    RACE_NOT_STATED = "race-not-stated"  # -
    LEVELS_RISE = "levels-rise"  # -
    HAND_HAD_BEGUN = "hand-had-begun"  # -
    NEW_LEVEL_WAS_DUE = "new-level-was-due"  # -
    OLD_LEVEL_STAYS = "old-level-stays"  # -
    NEW_LEVEL_COUNTS = "new-level-counts"  # -
    BUY_IN_LOWER_LIMITS = "buy-in-lower-limits"  # count, amount (of one), total
    BUY_IN_LARGEST_BETS = "buy-in-largest-bets"  # count, amount, total
    BUY_IN_SMALLEST_BETS = "buy-in-smallest-bets"  # count, amount, total
    BUY_IN_NOT_STATED = "buy-in-not-stated"  # -

    # turns and limits
    FIRST_BEFORE_FLOP = "first-before-flop"  # seat
    FIRST_ON_STREET = "first-on-street"  # seat, street
    NEXT_TO_ACT = "next-to-act"  # seat
    BIG_BLIND_HAS_OPTION = "big-blind-has-option"  # seat
    MAY_CHECK_OR_BET = "may-check-or-bet"  # seat
    MAY_CHECK_OR_RAISE = "may-check-or-raise"  # seat
    MAY_FOLD_CALL_RAISE = "may-fold-call-raise"  # seat, amount (to call)
    ROUND_COMPLETE = "round-complete"  # street
    ALL_OTHERS_FOLDED = "all-others-folded"  # seat
    STRUCTURE_PLAYED = "structure-played"  # structure
    OTHER_STRUCTURE = "other-structure"  # structure
    SHORT_BLIND_SAME_PRICE = "short-blind-same-price"  # blind
    SHORT_OPEN_SAME_PRICE = "short-open-same-price"  # blind
    FACING_BET = "facing-bet"  # amount (to call), price
    NO_BET_TO_FACE = "no-bet-to-face"  # -
    ALL_IN_TO_CALL = "all-in-to-call"  # seat, amount
    NOBODY_TO_RAISE = "nobody-to-raise"  # -
    OWN_RAISE_STANDS = "own-raise-stands"  # seat
    BETTING_REOPENED = "betting-reopened"  # seat, amount (more to face), step
    BETTING_NOT_REOPENED = "betting-not-reopened"  # seat, amount, step
    HALF_BET_REOPENED = "half-bet-reopened"  # seat, amount (more to face), step (a full bet)
    HALF_BET_NOT_REOPENED = "half-bet-not-reopened"  # seat, amount, step (a full bet)
    ALL_INS_NOT_CONSECUTIVE = "all-ins-not-consecutive"  # seat, step
    LEAST_BET = "least-bet"  # least
    LEAST_RAISE = "least-raise"  # price, step, least
    SHORT_ALL_IN_NOT_COMPLETED = "short-all-in-not-completed"  # -
    OPENED_FOR_LESS = "opened-for-less"  # amount, step, least
    UP_TO_ALL_CHIPS = "up-to-all-chips"  # most
    LIMIT_BET_SIZE = "limit-bet-size"  # street, step
    HALF_BET_COUNTS = "half-bet-counts"  # price, step, least
    HALF_BETS_ADD_UP = "half-bets-add-up"  # amount (their sum), price, step, least
    SHORT_ALL_IN_COMPLETED = "short-all-in-completed"  # amount, least
    SHORT_OPEN_COMPLETED = "short-open-completed"  # amount, least
    RAISES_LEFT = "raises-left"  # count, cap?
    RAISES_REACHED = "raises-reached"  # count, cap?, most? (the cap where two players need not keep to it)
    TWO_LEFT_IN_EVENT = "two-left-in-event"  # -
    MORE_LEFT_IN_EVENT = "more-left-in-event"  # -
    ROUND_BEGAN_HEADS_UP = "round-began-heads-up"  # count
    ROUND_BEGAN_WITH_MORE = "round-began-with-more"  # count
    HEADS_UP_BEFORE_CAP = "heads-up-before-cap"  # -
    TWO_LEFT_IN_HAND = "two-left-in-hand"  # -
    CAP_STANDS = "cap-stands"  # -
    CAP_HEADS_UP_TOO = "cap-heads-up-too"  # -
    TRUE_POT_COUNTS = "true-pot-counts"  # -
    SMALL_BLIND_AS_BIG = "small-blind-as-big"  # amount
    OWN_SMALL_BLIND_COUNTED = "own-small-blind-counted"  # seat, blind (what is counted already), amount (to call)
    BLINDS_COUNTED_IN_FULL = "blinds-counted-in-full"  # amount
    POT_LIMIT_MOST = "pot-limit-most"  # price?, total (the pot), amount? (what the call adds), most
    POT_LIMIT_ROUNDED_UP = "pot-limit-rounded-up"  # chip, most
    LEFT_OPEN = "left-open"  # -

    # words and chips
    WORD_BINDS = "word-binds"  # seat, least?
    AMOUNT_IS_CHIPS = "amount-is-chips"  # seat, amount
    AMOUNT_IS_THE_TOTAL = "amount-is-the-total"  # seat, amount
    FOLD_WITHOUT_BET = "fold-without-bet"  # seat
    CHECK_FACING_BET = "check-facing-bet"  # seat
    CALL_WITHOUT_BET = "call-without-bet"  # seat
    RAISE_WITHOUT_BET = "raise-without-bet"  # seat, amount?
    WORD_DOES_NOT_FIT = "word-does-not-fit"  # seat
    POT_IN_NO_LIMIT = "pot-in-no-limit"  # seat
    POT_SAID = "pot-said"  # seat, most
    ALL_IN_SAID = "all-in-said"  # seat, amount
    WORDS_BEFORE_CHIPS = "words-before-chips"  # seat
    WORDS_CAME_FIRST = "words-came-first"  # seat
    CHIPS_CAME_FIRST = "chips-came-first"  # seat
    WORDS_AND_CHIPS_TOGETHER = "words-and-chips-together"  # seat
    MOTIONS_ALLOWED = "motions-allowed"  # seat, amount
    MOTIONS_NOT_ALLOWED = "motions-not-allowed"  # seat, least
    FIRST_MOTION_RAISES = "first-motion-raises"  # seat, amount
    CALL_AND_ONE_MOTION = "call-and-one-motion"  # seat, amount
    ONE_MOTION_ONLY = "one-motion-only"  # seat
    CHIPS_ARE_A_CALL = "chips-are-a-call"  # seat, amount
    CHIPS_ARE_A_BET = "chips-are-a-bet"  # seat, amount
    CHIPS_ARE_A_RAISE = "chips-are-a-raise"  # seat, amount
    OVERSIZED_CHIP_CALLS = "oversized-chip-calls"  # seat, chip, amount
    BIG_CHIP_RAISES_THE_POT = "big-chip-raises-the-pot"  # seat, chip, total (the pot), most
    NO_CHIP_SUPERFLUOUS = "no-chip-superfluous"  # seat, price
    LAST_CHIPS_ALL_IN = "last-chips-all-in"  # seat, amount
    LESS_THAN_HALF_A_RAISE = "less-than-half-a-raise"  # seat, amount, step (the least raise)
    LAST_CHIPS_RAISE = "last-chips-raise"  # seat, amount, step (the least raise)
    RAISE_SAID_BINDS = "raise-said-binds"  # seat, step (the least raise)
    RAISE_BROUGHT_UP = "raise-brought-up"  # seat, amount, least
    RAISE_BROUGHT_DOWN = "raise-brought-down"  # seat, most
    RAISE_IS_A_CALL = "raise-is-a-call"  # seat, amount?
    BET_BROUGHT_UP = "bet-brought-up"  # seat, amount, least
    BET_BROUGHT_DOWN = "bet-brought-down"  # seat, most
    UNDERCALL_IS_CALL = "undercall-is-call"  # seat, amount, price
    UNDERCALL_OF_RAISE = "undercall-of-raise"  # seat, amount, price
    EARLIER_CHIPS_COUNT = "earlier-chips-count"  # seat, total
    EARLIER_CHIPS_DO_NOT_COUNT = "earlier-chips-do-not-count"  # seat, total
    NEW_CHIPS_COUNT_IN_FULL = "new-chips-count-in-full"  # seat, total
    EARLIER_CHIPS_LEFT = "earlier-chips-left"  # seat
    PULLING_BACK_BINDS = "pulling-back-binds"  # seat
    FOLD_OUT_OF_TURN = "fold-out-of-turn"  # seat
    ACTION_MAY_CHANGE = "action-may-change"  # seat
    ACTION_HAS_CHANGED = "action-has-changed"  # seat
    ACTION_HAS_NOT_CHANGED = "action-has-not-changed"  # seat
    NO_RAISE_NEXT_TURN = "no-raise-next-turn"  # seat, amount? (to call)
    NO_RAISE_AFTER_CALL = "no-raise-after-call"  # seat, amount? (to call)
    CALL_OUT_OF_TURN_STANDS = "call-out-of-turn-stands"  # -
    PRICE_UP_SINCE = "price-up-since"  # seat, price
    OUT_OF_TURN_NOT_COVERED = "out-of-turn-not-covered"  # seat


StepCode = Act | Reason
