"""Families on live and dead hands: touched, mucked, shown, counted, and players who were away."""
