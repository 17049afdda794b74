"""The cards: what is printed on each, with its abilities as words."""
