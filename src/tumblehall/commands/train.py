"""`tumblehall train`: nets that learn from their own games."""

from argparse import Namespace
from pathlib import Path

from tumblehall.agents.nets.net import numpy
from tumblehall.agents.roster import USUAL, agent_named
from tumblehall.commands.naming import game_name
from tumblehall.commands.option_values import add_option, read_options
from tumblehall.commands.parser import Commands, add_command, count
from tumblehall.commands.running import notice, workers
from tumblehall.lab.training.run import Course, train
from tumblehall.library import game_named

DESCRIPTION = """
Makes a small net that plays a game. The first generation learns from games of a level against itself; each later one
from games in which the net before it looks one answer ahead into imagined positions. Games are played in all
processes; the net learns by torch, on a graphics card where there is one, or by numpy where torch is missing. All of
it is kept in a folder: the same command goes on where it was stopped, and the same seed plays the same games. How a net
was made is written beside it. A net plays wherever a bot is named, as its file: measure it in the arena.
"""
EXAMPLE = """
  tumblehall train quaeleon --out nets/quaeleon --games 400 --generations 10 --workers 8
  tumblehall arena quaeleon nets/quaeleon/net-009.npz skilled --games 400
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "train", "make a net that plays", DESCRIPTION, EXAMPLE)
    parser.add_argument("game", metavar="GAME", type=game_name, help="the name of a game")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder of this net")
    parser.add_argument("--generations", type=count, default=5, metavar="N", help="in all; 5 if left out")
    parser.add_argument("--games", type=count, default=200, metavar="N", help="of each generation; 200 if left out")
    parser.add_argument("--seats", type=count, default=2, metavar="K", help="seats of a table; 2 if left out")
    parser.add_argument("--teacher", default=USUAL, metavar="LEVEL", help=f"the level to begin with; {USUAL}")
    parser.add_argument("--worlds", type=count, default=4, metavar="N", help="imagined for each choice; 4 if left out")
    parser.add_argument("--epochs", type=count, default=10, metavar="N", help="passes over what is to be learnt; 10")
    parser.add_argument("--hidden", type=count, default=128, metavar="N", help="size of the first layer; 128")
    parser.add_argument("--inner", type=count, default=64, metavar="N", help="size of the second layer; 64")
    parser.add_argument("--seed", default="1", metavar="X", help="any text; the same seed plays the same games")
    parser.add_argument("--workers", type=workers, default=1, metavar="W", help="processes at a time; 1 if left out")
    parser.add_argument("--learner", choices=("auto", "torch", "numpy"), default="auto", help="auto if left out")
    parser.add_argument(
        "--device", default="auto", metavar="D", help="of torch: cpu, cuda; the card where there is one"
    )
    add_option(parser, "an option that all games have")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    numpy()
    options = read_options(args.game, args.option)
    game_named(args.game).check_new(options, args.seats)
    agent_named(args.game, args.teacher)
    course = Course(
        game=args.game,
        seats=args.seats,
        options=options,
        teacher=args.teacher,
        seed=args.seed,
        games=args.games,
        worlds=args.worlds,
        epochs=args.epochs,
        hidden=args.hidden,
        inner=args.inner,
    )
    file = train(course, args.out, args.generations, args.learner, args.device, args.workers, notice)
    print(f"{file}: {file.stat().st_size} bytes; how it was made stands in {file.with_suffix('.json').name}")
    return 0
