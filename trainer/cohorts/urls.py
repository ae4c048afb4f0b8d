"""Addresses of the cohorts."""

from django.urls import path

from trainer.cohorts import views

app_name = "cohorts"

urlpatterns = [
    path("", views.mine, name="mine"),
    path("found/", views.found, name="found"),
    path("join/", views.join, name="join"),
    path("<int:cohort_id>/", views.cohort, name="cohort"),
    path("<int:cohort_id>/ideas/", views.ideas, name="ideas"),
    path("<int:cohort_id>/scores.csv", views.scores, name="scores"),
    path("<int:cohort_id>/change/", views.change, name="change"),
    path("<int:cohort_id>/code/", views.renew, name="renew"),
    path("<int:cohort_id>/leave/", views.leave, name="leave"),
    path("<int:cohort_id>/close/", views.close, name="close"),
    path("<int:cohort_id>/trainees/<int:person_id>/", views.trainee, name="trainee"),
    path("<int:cohort_id>/trainees/<int:person_id>/remove/", views.remove, name="remove"),
    path("<int:cohort_id>/trainees/<int:person_id>/promote/", views.promote, name="promote"),
    path("<int:cohort_id>/attempts/<int:attempt_id>/", views.attempt, name="attempt"),
]
