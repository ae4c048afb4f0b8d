"""How one asks and how one marks; it knows no poker."""
