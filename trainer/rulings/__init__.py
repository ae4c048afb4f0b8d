"""What the dealer must do: a situation under a rulebook becomes a verdict with its cited steps."""
