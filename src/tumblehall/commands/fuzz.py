"""`tumblehall fuzz`: random games with every check of the quality kit."""

from argparse import Namespace
from pathlib import Path

from tumblehall.commands.files import read_record
from tumblehall.commands.naming import game_name
from tumblehall.commands.option_values import add_option, read_options
from tumblehall.commands.parser import Commands, add_command, count
from tumblehall.commands.running import ProgressLine, notice, workers
from tumblehall.kernel.conformance import ConformanceFailure
from tumblehall.kernel.errors import BadInput
from tumblehall.lab.fuzz import FuzzReport, Manner, check_again, run_fuzz
from tumblehall.library import game_named

DESCRIPTION = """
Plays random games with random options and numbers of seats, and checks at each step what any game must keep to:
options, records, positions, undo, secrets, conservation. Stops after so many games or seconds, whichever comes first.
Each failure is written as a record into a folder, with the command that plays it again; the exit status is then 1.
With --fast, plays on the bare state instead and checks that each game ends and loses no piece, many times as quick.
With --record, makes every check at every step of that one record.
"""
EXAMPLE = """
  tumblehall fuzz angryquest --games 2000
  tumblehall fuzz angryquest --games 1000000 --seconds 600 --seed night --workers 2
  tumblehall fuzz quarriors --fast --games 100000 --option sets=base,demons
  tumblehall fuzz angryquest --record fuzz-failures/angryquest-night-17.json
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "fuzz", "play random games and check every step", DESCRIPTION, EXAMPLE)
    parser.add_argument("game", metavar="GAME", type=game_name, help="the name of a game")
    parser.add_argument("--games", type=count, default=1000, metavar="N", help="how many games; 1000 if left out")
    parser.add_argument("--seconds", type=count, metavar="S", help="stop after so many seconds")
    parser.add_argument("--seed", default="1", metavar="X", help="any text; the same seed plays the same games")
    parser.add_argument("--workers", type=workers, default=1, metavar="W", help="processes at a time; 1 if left out")
    parser.add_argument("--out", default="fuzz-failures", metavar="DIR", help="where failures go: fuzz-failures")
    add_option(parser, "an option that all games have; the others are drawn")
    parser.add_argument("--fast", action="store_true", help="the bare state, without table, record and undo")
    parser.add_argument("--record", metavar="FILE", help="check this record again, and play nothing else")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    game_named(args.game)
    if args.record is not None:
        return check_one(args.game, args.record)
    folder = Path(args.out)
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"--out: {folder} is there already and is no folder")
    line = ProgressLine()

    def progress(played: int, failures: int) -> None:
        line(f"{played}/{args.games} games, {failures} failed")

    manner = Manner(fast=args.fast, options=read_options(args.game, args.option))
    report = run_fuzz(args.game, args.games, args.seconds, args.seed, args.workers, folder, progress, manner, notice)
    line.close()
    tell(report)
    return 1 if report.failures else 0


def check_one(game: str, file: str) -> int:
    record = read_record(file)
    if record.game != game:
        raise BadInput(f"{file}: is a record of {record.game}, not of {game}")
    try:
        stats = check_again(record)
    except ConformanceFailure as failure:
        print(f"{file}: {failure}")
        return 1
    print(f"{file}: {stats.answers} answers, no failure")
    return 0


def tell(report: FuzzReport) -> None:
    for failure in report.failures:
        print(f"game {failure.index} failed: {failure.message}\n  check it again: {failure.again}")
    failures = f"{len(report.failures)} failed" if report.failures else "no failure"
    played = f"{report.games} games with {report.answers} answers in {report.seconds:.0f} s"
    print(f"{report.game}, seed {report.seed}: {played}, {failures}")
