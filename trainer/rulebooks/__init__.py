"""What each house says, and where it says it."""
