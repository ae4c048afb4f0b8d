"""What anyone may read: the front page, the rulebooks, their rules."""
