"""Families on bets and raises up to the size of the pot."""
