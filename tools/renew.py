"""Writes anew what was made by playing and by telling: the golden games of all games, the records of this release, and
the texts of all Quarriors cards. To be run when games play or cards read differently on purpose; what changed is to be
read.

    python tools/renew.py
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.fixtures import golden
from tests.quarriors.grammar import english
from tests.records import make
from tumblehall.games import GAMES


def main() -> None:
    for game in GAMES:
        if find_spec(name := f"tests.{game}.golden") is not None:
            kept = import_module(name)
            golden.write(kept.FOLDER, kept.GAMES, kept.play)
    make.write_anew(list(GAMES))
    english.write()


if __name__ == "__main__":
    main()
