"""Split pots: equal hands, odd chips, and pots that go to different winners."""
