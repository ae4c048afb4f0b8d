"""Families on bets and raises where their sizes are fixed."""
