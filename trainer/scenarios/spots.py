"""Spots: an instructor's own situation made a question, its key the verdict of the rulings like any other key.

What is asked depends on the ruling: chips to be allotted, seats to be picked or put in order, a decision to be chosen.
The wrong ideas that are recognised are the answers of other houses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from trainer.assessment.message import Message
from trainer.assessment.question import Allocation, Amount, Answer, Choice, Option, Ordering, Question, Selection
from trainer.poker.situation import Game, Situation, SituationError, Status
from trainer.rulebooks import shelf
from trainer.rulebooks.loading import POLICIES
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.questions import QUESTIONS
from trainer.rulings.ruling import Decision, Ruling
from trainer.rulings.steps import Act
from trainer.scenarios.options import act_options, decision_options, per_seat, pot_options, seat_ids, seat_options
from trainer.scenarios.scenario import NoScenario, Scenario

TOPIC = "own-questions"
REVISION = 1
_SLUG = "spot-"

WORDS: dict[str, str] = {
    "title": "Own question",
    "best-hand": "Which seat has the best hand? Choose every seat that shares it.",
    "pots": "The betting is over. How many chips lie in each pot, after anything uncalled has gone back?",
    "payout": "The hand is over. How much does each seat win, after rake and without what goes back uncalled?",
    "show-order": "In what order are the hands shown, if nobody shows unasked?",
    "must-show": "Which seats have to show their hands?",
    "to-act": "Whose turn is it?",
    "bet-limits": (
        "What may seat {seat:word} do? A bet or raise counts as the seat's total on the street; write 0 for both if it "
        "may not bet or raise."
    ),
    "gesture": "What does it count as?",
    "blinds": "How much does each seat post before the next hand, blinds and antes, live and dead chips together?",
    "deal": "In what order do the seats get their first cards?",
    "incident": "What do you do?",
    "acts": "What do you do, in what order? Leave out what does not belong.",
    "finish-order": "Who finishes in which place? Write the number of the place beside each seat.",
    "rake": "How much does the house take?",
    "first-button": "Each player got an open card for the first button. Which seat gets it?",
    "buy-in": "How much must a player bring to the table at least?",
    "chip-race": "How many chips of the new value are raced for?",
    "race-winners": "Which seats win a chip of the new value by their cards?",
    "fact": "What does the book say?",
    "figure": "Which number does the book give?",
    "answer": "{answer}",
    "round-over": "Nobody: the betting round is over",
    "to-call": "Chips to call",
    "min-raise-to": "Bet or raise at least to",
    "max-raise-to": "Bet or raise at most to",
    "act-fold": "A fold",
    "act-check": "A check",
    "act-call": "A call, {amount:amount} in front in all",
    "act-bet": "A bet of {amount:amount}",
    "act-raise": "A raise to {amount:amount}",
    "another-house": "You went by another house's rule: that is the answer of {house:book}.",
}
"""The words of own questions, as a family has its own. Their codes are `spot/<name>`."""

Maker = Callable[[Situation, Any, "Answers"], Question | None]
Answers = Mapping[str, Any]
"""The verdict of every house that answers, by its slug, the asked one included: what else might be thought."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A spot as a family of one: `slug` is `spot-<number>`, `ruling` the question, `title` the instructor's words."""

    slug: str
    title: str
    ruling: str
    topic: str = TOPIC
    revision: int = REVISION

    def scenario(self, situation: Situation, book: Rulebook) -> Scenario:
        """The spot asked under that book. NoScenario when nothing can be asked, SituationError when nothing ruled."""
        ruling = self.rule(situation, book)
        verdicts = {book.slug: ruling.verdict, **_verdicts(self.ruling, situation, book)}
        question = _asked(self.ruling, situation, ruling.verdict, verdicts)
        if question is None:
            raise NoScenario(f"{self.slug}: {self.ruling} asks nothing here under {book.slug}")
        wrong = _elsewhere(self.ruling, situation, question, verdicts)
        mistakes: dict[Answer, Message] = {}
        for house, answer in wrong.items():
            mistakes.setdefault(answer, Message("spot/another-house", {"house": house}))
        question = replace(question, mistakes=mistakes)
        return Scenario(self.slug, self.revision, book.slug, 1, 0, situation, ruling, question, wrong)

    def elsewhere(self, situation: Situation, book: Rulebook) -> dict[str, Question]:
        """The same question under every other book that answers it otherwise, by the book's slug."""
        ruled = self.rule(situation, book).verdict
        verdicts = {book.slug: ruled, **_verdicts(self.ruling, situation, book)}
        here = _asked(self.ruling, situation, ruled, verdicts)
        asked = {slug: _asked(self.ruling, situation, verdict, verdicts) for slug, verdict in verdicts.items()}
        return {slug: question for slug, question in asked.items() if question and here and question.key != here.key}

    def rule(self, situation: Situation, book: Rulebook) -> Ruling[Any]:
        """The ruling that decides."""
        return QUESTIONS[self.ruling](situation, book)


