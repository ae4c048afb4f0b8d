"""Addresses of the rulings desk."""

from django.urls import path

from trainer.desk import hands, own, views

app_name = "desk"

urlpatterns = [
    path("", views.desk, name="desk"),
    path("import/", views.bring, name="import"),
    path("export/", views.export, name="export"),
    path("print/", views.paper, name="print"),
    path("hands/", hands.bring, name="hands"),
    path("hands/hand/", hands.hand, name="hand"),
    path("save/", own.save, name="save"),
    path("questions/<int:cohort_id>/", own.questions, name="questions"),
    path("questions/<int:cohort_id>/<int:spot_id>/", own.spot, name="spot"),
    path("questions/<int:cohort_id>/<int:spot_id>/remove/", own.remove, name="remove"),
]
