"""`tumblehall play`: a game at the terminal. The table itself is in the room `terminal`, which needs textual."""

import argparse
from argparse import Namespace
from pathlib import Path
from typing import Literal

from tumblehall.agents.from_file import any_agent
from tumblehall.commands.files import at_terminal, read_record
from tumblehall.commands.naming import game_name
from tumblehall.commands.option_values import add_option, read_options
from tumblehall.commands.parser import Commands, add_command, count, is_number
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.options import Number, advice, cautions_for
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json
from tumblehall.lessons.script import lesson_named
from tumblehall.library import game_named, list_games, new_table, replay

DESCRIPTION = """
Starts a game at this terminal: you in seat 0 against bots, or several people taking turns at one keyboard. What you can
do now stands on the table with its key; undo, the reason why something is not possible, and the rules are a key away.
After a roll, or once another has acted, an undo is a take-back: it asks once, the same dice come again, and the game
is marked. The key h asks a bot what it would do, and the record says so. An end that is the only answer goes by itself
after a short wait; the key a makes that at once, or never.
'tumblehall games GAME' lists the options of a game. A game that was saved goes on with --resume.
"""
EXAMPLE = """
  tumblehall play angryquest
  tumblehall play quarriors --lesson
  tumblehall play --lesson quarriors-demons
  tumblehall play angryquest --seats 4 --people 0,2 --seed "a quiet evening"
  tumblehall play angryquest --option first=0 --people all
  tumblehall play quarriors --option sets=base,demons --option wilds=first-game
  tumblehall play quarriors --bots greedy.py:Greedy
  tumblehall play --resume game.json
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "play", "play a game at the terminal", DESCRIPTION, EXAMPLE)
    parser.add_argument("game", nargs="?", type=game_name, help="the name of a game; left out: a screen asks for it")
    parser.add_argument(
        "--seats", type=count, metavar="N", help="the number of players; the least the game takes if left out"
    )
    parser.add_argument(
        "--people",
        type=people,
        metavar="SEATS",
        help="seats of people: 0,2 or all or none; 0 if left out",
    )
    parser.add_argument(
        "--bots",
        default="",
        metavar="NAME",
        help="who plays the other seats: a bot of the game, or your own as file.py:Class; left out: the skilled one",
    )
    add_option(parser, "an option of the game; may be given several times")
    parser.add_argument("--seed", metavar="TEXT", help="any text; the same seed gives the same dice")
    parser.add_argument(
        "--no-take-backs", action="store_true", help="nothing is taken back after a roll, or after another has acted"
    )
    parser.add_argument("--no-lamp", action="store_true", help="nobody is told what a bot would do")
    parser.add_argument(
        "--lesson",
        nargs="?",
        const="",
        metavar="NAME",
        help="a teacher shows how to play: the first game of a game, or what a set brings, as quarriors-demons",
    )
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.set_defaults(run=run)


def people(text: str) -> tuple[int, ...] | Literal["all"]:
    """Seat numbers with commas, or `none`, or `all`."""
    if text == "all":
        return "all"
    if text == "none":
        return ()
    seats = text.split(",")
    if not all(is_number(seat) for seat in seats):
        raise argparse.ArgumentTypeError(f"must be seat numbers such as 0,2, or all, or none; got '{text}'")
    return tuple(sorted({int(seat) for seat in seats}))


def run(args: Namespace) -> int:
    """Everything is checked here, so that what is wrong is said before a screen opens."""
    game, options = args.game, {}
    if args.lesson is not None:
        name = args.lesson or game
        if name is None or any((args.seats, args.people is not None, args.bots, args.option, args.seed, args.resume)):
            raise BadInput("a lesson has its own seats, bots, options and dice; give a game and --lesson alone")
        lesson = lesson_named(name)
        if game not in (None, lesson.game):
            raise BadInput(f"the lesson {name} is one of {lesson.game}, not of {game}")
        return open_table(lesson.game, None, None, "", {}, None, None, lesson=name)
    if args.resume is not None:
        if any((game, args.seats, args.option, args.seed, args.no_take_backs, args.no_lamp)):
            raise BadInput("a saved game has its own game, seats, options and seed; give --resume without them")
        table = resumed(args.resume)
        game = table.game
    elif game is not None:
        options = read_options(game, args.option)
        table = new_table(game, args.seats, args.seed, options)
        advise(table, options)
    elif any(
        (args.seats, args.people is not None, args.bots, args.option, args.seed, args.no_take_backs, args.no_lamp)
    ):
        raise BadInput(f"name the game that is meant; the games are {', '.join(list_games())}")
    else:
        return open_table(None, None, None, "", {}, None, None)
    any_agent(game, args.bots)
    resume = None if args.resume is None else Path(args.resume)
    people, take_backs, lamp = seats_of(args.people, table), not args.no_take_backs, not args.no_lamp
    return open_table(game, table.seats, people, args.bots, options, args.seed, resume, take_backs, lamp)


def advise(table: Table, chosen: dict[str, Json]) -> None:
    """Says which options left out would better be something else than what the rules say, and what is odd."""
    info = game_named(table.game).info
    for caution in cautions_for(info.cautions, table.options, table.seats):
        print(f"{caution.option}: {caution.why}")
    for name, option in info.options.items():
        if not isinstance(option, Number) or name in chosen:
            continue
        value = option.recommended.get(table.seats, option.default)
        if value != option.default:
            print(f"{name}: {advice(option, table.seats)} For that, --option {name}={value}.")


def seats_of(chosen: tuple[int, ...] | Literal["all"] | None, table: Table) -> list[int] | None:
    """The seats of people; None where nothing was said."""
    if chosen is None:
        return None
    if chosen == "all":
        return list(range(table.seats))
    for seat in chosen:
        if seat >= table.seats:
            raise BadInput(f"--people: there is no seat {seat}; the seats are 0 to {table.seats - 1}")
    return list(chosen)


def open_table(
    game: str | None,
    seats: int | None,
    people: list[int] | None,
    bots: str,
    options: dict[str, Json],
    seed: str | None,
    resume: Path | None,
    take_backs: bool = True,
    lamp: bool = True,
    lesson: str | None = None,
) -> int:
    if not at_terminal():
        raise BadInput("play needs a terminal; its input or its output is something else")
    try:
        from tumblehall.terminal.app import play
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.split(".")[0] != "textual":
            raise
        raise BadInput("play needs the package 'textual', which is not installed") from None
    return play(game, seats, people, bots, options, seed, resume, take_backs, lamp, lesson)


def resumed(file: str) -> Table:
    record = read_record(file)
    try:
        return replay(record)
    except BadInput as fault:
        raise BadInput(f"{file}: {fault}") from None
