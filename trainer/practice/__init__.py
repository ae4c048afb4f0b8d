"""Drills, marked at once."""
