"""From a seed to a question whose answer is proven."""
