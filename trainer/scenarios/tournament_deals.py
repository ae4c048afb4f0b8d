"""Random moments of a tournament: players who go out, absent players, odd chips to be raced off."""

from __future__ import annotations

from itertools import groupby

from trainer.poker.cards import Card
from trainer.poker.draws import height, odd_chips
from trainer.poker.incidents import ChipRace
from trainer.poker.situation import Game, Seat, Situation, Status, Structure
from trainer.rulebooks.rulebook import Rulebook
from trainer.scenarios.button_deals import Ring, between_hands, ring
from trainer.scenarios.deals import pack, player_count, seat_numbers
from trainer.scenarios.seeds import Chance

RACES = ((25, 100), (100, 500), (1000, 5000), (5, 25))
"""Old and new chips."""


def plays_tournaments(book: Rulebook) -> bool:
    """Whether the book is for tournaments, or for them too."""
    return "tournament" in book.play


def going_out(chance: Chance, book: Rulebook, level: int) -> Situation:
    """A table of a tournament at which three or four players go out in one hand, rarely with equal stacks before it.

    The stacks are those before the hand; somebody who stays covers all who go out: their chips are there.
    """
    table = ring(chance, book, level, least=4 + level, play="tournament")
    out = chance.sample(table.order, min(2 + level, 4))
    one = between_hands(chance, table)
    sizes = {seat.seat: seat.stack or 0 for seat in one.seats}
    biggest = max(sizes, key=sizes.__getitem__)
    if biggest in out:
        covers = chance.choice([seat for seat in table.order if seat not in out])
        sizes[biggest], sizes[covers] = sizes[covers], sizes[biggest]
    if level > 1 and chance.chance(0.3):
        sizes[out[0]] = sizes[out[1]]
    return Situation(
        seats=tuple(
            [Seat(seat, sizes[seat], status=Status.OUT if seat in out else Status.LIVE) for seat in sorted(table.order)]
        ),
        button=table.last.button,
        game=table.terms,
    )


def away_in_a_blind(chance: Chance, book: Rulebook, level: int) -> Situation:
    """Before a hand of a tournament; the player of `seat` is away, mostly due the big blind or the small one."""
    table: Ring = ring(chance, book, level, least=3 + level, play="tournament")
    away = table.order[chance.choice((1, 2, 2))]
    return between_hands(chance, table, status={away: Status.ABSENT}, seat=away)


def odd_chip_table(chance: Chance, book: Rulebook, level: int, *, even: float, dealt: bool) -> Situation:
    """A table before a chip race: most players have odd chips, which come to whole new ones with the chance `even`.

    `dealt`: the cards are out, two new chips or more are raced for, and a player with several odd chips has the two
    highest cards; mostly one player has nothing but odd chips, and low cards.
    """
    old, new = chance.choice(RACES)
    seats = seat_numbers(chance, max(player_count(chance, level), 3 + level))
    terms = Game(
        structure=Structure(chance.choice(book.structures)), small_blind=new, big_blind=2 * new, chip=old,
        denominations=(old, new, 5 * new, 25 * new), tournament=True,
    )  # fmt: skip
    most = new // old - 1
    odd = {seat: chance.between(0 if chance.chance(0.2) else 1, most) for seat in seats}
    short = chance.choice(seats)
    odd[short] = odd[short] or 1
    if chance.chance(even):
        _even_out(odd, short, new // old)
    stacks = {seat: (0 if dealt and seat == short else chance.between(3, 60)) * new + odd[seat] * old for seat in seats}
    table = Situation(tuple([Seat(seat, stacks[seat]) for seat in seats]), game=terms, incident=ChipRace(old, new))
    return table if not dealt else _with_cards(chance, table, short)


def _even_out(odd: dict[int, int], short: int, worth: int) -> None:
    """Take odd chips away or add some until they come to whole new ones; `short` keeps some."""
    rest = sum(odd.values()) % worth
    for seat in odd:
        taken = min(odd[seat] - (1 if seat == short else 0), rest)
        odd[seat] -= taken
        rest -= taken


def _with_cards(chance: Chance, table: Situation, short: int) -> Situation:
    race = table.incident
    assert isinstance(race, ChipRace)
    odd = odd_chips(table, race)
    cards = sorted(pack(chance)[: sum(odd.values())], key=height, reverse=True)
    rich = max((seat for seat in odd if seat != short), key=lambda seat: odd[seat], default=short)
    hands: dict[int, list[Card]] = {seat: [] for seat in odd}
    hands[rich], cards = cards[: min(2, odd[rich])], cards[min(2, odd[rich]) :]
    if short != rich and chance.chance(0.85):
        hands[short], cards = cards[len(cards) - odd[short] :], cards[: len(cards) - odd[short]]
    rest = chance.shuffled(cards)
    for seat, count in odd.items():
        while len(hands[seat]) < count:
            hands[seat].append(rest.pop())
    dealt = tuple([card for seat in odd for card in chance.shuffled(hands[seat])])
    return Situation(table.seats, game=table.game, incident=ChipRace(race.old, race.new, dealt))


def shortest_first(stacks: dict[int, int], best: int) -> tuple[int, ...]:
    """The places from `best` on with the shortest stack first; equal stacks share one."""
    places: dict[int, int] = {}
    for _, group in groupby(sorted(stacks, key=stacks.__getitem__), key=stacks.__getitem__):
        tied, place = list(group), best + len(places)
        places |= dict.fromkeys(tied, place)
    return tuple([places[seat] for seat in stacks])
