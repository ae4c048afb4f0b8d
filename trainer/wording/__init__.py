"""Codes and parameters become sentences in a language."""
