"""Options of a game on the command line: NAME=VALUE."""

from argparse import ArgumentParser

from tumblehall.commands.naming import guess, meant
from tumblehall.commands.parser import is_number
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.options import Choice, FirstSeat, Flag, GameOption, Listed, Number, Several
from tumblehall.kernel.values import Json
from tumblehall.library import game_named


def add_option(parser: ArgumentParser, words: str) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=words)


def read_options(game: str, given: list[str]) -> dict[str, Json]:
    """Options from NAME=VALUE; what the values must be is for the game to say."""
    declared = game_named(game).info.options
    values: dict[str, Json] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"--option: must be NAME=VALUE; got '{text}'")
        name = meant(name, declared) or name
        if name in values:
            raise BadInput(f"--option: '{name}' is given twice")
        if name not in declared:
            names = ", ".join(declared) or "none"
            raise BadInput(f"--option: {game} has no option '{name}'; its options are {names}{guess(name, declared)}")
        values[name] = read_value(declared[name], value)
    return values


def read_value(option: GameOption, text: str) -> Json:
    """A value as its option would have it; text that does not fit stays text and is refused later."""
    match option:
        case Flag():
            return {"true": True, "yes": True, "false": False, "no": False}.get(text.lower(), text)
        case Number() | FirstSeat():
            return int(text) if is_number(text) else text
        case Listed(presets) if (preset := meant(text, presets)) is not None:
            return preset
        case Several() | Listed():
            words = (word.strip() for word in text.split(","))
            return [meant(word, option.choices) or word for word in words if word]
        case Choice():
            return meant(text, option.choices) or text
