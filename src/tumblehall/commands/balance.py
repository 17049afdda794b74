"""`tumblehall balance`: what lies outside the bounds, over many runs."""

from argparse import Namespace
from pathlib import Path

from tumblehall.commands.files import read_text, write_text
from tumblehall.commands.parser import Commands, add_command, count
from tumblehall.lab.report.balance import Paces, balance_page
from tumblehall.lab.sim.folder import Folder
from tumblehall.terminal.pace import NORMAL, seconds

DESCRIPTION = """
Makes a page of runs of 'tumblehall sim': who is favoured by moving first, where turns go round the table, for each
number of seats that was played, how long games take, and the cards whose takers win too much or too little beyond
doubt, each with a number to try. Of runs with the same game, seats and options the largest is told; smaller ones by
other bots stand beside it as a check, and what was played with --force under it.
"""
EXAMPLE = """
  tumblehall balance runs/quarriors runs/dicequest runs/quaeleon runs/angryquest --out docs/balance.md
  tumblehall balance runs/quaeleon-quick runs/quaeleon-expert --preface words.md
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "balance", "make a page of cards that win too much", DESCRIPTION, EXAMPLE)
    parser.add_argument("folders", type=Path, nargs="+", metavar="DIR", help="folders of runs")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the page goes; left out: it is printed")
    parser.add_argument("--seconds", type=count, default=8, metavar="S", help="of a decision of people; 8 if left out")
    parser.add_argument("--preface", metavar="FILE", help="words that go before the tables")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    preface = read_text(args.preface) if args.preface is not None else ""
    folders = [Folder.open(path) for path in args.folders]
    page = balance_page(folders, Paces(args.seconds, seconds(NORMAL)), preface)
    if args.out is None:
        print(page, end="")
    else:
        write_text(args.out, page)
        print(args.out)
    return 0
