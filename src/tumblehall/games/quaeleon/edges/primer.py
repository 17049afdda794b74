"""How the game goes, for somebody who is about to play it first."""

PRIMER = (
    (
        "The aim",
        "Everybody starts with 50 health, unless the table agreed on more or less. Whoever is the last with any left "
        "wins.",
    ),
    (
        "A round",
        "All players secretly put up to five cards from their hand into a stack, in the order in which they will "
        "be played. Then the top cards are revealed together, and the one with the highest initiative acts first. "
        "Nobody has to use all five: a card that is held back can be worth more in a later round.",
    ),
    (
        "A card",
        "It does what it says, then gives defence, then heals, then attacks; defence on the field lowers the "
        "damage of each attack. Cards lie on the field until the round is over, and some work as long as they lie "
        "there.",
    ),
    (
        "Afterwards",
        "When the stacks are empty the fields are cleared, everybody draws five cards and keeps ten at most. Some "
        "cards recruit others from the pool in the middle.",
    ),
)
