"""State, questions and mechanics."""
