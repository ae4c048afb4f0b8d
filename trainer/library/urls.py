"""Addresses of the library."""

from django.urls import path

from trainer.library import views

app_name = "library"

urlpatterns = [
    path("", views.books, name="shelf"),
    path("audit/", views.audit, name="audit"),
    path("coverage/", views.coverage, name="coverage"),
    path("glossary/", views.glossary, name="glossary"),
    path("<slug:slug>/", views.book, name="book"),
    path("<slug:slug>/<str:number>/", views.rule, name="rule"),
]
