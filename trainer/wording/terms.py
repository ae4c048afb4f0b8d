"""Terms: the words that many questions share, and what is wrong with a submission that gives no answer."""

from __future__ import annotations

from trainer.rulings.ruling import Decision
from trainer.rulings.steps import Act
from trainer.wording.languages import marked

DECISIONS: dict[Decision, str] = {
    Decision.MISDEAL: marked("Misdeal: the hand is dealt again"),
    Decision.PLAY_ON: marked("Play on: the hand continues as it is"),
    Decision.CORRECT: marked("Put it right and go on with the hand"),
    Decision.REPLACE: marked("Replace the card and go on with the hand"),
    Decision.REDEAL_BOARD: marked("Deal the board cards again"),
    Decision.HAND_DEAD: marked("The hand is dead"),
    Decision.HAND_LIVE: marked("The hand is live"),
    Decision.VOID_HAND: marked("The whole hand is void and all bets go back"),
    Decision.SHOW: marked("The hand is shown"),
    Decision.REFUSE: marked("The request is refused"),
    Decision.FORBID: marked("That is not allowed: the player has to stop"),
    Decision.PENALTY: marked("The player gets a penalty"),
    Decision.FLOOR: marked("Call the floor, who decides"),
}
"""What an incident leads to, as an option says it."""

ACTS: dict[Act, str] = {
    Act.STOP_ACTION: marked("Stop the action"),
    Act.CALL_FLOOR: marked("Call the floor"),
    Act.COLLECT_CARDS: marked("Collect all the cards"),
    Act.SHUFFLE_DECK: marked("Shuffle the whole deck"),
    Act.REDEAL_SAME_BUTTON: marked("Deal again with the same button"),
    Act.REDEAL_RIGHT_BUTTON: marked("Deal again with the button in its place"),
    Act.FINISH_DEAL: marked("Finish the deal"),
    Act.GIVE_NEXT_CARD: marked("Give the missing card, the next one off the deck"),
    Act.REPLACE_FROM_TOP: marked("Replace the card with the top card of the deck"),
    Act.EXPOSED_BECOMES_BURN: marked("Use the exposed card as the next burn card"),
    Act.EXPOSED_TO_DISCARDS: marked("Put the exposed card among the discards"),
    Act.EXPOSED_PLAYS: marked("Leave the exposed card to its player"),
    Act.SURPLUS_BECOMES_BURN: marked("Use the surplus card as the first burn card"),
    Act.SCRAP_CARD: marked("Take the card out of play as scrap"),
    Act.REPLACE_SCRAP: marked("Replace the scrap with the next card"),
    Act.BOARD_TO_STUB: marked("Put the board cards back into the stub"),
    Act.SHUFFLE_STUB: marked("Shuffle the stub"),
    Act.KEEP_BURN: marked("Leave the burn card where it is"),
    Act.BURN_ONE: marked("Burn one card"),
    Act.BURN_TWO: marked("Burn two cards"),
    Act.NO_BURN: marked("Deal without another burn"),
    Act.SCRAMBLE_FLOP: marked("Turn the flop cards face down and scramble them"),
    Act.RANDOM_CARD_BECOMES_BURN: marked("Take one of them at random as the next burn card"),
    Act.DEAL_FLOP: marked("Deal the flop"),
    Act.DEAL_TURN: marked("Deal the turn"),
    Act.DEAL_RIVER: marked("Deal the river"),
    Act.SET_ASIDE: marked("Set the card that came too soon aside"),
    Act.NATURAL_RIVER_IS_TURN: marked("Deal the natural river card as the turn"),
    Act.SHUFFLE_ASIDE_IN: marked("Shuffle the card set aside into the stub"),
    Act.FINISH_BETTING: marked("Finish the betting round"),
    Act.BOARD_STANDS: marked("Leave the board as it is"),
    Act.SECOND_BURN_TO_STUB: marked("Put the second burn card back on top of the stub"),
    Act.SECOND_BURN_TO_BOARD: marked("Deal the second burn card as the board card"),
    Act.REBUILD_STUB: marked("Rebuild the stub in its order"),
    Act.KILL_HAND: marked("Kill the hand"),
    Act.CHIPS_STAY: marked("Leave the hand's chips in the pot"),
    Act.RETURN_BETS: marked("Give all bets back"),
    Act.RETURN_UNCALLED: marked("Give back what nobody has called"),
    Act.RETRIEVE_HAND: marked("Retrieve the hand"),
    Act.TABLE_CARDS: marked("Have both cards laid face up"),
    Act.SHOW_TO_ALL: marked("Show the cards to the whole table"),
    Act.SHOW_AFTER_HAND: marked("Show the cards when the hand is over"),
    Act.PUSH_POT: marked("Push the pot"),
    Act.FIX_BUTTON_NOW: marked("Move the button to its place now"),
    Act.FIX_BUTTON_NEXT_HAND: marked("Correct the button for the next hand"),
    Act.REPLACE_DECK: marked("Replace the deck"),
    Act.WARN: marked("Warn the player"),
    Act.EXCLUDE: marked("Exclude the player from the game"),
}
"""What the dealer does, as an option says it."""

