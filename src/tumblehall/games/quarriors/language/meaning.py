"""What is declared works, or is refused here with the card and the reason where no rule could carry it out; and which
words are about quests alone."""

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
    Counting,
    Guard,
    Happening,
    Moment,
    Source,
    Special,
    What,
    Window,
    Zone,
)

OF_QUESTS: frozenset[object] = frozenset(
    (
        *(Guard.BONUS, Guard.ART1, Guard.ART2, Guard.ART3, Source.QUARTIFACT, What.QUARTIFACT),
        *(Moment.CHALLENGE_MET, Moment.CHALLENGE_OVER, Moment.QUEST_DONE, Moment.QUEST_DIE, Moment.QUEST_BONUS),
        *(Window.PARTY_SENT, Window.CHALLENGE, Action.START_QUEST, Action.LONE_CHALLENGE),
        *(Happening.CHALLENGER_GOES_HOME, Happening.QUARTIFACT_GOES_HOME, Happening.QUEST_DIE),
        *(Happening.SPELLS_GO_HOME, Zone.CHALLENGE, Zone.PARTY, Counting.NO_QUARTIFACTS),
        *(m.QuestLevels, m.FirstStrike, m.SpillToQuest, e.Damage),
        *(e.TakeQuartifact, e.RerollQuestDie, e.SetQuestDie),
    )
)
"""Words and names that are about quests, parties and quartifacts alone."""


def refuse(card: Card, die: DieClass) -> None:
    """ValueError with the card and the reason where something it says would not work."""
    for line in card.lines:
        for part in (line.guard, *line.clauses):
            reason = needs(part)
            if reason is not None:
                raise ValueError(f"{card.die_class}/{card.type}: {reason}")


def needs(value: Any) -> str | None:
    """What keeps these words from working, in words; None: nothing does."""
    if isinstance(value, c.Instead) and value.happening is Happening.TO_USED and not _one_move(value.do):
        return "in place of a used pile a die can only be moved elsewhere"
    if isinstance(value, c.Instead | c.Activate | e.May) and not _payable(value.price):
        return "a price of dice must name one die of one class"
    return next((reason for part in _parts(value) if (reason := needs(part)) is not None), None)


def speaks_of_quests(value: Any) -> bool:
    """Whether words are about quests, parties or quartifacts alone: of several that are enough each, all of them."""
    if any(_is_name(key) and key in OF_QUESTS for key in (value, type(value))):
        return True
    if isinstance(value, Dice) and value.zones == (Zone.QUEST,):
        return True
    if isinstance(value, Either):
        return all(map(speaks_of_quests, value.of))
    names = isinstance(value, tuple) and bool(value) and all(isinstance(part, Enum) for part in value)
    return (all if names else any)(map(speaks_of_quests, _parts(value)))


def _parts(value: Any) -> tuple[Any, ...]:
    if isinstance(value, tuple):
        return value
    if is_dataclass(value) and not isinstance(value, type):
        return tuple(getattr(value, each.name) for each in fields(value))
    return ()


def _is_name(key: Any) -> bool:
    return isinstance(key, type) or hasattr(key, "name")


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
