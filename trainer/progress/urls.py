"""Addresses of progress."""

from django.urls import path

from trainer.progress import views

app_name = "progress"
urlpatterns = [
    path("", views.mine, name="mine"),
    path("attempts/", views.attempts, name="attempts"),
    path("attempts/<int:attempt_id>/", views.attempt, name="attempt"),
]
