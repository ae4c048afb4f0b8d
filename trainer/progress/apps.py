"""The progress app: attempts and what they add up to."""

from django.apps import AppConfig


class ProgressConfig(AppConfig):
    name = "trainer.progress"
    verbose_name = "Progress"
