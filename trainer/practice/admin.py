"""Drills as staff see them: to be looked at, never to be changed."""

from django.contrib import admin

from trainer.practice.models import Drill, Place
from trainer.progress.admin import ReadOnlyAdmin


class PlacesInline(admin.TabularInline):
    model = Place
    fields = ("position", "attempt")
    show_change_link = True
    extra = 0
    can_delete = False

    def has_add_permission(self, *_: object) -> bool:
        return False

    def has_change_permission(self, *_: object) -> bool:
        return False


@admin.register(Drill)
class DrillAdmin(ReadOnlyAdmin):
    list_display = ("id", "trainee", "rulebook", "level", "length", "started_at", "finished_at")
    list_filter = ("rulebook", "level")
    search_fields = ("trainee__username",)
    list_select_related = ("trainee",)
    inlines = (PlacesInline,)
