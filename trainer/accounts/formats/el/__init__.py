"""Greek dates."""
