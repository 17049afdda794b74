"""The cards of Dicequest."""
