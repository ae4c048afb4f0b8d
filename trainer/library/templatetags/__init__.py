"""Filters for what the books say."""
