"""Families on what the house takes and on what a player must bring and pay to join."""
