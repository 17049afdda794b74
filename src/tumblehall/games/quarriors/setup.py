"""Setting up: QC-1."""

from collections.abc import Mapping

from tumblehall.games.quarriors import steps
from tumblehall.games.quarriors.compile import COMPILED, CompiledCard
from tumblehall.games.quarriors.content import DIE_CLASSES
from tumblehall.games.quarriors.state import QuarriorsState
from tumblehall.games.quarriors.tables import Tables
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Json

BASICS = ("Basic Quiddity/Basic", "Assistant/Basic", "Portal/Basic")
BASIC_DICE = (0, 2, 5)
"""QC-1.2: how many dice the basic cards hold."""
START = (8, 4)
"""QC-1.5: Basic Quiddity and Assistants in each bag."""
CREATURE_CLASSES, SPELL_CLASSES = 7, 3
"""QC-1.3"""
DICE_ON_CARD = 5
"""QC-1.4"""
FIRST_GAME = (
    "Scavenging Goblin/Base",
    "Warrior of the Quay/Base",
    "Ghostly Spirit/Strong",
    "Witching Hag/Base",
    "Devotee of the Holy Query/Base",
    "Deathdealer/Strong",
    "Quake Dragon/Mighty",
    "Growth/Charm",
    "Life/Cantrip",
    "Death/Charm",
)
"""Our choice for a first game: few questions, one of each kind of ability, cheap and dear cards."""


def card_name(card: CompiledCard) -> str:
    """`Deathdealer/Strong`: how options and positions write a card."""
    return f"{card.facts.die_class}/{card.facts.type}"


CARD_BY_NAME = {card_name(card): card for card in COMPILED}
DECKS = {kind: [card for card in COMPILED if card.facts.kind == kind] for kind in ("creature", "spell")}


def in_order(chosen: list[CompiledCard]) -> list[CompiledCard]:
    """QC-1.7: basics first, then creatures by cost, then spells by cost."""
    basics = [CARD_BY_NAME[name] for name in BASICS]
    return basics + sorted(chosen, key=lambda card: (card.facts.kind != "creature", card.facts.cost, card.facts.number))


def draw_cards(kind: str, classes: int, rng: Rng) -> list[CompiledCard]:
    """QC-1.3: cards are turned over one at a time; one whose class is there already goes back to the box."""
    deck = list(DECKS[kind])
    found: dict[str, CompiledCard] = {}
    while len(found) < classes:
        card = deck.pop(rng.below(len(deck)))
        found.setdefault(card.facts.die_class, card)
    return list(found.values())


def check_wilds(wilds: Json) -> None:
    """QC-1.8: cards may be named, but QC-1.3 still holds."""
    if not isinstance(wilds, list):
        return
    cards = [CARD_BY_NAME[name] for name in wilds]
    classes = [card.facts.die_class for card in cards]
    for name in classes:
        if classes.count(name) > 1:
            raise BadInput(f"option 'wilds' has two cards of the class {name} (QC-1.3)")
    kinds = [card.facts.kind for card in cards]
    creatures, spells = kinds.count("creature"), kinds.count("spell")
    if (creatures, spells, len(cards)) != (CREATURE_CLASSES, SPELL_CLASSES, CREATURE_CLASSES + SPELL_CLASSES):
        raise BadInput(
            f"option 'wilds' needs {CREATURE_CLASSES} creature and {SPELL_CLASSES} spell cards, for the basic ones are "
            f"always there; got {creatures} and {spells}, {len(cards)} in all"
        )


def new_state(seats: int, options: Mapping[str, Json], rng: Rng) -> QuarriorsState:
    wilds = options["wilds"]
    if wilds == "random":
        chosen = draw_cards("creature", CREATURE_CLASSES, rng) + draw_cards("spell", SPELL_CLASSES, rng)
    else:
        chosen = [CARD_BY_NAME[name] for name in (FIRST_GAME if wilds == "first-game" else wilds)]
    cards = in_order(chosen)
    s = QuarriorsState(seats, Tables(cards))
    s.expert = options["expert_culling"]
    s.limit = options["captures"]
    s.wilds = [*BASIC_DICE, *(DICE_ON_CARD for _ in chosen)]
    for bag in s.bag:
        bag[0], bag[1] = START
    first = options["first"]
    s.first = rng.below(seats) if first == "random" else first
    s.push((steps.START_TURN, s.first))
    return s


def dice_in_box(card: CompiledCard) -> int:
    """How many dice of a class exist."""
    return DIE_CLASSES[card.die.number].count
