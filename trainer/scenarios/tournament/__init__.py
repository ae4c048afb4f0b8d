"""Families on tournaments: places, blinds of absent players, chip races and levels."""
