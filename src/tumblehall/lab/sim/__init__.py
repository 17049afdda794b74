"""Games by the hundred thousand, kept as tables."""
