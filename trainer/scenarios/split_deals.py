"""Random showdowns whose pots are given: who ties with whom, and what is left over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from trainer.poker.cards import Card, rank_of
from trainer.poker.situation import Game, Seat, Situation, Start, StartPot, Status, Street
from trainer.poker.table import clockwise
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.payout import chip_of_blinds
from trainer.scenarios.betting_deals import deep
from trainer.scenarios.card_deals import Hole, board_that_plays, showdown
from trainer.scenarios.deals import game, player_count, seat_numbers
from trainer.scenarios.readings import by_hole
from trainer.scenarios.seeds import Chance
from trainer.scenarios.splits import Sharing, most_odd_chips, odd_unit

TIES = {1: (3, 3), 2: (3, 4), 3: (4, 4)}
"""Fewest and most winners of one pot at a level."""

PATTERNS: dict[int, tuple[tuple[str, ...], ...]] = {
    1: (("1", "ab"), ("1a", "b"), ("1ab",)),
    2: (("1", "2a", "b"), ("1a", "2", "b"), ("12", "ab"), ("2", "ab", "1"), ("1", "2ab")),
    3: (("12", "3a", "b"), ("1", "23", "ab"), ("1a", "23", "b"), ("12", "3", "ab"), ("1", "2a", "3b")),
}
"""Who ties with whom by level, best hands first: a digit is an all-in seat, the lower the shorter, a letter another."""


def one_tie(chance: Chance, book: Rulebook, level: int) -> Situation:
    """One pot that three or four hands share, with chips left over: two or more where the book says who gets them."""
    terms = game(chance, book, small_change=chance.chance(0.9))
    winners = chance.between(*TIES[level])
    seats = seat_numbers(chance, max(player_count(chance, level), winners + level - 1))
    order = chance.shuffled(seats)
    board, hands = showdown(chance, [order[:winners]], losers=order[winners : winners + level - 1])
    odd = min(chance.between(2, winners - 1) if chance.chance(0.95) else 1, most_odd_chips(book))
    pot = _pot(chance, terms, odd_unit(book, terms), winners, odd)
    return _shown(chance, terms, chance.choice(seats), board, hands, [(pot, [*hands])], seats)


def several_pots(chance: Chance, book: Rulebook, level: int) -> Situation:
    """A main pot and `level` side pots; every pot that is shared leaves one chip over."""
    terms = game(chance, book)
    pattern = chance.choice(PATTERNS[level])
    seats = seat_numbers(chance, max(player_count(chance, level), level + 3))
    short = "123"[:level]
    names = dict(zip(short + "ab", chance.shuffled(seats), strict=False))
    board, hands = showdown(chance, [[names[name] for name in tied] for tied in pattern])
    pots = []
    for place in range(level + 1):
        players = short[place:] + "ab"
        best = next(tied for tied in pattern if {*tied} & {*players})
        sharing = sum(name in players for name in best)
        pot = _pot(chance, terms, odd_unit(book, terms), sharing, 1 if sharing > 1 else 0)
        pots.append((pot, [names[name] for name in players]))
    all_in = [names[name] for name in short]
    return _shown(chance, terms, chance.choice(seats), board, hands, pots, seats, all_in=all_in)


def share_to_pay(chance: Chance, book: Rulebook, level: int) -> Situation:
    """Two or three equal hands share one pot, on level 3 two; `seat` is the first or last of them from the button."""
    terms = game(chance, book)
    seats = seat_numbers(chance, max(player_count(chance, level), level + 2))
    order = chance.shuffled(seats)
    button, unit = chance.choice(seats), odd_unit(book, terms)
    winners, losers = order[: 2 if level == 1 else 3], order[3 : 2 + level]
    board, hands = showdown(chance, [winners], losers=losers)
    all_in = winners[2:] if level == 3 else []
    pots = [(_pot(chance, terms, unit, len(winners), 1), [*hands])]
    if all_in:
        pots.append((_pot(chance, terms, unit, 2, 1), [seat for seat in hands if seat not in all_in]))
    asked = [seat for seat in clockwise(winners, after=button) if seat not in all_in]
    situation = _shown(chance, terms, button, board, hands, pots, seats, all_in=all_in)
    return replace(situation, seat=chance.choice((asked[0], asked[-1])))


def playing_board(chance: Chance, book: Rulebook, level: int) -> Situation:
    """Hands that play the board, two of them with a card of its ranks, and seats that mucked.

    In about three deals of ten two of the hands beat the board and tie, though their hole cards differ in rank.
    """
    terms = game(chance, book)
    beaten = chance.chance(0.31)
    tabled, mucked = (3, 1) if level == 1 else (level + 1, level - 1)
    seats = seat_numbers(chance, max(player_count(chance, level), tabled + mucked))
    order = chance.shuffled(seats)
    while True:
        board, equal, better = board_that_plays(chance)
        ranks = {rank_of(card) for card in board}
        own = [hand for hand in equal if ranks & {rank_of(card) for card in hand}]
        pairs = [pile for pile in better if len({tuple(by_hole(hand)) for hand in pile}) > 1]
        if len(own) > 1 and len(equal) - len(own) >= tabled - 2 and (pairs or not beaten):
            break
    playing = own[:2] + [hand for hand in equal if hand not in own][: tabled - 2]
    hands = dict(zip(order, playing, strict=False))
    if beaten:
        pile = sorted(pairs[0], key=by_hole)
        hands |= dict(zip(order, (pile[0], pile[-1]), strict=False))
    players = order[: tabled + mucked]
    pot = _pot(chance, terms, terms.chip or 1, 2, 0)
    return _shown(chance, terms, chance.choice(seats), board, hands, [(pot, players)], seats, mucked=players[tabled:])


# ---- what they are made of ----------------------------------------------------------------------


def _pot(chance: Chance, game: Game, unit: int, winners: int, odd: int) -> int:
    """A pot of 6 to 50 big blinds that leaves `odd` chips of `unit` over when `winners` share it.

    It is in chips of the blinds if it can be.
    """
    big = game.big_blind or 1
    for grain in (chip_of_blinds(game), unit):
        for _ in range(2 * winners + 2):
            pot = chance.between(6 * big // grain, 50 * big // grain) * grain
            if pot // unit % winners == odd:
                return pot
    return pot // (unit * winners) * unit * winners + odd * unit


def _shown(
    chance: Chance,
    game: Game,
    button: int,
    board: Sequence[Card],
    hands: Mapping[int, Hole],
    pots: Sequence[Sharing],
    seats: Sequence[int],
    *,
    all_in: Sequence[int] = (),
    mucked: Sequence[int] = (),
) -> Situation:
    """A river whose betting is over and whose pots, with the seats that play for them, lie in the middle.

    `hands` are the seats that show, `mucked` those that stayed to the end and show nothing; the others have folded.
    """
    behind = deep(chance, game, seats, low=10, high=150) | dict.fromkeys(all_in, 0)
    live = {*hands, *mucked}
    return Situation(
        seats=tuple(
            [
                Seat(seat, behind[seat], hands.get(seat, ()), 0, Status.LIVE if seat in live else Status.FOLDED)
                for seat in seats
            ]
        ),
        button=button,
        board=tuple(board),
        game=game,
        start=Start(Street.RIVER, tuple([StartPot(amount, tuple(sorted(players))) for amount, players in pots])),
    )
