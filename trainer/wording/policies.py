"""Policies in words: the point on which houses differ, an answer to it, and when that answer holds."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import getdoc

from trainer.rulebooks.loading import POLICIES
from trainer.rulebooks.policies import Policy
from trainer.wording.languages import listed, marked, translator, within
from trainer.wording.terms import NUMBERS

ANSWERS: dict[str, str] = {
    "best-five/any-five-of-seven": marked("Any five of the seven cards; two, one or no hole cards play"),
    "hole-cards-used/two-one-or-none": marked("Two, one or none"),
    "board-hand/a-share": marked("A share of the pot"),
    "card-order/ace-down-to-two": marked("Ace, king, queen, jack, ten and so on down to two"),
    "hand-order/as-everywhere": marked("They rank as everywhere"),
    "poker-name/straight-flush": marked("The straight flush"),
    "all-in-rounds/every-round": marked("In every round"),
    "showdown-takes/two-or-more": marked("Two or more"),
    "hand-ranking/ten-categories": marked("Ten categories, from high card to royal flush"),
    "low-ace/counts": marked("The ace may stand below the two"),
    "ties/kickers-never-suits": marked("Kickers, never suits"),
    "cards-speak/dealer-reads": marked("The cards speak: the dealer reads the tabled hand"),
    "pot-winner/best-hand-or-last-left": marked("The best hand, or the last seat left"),
    "uncalled-bet/returned": marked("It goes back to the bettor"),
    "all-in-share/only-what-it-matched": marked("Only what it matched from each of the others"),
    "folded-chips/stay-in-their-layer": marked("They stay in the pots that they had reached"),
    "short-blind/all-in-for-its-part": marked("The seat is all-in for its part; the price stays a full blind"),
    "pots-apart/each-pot-apart": marked("Each pot is split apart"),
    "odd-chip-unit/smallest-chip-in-play": marked("Down to the smallest chip in play"),
    "odd-chip-unit/smallest-unit-of-game": marked("Down to the smallest unit of the game"),
    "odd-chip-unit/chip-of-the-blinds": marked("Down to the chip of the blinds"),
    "odd-chip-seat/first-left-of-button": marked("The first winner left of the button"),
    "odd-chip-sharing/one-each-clockwise": marked("One chip each, clockwise among the winners"),
    "odd-chip-sharing/all-to-first": marked("All of them go to the first winner"),
    "rake/from-the-pot": marked("A rake is taken from the pot"),
    "showdown-call/dealer-announces": marked("The dealer announces it"),
    "show-order-bet/last-aggressor-of-last-street": marked("The last to bet or raise on the last street"),
    "show-order-checked/first-left-of-button": marked("The first live seat left of the button"),
    "show-order-rest/clockwise-from-first": marked("Clockwise from the first"),
    "all-in-show/face-up-now": marked("All hands are turned face up at once"),
    "all-in-show/as-if-checked": marked("They show in the order of a checked street"),
    "all-in-show/all-in-bettor-first": marked("The seat that went all-in shows first"),
    "side-pot-show/together": marked("Everybody shows in one order"),
    "side-pot-show/side-pot-first": marked("The side pot's contenders show first"),
    "first-shower/must-show": marked("It must show"),
    "first-shower/may-muck": marked("It may muck and give up the pot"),
    "other-showers/may-muck": marked("They may muck"),
    "winner-shows/both-cards": marked("Both hole cards"),
    "uncalled-winner-shows/not-required": marked("It need not show"),
    "board-play/table-both-cards": marked("It tables both hole cards"),
    "board-play/say-so-first": marked("It says so before it throws its cards away"),
    "ask-to-see/river-caller-against-aggressor": marked("Who called on the river, of the last aggressor"),
    "ask-to-see/any-dealt-in": marked("Any player dealt into the hand"),
    "ask-to-see/only-on-suspicion": marked("Only on a suspicion of collusion"),
    "ask-to-see/only-dealer-or-floor": marked("Only the dealer or the floor"),
    "ask-to-see/history-afterwards": marked("Anybody, in the hand history afterwards"),
    "show-one-show-all/by-who-has-a-decision": marked("At once or later, by who still has a decision"),
    "who-deals/house-dealer": marked("The house's dealer"),
    "who-deals/players-until-final": marked("The players, until the final"),
    "first-card-to/left-of-button": marked("The first seat left of the button"),
    "first-card-to/left-of-big-blind": marked("The seat left of the big blind"),
    "substantial-action/two-actions-with-chips-or-three": marked(
        "Two actions in turn, at least one with chips, or any three in turn"
    ),
    "substantial-action/two-players-acted": marked("Two players have acted"),
    "substantial-action/two-unless-alike-or-three": marked("Two actions that are not both folds or checks, or three"),
    "misdeal-procedure/exact-redeal": marked("The same hand is dealt again: same button, same players"),
    "misdeal-first-cards/first-or-second": marked("The first card or the second"),
    "misdeal-first-cards/first-only": marked("The first card only"),
    "exposed-hole-card/replaced-after-deal-and-burned": marked("Replaced from the top after the deal; it is the burn"),
    "player-exposed-card/plays": marked("It plays"),
    "card-off-table/as-exposed-unless-floor": marked("It counts as exposed, unless the floor decides otherwise"),
    "card-off-table/as-exposed-by-dealer": marked("It counts as exposed by the dealer"),
    "short-hand/misdeal-unless-next-in-sequence": marked("A misdeal, unless the next card goes out in its turn"),
    "button-short/completed-until-button-acts": marked("It gets the card as long as it has not acted"),
    "button-short/no-exception": marked("It is treated as any other seat"),
    "surplus-card/first-seats-extra-becomes-burn": marked(
        "The first seat's extra card becomes the burn; otherwise a misdeal"
    ),
    "wrong-button/corrected-before-deadline-only": marked("Put right before the deadline only"),
    "wrong-button/misdeal-else-next-hand": marked("A misdeal before the deadline; after it, right from the next hand"),
    "boxed-cards/misdeal-on-initial-deal": marked("A misdeal on the first deal"),
    "boxed-cards/void-among-needed-cards": marked("The hand is void where they lie among the cards needed"),
    "boxed-card/scrap": marked("It is scrap, replaced by the next card"),
    "floor-may-save/yes": marked("The floor may"),
    "dropped-stub/rebuilt-else-shuffled": marked("Rebuilt in its order where that can be done; otherwise shuffled"),
    "board-layout/each-to-the-right": marked("Each to the right of the card before it"),
    "premature-turn/natural-river": marked("The natural river becomes the turn; the card is shuffled in for the river"),
    "four-card-flop/scrambled": marked("The four are scrambled; one of them becomes the next burn"),
    "identified-hand/floor-decides": marked("The floor decides whether it is live"),
    "bettor-discards/floor-dead-if-lost": marked("The floor is called; the hand is dead only if it cannot be found"),
    "burn-error/order-stands": marked("The order of the cards stands"),
    "burn-error/order-restored-before-action": marked("The right order is restored before anybody acts"),
    "partial-show/not-forced": marked("It does not force the player to show the rest"),
    "partial-show/may-be-required": marked("The player may be required to show all"),
    "second-deck/player-before-dealer": marked("The player who sits before the dealer"),
    "odd-chip-two-boards/first-board": marked("The first board"),
    "next-street/after-complete-betting": marked("When the betting round is complete and two or more are left"),
    "first-button/high-card-by-suit": marked("The highest open card; suits break ties"),
    "button-moves/clockwise-after-each-hand": marked("Clockwise, after each hand"),
    "button-rule/dead-button": marked("Dead button: the big blind moves to the next player, the others follow it"),
    "button-rule/moving-button": marked("Moving button: the next player who takes part"),
    "button-rule/last-small-blind": marked("The last hand's small blind"),
    "empty-button/dead-button-there": marked("The button goes there all the same"),
    "empty-button/passed-over": marked("It is passed over"),
    "empty-small-blind/not-posted": marked("Nobody posts the small blind"),
    "blind-places/left-of-button-and-next": marked("The small blind left of the button, the big blind left of it"),
    "blinds-compulsory/compulsory": marked("They are compulsory"),
    "blinds-compulsory/owed-whenever-they-fall": marked("They are owed whenever they fall on the seat"),
    "heads-up-blinds/button-is-small": marked("The button"),
    "heads-up-big-blind/never-twice-in-a-row": marked("Never twice in a row"),
    "live-blinds/part-of-the-bet": marked("It is a part of the poster's bet"),
    "small-blind-amount/half-big-blind": marked("Usually half the big blind"),
    "small-blind-amount/half-rounded-down-to-whole": marked(
        "Half the lower limit, in whole euros or dollars where it is above one"
    ),
    "small-blind-amount/usually-half-rounded-down-to-whole": marked(
        "Usually half the lower limit, in whole euros or dollars where it is above one"
    ),
    "small-blind-amount/set-amount": marked("A set amount"),
    "big-blind-amount/minimum-bet": marked("The smallest bet"),
    "big-blind-amount/lower-limit": marked("The lower limit"),
    "big-blind-amount/twice-small-blind": marked("Generally twice the small blind"),
    "ante/may-be-added": marked("One may be added"),
    "big-blind-ante-order/blind-first": marked("The blind, and the ante out of what is left"),
    "absent-blinds/posted-from-stack": marked("It is posted from the stack"),
    "absent-blinds/missed": marked("It is missed, and the player is not dealt in"),
    "missed-small-blind/player-due-big-blind": marked("The player due the big blind, who posts it instead"),
    "missed-big-blind/next-player": marked("The next player"),
    "missed-blinds/all-live-up-to-bet": marked("All that was missed, live up to one bet"),
    "missed-blinds/only-big-blind-live": marked("All that was missed; only the big blind is live"),
    "missed-blinds/both-blinds-small-part-dead": marked("Both blinds; the small part is dead"),
    "missed-blinds/taken-from-stack": marked("Nothing: blinds are taken from the stack as they fall"),
    "only-small-blind-missed/live-up-to-bet": marked("The small blind, live"),
    "only-small-blind-missed/dead": marked("The small blind, dead"),
    "missed-small-blind-return/not-before-button-passed": marked("Not before the button has passed"),
    "short-return/not-dealt-in": marked("The player is not dealt in until all of it is paid"),
    "missed-blinds-place/not-between-button-and-blinds": marked("No, the player waits until the button has passed"),
    "missed-blinds-place/anywhere": marked("Yes"),
    "missed-blinds-wait/may-wait": marked("The player may"),
    "dodged-blind/forfeited": marked("The blind, and the ante of a big blind ante"),
    "new-player/big-blind": marked("One big blind, live"),
    "new-player/nothing": marked("Nothing"),
    "new-game/nothing-but-the-blinds": marked("Nothing; only the blinds are posted"),
    "new-player-wait/may-wait": marked("The player may"),
    "new-in-big-blind/plays-as-big-blind": marked("The big blind"),
    "between-blinds-and-button/waits-until-button-passed": marked("Waits until the button has passed"),
    "between-blinds-and-button/waits-between-button-and-small-blind": marked(
        "Waits between button and small blind; is dealt in elsewhere"
    ),
    "between-blinds-and-button/may-post-big-blind": marked("May post the big blind there"),
    "join-on-button/waits": marked("No, the player waits"),
    "unpaid-hand/dead-until-played": marked(
        "Dead when it comes to light before the player acts, live once it was played"
    ),
    "seat-change/nobody-gains": marked("To post or to wait, by the move: nobody gains by it"),
    "seat-change/posts-past-more-than-two": marked("The big blind, or to wait, past more than two active players"),
    "straddle-min-raise/twice-the-straddle": marked("To twice the straddle"),
    "straddle-min-raise/three-big-blinds": marked("To three big blinds"),
    "bust-order/bigger-stack-before-hand": marked("Who began the hand with more chips"),
    "bust-order/share-the-places": marked("Nobody: they share the places"),
    "equal-bust/share-the-places": marked("They share the places"),
    "player-out/pot-pushed-and-seat-open-called": marked("When the last pot is pushed and the seat is called open"),
    "table-balance/next-big-blind-to-worst-place": marked("The player next due the big blind, to the worst place"),
    "short-table/stops-three-short": marked("When it is three or more players short"),
    "level-change/next-hand": marked("From the next hand on"),
    "chip-race/one-chip-at-most-nobody-out": marked("From seat 1, one chip a player at most, and nobody is raced out"),
    "chip-race/highest-cards-one-chip-each": marked("The highest cards, rank before suit, win one chip each"),
    "chip-race-rounding/half-or-more-rounds-up": marked("Half of a new chip or more gives one more chip"),
    "hand-for-hand/all-in-hands-stay-down": marked("All-in hands stay face down at first"),
    "dispute-deadline/next-hand": marked("Until the next hand begins"),
    "dispute-deadline/reading-next-hand-count-later": marked(
        "The reading until the next hand, the count until substantial action in it"
    ),
    "dispute-deadline/next-hand-house-errors-later": marked(
        "Until the next hand begins; errors of the house even later"
    ),
    "buy-in/ten-lower-limits": marked("Ten lower limits"),
    "buy-in/ten-largest-or-forty-smallest-bets": marked(
        "Ten of the largest bets in limit, forty of the smallest otherwise"
    ),
    "rake-rate/ten-percent-to-six": marked("Ten per cent, at most six dollars"),
    "chopped-blinds/allowed-without-rake": marked("They may, and no rake is taken"),
    "looking-at-burns/forbidden": marked("It is not allowed"),
    "face-down-hand/dealer-looks-only-on-suspicion": marked("Only on a suspicion"),
    "chips-in-sight/on-the-table-in-sight": marked("On the table, in everybody's sight"),
    "chips-off-table/forbidden": marked("It is not allowed, without a fixed penalty"),
    "chips-off-table/forfeited": marked("The chips are forfeited"),
    "chips-off-table/excluded": marked("All players involved are excluded"),
    "pot-award/dealer": marked("The dealer"),
    "action-call/dealer-names-player": marked("The dealer names the player"),
    "announcement/binding": marked("It binds"),
    "table-language/as-house-posts": marked("Those that the house has posted"),
    "insult/penalty": marked("A penalty"),
    "courts/no-recourse": marked("There is no recourse to the courts"),
    "insult/floor-may-exclude": marked("The floor may exclude the player"),
    "floor-decision/against-the-letter-and-final": marked("It may, and its decision is final"),
    "first-to-act-preflop/left-of-big-blind": marked("The seat left of the big blind"),
    "first-to-act-later/first-left-of-button": marked("The first live seat left of the button"),
    "big-blind-option/may-check-or-raise": marked("It may check or raise"),
    "open-actions/check-or-bet-then-fold-call-or-raise": marked("Check or bet; after a bet fold, call or raise"),
    "round-end/all-folded-matched-or-all-in": marked("When each player has folded, has matched the bet or is all-in"),
    "raise-ones-own/not-without-another-raise": marked("Not unless another player has raised in between"),
    "betting-structure/no-limit": marked("No limit"),
    "betting-structure/fixed-limit": marked("Fixed limit"),
    "betting-structure/as-the-table-says": marked("Limit, no limit or pot limit, as the table says"),
    "min-raise/largest-full-bet-or-raise": marked("As large as the largest full bet or raise of the round"),
    "reopening/full-raise-in-sum": marked("When what there is to call since then is a full raise, all-ins added up"),
    "reopening/full-raise-of-consecutive-all-ins": marked("When all-ins one after the other add up to a full raise"),
    "short-all-in-completion/limit-only": marked("In limit only"),
    "sub-minimum-open/called-as-bet-raised-by-smallest": marked(
        "They call that amount, or raise it by at least the smallest bet"
    ),
    "sub-minimum-open/so-after-the-flop-only": marked(
        "After the flop they call that amount or raise it by the smallest bet; before it they call a full blind"
    ),
    "limit-bet-size/small-bet-then-big-bet": marked(
        "The small bet before and on the flop, the big bet on turn and river"
    ),
    "limit-reopening/half-bet": marked("Half a bet"),
    "half-bet-all-in/full-bet-on-top": marked("It counts as a bet; a raise is a full bet on top of it"),
    "heads-up-cap/lifted-when-two-left-in-event": marked("When only two are left in the event"),
    "heads-up-cap/lifted-if-heads-up-before-cap": marked("If two were left before the limit was reached"),
    "heads-up-cap/lifted-if-round-began-heads-up": marked("If the round began with two"),
    "heads-up-cap/lifted-when-two-left-in-hand": marked("When two are left in the hand"),
    "heads-up-cap/never-lifted": marked("No"),
    "cap-reached/stands": marked("It stands"),
    "pot-limit-maximum/call-and-pot-after-call": marked("The call, and then the pot as it is after the call"),
    "pot-limit-open/true-pot": marked("As it is"),
    "pot-limit-open/small-blind-counts-as-big": marked(
        "The small blind counts as a big blind until the big blind has acted"
    ),
    "pot-limit-short-blinds/counted-in-full": marked("As if they had been posted in full"),
    "pot-limit-rounding/none": marked("Not rounded"),
    "pot-limit-rounding/up": marked("Rounded up to the unit of the game"),
    "pot-limit-overbet-fix/whole-street": marked("As long as the street lasts"),
    "pot-limit-overbet-fix/until-all-have-acted-or-one-decides": marked(
        "Until all have acted on it; the floor may let it stand earlier if an opponent has been deciding on it"
    ),
    "oversized-chip/call-if-facing-bet-else-full-value": marked(
        "A call when it faces a bet or blind; otherwise a bet of its full value"
    ),
    "pot-limit-big-chip/opens-for-pot": marked("With no bet to face it opens for the pot"),
    "several-chips/call-if-none-superfluous": marked(
        "When none of them could be taken away without falling short of the call"
    ),
    "prior-chips/count-if-partly-pulled-back-or-enough": marked(
        "When a part of them is pulled back, or when they were enough for the call"
    ),
    "chips-pulled-back/binds-to-call-or-raise": marked("The player must call or raise"),
    "underraise-without-word/half-is-min-raise-else-call": marked(
        "Half of a smallest raise or more is a smallest raise; less is a call"
    ),
    "underraise-without-word/brought-up-to-legal": marked(
        "A raise of the smallest legal size, if a raise was clearly meant"
    ),
    "underraise-with-word/brought-up-to-legal": marked("It is brought up to the smallest legal raise"),
    "half-bet-commits/bet-and-half-a-bet": marked("From a bet and half a bet on"),
    "undercall/full-call-against-opening-bet-or-heads-up": marked(
        "A full call against the round's first bet or heads-up; otherwise the floor decides"
    ),
    "undercall/made-good": marked("A call that is made good"),
    "string-bet/one-motion": marked("What was put in with one motion"),
    "words-against-chips/first-counts": marked("Whichever came first"),
    "words-against-chips/words-win": marked("The words"),
    "amount-alone/same-as-chips": marked("The same as that amount put in silently"),
    "raise-amount/is-the-total": marked("The total, not the increase"),
    "two-motion-raise/call-then-one-motion": marked("The call, and then one further motion"),
    "wrong-words/as-the-action-that-fits": marked(
        "Call with no bet is a check; raise with no bet is a smallest bet; check facing a bet is a call or a fold"
    ),
    "pot-in-no-limit/smallest-legal-bet-or-raise": marked("At least the smallest legal bet or raise"),
    "fold-without-bet/binding": marked("It binds"),
    "action-out-of-turn/binds-unless-action-changes": marked("It binds unless the action to that player changes"),
    "action-out-of-turn/no-aggression-next-turn": marked(
        "Who checks out of turn may not bet or raise at the next turn; who calls may not raise"
    ),
    "fold-out-of-turn/binding": marked("It binds"),
    "table-language/german-or-english": marked("German or English"),
    "skipped-player/speaks-before-substantial-action": marked(
        "The player must speak up before there is substantial action behind"
    ),
    "skipped-player/loses-turn-after-two-behind": marked("The turn is lost once two players behind have acted"),
    "unclear-number/highest-not-above-pot": marked("The highest amount in question that is not above the pot"),
    "accepted-action/true-amount": marked("The true amount of the bet"),
    "chips-for-change/full-value": marked("Their full value"),
    "hidden-chips/floor-decides": marked("The floor decides"),
}
"""Policy's key and answer -> how the answer is said, where the word of the book files is not enough."""

