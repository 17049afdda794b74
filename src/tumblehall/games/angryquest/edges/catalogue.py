"""Printed facts that never change, as plain values: what a client needs to draw cards and the board."""

from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, STRIKES, printed
from tumblehall.kernel.values import Json


def catalogue() -> dict[str, Json]:
    return {
        "characters": {
            character.slug: {
                "name": character.name,
                "ability": character.ability_name,
                "text": character.ability_text,
                "values": dict(zip(ATTRIBUTES, character.values, strict=True)),
            }
            for character in CHARACTERS
        },
        "monsters": {
            monster.slug: {
                "name": monster.name,
                "needs": [dict(zip(STRIKES, phase, strict=True)) for phase in monster.needs],
                "sixes": monster.sixes_text,
                "luck": monster.luck_text,
                "curse": monster.curse_text,
            }
            for monster in MONSTERS
        },
        "board": printed("board.csv"),
    }
