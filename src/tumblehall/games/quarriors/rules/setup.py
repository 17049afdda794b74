"""Setting up: QC-1."""

from collections.abc import Mapping
from typing import Final

from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.content import DIE_CLASSES
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.rules import steps
from tumblehall.games.quarriors.rules.battles import Quests
from tumblehall.games.quarriors.rules.box import LARGE
from tumblehall.games.quarriors.rules.mechanisms import corruption, large_dice, quest_cards
from tumblehall.games.quarriors.rules.mixing import by_name, chosen_assistant, chosen_cards, named_cards
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Json

BASICS: Final = (("Basic Quiddity/Basic", 0), ("Assistant/Basic", 2), ("Portal/Basic", 5))
"""QC-1.2, Q380: the basic cards of every game, and how many dice they hold."""
START: Final = (8, 4)
"""QC-1.5: Basic Quiddity and Assistants in each bag."""
DICE_ON_CARD: Final = 5
"""QC-1.4"""


def in_order(chosen: list[CompiledCard]) -> list[CompiledCard]:
    """QC-1.7: creatures by cost, then spells by cost; the basics lie before them."""
    return sorted(chosen, key=lambda card: (card.facts.kind != "creature", card.facts.cost, card.facts.number))


def new_state(seats: int, options: Mapping[str, Json], rng: Rng) -> QuarriorsState:
    gentle = options["wilds"] == "first-game"
    options = by_name(options, seats)
    chosen = chosen_cards(options, rng)
    large = options["large_dice"]
    first_cards = [(chosen_assistant(options, rng), 0)] if large else BASICS
    quests: list[CompiledCard] = []
    if options["quests"]:
        quests = quest_cards.chosen_quests(options["sets"], named_cards(options), gentle, seats, rng)
    basics = [
        *first_cards,
        *corruption.basics(options["sets"], [*chosen, *quests]),
        *quest_cards.basics(options["quests"]),
    ]
    cards = [*(CARD_BY_NAME[name] for name, _ in basics), *in_order(chosen)]
    s = QuarriorsState(seats, tables_of(cards, large, quests))
    if s.tables.quests:
        s.quests = Quests(seats)
    s.expert = options["expert_culling"]
    s.culls = options["culls"]
    s.limit = options["captures"]
    held = [*(held for _, held in basics), *(DICE_ON_CARD for _ in chosen)]
    s.wilds[: len(held)] = held
    for quest in s.tables.quests:
        s.wilds[quest] = quest_cards.EACH
    start = (large_dice.START,) if large else START
    for bag in s.bag:
        bag[: len(start)] = start
    first = options["first"]
    s.first = rng.below(seats) if first == "random" else first
    s.push((steps.START_TURN, s.first))
    return s


def tables_of(cards: list[CompiledCard], large: bool, quests: list[CompiledCard]) -> Tables:
    """`large`: everybody has large dice, which have no card."""
    return Tables(cards, LARGE if large else None, quests)


def dice_in_box(card: CompiledCard) -> int:
    """How many dice of a class exist."""
    return DIE_CLASSES[card.die.number].count
