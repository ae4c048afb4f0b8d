"""The tables of the bare project."""

from django.conf import settings
from django.db import models


class Topic(models.Model):
    name = models.CharField(max_length=60)

    def __str__(self) -> str:
        return self.name


class Question(models.Model):
    topic = models.ForeignKey(Topic, models.CASCADE)
    prompt = models.TextField()
    answer = models.PositiveSmallIntegerField(default=0)

    def __str__(self) -> str:
        return self.prompt


class Attempt(models.Model):
    trainee = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE)
    question = models.ForeignKey(Question, models.CASCADE)
    chosen = models.PositiveSmallIntegerField()
    is_right = models.BooleanField()
    answered_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"{self.trainee_id} on {self.question_id}"


class Mastery(models.Model):
    trainee = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE)
    topic = models.ForeignKey(Topic, models.CASCADE)
    seen = models.PositiveIntegerField(default=0)
    right = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("trainee", "topic"), name="one_bare_mastery"),)

    def __str__(self) -> str:
        return f"{self.trainee_id} at {self.topic_id}"
