"""The questions that rulings answer, by the word that the `ruling` command and the families use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trainer.poker.situation import Situation
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.betting import rule_bet_limits, rule_to_act
from trainer.rulings.blinds import rule_blinds
from trainer.rulings.buyin import rule_buy_in
from trainer.rulings.deal import rule_deal
from trainer.rulings.draws import rule_first_button
from trainer.rulings.facts import rule_fact
from trainer.rulings.gestures import rule_gesture
from trainer.rulings.hands import rule_best_hand
from trainer.rulings.incident import incident
from trainer.rulings.payout import rule_payout
from trainer.rulings.pots import rule_pots
from trainer.rulings.races import rule_chip_race, rule_race_winners
from trainer.rulings.rake import rule_rake
from trainer.rulings.ruling import Ruling
from trainer.rulings.showdown import rule_show_order
from trainer.rulings.tournaments import rule_finish_order

Question = Callable[[Situation, Rulebook], Ruling[Any]]

QUESTIONS: dict[str, Question] = {
    "best-hand": rule_best_hand,
    "pots": rule_pots,
    "payout": rule_payout,
    "show-order": rule_show_order,
    "blinds": rule_blinds,
    "deal": rule_deal,
    "to-act": rule_to_act,
    "bet-limits": rule_bet_limits,
    "gesture": rule_gesture,
    "incident": incident,
    "fact": rule_fact,
    "finish-order": rule_finish_order,
    "rake": rule_rake,
    "first-button": rule_first_button,
    "chip-race": rule_chip_race,
    "race-winners": rule_race_winners,
    "buy-in": rule_buy_in,
}
