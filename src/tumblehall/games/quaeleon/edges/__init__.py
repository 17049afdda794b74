"""What leaves the game and comes into it: views, positions, words."""
