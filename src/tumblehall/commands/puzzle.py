"""`tumblehall puzzle`: the puzzle of the day."""

from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterator
from datetime import date

from tumblehall.analysis.puzzle import Puzzle, puzzle_of
from tumblehall.commands.files import at_terminal
from tumblehall.commands.naming import game_name
from tumblehall.commands.parser import Commands, add_command, is_number
from tumblehall.commands.wording import cited, wrapped
from tumblehall.kernel.values import Decision
from tumblehall.library import list_games

DESCRIPTION = """
A position in which one answer is clearly best: which one? At a terminal it is a real table, at which the game can go on
afterwards; elsewhere, and with --plain, the table and the answers are printed and a line of input is taken for yours,
the number of an answer or its id. Then it is told whether that is the best one, why, and by how much. Each day has its
puzzle, of one game after the other or of the one that is named.
"""
EXAMPLE = """
  tumblehall puzzle
  tumblehall puzzle quarriors
  tumblehall puzzle dicequest --day 2026-11-18 --plain
"""
COLUMNS, ROWS = 100, 60
"""Of a table that is printed."""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "puzzle", "solve the puzzle of the day", DESCRIPTION, EXAMPLE)
    parser.add_argument("game", nargs="?", type=game_name, help="the name of a game; left out: each in its turn")
    parser.add_argument("--day", type=day, metavar="DATE", help="of another day, such as 2026-11-18")
    parser.add_argument("--plain", action="store_true", help="print it and read the answer")
    parser.set_defaults(run=run)


def day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ArgumentTypeError(f"must be a day such as 2026-11-18; got '{text}'") from None


def run(args: Namespace) -> int:
    puzzle = puzzle_of(args.day or date.today(), args.game)
    if at_terminal() and not args.plain:
        from tumblehall.terminal.app import solve

        return solve(puzzle)
    table = puzzle.table("puzzle")
    decision = puzzle.question(table)
    print("\n".join(page_of(puzzle, table.view(puzzle.seat), decision)))
    answer = read_answer(decision)
    if answer is not None:
        print(wrapped(puzzle.verdict(answer)))
    return 0


def page_of(puzzle: Puzzle, view: dict[str, object], decision: Decision) -> Iterator[str]:
    from tumblehall.terminal.panel import Scene
    from tumblehall.terminal.panels import panel_for

    panel = panel_for(puzzle.game)
    scene = Scene(view, decision)
    yield f"{list_games()[puzzle.game].title}, a puzzle ({puzzle.id}). You are seat {puzzle.seat}."
    yield ""
    yield panel.board(scene, COLUMNS, ROWS).plain.rstrip()
    for title, text in panel.sections(scene, COLUMNS):
        yield f"\n{title}\n{text.plain.rstrip()}"
    yield ""
    yield cited(decision.prompt, decision.rule)
    for number, option in enumerate(decision.options, 1):
        yield f"  {number:2}  {option.id}: {option.label}"


def read_answer(decision: Decision) -> str | None:
    """None: the input ended."""
    ids = [option.id for option in decision.options]
    while True:
        try:
            said = input("Your answer: ").strip()
        except EOFError:
            print()
            return None
        if said in ids:
            return said
        if is_number(said) and 1 <= int(said) <= len(ids):
            return ids[int(said) - 1]
        print(f"answer with a number from 1 to {len(ids)}, or with an id")
