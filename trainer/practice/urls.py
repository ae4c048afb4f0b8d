"""Addresses of practice."""

from django.urls import path

from trainer.practice import views

app_name = "practice"
urlpatterns = [
    path("", views.start, name="start"),
    path("own/<int:cohort_id>/", views.own, name="own"),
    path("<int:drill_id>/", views.resume, name="drill"),
    path("<int:drill_id>/<int:position>/", views.place, name="place"),
    path("<int:drill_id>/summary/", views.summary, name="summary"),
    path("<int:drill_id>/leave/", views.leave, name="leave"),
]
