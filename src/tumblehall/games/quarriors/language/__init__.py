"""What a card can say: the words, how cards are declared in them, and what they are compiled to."""
