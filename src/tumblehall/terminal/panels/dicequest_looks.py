"""How Dicequest looks in signs: symbols, wounds, rewards, dice, heroes. No ink says what no sign says."""

from collections.abc import Iterable, Mapping
from typing import cast

from tumblehall.games.dicequest.cards.challenges import AT_PLAY, CHALLENGES
from tumblehall.games.dicequest.cards.facts import Challenge, Rewards
from tumblehall.games.dicequest.cards.printed import ITEMS, QUESTS
from tumblehall.games.dicequest.content.dice import FACE_BY_NAME, SHOWN, SYMBOLS
from tumblehall.games.dicequest.content.kinds import Sign
from tumblehall.games.dicequest.edges.view import Hero, MarketHero, Seen, Token, WoundKind, Wounds
from tumblehall.kernel.values import Json
from tumblehall.terminal.inks import ACCENT, DARK, INK_2, OCHRE, ON_ACCENT, PAPER_HI, PAPER_LO
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.sheet import Row

SIGNS: dict[Sign, str] = {"sword": "†", "arrow": "↗", "wand": "✦", "shield": "▼", "rune": "¤", "any": "○"}
WOUNDS: dict[WoundKind, str] = {"light": "♥", "deadly": "✖", "unblockable": "♥!"}
GOLD, POINTS, EXPERT, TOKEN, FLAG, OWN_RULE = "g", "P", "★", "↻", "⚑", "*"
LEVEL, BASIC, LEGENDARY = "↥", "▫", "▪"
DICE = {
    "red": ("R", "#e58f7a"), "blue": ("B", "#6aa7d6"), "yellow": ("Y", "#efc94c"), "green": ("G", "#8fb043"),
}  # fmt: skip
"""The letter and the ink of each colour of dice."""
ITEM_INK, QUEST_INK = "#cdb8e6", "#d8bf94"
CHALLENGE_OF = {facts.slug: facts for facts in CHALLENGES}
QUEST_OF = {quest.challenge.slug: quest for quest in QUESTS}
ITEM_NAME = {item.slug: item.name for item in ITEMS}
PLAYTIME = CHALLENGES[AT_PLAY].slug


LABEL = 8
"""Columns before what stands in a zone."""


class Marks:
    """Which things options are about: their keys, and those that the option looked at names."""

    def __init__(self, scene: Scene) -> None:
        self._refs = set(scene.focus.refs) if scene.focus is not None else set()
        self._keys: dict[str, str] = {}
        for option in scene.decision.options if scene.decision is not None else ():
            for ref in option.refs:
                self._keys.setdefault(ref, scene.keys.get(option.id, ""))

    def of(self, ref: str) -> tuple[str | None, bool]:
        return self._keys.get(ref), ref in self._refs


def seen(view: Mapping[str, Json]) -> Seen:
    """A view of this game, by its type."""
    return cast(Seen, view)


def needs(counts: Mapping[Sign, int]) -> str:
    """`2†1¤`, in the order of the signs; `–` for nothing."""
    return "".join(f"{counts[name]}{sign}" for name, sign in SIGNS.items() if counts.get(name)) or "–"


def threat(token: Token) -> str:
    """`[2†]`, `[¤]`."""
    return f"[{needs(token['need']).replace('1', '')}]"


def hurts(wounds: Wounds) -> str:
    return "".join(f"{wounds[kind]}{sign}" for kind, sign in WOUNDS.items() if wounds[kind]) or "–"


def printed(facts: Challenge) -> dict[Sign, int]:
    """What a card asks for, by symbol."""
    return dict(zip(SIGNS, facts.need, strict=True))


def printed_wounds(facts: Challenge) -> Wounds:
    return {"light": facts.light, "deadly": facts.deadly, "unblockable": facts.unblockable}


def gives(rewards: Rewards) -> str:
    """`2g1▫`."""
    parts = {GOLD: rewards.gold, LEVEL: rewards.level_up, BASIC: rewards.basic_item, LEGENDARY: rewards.legendary_item}
    return "".join(f"{n}{sign}" for sign, n in parts.items() if n) or "–"


def party_size(facts: Challenge) -> str:
    """`1`, `2-3`."""
    least, most = facts.party
    return f"{least}" if least == most else f"{least}-{most}"


def face(name: str) -> str:
    """`††` of `red:2sword`, `·` of a blank."""
    shown = SHOWN[FACE_BY_NAME[name]]
    return "".join(SIGNS[symbol] * n for symbol, n in zip(SYMBOLS, shown, strict=True)) or "·"


def letters(dice: Iterable[str]) -> str:
    return "".join(DICE[colour][0] for colour in dice)


def chip(words: str, ink: str, key: str | None, focused: bool) -> Row:
    """Words on a ground. `key`: that of the option about it, None where there is none."""
    if focused:
        return [(f"»{words} ", f"bold {ON_ACCENT} on {ACCENT}")]
    offered: Row = [] if key is None else [(f"{key}›", f"bold {ACCENT} on {PAPER_LO}")]
    return [*offered, (f" {words} ", f"{DARK} on {ink}")]


def die(name: str, key: str | None, focused: bool) -> Row:
    """`R ††`."""
    letter, ink = DICE[name.partition(":")[0]]
    return chip(f"{letter} {face(name)}", ink, key, focused)


def hero_words(hero: Hero, most: int = 20) -> str:
    """`R Duelist★♥`: dice, name, whether an expert, the wound."""
    expert = EXPERT if hero["expert"] else ""
    wound = WOUNDS[hero["wound"]] if hero["wound"] else ""
    return f"{letters(hero['dice'])} {hero['name'][:most]}{expert}{wound}"


def hero_chip(hero: Hero, key: str | None, focused: bool, most: int = 20) -> Row:
    """A hero of a party."""
    return chip(hero_words(hero, most), DICE[hero["dice"][0]][1], key, focused)


def market_chip(hero: MarketHero, key: str | None, focused: bool, points: bool, most: int) -> Row:
    """A hero for hire: price, dice, name; its points as an expert where there is room."""
    worth = f" {hero['points']}{POINTS}" if points else ""
    dearer = hero["price"] != hero["cost"]
    row = chip(f"{letters(hero['dice'])} {hero['name'][:most]}{worth}", DICE[hero["dice"][0]][1], key, focused)
    return [*row, (f" {hero['price']}{GOLD} ", f"bold {OCHRE if dearer else INK_2} on {PAPER_HI}")]
