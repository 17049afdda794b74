"""The words of characters and monsters as data: read from the data files, and written for programs."""

from dataclasses import fields
from enum import IntEnum
from typing import Any

from tumblehall.games.angryquest.content.facts import Attribute
from tumblehall.games.angryquest.language import monster_words as mw
from tumblehall.games.angryquest.language import words as w
from tumblehall.games.angryquest.language.words import Role


def ability_of(data: dict[str, Any]) -> w.Ability:
    """The word for an ability as the content file writes it."""
    role = Role[data.get("role", "both").upper()]
    n: int = data.get("n", 0)
    attribute = Attribute[data["attr"].upper()] if "attr" in data else Attribute.CLOSE
    match data["do"], data.get("mode"):
        case "MOVE_ROLL", "reroll":
            return w.RollAgain()
        case "MOVE_ROLL", "adjust":
            return w.Adjust(n)
        case "MOVE_ROLL", "remap":
            return w.Remap(tuple(data["from"]), data["to"])
        case "MOVE_ROLL", "split":
            return w.Split()
        case "MOVE_ROLL", "reverse":
            return w.Reverse(data["max"])
        case "START_BONUS", _:
            return w.StartBonus(n)
        case "LAIR_TRIM", _:
            return w.LairTrim(n)
        case "DICE", _:
            return w.MoreDice(n, role, data.get("range", 0))
        case "REROLL", _:
            return w.Reroll(n, role)
        case "HIT_ON", _:
            return w.HitOn(attribute, data["target"], role)
        case "CRIT", _:
            return w.Critical(attribute, data["value"], role)
        case "NO_CRIT", _:
            return w.NoCritical(role)
        case "PIERCE", _:
            return w.Pierce(n, role)
        case "ARMOUR_VS_ARCANE", _:
            return w.ArmourVsArcane()
        case "TIES", _:
            return w.WinTies(role)
        case "REACH", _:
            return w.Reach(attribute, n)
        case "HIDE", _:
            return w.Hide()
        case "RETREAT", _:
            return w.Retreat(n, role)
        case "SPOILS", _:
            return w.Spoils(role)
        case "ADVANCE", _:
            return w.Advance(n, role)
        case "UPGRADE_DICE", _:
            return w.UpgradeDice(n)
        case "UPGRADE_ON", _:
            return w.UpgradeOn(data["target"])
        case "UPGRADE_STACK", _:
            return w.UpgradeStack(data["max"])
        case "TOWN_ACTIONS", _:
            return w.TownActions(n)
        case "REPLACE_DRAW", _:
            return w.ReplaceDraw(n)
        case "REPLACE_KEEP", _:
            return w.ReplaceKeep()
        case "LUCK_PASS", _:
            return w.LuckPass()
        case "LUCK_REPEAT", _:
            return w.LuckRepeat(n)
        case "CURSE_IMMUNE", _:
            return w.CurseImmune()
        case "CURSE_SAVE", _:
            return w.CurseSave(data["target"])
        case "CURSE_PASS", _:
            return w.CursePass()
        case _:
            raise ValueError(f"characters.csv: there is no word for {data}")


def effect_of(data: dict[str, Any]) -> mw.SpaceEffect:
    """The word for what a luck or curse space does."""
    match data["do"]:
        case "SHIFT":
            return mw.Shift(data["n"])
        case "UPGRADE_TRY":
            return mw.UpgradeTry(Attribute[data["attr"].upper()])
        case "STALL":
            return mw.Stall()
        case "RALLY":
            return mw.Rally()
        case "DOOM":
            return mw.Doom(tuple(data["on"]))
        case "EXTRA_ROLL":
            return mw.ExtraRoll()
        case "SWAP_BEHIND":
            return mw.SwapBehind()
        case "REPLACE_HERE":
            return mw.ReplaceHere()
        case "LOSE_UPGRADE":
            return mw.LoseUpgrade(mw.Shift(data["else"]["n"]))
        case "SHOVE":
            return mw.Shove(data["n"], data["within"])
        case "WEAKEN":
            return mw.Weaken(data["n"])
        case _:
            raise ValueError(f"monsters.csv: there is no word for {data}")


def sixes_of(data: dict[str, Any]) -> mw.SixRule:
    """The word for how a 6 counts against a monster."""
    match data["do"]:
        case "CRIT_NONE":
            return mw.PlainSixes()
        case "CRIT_DOUBLE":
            return mw.DoubleSixes()
        case "CRIT_REROLL":
            return mw.RerollingSixes()
        case "CRIT_EXPLODE":
            return mw.ExplodingSixes()
        case "CRIT_PAIR":
            return mw.PairedSixes(data["value"])
        case "CRIT_CARRY":
            return mw.CarriedSixes(data["max"])
        case _:
            raise ValueError(f"monsters.csv: there is no word for {data}")


def as_data(word: w.Ability | mw.SpaceEffect) -> dict[str, Any]:
    """A word as programs read it: `{"do": "shift", "n": 3}`."""
    name = "".join(f"-{c.lower()}" if c.isupper() else c for c in type(word).__name__)[1:]
    return {"do": name, **{field.name: _plain(getattr(word, field.name)) for field in fields(word)}}


def _plain(value: Any) -> Any:
    match value:
        case IntEnum():
            return value.name.lower()
        case tuple():
            return list(value)
        case mw.Shift():
            return as_data(value)
        case _:
            return value