def slug_of(number: int) -> str:
    """The slug of the spot with that number."""
    return f"{_SLUG}{number}"


def is_spot(slug: str) -> bool:
    """Whether the slug of a family is that of a spot."""
    return slug.removeprefix(_SLUG).isdigit() and slug.startswith(_SLUG)


def exhibits_of(situation: Situation) -> tuple[str, ...]:
    """The exhibits by which a situation is told in full."""
    totals = any(seat.committed is not None for seat in situation.seats)
    told = {
        "felt": True,
        "setting": True,
        "log": bool(situation.actions),
        "incident": situation.incident is not None,
        "totals": totals and not situation.actions,
        "pots": situation.start is not None,
        "chips": bool(situation.game.denominations),
    }
    return tuple(name for name, is_told in told.items() if is_told)


# ---- what other houses answer ------------------------------------------------------------------------


def _verdicts(ruling: str, situation: Situation, book: Rulebook) -> dict[str, Any]:
    """The verdicts of all other houses that play such a game and answer."""
    found = {}
    for slug in shelf.slugs():
        other = shelf.book(slug)
        if slug == book.slug or not is_played(situation.game, other):
            continue
        try:
            found[slug] = QUESTIONS[ruling](situation, other).verdict
        except SituationError:
            continue
    return found


def is_played(game: Game, book: Rulebook) -> bool:
    """Whether such a game is played under the book, as far as the game is told."""
    play = "tournament" if game.tournament else "cash"
    fits = game.tournament is None or play in book.play
    return fits and (game.structure is None or game.structure in book.structures)


def _asked(ruling: str, situation: Situation, verdict: Any, others: Answers) -> Question | None:
    maker = MAKERS.get(ruling)
    return maker(situation, verdict, others) if maker else None


def _elsewhere(ruling: str, situation: Situation, here: Question, verdicts: Answers) -> dict[str, Answer]:
    """The answers of other houses that can be given to this very question and are wrong here, by house."""
    found: dict[str, Answer] = {}
    for slug, verdict in verdicts.items():
        there = _asked(ruling, situation, verdict, verdicts)
        if there and type(there) is type(here) and {*there.ids()} <= {*here.ids()} and there.key != here.key:
            found[slug] = there.key
    return found


# ---- questions ---------------------------------------------------------------------------------------


def _word(name: str, **params: Any) -> Message:
    return Message(f"spot/{name}", params)


def _best_hand(situation: Situation, verdict: Any, others: Answers) -> Question | None:
    seats = [hand.seat for hand in verdict.hands]
    return Selection(_word("best-hand"), seat_ids(sorted(verdict.winners)), seat_options(seats))


def _pots(situation: Situation, verdict: Any, others: Answers) -> Question | None:
    amounts = tuple(pot.amount for pot in verdict.pots)
    return Allocation(_word("pots"), amounts, pot_options(len(amounts))) if amounts else None


