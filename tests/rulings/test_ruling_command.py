"""`manage.py ruling` in a process of its own, with nothing at all in its environment."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from trainer.rulebooks import shelf
from trainer.rulings.questions import QUESTIONS
from trainer.rulings.ruling import Decision
from trainer.rulings.steps import Act

ROOT = Path(__file__).parents[2]
MOST_BYTES = 1_000_000

DOCUMENT: dict[str, Any] = {
    "book": "polish",
    "game": {"structure": "no-limit", "small_blind": 50, "big_blind": 100, "chip": 25, "tournament": False},
    "button": 3,
    "seats": [
        {"seat": 1, "stack": 5000, "cards": ["Ac", "Kd"]},
        {"seat": 2, "stack": 5000, "cards": ["As", "Kh"]},
        {"seat": 3, "stack": 5000},
    ],
    "board": ["2c", "7d", "Jh", "Qs", "3c"],
    "start": {"street": "river", "pot": 325},
    "actions": [
        {"street": "river", "seat": 1, "action": "check"},
        {"street": "river", "seat": 2, "action": "bet", "to": 200},
        {"street": "river", "seat": 3, "action": "fold"},
        {"street": "river", "seat": 1, "action": "call", "to": 200},
    ],
}
"""725 for two equal hands: 350 each and an odd chip of 25 for seat 1, the first left of the button."""


def run(*arguments: str, text: bytes | str = b"") -> "subprocess.CompletedProcess[bytes]":
    """The finished command, given `text` on standard input."""
    command = [sys.executable, "manage.py", "ruling", *arguments]
    given = text.encode() if isinstance(text, str) else text
    return subprocess.run(command, cwd=ROOT, env={}, input=given, capture_output=True, timeout=60, check=False)


def answer_to(*arguments: str, document: Any = DOCUMENT) -> dict[str, Any]:
    """The one answer on standard output."""
    done = run(*arguments, text=json.dumps(document))
    assert (done.returncode, done.stderr) == (0, b"")
    return json.loads(done.stdout)


def error_of(*arguments: str, text: bytes | str = b"") -> dict[str, str]:
    """The error on standard error, after which nothing stands on standard output."""
    done = run(*arguments, text=text)
    assert done.returncode == 2
    assert done.stdout == b""
    assert b"Traceback" not in done.stderr
    error = json.loads(done.stderr)
    assert error.keys() == {"error"}
    assert error["error"].keys() == {"path", "message"}
    return error["error"]


# ---- answers --------------------------------------------------------------------------------


def test_a_payout_is_answered_with_verdict_steps_and_citations() -> None:
    answer = answer_to("payout", "-")
    assert list(answer) == ["question", "book", "verdict", "steps"]
    assert (answer["question"], answer["book"]) == ("payout", "polish")
    assert answer["verdict"] == {
        "uncalled": [],
        "pots": [{"amount": 725, "eligible": [1, 2]}],
        "rake": 0,
        "awards": [
            {"pot": 0, "seat": 1, "amount": 375, "odd_chips": 1},
            {"pot": 0, "seat": 2, "amount": 350, "odd_chips": 0},
        ],
        "payouts": {"1": 375, "2": 350},
    }
    for step in answer["steps"]:
        assert list(step) == ["code", "text", "citations"]
        for citation in step["citations"]:
            assert list(citation) == ["book", "rule", "status", "summary"]
            assert citation["summary"]
    odd = next(step for step in answer["steps"] if step["code"] == "odd-chip")
    assert odd["text"] == (
        "The pot: one chip of 25 does not divide and goes to the first winner left of the button, seat 1."
    )
    assert [citation["rule"] for citation in odd["citations"]] == ["PL-22"]


def test_a_silent_sheet_is_cited_before_its_base() -> None:
    steps = answer_to("payout", "-")["steps"]
    unit = next(step for step in steps if step["code"] == "unit-smallest-chip")
    house, base = unit["citations"]
    assert (house["book"], house["rule"], house["status"]) == ("polish", None, "silent")
    assert (base["book"], base["rule"], base["status"]) == ("roberts", "Ties 3", "stated")


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("pots", {"uncalled": [], "pots": [{"amount": 725, "eligible": [1, 2]}], "rake": 0}),
        ("show-order", {"order": [2, 1], "must_show": [], "may_muck": [2, 1], "together": False}),
        (
            "best-hand",
            {
                "hands": [
                    {
                        "seat": 1,
                        "category": "high-card",
                        "cards": ["Ac", "Kd", "Qs", "Jh", "7d"],
                        "name": "high card ace, then king, queen, jack, seven",
                    },
                    {
                        "seat": 2,
                        "category": "high-card",
                        "cards": ["As", "Kh", "Qs", "Jh", "7d"],
                        "name": "high card ace, then king, queen, jack, seven",
                    },
                ],
                "winners": [1, 2],
            },
        ),
    ],
)
def test_every_question_has_its_verdict(question: str, verdict: dict[str, Any]) -> None:
    assert answer_to(question, "-")["verdict"] == verdict


def test_a_file_is_read_and_book_overrides_the_document(tmp_path: Path) -> None:
    file = tmp_path / "hand.json"
    file.write_text(json.dumps(DOCUMENT), encoding="utf-8")
    done = run("show-order", str(file), "--book", "german", "--lang", "en")
    assert done.returncode == 0
    assert json.loads(done.stdout)["verdict"]["must_show"] == [2]


def test_the_list_names_questions_books_kinds_and_codes() -> None:
    done = run("--list")
    assert done.returncode == 0
    words = json.loads(done.stdout)
    assert words["questions"] == list(QUESTIONS)
    assert words["books"] == list(shelf.slugs())
    assert "exposed-card" in words["incidents"]
    assert words["decisions"] == [decision.value for decision in Decision]
    assert words["then"] == [act.value for act in Act]
    assert {"odd-chip", "stop-action"} <= set(words["steps"])
    assert "call-or-fold" in words["gesture"]["action"]
    assert "excess-returned" in words["gesture"]["correction"]


# ---- errors ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "path"),
    [
        ((), "question"),
        (("nonsense", "-"), "question"),
        (("payout",), "file"),
        (("payout", "no such file"), "file"),
        (("payout", "tests"), "file"),
        (("payout", "-", "--lang", "tlh"), "lang"),
        (("payout", "-", "--book", "nonsense"), "book"),
        (("payout", "-", "--nonsense"), ""),
    ],
)
def test_what_cannot_be_asked_is_an_error(arguments: tuple[str, ...], path: str) -> None:
    assert error_of(*arguments, text=json.dumps(DOCUMENT))["path"] == path


def test_why_a_file_cannot_be_read_is_said_in_the_language_asked(tmp_path: Path) -> None:
    said = error_of("pots", str(tmp_path / "none.json"), "--book", "tda", "--lang", "hu")
    assert said == {"path": "file", "message": "nem olvasható: nincs ilyen fájl"}
    assert error_of("pots", str(tmp_path), "--book", "tda")["message"] == "cannot be read: it is a folder"


def test_a_document_over_a_megabyte_is_an_error() -> None:
    assert "1,000,000" in error_of("payout", "-", text=b" " * (MOST_BYTES + 1))["message"]


def without(*keys: str) -> dict[str, Any]:
    """The document without these parts."""
    return {key: value for key, value in DOCUMENT.items() if key not in keys}


def with_seat(**parts: Any) -> dict[str, Any]:
    """The document whose second seat differs."""
    return {**DOCUMENT, "seats": [DOCUMENT["seats"][0], {**DOCUMENT["seats"][1], **parts}, DOCUMENT["seats"][2]]}


FAULTS: list[tuple[Any, str]] = [
    (b"{", ""),
    (b"\xff", ""),
    (b"[" * 90_000, ""),
    (b"1" * 5_000, ""),
    (b"", ""),
    (b"[]", ""),
    (b'{"book": "\\ud800"}', "book"),
    (without("book"), "book"),
    ({**DOCUMENT, "book": "nonsense"}, "book"),
    ({**DOCUMENT, "nonsense": 1}, "nonsense"),
    (with_seat(cards=["As", "1x"]), "seats[1].cards[1]"),
    (with_seat(seat=1), "seats[1].seat"),
    (with_seat(stack=-1), "seats[1].stack"),
    (with_seat(stack=1.5), "seats[1].stack"),
    (without("seats"), "seats"),
    ({**DOCUMENT, "actions": DOCUMENT["actions"][1:]}, "actions[0]"),
    ({**DOCUMENT, "actions": DOCUMENT["actions"][:2]}, "actions"),
    ({**DOCUMENT, "board": DOCUMENT["board"][:4]}, "board"),
    (without("button"), "button"),
]


def test_each_fault_is_named_by_its_place_one_line_each_and_the_lines_after_it_are_answered() -> None:
    lines = [DOCUMENT, *[fault for fault, _ in FAULTS], DOCUMENT]
    text = b"\n".join([line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines]) + b"\n"
    done = run("payout", "-", "--lines", text=text)
    assert (done.returncode, done.stderr) == (0, b"")
    said = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["line"] for line in said] == list(range(1, len(lines) + 1))
    assert [line["error"]["path"] for line in said[1:-1]] == [path for _, path in FAULTS]
    assert said[0]["verdict"] == said[-1]["verdict"]


def test_thousands_of_lines_are_answered_in_one_run_and_a_line_too_long_is_one_error() -> None:
    line = json.dumps(DOCUMENT).encode()
    text = b"\n".join(
        [line] * 1_000 + [b'"' + b"x" * (2 * MOST_BYTES) + b'"'] + [line] * 1_000
    )  # no line end at the end
    done = run("pots", "-", "--lines", text=text)
    assert done.returncode == 0
    said = done.stdout.splitlines()
    assert len(said) == 2_001
    assert "error" in json.loads(said[1_000])
    assert json.loads(said[1_001])["verdict"]["pots"] == [{"amount": 725, "eligible": [1, 2]}]


def test_no_lines_give_no_answers() -> None:
    done = run("pots", "-", "--lines", text=b"")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_the_reader_may_go_before_the_end() -> None:
    lines = (json.dumps(DOCUMENT) + "\n") * 2_000
    command = ["/bin/sh", "-c", f"{sys.executable} manage.py ruling pots - --lines | head -n 1"]
    path = {"PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, cwd=ROOT, env=path, input=lines.encode(), capture_output=True, check=False)
    assert json.loads(done.stdout)["line"] == 1
    assert done.stderr == b""
