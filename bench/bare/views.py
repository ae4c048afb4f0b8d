"""The two pages of the bare project: home behind the sign-in, and an answer that is written down."""

from django.contrib.auth.decorators import login_required
from django.db import transaction
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.urls import path
from django.views.decorators.http import require_POST

from bench.bare.models import Attempt, Mastery, Question


@login_required
def home(request: HttpRequest) -> HttpResponse:
    rows = list(Mastery.objects.filter(trainee=request.user).values("topic_id", "seen", "right")[:10])
    return render(request, "home.html", {"rows": rows})


@login_required
@require_POST
def answer(request: HttpRequest) -> HttpResponse:
    question = Question.objects.get(pk=int(request.POST["question"]))
    chosen = int(request.POST["chosen"])
    with transaction.atomic():
        mastery, _ = Mastery.objects.get_or_create(trainee=request.user, topic_id=question.topic_id)
        is_right = chosen == question.answer
        Attempt.objects.create(trainee=request.user, question=question, chosen=chosen, is_right=is_right)
        mastery.seen += 1
        mastery.right += is_right
        mastery.save(update_fields=["seen", "right"])
    return JsonResponse({"right": is_right, "seen": mastery.seen})


urlpatterns = [path("home", home), path("answer", answer)]
