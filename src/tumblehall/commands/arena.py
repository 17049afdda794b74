"""`tumblehall arena`: bots against each other, measured."""

import json
import subprocess
from argparse import Namespace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import tumblehall
from tumblehall.agents.from_file import any_agent, own_files
from tumblehall.commands.naming import game_name
from tumblehall.commands.option_values import add_option, read_options
from tumblehall.commands.parser import Commands, add_command, count
from tumblehall.commands.running import ProgressLine, notice, workers
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Json
from tumblehall.lab.arena import network
from tumblehall.lab.arena.keeping import Kept
from tumblehall.lab.arena.plan import Plan, checked
from tumblehall.lab.arena.ratings import MISSING, can_rate
from tumblehall.lab.arena.report import report_of, told
from tumblehall.lab.arena.run import Run
from tumblehall.lab.arena.sequential import Sequential

DESCRIPTION = """
Lets bots play each other and says who wins how often. A bot is a level ('tumblehall games GAME' names them) or one of
your own, my_bot.py:Bot. Each seed is played from every seat, so that neither luck nor the first move favours anybody;
the interval in brackets holds the true share in 95 of 100 runs. Quarriors draws its sets anew for each seed unless an
option speaks of them. The same seed gives the same games, however many workers play them.

With three and more seats as many different bots meet as there are seats; where you name fewer, the first of each two
sits alone among others of the second. Dicequest together (--option mode=coop, or one seat) says how often each
bot wins, by difficulty. With --sprt two meet until it is decided which of two shares is the truer one.

With --server bots of your own play the levels of a server over the network, at tables founded for it; with --table
one of them sits down at a table that is there, in the seat that your token has there or in a free one.
"""
EXAMPLE = """
  tumblehall arena quarriors my_bot.py:Bot skilled
  tumblehall arena quaeleon expert skilled --games 400 --workers 8 --out expert.json
  tumblehall arena dicequest champion expert --games 2000 --sprt 0.5 0.6
  tumblehall arena dicequest novice skilled --seats 1 --option difficulty=hard
  tumblehall arena quarriors my_bot.py:Bot skilled --server http://127.0.0.1:8080 --games 10
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "arena", "let bots play each other, and measure", DESCRIPTION, EXAMPLE)
    parser.add_argument("game", metavar="GAME", type=game_name, help="the name of a game")
    parser.add_argument("bots", metavar="BOT", nargs="+", help="a level, or a bot of your own: file.py:Class")
    parser.add_argument("--games", type=count, default=100, metavar="N", help="games of each meeting; 100 if left out")
    parser.add_argument("--seats", type=count, metavar="K", help="seats of a table; 2 if left out")
    parser.add_argument("--seed", default="1", metavar="X", help="any text; the same seed plays the same games")
    parser.add_argument("--workers", type=workers, default=1, metavar="W", help="processes at a time; 1 if left out")
    sprt = "stop when it is decided which of two shares is the truer one"
    parser.add_argument("--sprt", type=float, nargs=2, metavar=("LOW", "HIGH"), help=sprt)
    add_option(parser, "an option that all games have")
    out = "write the result here, and its games beside it: the same command goes on where it was stopped"
    parser.add_argument("--out", type=Path, metavar="FILE", help=out)
    parser.add_argument("--commit", metavar="X", help="what is measured, where git cannot say")
    parser.add_argument("--server", metavar="URL", help="play there, against its levels")
    parser.add_argument("--token", metavar="T", help="who you are at the server, where you are somebody already")
    parser.add_argument("--table", metavar="NAME", help="sit down at this table of the server, and play one game")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    server = None if args.server is None else network.server_at(args.server, args.token)
    if args.table is not None:
        return sit_down(server, args.table, args.bots, args.seed)
    plan = checked(args.game, tuple(args.bots), args.seats, args.seed, read_options(args.game, args.option))
    if server is None:
        for name in plan.names:
            any_agent(plan.game, name)
    else:
        network.check_own(plan)
    test = None if args.sprt is None else Sequential(*args.sprt)
    head = head_of(plan, args.commit or commit_here())
    run = Run(plan, plan.rounds_for(args.games), Kept(games_file(args.out), head), test)
    line = ProgressLine()
    how = None if server is None else partial(network.play, plan, server)
    run.play(args.workers, lambda played, most: line(f"{played}/{most} games"), notice, how)
    line.close()
    head["date"] = f"{datetime.now(UTC):%Y-%m-%d}"
    report = report_of(run, head, test)
    if args.out is not None:
        args.out.write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    print(*told(report), sep="\n")
    if report["ratings"] is None and not plan.together and not can_rate():
        notice(MISSING)
    return 0


def sit_down(server: network.Server | None, table: str, bots: list[str], seed: str) -> int:
    if server is None or len(bots) != 1:
        raise BadInput("--table: name one bot of your own, and the --server where the table is")
    outcome = network.sit_down(server, table, bots[0], seed)
    print(outcome.reason)
    return 0


def games_file(out: Path | None) -> Path | None:
    """Where the games of a result are kept."""
    if out is None:
        return None
    if out.suffix != ".json":
        raise BadInput(f"--out: the name of a result ends with .json; got {out}")
    return out.with_suffix(".jsonl")


def head_of(plan: Plan, commit: str) -> dict[str, Json]:
    """What tells one run from another; `own`: the digests of bots and nets in files of their own."""
    own = own_files(plan.names)
    return {
        "game": plan.game,
        "bots": list(plan.names),
        "seats": plan.seats,
        "seed": plan.seed,
        "options": dict(plan.options),
        "version": tumblehall.__version__,
        "commit": commit,
        "engine": tumblehall.ENGINE,
        **({"own": dict(own)} if own else {}),
    }


def commit_here() -> str:
    """The commit of the source that runs; empty where it is no checkout, or git is not there."""
    asked = ("git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty", "--abbrev=10")
    try:
        return subprocess.run(asked, capture_output=True, check=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
