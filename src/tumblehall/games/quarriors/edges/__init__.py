"""The game seen from outside: views, positions, names, English."""
