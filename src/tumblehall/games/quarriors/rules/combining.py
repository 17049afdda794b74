"""What cannot be combined, as forms are told it before a table is wanted; `mixing.check_options` refuses the same."""

from typing import Final

from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.rules.first_games import EVERY_SET, FIRST_GAMES, WITH_LARGE_DICE
from tumblehall.games.quarriors.rules.mechanisms import large_dice, quest_cards
from tumblehall.games.quarriors.rules.mixing import ALONE, BESIDE, DECKS, NEEDED, SET_TITLES, classes_of
from tumblehall.kernel.options import Bar, Stock

STOCKS: Final = tuple(
    Stock(
        f"{kind} classes",
        count,
        {name: tuple(sorted(classes_of(deck, kind))) for name, deck in DECKS.items()},
        "Q135",
        tuple(ALONE),
    )
    for kind, count in NEEDED.items()
)
"""S10: whether some sets have classes enough; those that share classes add none to each other."""
DRAWN: Final = "random"
GENTLE: Final = "first-game"
GAMES: Final = tuple(sorted(sets) for sets in (*FIRST_GAMES, EVERY_SET))
SMALL_GAMES: Final = tuple(sorted(sets) for sets in (*FIRST_GAMES, EVERY_SET) if sets not in WITH_LARGE_DICE)
"""The sets of first games, and of those that can be played without large dice."""
ITS_OWN_RULES: Final = "Alone the set is played by its own rules."
COUNTS: Final = {2: "two", 3: "three", 4: "four"}


def _lacking(cards: tuple[str, ...], who: str, sets: tuple[str, ...], rule: str) -> list[Bar]:
    """Cards that need some sets beside their own."""
    *before, last = (SET_TITLES[name] for name in sets)
    why = f"{who} {', '.join(before)} and {last}."
    return [Bar("wilds", cards, why, lacking=("sets", name), rule=rule) for name in sets]


QUESTS: Final = {card.name: card.facts for card in quest_cards.QUESTS}
CARDS: Final = (
    Bar("wilds", tuple(QUESTS), "Quests are left out.", beside=("quests", False), rule="QQ-1"),
    *(
        Bar("wilds", of, f"Not in play with {COUNTS[seats]} players.", seats=(seats, seats), rule="QQ-3")
        for seats, levels in quest_cards.LEVELS.items()
        if (of := tuple(name for name, facts in QUESTS.items() if facts.level not in levels))
    ),
    *_lacking(
        tuple(name for name, facts in QUESTS.items() if facts.type == quest_cards.EXPEDITION),
        "Expeditions need",
        quest_cards.WITH,
        "QQ-3",
    ),
    *(
        bar
        for printed, sets in BESIDE.items()
        for bar in _lacking(
            tuple(name for name, card in CARD_BY_NAME.items() if card.facts.set == printed), "It needs", sets, "Q25"
        )
    ),
    Bar(
        "wilds",
        tuple(name for name, card in CARD_BY_NAME.items() if card.relies_on & large_dice.LEFT_OUT),
        "It needs Basic Quiddity.",
        beside=("large_dice", True),
        rule="Q123",
    ),
    Bar("wilds", large_dice.ASSISTANTS, "Only with large dice.", beside=("large_dice", False), rule="QX-3"),
)
"""S22 to S24, S26, S27: which cards cannot be named."""
BARS: Final = (
    Bar(
        "wilds",
        (GENTLE,),
        "There is no first game for these sets.",
        unless=("sets", GAMES),
        rule="QC-1.8",
    ),
    Bar(
        "wilds",
        (GENTLE,),
        "The first game with these sets has large dice.",
        beside=("large_dice", False),
        unless=("sets", SMALL_GAMES),
        rule="QC-1.8",
    ),
    Bar(
        "wilds",
        (GENTLE,),
        "The first game with these sets has quests.",
        beside=("sets", sorted(EVERY_SET)),
        unless=("quests", (True,)),
        rule="QC-1.8",
    ),
    Bar("quests", (True,), "Only with Quartifacts.", lacking=("sets", "quartifacts"), rule="QQ-1"),
    Bar("large_dice", (True,), "Only with Light vs. Dark.", lacking=("sets", "light-dark"), rule="Q381"),
    Bar("large_dice", (False,), ITS_OWN_RULES, beside=("sets", ["light-dark"]), rule="Q381"),
    Bar("culls", (False,), "Only with Light vs. Dark.", lacking=("sets", "light-dark"), rule="QX-9"),
    Bar("culls", (True,), ITS_OWN_RULES, beside=("sets", ["light-dark"]), rule="Q381"),
    Bar("expert_culling", (True,), "It is a way of culling: turn culls on.", beside=("culls", False), rule="QV-4"),
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
    *CARDS,
)
"""S4 to S8, S11, S12, S14, S15."""
CAUTIONS: Final = (
    Bar(
        "large_dice",
        (True,),
        "Corrupted Quiddity weighs heavily in draws of 2 and 3.",
        having=("sets", "demons"),
        rule="QX-6",
    ),
)
"""What is allowed although odd: forms say so."""