def _payout(situation: Situation, verdict: Any, others: Answers) -> Question | None:
    seats = sorted({seat for pot in verdict.pots for seat in pot.eligible})
    return Allocation(_word("payout"), per_seat(dict(verdict.payouts), seats), seat_options(seats)) if seats else None


def _show_order(situation: Situation, verdict: Any, others: Answers) -> Question | None:
    """The order, or who must show at all: where all table together, and where houses differ in that alone."""
    same_order = all(other.order == verdict.order and other.together == verdict.together for other in others.values())
    differ_in_duty = any({*other.must_show} != {*verdict.must_show} for other in others.values())
    if len(verdict.order) < 2 or verdict.together or (same_order and differ_in_duty):
        must = seat_ids(sorted(verdict.must_show))
        return Selection(_word("must-show"), must, seat_options(sorted(verdict.order)), may_be_empty=True)
    return Ordering(_word("show-order"), seat_ids(verdict.order), seat_options(sorted(verdict.order)))


def _to_act(situation: Situation, verdict: Any, others: Answers) -> Question | None:
    seats = situation.numbers(Status.LIVE)
    options = (*seat_options(seats), Option("closed", _word("round-over")))
    return Choice(_word("to-act"), "closed" if verdict.seat is None else str(verdict.seat), options)


_LIMITS = ("to-call", "min-raise-to", "max-raise-to")


def _bet_limits(situation: Situation, verdict: Any, others: Answers) -> Question | None:
    """Three amounts; nothing to ask where the book leaves one of them to the floor."""
    raises = (verdict.min_raise_to, verdict.max_raise_to) if verdict.may_raise else (0, 0)
    if verdict.may_raise is None or None in raises:
        return None
    options = tuple(Option(name, _word(name)) for name in _LIMITS)
    return Allocation(_word("bet-limits", seat=verdict.seat), (verdict.to_call, *raises), options)


def _gesture(situation: Situation, verdict: Any, others: Answers) -> Question | None:
    """One of the actions that any house makes of it, and those that lie near."""
    if _act_of(verdict) is None:
        return None
    meant = [_act_of(one) for one in others.values()]
    acts = {act for act in (*meant, *_near(situation)) if act is not None}
    order = ("fold", "check", "call", "bet", "raise")
    listed = sorted(acts, key=lambda act: (order.index(act[0]), act[1]))
    options = tuple(Option(_act_id(act), _word(f"act-{act[0]}", amount=act[1])) for act in listed)
    key = _act_of(verdict)
    return Choice(_word("gesture"), _act_id(key) if key else "", options) if len(options) > 1 else None


def _act_of(verdict: Any) -> tuple[str, int] | None:
    """The action and the seat's total after it; None where the floor decides."""
    action = None if verdict.action is None else str(getattr(verdict.action, "value", verdict.action))
    if action not in ("fold", "check", "call", "bet", "raise"):
        return None
    return action, 0 if action in ("fold", "check") else verdict.to or 0


def _act_id(act: tuple[str, int]) -> str:
    return f"{act[0]}-{act[1]}" if act[1] else act[0]


def _near(situation: Situation) -> Iterable[tuple[str, int]]:
    """A call and the smallest raise, where they can be told."""
    try:
        limits = QUESTIONS["bet-limits"](replace(situation, incident=None), shelf.book("roberts")).verdict
    except (SituationError, KeyError):
        return
    if limits.to_call:
        if limits.min_raise_to is not None:
            yield "raise", limits.min_raise_to
    else:
        yield "check", 0
        if limits.min_raise_to is not None:
            yield "bet", limits.min_raise_to
    yield "fold", 0


def _blinds(situation: Situation, verdict: Any, others: Answers) -> Question | None:
    owed: dict[int, int] = {}
    for post in verdict.posts:
        owed[post.seat] = owed.get(post.seat, 0) + post.live + post.dead
    seats = [seat.seat for seat in situation.seats if seat.status is not Status.OUT]
    return Allocation(_word("blinds"), per_seat(owed, seats), seat_options(seats)) if owed else None


