"""What others see of Dicequest."""
