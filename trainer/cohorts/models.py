"""Cohorts and memberships, and who may see whose attempts because of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from trainer.rulebooks import shelf
from trainer.rulebooks.rulebook import Rulebook

if TYPE_CHECKING:
    from trainer.accounts.models import User

JOIN_CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that is misread from a whiteboard: no I, L, O, 0, 1
JOIN_CODE_LENGTH = 8


class CohortQuerySet(models.QuerySet["Cohort"]):
    """Cohorts by what a person may do with them."""

    def for_reader(self, person: User) -> CohortQuerySet:
        """Those that the person belongs to, each with `my_role`: as what."""
        return self.filter(memberships__person=person).annotate(my_role=models.F("memberships__role"))

    def for_instructor(self, person: User) -> CohortQuerySet:
        """Those that the person teaches."""
        return self.filter(memberships__person=person, memberships__role=Membership.Role.INSTRUCTOR)


class Cohort(models.Model):
    """A group of trainees and their instructors, drilling under one rulebook."""

    name = models.CharField(max_length=80)
    rulebook = models.CharField(max_length=40)
    join_code = models.CharField(max_length=JOIN_CODE_LENGTH, unique=True)
    founded_at = models.DateTimeField()
    people: models.ManyToManyField = models.ManyToManyField(
        settings.AUTH_USER_MODEL, through="Membership", related_name="cohorts"
    )

    objects = CohortQuerySet.as_manager()

    my_role: str  # as what its reader belongs; see `for_reader`

    class Meta:
        ordering = ("name", "id")

    def __str__(self) -> str:
        return self.name

    @property
    def book(self) -> Rulebook:
        """The book under which the cohort drills."""
        return shelf.book(self.rulebook)

    @property
    def spoken_code(self) -> str:
        """The join code in two halves, as one reads it out: `ABCD EFGH`."""
        half = JOIN_CODE_LENGTH // 2
        return f"{self.join_code[:half]} {self.join_code[half:]}"


class Membership(models.Model):
    """One person's place in a cohort."""

    class Role(models.TextChoices):
        TRAINEE = "trainee", _("Trainee")
        INSTRUCTOR = "instructor", _("Instructor")

    cohort = models.ForeignKey(Cohort, models.CASCADE, related_name="memberships")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="memberships")
    role = models.CharField(max_length=12, choices=Role.choices)
    joined_at = models.DateTimeField()

    class Meta:
        ordering = ("person__username",)
        constraints = (models.UniqueConstraint(fields=("cohort", "person"), name="one_membership_a_cohort"),)

    def __str__(self) -> str:
        return f"{self.person_id} in {self.cohort_id} as {self.role}"
