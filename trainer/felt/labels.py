"""Labels: the few words that stand on the drawn table, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Labels:
    """Short words in one language. `{number}` stands for a figure; `thousands` goes between a number's thousands.

    `wording.table.labels` has them by these names: `Labels(**labels("pl"))`.
    """

    language: str = "en"
    thousands: str = ","
    table: str = "Poker table"
    seat: str = "Seat {number}"
    dealer: str = "Dealer"
    button: str = "D"
    pot: str = "Pot"
    main_pot: str = "Main pot"
    side_pot: str = "Side pot {number}"
    all_in: str = "all-in"
    to_act: str = "to act"
    folded: str = "folded"
    mucked: str = "mucked"
    absent: str = "away"
    sitting_out: str = "sitting out"
    out: str = "out"
    new: str = "new"
    missed_small: str = "SB"
    missed_big: str = "BB"
    exposed: str = "exposed"

    def number(self, value: int) -> str:
        """A whole number with its thousands apart: `12,500`."""
        text = f"{value:,}"
        return text if self.thousands == "," else text.replace(",", self.thousands)


ENGLISH = Labels()
