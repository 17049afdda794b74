"""What the world sees: views, positions, names, words, English, and why not."""
