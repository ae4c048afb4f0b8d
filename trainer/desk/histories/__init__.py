"""Hand histories: the text that a card room wrote -> a Situation with seats in place of names."""
