"""Facts of the game that no house disputes: cards, seats, chips, and the course of a hand."""
