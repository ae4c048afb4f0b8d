"""Burn & Turn, a trainer for poker dealers."""
