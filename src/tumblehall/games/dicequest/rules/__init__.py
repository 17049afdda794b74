"""The rules of Dicequest."""
