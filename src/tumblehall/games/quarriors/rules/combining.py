"""What cannot be combined, as forms are told it before a table is wanted; `mixing.check_options` refuses the same."""

from tumblehall.games.quarriors.rules.mixing import DECKS, FIRST_GAMES, NEEDED, classes_of
from tumblehall.kernel.options import Bar, Stock

STOCKS = tuple(
    Stock(
        f"{kind} classes",
        count,
        {name: tuple(sorted(classes_of(deck, kind))) for name, deck in DECKS.items()},
        "Q135",
    )
    for kind, count in NEEDED.items()
)
"""S10: whether some sets have classes enough; those that share classes add none to each other."""
DRAWN, GENTLE = "random", "first-game"
BARS = (
    Bar(
        "wilds",
        (GENTLE,),
        "There is no first game for these sets.",
        unless=("sets", tuple(sorted(sets) for sets in FIRST_GAMES)),
        rule="QC-1.8",
    ),
    Bar("mix", ("choice",), "Only for cards that you name.", beside=("wilds", DRAWN), rule="QD-8"),
    Bar("mix", ("choice",), "Only for cards that you name.", beside=("wilds", GENTLE), rule="QD-8"),
    Bar("mix", ("side", "scoops"), "The cards of a first game are not drawn.", beside=("wilds", GENTLE), rule="QD-8"),
    Bar(
        "mix",
        ("hint", "side", "scoops"),
        "Cards that you name are not drawn.",
        unless=("wilds", (DRAWN, GENTLE)),
        rule="QD-8",
    ),
    Bar("mix", ("side", "scoops"), "Only for other sets beside base.", beside=("sets", ["base"]), rule="Q382"),
    Bar("mix", ("side", "scoops"), "Only with the base set.", lacking=("sets", "base"), rule="Q382"),
)
"""S11, S12, S14, S15."""
