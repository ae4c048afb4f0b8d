"""The cohorts app: who teaches whom."""

from django.apps import AppConfig


class CohortsConfig(AppConfig):
    name = "trainer.cohorts"
    verbose_name = "Cohorts"
