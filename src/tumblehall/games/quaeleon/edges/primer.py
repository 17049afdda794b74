"""The aim of the game, and advice; how it goes, phase by phase, is told by the screens of how to play."""

PRIMER = (
    (
        "The aim",
        "Everybody starts with 50 health, unless the table agreed on more or less. Whoever is the last with any left "
        "wins.",
    ),
    (
        "A word of advice",
        "Nobody has to use all five cards: one that is held back can be worth more in a later round. Some cards "
        "recruit others from the pool in the middle.",
    ),
)
