"""The library app."""

from django.apps import AppConfig


class LibraryConfig(AppConfig):
    name = "trainer.library"
