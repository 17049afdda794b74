"""How the game goes: its state, its questions, and what the answers do."""
