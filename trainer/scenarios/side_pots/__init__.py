"""Side pots: who can win what when seats are all-in for different totals."""