def _deal(situation: Situation, verdict: Any, others: Answers) -> Question | None:
    order = tuple(dict.fromkeys(verdict.order))
    is_askable = verdict.dealable and len(order) > 1
    return Ordering(_word("deal"), seat_ids(order), seat_options(sorted(order))) if is_askable else None


_USUAL = (Decision.MISDEAL, Decision.PLAY_ON, Decision.CORRECT, Decision.FLOOR)


def _incident(situation: Situation, verdict: Any, others: Answers) -> Question | None:
    """One of the decisions that any house comes to, and those that one hears most; or what is then done.

    The acts are asked, in their order, where the houses agree in the decision and differ in them alone.
    """
    is_agreed = all(other.decision == verdict.decision for other in others.values())
    courses = {_done(one) for one in others.values()}
    done = _done(verdict)
    if is_agreed and len(courses) > 1 and done and len({*done}) == len(done):
        options = act_options([act for act in Act if any(act in course for course in courses)])
        return Ordering(_word("acts"), tuple(act.value for act in done), options, may_omit=True)
    meant = {*_USUAL, *(other.decision for other in others.values())}
    options = decision_options([decision for decision in Decision if decision in meant])
    return Choice(_word("incident"), verdict.decision.value, options)


def _done(verdict: Any) -> tuple[Act, ...]:
    """What the dealer does; that a burn stays where it lies is nothing that one does."""
    return tuple(act for act in verdict.then if act is not Act.KEEP_BURN)


def _finish_order(situation: Situation, verdict: Any, others: Answers) -> Question | None:
    places = {finish.seat: finish.place for finish in verdict.places}
    seats = sorted(places)
    return Allocation(_word("finish-order"), per_seat(places, seats), seat_options(seats))


def _rake(situation: Situation, verdict: Any, others: Answers) -> Question | None:
    return Amount(_word("rake"), verdict.rake)


def _first_button(situation: Situation, verdict: Any, others: Answers) -> Question | None:
    if verdict.button is None:
        return None
    return Choice(_word("first-button"), str(verdict.button), seat_options(situation.numbers(Status.LIVE)))


def _buy_in(situation: Situation, verdict: Any, others: Answers) -> Question | None:
    return None if verdict.least is None else Amount(_word("buy-in"), verdict.least)


def _chip_race(situation: Situation, verdict: Any, others: Answers) -> Question | None:
    return None if verdict.new_chips is None else Amount(_word("chip-race"), verdict.new_chips)


def _race_winners(situation: Situation, verdict: Any, others: Answers) -> Question | None:
    if verdict.winners is None:
        return None
    winners = seat_ids(sorted(verdict.winners))
    return Selection(_word("race-winners"), winners, seat_options(situation.numbers()), may_be_empty=True)


def _fact(situation: Situation, verdict: Any, others: Answers) -> Question | None:
    """A number, or one of the answers that there are to the point."""
    if verdict.answer is None:
        return None
    if isinstance(verdict.answer, int):
        return Amount(_word("figure"), verdict.answer)
    answers = [str(answer.value) for answer in POLICIES[verdict.point]]
    options = tuple(Option(word, _word("answer", answer=f"{verdict.point}/{word}")) for word in answers)
    return Choice(_word("fact"), str(verdict.answer), options) if len(options) > 1 else None


MAKERS: dict[str, Maker] = {
    "best-hand": _best_hand,
    "pots": _pots,
    "payout": _payout,
    "show-order": _show_order,
    "to-act": _to_act,
    "bet-limits": _bet_limits,
    "gesture": _gesture,
    "blinds": _blinds,
    "deal": _deal,
    "incident": _incident,
    "finish-order": _finish_order,
    "rake": _rake,
    "first-button": _first_button,
    "buy-in": _buy_in,
    "chip-race": _chip_race,
    "race-winners": _race_winners,
    "fact": _fact,
}
"""How each question of the rulings is put to a trainee. One that has no maker cannot be drilled."""
