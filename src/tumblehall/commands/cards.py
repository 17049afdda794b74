"""`tumblehall cards`: every card of a game, with its facts and its text."""

from argparse import Namespace
from collections.abc import Sequence
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
the cards that have them all, anywhere in that.
"""
EXAMPLE = """
  tumblehall cards quarriors
  tumblehall cards quarriors quake-dragon
  tumblehall cards quarriors attach defence
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "cards", "print the cards of a game, or search them", DESCRIPTION, EXAMPLE)
    parser.add_argument("game", type=game_name, help="the name of a game")
    parser.add_argument("words", nargs="*", metavar="WORD", help="only cards that have these words")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    game = game_named(args.game)
    if game.cards is None:
        listed = [name for name in list_games() if game_named(name).cards is not None]
        raise BadInput(f"there is no list of cards for '{args.game}'; there is one for {', '.join(listed)}")
    found = [sheet for sheet in game.cards() if has_all(sheet, args.words)]
    if not found:
        raise BadInput(f"no card of {args.game} has the words '{' '.join(args.words)}'")
    if args.json:
        print_json([asdict(sheet) for sheet in found])
        return 0
    if not args.words:
        print(wrapped(game.legend) + "\n")
    print_sheets(found)
    return 0


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
        print(f"  {sheet.name} ({sheet.id}): {sheet.facts}")
        for passage in sheet.text:
            print(wrapped(passage, "    ", "  "))
        if sheet.notes:
            print(wrapped(f"({sheet.notes})", "    ", "  "))
