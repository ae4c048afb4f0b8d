"""Families on conduct at the table: what players may do, ask for and keep to themselves."""
