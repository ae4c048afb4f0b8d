"""Families on reading hands: the best five, ties, straights and kickers."""
