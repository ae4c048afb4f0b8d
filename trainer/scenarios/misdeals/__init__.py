"""Misdeals: what takes the cards back, and until when."""
