"""Progress as staff see it: to be looked at, never to be changed. History is not edited, statistics are rebuilt."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from trainer.progress.models import Attempt, Mastery, Spot, Tally


class ReadOnlyAdmin(admin.ModelAdmin):
    """Staff with the right to view may look; nobody adds, changes or deletes here."""

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(Attempt)
class AttemptAdmin(ReadOnlyAdmin):
    list_display = (
        "id",
        "trainee",
        "rulebook",
        "topic",
        "family",
        "level",
        "opened_at",
        "answered_at",
        "is_right",
        "right_parts",
        "parts",
    )
    list_filter = ("rulebook", "topic", "level", "is_right")
    search_fields = ("trainee__username", "family", "misconception")
    list_select_related = ("trainee",)
    date_hierarchy = "opened_at"
    show_full_result_count = False


@admin.register(Mastery)
class MasteryAdmin(ReadOnlyAdmin):
    list_display = ("trainee", "rulebook", "topic", "family", "attempts", "right_attempts", "due_at")
    list_filter = ("rulebook", "topic")
    search_fields = ("trainee__username", "family")
    list_select_related = ("trainee",)


@admin.register(Spot)
class SpotAdmin(ReadOnlyAdmin):
    list_display = ("title", "cohort", "question", "rulebook", "author", "created_at")
    list_filter = ("rulebook", "question")
    search_fields = ("title", "author__username", "cohort__name")
    list_select_related = ("cohort", "author")


@admin.register(Tally)
class TallyAdmin(ReadOnlyAdmin):
    list_display = ("trainee", "day", "rulebook", "topic", "attempts", "right_attempts", "last_at")
    list_filter = ("rulebook", "topic", "day")
    search_fields = ("trainee__username",)
    list_select_related = ("trainee",)
