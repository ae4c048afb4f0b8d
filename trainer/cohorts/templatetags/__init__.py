"""Filters for what a house is called and says."""
