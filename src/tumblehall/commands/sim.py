"""`tumblehall sim`: games by the hundred thousand, kept as tables."""

import os
from argparse import Namespace
from pathlib import Path

from tumblehall.commands.naming import game_name
from tumblehall.commands.option_values import add_option, read_options
from tumblehall.commands.parser import Commands, add_command, count
from tumblehall.commands.running import ProgressLine, notice, workers
from tumblehall.lab.sim.cluster import on_cluster
from tumblehall.lab.sim.folder import FORCED, HEAD, Folder
from tumblehall.lab.sim.forcing import check_known, check_obedient
from tumblehall.lab.sim.plan import Plan, Told, checked
from tumblehall.lab.sim.run import Crew, in_processes, play_run

DESCRIPTION = """
Plays many games between bots and keeps them as Parquet tables in a folder: a row for each game, for each turn, for each
card and player (on offer, taken, played, in a won game), and for each kind of decision. 'tumblehall report' makes a
page of it. All cores play; the same seed gives the same files, however many there are. The same command goes on where
it was stopped, and more --games add to what is there. Quarriors draws its sets anew for each game unless an option
speaks of them.

A bot is a level ('tumblehall games GAME' names them), one of your own (my_bot.py:Bot), a net, or 'quick', the policy by
which the thinkers play their imagined games: it is the fastest. One name sits on all seats.

With --force the same seeds are played twice more for each card named, one side told to take it wherever it can, then
never to: what the card itself is worth, whoever is rich enough to take it. With --cluster the portions go to the
workers of a dask scheduler; docs/laboratory.md shows how to start one.
"""
EXAMPLE = """
  tumblehall sim quaeleon --games 100000 --agents quick --out runs/quaeleon
  tumblehall sim quarriors --agents skilled,novice --option sets=base --games 2000 --out runs/base
  tumblehall sim quaeleon --games 2000 --agents skilled --out runs/quaeleon --force grudge-giant,spite-jar
  tumblehall sim dicequest --seats 4 --games 20000 --out runs/dicequest --cluster tcp://10.0.0.1:8786
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "sim", "play many games and keep them as tables", DESCRIPTION, EXAMPLE)
    parser.add_argument("game", metavar="GAME", type=game_name, help="the name of a game")
    parser.add_argument("--games", type=count, default=1000, metavar="N", help="how many games; 1000 if left out")
    parser.add_argument("--agents", default="skilled", metavar="A,B", help="who plays, by seat; skilled if left out")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder of the run")
    parser.add_argument("--seats", type=count, metavar="K", help="seats of a table; as many as there are agents, or 2")
    parser.add_argument("--seed", default="1", metavar="X", help="any text; the same seed plays the same games")
    parser.add_argument("--workers", type=workers, metavar="W", help="processes at a time; all cores if left out")
    parser.add_argument("--portion", type=count, metavar="N", help="games that are handed out and kept together")
    parser.add_argument("--force", default="", metavar="CARD,...", help="play what these cards are worth by themselves")
    parser.add_argument("--cluster", metavar="ADDRESS", help="the scheduler of a dask cluster that plays instead")
    add_option(parser, "an option that all games have")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    options = read_options(args.game, args.option)
    agents = tuple(name.strip() for name in args.agents.split(","))
    cards = [card.strip() for card in args.force.split(",") if card.strip()]

    def plan(told: Told | None) -> Plan:
        return checked(args.game, agents, args.seats, args.seed, options, args.portion, told)

    if args.cluster is not None:
        crew = on_cluster(args.cluster, args.game)
    else:
        crew = in_processes(args.workers or len(os.sched_getaffinity(0)), notice)
    if not cards:
        play(plan(None), args.games, args.out, crew)
    else:
        check_obedient(agents)
        check_known(args.game, cards)
        if not (args.out / HEAD).exists():
            Folder.begin(args.out, plan(None), 0)  # so that the folder says what it is
    for card in cards:
        for how in ("take", "never"):
            told = Told(card, "take" if how == "take" else "never")
            play(plan(told), args.games, args.out / FORCED / card.replace("/", "-").replace(" ", "-") / how, crew)
    return 0


def play(plan: Plan, games: int, out: Path, crew: Crew) -> None:
    line = ProgressLine()
    folder = play_run(plan, games, out, crew, line)
    line.close()
    print(f"{folder.path}: {folder.many():,} games of {plan.game} by {', '.join(plan.agents)}, seed {plan.seed}")
