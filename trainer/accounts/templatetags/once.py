"""`{% once %}`: a part of a template that comes out the same every time is rendered once and kept.

The frame of the pages is the same for everybody but for a few answers; rendering it anew was a third of every page's
time. `{% once is_staff room %}...{% endonce %}` keeps the markup for each language and each value of its arguments,
which must therefore be few, and everything in it must follow from them. Nothing of a person belongs in it.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakSet

from django import template
from django.core.signals import setting_changed
from django.template.base import FilterExpression, NodeList, Parser, Token
from django.template.context import Context
from django.utils.safestring import SafeString
from django.utils.translation import get_language

register = template.Library()


class Once(template.Node):
    """The nodes between the tags, and what they rendered to by language and arguments."""

    child_nodelists = ()  # no block begins in there, so nobody need look for one

    def __init__(self, arguments: list[FilterExpression], nodelist: NodeList) -> None:
        self.arguments = arguments
        self.nodelist = nodelist
        self.kept: dict[tuple[Any, ...], SafeString] = {}
        _KEEPERS.add(self)

    def render(self, context: Context) -> SafeString:
        key = (get_language(), *(argument.resolve(context, ignore_failures=True) for argument in self.arguments))
        if key not in self.kept:
            self.kept[key] = self.nodelist.render(context)
        return self.kept[key]


_KEEPERS: WeakSet[Once] = WeakSet()


@register.tag
def once(parser: Parser, token: Token) -> Once:
    """Reads the tag up to its end."""
    arguments = [parser.compile_filter(argument) for argument in token.split_contents()[1:]]
    nodelist = parser.parse(("endonce",))
    parser.delete_first_token()
    return Once(arguments, nodelist)


def forget(**_: Any) -> None:
    """Tests change settings, and addresses of static files with them."""
    for keeper in _KEEPERS:
        keeper.kept.clear()


setting_changed.connect(forget)
