"""What the world sees of a game: views, positions, names, words."""
