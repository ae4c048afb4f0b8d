"""What happened at the table: an incident told in one or two sentences, without what follows from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from trainer.assessment.message import Param
from trainer.poker import incidents as kinds
from trainer.poker.draws import drawn
from trainer.poker.situation import STREETS, Situation, SituationError, Status, Street
from trainer.wording.languages import marked, plural
from trainer.wording.phrases import counted, phrase

Told = tuple[str, Mapping[str, Param]] | tuple[tuple[str, str], int, Mapping[str, Param]]
"""A sentence and its figures; or its singular and plural, and the count that decides between them."""

_BY = {
    "dealer": marked("The dealer exposed the {nth:ordinal} card of seat {seat}."),
    "player": marked("The player in seat {seat} exposed the {nth:ordinal} card of the hand."),
    "off-table": marked("The {nth:ordinal} card of seat {seat} went off the table."),
}
_WHICH = marked("It is the {card}.")
_DEALT = plural("Seat {seat} was dealt {count} card.", "Seat {seat} was dealt {count} cards.")
_FLOP = plural("The flop was dealt with {count} card.", "The flop was dealt with {count} cards.")
_NOTICED = plural(
    "The player in seat {seat} noticed holding {count} card and did not say so at once.",
    "The player in seat {seat} noticed holding {count} cards and did not say so at once.",
)
_BOXED = {
    "deal": plural(
        "In the deal a card came face up out of the deck.",
        "In the deal {count} cards came face up out of the deck.",
    ),
    "flop": plural(
        "With the flop a card came that lay face up in the deck.",
        "With the flop {count} cards came that lay face up in the deck.",
    ),
    "turn": plural(
        "With the turn a card came that lay face up in the deck.",
        "With the turn {count} cards came that lay face up in the deck.",
    ),
    "river": plural(
        "With the river a card came that lay face up in the deck.",
        "With the river {count} cards came that lay face up in the deck.",
    ),
}
"""When boxed cards came."""
_FOREIGN = {
    ("joker", "seat"): marked("A joker was dealt to seat {seat}."),
    ("joker", "board"): marked("A joker came on the board."),
    ("joker", "stub"): marked("A joker was found in the stub."),
    ("other-back", "seat"): marked("A card with another back was dealt to seat {seat}."),
    ("other-back", "board"): marked("A card with another back came on the board."),
    ("other-back", "stub"): marked("A card with another back was found in the stub."),
}
_NOBODY = {
    None: marked("Cards were dealt to the empty chair {seat}."),
    Status.ABSENT: marked("Cards were dealt to seat {seat}, whose player is away."),
    Status.SITTING_OUT: marked("Cards were dealt to seat {seat}, whose player sits out."),
    Status.OUT: marked("Cards were dealt to seat {seat}, whose player is out."),
}
_LEVEL = {
    "before-riffle": marked("A new level was announced, and only then the dealer began to riffle for this hand."),
    "after-riffle": marked("The dealer had begun to riffle for this hand when a new level was announced."),
}
_BACK = {
    "first-card": marked("The player in seat {seat} was away and came back before the first card was dealt."),
    "last-card": marked("The player in seat {seat} was away and came back before the last card was dealt."),
    "later": marked("The player in seat {seat} was away and came back after the last card was dealt."),
}
_TOUCHED = {
    "muck": marked("The cards of seat {seat} touched the muck."),
    "hand": marked("The cards of seat {seat} touched another hand."),
}
_MUCKED = {
    "player": marked("The player in seat {seat} mucked the hand."),
    "dealer": marked("The dealer mucked the hand of seat {seat}."),
}
_TABLED = {True: marked("It had been tabled before."), False: marked("It had not been tabled.")}
_IDENTIFIABLE = {
    True: marked("The cards can be told from all others beyond doubt."),
    False: marked("The cards can no longer be told from the others beyond doubt."),
}
_FOLLOWS = marked("The card missing or left over is the next one in the order of the deal.")
_FOLLOWS_NOT = marked("The card missing or left over is not the next one in the order of the deal.")
_FACE_UP = marked("Both hole cards lie face up.")
_FACE_DOWN = marked("The hole cards lie face down.")
_CONDUCT = {
    "looks-at-burns": marked("The player in seat {seat} looks at the burned cards."),
    "chips-off-table": marked("The player in seat {seat} takes chips off the table."),
    "takes-pot": marked("The player in seat {seat} reaches for the pot and pulls it in."),
    "language": marked("The player in seat {seat} speaks a language that the table does not allow."),
    "insult": marked("The player in seat {seat} insults somebody at the table."),
}


_SAID = {
    "raise": marked("The player in seat {seat} says: “Raise.”"),
    "call": marked("The player in seat {seat} says: “Call.”"),
    "bet": marked("The player in seat {seat} says: “Bet.”"),
    "check": marked("The player in seat {seat} says: “Check.”"),
    "fold": marked("The player in seat {seat} says: “Fold.”"),
    "pot": marked("The player in seat {seat} says: “Pot.”"),
    "all-in": marked("The player in seat {seat} says: “All-in.”"),
}
_SAID_AMOUNT = {
    "raise": marked("The player in seat {seat} says: “Raise, {amount}.”"),
    "call": marked("The player in seat {seat} says: “Call, {amount}.”"),
    "bet": marked("The player in seat {seat} says: “Bet, {amount}.”"),
    "check": marked("The player in seat {seat} says: “Check, {amount}.”"),
    "fold": marked("The player in seat {seat} says: “Fold, {amount}.”"),
    "pot": marked("The player in seat {seat} says: “Pot, {amount}.”"),
    "all-in": marked("The player in seat {seat} says: “All-in, {amount}.”"),
    None: marked("The player in seat {seat} says: “{amount}.”"),
}
_PUTS_IN = plural(
    "Seat {seat} puts in {chips:sum} in one motion.", "Seat {seat} puts in {chips:sum} in {motions:count} motions."
)
_PULLED_BACK = {
    "part": marked("The player pulls back {chips:sum} of the chips in front."),
    "all": marked("The player pulls back all the chips in front."),
}
"""What a player says with a bet, and does with chips that lie there."""


def incident_text(situation: Situation, lang: str) -> str:
    """What happened, in a few sentences; "" when nothing did."""
    incident = situation.incident
    if incident is None:
        return ""
    return " ".join([_said(told, lang) for told in _told(incident, situation)])


def _said(told: Told, lang: str) -> str:
    if len(told) == 2:
        return phrase(*told, lang)
    texts, count, figures = told
    return counted(texts, count, figures, lang)


def _told(incident: kinds.Incident, situation: Situation) -> Iterator[Told]:
    """The sentences of what goes wrong with the deal and the deck."""
    match incident:
        case kinds.ExposedCard(cards=cards):
            for exposed in cards:
                yield _BY[exposed.by], {"seat": exposed.seat, "nth": exposed.nth}
                yield from _which(exposed.card)
        case kinds.WrongCount(counts=counts, next_in_sequence=follows):
            for seat, count in counts:
                yield _DEALT, count, {"seat": seat, "count": count}
            if follows is not None:
                yield (_FOLLOWS if follows else _FOLLOWS_NOT), {}
        case kinds.WrongFirstSeat(seat=seat):
            yield marked("The first card of the deal went to seat {seat}."), {"seat": seat}
        case kinds.SeatSkipped(seat=seat):
            yield marked("Seat {seat} got no cards in the deal."), {"seat": seat}
        case kinds.EmptySeatDealt(seat=seat):
            statuses = {one.seat: one.status for one in situation.seats}
            yield _NOBODY.get(statuses.get(seat), marked("Cards were dealt to seat {seat}.")), {"seat": seat}
        case kinds.WrongButton(was=was, should=should):
            text = marked("This hand was dealt with the button at seat {was}; it belonged at seat {should}.")
            yield text, {"was": was, "should": should}
        case kinds.BoxedCard(count=count, during=during):
            yield _BOXED[during], count, {"count": count}
        case kinds.ForeignCard(what=what, where=where, seat=holder):
            yield _FOREIGN[what, where], {"seat": holder or 0}
        case kinds.DuplicateCard(card=card):
            yield marked("The {card} turns out to be in the deck twice."), {"card": card}
        case kinds.MissingCard(card=card):
            yield marked("The {card} turns out to be missing from the deck."), {"card": card}
        case kinds.StubDropped(order_known=known):
            yield marked("The dealer dropped the stub."), {}
            yield (marked("Its order can be rebuilt.") if known else marked("Its order cannot be rebuilt.")), {}
        case _:
            yield from _told_later(incident, situation)


def _told_later(incident: kinds.Incident, situation: Situation) -> Iterator[Told]:
    """The sentences of the kinds that come after the deal."""
    match incident:
        case kinds.PrematureBoard(street=street, cards=cards):
            before: str = STREETS[STREETS.index(Street(street)) - 1].value
            text = marked("The dealer dealt the {street} too soon: the betting {before:on} was not over.")
            yield text, {"street": street, "before": before}
            if cards:
                yield marked("It shows {cards:cards}."), {"cards": cards}
        case kinds.FlopCount(count=count, burned=burned):
            yield _FLOP, count, {"count": count}
            yield (marked("A card had been burned.") if burned else marked("No card had been burned.")), {}
        case kinds.Burn(street=street, burned=burned, shown=shown):
            text = marked("Two cards were burned before the {street}.")
            yield (text if burned else marked("No card was burned before the {street}.")), {"street": street}
            shows, waits = marked("The {street} lies face up already."), marked("The {street} is not dealt yet.")
            yield (shows if shown else waits), {"street": street}
        case kinds.BurnExposed(card=card):
            yield marked("A burn card was seen."), {}
            yield from _which(card)
        case kinds.HandTouched(seat=seat, with_=other, identifiable=identifiable):
            yield _TOUCHED[other], {"seat": seat}
            yield from _identifiable(identifiable)
        case kinds.HandMucked(seat=seat, by=by, tabled=tabled, identifiable=identifiable):
            yield _MUCKED[by], {"seat": seat}
            yield _TABLED[tabled], {}
            yield from _identifiable(identifiable)
        case kinds.HandShown(seat=seat, cards=cards):
            text = marked("Before the showdown the player in seat {seat} turned up {cards:cards}.")
            showing: dict[str, Param] = {"seat": seat, "cards": cards}
            yield text, showing
        case kinds.Absent(seat=seat, back_at=back_at):
            yield _BACK[back_at], {"seat": seat}
        case kinds.CountNoticedLate(seat=seat, count=count):
            yield _NOTICED, count, {"seat": seat, "count": count}
        case _:
            yield from _told_of_players(incident, situation)


def _told_of_players(incident: kinds.Incident, situation: Situation) -> Iterator[Told]:
    """The sentences of what players ask for, claim and do."""
    match incident:
        case kinds.AskToSee(asker=asker, target=target, suspicion=suspicion):
            text = marked("The player in seat {asker} asks to see the hand of seat {target}.")
            yield text, {"asker": asker, "target": target}
            if suspicion:
                yield marked("Collusion is suspected."), {}
        case kinds.ShownToOne(seat=seat, to=to):
            yield (
                marked("The player in seat {seat} showed the hand to the player in seat {to} only."),
                {"seat": seat, "to": to},
            )
        case kinds.BoardClaimed(seat=seat, tabled=tabled):
            yield marked("The player in seat {seat} says: “I play the board.”"), {"seat": seat}
            yield (_FACE_UP if tabled else _FACE_DOWN), {}
        case kinds.Conduct(what=what, seat=seat):
            yield _CONDUCT[what], {"seat": seat}
        case kinds.RuleAsked(seat=seat, point=point):
            text = marked("The player in seat {seat} asks about a rule of the house: {point}.")
            asks: dict[str, Param] = {"seat": seat, "point": point}
            yield text, asks
        case kinds.ButtonDraw() | kinds.ChipRace():
            yield from _told_of_a_draw(incident, situation)
        case kinds.LevelUp(when=when):
            yield _LEVEL[when], {}
            yield marked("The hand is being played at the blinds of the level before."), {}
        case kinds.Gesture():
            yield from _told_of_a_gesture(incident)


def _told_of_a_gesture(made: kinds.Gesture) -> Iterator[Told]:
    """What was said and what was put in, in the order in which it came."""
    words: list[Told] = []
    if made.amount is not None:
        words.append((_SAID_AMOUNT[made.said], {"seat": made.seat, "amount": made.amount}))
    elif made.said is not None:
        words.append((_SAID[made.said], {"seat": made.seat}))
    chips: list[Told] = []
    if made.prior_pulled_back != "none":
        chips.append((_PULLED_BACK[made.prior_pulled_back], {"chips": made.taken_back}))
    if made.chips:
        put: dict[str, Param] = {"seat": made.seat, "chips": made.chips, "motions": made.motions}
        chips.append((_PUTS_IN, made.motions, put))
    if not made.in_turn:
        now, then = marked("It is not the turn of seat {seat}."), marked("It was not yet the turn of seat {seat}.")
        yield then if made.since else now, {"seat": made.seat}
    yield from (*chips, *words) if made.first == "chips" else (*words, *chips)


def _told_of_a_draw(draw: kinds.ButtonDraw | kinds.ChipRace, situation: Situation) -> Iterator[Told]:
    """What was dealt to whom for the first button, or for the odd chips of a race."""
    if isinstance(draw, kinds.ChipRace):
        text = marked("The chips of {old:amount} go out of play and are raced for chips of {new:amount}.")
        yield text, {"old": draw.old, "new": draw.new}
        if not draw.cards:
            return
        yield marked("A card is dealt for each odd chip: {dealt:dealt}."), {"dealt": _dealt(situation, draw)}
    else:
        text = marked("For the first button each player is dealt an open card: {dealt:dealt}.")
        yield text, {"dealt": _dealt(situation, draw)}


def _dealt(situation: Situation, draw: kinds.ButtonDraw | kinds.ChipRace) -> tuple[str, ...]:
    """Seats, each with the cards that it was dealt; the cards alone where they do not fit the seats."""
    try:
        hands = drawn(situation, draw)
    except SituationError:
        return tuple(draw.cards)
    return tuple([word for seat, cards in hands.items() for word in (str(seat), *cards)])


def _which(card: str | None) -> Iterator[Told]:
    if card:
        yield _WHICH, {"card": card}


def _identifiable(known: bool | None) -> Iterator[Told]:
    if known is not None:
        yield _IDENTIFIABLE[known], {}
