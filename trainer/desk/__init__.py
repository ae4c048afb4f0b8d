"""The rulings desk: any spot, any question, every book."""
