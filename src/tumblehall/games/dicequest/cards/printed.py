"""Every card as it is printed, read once from the files in `content/`."""

from tumblehall.games.dicequest.cards.facts import (
    AdventureFacts,
    BoardAction,
    Challenge,
    HeroFacts,
    Income,
    ItemFacts,
    QuestFacts,
    Rewards,
    ThreatFacts,
    TokenFacts,
)
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.content.kinds import WANTED
from tumblehall.games.dicequest.language import clauses as c
from tumblehall.games.dicequest.language.parse import ability_of, condition_of, cost_of, effects_of
from tumblehall.kernel.content import rows_of, slug_of

Row = dict[str, str]
DESIGNED = "designed"
"""The origin of what no rulebook says."""


def _rows(name: str) -> list[Row]:
    return rows_of("tumblehall.games.dicequest.content", f"{name}.csv")


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
        ours=row["origin"] == DESIGNED,
    )


def _need(row: Row) -> tuple[int, ...]:
    return tuple(int(row[f"req_{slot}"]) for slot in WANTED)


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
        ours=row["origin"] == DESIGNED,
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


HEROES = tuple(_hero(row) for name in ("heroes", "legendary_heroes") for row in _rows(name))
"""The 28 apprentices, then the 15 legends."""
ITEMS = tuple(_item(row) for row in _rows("items"))
QUESTS = tuple(_quest(row) for row in _rows("quests"))
ADVENTURES = tuple(_adventure(row) for row in _rows("adventures"))
THREATS = tuple(_threat(row) for row in _rows("threats"))
TOKENS = tuple(TokenFacts(row["id"], int(row["act"]), _need(row)) for row in _rows("threat_tokens"))
BOARD = _rows("board")
ACTIONS = tuple(_action(row) for row in BOARD if row["kind"].endswith("_action"))
INCOMES = tuple(
    Income(condition_of(row["cost_or_condition"]), effects_of(row["effect"]))
    for row in BOARD
    if row["kind"] == "income"
)
PLAYTIME = next(effects_of(row["effect"]) for row in BOARD if row["kind"] == "quest")
"""What the quest printed on the board brings (DQ-4.2)."""
