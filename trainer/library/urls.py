"""Addresses of the library."""

from django.urls import path

from trainer.library import views

urlpatterns = [
    path("", views.home, name="home"),
]
