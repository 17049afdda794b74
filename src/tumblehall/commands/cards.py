"""`tumblehall cards`: every card of a game, with its facts and its text."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import asdict

from tumblehall.commands.json_out import add_json, print_json
from tumblehall.commands.naming import game_name
from tumblehall.commands.parser import Commands, add_command
from tumblehall.commands.wording import wrapped
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.sheets import CardSheet
from tumblehall.library import game_named, list_games

DESCRIPTION = """
Prints the cards of a game: name, facts, dice with all their faces, text, and what is decided on it. With words, only
the cards that have them all, anywhere in that; with --only, those of a set, a kind, an energy or a cost.
"""
EXAMPLE = """
  tumblehall cards quarriors
  tumblehall cards quarriors quake-dragon
  tumblehall cards quarriors attach defence
  tumblehall cards quarriors --only set=quartifacts --only kind=quest
  tumblehall cards quarriors anchored --only energy=light --only cost=3
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "cards", "print the cards of a game, or search them", DESCRIPTION, EXAMPLE)
    parser.add_argument("game", type=game_name, help="the name of a game")
    parser.add_argument("words", nargs="*", metavar="WORD", help="only cards that have these words")
    parser.add_argument(
        "--only", action="append", default=[], metavar="NAME=VALUE", help="only cards of which this holds: set=demons"
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    game = game_named(args.game)
    if game.cards is None:
        listed = [name for name in list_games() if game_named(name).cards is not None]
        raise BadInput(f"there is no list of cards for '{args.game}'; there is one for {', '.join(listed)}")
    sheets = game.cards()
    wanted = dict(_mark(sheets, each) for each in args.only)
    found = [sheet for sheet in sheets if has_all(sheet, args.words) and is_one(sheet, wanted)]
    if not found:
        raise BadInput(f"no card of {args.game} has the words '{' '.join(args.words)}'" + _beside(wanted))
    if args.json:
        print_json([asdict(sheet) for sheet in found])
        return 0
    if not args.words and not wanted:
        print(wrapped(game.legend) + "\n")
    print_sheets(found)
    return 0


def _mark(sheets: Sequence[CardSheet], given: str) -> tuple[str, str]:
    """`set=demons` as a name and a value, both of which some card has."""
    name, _, value = given.partition("=")
    values = dict.fromkeys(sheet.marks[name] for sheet in sheets if name in sheet.marks)
    if not values:
        names = dict.fromkeys(mark for sheet in sheets for mark in sheet.marks)
        raise BadInput(f"--only: no card has '{name}'; known are {', '.join(names) or 'none'}")
    if value not in values:
        raise BadInput(f"--only: no card has the {name} '{value}'; known are {', '.join(sorted(values))}")
    return name, value


def _beside(wanted: Mapping[str, str]) -> str:
    return f" with {', '.join(f'{name} {value}' for name, value in wanted.items())}" if wanted else ""


def is_one(sheet: CardSheet, wanted: Mapping[str, str]) -> bool:
    return all(sheet.marks.get(name) == value for name, value in wanted.items())


def has_all(sheet: CardSheet, words: Sequence[str]) -> bool:
    """Whether all words occur; a name may be written with hyphens or, in quotes, with spaces."""
    parts = (sheet.name, sheet.id, sheet.facts, sheet.pieces, *sheet.text, sheet.notes)
    text = " ".join(parts).casefold()
    return all(word.casefold() in text or word.casefold().replace("-", " ") in text for word in words)


def print_sheets(found: Sequence[CardSheet]) -> None:
    group = ""
    for sheet in found:
        if sheet.group != group:
            print(("\n" if group else "") + wrapped(", ".join(filter(None, (sheet.group, sheet.pieces))), "", "    "))
            group = sheet.group
        belongs = f", set {sheet.marks['set']}" if "set" in sheet.marks else ""
        print(f"  {sheet.name} ({sheet.id}): {sheet.facts}{belongs}")
        for passage in sheet.text:
            print(wrapped(passage, "    ", "  "))
        if sheet.notes:
            print(wrapped(f"({sheet.notes})", "    ", "  "))
