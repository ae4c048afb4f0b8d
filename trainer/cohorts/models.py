"""Cohorts and memberships, and who may see whose attempts because of them."""

from __future__ import annotations

from django.conf import settings
from django.db import models

JOIN_CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that is misread from a whiteboard: no I, L, O, 0, 1
JOIN_CODE_LENGTH = 8


class Cohort(models.Model):
    """A group of trainees and their instructors, drilling under one rulebook."""

    name = models.CharField(max_length=80)
    rulebook = models.CharField(max_length=40)
    join_code = models.CharField(max_length=JOIN_CODE_LENGTH, unique=True)
    founded_at = models.DateTimeField()
    people: models.ManyToManyField = models.ManyToManyField(settings.AUTH_USER_MODEL, through="Membership", related_name="cohorts")

    class Meta:
        ordering = ("name", "id")

    def __str__(self) -> str:
        return self.name


class Membership(models.Model):
    """One person's place in a cohort."""

    class Role(models.TextChoices):
        TRAINEE = "trainee", "Trainee"
        INSTRUCTOR = "instructor", "Instructor"

    cohort = models.ForeignKey(Cohort, models.CASCADE, related_name="memberships")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="memberships")
    role = models.CharField(max_length=12, choices=Role.choices)
    joined_at = models.DateTimeField()

    class Meta:
        ordering = ("person__username",)
        constraints = (models.UniqueConstraint(fields=("cohort", "person"), name="one_membership_a_cohort"),)

    def __str__(self) -> str:
        return f"{self.person_id} in {self.cohort_id} as {self.role}"
