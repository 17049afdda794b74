"""The printed facts, read once from the files in `content/`: faces, heroes, items, quests, adventures, threats, board.
Abilities are spelled there in the words of `words.py`."""

import csv
from dataclasses import dataclass
from importlib.resources import files

from tumblehall.games.dicequest import clauses as c
from tumblehall.games.dicequest import kinds as k
from tumblehall.games.dicequest import words as w
from tumblehall.games.dicequest.spelling import ability_of, condition_of, cost_of, effects_of

Row = dict[str, str]
SLOTS = ("sword", "arrow", "wand", "shield", "rune", "any")
"""What a requirement counts, in the order of `words.Symbol`."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of the six sides of the dice of a colour."""

    colour: k.Colour
    hero_class: str
    dice: int
    """How many dice of the colour are in the box."""
    face: str
    symbols: tuple[int, ...]
    """How many of each symbol it shows."""


@dataclass(frozen=True, slots=True)
class HeroFacts:
    """An apprentice with the expert on its back, or a legend, who has that side only."""

    id: str
    name: str
    slug: str
    hero_class: str
    """Legends have none."""
    legend: bool
    dice: tuple[k.Colour, ...]
    cost: int
    points: int
    """As an expert or a legend; apprentices give none."""
    ability: c.Ability | None
    reference: str
    """The ability as the content file says it: for review only, never shown."""


@dataclass(frozen=True, slots=True)
class ItemFacts:
    id: str
    name: str
    slug: str
    deck: str
    """basic, take_that or legendary"""
    kind: str
    """single_use, equipment or treasure"""
    points: int
    ability: c.Ability | None
    on_opponent: bool
    lasting: bool
    """Whether it waits for the opponent's next quest."""
    reference: str


@dataclass(frozen=True, slots=True)
class Rewards:
    gold: int = 0
    level_up: int = 0
    basic_item: int = 0
    legendary_item: int = 0


@dataclass(frozen=True, slots=True)
class Challenge:
    """What a quest or an adventure asks for."""

    id: str
    name: str
    slug: str
    act: int
    party: tuple[int, int]
    need: tuple[int, ...]
    """How many of each slot of SLOTS."""
    light: int
    deadly: int
    unblockable: int
    ability: c.Ability | None
    flavour: str
    reference: str


@dataclass(frozen=True, slots=True)
class QuestFacts:
    challenge: Challenge
    guaranteed: Rewards
    success: Rewards
    points: int


@dataclass(frozen=True, slots=True)
class AdventureFacts:
    challenge: Challenge
    coop: bool
    first_game: bool
    score: k.Kinds
    """The unlimited symbols; none in co-op."""
    ranks: tuple[tuple[w.Effect, ...], ...]
    reward: tuple[w.Effect, ...]


@dataclass(frozen=True, slots=True)
class ThreatFacts:
    id: str
    name: str
    slug: str
    ability: c.Ability
    reference: str


@dataclass(frozen=True, slots=True)
class TokenFacts:
    id: str
    act: int
    need: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BoardAction:
    """An action printed on the board. `act`: in which act it is there; 0 in co-op only."""

    id: str
    name: str
    slug: str
    cost: c.Cost
    effects: tuple[w.Effect, ...]
    act: int
    reference: str


@dataclass(frozen=True, slots=True)
class Income:
    """What a turn brings. `condition` None: always."""

    condition: c.Condition | None
    effects: tuple[w.Effect, ...]


