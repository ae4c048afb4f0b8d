"""Rows that were read in SQL as a model's own; Django's `raw` finds out anew each time which column is which field."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, TypeVar

from django.db import connection
from django.db.models import Model

M = TypeVar("M", bound=Model)


def columns(model: type[Model]) -> tuple[str, ...]:
    """Every column of the model."""
    return tuple([field.attname for field in model._meta.concrete_fields])


def made(model: type[M], names: Sequence[str], values: Iterable[Any]) -> M:
    """A model's row from what a cursor gave for these columns; what is not among them is read when first wanted."""
    converters = _converters(model)
    read = []
    for name, value in zip(names, values, strict=False):
        for convert in converters.get(name, ()):
            value = convert(value)
        read.append(value)
    return model.from_db(connection.alias, names, read)


@cache
def _converters(model: type[Model]) -> dict[str, list[Callable[[Any], Any]]]:
    """What makes of a database's value Python's, by column, where the two differ."""
    found = {}
    for field in model._meta.concrete_fields:
        column = field.get_col(model._meta.db_table)
        steps = [*connection.ops.get_db_converters(column), *column.get_db_converters(connection)]
        if steps:
            found[field.attname] = [_bound(step, column) for step in steps]
    return found


def _bound(step: Callable[..., Any], column: Any) -> Callable[[Any], Any]:
    return lambda value: step(value, column, connection)
