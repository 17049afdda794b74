"""The English of cards, generated from their words. Dice, numbers, players and conditions speak of one another, as the
words do: these four know each other as modules, and so do effects and clauses."""
