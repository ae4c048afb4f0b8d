"""Families on the deal: the order of the cards, the burns, the number of players, who begins a street."""
