"""Exposed, boxed and premature cards, and errors with burn cards."""
