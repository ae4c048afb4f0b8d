"""Situation documents as PokerStars would have written the hand: every real hand has its words there."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

LIMITS = {"no-limit": "No Limit", "pot-limit": "Pot Limit", "fixed-limit": "Limit"}
POSTS = {"ante": "posts the ante", "small-blind": "posts small blind", "big-blind": "posts big blind"}


def written(document: dict[str, Any], unit: int = 1) -> str:
    """The hand as a text; `unit` chips make one of the money in it. Names are made up: `Player <seat>`."""
    game, seats = document["game"], document["seats"]
    fixed = game["structure"] == "fixed-limit"
    stakes = (game["small_bet"], game["big_bet"]) if fixed else (game["small_blind"], game["big_blind"])
    head = "/".join(money(one, unit) for one in stakes)
    lines = [
        f"PokerStars Hand #1: Hold'em {LIMITS[game['structure']]} ({head} USD) - 2024/01/02 20:00:00 ET",
        f"Table 'Made up' 10-max Seat #{document['button']} is the button",
        *(f"Seat {one['seat']}: Player {one['seat']} ({money(one['stack'], unit)} in chips)" for one in seats),
    ]
    board, street = document.get("board", []), "preflop"
    totals: dict[int, int] = {}
    ends = {"flop": 3, "turn": 4, "river": 5}
    lies = 0
    for one in document["actions"]:
        if one["street"] != street:
            street, totals = one["street"], {}
            lines.append(dealt(street, board, ends[street]))
            lies = ends[street]
        lines.append(f"Player {one['seat']}: {said(one, totals, unit)}")
    lines += [dealt(name, board, end) for name, end in ends.items() if lies < end <= len(board)]
    lines += [f"Player {one['seat']}: shows [{' '.join(one['cards'])}] (a hand)" for one in seats if one.get("cards")]
    return "\n".join([*lines, "*** SUMMARY ***", "Total pot 1 | Rake 0"])


def money(chips: int, unit: int) -> str:
    return f"${Decimal(chips) / unit:.2f}" if unit > 1 else str(chips)


def dealt(street: str, board: list[str], end: int) -> str:
    if street == "flop":
        return f"*** FLOP *** [{' '.join(board[:3])}]"
    return f"*** {street.upper()} *** [{' '.join(board[: end - 1])}] [{board[end - 1]}]"


def said(one: dict[str, Any], totals: dict[int, int], unit: int) -> str:
    action, to, seat = one["action"], one.get("to", 0), one["seat"]
    had, price = totals.get(seat, 0), max(totals.values(), default=0)
    if action in ("ante", "post-dead"):
        return f"{POSTS.get(action, 'posts dead blind')} {money(to, unit)}"
    if to:
        totals[seat] = to
    match action:
        case "small-blind" | "big-blind":
            return f"{POSTS[action]} {money(to, unit)}"
        case "post-live":
            return f"posts {money(to, unit)}"
        case "call" | "bet":
            return f"{action}s {money(to - had, unit)}"
        case "raise":
            return f"raises {money(to - price, unit)} to {money(to, unit)}"
    return f"{action}s"
