"""The 32 characters."""

import json
from dataclasses import dataclass

from tumblehall.games.angryquest.content.facts import ATTRIBUTES, printed
from tumblehall.games.angryquest.language.data import ability_of
from tumblehall.games.angryquest.language.words import Ability
from tumblehall.kernel.content import slug_of


@dataclass(frozen=True, slots=True)
class Character:
    """One card. `values` are the five attributes in their order."""

    number: int
    slug: str
    name: str
    values: tuple[int, ...]
    ability_name: str
    ability: Ability
    ability_text: str


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


CHARACTERS = tuple(_character(i, row) for i, row in enumerate(printed("characters.csv")))
CHARACTER_NUMBERS = {character.slug: character.number for character in CHARACTERS}
CARDS = len(CHARACTERS)
