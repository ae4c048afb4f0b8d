"""Families on bets and raises where any amount may be bet."""
