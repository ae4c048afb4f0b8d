"""Accounts as staff see them."""

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin

from trainer.accounts.models import User

admin.site.register(User, UserAdmin)
