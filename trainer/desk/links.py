"""Links: a spot packed into an address and taken out again.

A packed spot is the JSON document, deflated, in the letters that an address may have. What is taken out is never
longer than a document may be, whatever the packing claims to hold.
"""

from __future__ import annotations

import binascii
import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext

from trainer.poker import notation
from trainer.poker.situation import SituationError

MOST_PACKED = 3000
"""The longest packed spot: servers and mail programs cut addresses that are longer than some 4,000 characters."""
MOST_UNPACKED = 100_000
"""The longest document that a link may hold, in bytes."""


class LinkError(ValueError):
    """What was given is no packed spot."""


def pack(document: Mapping[str, Any]) -> str | None:
    """The document as part of an address; None where it is too long for one. Equal documents give equal links."""
    text = json.dumps(document, separators=(",", ":"), ensure_ascii=True).encode()
    if len(text) > MOST_UNPACKED:
        return None
    packed = urlsafe_b64encode(zlib.compress(text, 9)).rstrip(b"=").decode()
    return packed if len(packed) <= MOST_PACKED else None


def unpack(packed: str) -> dict[str, Any]:
    """The document in a link, an object that is yet to be read; LinkError when there is none."""
    if len(packed) > MOST_PACKED:
        raise LinkError(gettext("the link is too long"))
    try:
        raw = urlsafe_b64decode(packed.encode("ascii") + b"=" * (-len(packed) % 4))
        inflater = zlib.decompressobj()
        text = inflater.decompress(raw, MOST_UNPACKED)
        if inflater.unconsumed_tail or not inflater.eof:
            raise LinkError(gettext("the link holds too much, or is cut short"))
        found = notation.load(text)
    except (UnicodeEncodeError, binascii.Error, zlib.error, SituationError) as fault:
        raise LinkError(gettext("the link is damaged")) from fault
    if not isinstance(found, dict):
        raise LinkError(gettext("the link holds no spot"))
    return found
