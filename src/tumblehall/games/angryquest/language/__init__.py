"""What a card can say."""
