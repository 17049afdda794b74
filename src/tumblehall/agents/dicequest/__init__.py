"""Players of Dicequest that are not people."""
