"""Attempts, and the rollups that they leave: Mastery (a family, for what to ask next) and Tally (a day, for reports).

An attempt keeps its recipe and everything that was shown, so that it can be reviewed as it was even after families
and books have changed; it is written twice in its life (opened, answered) and never graded again.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from django.conf import settings
from django.db import models

from trainer.accounts.models import User
from trainer.poker import notation
from trainer.poker.situation import Situation
from trainer.scenarios import spots


class Attempts(models.QuerySet["Attempt"]):
    """Attempts, and who may see them."""

    def for_reader(self, reader: User) -> Attempts:
        """The reader's own attempts; what instructors may see besides is said by `cohorts`."""
        return self.filter(trainee=reader.pk)

    def answered(self) -> Attempts:
        """Those that are marked: only they may be reviewed, for a review shows the key."""
        return self.filter(answered_at__isnull=False)

    def without_what_was_shown(self) -> Attempts:
        """Light rows for lists: recipe, answer and marking, without the documents."""
        return self.defer("situation", "question", "ruling", "elsewhere", "question_text", "answer")


class Attempt(models.Model):
    """One try at one scenario: the recipe, what was shown, and, once answered, the answer and its marking."""

    trainee = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="attempts")

    family = models.CharField(max_length=60)
    topic = models.CharField(max_length=40)
    revision = models.PositiveSmallIntegerField()
    rulebook = models.CharField(max_length=40)
    edition = models.CharField(max_length=80)
    level = models.PositiveSmallIntegerField()
    seed = models.PositiveBigIntegerField()

    situation: models.JSONField[Any, Any] = models.JSONField(help_text="The situation document as shown.")
    question: models.JSONField[Any, Any] = models.JSONField(
        help_text="Prompt, options, key and mistakes, as codes and as the text shown."
    )
    ruling: models.JSONField[Any, Any] = models.JSONField(
        help_text="Verdict and steps, as codes and as the text shown."
    )
    question_text = models.TextField()
    key_text = models.TextField()

    opened_at = models.DateTimeField()
    answered_at = models.DateTimeField(null=True, blank=True)
    answer: models.JSONField[Any, Any] = models.JSONField(null=True, blank=True)
    answer_text = models.TextField(blank=True)
    right_parts = models.PositiveSmallIntegerField(null=True, blank=True)
    parts = models.PositiveSmallIntegerField(null=True, blank=True)
    is_right = models.BooleanField(null=True, blank=True)
    misconception = models.CharField(
        max_length=120, blank=True, help_text="Code of the wrong idea that was recognised."
    )
    elsewhere: models.JSONField[Any, Any] = models.JSONField(
        default=list, help_text="Other books that decide otherwise."
    )

    objects = Attempts.as_manager()

    class Meta:
        ordering = ("-opened_at", "-id")
        indexes = (models.Index(fields=("trainee", "-answered_at"), name="attempt_by_trainee"),)

    def __str__(self) -> str:
        return f"attempt {self.pk}: {self.family} under {self.rulebook}"

    @cached_property
    def moment(self) -> Situation:
        """The situation, read from its document."""
        return notation.read(self.situation)


class Mastery(models.Model):
    """What a trainee's attempts at one family under one book add up to, and when it is due again."""

    trainee = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="masteries")
    family = models.CharField(max_length=60)
    topic = models.CharField(max_length=40)
    rulebook = models.CharField(max_length=40)
    attempts = models.PositiveIntegerField(default=0)
    right_attempts = models.PositiveIntegerField(default=0)
    memory: models.JSONField[Any, Any] = models.JSONField(default=dict, help_text="State of the review schedule.")
    due_at = models.DateTimeField()

    class Meta:
        verbose_name_plural = "masteries"
        constraints = (models.UniqueConstraint(fields=("trainee", "rulebook", "family"), name="one_mastery_a_family"),)

    def __str__(self) -> str:
        return f"{self.trainee_id}: {self.family} under {self.rulebook}"


class Tally(models.Model):
    """A trainee's answered attempts of one day (UTC) at one topic under one book."""

    trainee = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="tallies")
    day = models.DateField()
    topic = models.CharField(max_length=40)
    rulebook = models.CharField(max_length=40)
    attempts = models.PositiveIntegerField(default=0)
    right_attempts = models.PositiveIntegerField(default=0)
    right_parts = models.PositiveIntegerField(default=0)
    parts = models.PositiveIntegerField(default=0)
    last_at = models.DateTimeField()

    class Meta:
        verbose_name_plural = "tallies"
        constraints = (models.UniqueConstraint(fields=("trainee", "day", "topic", "rulebook"), name="one_tally_a_day"),)

    def __str__(self) -> str:
        return f"{self.trainee_id} on {self.day}: {self.topic} under {self.rulebook}"


class Spots(models.QuerySet["Spot"]):
    """Own questions, and whose they are: a cohort's, for all who belong to it; its instructors keep them."""

    def for_reader(self, reader: User) -> Spots:
        """Those of the cohorts that the reader belongs to, as what does not matter: all may drill them."""
        return self.filter(cohort__memberships__person=reader.pk)

    def without_documents(self) -> Spots:
        """Light rows for lists."""
        return self.defer("document")


class Spot(models.Model):
    """An instructor's own question: a situation, what is asked of it, and the book that decides. It is never changed.

    The cohort is named and not imported: `cohorts` stands above, and knows whom it lets in.
    """

    cohort: models.ForeignKey[Any, Any] = models.ForeignKey("cohorts.Cohort", models.CASCADE, related_name="spots")
    author = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="spots")
    title = models.CharField(max_length=120)
    question = models.CharField(max_length=40, help_text="What is asked, by the word of the rulings.")
    rulebook = models.CharField(max_length=40)
    document: models.JSONField[Any, Any] = models.JSONField(help_text="The situation document.")
    created_at = models.DateTimeField()

    objects = Spots.as_manager()

    class Meta:
        ordering = ("created_at", "id")
        indexes = (models.Index(fields=("cohort", "created_at"), name="spot_by_cohort"),)

    def __str__(self) -> str:
        return f"spot {self.pk}: {self.title}"

    @property
    def slug(self) -> str:
        """Under which its attempts and its mastery are kept, in the place of a family's."""
        return spots.slug_of(self.pk)
