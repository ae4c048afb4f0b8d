"""Families on button and blinds: how much, who posts, who acts first, and where the button goes."""
