"""The worked steps as markup: every step with the rules that it rests on.

Made here and not in a template, as the strip of a drill is: ten steps with three rules each took a quarter of the
time of an answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from django.utils.translation import gettext

from trainer.progress.sheets import Cited, WorkedStep


def steps_markup(steps: Iterable[WorkedStep]) -> str:
    """The steps as items of an ordered list."""
    said = {"reading": gettext("our reading"), "silent": gettext("silent")}
    pills = {status: f' <span class="status">{escape(word)}</span>' for status, word in said.items()}
    return "".join([f"<li><p>{escape(step.text)}</p>{_citations(step.citations, pills)}</li>" for step in steps])


def _citations(citations: Iterable[Cited], pills: dict[str, str]) -> str:
    items = "".join([_citation(cited, pills.get(cited.status, "")) for cited in citations])
    return f'<ul class="citations">{items}</ul>'


def _citation(cited: Cited, pill: str) -> str:
    """A rule, linked to its page; what it says stands beside it where it is cited first."""
    name = ", ".join([part for part in (cited.house, cited.number) if part])
    if cited.title and cited.title != cited.number:
        name += f": {cited.title}"
    told = f'<span class="summary">{escape(cited.summary)}</span>' if cited.number and cited.summary else ""
    is_told = " is-told" if told else ""
    link = f'<a href="{escape(cited.address)}"><cite>{escape(name)}</cite></a>'
    return f'<li class="citation is-{cited.status}{is_told}">{link}{pill}{told}</li>'
