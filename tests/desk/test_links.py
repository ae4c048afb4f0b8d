"""Links hold a spot, are read back to the letter, and never unfold into more than a document may be."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode

import pytest

from trainer.desk import presets
from trainer.desk.links import MOST_PACKED, MOST_UNPACKED, LinkError, pack, unpack


def packed(text: bytes) -> str:
    return urlsafe_b64encode(zlib.compress(text, 9)).rstrip(b"=").decode()


@pytest.mark.parametrize("one", presets.every(), ids=lambda one: one.slug)
def test_every_preset_fits_a_link_and_comes_back_as_it_was(one: presets.Preset) -> None:
    link = pack(one.document)
    assert link is not None
    assert len(link) < 900
    assert set(link) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")
    assert unpack(link) == one.document


def test_a_spot_too_long_for_an_address_gets_no_link() -> None:
    noise = [{"seat": 1, "note": f"{number * 2654435761 % 4294967296:x}"} for number in range(700)]
    assert pack({"seats": noise}) is None
    assert pack({"text": "x" * (MOST_UNPACKED + 1)}) is None


@pytest.mark.parametrize(
    "damaged",
    ["", "!", "abc", "é", "AAAA", packed(b"[1, 2]"), packed(b"not json"), packed(b'{"a": 1')[:-3], "A" * 5000],
)
def test_what_holds_no_spot_is_refused(damaged: str) -> None:
    with pytest.raises(LinkError):
        unpack(damaged)


def test_a_link_cut_short_is_refused() -> None:
    link = pack(presets.preset("side-pots").document) or ""
    with pytest.raises(LinkError):
        unpack(link[: len(link) // 2])


def test_a_small_link_that_unfolds_into_a_flood_is_refused() -> None:
    flood = packed(json.dumps({"text": "0" * 2_000_000}).encode())
    assert len(flood) < MOST_PACKED
    with pytest.raises(LinkError, match="too much"):
        unpack(flood)
