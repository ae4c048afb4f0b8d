"""The fifty points on which the authorities differ are checked in four books: answered as the table says, or silent.

The lists are a copy of the table of authorities: its number, the policy or `#figure` that stands for the point, and
what the TDA, Robert's Rules, the WSOP's cash and its tournament rules answer. `-` where the book says nothing: then
the floor decides. An answer that holds in some circumstances only is written `answer@circumstance`.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from trainer.rulebooks import shelf
from trainer.rulebooks.loading import POLICIES
from trainer.rulebooks.rulebook import Clause, Rulebook

BOOKS = ("tda", "roberts", "wsop-cash", "wsop-tournament")

SWITCHES = """
1  odd-chip-unit: smallest-chip-in-play, smallest-unit-of-game, chip-of-the-blinds, smallest-chip-in-play
2  odd-chip-seat: first-left-of-button, first-left-of-button, first-left-of-button, first-left-of-button
3  odd-chip-sharing: one-each-clockwise, one-each-clockwise, -, -
4  odd-chip-two-boards: -, -, first-board, -
5  all-in-show: face-up-now, face-up-now@tournament as-if-checked,
                all-in-bettor-first@no-limit as-if-checked, face-up-now
6  show-order-bet: last-aggressor-of-last-street, last-aggressor-of-last-street,
                   last-aggressor-of-last-street, last-aggressor-of-last-street
7  show-order-checked: first-left-of-button, first-left-of-button, first-left-of-button, first-left-of-button
8  side-pot-show: together, together@tournament side-pot-first, side-pot-first, together
9  ask-to-see: river-caller-against-aggressor, any-dealt-in, only-on-suspicion, no-cards-no-right
10 board-play: table-both-cards, table-both-cards@tournament say-so-first, table-both-cards, table-both-cards
11 partial-show: -, not-forced, may-be-required, -
12 misdeal-first-cards: first-or-second, first-or-second, first-or-second, first-or-second
13 misdeal-exposed-cards: two-or-more, two-or-more, two-or-more, two-or-more
14 short-hand: misdeal, misdeal-unless-next-in-sequence, misdeal-unless-next-in-sequence, -
14 surplus-card: misdeal, first-seats-extra-becomes-burn, first-seats-extra-becomes-burn, -
14 surplus-cards: misdeal, misdeal, misdeal, misdeal
15 boxed-cards: misdeal-on-initial-deal, misdeal-on-initial-deal, void-among-needed-cards, misdeal-on-initial-deal
15 boxed-card: scrap, scrap, scrap, scrap
16 joker: misdeal-then-scrap, replaced-then-dead, replaced-then-dead, replaced-then-dead
17 empty-seat-dealt: misdeal, misdeal, misdeal, misdeal
18 substantial-action: two-actions-with-chips-or-three, two-players-acted,
                       two-unless-alike-or-three, two-actions-with-chips-or-three
19 wrong-button: corrected-before-deadline-only, misdeal-else-next-hand, misdeal-else-next-hand, -
20 button-short: completed-until-button-acts, no-exception, no-exception, completed-until-button-acts
21 exposed-hole-card: replaced-after-deal-and-burned, replaced-after-deal-and-burned,
                      replaced-after-deal-and-burned, replaced-after-deal-and-burned
22 four-card-flop: scrambled, redealt-without-burn, scrambled, scrambled
22 oversized-flop: -, redealt-without-burn, redealt-without-burn, -
23 unburned-flop: scrambled-before-action, redealt-before-action, redealt-before-action, scrambled-before-action
24 burn-error: order-stands, order-restored-before-action, order-restored-before-action, order-stands
25 premature-flop: reshuffled-without-burn, reshuffled-without-burn, reshuffled-without-burn, reshuffled-without-burn
26 premature-turn: reshuffled-without-burn, natural-river, reshuffled-without-burn, reshuffled-without-burn
27 premature-river: reshuffled-without-burn, reshuffled-without-burn, reshuffled-without-burn, reshuffled-without-burn
28 min-raise: largest-full-bet-or-raise, largest-full-bet-or-raise,
              largest-full-bet-or-raise, largest-full-bet-or-raise
29 reopening: full-raise-in-sum, full-raise-in-sum, full-raise-in-sum, full-raise-of-consecutive-all-ins
30 underraise-without-word: half-is-min-raise-else-call, brought-up-to-legal,
                            half-is-min-raise-else-call, half-is-min-raise-else-call
