"""Filters of the desk."""
