"""`tumblehall balance`: what lies outside the bounds, over many runs."""

from argparse import Namespace
from pathlib import Path

from tumblehall.commands.parser import Commands, add_command, count
from tumblehall.lab.report.balance import balance_page
from tumblehall.lab.sim.folder import Folder

DESCRIPTION = """
Makes a page of runs of 'tumblehall sim': who is favoured by moving first, for each number of seats that was played, how
long games take, and the cards whose takers win too much or too little beyond doubt, each with a number to try.
"""
EXAMPLE = """
  tumblehall balance runs/quarriors runs/dicequest runs/quaeleon runs/angryquest --out docs/balance.md
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "balance", "make a page of cards that win too much", DESCRIPTION, EXAMPLE)
    parser.add_argument("folders", type=Path, nargs="+", metavar="DIR", help="folders of runs")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the page goes; left out: it is printed")
    parser.add_argument("--seconds", type=count, default=8, metavar="S", help="of a decision of people; 8 if left out")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    page = balance_page([Folder.open(path) for path in args.folders], args.seconds)
    if args.out is None:
        print(page, end="")
    else:
        args.out.write_text(page, "utf-8")
        print(args.out)
    return 0
