"""Who has which ability: one table for each word, by character, so that the rules look up instead of searching."""

from typing import TypeVar

from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.content.board import beyond
from tumblehall.games.angryquest.language import words as w

A = TypeVar("A")


def table_of(word: type[A]) -> tuple[A | None, ...]:
    """For each character its ability if it is of that word, else None."""
    return tuple(c.ability if isinstance(c.ability, word) else None for c in CHARACTERS)


ROLL_AGAIN = table_of(w.RollAgain)
ADJUST = table_of(w.Adjust)
REMAP = table_of(w.Remap)
SPLIT = table_of(w.Split)
REVERSE = table_of(w.Reverse)
START_BONUS = table_of(w.StartBonus)
LAIR_TRIM = table_of(w.LairTrim)
MORE_DICE = table_of(w.MoreDice)
REROLL = table_of(w.Reroll)
HIT_ON = table_of(w.HitOn)
CRITICAL = table_of(w.Critical)
NO_CRITICAL = table_of(w.NoCritical)
PIERCE = table_of(w.Pierce)
ARMOUR_VS_ARCANE = table_of(w.ArmourVsArcane)
WIN_TIES = table_of(w.WinTies)
REACH = table_of(w.Reach)
REACHED = tuple(None if reach is None else beyond(reach.n) for reach in REACH)
"""Where who may attack from afar finds somebody, beyond the neighbouring spaces, by the space of the attacker."""
HIDE = table_of(w.Hide)
RETREAT = table_of(w.Retreat)
SPOILS = table_of(w.Spoils)
ADVANCE = table_of(w.Advance)
UPGRADE_DICE = table_of(w.UpgradeDice)
UPGRADE_ON = table_of(w.UpgradeOn)
UPGRADE_STACK = table_of(w.UpgradeStack)
TOWN_ACTIONS = table_of(w.TownActions)
REPLACE_DRAW = table_of(w.ReplaceDraw)
REPLACE_KEEP = table_of(w.ReplaceKeep)
LUCK_PASS = table_of(w.LuckPass)
LUCK_REPEAT = table_of(w.LuckRepeat)
CURSE_IMMUNE = table_of(w.CurseImmune)
CURSE_SAVE = table_of(w.CurseSave)
CURSE_PASS = table_of(w.CursePass)
