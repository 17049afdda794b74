"""Every character and monster with its facts and its text."""

from tumblehall.games.angryquest.cards.characters import CHARACTERS, Character
from tumblehall.games.angryquest.cards.monsters import MONSTERS, Monster
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, STRIKES
from tumblehall.kernel.sheets import CardSheet

LEGEND = (
    "A character has dice for close, ranged and arcane combat, armour, and a bonus to its movement (AQ-2.1). A monster "
    "is beaten in two phases; each names for every kind of combat how many dice must show at least which face, or that "
    "it is of no use there."
)


def sheets() -> tuple[CardSheet, ...]:
    return (*(character_sheet(each) for each in CHARACTERS), *(monster_sheet(each) for each in MONSTERS))


def character_sheet(character: Character) -> CardSheet:
    values = zip(ATTRIBUTES, character.values, strict=True)
    return CardSheet(
        group="Characters",
        name=character.name,
        id=character.slug,
        facts=", ".join(f"{name} {value}" for name, value in values),
        pieces=f"{len(CHARACTERS)} cards",
        text=(f"{character.ability_name}. {character.ability_text}",),
        notes="",
        ours=True,
    )


def monster_sheet(monster: Monster) -> CardSheet:
    phases = (f"phase {number}: {needs_of(needs)}" for number, needs in enumerate(monster.needs, 1))
    return CardSheet(
        group="Monsters",
        name=monster.name,
        id=monster.slug,
        facts="; ".join(phases),
        pieces=f"{len(MONSTERS)} cards",
        text=(f"Sixes. {monster.sixes_text}", f"Luck. {monster.luck_text}", f"Curse. {monster.curse_text}"),
        notes="",
    )


def needs_of(needs: tuple[tuple[int, int] | None, ...]) -> str:
    told = (
        f"{name} {need[0]} of {need[1]} or more" if need else f"no {name}"
        for name, need in zip(STRIKES, needs, strict=True)
    )
    return ", ".join(told)
