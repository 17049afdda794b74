"""The printed facts of Dicequest."""
