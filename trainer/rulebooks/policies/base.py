"""The base of all policies."""

from __future__ import annotations

import re
from enum import Enum
from functools import cache


class Policy(Enum):
    """Base of all policies; each subclass is one disputed point."""

    @classmethod
    @cache
    def key(cls) -> str:
        """The policy's name in a book file, for example `odd-chip-unit`."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
