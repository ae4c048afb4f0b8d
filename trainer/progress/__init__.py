"""The attempt and the mastery it leaves: the only door between the rules and the tables."""
