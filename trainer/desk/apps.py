"""The desk app."""

from django.apps import AppConfig


class DeskConfig(AppConfig):
    name = "trainer.desk"
    verbose_name = "Rulings desk"
