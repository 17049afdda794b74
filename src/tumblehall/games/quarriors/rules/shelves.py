"""What the cards of the Wilds are chosen from by name, for forms: so many of each kind, and one of each class (QC-1.3,
QC-1.8). What cannot be taken is barred in `combining.py`."""

from collections.abc import Iterable, Mapping
from typing import Final

from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.content import CardFacts
from tumblehall.games.quarriors.rules.mechanisms import large_dice, quest_cards
from tumblehall.games.quarriors.rules.mixing import ALONE, NEEDED, SET_OF
from tumblehall.kernel.options import Shelf


def _sorts(kind: str) -> dict[str, tuple[str, ...]]:
    """The names of all cards of a kind, by class; classes and cards from cheap to dear."""
    cards = sorted(
        ((name, card.facts) for name, card in CARD_BY_NAME.items() if card.facts.kind == kind), key=_from_cheap_to_dear
    )
    sorts: dict[str, tuple[str, ...]] = {}
    for name, facts in cards:
        sorts[facts.die_class] = (*sorts.get(facts.die_class, ()), name)
    return sorts


def _from_cheap_to_dear(named: tuple[str, CardFacts]) -> tuple[int, int, int]:
    facts = named[1]
    return facts.cost, facts.level, facts.number


def _needs(names: Iterable[str]) -> dict[str, tuple[str, ...]]:
    return {name: (SET_OF[CARD_BY_NAME[name].facts.set],) for name in names}


def _shelf(title: str, kind: str) -> Shelf:
    sorts = _sorts(kind)
    names = (name for of in sorts.values() for name in of)
    alone = {name: numbers[kind] for name, numbers in ALONE.items()}
    return Shelf(title, NEEDED[kind], sorts, "QC-1.3", "sets", _needs(names), alone)


def _open_shelf(title: str, count: int, sorts: Mapping[str, tuple[str, ...]], rule: str) -> Shelf:
    names = (name for of in sorts.values() for name in of)
    return Shelf(title, count, sorts, rule, "sets", _needs(names), is_open=True)


QUESTS: Final = _sorts(quest_cards.KIND)
ASSISTANTS: Final = {CARD_BY_NAME[name].facts.name: (name,) for name in large_dice.ASSISTANTS}
SHELVES: Final = (
    _shelf("Creatures", "creature"),
    _shelf("Spells", "spell"),
    _open_shelf("Quests", len(QUESTS), QUESTS, "QQ-3"),
    _open_shelf("Assistant", 1, ASSISTANTS, "QX-3"),
)
"""Of quests and Assistants one may leave any to chance."""
