"""What things are called in English."""

from tumblehall.games.angryquest.cards.characters import CHARACTER_NUMBERS, CHARACTERS


def name(slug: str) -> str:
    """The printed name of a character."""
    return CHARACTERS[CHARACTER_NUMBERS[slug]].name


def attribute_name(attribute: str) -> str:
    """How texts call an attribute."""
    return attribute.capitalize()
