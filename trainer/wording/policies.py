"""Policies in words: the point on which houses differ, an answer to it, and when that answer holds."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import getdoc

from trainer.rulebooks.loading import POLICIES
from trainer.rulebooks.policies import Policy
from trainer.wording.languages import listed, marked, translator

ANSWERS: dict[str, str] = {
    "best-five/any-five-of-seven": marked("Any five of the seven cards; two, one or no hole cards play"),
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
    "burn-error/order-stands": marked("The order of the cards stands"),
    "burn-error/order-restored-before-action": marked("The right order is restored before anybody acts"),
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
    return translator(lang).gettext(getdoc(policy) or policy.key())


def answer_words(answer: Policy, lang: str) -> str:
    """An answer to a policy: `The first winner left of the button`."""
    plain = str(answer.value).replace("-", " ")
    return translator(lang).gettext(ANSWERS.get(f"{answer.key()}/{answer.value}", plain[:1].upper() + plain[1:]))


def answer_said(code: str, lang: str) -> str:
    """The same from its code, the policy's key and the answer's word: `pot-award/dealer`; KeyError for no policy."""
    key, _, word = code.partition("/")
    return answer_words(POLICIES[key](word), lang)


def point_text(point: str, lang: str) -> str:
    """A point of the books within a sentence, a policy or a number: `who pushes the pot`, `most players`."""
    number = point.replace("-", " ")
    said = policy_text(POLICIES[point], lang) if point in POLICIES else translator(lang).gettext(number)
    return (said[:1].lower() + said[1:]).removesuffix(".")


def circumstances_text(when: Mapping[str, bool | str], lang: str) -> str:
    """When an answer holds: `in tournaments and heads-up`; empty when always."""
    return listed([translator(lang).gettext(CIRCUMSTANCES[condition]) for condition in when.items()], lang)
