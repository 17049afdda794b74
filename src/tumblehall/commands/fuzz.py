"""`tumblehall fuzz`: random games with every check of the quality kit."""

import sys
from argparse import Namespace
from pathlib import Path

from tumblehall.commands.parser import Commands, add_command, count
from tumblehall.library import game_named

DESCRIPTION = """
Plays random games with random options and numbers of seats, and checks at each step what any game must keep to:
options, records, positions, undo, secrets, conservation. Stops after so many games or seconds, whichever comes first.
Each failure is written as a record into a folder, with the command that plays it again; the exit status is then 1.
"""
EXAMPLE = """
  tumblehall fuzz angryquest --games 2000
  tumblehall fuzz angryquest --games 1000000 --seconds 600 --seed night --workers 2
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "fuzz", "play random games and check every step", DESCRIPTION, EXAMPLE)
    parser.add_argument("game", metavar="GAME", help="the name of a game")
    parser.add_argument("--games", type=count, default=1000, metavar="N", help="how many games; 1000 if left out")
    parser.add_argument("--seconds", type=count, metavar="S", help="stop after so many seconds")
    parser.add_argument("--seed", default="1", metavar="X", help="any text; the same seed plays the same games")
    parser.add_argument("--workers", type=count, default=1, metavar="W", help="processes at a time; 1 if left out")
    parser.add_argument(
        "--out", default="fuzz-failures", metavar="DIR", help="where failures go; fuzz-failures if left out"
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    raise NotImplementedError
