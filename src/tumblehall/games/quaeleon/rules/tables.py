"""What the rules look up by kind of card: printed values, and the lists of effects of the whole deck."""

from typing import Final

from tumblehall.games.quaeleon.cards.deck import DECK
from tumblehall.games.quaeleon.content.facts import CARDS
from tumblehall.games.quaeleon.language.compile import NONE, compiled
from tumblehall.games.quaeleon.language.terms import Stat, Trigger, Who

__all__ = [
    "ACTIVATED", "AIMS", "ATTACK", "ATTACKS", "DEFENCE", "DISCARDED", "ENTRY", "HEALING", "INITIATIVE", "NONE",
    "ONGOING", "PRINTED", "PROGRAMS", "PROGRAM_NUMBERS", "RECURRING",
]  # fmt: skip

_compiled = compiled(DECK)
PROGRAMS: Final = tuple(_compiled.programs)
PROGRAM_NUMBERS: Final = {program.name: number for number, program in enumerate(PROGRAMS)}
ENTRY: Final = tuple(map(tuple, _compiled.entry))
"""By trigger and kind: the program that answers, or NONE."""
ACTIVATED: Final = ENTRY[Trigger.ACTIVATE]
RECURRING: Final = ENTRY[Trigger.RECURRING]
DISCARDED: Final = ENTRY[Trigger.DISCARDED]
ONGOING: Final = tuple(_compiled.ongoing)
INITIATIVE: Final = tuple(facts.initiative for facts in CARDS)
PRINTED: tuple[tuple[int, ...], ...] = tuple(
    tuple(NONE if value is None else value for value in values)
    for values in ([f.attack for f in CARDS], [f.defence for f in CARDS], [f.healing for f in CARDS])
)
"""By stat and kind; NONE: the card has no such value."""
ATTACK: Final = PRINTED[Stat.ATTACK]
DEFENCE: Final = PRINTED[Stat.DEFENCE]
HEALING: Final = PRINTED[Stat.HEALING]
ATTACKS: Final = tuple(facts.attack_count for facts in CARDS)
AIMS: Final = tuple(Who(facts.attack_target) if facts.attack_target else None for facts in CARDS)
"""Whom the attacks of a kind hit."""