CIRCUMSTANCES: dict[tuple[str, bool | str], str] = {
    ("tournament", True): marked("in tournaments"),
    ("tournament", False): marked("in cash games"),
    ("heads_up", True): marked("heads-up"),
    ("heads_up", False): marked("with three players or more"),
    ("structure", "fixed-limit"): marked("in fixed limit"),
    ("structure", "pot-limit"): marked("in pot limit"),
    ("structure", "no-limit"): marked("in no limit"),
}
"""A condition of a clause -> how it is said."""


def policy_text(policy: type[Policy], lang: str) -> str:
    """The disputed point, as a short sentence: `Which winner gets an odd chip.`"""
    return translator(lang).gettext(policy_source(policy))


def policy_source(policy: type[Policy]) -> str:
    """The same in English: it stands with the policy."""
    return getdoc(policy) or policy.key()


def answer_words(answer: Policy, lang: str) -> str:
    """An answer to a policy: `The first winner left of the button`."""
    return translator(lang).gettext(answer_source(answer))


def answer_source(answer: Policy) -> str:
    """The same in English: its own words, or the word of the book files where that is enough."""
    plain = str(answer.value).replace("-", " ")
    return ANSWERS.get(f"{answer.key()}/{answer.value}", plain[:1].upper() + plain[1:])


def answer_said(code: str, lang: str) -> str:
    """The same from its code, the policy's key and the answer's word: `pot-award/dealer`; KeyError for no policy."""
    key, _, word = code.partition("/")
    return answer_words(POLICIES[key](word), lang)


def point_text(point: str, lang: str) -> str:
    """A point of the books within a sentence, a policy or a number: `who pushes the pot`, `most players`."""
    said = policy_text(POLICIES[point], lang) if point in POLICIES else number_name(point, lang)
    return within(said, lang).removesuffix(".")


def number_name(name: str, lang: str) -> str:
    """A number that books set: `most players`."""
    return translator(lang).gettext(NUMBERS.get(name, name.replace("-", " ")))


def circumstances_text(when: Mapping[str, bool | str], lang: str) -> str:
    """When an answer holds: `in tournaments and heads-up`; empty when always."""
    return listed([translator(lang).gettext(CIRCUMSTANCES[condition]) for condition in when.items()], lang)
