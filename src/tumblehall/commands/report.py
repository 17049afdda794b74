"""`tumblehall report`: a page of a run, or two runs compared."""

from argparse import Namespace
from pathlib import Path

from tumblehall.commands.files import write_text
from tumblehall.commands.parser import Commands, add_command
from tumblehall.lab.report.cards import SURE
from tumblehall.lab.report.compare import compared
from tumblehall.lab.report.figures import LEAST
from tumblehall.lab.report.page import page_of
from tumblehall.lab.sim.folder import Folder

DESCRIPTION = """
Makes one HTML page of a run of 'tumblehall sim', with charts, which opens without a network, by day and by night: who
wins, how long games take, how the lead changes, what is decided, and for each card how often it is taken, played and in
a won game, with intervals and corrected for many comparisons; what cards are worth by themselves where --force was
played; pairs of cards that go together, and cards nobody wants.

With --against it says instead what differs from another run beyond chance: change a card, play again into another
folder, compare. Each of the two must have 30 games at least.
"""
EXAMPLE = """
  tumblehall report runs/quaeleon
  tumblehall report runs/quaeleon --out quaeleon.html
  tumblehall report runs/after --against runs/before
"""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "report", "make a page of many games", DESCRIPTION, EXAMPLE)
    parser.add_argument("folder", type=Path, metavar="DIR", help="the folder of a run")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the page goes; report.html in the folder")
    parser.add_argument("--against", type=Path, metavar="DIR", help="a run of before: say what has changed since")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    folder = Folder.open(args.folder)
    if args.against is not None:
        return tell_changes(Folder.open(args.against), folder)
    out = args.out or args.folder / "report.html"
    write_text(out, page_of(folder))
    print(out)
    return 0


def tell_changes(before: Folder, after: Folder) -> int:
    found = compared(before, after)
    if not found:
        print(f"too few games to say: each run must have {LEAST} at least")
        return 0
    sure = sorted((change for change in found if change.q < SURE), key=lambda change: change.q)
    for change in sure:
        print(f"{change.what}: {change.before:.3f} before, {change.after:.3f} now (q {change.q:.2g})")
    print(f"{len(sure)} of {len(found)} numbers have changed beyond chance (q below {SURE:g})")
    return 0
