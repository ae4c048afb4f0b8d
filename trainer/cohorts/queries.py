"""What is read of cohorts: who is in them, what they scored, which attempts their instructors may open.

Scores come from the tallies, so that they cost the same however many attempts there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime

from django.db.models import Count, Max, Q, QuerySet, Sum

from trainer.accounts.models import User
from trainer.cohorts.models import Cohort, Membership
from trainer.progress.models import Attempt, Attempts, Tally
from trainer.progress.reports import Share, together
from trainer.progress.sheets import idea_said
from trainer.scenarios import catalogue, spots

TOPICS = tuple(catalogue.SYLLABUS)
"""The columns of a cohort's matrix, in teaching order. Own questions, which may be another cohort's, are not scored."""


@dataclass(frozen=True, slots=True)
class Row:
    """One trainee's line in the matrix: a share a topic, in the order of `TOPICS`, and all of them together."""

    person: User
    scores: Sequence[Share]

    @property
    def total(self) -> Share:
        return together(self.scores)


@dataclass(frozen=True, slots=True)
class Idea:
    """A wrong idea that answers showed, told in a language: how often, by how many trainees, last in which."""

    text: str
    lang: str
    family: str
    times: int
    trainees: int
    last_attempt: int


@dataclass(frozen=True, slots=True)
class Activity:
    """What goes on in a cohort: its trainees, and their answered attempts since a day."""

    trainees: int = 0
    recent: Share = Share("")  # noqa: RUF009  (frozen)
    last_at: datetime | None = None


def trainees(cohort: Cohort) -> QuerySet[User]:
    """The cohort's trainees, by name."""
    return _people(cohort, Membership.Role.TRAINEE)


def instructors(cohort: Cohort) -> QuerySet[User]:
    """The cohort's instructors, by name."""
    return _people(cohort, Membership.Role.INSTRUCTOR)


def _people(cohort: Cohort, role: Membership.Role) -> QuerySet[User]:
    return User.objects.filter(memberships__cohort=cohort, memberships__role=role).order_by("username")


def attempts_to_review(cohort: Cohort) -> Attempts:
    """The answered attempts that an instructor of the cohort may see: those of its trainees.

    Of attempts at own questions only those at the cohort's own: a trainee may belong to other cohorts as well. Whose a
    question was is told by the drill that asked it, also when it has been taken away since.
    """
    return Attempt.objects.filter(
        ~Q(topic=spots.TOPIC) | Q(place__drill__cohort=cohort),
        answered_at__isnull=False,
        trainee__memberships__cohort=cohort,
        trainee__memberships__role=Membership.Role.TRAINEE,
    )


def tallies(cohort: Cohort) -> QuerySet[Tally]:
    """The tallies of the cohort's trainees at the topics of the syllabus."""
    return Tally.objects.filter(
        trainee__memberships__cohort=cohort, trainee__memberships__role=Membership.Role.TRAINEE, topic__in=TOPICS
    )


def matrix(people: Iterable[User], found: QuerySet[Tally]) -> list[Row]:
    """A row for each of the people, in their order, from the tallies `found`: one query, however many they are."""
    people = list(people)
    shares: dict[int, dict[str, Share]] = {person.pk: {} for person in people}
    for trainee, topic, *counted in _added(found.filter(trainee__in=people), "trainee", "topic"):
        shares[trainee][topic] = Share(topic, *counted)
    return [Row(person, _in_order(shares[person.pk])) for person in people]


def by_topic(found: QuerySet[Tally]) -> list[Share]:
    """The tallies `found` added up by topic, in the order of `TOPICS`."""
    return _in_order({topic: Share(topic, *counted) for topic, *counted in _added(found, "topic")})


def _added(found: QuerySet[Tally], *by: str) -> QuerySet[Tally, tuple]:
    return found.order_by().values_list(*by).annotate(Sum("attempts"), Sum("right_attempts"), Max("last_at"))


def _in_order(shares: Mapping[str, Share]) -> list[Share]:
    return [shares.get(topic, Share(topic)) for topic in TOPICS]


def activity(cohorts: Sequence[Cohort], *, since: date) -> dict[int, Activity]:
    """What goes on in each of the cohorts, by id: one query, however many they are."""
    scored = Q(person__tallies__topic__in=TOPICS)
    recently = scored & Q(person__tallies__day__gte=since)
    rows = (
        Membership.objects.filter(cohort__in=cohorts, role=Membership.Role.TRAINEE)
        .order_by()
        .values_list("cohort")
        .annotate(
            people=Count("person", distinct=True),
            attempts=Sum("person__tallies__attempts", filter=recently, default=0),
            right=Sum("person__tallies__right_attempts", filter=recently, default=0),
            last_at=Max("person__tallies__last_at", filter=scored),
        )
    )
    known = {cohort: Activity(people, Share("", *recent), last_at) for cohort, people, *recent, last_at in rows}
    return {cohort.pk: known.get(cohort.pk, Activity()) for cohort in cohorts}


def wrong_ideas(cohort: Cohort, *, since: datetime, most: int, lang: str) -> list[Idea]:
    """The wrong ideas that the trainees' answers have shown since then, those of most trainees first: two queries.

    They are told in the reader's language, in whichever they were answered.
    """
    shown = attempts_to_review(cohort).filter(answered_at__gte=since).exclude(misconception="").order_by()
    counted = shown.values_list("misconception", "family").annotate(
        times=Count("pk"), trainees=Count("trainee", distinct=True), last_attempt=Max("pk")
    )
    rows = list(counted.order_by("-trainees", "-times", "misconception")[:most])
    asked = dict(Attempt.objects.filter(pk__in=[row[-1] for row in rows]).values_list("pk", "question"))
    return [Idea(*idea_said(asked[row[-1]], code, lang), *row) for code, *row in rows]
