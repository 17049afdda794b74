"""`tumblehall position`: what is the situation, and what if?"""

import json
import re
from argparse import Namespace

from tumblehall.commands.files import called, read_text
from tumblehall.commands.parser import Commands, add_command
from tumblehall.commands.wording import event_lines, situation_lines
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.reading import parse_json
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Event
from tumblehall.library import from_position

DESCRIPTION = """
Reads a position (a JSON document that sets up any legal situation of a game), checks it, runs it to its first decision
and prints what is asked of whom, with every option; a star marks the safe answer for an absent player. --act gives
answers by their ids, one after the other, each to the first seat that is offered it; SEAT:ID names the seat.
--json prints the position then reached, which can be read again.
"""
EXAMPLE = """
  tumblehall position puzzle.json
  tumblehall position puzzle.json --act "roll" --seed lucky
  tumblehall position puzzle.json --act "roll" --json | tumblehall position -
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "position", "check a position and try answers in it", DESCRIPTION, EXAMPLE)
    parser.add_argument("file", metavar="FILE", help="a position; - reads standard input")
    parser.add_argument(
        "--act", action="append", default=[], metavar="ID", help="an answer; may be given several times"
    )
    parser.add_argument(
        "--seed", default="", metavar="TEXT", help="the dice of what follows; always the same if left out"
    )
    parser.add_argument("--json", action="store_true", help="print the position reached, and nothing else")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    text = read_text(args.file)
    try:
        doc = parse_json(text, "the position")
        if isinstance(doc, dict) and "tumblehall" in doc:
            raise BadInput("is a record, not a position; 'tumblehall replay' shows it")
        table = from_position(doc, seed=args.seed)
    except BadInput as fault:
        raise BadInput(f"{called(args.file)}: {fault}") from None
    happened: list[Event] = []
    for answer in args.act:
        happened += give(table, answer)
    if args.json:
        print(json.dumps(table.position(), indent=1, ensure_ascii=False))
        return 0
    print(f"{table.game}, {table.seats} seats")
    for line in (*event_lines(happened), *situation_lines(table)):
        print(line)
    return 0


def give(table: Table, answer: str) -> list[Event]:
    """The answer of the first seat that is offered it, or of the seat that it names."""
    for decision in table.decisions:
        if any(option.id == answer for option in decision.options):
            return table.act(decision.seat, answer)
    named = re.fullmatch(r"(\d{1,2}):(.*)", answer)
    if named:
        return table.act(int(named[1]), named[2])
    return table.act(table.decisions[0].seat if table.decisions else 0, answer)
