"""The syllabus: topics and their families in teaching order. A new family is one line here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module

from trainer.rulebooks.rulebook import Rulebook
from trainer.scenarios.scenario import Family

SYLLABUS: dict[str, tuple[str, ...]] = {
    "hand-reading": ("name_the_hand", "which_five", "straights", "pick_winners", "rank_hands", "facts"),
    "no-limit-bets": (
        "minimum_raise", "legal_or_not", "who_may_raise", "raise_again", "short_blind_price", "oversized_chip",
        "several_chips", "string_bet", "undercall", "wrong_words", "out_of_turn", "facts",
    ),
    "limit-bets": ("bet_size", "half_bet", "raise_cap", "heads_up_cap", "facts"),
    "pot-limit-bets": ("maximum_raise", "maximum_open", "short_blinds", "rounding"),
    "dealing": ("first_card", "kth_card", "burns", "who_starts_street", "facts"),
    "blinds-button": (
        "who_posts", "first_to_act", "big_blind_option", "blind_amounts", "heads_up_blinds", "next_button",
        "busted_blinds", "first_button", "facts",
    ),
    "missed-blinds": ("new_player", "missed_markers", "who_posts_instead", "facts"),
    "misdeals": ("first_cards", "several_exposed", "wrong_count", "wrong_seats", "too_late"),
    "exposed-cards": ("one_exposed", "who_exposed", "premature_board", "four_card_flop", "boxed_card", "burn_errors"),
    "hand-validity": ("fouled_hand", "mucked_hand", "shown_early", "absent_at_deal", "count_found_late"),
    "showdown-order": ("river_bet", "checked_river", "all_in_show", "who_must_show", "side_pot_contenders", "facts"),
    "side-pots": ("build_pots", "who_plays", "uncalled_bet", "folded_money", "short_blind", "facts"),
    "split-pots": ("odd_chips", "several_pots", "board_plays", "fewest_chips"),
    "tournament": (
        "absent_blinds", "level_change", "finish_order", "chip_race", "race_winners", "facts",
    ),
    "rake-buyin": ("smallest_buy_in", "new_player_post", "rake", "facts"),
    "conduct": ("at_the_table", "asking_to_see", "shown_to_one", "claiming_the_board", "facts"),
}  # fmt: skip
"""Topic -> its family modules, in teaching order: `<topic>/<module>.py` holds one class, the family."""


@cache
def families() -> dict[str, Family]:
    """Every family by its slug, in teaching order."""
    found = [_load(topic, module) for topic, modules in SYLLABUS.items() for module in modules]
    return {family.slug: family for family in found}


def family(slug: str) -> Family:
    """The family with that slug; KeyError when there is none."""
    return families()[slug]


def asked_under(book: Rulebook, topics: Sequence[str] | None = None) -> list[Family]:
    """The families of the topics (all when None) that ask under that book, in teaching order."""
    wanted = SYLLABUS if topics is None else topics
    return [family for family in families().values() if family.topic in wanted and family.decides(book)]


def _load(topic: str, module: str) -> Family:
    found = import_module(f"trainer.scenarios.{topic.replace('-', '_')}.{module}")
    kinds = [kind for kind in vars(found).values() if isinstance(kind, type) and issubclass(kind, Family)]
    (kind,) = [kind for kind in kinds if kind.__module__ == found.__name__]
    return kind()
