"""The demo: an instructor, six trainees, their cohort, and a week of attempts made by the real generator and grader."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from django.contrib.auth.hashers import make_password
from django.db import transaction

from trainer.accounts.models import User
from trainer.assessment.question import Allocation, Amount, Answer, Choice, FormatError, Ordering, Question
from trainer.cohorts.services import found_cohort, join_cohort
from trainer.progress.services import answer_attempt, open_attempt
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue
from trainer.scenarios.scenario import NoScenario, Scenario
from trainer.scenarios.seeds import Chance, derive

PASSWORD = "burn-and-turn"
INSTRUCTOR, STAFF = "ines", "sam"
COHORT, BOOK = "Evening school", "polish"
DAYS = 7


@dataclass(frozen=True, slots=True)
class Trainee:
    """One of the demo's trainees: how often they are right, where less often, on which days they drill how much."""

    name: str
    skill: float
    weak: dict[str, float] = field(default_factory=dict)
    questions: tuple[int, ...] = (6, 6, 6, 6, 6, 6, 6)
    other_book: str = BOOK


TRAINEES = (
    Trainee("tess", 0.82, {"split-pots": 0.35}, (8, 6, 0, 8, 6, 8, 6), "tda"),
    Trainee("theo", 0.66, {"side-pots": 0.35, "misdeals": 0.2}, (6, 0, 6, 6, 0, 8, 4)),
    Trainee("dora", 0.95, {}, (4, 6, 6, 0, 8, 8, 6), "german"),
    Trainee("milan", 0.5, {"showdown-order": 0.2}, (6, 4, 0, 0, 6, 4, 6)),
    Trainee("petra", 0.74, {"exposed-cards": 0.3}, (0, 0, 8, 6, 6, 0, 8)),
    Trainee("yannis", 0.6, {}, (0, 0, 0, 0, 0, 4, 3)),
)


def is_there() -> bool:
    """Whether the demo has been loaded, whatever its instructor has made of it since."""
    return User.objects.filter(username=INSTRUCTOR).exists()


@transaction.atomic
def load(*, at: datetime) -> None:
    """Make the demo's people, cohort and attempts; the week ends with the day before `at`."""
    secret = make_password(PASSWORD)  # hashing is slow on purpose: once is enough
    _person(STAFF, secret, is_staff=True, is_superuser=True)
    begun = at.replace(hour=17, minute=30, second=0, microsecond=0) - timedelta(days=DAYS)
    cohort = found_cohort(founder=_person(INSTRUCTOR, secret), name=COHORT, rulebook=BOOK, at=begun)
    for trainee in TRAINEES:
        person = _person(trainee.name, secret)
        join_cohort(person=person, cohort=cohort, at=begun)
        _drill(person, trainee, begun)


def _person(name: str, secret: str, **rights: bool) -> User:
    return User.objects.get_or_create(username=name, defaults={"password": secret, **rights})[0]


def _drill(person: User, trainee: Trainee, begun: datetime) -> None:
    chance = Chance(derive("demo", trainee.name))
    for day, questions in enumerate(trainee.questions):
        at = begun + timedelta(days=day, minutes=chance.below(90))
        for scenario in _scenarios(chance, trainee, questions):
            attempt = open_attempt(trainee=person, scenario=scenario, at=at)
            at += timedelta(seconds=chance.between(15, 120))
            skill = trainee.skill - trainee.weak.get(attempt.topic, 0) + 0.02 * day
            answer = scenario.question.key if chance.chance(skill) else _slip(scenario.question, chance)
            answer_attempt(attempt=attempt, submission=scenario.question.submission(answer), at=at)


def _scenarios(chance: Chance, trainee: Trainee, count: int) -> Iterator[Scenario]:
    """So many scenarios, topics in turn, one in five under the trainee's other book."""
    topics = chance.shuffled(list(catalogue.SYLLABUS))
    for number in range(count):
        book = shelf.book(trainee.other_book if chance.chance(0.2) else BOOK)
        families = catalogue.asked_under(book, [topics[number % len(topics)]]) or catalogue.asked_under(book)
        seed = derive("demo", trainee.name, chance.below(1 << 32))
        try:
            yield chance.choice(families).scenario(seed, book, chance.between(1, 3))
        except NoScenario:  # a question fewer is no harm to a demo
            continue


def _slip(question: Question, chance: Chance) -> Answer:
    """A wrong answer, mostly one that shows a wrong idea, else any; sometimes a lucky guess."""
    if question.mistakes and chance.chance(0.75):
        return chance.choice(list(question.mistakes))
    guess = _guess(question, chance)
    try:
        return question.parse(question.submission(guess))
    except FormatError:
        return chance.choice(list(question.mistakes))


def _guess(question: Question, chance: Chance) -> Answer:
    """An answer without any idea behind it."""
    key = question.key
    match question:
        case Choice():
            return chance.choice(question.ids())
        case Amount() if isinstance(key, int):
            return key + chance.between(1, 9) * 10
        case Allocation() if isinstance(key, tuple):
            return tuple(int(amount) for amount in chance.shuffled([*key]))
        case Ordering() if isinstance(key, tuple):
            return tuple(str(id) for id in chance.shuffled([*key]))
    ids = question.ids()
    return tuple(id for id in ids if chance.chance(0.5)) or ids[:1]
