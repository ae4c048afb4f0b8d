"""Options that many families share: seats, pots, decisions, acts, chips."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trainer.assessment.message import Message, Param
from trainer.assessment.question import Option
from trainer.poker.situation import Game
from trainer.rulings.ruling import Decision
from trainer.rulings.steps import Act


def setting(game: Game) -> dict[str, Param]:
    """The game's figures for a prompt: `structure`, `play` (cash or tournament), `small` and `big` blind."""
    return {
        "structure": str(game.structure),
        "play": "tournament" if game.tournament else "cash",
        "small": game.small_blind or 0,
        "big": game.big_blind or 0,
    }


def seat_options(seats: Iterable[int]) -> tuple[Option, ...]:
    """An option a seat, its number the id."""
    return tuple(Option(str(seat), Message("seat", {"seat": seat})) for seat in seats)


def pot_options(count: int) -> tuple[Option, ...]:
    """An option a pot, main pot (id `pot-0`) first; a pot that is alone is just the pot."""
    if count == 1:
        return (Option("pot-0", Message("only-pot")),)
    return tuple(
        Option(f"pot-{pot}", Message("pot", {"pot": pot}) if pot else Message("main-pot")) for pot in range(count)
    )


def decision_options(decisions: Iterable[Decision]) -> tuple[Option, ...]:
    """An option a decision on an incident."""
    return tuple(Option(decision.value, Message(f"decision/{decision.value}")) for decision in decisions)


def act_options(acts: Iterable[Act]) -> tuple[Option, ...]:
    """An option an act of the dealer."""
    return tuple(Option(act.value, Message(f"act/{act.value}")) for act in acts)


def chip_options(denominations: Iterable[int]) -> tuple[Option, ...]:
    """A row for the chips of each value."""
    return tuple(Option(f"chip-{value}", Message("chip", {"amount": value})) for value in denominations)


def seat_ids(seats: Iterable[int]) -> tuple[str, ...]:
    """The option ids of seats, in the order given."""
    return tuple(str(seat) for seat in seats)


def per_seat(payouts: dict[int, int], seats: Sequence[int]) -> tuple[int, ...]:
    """An allocation's answer: what each of the seats gets, nothing where it gets nothing."""
    return tuple(payouts.get(seat, 0) for seat in seats)
