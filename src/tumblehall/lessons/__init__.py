"""First games: real tables with chosen dice, and captions that point at what lies on them."""
