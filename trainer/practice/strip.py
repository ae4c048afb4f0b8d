"""The strip: every question of a drill as a small square, with its marking, above the question.

It is made here and not in a template because it was a quarter of the page's time: forty squares at most, each with
four decisions, and nothing in them but numbers and four words.
"""

from __future__ import annotations

from django.urls import reverse
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext

from trainer.practice.course import Course, Spot


def strip(course: Course, position: int) -> SafeString:
    """The squares as list items; `position` is the one that is shown, other answered ones are links."""
    opened = {spot.position: spot for spot in course.spots}
    words = {"question": gettext("Question"), True: gettext("right"), False: gettext("wrong")}
    hidden = {word: f'<span class="visually-hidden">{escape(said)}</span>' for word, said in words.items()}
    drill = reverse("practice:drill", args=[course.drill.pk])
    squares = [
        _square(number, opened.get(number), drill, hidden, is_here=number == position)
        for number in range(1, course.drill.length + 1)
    ]
    return mark_safe("".join(squares))


def _square(number: int, spot: Spot | None, drill: str, hidden: dict[object, str], *, is_here: bool) -> str:
    text, marking, address = f"{hidden['question']} {number}", "is-open", ""
    if spot is not None and spot.is_answered:
        text += f" {hidden[bool(spot.is_right)]}"
        marking = "is-right" if spot.is_right else "is-wrong"
        address = f"{drill}{number}/"
    if is_here:
        return f'<li class="{marking} is-here"><span aria-current="step">{text}</span></li>'
    inside = f'<a href="{address}">{text}</a>' if address else f"<span>{text}</span>"
    return f'<li class="{marking}">{inside}</li>'