31 two-motion-raise: not-allowed, not-allowed@tournament allowed, call-then-one-motion, not-allowed
32 words-against-chips: first-counts, words-win, words-win, first-counts
33 action-out-of-turn: binds-unless-action-changes, no-aggression-next-turn,
                       binds-unless-action-changes, binds-unless-action-changes
34 #raises-a-round: -, 3, 4, 4
35 heads-up-cap: lifted-when-two-left-in-event, lifted-if-heads-up-before-cap,
                 lifted-if-round-began-heads-up, lifted-when-two-left-in-event
36 short-all-in-completion: limit-only, limit-only, limit-only, limit-only
37 sub-minimum-open: -, called-as-bet-raised-by-smallest, so-after-the-flop-only, -
38 pot-limit-open: true-pot, small-blind-counts-as-big, small-blind-counts-as-big, true-pot
39 pot-limit-rounding: none, up, up, none
40 pot-limit-overbet-fix: whole-street, until-all-have-acted-or-one-decides, until-all-have-acted, whole-street
41 button-rule: dead-button, dead-button, dead-button, dead-button
42 missed-blinds: -, all-live-up-to-bet, only-big-blind-live, -
43 new-player: nothing, big-blind, big-blind@fixed-limit nothing, nothing
43 between-blinds-and-button: waits-between-button-and-small-blind, waits-until-button-passed,
                              may-post-big-blind, waits-between-button-and-small-blind
43 buy-the-button: -, -, allowed, -
44 straddle-min-raise: -, twice-the-straddle, three-big-blinds, -
45 big-blind-ante-order: blind-first, -, -, -
45 dodged-blind: -, -, -, forfeited
46 chip-race: one-chip-at-most-nobody-out, highest-cards-one-chip-each, -, one-chip-at-most-nobody-out
46 chip-race-rounding: -, half-or-more-rounds-up, -, -
46 #chip-race-first-seat: 1, -, -, 1
47 at-seat: last-card, first-card@tournament, -, last-card
48 bust-order: share-the-places, bigger-stack-before-hand, -, bigger-stack-before-hand
49 #clock-seconds: 25, -, 60, 25
49 #countdown-seconds: 5, -, 10, 5
50 dispute-deadline: reading-next-hand-count-later, next-hand, next-hand-house-errors-later, next-hand
"""


@dataclass(frozen=True)
class Switch:
    """A line of the list."""

    number: int
    name: str
    answers: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.number}-{self.name}"


def switches() -> list[Switch]:
    """The lines of the list; a line that begins with blanks goes on from the one before it."""
    found = []
    for line in SWITCHES.strip().replace("\n  ", "  ").splitlines():
        head, answers = line.split(":")
        number, name = head.split()
        found.append(Switch(int(number), name, tuple(" ".join(answer.split()) for answer in answers.split(","))))
    return found


ALL = switches()


def said(book: Rulebook, name: str) -> str:
    """What the book itself says on the point, written as in the list."""
    if name.startswith("#"):
        figure = book.figure(name[1:]).value
        return "-" if figure is None else str(figure)
    return " ".join(written(clause) for clause in book.clauses.get(name, ())) or "-"


def written(clause: Clause) -> str:
    """`as-if-checked`, `face-up-now@tournament`."""
    when = ["tournament" if wanted is True else str(wanted) for wanted in clause.when.values()]
    return "@".join([clause.value.value, *when])


def test_there_are_fifty() -> None:
    assert sorted({switch.number for switch in ALL}) == [*range(1, 51)]


@pytest.mark.parametrize("switch", ALL, ids=str)
def test_four_books_answer_it_or_are_silent(switch: Switch) -> None:
    assert switch.name.startswith("#") or switch.name in POLICIES
    answers = {book: said(shelf.book(book), switch.name) for book in BOOKS}
    assert answers == dict(zip(BOOKS, switch.answers, strict=True))


@pytest.mark.parametrize("book", BOOKS)
def test_an_answer_has_a_rule_and_a_silence_is_cited_as_one(book: str) -> None:
    shown = shelf.book(book)
    for switch in ALL:
        figures = {name: rule for name, (_, rule, _) in shown.figures.items()}
        rules = [figures.get(switch.name[1:])] if switch.name.startswith("#") else rules_of(shown, switch.name)
        if said(shown, switch.name) == "-":
            assert rules in ([], [None])
        else:
            assert rules
            assert all(rule in shown.rules for rule in rules)


def rules_of(book: Rulebook, policy: str) -> list[str]:
    """The numbers of the rules behind the book's answers."""
    return [clause.rule for clause in book.clauses.get(policy, ())]
