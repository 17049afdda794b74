"""The printed facts, read once from the files in `content/`: characters, monsters, and their words."""

import csv
import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from tumblehall.games.angryquest import monster_words as mw
from tumblehall.games.angryquest import words as w
from tumblehall.games.angryquest.words import Attribute, Role

ATTRIBUTES = tuple(attribute.name.lower() for attribute in Attribute)
COLOURS = ("red", "green", "blue", "yellow")


@dataclass(frozen=True, slots=True)
class Character:
    """One of the 32 cards. `values` are the five attributes in their order."""

    number: int
    slug: str
    name: str
    values: tuple[int, ...]
    ability_name: str
    ability: w.Ability
    ability_text: str


@dataclass(frozen=True, slots=True)
class Monster:
    """One of the six. `needs[phase][attribute]` is (successes, lowest face that is one), or None: not allowed."""

    number: int
    slug: str
    name: str
    needs: tuple[tuple[tuple[int, int] | None, ...], ...]
    sixes: mw.SixRule
    luck: mw.SpaceEffect
    curse: mw.SpaceEffect
    sixes_text: str
    luck_text: str
    curse_text: str


def rows_of(name: str) -> list[dict[str, str]]:
    """The rows of a content file."""
    text = (files("tumblehall.games.angryquest") / "content" / name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def slug_of(name: str) -> str:
    """`Vessa Quickstep` -> `vessa-quickstep`."""
    return "-".join("".join(c if c.isalnum() else " " for c in name.lower()).split())


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


def _character(number: int, row: dict[str, str]) -> Character:
    return Character(
        number=number,
        slug=slug_of(row["name"]),
        name=row["name"],
        values=tuple(int(row[name]) for name in ATTRIBUTES),
        ability_name=row["ability_name"],
        ability=ability_of(json.loads(row["ability"])),
        ability_text=row["ability_text"],
    )


def _monster(number: int, row: dict[str, str]) -> Monster:
    def need(phase: int, name: str) -> tuple[int, int] | None:
        least = row[f"p{phase}_{name}_min"]
        return (int(least), int(row[f"p{phase}_{name}_target"])) if least else None

    return Monster(
        number=number,
        slug=slug_of(row["name"]),
        name=row["name"],
        needs=tuple(tuple(need(phase, name) for name in ATTRIBUTES[:3]) for phase in (1, 2)),
        sixes=sixes_of(json.loads(row["critical"])),
        luck=effect_of(json.loads(row["luck"])),
        curse=effect_of(json.loads(row["curse"])),
        sixes_text=row["critical_text"],
        luck_text=row["luck_text"],
        curse_text=row["curse_text"],
    )


CHARACTERS = tuple(_character(i, row) for i, row in enumerate(rows_of("characters.csv")))
MONSTERS = tuple(_monster(i, row) for i, row in enumerate(rows_of("monsters.csv")))
CHARACTER_NUMBERS = {character.slug: character.number for character in CHARACTERS}
MONSTER_NUMBERS = {monster.slug: monster.number for monster in MONSTERS}
