"""The English of cards, generated from their words."""
