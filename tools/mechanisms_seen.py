"""Which mechanisms of Quarriors are on a table: by what its cards say, by what lies there, and by what has happened.

A card counts whose dice lie anywhere but on it, or that works from where it lies; one that only fills the Wilds does
not."""

from collections.abc import Callable
from typing import Final

from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language import selectors as x
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import Happening, Moment, Purse, Window, Zone
from tumblehall.games.quarriors.rules.areas import in_play
from tumblehall.games.quarriors.rules.state import QuarriorsState

CORRUPTED: Final = "Corrupted Quiddity"
IMMUNE = (m.Immune, m.Untargetable, m.PierceImmunity)
CHANGING_HANDS = (e.Swap, e.Give, m.LockInto, e.TakeQuartifact)
COUNTING = (m.DrawSize, Moment.DRAWN, x.Draws, e.DrawRoll, e.DrawWait)
REACTING = (c.React, Moment.PROTECTION, m.TotalLess)
SCORING = (Moment.SCORES, Moment.SCORED_ALL, m.ScoreGlory, m.ScoreFirst, Happening.SCORES)
BY_WORDS: dict[str, tuple[object, ...]] = {
    "Immunity": IMMUNE,
    "Dice that must be gained": (e.GainDie,),
    "Dice that change hands": CHANGING_HANDS,
    "Counted draws": COUNTING,
    "Turning": (e.Rotate,),
    "Copying": (m.Copy,),
    "Attached spells": (c.Attach,),
    "Reactions and protection": REACTING,
    "Replacements": (c.Instead, e.Save, Window.RESCUE),
    "Free captures": (e.Capture,),
    "Scoring": SCORING,
    "Enchantments": (c.Enchant,),
    "Corruption and removed dice": (Zone.REMOVED,),
    "Energy and discounts": (Purse.SUMMON,),
}
"""What a card on the table says."""


def seen(s: QuarriorsState, told: set[str]) -> set[str]:
    """The mechanisms on a table now; `told`: the kinds of events so far."""
    cards = [s.tables.cards[kind] for kind in out(s)]
    said = frozenset[object]().union(*(card.said for card in cards))
    found = {name for name, words in BY_WORDS.items() if not said.isdisjoint(words)}
    found |= {name for name, holds in BY_STATE.items() if holds(s)}
    return found | {name for name, kinds in BY_EVENTS.items() if kinds & told}


def out(s: QuarriorsState) -> set[int]:
    """The kinds of dice that lie anywhere but on their cards, and of cards that work from the Wilds."""
    kinds = {kind for pile in (*s.bag, *s.used) for kind, n in enumerate(pile) if n}
    kinds |= {code >> 3 for pool in (*s.active, *s.spent) for code in pool}
    kinds |= {aside.code >> 3 for aside in s.aside}
    for _, die in in_play(s):
        kinds |= {die.code >> 3, die.acts_as >> 3, *(code >> 3 for code, _ in die.attached)}
    kinds |= {watch.clause >> PAGE for watch in s.watches} | {debt.clause >> PAGE for debt in s.debts}
    return kinds | {kind for kind, card in enumerate(s.tables.cards) if card.wilds}


def _has_quest_dice(s: QuarriorsState) -> bool:
    return any(kind in s.tables.quests for kind in out(s))


def _is_corrupted(s: QuarriorsState) -> bool:
    return bool(s.removed) or CORRUPTED in s.tables.kind_of


def _ends(s: QuarriorsState) -> bool:
    """It is over, or the goal or the fourth empty card is near."""
    wilds = s.wilds[: s.tables.quests.start]
    empty = sum(s.tables.is_creature_card[kind] and not n for kind, n in enumerate(wilds))
    return s.outcome is not None or empty >= EMPTY or max(s.glory) >= NEAR


EMPTY, NEAR = 3, 10
BY_STATE: dict[str, Callable[[QuarriorsState], bool]] = {
    "Corruption and removed dice": _is_corrupted,
    "Locks": lambda s: any(s.tables.cards[kind].has_locks for kind in out(s)),
    "Quests and challenges": lambda s: s.quests is not None,
    "Quartifacts": _has_quest_dice,
    "Energy and discounts": lambda s: any(energy is not None for energy in s.tables.energy),
    "Large dice": lambda s: s.tables.large >= 0,
    "Anchored spells": lambda s: bool(s.tables.anchors),
    "Expert culling": lambda s: s.expert,
    "Two captures a turn": lambda s: s.limit > 1,
    "The end of the game": _ends,
}
"""What lies on the table."""
BY_EVENTS = {
    "Scoring": {"scored"},
    "Dice that change hands": {"quest-die-seized"},
    "Quartifacts": {"quest-die", "quest-die-set", "quartifact", "quartifact-home"},
    "Replacements": {"unlocked"},
    "Counted draws": {"drawn"},
    "Copying": {"copied"},
}
"""What has happened there; a locked die that is struck is unlocked instead of being destroyed."""
