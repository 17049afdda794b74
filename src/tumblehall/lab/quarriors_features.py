"""What the cards of Quarriors say and which mechanisms they bring to a table: the words of their declarations, and the
mechanisms of docs/quarriors-matrix.md."""

from collections.abc import Mapping
from typing import Final

from tumblehall.games.quarriors.cards import COMPILED
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.meaning import speaks_of_quests
from tumblehall.games.quarriors.language.terms import (
    Action,
    Coin,
    Counting,
    Energy,
    Happening,
    Moment,
    Purse,
    Shows,
    Source,
    What,
    Window,
    Zone,
)
from tumblehall.games.quarriors.rules.mechanisms import corruption, large_dice, quest_cards
from tumblehall.lab.meetings import Thing

QUESTS: Final = "Quests and challenges"
QUARTIFACTS: Final = "Quartifacts"
CORRUPTION: Final = "Corruption and removed dice"
LOCKS: Final = "Locks"
ENERGY: Final = "Energy and discounts"
ANCHORED: Final = "Anchored spells"
LARGE_DICE: Final = "Large dice"
EXPERT: Final = "Expert culling"
TWO_CAPTURES: Final = "Two captures a turn"
THE_END: Final = "The end of the game"
BY_WORDS: Mapping[str, frozenset[object]] = {
    "Immunity": frozenset((m.Immune, m.PierceImmunity)),
    CORRUPTION: frozenset((Zone.REMOVED, Moment.FACE_ROLLED)),
    "Dice that must be gained": frozenset((e.GainDie,)),
    "Dice that change hands": frozenset((e.Give, e.Swap, e.TakeQuartifact, m.LockInto)),
    LOCKS: frozenset((Shows.LOCK, e.Lock, e.Unlock, m.BuyoutPrice, Action.BUYOUT, Moment.BOUGHT_OUT)),
    "Counted draws": frozenset((Moment.DRAWN, m.DrawSize)),
    QUARTIFACTS: frozenset(
        (
            *(e.TakeQuartifact, e.SetQuestDie, e.RerollQuestDie, e.Strip),
            *(What.QUARTIFACT, Source.QUARTIFACT, Counting.NO_QUARTIFACTS, Happening.QUARTIFACT_GOES_HOME),
        )
    ),
    ENERGY: frozenset((*Energy, Coin.LIGHT, Coin.DARK, Purse.LIGHT, Purse.DARK, Purse.SUMMON, Action.DISCOUNT)),
    ANCHORED: frozenset((Action.ANCHORED, Source.ANCHORED)),
    "Enchantments": frozenset((c.Enchant,)),
    "Turning": frozenset((e.Rotate,)),
    "Copying": frozenset((m.Copy,)),
    "Attached spells": frozenset((c.Attach, m.VoidSpells, Happening.SPELLS_GO_HOME)),
    "Reactions and protection": frozenset(
        (c.React, Action.REACTION_SPELLS, Moment.PROTECTION, m.AttackVsMe, m.TotalLess, e.Deflect, *Window)
    ),
    "Replacements": frozenset((c.Instead,)),
    "Free captures": frozenset((e.Capture,)),
    "Scoring": frozenset((Moment.SCORES, Moment.SCORED_ALL, Happening.SCORES, m.ScoreGlory, m.ScoreFirst, e.Score)),
}
"""By mechanism the words that are about it."""
BY_OPTION: Final = (LARGE_DICE, EXPERT, TWO_CAPTURES)
"""Mechanisms that the host chooses."""
BESIDE = (quest_cards.SQUIRE, corruption.CARD, *large_dice.ASSISTANTS)
"""Basic cards that not every game has."""


def words_of(card: CompiledCard) -> frozenset[str]:
    """`Move`, `Zone.BAG`: every word and every name of a closed list that it says."""
    return frozenset(
        word.__name__ if isinstance(word, type) else f"{type(word).__name__}.{getattr(word, 'name', word)}"
        for word in card.said
    )


def mechanisms_of(card: CompiledCard) -> frozenset[str]:
    found = {name for name, words in BY_WORDS.items() if words & card.said}
    quest = card.facts.kind == quest_cards.KIND
    told = {
        CORRUPTION: corruption.CLASS in card.names,
        LOCKS: card.has_locks,
        QUESTS: quest or any(speaks_of_quests(one.clause) for one in card.clauses),
        QUARTIFACTS: quest,
        ENERGY: card.has_energy,
        ANCHORED: card.anchored is not None,
    }
    return frozenset(found | {name for name, holds in told.items() if holds})


def is_counted(card: CompiledCard) -> bool:
    """All but the basics that lie in every game without large dice."""
    return card.facts.kind != "basic" or card.name in BESIDE


WORDS = {card.name: Thing(card.facts.die_class, words_of(card)) for card in COMPILED if is_counted(card)}
MECHANISMS = {
    **{card.name: Thing(card.facts.die_class, mechanisms_of(card)) for card in COMPILED if is_counted(card)},
    **{name: Thing(name, frozenset((name,))) for name in (*BY_OPTION, THE_END)},
}
"""What is on a table, by name; options and the end of the game are things too."""
