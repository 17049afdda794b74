"""Quest cards: which of them are in play, and what the host may choose (QQ-1 to QQ-4, QQ-25)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from tumblehall.games.quarriors.cards import COMPILED
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Json

SET: Final = "quartifacts"
KIND: Final = "quest"
SQUIRE: Final = "Squire/Basic"
DICE: Final = 5
"""QQ-2: so many Squires."""
EACH: Final = 2
"""QQ-4: so many quest dice on each card."""
LEVELS: Final = {2: (2,), 3: (1, 3), 4: (1, 2, 3)}
"""QQ-3: by the number of players the levels of the quests in play."""
EXPEDITION: Final = "The Expedition For"
WITH: Final = ("demons", "quarmageddon", "qladiator")
"""QQ-3: the sets without which this version stays in the box."""
FIRST: Final = "The Hunt For"
"""The version with the simplest powers, for a first game."""
QUESTS: Final = tuple(card for card in COMPILED if card.facts.kind == KIND)


def basics(quests: bool) -> Iterator[tuple[str, int]]:
    """QQ-2: the Squire joins the basic cards."""
    if quests:
        yield SQUIRE, DICE


def check_options(options: Mapping[str, Json]) -> None:
    if options["quests"] and SET not in options["sets"]:
        raise BadInput("option 'quests': quests need the set quartifacts (S8, QQ-1)")


def check_named(card: CompiledCard, options: Mapping[str, Json], seats: int, seen: Iterable[str]) -> None:
    """What is refused of a quest that is named among the cards of the Wilds."""
    facts = card.facts
    in_play = options["quests"] and facts.level in LEVELS[seats] and facts.die_class not in seen
    if not in_play:
        raise BadInput(f"option 'wilds': {card.name} is not in play with {seats} players (S23, QQ-3)")
    if facts.type == EXPEDITION and not set(WITH) <= set(options["sets"]):
        raise BadInput("option 'wilds': Expeditions need demons, quarmageddon and qladiator (S24, QQ-3)")


def chosen_quests(
    sets: Sequence[str], named: Sequence[CompiledCard], first_game: bool, seats: int, rng: Rng
) -> list[CompiledCard]:
    """One version of each quest in play: the one that is named, in a first game the simplest, else one by chance."""
    found = []
    for level in LEVELS[seats]:
        versions = [card for card in QUESTS if card.facts.level == level and comes_up(card, sets)]
        mine = [card for card in named if card.facts.kind == KIND and card.facts.level == level]
        if not mine and first_game:
            mine = [card for card in versions if card.facts.type == FIRST]
        found.append(mine[0] if mine else versions[rng.below(len(versions))])
    return found


def comes_up(card: CompiledCard, sets: Iterable[str]) -> bool:
    return card.facts.type != EXPEDITION or set(WITH) <= set(sets)
