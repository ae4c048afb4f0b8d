"""Proof: why a scenario may not be shown. Normally there is no reason."""

from __future__ import annotations

import json
from hashlib import blake2b

from trainer.assessment import storage
from trainer.assessment.grading import grade
from trainer.assessment.question import FormatError
from trainer.poker import notation
from trainer.poker.situation import Situation
from trainer.rulebooks import shelf
from trainer.rulings.payout import PayoutVerdict
from trainer.rulings.pots import PotsVerdict
from trainer.scenarios.scenario import Scenario


def flaws(scenario: Scenario) -> list[str]:
    """Every reason against the scenario, in words; empty when it is fit to be shown."""
    return [
        *_question_flaws(scenario),
        *_citation_flaws(scenario),
        *_chip_flaws(scenario),
        *_card_flaws(scenario.situation),
    ]


def _question_flaws(scenario: Scenario) -> list[str]:
    question = scenario.question
    found = []
    labels = [(option.label.code, tuple(sorted(option.label.params.items()))) for option in question.options]
    if len(set(labels)) != len(labels) or len(set(question.ids())) != len(question.options):
        found.append("two options are the same")
    try:
        if question.parse(question.submission(question.key)) != question.key:
            found.append("the key does not survive being submitted")
    except FormatError as error:
        found.append(f"the key is refused: {error}")
    if not grade(question, question.key).is_right:
        found.append("the key is graded wrong")
    if not question.mistakes:
        found.append("no mistake is recognised")
    for answer, idea in question.mistakes.items():
        try:
            if grade(question, question.parse(question.submission(answer))).is_right:
                found.append(f"the mistake {idea.code} is graded right")
        except FormatError as error:
            found.append(f"the mistake {idea.code} cannot be submitted: {error}")
    return found


def _citation_flaws(scenario: Scenario) -> list[str]:
    found = [] if scenario.ruling.steps else ["the ruling has no steps"]
    for step in scenario.ruling.steps:
        if not step.citations:
            found.append(f"the step {step.code} cites nothing")
        for citation in step.citations:
            try:
                shelf.rule(citation)
            except KeyError:
                found.append(f"the step {step.code} cites {citation.book} {citation.rule}, which is not on the shelf")
    return found


def _chip_flaws(scenario: Scenario) -> list[str]:
    verdict = scenario.ruling.verdict
    if not isinstance(verdict, (PotsVerdict, PayoutVerdict)):
        return []
    put_in = chips_in(scenario.situation)
    back = sum(uncalled.amount for uncalled in verdict.uncalled)
    found = []
    if back + sum(pot.amount for pot in verdict.pots) != put_in:
        found.append("pots and uncalled bet do not add up to what was put in")
    if isinstance(verdict, PayoutVerdict) and back + sum(verdict.payouts.values()) + verdict.rake != put_in:
        found.append("payouts, rake and uncalled bet do not add up to what was put in")
    return found


def chips_in(situation: Situation) -> int:
    """All chips in the middle, counted straight from the document: start pots, totals, or the last street totals."""
    middle = sum(pot.amount for pot in situation.start.pots) if situation.start else 0
    if any(seat.committed is not None for seat in situation.seats):
        return middle + sum(seat.committed or 0 for seat in situation.seats)
    last: dict[tuple[str, int], int] = {}
    outside = 0
    for action in situation.actions:
        if action.action in ("ante", "post-dead"):
            outside += action.to or 0
        elif action.to is not None:
            last[action.street, action.seat] = action.to
    return middle + outside + sum(last.values())


def _card_flaws(situation: Situation) -> list[str]:
    cards = [*situation.board, *(card for seat in situation.seats for card in seat.cards)]
    return ["a card is there twice"] if len(set(cards)) != len(cards) else []


def fingerprint(scenario: Scenario) -> str:
    """Sixteen hex digits that change when anything shown, asked or ruled changes; equal recipes give equal ones."""
    shown = {
        "situation": notation.document(scenario.situation),
        "question": storage.dump(scenario.question),
        "verdict": repr(scenario.ruling.verdict),
        "steps": [[step.code, sorted(step.params.items()), repr(step.citations)] for step in scenario.ruling.steps],
    }
    return blake2b(json.dumps(shown, sort_keys=True).encode(), digest_size=8).hexdigest()
