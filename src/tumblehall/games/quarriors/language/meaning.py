"""What is declared works, or is refused here with the card and the reason: words whose mechanism is not in the game
yet, and what no rule could carry out."""

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from tumblehall.games.quarriors.content import DieClass
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.declare import Card
from tumblehall.games.quarriors.language.selectors import Dice, Either, One
from tumblehall.games.quarriors.language.terms import (
    Action,
    Coin,
    Counting,
    Energy,
    Guard,
    Happening,
    Moment,
    Purse,
    Shows,
    Source,
    Special,
    What,
    Window,
    Zone,
)

IMMUNITY, CORRUPTION, LOCKS, ENERGY, QUESTS = "immunity", "corruption", "locks", "energy", "quests"
MECHANISMS: frozenset[str] = frozenset((CORRUPTION, IMMUNITY, LOCKS, ENERGY, QUESTS))
"""Those that are in the game. Each set to come adds its own."""
TO_COME: dict[object, str] = {
    **dict.fromkeys((m.Immune, m.PierceImmunity), IMMUNITY),
    **dict.fromkeys((Guard.X3, Moment.FACE_ROLLED), CORRUPTION),
    **dict.fromkeys((Guard.LOCK, Guard.LOCK0, Guard.LOCK1, Guard.LOCK2, Source.LOCK, Shows.LOCK), LOCKS),
    **dict.fromkeys((Moment.PLACED, Moment.BOUGHT_OUT, Action.BUYOUT), LOCKS),
    **dict.fromkeys((m.BuyoutPrice, m.LockInto, e.Lock, e.Unlock), LOCKS),
    **dict.fromkeys((Guard.ANCHOR, Source.ANCHORED, Action.ANCHORED, Action.DISCOUNT, c.Enchant), ENERGY),
    **dict.fromkeys((Energy.LIGHT, Energy.DARK, Coin.LIGHT, Coin.DARK, Purse.LIGHT, Purse.DARK), ENERGY),
    **dict.fromkeys((Guard.BONUS, Guard.ART1, Guard.ART2, Guard.ART3, Source.QUARTIFACT, What.QUARTIFACT), QUESTS),
    **dict.fromkeys((Moment.CHALLENGE_MET, Moment.CHALLENGE_OVER), QUESTS),
    **dict.fromkeys((Moment.QUEST_DONE, Moment.QUEST_DIE, Moment.QUEST_BONUS), QUESTS),
    **dict.fromkeys((Window.PARTY_SENT, Window.CHALLENGE, Action.START_QUEST, Action.LONE_CHALLENGE), QUESTS),
    **dict.fromkeys((Happening.CHALLENGER_GOES_HOME, Happening.QUARTIFACT_GOES_HOME, Happening.QUEST_DIE), QUESTS),
    Happening.SPELLS_GO_HOME: QUESTS,
    **dict.fromkeys((Zone.CHALLENGE, Zone.PARTY, Counting.NO_QUARTIFACTS), QUESTS),
    **dict.fromkeys((m.QuestLevels, m.FirstStrike, m.SpillToQuest, e.Damage), QUESTS),
    **dict.fromkeys((e.TakeQuartifact, e.RerollQuestDie, e.SetQuestDie), QUESTS),
}
"""Words and names, and the mechanism that they need."""


def refuse(card: Card, die: DieClass) -> None:
    """ValueError with the card and the reason where something it says would not work."""
    for line in card.lines:
        for part in (line.guard, *line.clauses):
            reason = needs(part)
            if reason is not None:
                raise ValueError(f"{card.die_class}/{card.type}: {reason}")


def needs(value: Any) -> str | None:
    """What keeps these words from working, in words; None: nothing does."""
    if isinstance(value, tuple) and any(isinstance(part, Window) and needs(part) is None for part in value):
        return None  # one window that is there is enough
    for key in (value, type(value)):
        mechanism = TO_COME.get(key) if _is_name(key) else None
        if mechanism is not None and mechanism not in MECHANISMS:
            return f"{_called(key)} needs the mechanism '{mechanism}', which is not in the game yet"
    if isinstance(value, Dice):
        reason = _no_dice(value)
        if reason is not None:
            return reason
    if isinstance(value, c.Instead) and value.happening is Happening.TO_USED and not _one_move(value.do):
        return "in place of a used pile a die can only be moved elsewhere"
    if isinstance(value, c.Instead | c.Activate | e.May) and not _payable(value.price):
        return "a price of dice must name one die of one class"
    if isinstance(value, tuple):
        parts: tuple[Any, ...] = value
    elif is_dataclass(value) and not isinstance(value, type):
        parts = tuple(getattr(value, each.name) for each in fields(value))
    else:
        return None
    return next((reason for part in parts if (reason := needs(part)) is not None), None)


def speaks_of_quests(value: Any) -> bool:
    """Whether words are about quests, parties or quartifacts alone: of several that are enough each, all of them."""
    if any(_is_name(key) and TO_COME.get(key) == QUESTS for key in (value, type(value))):
        return True
    if isinstance(value, Dice) and value.zones == (Zone.QUEST,):
        return True
    if isinstance(value, Either):
        return all(map(speaks_of_quests, value.of))
    if isinstance(value, tuple):
        names = bool(value) and all(isinstance(part, Enum) for part in value)
        return (all if names else any)(map(speaks_of_quests, value))
    if is_dataclass(value) and not isinstance(value, type):
        return any(speaks_of_quests(getattr(value, each.name)) for each in fields(value))
    return False


def _is_name(key: Any) -> bool:
    return isinstance(key, type) or hasattr(key, "name")


def _called(key: Any) -> str:
    return key.__name__ if isinstance(key, type) else f"{type(key).__name__}.{key.name}"


def _no_dice(dice: Dice) -> str | None:
    """Selectors that speak of nothing but what is not there yet."""
    if dice.zones == (Zone.QUEST,) and QUESTS not in MECHANISMS:
        return "the quest area alone needs the mechanism 'quests', which is not in the game yet"
    if dice.locked and LOCKS not in MECHANISMS:
        return "Dice.locked needs the mechanism 'locks', which is not in the game yet"
    return None


def _payable(price: e.Price | None) -> bool:
    """Whether nothing has to be chosen to pay it."""
    if not isinstance(price, e.Cull):
        return True
    pick = price.dice
    if isinstance(pick, Special):
        return True
    return isinstance(pick, One) and isinstance(pick.dice, Dice) and len(pick.dice.classes) == 1


def _one_move(do: tuple[e.Effect, ...]) -> bool:
    return len(do) == 1 and isinstance(do[0], e.Move) and do[0].to in (Zone.REMOVED, Zone.ACTIVE, Zone.WILDS)