COUNTS: dict[str, str] = {
    "fold": marked("A fold"),
    "check": marked("A check"),
    "call": marked("A call: {amount:amount} in front of the player"),
    "bet": marked("A bet of {amount:amount}"),
    "raise": marked("A raise to {amount:amount}"),
    "call-or-fold": marked("No raise: the player calls or folds"),
    "call-or-raise": marked("No fold: the player calls or raises"),
    "none": marked("Nothing: the player may still do anything"),
    "ask": marked("Whatever the player says it was meant to be"),
    "floor": marked("The house has no rule for it: the floor decides"),
}
"""What words and chips come to, as an option says it."""

TOPICS: dict[str, str] = {
    "hand-reading": marked("Reading hands"),
    "hand-validity": marked("Live and dead hands"),
    "conduct": marked("Conduct"),
    "blinds-button": marked("Blinds and button"),
    "missed-blinds": marked("Missed blinds"),
    "dealing": marked("Dealing"),
    "tournament": marked("Tournaments"),
    "rake-buyin": marked("Rake and buy-in"),
    "misdeals": marked("Misdeals"),
    "exposed-cards": marked("Exposed cards and the board"),
    "showdown-order": marked("Showdown order"),
    "side-pots": marked("Side pots"),
    "split-pots": marked("Split pots"),
    "no-limit-bets": marked("No-limit bets"),
    "limit-bets": marked("Limit bets"),
    "pot-limit-bets": marked("Pot-limit bets"),
}
"""The topics of the syllabus by their slugs."""

LEVELS: dict[int, str] = {
    1: marked("Easy: small tables"),
    2: marked("Medium: larger tables, more going on"),
    3: marked("Hard: full tables, most going on"),
}
"""The levels, and what they change."""

ON_STREETS: dict[str, str] = {
    "preflop": marked("before the flop"),
    "flop": marked("on the flop"),
    "turn": marked("on the turn"),
    "river": marked("on the river"),
}
"""When in the hand, by street."""

PLAYS: dict[str, str] = {"cash": marked("cash game"), "tournament": marked("tournament")}
"""What kind of game is played."""

STRUCTURES: dict[str, str] = {
    "no-limit": marked("no-limit"),
    "pot-limit": marked("pot-limit"),
    "fixed-limit": marked("fixed-limit"),
}
"""How high one may bet."""

