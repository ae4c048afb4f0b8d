"""Why a text is not JSON: what Python's reader complains of, as remarks, so that any language can say it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer.poker.remarks import Remark, remark

if TYPE_CHECKING:
    from json import JSONDecodeError

_COMPLAINTS = {
    "Expecting value": remark("a value is missing"),
    "Expecting property name": remark("a key in double quotes is missing"),
    "Expecting ':'": remark("a colon is missing"),
    "Expecting ','": remark("a comma is missing"),
    "Unterminated string": remark("a text has no closing quotation mark"),
    "Invalid control character": remark("a text holds a line break or another control character"),
    "Invalid \\": remark("a backslash stands before what it cannot stand before"),
    "Illegal trailing comma": remark("a comma stands before a closing bracket"),
    "Extra data": remark("something follows after the end"),
}
"""How a complaint begins -> what is wrong."""


def why(fault: JSONDecodeError) -> Remark:
    """What is wrong there. Older Pythons see a missing value where one comma is too many."""
    begun = fault.doc[: fault.pos].rstrip()
    if begun.endswith(",") and fault.doc[fault.pos : fault.pos + 1] in ("}", "]"):
        return _COMPLAINTS["Illegal trailing comma"]
    return next((said for start, said in _COMPLAINTS.items() if fault.msg.startswith(start)), remark(fault.msg))
