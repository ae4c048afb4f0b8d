"""Hungarian dates."""
