"""Drills: runs of practice questions, and the places in them."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.db import models

from trainer.accounts.models import User
from trainer.cohorts.models import Cohort
from trainer.progress.models import Attempt

LENGTHS = (5, 10, 20, 40)
"""How many questions a drill may have."""


class Drills(models.QuerySet["Drill"]):
    """Drills, and who may see them."""

    def for_reader(self, reader: User) -> Drills:
        """The reader's own drills: nobody else's are theirs to see."""
        return self.filter(trainee=reader.pk)

    def unfinished(self) -> Drills:
        """Those that can be gone on with."""
        return self.filter(finished_at__isnull=True)


class Drill(models.Model):
    """A run of questions marked at once; its seed and a position in it make each question."""

    trainee = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="drills")
    rulebook = models.CharField(max_length=40)
    topics: models.JSONField[Any, Any] = models.JSONField(help_text="Slugs of the topics to draw from.")
    level = models.PositiveSmallIntegerField()
    length = models.PositiveSmallIntegerField(help_text="How many questions.")
    seed = models.PositiveBigIntegerField()
    cohort = models.ForeignKey(
        Cohort,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="drills",
        help_text="Whose own questions are asked; none: the families of the topics.",
    )
    started_at = models.DateTimeField()
    finished_at = models.DateTimeField(null=True, blank=True)

    objects = Drills.as_manager()

    class Meta:
        ordering = ("-started_at", "-id")
        indexes = (models.Index(fields=("trainee", "-started_at"), name="drill_by_trainee"),)

    def __str__(self) -> str:
        return f"drill {self.pk} of {self.trainee_id}"


class Place(models.Model):
    """One position in a drill, from 1, and the attempt that was opened there."""

    drill = models.ForeignKey(Drill, models.CASCADE, related_name="places")
    position = models.PositiveSmallIntegerField()
    attempt = models.OneToOneField(Attempt, models.CASCADE, related_name="place")

    class Meta:
        ordering = ("position",)
        constraints = (models.UniqueConstraint(fields=("drill", "position"), name="one_attempt_a_place"),)

    def __str__(self) -> str:
        return f"{self.drill_id}/{self.position}"