def rows_of(name: str) -> list[Row]:
    """The rows of a content file."""
    text = (files("tumblehall.games.dicequest") / "content" / f"{name}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def slug_of(name: str) -> str:
    """`Old Orrin's Goat` -> `old-orrins-goat`."""
    return "-".join("".join(c if c.isalnum() else " " for c in name.lower().replace("'", "")).split())


def _side(row: Row) -> Side:
    symbols = tuple(int(row[name]) for name in SLOTS[:5])
    return Side(k.Colour[row["colour"].upper()], row["hero_class"], int(row["physical_dice"]), row["face_id"], symbols)


def _ability(row: Row, prefix: str = "") -> c.Ability | None:
    return ability_of(
        row[f"{prefix}when"],
        row[f"{prefix}condition"],
        row.get("cost", ""),
        row[f"{prefix}effect"],
        row.get("mandatory") == "1" or bool(prefix),  # DQ-4.4: a quest's own abilities must be used
    )


def _hero(row: Row) -> HeroFacts:
    legend = "recruit_cost" in row
    return HeroFacts(
        id=row["id"],
        name=row["name"],
        slug=slug_of(row["name"]),
        hero_class=row.get("hero_class", ""),
        legend=legend,
        dice=tuple(k.Colour[colour.upper()] for colour in row["dice"].split(";")),
        cost=int(row["recruit_cost" if legend else "apprentice_cost"]),
        points=int(row["vp" if legend else "expert_vp"]),
        ability=_ability(row),
        reference=row["text"],
    )


def _item(row: Row) -> ItemFacts:
    return ItemFacts(
        id=row["id"],
        name=row["name"],
        slug=slug_of(row["name"]),
        deck=row["deck"],
        kind=row["kind"],
        points=int(row["vp"]),
        ability=_ability(row),
        on_opponent=row["target"] == "opponent",
        lasting=row["duration"] == "next_quest",
        reference=row["text"],
    )


def _need(row: Row) -> tuple[int, ...]:
    return tuple(int(row[f"req_{slot}"]) for slot in SLOTS)


def _challenge(row: Row) -> Challenge:
    return Challenge(
        id=row["id"],
        name=row["name"],
        slug=slug_of(row["name"]),
        act=int(row["act"]),
        party=(int(row["party_min"]), int(row["party_max"])),
        need=_need(row),
        light=int(row["wounds_light"]),
        deadly=int(row["wounds_deadly"]),
        unblockable=int(row["wounds_unblockable_light"]),
        ability=_ability(row, "special_"),
        flavour=row["flavour"],
        reference=row["special_text"],
    )


def _rewards(row: Row, prefix: str) -> Rewards:
    names = ("gold", "level_up", "basic_item", "legendary_item")
    return Rewards(*(int(row[f"{prefix}_{name}"]) for name in names))


def _quest(row: Row) -> QuestFacts:
    return QuestFacts(_challenge(row), _rewards(row, "guaranteed"), _rewards(row, "success"), int(row["vp"]))


def _adventure(row: Row) -> AdventureFacts:
    score = row["score_symbols"]
    return AdventureFacts(
        challenge=_challenge(row),
        coop=row["mode"] == "coop",
        first_game=row["first_game"] == "1",
        score=tuple(k.Symbol[name.upper()] for name in score.split("|")) if score else (),
        ranks=tuple(effects_of(row[f"rank{rank}"]) for rank in range(1, 5)),
        reward=effects_of(row["reward"]),
    )


def _threat(row: Row) -> ThreatFacts:
    ability = ability_of(row["timing"], row["condition"], "", row["effect"], mandatory=True)
    assert ability is not None, f"threats.csv: {row['id']} has no timing"
    return ThreatFacts(row["id"], row["name"], slug_of(row["name"]), ability, row["text"])


ACTS = {"after_act_1": 2, "after_act_2": 3, "coop_only": 0}


def _action(row: Row) -> BoardAction:
    effects = effects_of(row["effect"])
    cost = cost_of(row["cost_or_condition"])
    return BoardAction(row["id"], row["name"], slug_of(row["name"]), cost, effects, ACTS[row["available"]], row["text"])


SIDES = tuple(_side(row) for row in rows_of("dice"))
HEROES = tuple(_hero(row) for name in ("heroes", "legendary_heroes") for row in rows_of(name))
"""The 28 apprentices, then the 15 legends."""
ITEMS = tuple(_item(row) for row in rows_of("items"))
QUESTS = tuple(_quest(row) for row in rows_of("quests"))
ADVENTURES = tuple(_adventure(row) for row in rows_of("adventures"))
THREATS = tuple(_threat(row) for row in rows_of("threats"))
TOKENS = tuple(TokenFacts(row["id"], int(row["act"]), _need(row)) for row in rows_of("threat_tokens"))
BOARD = rows_of("board")
ACTIONS = tuple(_action(row) for row in BOARD if row["kind"].endswith("_action"))
INCOMES = tuple(
    Income(condition_of(row["cost_or_condition"]), effects_of(row["effect"]))
    for row in BOARD
    if row["kind"] == "income"
)
PLAYTIME = next(effects_of(row["effect"]) for row in BOARD if row["kind"] == "quest")
"""What the quest printed on the board brings (DQ-4.2)."""
