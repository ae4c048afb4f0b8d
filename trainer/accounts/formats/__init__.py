"""How dates are written in each language, where Django's own way is too long or American."""
