"""Setting up: QC-1."""

from collections.abc import Mapping

from tumblehall.games.quarriors.cards import CARD_BY_NAME, COMPILED
from tumblehall.games.quarriors.content import DIE_CLASSES
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.rules import steps
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.options import Shelf
from tumblehall.kernel.values import Json

BASICS = {"base": (("Basic Quiddity/Basic", 0), ("Assistant/Basic", 2), ("Portal/Basic", 5))}
"""QC-1.2: by set the basic cards that it brings, if it does, and how many dice they hold."""
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

SET_TITLES = {"base": "Base"}
"""What the content files call a set."""
DECKS = {
    (name, kind): [card for card in COMPILED if card.facts.set == title and card.facts.kind == kind]
    for name, title in SET_TITLES.items()
    for kind in ("creature", "spell")
}


def _sorts(kind: str) -> dict[str, tuple[str, ...]]:
    """The names of all cards of a kind, by class; classes and cards from cheap to dear."""
    cards = sorted(
        ((name, card.facts) for name, card in CARD_BY_NAME.items() if card.facts.kind == kind),
        key=lambda named: (named[1].cost, named[1].number),
    )
    sorts: dict[str, tuple[str, ...]] = {}
    for name, facts in cards:
        sorts[facts.die_class] = (*sorts.get(facts.die_class, ()), name)
    return sorts


SHELVES = (
    Shelf("Creatures", CREATURE_CLASSES, _sorts("creature"), "QC-1.3"),
    Shelf("Spells", SPELL_CLASSES, _sorts("spell"), "QC-1.3"),
)
"""QC-1.3, QC-1.8: what the cards of the Wilds are chosen from, and how many of each."""


def in_order(chosen: list[CompiledCard]) -> list[CompiledCard]:
    """QC-1.7: creatures by cost, then spells by cost; the basics lie before them."""
    return sorted(chosen, key=lambda card: (card.facts.kind != "creature", card.facts.cost, card.facts.number))


def draw_cards(sets: list[str], kind: str, classes: int, rng: Rng) -> list[CompiledCard]:
    """QC-1.3: cards are turned over one at a time; one whose class is there already goes back to the box."""
    deck = [card for name in sets for card in DECKS[name, kind]]
    found: dict[str, CompiledCard] = {}
    while len(found) < classes:
        card = deck.pop(rng.below(len(deck)))
        found.setdefault(card.facts.die_class, card)
    return list(found.values())


def check_options(options: Mapping[str, Json]) -> None:
    check_sets(options["sets"], options["wilds"])
    check_wilds(options["wilds"])


def check_sets(sets: list[str], wilds: Json) -> None:
    """QC-1.2, QC-1.3: there are basic cards, and enough to draw from."""
    if not any(name in BASICS for name in sets):
        raise BadInput(f"option 'sets' needs one with basic cards: {', '.join(BASICS)} (QC-1.2)")
    for kind, needed in (("creature", CREATURE_CLASSES), ("spell", SPELL_CLASSES)):
        classes = {card.facts.die_class for name in sets for card in DECKS[name, kind]}
        if wilds == "random" and len(classes) < needed:
            raise BadInput(f"option 'sets' has {len(classes)} {kind} classes; the Wilds need {needed} (QC-1.3)")


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
    sets = options["sets"]
    if wilds == "random":
        chosen = draw_cards(sets, "creature", CREATURE_CLASSES, rng) + draw_cards(sets, "spell", SPELL_CLASSES, rng)
    else:
        chosen = [CARD_BY_NAME[name] for name in (FIRST_GAME if wilds == "first-game" else wilds)]
    basics = [basic for name in sets for basic in BASICS.get(name, ())]
    s = QuarriorsState(seats, Tables([*(CARD_BY_NAME[name] for name, _ in basics), *in_order(chosen)]))
    s.expert = options["expert_culling"]
    s.limit = options["captures"]
    s.wilds = [*(held for _, held in basics), *(DICE_ON_CARD for _ in chosen)]
    for bag in s.bag:
        bag[0], bag[1] = START
    first = options["first"]
    s.first = rng.below(seats) if first == "random" else first
    s.push((steps.START_TURN, s.first))
    return s


def dice_in_box(card: CompiledCard) -> int:
    """How many dice of a class exist."""
    return DIE_CLASSES[card.die.number].count
