"""A situation becomes a drawn table, and its twin in words."""
