"""Polish dates."""
