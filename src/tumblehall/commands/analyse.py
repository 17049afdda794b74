"""`tumblehall analyse`: where a game was won and lost."""

import json
from argparse import Namespace
from pathlib import Path

from tumblehall.analysis.analysis import analyse
from tumblehall.analysis.evaluation import PLAYOUTS
from tumblehall.analysis.page import page_of
from tumblehall.commands.files import called, read_record, write_text
from tumblehall.commands.parser import Commands, add_command, count
from tumblehall.commands.running import ProgressLine
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.record import Record

DESCRIPTION = """
Plays a record again and tells how likely each seat was to win before each choice, after it, and after the roll that
followed; by how much another answer would have been better; what was luck and what was skill; and when the game turned.
Each choice is judged by what its seat knew then: hidden cards are imagined anew for each playout, the truth is not
looked at. Playouts are played and judged as by the champion. The same seed gives the same page.

A game that is not over is analysed as far as it went. It takes a minute or two; Ctrl-C stops it. docs/analysis.md says
what the numbers mean, and how sure they are.
"""
EXAMPLE = """
  tumblehall analyse game.json
  tumblehall analyse game.json --playouts 2000 --json analysis.json
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "analyse", "tell where a game was won and lost", DESCRIPTION, EXAMPLE)
    parser.add_argument(
        "file", metavar="FILE", help="a record, as 'play' and the server save it; - reads standard input"
    )
    parser.add_argument(
        "--playouts", type=count, default=PLAYOUTS, metavar="N", help=f"for each choice; {PLAYOUTS} if left out"
    )
    parser.add_argument("--seed", default="1", metavar="X", help="any text; the same seed gives the same numbers")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the whole analysis into this file too")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    record = read_record(args.file)
    if args.json is not None and not args.json.parent.is_dir():
        raise BadInput(f"--json: there is no folder {args.json.parent}")
    try:
        doc = with_progress(record, args.playouts, args.seed)
    except BadInput as fault:
        raise BadInput(f"{called(args.file)}: {fault}") from None
    print("\n".join(page_of(doc)))
    # last: a disk that is full loses nothing of what took minutes
    if args.json is not None:
        try:
            write_text(args.json, json.dumps(doc, indent=1, ensure_ascii=False) + "\n")
        except BadInput as fault:
            raise BadInput(f"--json: {fault}") from None
    return 0


def with_progress(record: Record, playouts: int, seed: str) -> dict[str, object]:
    line = ProgressLine()
    try:
        return analyse(record, playouts, seed, lambda done, of: line(f"{done} of {of} choices"))
    finally:
        line.close()
