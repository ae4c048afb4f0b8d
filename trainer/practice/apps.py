"""The practice app: drills."""

from django.apps import AppConfig


class PracticeConfig(AppConfig):
    name = "trainer.practice"
    verbose_name = "Practice"
