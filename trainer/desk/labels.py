"""Labels: what fields and words of a document are called at the desk. What has no label speaks for itself."""

from __future__ import annotations

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

Text = str | Promise

QUESTIONS: dict[str, Text] = {
    "best-hand": _("Best hand: who has it?"),
    "pots": _("Pots: what lies in each?"),
    "payout": _("Payout: who gets what?"),
    "show-order": _("Showdown: who shows when?"),
    "to-act": _("Turn: who is to act?"),
    "bet-limits": _("Limits: what may be bet?"),
    "gesture": _("Gesture: what does it count as?"),
    "blinds": _("Blinds: who posts before the next hand?"),
    "deal": _("Deal: in what order?"),
    "incident": _("Incident: what now?"),
    "finish-order": _("Places: who finishes where?"),
    "rake": _("Rake: how much is taken?"),
    "first-button": _("First button: who gets it?"),
    "buy-in": _("Buy-in: how much at least?"),
    "chip-race": _("Chip race: how many chips?"),
    "race-winners": _("Chip race: who wins a chip?"),
    "fact": _("Rule: what does the book say?"),
}

KINDS: dict[str, Text] = {
    "exposed-card": _("Hole cards were exposed"),
    "wrong-count": _("A hand has a wrong number of cards"),
    "wrong-first-seat": _("The deal began at the wrong seat"),
    "seat-skipped": _("A seat was left out of the deal"),
    "empty-seat-dealt": _("Cards went to a seat without a right to them"),
    "wrong-button": _("The button stood wrong"),
    "boxed-card": _("Cards lay face up in the deck"),
    "foreign-card": _("A card does not belong to the deck"),
    "duplicate-card": _("A card is in the deck twice"),
    "missing-card": _("A card is missing from the deck"),
    "stub-dropped": _("The stub fell"),
    "premature-board": _("Board cards came too soon"),
    "flop-count": _("The flop had a wrong number of cards"),
    "burn": _("The burn was forgotten, or doubled"),
    "burn-exposed": _("A burn card was seen"),
    "hand-touched": _("A hand touched the muck or another hand"),
    "hand-mucked": _("A hand was mucked"),
    "hand-shown": _("A player showed cards before the showdown"),
    "absent": _("A player was away during the deal"),
    "count-noticed-late": _("A wrong count was noticed late"),
    "ask-to-see": _("Somebody asks to see a hand"),
    "shown-to-one": _("A hand was shown to one player"),
    "board-claimed": _("A player claims to play the board"),
    "conduct": _("A matter of conduct"),
    "rule-asked": _("A player asks about a rule"),
    "button-draw": _("Cards were drawn for the first button"),
    "chip-race": _("Small chips are raced off"),
    "level-up": _("A new level was announced"),
    "gesture": _("A gesture: words and chips"),
}

FIELDS: dict[str, Text] = {
    "by": _("By whom"),
    "counts": _("Cards by seat, such as 5: 3, 6: 1"),
    "next_in_sequence": _("Is that card the next in the deal?"),
    "should": _("Button belonged at seat"),
    "was": _("Button stood at seat"),
    "during": _("Came out during"),
    "what": _("What"),
    "where": _("Where"),
    "order_known": _("Can its order be rebuilt?"),
    "burned": _("Burned"),
    "shown": _("Does the board card lie face up already?"),
    "with": _("Touched"),
    "identifiable": _("Can the cards be told from all others?"),
    "tabled": _("Had it been tabled?"),
    "cards": _("Cards"),
    "card": _("Card"),
    "back_at": _("Came back"),
    "asker": _("Asked by seat"),
    "target": _("Hand of seat"),
    "suspicion": _("Is collusion suspected?"),
    "said": _("Said"),
    "amount": _("Amount said"),
    "first": _("What came first"),
    "chips": _("Chips put in, with spaces between"),
    "prior": _("Chips that lay in front before"),
    "prior_pulled_back": _("Of those pulled back"),
    "taken_back": _("Chips pulled back"),
    "motions": _("In how many motions"),
    "in_turn": _("In turn?"),
    "since": _("Actions told that came after it"),
    "to": _("Shown to seat"),
    "point": _("About which point"),
    "old": _("Chips that go out of play"),
    "new": _("Chips raced for"),
    "when": _("Announced"),
    "count": _("Count"),
    "street": _("Street"),
}
"""The fields of incidents, by the document's key."""

WORDS: dict[str, Text] = {
    "off-table": _("fell off the table"),
    "other-back": _("a card with another back"),
    "joker": _("a joker"),
    "first-card": _("before the first card"),
    "last-card": _("before the last card"),
    "later": _("after the last card"),
    "looks-at-burns": _("looks at the burned cards"),
    "chips-off-table": _("takes chips off the table"),
    "takes-pot": _("takes the pot"),
    "0": _("no card"),
    "2": _("two cards"),
    "hand": _("another hand"),
    "muck": _("the muck"),
    "words": _("the words"),
    "before-riffle": _("before the dealer riffled"),
    "after-riffle": _("after the dealer riffled"),
    "all": _("all"),
    "all-in": _("all in"),
    "bet": _("bet"),
    "board": _("board"),
    "call": _("call"),
    "check": _("check"),
    "chips": _("chips"),
    "deal": _("deal"),
    "dealer": _("dealer"),
    "flop": _("flop"),
    "fold": _("fold"),
    "insult": _("insult"),
    "language": _("language"),
    "none": _("none"),
    "part": _("part"),
    "player": _("player"),
    "pot": _("pot"),
    "raise": _("raise"),
    "river": _("river"),
    "seat": _("seat"),
    "stub": _("stub"),
    "turn": _("turn"),
    "no-limit": _("no limit"),
    "pot-limit": _("pot limit"),
    "fixed-limit": _("fixed limit"),
    "preflop": _("preflop"),
    "ante": _("ante"),
    "small-blind": _("small blind"),
    "big-blind": _("big blind"),
    "post-live": _("post live"),
    "post-dead": _("post dead"),
}
"""Words of the document, as an option says them."""

PRESENT: dict[str, Text] = {
    "live": _("in the hand"),
    "folded": _("folded"),
    "absent": _("away"),
    "sitting-out": _("sitting out"),
    "out": _("out of the event"),
}


def word(code: object) -> Text:
    """A word of the document as an option says it."""
    return WORDS.get(str(code)) or str(code).replace("-", " ")


def field(key: str) -> Text:
    """A field of an incident."""
    return FIELDS.get(key) or key.replace("_", " ").capitalize()


def question(code: str) -> Text:
    """A question that may be asked."""
    return QUESTIONS.get(code) or code.replace("-", " ").capitalize()


def kind(code: str) -> Text:
    """A kind of incident."""
    return KINDS.get(code) or code.replace("-", " ").capitalize()
