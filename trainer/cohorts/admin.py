"""Cohorts as staff see them."""

from django.contrib import admin

from trainer.cohorts.models import Cohort, Membership


class MembershipInline(admin.TabularInline):
    model = Membership
    extra = 0
    autocomplete_fields = ("person",)


@admin.register(Cohort)
class CohortAdmin(admin.ModelAdmin):
    list_display = ("name", "rulebook", "join_code", "founded_at")
    list_filter = ("rulebook",)
    search_fields = ("name", "join_code")
    inlines = (MembershipInline,)
