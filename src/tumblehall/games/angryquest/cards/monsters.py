"""The six monsters."""

import json
from dataclasses import dataclass

from tumblehall.games.angryquest.content.facts import STRIKES, printed
from tumblehall.games.angryquest.language.data import effect_of, sixes_of
from tumblehall.games.angryquest.language.monster_words import SixRule, SpaceEffect
from tumblehall.kernel.content import slug_of


@dataclass(frozen=True, slots=True)
class Monster:
    """One monster. `needs[phase][attribute]` is (successes, lowest face that is one), or None: not allowed."""

    number: int
    slug: str
    name: str
    needs: tuple[tuple[tuple[int, int] | None, ...], ...]
    sixes: SixRule
    luck: SpaceEffect
    curse: SpaceEffect
    sixes_text: str
    luck_text: str
    curse_text: str


def _monster(number: int, row: dict[str, str]) -> Monster:
    def need(phase: int, name: str) -> tuple[int, int] | None:
        least = row[f"p{phase}_{name}_min"]
        return (int(least), int(row[f"p{phase}_{name}_target"])) if least else None

    return Monster(
        number=number,
        slug=slug_of(row["name"]),
        name=row["name"],
        needs=tuple(tuple(need(phase, name) for name in STRIKES) for phase in (1, 2)),
        sixes=sixes_of(json.loads(row["critical"])),
        luck=effect_of(json.loads(row["luck"])),
        curse=effect_of(json.loads(row["curse"])),
        sixes_text=row["critical_text"],
        luck_text=row["luck_text"],
        curse_text=row["curse_text"],
    )


MONSTERS = tuple(_monster(i, row) for i, row in enumerate(printed("monsters.csv")))
MONSTER_NUMBERS = {monster.slug: monster.number for monster in MONSTERS}
