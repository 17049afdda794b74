"""What things are called in English."""

from tumblehall.games.angryquest.cards.characters import CHARACTER_NUMBERS, CHARACTERS
from tumblehall.games.angryquest.content.board import HOME, LOOP, SPACE_NUMBERS, SPACES
from tumblehall.games.angryquest.content.facts import COLOURS

SIGNS = {"luck": "clover", "curse": "bones", "crossroads": "signpost", "entry": "{} entry", "gate": "{} gate"}
"""What is drawn on spaces of the loop."""
SIDES = {"n": "north", "e": "east", "s": "south", "w": "west"}


def name(slug: str) -> str:
    """The printed name of a character."""
    return CHARACTERS[CHARACTER_NUMBERS[slug]].name


def attribute_name(attribute: str) -> str:
    """How texts call an attribute."""
    return attribute.capitalize()


def space_name(slug: str) -> str:
    """How texts call a space: its number and sign on the loop, its place elsewhere."""
    number = SPACE_NUMBERS[slug]
    if number == HOME:
        return "home"
    space = SPACES[number]
    colour = COLOURS[space.colour] if space.colour >= 0 else ""
    if number < LOOP:
        sign = SIGNS.get(space.kind, "").format(colour)
        return f"space {number} ({sign})" if sign else f"space {number}"
    kind, *rest = slug.split("-")
    match kind:
        case "sett":
            return f"the {SIDES[rest[0]]} town"
        case "road":
            return f"the road {'to' if rest[1] == '1' else 'from'} the {SIDES[rest[0]]} town"
        case "ent":
            return f"place {rest[1]} of the {colour} lair"
        case "cmb":
            return f"the {colour} place {rest[1]} before the monster"
        case "home":
            return f"the {colour} home"
        case _:
            return "the monster"
