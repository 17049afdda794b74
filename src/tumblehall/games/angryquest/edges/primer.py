"""How the game goes, for somebody who is about to play it first."""

PRIMER = (
    (
        "The aim",
        "Bring your characters round the board into the lair and be the first to beat the monster in both phases "
        "of the fight.",
    ),
    (
        "Your turn",
        "Roll the die and move one of your three characters exactly that far, clockwise. A six gives another "
        "move. A clover may be used, crossed bones must be suffered; what they do is printed on the monster.",
    ),
    (
        "Meeting others",
        "Who meets a character of another player fights it: each side chooses an attribute and rolls its dice, "
        "and the loser is sent home. Settlements let you try for upgrades.",
    ),
    (
        "The monster",
        "At the start of a turn your characters at the lair may attack it: one attribute for each phase, never "
        "one that has won already. Three failures in the second phase put you out of the game.",
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
