"""The sentences of every step, in English, with places for the step's figures."""

from __future__ import annotations

from trainer.rulings.steps import Act, Reason, StepCode
from trainer.wording.languages import marked

Sentence = str | tuple[str, ...]
"""One sentence, or several of which the first counts for which the step has all the figures."""

SENTENCES: dict[StepCode, tuple[Sentence, ...]] = {
    # what the dealer does
    Act.STOP_ACTION: (marked("Stop the action."),),
    Act.CALL_FLOOR: (marked("Call the floor."),),
    Act.COLLECT_CARDS: (marked("Take in all the cards."),),
    Act.SHUFFLE_DECK: (marked("Shuffle the whole deck again."),),
    Act.REDEAL_SAME_BUTTON: (marked("Deal again to the same players, with the button where it was."),),
    Act.REDEAL_RIGHT_BUTTON: (marked("Deal again to the same players, with the button in its right place."),),
    Act.FINISH_DEAL: (marked("Finish the deal first."),),
    Act.GIVE_NEXT_CARD: (marked("Give the missing card from the top of the deck: {seats}."),),
    Act.REPLACE_FROM_TOP: (
        (
            marked("Replace the exposed card of seat {seat} with the top card of the deck."),
            marked("Deal the card that is now missing from the top of the deck."),
        ),
    ),
    Act.EXPOSED_BECOMES_BURN: (
        (
            marked("The exposed card becomes the burn card before the {street}."),
            marked("The exposed card goes to the burn cards."),
        ),
    ),
    Act.EXPOSED_TO_DISCARDS: (marked("Put the exposed card to the discards."),),
    Act.EXPOSED_PLAYS: (
        (
            marked("What was exposed stays in the hand and plays: {seats}."),
            marked("What was exposed is not replaced."),
        ),
    ),
    Act.SURPLUS_BECOMES_BURN: (marked("The surplus card of seat {seat} becomes the burn card."),),
    Act.SCRAP_CARD: (
        (
            marked("Treat each of the {count} cards as a scrap of paper and take it out of play."),
            marked("Treat the card as a scrap of paper and take it out of play."),
        ),
    ),
    Act.REPLACE_SCRAP: (
        (
            marked("Replace each of the {count} with the next card of the deck."),
            marked("Replace it with the next card of the deck."),
        ),
    ),
    Act.BOARD_TO_STUB: (
        (
            marked("What came too soon, the {street}, goes back into the stub."),
            marked("Put the board cards of this street back into the stub."),
        ),
    ),
    Act.SHUFFLE_STUB: (marked("Shuffle the stub."),),
    Act.KEEP_BURN: (marked("The burn card stays burned."),),
    Act.BURN_ONE: (marked("Burn one card."),),
    Act.BURN_TWO: (marked("Burn two cards."),),
    Act.NO_BURN: (marked("Burn no further card."),),
    Act.SCRAMBLE_FLOP: (marked("Lay the flop cards face down and scramble them."),),
    Act.RANDOM_CARD_BECOMES_BURN: (marked("One of them, picked at random, becomes a burn card."),),
    Act.DEAL_FLOP: (marked("Deal the flop."),),
    Act.DEAL_TURN: (marked("Deal the turn."),),
    Act.DEAL_RIVER: (marked("Deal the river."),),
    Act.SET_ASIDE: (marked("Set the card that came too soon aside."),),
    Act.NATURAL_RIVER_IS_TURN: (marked("The card that would have been the river is the turn."),),
    Act.SHUFFLE_ASIDE_IN: (
        marked("When the betting on the turn is over, shuffle the card that was set aside into the stub."),
    ),
    Act.FINISH_BETTING: (marked("Finish the betting round."),),
    Act.BOARD_STANDS: (marked("The board stands as it lies."),),
    Act.SECOND_BURN_TO_STUB: (marked("Put the second burn card back on top of the stub."),),
    Act.SECOND_BURN_TO_BOARD: (marked("The second burn card is the card that belongs on the board."),),
    Act.REBUILD_STUB: (marked("Rebuild the stub in its order and deal on from it."),),
    Act.KILL_HAND: (marked("The hand is dead: {seats}."),),
    Act.CHIPS_STAY: (
        (
            marked("What others have matched, and every post, stays in the pot: {matched}."),
            marked("What went into the pot before the {amount} that nobody has called stays there."),
            marked("Whatever has been put in for the hand stays in the pot."),
        ),
    ),
    Act.RETURN_BETS: (marked("Give the bets back to those who made them."),),
    Act.RETURN_UNCALLED: (marked("Nobody has called {amount} of it: give that back to seat {seat}."),),
    Act.RETRIEVE_HAND: (marked("Take the hand of seat {seat} back out of the muck."),),
    Act.TABLE_CARDS: (
        (
            marked("Have the cards of seat {target} laid face up on the table."),
            marked("Have the cards of seat {seat} laid face up on the table."),
        ),
    ),
    Act.SHOW_TO_ALL: (marked("Have the cards of seat {seat} shown to the whole table."),),
    Act.SHOW_AFTER_HAND: (marked("Have the cards of seat {seat} shown to the whole table once the hand is over."),),
    Act.PUSH_POT: ((marked("Push the pot to seat {seat}."), marked("Push the pot to its winner yourself.")),),
    Act.FIX_BUTTON_NOW: (marked("Move the button from {was} to {should} now."),),
    Act.FIX_BUTTON_NEXT_HAND: (marked("Leave the button for this hand, and put it right for the next."),),
    Act.REPLACE_DECK: (marked("Change the deck."),),
    Act.WARN: (marked("Warn the player in seat {seat}."),),
    Act.EXCLUDE: (marked("The player in seat {seat} is excluded."),),
    # incidents
    Reason.NO_ACTION_YET: (marked("No player has acted yet, so the deal can still be put right."),),
    Reason.ACTION_NOT_SUBSTANTIAL: (
        marked(
            "Voluntary actions so far: {actions}, with chips: {chips}. That is not yet substantial, so the deal "
            "can still be put right."
        ),
    ),
    Reason.ACTION_SUBSTANTIAL: (
        marked(
            "Voluntary actions so far: {actions}, with chips: {chips}. That is substantial, so it is too late "
            "for a misdeal."
        ),
    ),
    Reason.STREET_REACHED: (marked("The hand has reached the {street}, so it is too late for a misdeal."),),
    Reason.HAND_PLAYS_ON: (marked("The hand is played on as it is."),),
    Reason.POSTS_STAY: (marked("Blinds and antes that were posted stay where they are for the new deal."),),
    Reason.BOOK_SILENT: (marked("The book has no rule on this point: {point}."),),
    Reason.NOTHING_WRONG: (marked("So nothing is wrong, and the deal goes on."),),
    Reason.PLACE_OFF_DECK: (
        marked(
            "The deal starts at seat {first} and goes round {players} players: card {nth} of seat {seat} is "
            "number {place} off the deck."
        ),
    ),
    Reason.FIRST_CARD_EXPOSED: (marked("Card number {place} off the deck was exposed: that is a misdeal."),),
    Reason.LATER_CARD_EXPOSED: (
        marked("Card number {place} off the deck is neither the first nor the second, so one such card is no misdeal."),
    ),
    Reason.SEVERAL_CARDS_EXPOSED: (marked("The dealer exposed {count} hole cards: that is a misdeal."),),
    Reason.EXPOSED_BY_PLAYER: (marked("A player who exposes an own card keeps it: {seats}."),),
    Reason.OFF_TABLE_IS_EXPOSED: (marked("A card that left the table counts as exposed: {seats}."),),
    Reason.FLOOR_MAY_DECIDE_OTHERWISE: (marked("The floor may decide otherwise about a card off the table: {seats}."),),
    Reason.EXPOSED_TOO_LATE: (marked("Too late for a misdeal or a replacement. Exposed cards: {count}."),),
    Reason.HAND_SHORT: (marked("Too few cards: {seats}. Held: {counts}."),),
    Reason.HAND_TOO_LONG: (marked("Too many cards: {seats}. Held: {counts}."),),
    Reason.NEXT_IN_SEQUENCE: (marked("The card in question is the next one in the order of the deal: {seats}."),),
    Reason.NOT_NEXT_IN_SEQUENCE: (
        marked("The card in question is not the next one in the order of the deal: {seats}."),
    ),
    Reason.SURPLUS_AT_FIRST_SEAT: (
        marked("Seat {seat}, which gets the first card, was given the card that comes after the deal."),
    ),
    Reason.SURPLUS_NOT_AT_FIRST_SEAT: (
        marked("The surplus card is at seat {seat}, and the deal starts at seat {first}."),
    ),
    Reason.SURPLUS_AFTER_ACTION: (marked("Seat {seat} holds a card too many, and players have acted."),),
    Reason.BUTTON_LACKS_LAST_CARD: (marked("Seat {seat} has the button and lacks the last card of the deal."),),
    Reason.BUTTON_HAS_ACTED: (marked("Seat {seat} has the button and has acted already."),),
    Reason.WRONG_COUNT_IS_DEAD: (marked("A hand with a wrong number of cards is dead: {seats}. Held: {counts}."),),
    Reason.WRONG_COUNT_NOT_SAID: (
        marked("Seat {seat} noticed a wrong number of cards, {count}, and did not say so at once."),
    ),
    Reason.WRONG_COUNT_SAID: (marked("The wrong number was said at once, and that alone kills no hand: {seats}."),),
    Reason.FLOOR_MAY_SAVE: (marked("The floor may declare the hand live if it can be put right: {seats}."),),
    Reason.ALREADY_FOLDED: (marked("The hand has been folded already: {seats}."),),
    Reason.FIRST_CARD_BELONGS_TO: (marked("The first card belongs to seat {seat}."),),
    Reason.FIRST_CARD_WRONG_SEAT: (marked("The first card went to seat {seat}."),),
    Reason.SEAT_LEFT_OUT: (marked("Seat {seat} is entitled to a hand and got none."),),
    Reason.DEALT_TO_NO_PLAYER: (marked("Seat {seat} got cards, and nobody there is entitled to a hand."),),
    Reason.SEAT_NOT_ENTITLED: (marked("Seat {seat} is not entitled to a hand, so leaving it out is no fault."),),
    Reason.SEAT_ENTITLED: (marked("Seat {seat} is entitled to a hand."),),
    Reason.BUTTON_OUT_OF_PLACE: (marked("The button was at {was} and belonged at {should}."),),
    Reason.BUTTON_GOES_ON: (marked("The button goes on from {was}, where it was in this hand."),),
    Reason.BOXED_IS_SCRAP: (
        marked("A card that lies face up in the deck counts as a scrap of paper. Found: {count}."),
    ),
    Reason.BOXED_MISDEAL: (
        marked("Cards that lay face up in the deck came out in the deal: {count}. Two or more make a misdeal."),
    ),
    Reason.BOXED_VOID: (
        marked(
            "Cards that lay face up in the deck came among those needed for the {during}: {count}. Two or more "
            "void the hand."
        ),
    ),
    Reason.NOT_OF_THE_DECK: (marked("{what} turned up {where}."),),
    Reason.FOREIGN_IS_SCRAP: (marked("{what} counts as a scrap of paper."),),
    Reason.JOKER_BEFORE_ITS_PLAYER_ACTS: (marked("Seat {seat} has not acted on the hand with the joker."),),
    Reason.JOKER_ACTED_UPON: (marked("Seat {seat} has acted on a hand with a joker: the hand is dead."),),
    Reason.SCRAP_LEAVES_HAND_SHORT: (
        marked("Without the scrap seat {seat} has too few cards, and it is too late to give another."),
    ),
    Reason.OTHER_BACK_IN_PLAY: (marked("A card with another back is in play: the hand is void."),),
    Reason.OTHER_BACK_IN_STUB: (marked("The card with another back lies in the stub only: the hand stands."),),
    Reason.CARD_TWICE: (marked("The deck holds the {card} twice: the hand is void."),),
    Reason.CARD_MISSING: (marked("The deck lacks the {card}: the hand stands."),),
    Reason.STUB_ORDER_KNOWN: (marked("The order of the dropped stub can be rebuilt."),),
    Reason.STUB_ORDER_LOST: (marked("The order of the dropped stub is lost."),),
    Reason.STUB_NOT_NEEDED: (marked("No more cards are needed from the stub."),),
    Reason.BETTING_OPEN: (marked("The cards of the {street} came while seat {seat} was still to act."),),
    Reason.FLOP_TOO_LONG: (marked("The flop came with {count} cards."),),
    Reason.FLOP_WITHOUT_BURN: (marked("No card was burned before the flop."),),
    Reason.WRONG_BURN: (marked("Cards burned before the {street}: {burned}. One is right."),),
    Reason.NOTHING_SHOWN: (marked("Of the {street} nothing lies face up yet."),),
    Reason.NO_ACTION_ON_STREET: (marked("Nobody has acted on the {street} yet."),),
    Reason.ACTION_ON_STREET: (marked("There has been action on the {street}: it is too late to put it right."),),
    Reason.ORDER_RESTORED: (marked("The cards of the {street} come as if no fault had been made."),),
    Reason.ORDER_STANDS: (
        marked("The burn protects the deck; the order of the cards need not be restored on the {street}."),
    ),
    Reason.NEXT_STREET_DEALT: (marked("The cards after the {street} are dealt already."),),
    Reason.BURN_STAYS: (marked("A burn card that was seen stays burned."),),
    Reason.LATER_CARDS_AS_THEY_WERE: (
        marked(
            "The {street} is to be the card that would have come without the fault. Cards burned instead of one: "
            "{burned}."
        ),
    ),
    Reason.LAST_LEFT_HAS_WON: (
        marked("All others have folded: the pot belongs to seat {seat}, whatever becomes of its cards."),
    ),
    Reason.NO_HAND_LEFT: (
        marked("Every hand that is left would be dead: {seats}. No rule says whose the pot is then."),
    ),
    Reason.THROWN_AWAY_IN_PLAY: (
        marked("Seat {seat} threw its hand away while the betting was open: that is a fold, and it binds."),
    ),
    Reason.BETTOR_DISCARDED: (
        marked("Seat {seat} had bet and threw its hand away before anybody called: hold the cards back from the muck."),
    ),
    Reason.HAND_FOULED: (marked("The hand of seat {seat} touched {touched}."),),
    Reason.IDENTIFIABLE: (marked("The hand of seat {seat} can be told from the other cards beyond doubt."),),
    Reason.NOT_IDENTIFIABLE: (marked("The hand of seat {seat} cannot be told from the other cards beyond doubt."),),
    Reason.TABLED_HAND_SAFE: (
        marked("Seat {seat} had tabled its hand for all to see: the dealer cannot kill a tabled hand that wins."),
    ),
    Reason.MUCKED_HAND_DEAD: (marked("The hand of seat {seat} was mucked by {by}: it is dead."),),
    Reason.FLOOR_MAY_RETRIEVE: (marked("The floor may have the hand of seat {seat} taken back."),),
    Reason.FLOOR_MAY_RULE_LIVE: (marked("The floor may rule the hand of seat {seat} live, and need not."),),
    Reason.SHOWN_WITH_ACTION_PENDING: (marked("Seat {seat} showed its hand while there was still action to come."),),
    Reason.SHOWN_NO_ACTION_LEFT: (marked("When seat {seat} showed its hand, no more action was possible."),),
    Reason.ONE_CARD_SHOWN: (marked("Seat {seat} showed one card only."),),
    Reason.AT_SEAT_IN_TIME: (marked("Seat {seat} had to be back {due} and was back {back_at}: that is in time."),),
    Reason.AT_SEAT_TOO_LATE: (marked("Seat {seat} had to be back {due} and was back {back_at}: that is too late."),),
    Reason.CALLER_MAY_SEE: (
        marked("Seat {asker} called on the river and may see the hand of seat {target}, the last to bet."),
    ),
    Reason.NO_RIGHT_TO_SEE: (marked("Seat {asker} has no right to see the hand of seat {target}."),),
    Reason.NO_SHOWDOWN_YET: (marked("The hand of seat {target} has not come to a showdown, so it is not shown."),),
    Reason.FLOOR_DISCRETION: (
        marked("Whether seat {asker} sees the hand of seat {target} is for the floor to decide."),
    ),
    Reason.DEALT_IN_MAY_SEE: (
        marked("Seat {asker} was dealt in and may see the hand of seat {target}, which was called."),
    ),
    Reason.NOT_CALLED: (marked("The hand of seat {target} was not called."),),
    Reason.DEAD_UNLESS_WINNER_ASKS: (
        marked("The hand of seat {target} is dead when shown, unless seat {asker}, who asks, is the winner."),
    ),
    Reason.DEALER_OR_FLOOR_ASKS: (
        marked("That seat {asker} asks counts for nothing: only the dealer or the floor may ask, on suspicion."),
    ),
    Reason.SEEN_ON_SUSPICION: (marked("On suspicion of collusion the hand of seat {target} is shown."),),
    Reason.HISTORY_AFTERWARDS: (marked("The hand of seat {target} can be looked up after the hand."),),
    Reason.SHOW_ONE_SHOW_ALL: (marked("Seat {seat} showed its cards to seat {to}: what one has seen, all may see."),),
    Reason.SHOWN_ON_DEMAND: (marked("That happens on demand: if nobody asks, the cards of seat {seat} stay closed."),),
    Reason.HANDS_STAY_CLOSED: (
        marked("While action is possible hands stay closed, or they are dead: seat {seat} shows after the hand."),
    ),
    Reason.VIEWER_MAY_ACT: (marked("Seat {to} may still act in this round."),),
    Reason.VIEWER_ACTS_LATER: (marked("Seat {to} may still act in this hand, but no more in this round."),),
    Reason.VIEWER_OUT_OF_ACTION: (marked("Seat {to} has no more action in this hand."),),
    Reason.BOARD_CLAIMED: (marked("Seat {seat} plays the board and said so."),),
    Reason.BOARD_NEEDS_BOTH_CARDS: (marked("To play the board seat {seat} must table both cards."),),
    Reason.BURNS_NOT_LOOKED_AT: (marked("Nobody may look at burned cards; the player in seat {seat} did."),),
    Reason.CHIPS_STAY_ON_TABLE: (marked("Chips stay on the table; the player in seat {seat} took some off."),),
    Reason.EXCLUDED_FOR_CHIPS: (
        marked("The player in seat {seat} took tournament chips off the table or passed them on."),
    ),
    Reason.DEALER_AWARDS_POT: (marked("The dealer awards the pot; the player in seat {seat} may not take it."),),
    Reason.OTHER_LANGUAGE: (marked("The player in seat {seat} spoke a language that the table does not allow."),),
    Reason.PLAYER_INSULTED: (marked("The player in seat {seat} insulted somebody."),),
    # hands
    Reason.BEST_FIVE: (
        marked(
            "The best five of the {count} cards make the hand; two, one or none of the hole cards may be among them."
        ),
    ),
    Reason.HAND_READ: (marked("Seat {seat} has {five}: {hand}."),),
    Reason.LOW_ACE: (marked("An ace may stand below the two, so ace to five is a straight: {seats}."),),
    Reason.BOARD_PLAYS: (
        marked("The board itself is the best hand for {seats}: whoever plays the board can at best share."),
    ),
    Reason.HIGHER_CATEGORY: (marked("{category} ranks above {lesser}. The best hand: {seats}."),),
    Reason.HIGHER_RANKS: (
        marked(
            "The category is the same ({category}), so ranks decide, card by card: {rank} beats {below}. The "
            "best hand: {seats}."
        ),
    ),
    Reason.EQUAL_HANDS: (marked("The best hands are equal: {seats}. Suits never break a tie."),),
    # pots
    Reason.UNCALLED_RETURNED: (
        marked(
            "Seat {seat} put in {total}, and the next highest total is {matched}: nobody called {amount}, "
            "which goes back first."
        ),
    ),
    Reason.SHORT_BLIND: (
        marked(
            "Seat {seat} had only {amount} for the blind of {blind}: it is all-in for its part and can win "
            "only what is matched to it."
        ),
    ),
    Reason.ONLY_POT: (
        marked("There is one pot: {parts}."),
        marked("Of that, {earlier} lay there before."),
        marked("Of that, {dead} is dead money."),
        marked("It can be won by {seats}."),
    ),
    Reason.MAIN_POT: (
        (marked("Main pot, up to {level} from each seat: {parts}."), marked("Main pot: {parts}.")),
        marked("Of that, {earlier} lay there before."),
        marked("Of that, {dead} is dead money."),
        marked("It can be won by {seats}."),
    ),
    Reason.SIDE_POT: (
        (
            marked("{pot}, what each seat put in above {above}, up to {level}: {parts}."),
            marked("{pot}, all that was put in above {beyond}: {parts}."),
            marked("{pot}: {parts}."),
        ),
        marked("Of that, {earlier} lay there before."),
        marked("It can be won by {seats}."),
    ),
    Reason.FOLDED_CHIPS: (
        (
            marked("Besides {dead} of dead money, folded seats put in {amount}, which stays in its pots: {seats}."),
            marked("What folded seats put in stays in the pots that it reached: {amount} from {seats}."),
        ),
    ),
    Reason.RAKE_BY_RATE: (
        marked("The rate is {percent} percent: of {total} that is {exact}."),
        marked("That is rounded down to steps of {step}."),
        marked("The rake is at most {cap}."),
        marked("The rake, from the main pot first: {rake}."),
    ),
    Reason.RAKE_AS_TAKEN: (marked("The house takes a rake of {rake} before anything is split."),),
    Reason.NO_FLOP_NO_DROP: (marked("No flop was seen, so the house takes no rake."),),
    # payouts
    Reason.NOT_SHOWN: (marked("Not shown, so no claim to a pot that others play for: {seats}."),),
    Reason.EACH_POT_APART: (marked("Each of the {count} pots is awarded apart, the last side pot first."),),
    Reason.RAKE_TAKES_POT: (marked("{pot}: the rake takes all of it, so nobody gets anything from it."),),
    Reason.LAST_LEFT: (marked("All others have folded: seat {seat} takes {amount}."),),
    Reason.ONLY_CONTENDER: (marked("{pot}: only seat {seat} is left in it and takes {amount}."),),
    Reason.ONLY_HAND_SHOWN: (marked("{pot}: seat {seat} alone shows a hand for it and takes {amount}."),),
    Reason.POT_WON: (marked("{pot}: seat {seat} has the best hand, {hand}, and wins {amount}."),),
    Reason.POT_SHARED: (
        marked("{pot}: the best hands are equal ({category}), {seats}. {amount} among {count}: {share} each."),
    ),
    Reason.UNIT_SMALLEST_CHIP: (marked("A shared pot is broken down to the smallest chip in play, {chip}."),),
    Reason.UNIT_CHIP_OF_BLINDS: (
        marked("A shared pot is broken down to the smallest chip that makes the blinds, {chip}."),
    ),
    Reason.ODD_CHIP: (
        marked(
            "{pot}: one chip of {chip} does not divide and goes to the first winner left of the button, seat {seat}."
        ),
    ),
    Reason.ODD_CHIPS_ONE_EACH: (
        marked(
            "{pot}: {count} chips of {chip} do not divide and go one each, clockwise from the left of the "
            "button: {seats}."
        ),
    ),
    Reason.ODD_CHIPS_TO_FIRST: (
        marked(
            "{pot}: {count} chips of {chip} do not divide and all go to the first winner left of the button, {seats}."
        ),
    ),
    Reason.ODD_CHIPS_NOT_STATED: (
        marked("{pot}: {count} chips of {chip} do not divide, and the book does not say how several of them go."),
        marked("The usual way is one each, clockwise from the left of the button: {seats}."),
    ),
    Reason.SMALL_REST: (
        marked(
            "{pot}: {amount} is less than a chip of {chip} and goes to the first winner left of the button, "
            "seat {seat}."
        ),
    ),
    # showdown
    Reason.SHOWDOWN_ANNOUNCED: (marked("The dealer announces the showdown; until then hands stay closed."),),
    Reason.UNCALLED_NEED_NOT_SHOW: (marked("Seat {seat} is the last one left, called by nobody: it need not show."),),
    Reason.UNCALLED_SHOWS_IF_ASKED: (
        marked("Seat {seat} is the last one left, called by nobody: it shows only if the dealer or the floor asks."),
    ),
    Reason.ALL_FACE_UP: (
        marked("All-in: {all_in}, and the betting is over. All hands lie face up at once, nobody may muck: {seats}."),
    ),
    Reason.AS_IF_CHECKED: (
        marked("The betting ended before the river, so the showdown goes as if the river had been checked."),
    ),
    Reason.SIDE_POT_SHOWS_FIRST: (marked("Hands in {pot} are shown before those in for earlier pots only: {seats}."),),
    Reason.LAST_AGGRESSOR_FIRST: (marked("Seat {seat} made the last bet or raise on the river and is first to show."),),
    Reason.LEFT_OF_BUTTON_FIRST: (
        marked("Nobody bet on the river: seat {seat}, the first live seat left of the button, is first to show."),
    ),
    Reason.FIRST_OF_THE_REST: (marked("Of those still to show, seat {seat} is the first left of the button."),),
    Reason.ALL_IN_BETTOR_FIRST: (
        marked("The betting ended before the river: seat {seat}, which pushed all-in, is first to show."),
    ),
    Reason.THEN_CLOCKWISE: (marked("Then the others, clockwise: {seats}."),),
    Reason.FIRST_MUST_SHOW: (marked("Seat {seat} must show and may not muck instead."),),
    Reason.FIRST_MAY_MUCK: (marked("Seat {seat} may muck instead and then wins nothing."),),
    Reason.OTHERS_MAY_MUCK: (marked("Whoever claims no part of the pot may muck: {seats}."),),
    Reason.WINNER_TABLES_ALL: (marked("Whoever claims a pot tables both cards."),),
    # button, blinds and those who join
    Reason.AWAY_BUT_DEALT_IN: (marked("Away but dealt in, with blinds taken from the stack: {seats}."),),
    Reason.AWAY_NOT_DEALT_IN: (marked("Away, so not dealt in: {seats}."),),
    Reason.NOTHING_MISSED: (
        marked("No blind can have been missed, since it is taken from the stack as it falls: {seats}."),
    ),
    Reason.NEW_SITS_OUT: (marked("The new player in seat {seat} rather sits out until the big blind comes."),),
    Reason.BUTTON_MOVES: (marked("The button moves on clockwise to seat {seat}."),),
    Reason.BUTTON_PASSES_OVER: (
        marked("Passed over, since nobody there both played the last hand and plays this one: {seats}."),
    ),
    Reason.BUTTON_CHANGES_SIDES: (
        marked("Heads-up the last small blind had the button already, so that it goes to the other: seat {seat}."),
    ),
    Reason.BUTTON_IS_SET: (marked("The button is at seat {seat}; the blinds are left of it."),),
    Reason.BUTTON_ADJUSTED: (marked("The button is put at seat {seat}, so that nobody has it together with a blind."),),
    Reason.DEAD_BUTTON: (
        marked("The button goes to chair {seat}, which had the small blind; nobody there takes part: a dead button."),
    ),
    Reason.HEADS_UP_BLINDS: (
        marked("With two players seat {seat} has the button and the small blind, and seat {to} the big blind."),
    ),
    Reason.TWO_DEALT_IN: (marked("Not in this hand, so that the blinds go as for two: {seats}."),),
    Reason.BIG_BLIND_MOVES_ON: (marked("The big blind moves on to the next player, seat {seat}."),),
    Reason.BIG_BLIND_NEVER_TWICE: (marked("Nobody has the big blind twice in a row, so it is seat {seat} now."),),
    Reason.SMALL_BLIND_FALLS: (marked("The small blind falls on seat {seat}."),),
    Reason.SMALL_BLIND_DEAD: (
        marked("The small blind falls on chair {seat}. Nobody there was in the game before, so it is not posted."),
    ),
    Reason.SMALL_BLIND_MISSED: (
        marked("The player in seat {seat} is away and misses the small blind: it is not posted."),
    ),
    Reason.SMALL_BLIND_PASSED_ON: (
        marked(
            "The player in seat {seat} misses the small blind; seat {to}, due the big blind, posts the "
            "small one instead."
        ),
    ),
    Reason.SMALL_BLIND_PASSES_OVER: (
        marked("The small blind is missed: {seats}. It goes on to the next player, seat {to}."),
    ),
    Reason.BIG_BLIND_FALLS: (marked("The big blind falls on seat {seat}."),),
    Reason.BIG_BLIND_PASSED_ON: (marked("The big blind is missed: {seats}. The next player, seat {to}, posts it."),),
    Reason.BLINDS_OWED: (marked("The blinds must be posted by those on whom they fall."),),
    Reason.BLINDS_ARE_LIVE: (marked("A blind counts toward what its poster owes in the first round."),),
    Reason.BIG_BLIND_IS_LOWER_LIMIT: (marked("The big blind is the lower limit, {amount}."),),
    Reason.BIG_BLIND_IS_MINIMUM_BET: (marked("The big blind is the smallest bet, {amount}."),),
    Reason.BIG_BLIND_IS_TWICE: (marked("The big blind is twice the small one of {blind}: {amount}."),),
    Reason.BIG_BLIND_AS_SET: (marked("The big blind is set at {amount}."),),
    Reason.SMALL_BLIND_IS_HALF: (marked("The small blind is half the big one of {blind}: {amount}."),),
    Reason.SMALL_BLIND_IS_HALF_LIMIT: (marked("The small blind is half the lower limit of {blind}: {amount}."),),
    Reason.SMALL_BLIND_ROUNDED_DOWN: (
        marked("The small blind is half the lower limit of {blind}, rounded down to a whole amount: {amount}."),
    ),
    Reason.SMALL_BLIND_NOT_AS_SET: (
        marked("The game names a small blind of {amount}, but the house fixes it by the limit."),
    ),
    Reason.SMALL_BLIND_AS_SET: (marked("The small blind is set at {amount}."),),
    Reason.NEW_IS_BIG_BLIND: (
        marked("The new player in seat {seat} sits in the big blind's place and plays as the big blind."),
    ),
    Reason.NEW_IS_SMALL_BLIND: (
        marked("The new player in seat {seat} takes over the small blind's place and posts it."),
    ),
    Reason.NEW_WAITS: (
        marked(
            "The new player in seat {seat} sits between the button and the blinds and waits until the "
            "button has passed."
        ),
    ),
    Reason.NEW_NOT_ON_BUTTON: (
        marked("The new player in seat {seat} has paid no blinds, so may not have the button, and waits."),
    ),
    Reason.NEW_POSTS: (marked("The new player in seat {seat} posts {live}, live, to be dealt in."),),
    Reason.NEW_POSTS_BETWEEN: (
        marked(
            "The new player in seat {seat} sits between the button and the blinds and may post the big "
            "blind there: {live}, live."
        ),
    ),
    Reason.NEW_GAME_IS_FREE: (
        marked("The game only begins: nobody posts to join it but those on whom a blind falls. Free: {seats}."),
    ),
    Reason.NEW_GAME_NOT_STATED: (
        marked("The game only begins, and the book does not say whether players post to join it."),
        marked("The usual way is that only the blinds are posted. Free: {seats}."),
    ),
    Reason.MAY_WAIT_FOR_BIG_BLIND: (
        marked("The player in seat {seat} may also wait until the big blind comes and pay nothing now."),
    ),
    Reason.NEW_COMES_IN_FREE: (marked("The new player in seat {seat} is dealt in without posting."),),
    Reason.BLIND_IS_ENOUGH: (marked("Seat {seat} joins in the place of a blind: it posts that and nothing else."),),
    Reason.NEEDED_TO_PLAY: (marked("Without seat {seat} there would be no game, so it does not wait."),),
    Reason.RETURNS_AS_BIG_BLIND: (
        marked(
            "The big blind has come to seat {seat}, which missed blinds: it plays as the big blind and "
            "owes nothing else."
        ),
    ),
    Reason.RETURN_WAITS: (
        marked(
            "Seat {seat} missed blinds and may not make them up between the button and the blinds: it "
            "waits until the button has passed."
        ),
    ),
    Reason.MISSED_MADE_UP: (
        (
            marked("Seat {seat} makes up what it missed: {live} live and {dead} dead."),
            marked("Seat {seat} makes up what it missed: {live}, live."),
            marked("Seat {seat} makes up what it missed: {dead}, dead."),
        ),
    ),
    Reason.RETURN_NOT_PAID: (
        marked("Seat {seat} has {amount} and owes {total}: it is not dealt in until the whole of that is made up."),
    ),
    Reason.RETURN_PAID_IN_PART: (
        marked("Seat {seat} owes {total} for blinds that it missed and has only {amount}."),
        marked("The book does not say what holds then."),
        (
            marked("Until the floor decides it pays what it has: {live} live and {dead} dead."),
            marked("Until the floor decides it pays what it has: {live}, live."),
            marked("Until the floor decides it pays what it has: {dead}, dead."),
        ),
    ),
    Reason.NOTHING_TO_MAKE_UP: (marked("Seat {seat} has nothing to make up."),),
    Reason.NO_ANTE: (marked("The house takes no ante: the blinds do its work."),),
    Reason.ANTE_IS_EXCEPTION: (marked("Generally there is no ante. This game has one all the same."),),
    Reason.ANTE_FROM_EACH: (marked("An ante of {amount} comes from each of the {count} players."),),
    Reason.ANTE_FROM_BIG_BLIND: (
        marked("Seat {seat} owes an ante of {amount} for the table on top of the big blind."),
    ),
    Reason.BLIND_BEFORE_ANTE: (
        (
            marked("The blind comes before the ante: seat {seat} has {amount} left for the ante."),
            marked("The blind comes before the ante: seat {seat} has nothing left for the ante."),
        ),
    ),
    Reason.ANTE_ORDER_NOT_STATED: (
        marked("The book does not say whether blind or ante comes first."),
        (
            marked("The usual way is the blind first, so seat {seat} has {amount} left for the ante."),
            marked("The usual way is the blind first, so seat {seat} has nothing left for the ante."),
        ),
    ),
    Reason.EACH_ANTE_ORDER_NOT_STATED: (
        marked("The book does not say whether the blind or an ante from each player comes first."),
        (
            marked("The usual way is that ante first, so seat {seat} has {amount} left for the blind of {blind}."),
            marked("The usual way is that ante first, so seat {seat} has nothing left for the blind of {blind}."),
        ),
    ),
    # the deal
    Reason.FIRST_CARD_WITHOUT_SMALL_BLIND: (
        marked("The first card would go to the small blind, but nobody posts it in this hand."),
    ),
    Reason.FIRST_CARD_GOES_TO: (marked("The first card goes to seat {seat}."),),
    Reason.ONE_CARD_AT_A_TIME: (marked("The cards go round twice, one at a time and clockwise: {seats}."),),
    Reason.CARDS_BURNED: (marked("Cards burned in a hand that is played out: {count}."),),
    Reason.PLAYERS_ALLOWED: (marked("There are {players} players, and at most {count} may play."),),
    Reason.PLAYERS_NOT_LIMITED: (marked("There are {players} players. The book names no highest number."),),
    Reason.TOO_MANY_PLAYERS: (marked("There are {players} players, but at most {count} may play."),),
    Reason.TOO_FEW_PLAYERS: (marked("There are too few players for a hand: {players}. It takes {count}."),),
    Reason.DECK_IS_ENOUGH: (
        marked("Hole cards, burns and board: {parts:addition}. The deck of {total} cards is enough."),
    ),
    Reason.DECK_IS_TOO_SMALL: (
        marked("Hole cards, burns and board: {parts:addition}. The deck has only {total} cards."),
    ),
    # a rule as it stands
    Reason.POINT_ANSWERED: (marked("The point asked about: {point}. The book says: {answer}."),),
    Reason.POINT_READ: (marked("The point asked about: {point}. The book leaves it open; we take it so: {answer}."),),
    Reason.POINT_FROM_BASE: (
        marked("The point asked about: {point}. The house's sheet does not say. {base} says: {answer}."),
    ),
    Reason.FIGURE_STANDS: (marked("The number asked about: {point}. The book says {count}."),),
    Reason.FIGURE_READ: (marked("The number asked about: {point}. The book leaves it open; we take it as {count}."),),
    Reason.FIGURE_FROM_BASE: (
        marked("The number asked about: {point}. The house's sheet does not say. {base} says {count}."),
    ),
    Reason.POINT_NOT_ANSWERED: (marked("The point asked about: {point}. No rule answers it."),),
    # places and rake
    Reason.PLAYERS_LEFT: (marked("Players left in the event: {count}. So the best place open is number {place}."),),
    Reason.RANKED_BY_STACK: (
        (
            marked("Who began the hand with more chips ranks higher: {seats}, with {amounts}."),
            marked("Who began the hand with more chips ranks higher, but here all began it with as many."),
        ),
    ),
    Reason.EQUAL_STACKS_SHARE: (marked("Equal stacks of {amount} share place {place}: {seats}."),),
    Reason.EQUAL_STACKS_NOT_STATED: (
        marked("The book does not rank equal stacks, here of {amount}."),
        marked("Until the floor decides they share place {place}: {seats}."),
    ),
    Reason.PLACE_SHARED: (
        marked("Those who go out in the same hand are not ranked by their stacks; they share place {place}: {seats}."),
    ),
    Reason.RANK_NOT_STATED: (
        marked("The book does not rank players who go out in the same hand."),
        marked("Until the floor decides they share place {place}: {seats}."),
    ),
    Reason.RAKEABLE: (marked("The rake is taken from {amount} in all, without what goes back uncalled."),),
    # the first button, chip races, levels and buy-ins
    Reason.HIGH_CARD_BY_SUIT: (
        marked(
            "The highest rank, the {rank}, lies before {seats}. The suit decides, clubs lowest, then diamonds, hearts "
            "and spades."
        ),
    ),
    Reason.HIGH_CARD_GETS_BUTTON: (marked("Seat {seat} has the highest card, the {card}, and gets the button."),),
    Reason.FIRST_BUTTON_NOT_STATED: (marked("The book does not say who gets the first button."),),
    Reason.RACE_POOL: (marked("The odd chips come to {parts}. Whole new chips of {chip} in that: {count}."),),
    Reason.RACE_REST_COUNTS: (marked("Left over: {amount}, half a new chip of {chip} or more. One chip more for it."),),
    Reason.RACE_REST_IS_LOST: (marked("Left over: {amount}, less than half a new chip of {chip}. It is lost."),),
    Reason.RACE_REST_NOT_STATED: (marked("Left over: {amount}. The book does not say how that is rounded."),),
    Reason.RACE_NEW_CHIPS: (marked("New chips that are raced for: {count}."),),
    Reason.RACE_DEALT: (marked("The cards of the race, one for each odd chip, go out from seat {seat} on."),),
    Reason.RACE_WON: (
        marked(
            "The highest cards win, alike ranks by suit, and nobody gets more than one chip. A chip for each of these: "
            "{dealt}."
        ),
    ),
    Reason.RACE_SAVED: (
        marked("Nobody can be raced out of the event. Without any other chip, and so given one: {seats}."),
    ),
    Reason.RACE_OUT_NOT_STATED: (
        marked("The book does not say whether a player can be raced out of the event. Left without a chip: {seats}."),
    ),
    Reason.RACE_NOT_STATED: (marked("The book does not say who gets the new chips."),),
    Reason.LEVELS_RISE: (
        marked("Blinds and ante go up from time to time; the book does not say in which hand a new level begins."),
    ),
    Reason.HAND_HAD_BEGUN: (
        marked(
            "The hand had begun, with its first riffle, before the new level was announced. The new level counts "
            "from the next hand."
        ),
    ),
    Reason.NEW_LEVEL_WAS_DUE: (
        marked("The new level was announced before this hand began, so its blinds were due in this hand."),
    ),
    Reason.OLD_LEVEL_STAYS: (marked("The hand stays at the old level."),),
    Reason.NEW_LEVEL_COUNTS: (marked("It can still be put right: the hand is played at the new level."),),
    Reason.BUY_IN_LOWER_LIMITS: (marked("The smallest buy-in is {count} times the lower limit of {amount}: {total}."),),
    Reason.BUY_IN_LARGEST_BETS: (
        marked("At limit the smallest buy-in is {count} times the largest bet of {amount}: {total}."),
    ),
    Reason.BUY_IN_SMALLEST_BETS: (
        marked("The smallest buy-in is {count} times the smallest bring-in of {amount}: {total}."),
    ),
    Reason.BUY_IN_NOT_STATED: (marked("The book names no smallest buy-in."),),
    # turns and limits
    Reason.FIRST_BEFORE_FLOP: (
        marked(
            "Seat {seat} acts first before the flop: the first seat left of the big blind, or of the button where no "
            "blinds are used."
        ),
    ),
    Reason.FIRST_ON_STREET: (
        marked("Seat {seat} is the first live seat left of the button and acts first on the {street}."),
    ),
    Reason.NEXT_TO_ACT: (marked("Seat {seat} is the next, clockwise, that the round still waits for."),),
    Reason.BIG_BLIND_HAS_OPTION: (marked("Nobody has raised: seat {seat}, the big blind, may check or raise."),),
    Reason.MAY_CHECK_OR_BET: (marked("There is nothing to call: seat {seat} may check or bet."),),
    Reason.MAY_CHECK_OR_RAISE: (marked("There is nothing to call: seat {seat} may check or raise."),),
    Reason.MAY_FOLD_CALL_RAISE: (
        marked("Seat {seat} faces a bet: it may fold, call {amount} or, where the betting is open to it, raise."),
    ),
    Reason.ROUND_COMPLETE: (
        marked(
            "Betting on this street, the {street}, is complete: each seat has folded, has matched the bet or is all-in."
        ),
    ),
    Reason.ALL_OTHERS_FOLDED: (marked("All others have folded: only seat {seat} is left, and the betting is over."),),
    Reason.STRUCTURE_PLAYED: (marked("The game is {structure}."),),
    Reason.OTHER_STRUCTURE: (marked("The game here is {structure}, which is not the house's own."),),
    Reason.SHORT_BLIND_SAME_PRICE: (
        marked("The big blind is all-in for less: the price stays the full big blind, {blind}."),
    ),
    Reason.SHORT_OPEN_SAME_PRICE: (
        marked("Before the flop an all-in for less than the big blind lowers nothing: the price stays {blind}."),
    ),
    Reason.FACING_BET: (marked("The price is {price}; to call it takes {amount}."),),
    Reason.NO_BET_TO_FACE: (marked("There is nothing to call."),),
    Reason.ALL_IN_TO_CALL: (marked("Seat {seat} has no more than {amount} and can only call all-in."),),
    Reason.NOBODY_TO_RAISE: (marked("Nobody else has chips to bet: whatever nobody can match would go back."),),
    Reason.OWN_RAISE_STANDS: (marked("Nobody has raised since seat {seat} acted: it may not raise again."),),
    Reason.BETTING_REOPENED: (
        marked(
            "Since seat {seat} acted the price has gone up by {amount}. A full raise is {step}, so the betting is open "
            "to it again."
        ),
    ),
    Reason.HALF_BET_REOPENED: (
        marked(
            "Since seat {seat} acted the price has gone up by {amount}. In limit half a bet of {step} is enough, so "
            "the betting is open to it again."
        ),
    ),
    Reason.HALF_BET_NOT_REOPENED: (
        marked(
            "Since seat {seat} acted the price has gone up by {amount} only, less than half a bet of {step}: it may "
            "call but not raise."
        ),
    ),
    Reason.BETTING_NOT_REOPENED: (
        marked(
            "Since seat {seat} acted the price has gone up by {amount} only, where a full raise is {step}: it may call "
            "but not raise."
        ),
    ),
    Reason.ALL_INS_NOT_CONSECUTIVE: (
        marked(
            "The all-ins since seat {seat} acted do not follow one another, and none of them alone is a full raise of "
            "{step}: it may call but not raise."
        ),
    ),
    Reason.LEAST_BET: (marked("The smallest bet is {least}."),),
    Reason.LEAST_RAISE: (
        marked(
            "A raise is at least as large as the largest full bet or raise of the round, {step}: to {price} + {step} = "
            "{least}."
        ),
    ),
    Reason.SHORT_ALL_IN_NOT_COMPLETED: (
        marked(
            "The last all-in was less than a full raise. Outside limit it is not completed: a raise goes on top of it."
        ),
    ),
    Reason.OPENED_FOR_LESS: (
        marked(
            "The first bet is all-in for {amount}, less than the smallest bet. It may be called as it is; a raise is "
            "at least to {amount} + {step} = {least}."
        ),
    ),
    Reason.UP_TO_ALL_CHIPS: (marked("Nobody can put in more than the own chips: at most {most}."),),
    Reason.LIMIT_BET_SIZE: (marked("In limit a bet or raise on this street, the {street}, is {step}."),),
    Reason.HALF_BET_COUNTS: (
        marked("An all-in of half a bet or more counts as a bet: a raise is to {price} + {step} = {least}."),
    ),
    Reason.HALF_BETS_ADD_UP: (
        marked(
            "The short all-ins together went up by {amount}, half a bet or more, and count as a bet: a raise is to "
            "{price} + {step} = {least}."
        ),
    ),
    Reason.SHORT_ALL_IN_COMPLETED: (
        marked(
            "The all-in to {amount} was less than half a bet on top: it is no raise and may be completed to {least}."
        ),
    ),
    Reason.SHORT_OPEN_COMPLETED: (
        marked("The opening all-in of {amount} was less than half a bet: it may be completed to {least}."),
    ),
    Reason.RAISES_LEFT: (
        marked("Raises so far in this round: {count}."),
        (
            marked("Allowed are {cap}."),
            marked("How many are allowed is for the house to say; it is never fewer than three."),
        ),
    ),
    Reason.RAISES_REACHED: (
        marked("Raises so far in this round: {count}."),
        (
            marked("That is the most, {cap}."),
            marked("With more than two players the most would be {most}."),
            marked("How many are allowed is for the house to say."),
        ),
    ),
    Reason.TWO_LEFT_IN_EVENT: (marked("Only two are left in the event, so the number of raises is not limited."),),
    Reason.MORE_LEFT_IN_EVENT: (marked("More than two are left in the event, so the limit holds, heads-up too."),),
    Reason.ROUND_BEGAN_HEADS_UP: (marked("The round began with two players, so the number of raises is not limited."),),
    Reason.ROUND_BEGAN_WITH_MORE: (marked("The round began with {count} players, not with two, so the limit holds."),),
    Reason.HEADS_UP_BEFORE_CAP: (
        marked("Two were left before the limit was reached, so the number of raises is not limited."),
    ),
    Reason.TWO_LEFT_IN_HAND: (marked("Only two are left in the hand, so the number of raises is not limited."),),
    Reason.CAP_STANDS: (marked("The limit was reached before a fold left two: it stands."),),
    Reason.CAP_HEADS_UP_TOO: (marked("The limit holds for two players too."),),
    Reason.TRUE_POT_COUNTS: (marked("Both blinds are there in full, so the pot counts as it lies."),),
    Reason.SMALL_BLIND_AS_BIG: (
        marked("Until the big blind has acted the small blind counts as a big one: {amount} more."),
    ),
    Reason.OWN_SMALL_BLIND_COUNTED: (
        marked(
            "The small blind of seat {seat} counts as a big one already: of its call of {amount} the first {blind} is "
            "in the count."
        ),
    ),
    Reason.BLINDS_COUNTED_IN_FULL: (marked("Dead and short blinds are counted in full: {amount} more."),),
    Reason.POT_LIMIT_MOST: (
        (
            marked(
                "The pot is {total}, and the call adds {amount} to it. The largest raise goes up by the whole pot "
                "after the call: {price} + {total} + {amount} = {most}."
            ),
            marked(
                "The pot is {total}, and there is nothing to call. The largest raise goes up by the whole pot: {price} "
                "+ {total} = {most}."
            ),
            marked("The pot is {total}, and nothing is bet: that is the largest bet."),
        ),
    ),
    Reason.POT_LIMIT_ROUNDED_UP: (marked("That is rounded up to steps of {chip}: {most}."),),
    Reason.LEFT_OPEN: (marked("The book does not settle this."),),
    # words and chips
    Reason.WORD_BINDS: (
        (
            marked("What the player in seat {seat} said in turn binds: to {least} at least."),
            marked("What the player in seat {seat} said in turn binds."),
        ),
    ),
    Reason.AMOUNT_IS_CHIPS: (
        marked("The amount alone, {amount}, is the same as that amount put in silently by seat {seat}."),
    ),
    Reason.AMOUNT_IS_THE_TOTAL: (
        marked("The amount said with the raise is the total: seat {seat} raises to {amount}."),
    ),
    Reason.FOLD_WITHOUT_BET: (marked("Seat {seat} folds with no bet to face: that binds."),),
    Reason.CHECK_FACING_BET: (marked("Seat {seat} said check and faces a bet: it may call or fold, and not raise."),),
    Reason.CALL_WITHOUT_BET: (marked("Seat {seat} said call and has nothing to call: that is a check."),),
    Reason.RAISE_WITHOUT_BET: (
        marked(
            "Seat {seat} said raise and there is no bet: that is a bet, the smallest one unless more was said or put "
            "in."
        ),
        marked("So it is a bet of {amount}."),
    ),
    Reason.WORD_DOES_NOT_FIT: (
        marked("The word of seat {seat} does not fit the action, and no rule says what it counts as."),
    ),
    Reason.POT_IN_NO_LIMIT: (
        marked("Pot is no bet in no-limit, but it binds seat {seat} to the smallest legal bet or raise at least."),
    ),
    Reason.POT_SAID: (marked("Seat {seat} said pot: that is the largest bet or raise, {most}."),),
    Reason.ALL_IN_SAID: (marked("Seat {seat} is all-in: {amount}."),),
    Reason.WORDS_BEFORE_CHIPS: (marked("Words and chips of seat {seat} say different things: the words count."),),
    Reason.WORDS_CAME_FIRST: (marked("The words of seat {seat} came before its chips: the words count."),),
    Reason.CHIPS_CAME_FIRST: (marked("The chips of seat {seat} came before its words: the chips count."),),
    Reason.WORDS_AND_CHIPS_TOGETHER: (
        marked("Words and chips of seat {seat} came together and say different things."),
    ),
    Reason.MOTIONS_ALLOWED: (
        marked("Raise was said first, so the further motion counts: seat {seat} raises to {amount}."),
    ),
    Reason.MOTIONS_NOT_ALLOWED: (
        marked(
            "Raise was said without an amount, so only one motion counts and the rest goes back: the raise of seat "
            "{seat} is to {least}."
        ),
    ),
    Reason.FIRST_MOTION_RAISES: (
        marked("The first motion of seat {seat} was a full raise already, to {amount}: what came after it goes back."),
    ),
    Reason.CALL_AND_ONE_MOTION: (
        marked(
            "Raise was said first, so after the call one further motion counts, and what came after that goes back: "
            "seat {seat} has put in {amount}."
        ),
    ),
    Reason.ONE_MOTION_ONLY: (marked("Nothing was said: only what seat {seat} put in with the first motion counts."),),
    Reason.CHIPS_ARE_A_CALL: (marked("The chips of seat {seat} are a call: {amount}."),),
    Reason.CHIPS_ARE_A_BET: (marked("With no bet to face the chips of seat {seat} are a bet: {amount}."),),
    Reason.CHIPS_ARE_A_RAISE: (marked("The chips of seat {seat} are a raise to {amount}."),),
    Reason.OVERSIZED_CHIP_CALLS: (
        marked(
            "One chip of {chip}, larger than the call and put in without a word, is a call: {amount} from seat {seat}."
        ),
    ),
    Reason.BIG_CHIP_RAISES_THE_POT: (
        marked(
            "With the word raise one chip of {chip}, larger than the pot of {total}, is a full pot raise: seat {seat} "
            "raises to {most}."
        ),
    ),
    Reason.NO_CHIP_SUPERFLUOUS: (
        marked("Without any one of its new chips seat {seat} would fall short of {price}: they are a call."),
    ),
    Reason.LAST_CHIPS_ALL_IN: (
        marked(
            "They are the last chips of seat {seat}, and one of them was not needed for the call: all-in, {amount}."
        ),
    ),
    Reason.LESS_THAN_HALF_A_RAISE: (
        marked(
            "Seat {seat} put in {amount} above the price, less than half of the least raise of {step}: that is no "
            "raise."
        ),
    ),
    Reason.LAST_CHIPS_RAISE: (
        marked(
            "The last chips of seat {seat} are half of the least raise of {step} or more above the price: that is a "
            "raise, all-in for {amount}."
        ),
    ),
    Reason.RAISE_SAID_BINDS: (
        marked(
            "The amount alone, less than half of the least raise of {step} above the price, would be a call; but seat "
            "{seat} said raise, and the word binds."
        ),
    ),
    Reason.RAISE_BROUGHT_UP: (marked("Too small for a raise, {amount}: seat {seat} raises to {least}."),),
    Reason.RAISE_BROUGHT_DOWN: (marked("More than the largest raise is brought down: seat {seat} raises to {most}."),),
    Reason.RAISE_IS_A_CALL: (
        (
            marked("Seat {seat} may not raise, so it calls {amount}."),
            marked("Seat {seat} may not raise, so it checks."),
        ),
    ),
    Reason.BET_BROUGHT_UP: (marked("Too small for a bet, {amount}: seat {seat} bets {least}."),),
    Reason.BET_BROUGHT_DOWN: (marked("More than the largest bet is brought down: seat {seat} bets {most}."),),
    Reason.UNDERCALL_IS_CALL: (
        marked("Chips for {amount} fall short of the price of {price}: that is a call, and seat {seat} makes it good."),
    ),
    Reason.UNDERCALL_OF_RAISE: (
        marked(
            "Chips for {amount} fall short of the price of {price}, a raise with more than two in the hand: the floor "
            "decides "
            "whether seat {seat} makes it good or leaves it and folds."
        ),
    ),
    Reason.EARLIER_CHIPS_COUNT: (marked("The chips that lay in front of seat {seat} count: {total} in all."),),
    Reason.EARLIER_CHIPS_DO_NOT_COUNT: (
        marked(
            "The earlier chips of seat {seat} were too few for the call and are all pulled back: the new ones count, "
            "{total}."
        ),
    ),
    Reason.NEW_CHIPS_COUNT_IN_FULL: (
        marked(
            "The earlier chips of seat {seat} were enough for the call and are all pulled back: the new ones count in "
            "full, {total}."
        ),
    ),
    Reason.EARLIER_CHIPS_LEFT: (
        marked(
            "The earlier chips of seat {seat} are left alone and too few for the call: a new oversized chip is a call "
            "all the same."
        ),
    ),
    Reason.PULLING_BACK_BINDS: (marked("Seat {seat} pulled its chips back facing a raise: it must call or raise."),),
    Reason.FOLD_OUT_OF_TURN: (marked("A fold out of turn binds: seat {seat} is out of the hand."),),
    Reason.ACTION_MAY_CHANGE: (
        marked(
            "Out of turn: it binds seat {seat} unless somebody before it bets or raises. A check, a call or a fold "
            "changes nothing."
        ),
    ),
    Reason.ACTION_HAS_CHANGED: (
        marked("Since seat {seat} acted out of turn the price has gone up: its chips go back, and it may do anything."),
    ),
    Reason.ACTION_HAS_NOT_CHANGED: (marked("Since seat {seat} acted out of turn nobody has bet or raised: it binds."),),
    Reason.NO_RAISE_NEXT_TURN: (
        marked("Seat {seat} checked out of turn: when its turn comes it may neither bet nor raise."),
        marked("That leaves a call of {amount} or a fold."),
    ),
    Reason.NO_RAISE_AFTER_CALL: (
        marked("Seat {seat} called out of turn: when its turn comes it may not raise."),
        marked("That leaves a call of {amount} or a fold."),
    ),
    Reason.CALL_OUT_OF_TURN_STANDS: (
        marked("The rule takes away the raise only. We read it so that the call stands as long as nobody raises."),
    ),
    Reason.PRICE_UP_SINCE: (marked("Since seat {seat} acted out of turn the price has gone up to {price}."),),
    Reason.OUT_OF_TURN_NOT_COVERED: (marked("The rule on acting out of turn speaks of checks and calls only."),),
}
"""A step is told by those of its sentences for which it has all the figures."""