NUMBERS: dict[str, str] = {
    "deck-cards": marked("cards in the deck"),
    "fewest-players": marked("fewest players for a hand"),
    "most-players": marked("most players at a table"),
    "hole-cards": marked("hole cards for each player"),
    "flop-cards": marked("cards in the flop"),
    "turn-cards": marked("cards on the turn"),
    "river-cards": marked("cards on the river"),
    "betting-rounds": marked("betting rounds in a hand"),
    "raises-a-round": marked("raises allowed in a round"),
    "buy-in-lower-limits": marked("lower limits in the smallest buy-in"),
    "short-table-players": marked("players short at which a table stops"),
    "chip-race-first-seat": marked("seat at which a chip race begins"),
    "hand-for-hand-minutes": marked("minutes for a hand in hand-for-hand play"),
    "clock-seconds": marked("seconds on the clock"),
    "countdown-seconds": marked("seconds of the countdown"),
    "buy-in-largest-bets": marked("largest bets in the smallest buy-in at limit"),
    "buy-in-smallest-bets": marked("smallest bets in the smallest buy-in without limits"),
    "rake-percent": marked("per cent that the rake takes"),
    "rake-cap-whole": marked("most that the rake takes, in whole dollars"),
}
"""The numbers that books set, by their keys."""

QUESTIONS: dict[str, str] = {
    "best-hand": marked("best hand"),
    "pots": marked("pots"),
    "payout": marked("payout"),
    "show-order": marked("show order"),
    "blinds": marked("blinds"),
    "deal": marked("deal"),
    "to-act": marked("to act"),
    "bet-limits": marked("bet limits"),
    "gesture": marked("gesture"),
    "incident": marked("incident"),
    "fact": marked("fact"),
    "finish-order": marked("finish order"),
    "rake": marked("rake"),
    "first-button": marked("first button"),
    "chip-race": marked("chip race"),
    "race-winners": marked("race winners"),
    "buy-in": marked("buy in"),
}
"""The questions of the rulings, by their words."""

ORDINALS = (
    marked("first"), marked("second"), marked("third"), marked("fourth"), marked("fifth"), marked("sixth"),
    marked("seventh"), marked("eighth"), marked("ninth"), marked("tenth"), marked("eleventh"),
)  # fmt: skip

TERMS: dict[str, str] = {
    "seat": marked("Seat {seat:word}"),
    "pot": marked("{pot:pot}"),
    "main-pot": marked("Main pot"),
    "only-pot": marked("The pot"),
    "chip": marked("Chips of {amount:amount}"),
    "card": marked("{card:sign}"),
    "figure": marked("{count:count}"),
    "hand": marked("{hand:hand}"),
    "yes": marked("Yes"),
    "no": marked("No"),
    **{f"decision/{decision}": text for decision, text in DECISIONS.items()},
    **{f"act/{act}": text for act, text in ACTS.items()},
    **{f"counts/{counts}": text for counts, text in COUNTS.items()},
    **{f"topic/{topic}": text for topic, text in TOPICS.items()},
    **{f"level/{level}": text for level, text in LEVELS.items()},
    "format/choose-one": marked("Choose one of the answers."),
    "format/not-an-option": marked("That is not one of the answers: choose among those shown."),
    "format/choose-some": marked("Choose at least one answer."),
    "format/choose-some-or-none": marked("Choose the answers that apply, or say that none does."),
    "format/some-and-none": marked("You chose answers and also “none of these”: choose one or the other."),
    "format/fill-a-row": marked("Fill in at least one amount; a row left blank counts as 0."),
    "format/number-missing": marked("Write a number."),
    "format/not-a-whole-number": marked("Write a whole number, such as 1250 or 1,250."),
    "format/number-too-long": marked("That number is too long."),
    "format/place-missing": marked("Give it a place."),
    "format/place-out-of-range": marked("Places go from 1 to {most:count}."),
    "format/place-twice": marked("Place {place:count} is given twice."),
    "format/place-some": marked("Give at least one of them a place."),
    "format/place-gap": marked("Place {place:count} is missing: number them 1, 2, 3 and so on."),
}  # fmt: skip
"""Code -> phrase, for every code that belongs to no family."""
