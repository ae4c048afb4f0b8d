"""Situation documents as PHH: the other way round than the desk reads them, for the hands that PHH has words for."""

from __future__ import annotations

from typing import Any

VARIANTS = {"no-limit": "NT", "fixed-limit": "FT"}


def written(document: dict[str, Any]) -> str | None:
    """The hand as a PHH text; None for what PHH cannot say: dead posts, a button on an empty chair, pot-limit."""
    game, actions = document["game"], document["actions"]
    seats = {seat["seat"]: seat for seat in document["seats"]}
    order = sorted(seats, key=lambda seat: (seat <= document["button"], seat))
    if order[-1] != document["button"] or game["structure"] not in VARIANTS or game.get("ante_by") == "big-blind":
        return None
    if any(seat.get("status", "live") != "live" or seat.get("stack") is None for seat in seats.values()):
        return None
    first = order if len(order) > 2 else order[::-1]
    posts = [(one["action"], one["seat"]) for one in actions if one["action"].endswith("-blind")]
    others = {one["action"] for one in actions} & {"post-live", "post-dead"}
    antes = {one["seat"] for one in actions if one["action"] == "ante"}
    if others or posts != [("small-blind", first[0]), ("big-blind", first[1])]:
        return None
    if antes != (set(seats) if game.get("ante") else set()):
        return None
    lines = [
        f"variant = '{VARIANTS[game['structure']]}'",
        f"antes = {[game.get('ante', 0)] * len(order)}",
        f"blinds_or_straddles = {[game['small_blind'], game['big_blind'], *[0] * (len(order) - 2)]}",
        f"starting_stacks = {[seats[seat]['stack'] for seat in order]}",
        f"seats = {order}",
        f"actions = {told(document, order)}",
    ]
    if game["structure"] == "fixed-limit":
        lines += [f"small_bet = {game['small_bet']}", f"big_bet = {game['big_bet']}"]
    else:
        lines.append(f"min_bet = {game['big_blind']}")
    return "\n".join(lines)


def told(document: dict[str, Any], order: list[int]) -> list[str]:
    """Cards, actions and board in their order."""
    players = {seat: f"p{place}" for place, seat in enumerate(order, 1)}
    cards = {seat["seat"]: "".join(seat.get("cards", [])) or "????" for seat in document["seats"]}
    found = [f"d dh {players[seat]} {cards[seat]}" for seat in order]
    board, street = document.get("board", []), "preflop"
    ends = {"flop": 3, "turn": 4, "river": 5}
    lies = 0
    for one in document["actions"]:
        if one["street"] != street:
            street = one["street"]
            found.append(f"d db {''.join(board[lies : ends[street]])}")
            lies = ends[street]
        code = {"fold": "f", "check": "cc", "call": "cc", "bet": "cbr", "raise": "cbr"}.get(one["action"])
        if code:
            found.append(f"{players[one['seat']]} {code}" + (f" {one['to']}" if code == "cbr" else ""))
    found += [
        f"d db {''.join(board[start:end])}" for start, end in ((0, 3), (3, 4), (4, 5)) if lies <= start < len(board)
    ]
    return found
