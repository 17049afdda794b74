"""What a card of Dicequest can say."""
