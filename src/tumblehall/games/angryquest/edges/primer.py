"""The aim of the game, and advice; how it goes, phase by phase, is told by the screens of how to play."""

PRIMER = (
    (
        "The aim",
        "Bring your characters round the board into the lair and be the first to beat the monster in both phases "
        "of the fight.",
    ),
    (
        "Hints",
        "A character need not stop on a crossroads to turn into its settlement, and rolls at least one die to upgrade "
        "any attribute. A replaced character lies open with its upgrades, for any other player to take. A tie goes to "
        "the defender, and armour is no help against Arcane. Once somebody has won the first phase it is won for all, "
        "so you may finish what another began. Near the lair, with nobody else to move, you may wait for a better "
        "roll.",
    ),
)
