"""`tumblehall puzzles`: makes puzzles out of games between bots."""

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from tumblehall.agents.roster import agent_named
from tumblehall.analysis.puzzle import Puzzle, read_puzzles, write_puzzles
from tumblehall.analysis.puzzle_making import CHECKED, Making, fits
from tumblehall.commands.naming import game_name
from tumblehall.commands.parser import Commands, add_command, count
from tumblehall.commands.running import ProgressLine, notice, workers
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.release import RELEASE
from tumblehall.lab.crew import play_portions
from tumblehall.lab.job import Job, portions

DESCRIPTION = """
Lets bots play, looks for positions in which one answer is clearly best and not everybody would see it, checks them with
more playouts and other dice, and writes them into a file: one of a game at most, of several kinds, none twice. Whatever
is found is written at once; the same command goes on where it was stopped, up to so many games. The same seed finds the
same puzzles, however many workers there are.
"""
EXAMPLE = """
  tumblehall puzzles quaeleon --games 200 --out quaeleon.json
  tumblehall puzzles quarriors --games 500 --level skilled --wanted 60 --workers 4 --out quarriors.json
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "puzzles", "make puzzles out of games between bots", DESCRIPTION, EXAMPLE)
    parser.add_argument("game", metavar="GAME", type=game_name, help="the name of a game")
    parser.add_argument("--games", type=count, default=100, metavar="N", help="games to look through; 100 if left out")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the puzzles go")
    parser.add_argument("--wanted", type=count, default=60, metavar="N", help="stop with so many; 60 if left out")
    parser.add_argument("--level", default="expert", metavar="NAME", help="who plays; expert if left out")
    parser.add_argument(
        "--playouts",
        type=count,
        default=CHECKED,
        metavar="N",
        help=f"of each answer in the last check; {CHECKED} if left out",
    )
    parser.add_argument("--seed", default="1", metavar="X", help="any text; the same seed finds the same puzzles")
    parser.add_argument("--workers", type=workers, default=1, metavar="W", help="processes at a time; 1 if left out")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    agent_named(args.game, args.level)
    if not args.out.parent.is_dir():
        raise BadInput(f"--out: there is no folder {args.out.parent}")
    made: dict[str, Any] = {
        "release": RELEASE, "seed": args.seed, "level": args.level, "games": 0, "playouts": args.playouts,
    }  # fmt: skip
    made["games"], kept = begun(args.out, args.game, made)
    job: Job[Puzzle | None, list[Puzzle | None]] = Job(args.seed, Making(args.game, args.level, args.playouts).find)
    line = ProgressLine()
    left = portions(max(0, args.games - made["games"]), 1, made["games"])
    if len(kept) < args.wanted:
        for part in play_portions(job, left, args.workers, notice):
            made["games"] = part.numbers.stop
            kept += [found for found in part.tally if found is not None and fits(found, kept, args.wanted)]
            write_puzzles(args.out, args.game, made, kept)
            line(f"{len(kept)} puzzles in {made['games']} games")
            if len(kept) >= args.wanted:
                break
    line.close()
    print(f"{args.out}: {len(kept)} puzzles of {args.game} in {made['games']} games by {args.level}, seed {args.seed}")
    return 0


def begun(file: Path, game: str, made: dict[str, Any]) -> tuple[int, list[Puzzle]]:
    """How many games were looked through before, and what was found; BadInput where the file is something else."""
    if not file.exists():
        return 0, []
    try:
        doc = json.loads(file.read_text("utf-8"))
        games, found = int(doc["made"]["games"]), list(read_puzzles(json.dumps(doc)))
        same = doc["game"] == game and {**doc["made"], "games": 0} == made
    except (ValueError, TypeError, KeyError):
        raise BadInput(f"{file}: is no file of puzzles") from None
    if not same:
        raise BadInput(f"{file}: has other puzzles: their game, seed, level, playouts or release differ")
    return games, found
