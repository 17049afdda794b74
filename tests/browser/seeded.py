"""The server, with all that it draws by chance fixed: the same requests lead to the same game.

python -m tests.browser.seeded SEED serve --port 0
"""

import hashlib
import secrets
import sys
from collections.abc import Sequence
from itertools import count
from math import ceil

from tumblehall.cli import main


def fix_chance(seed: str) -> None:
    drawn = count()

    def draw() -> str:
        return hashlib.sha512(f"{seed} {next(drawn)}".encode()).hexdigest()

    def choice(seq: Sequence[str]) -> str:
        return seq[int(draw(), 16) % len(seq)]

    for name, fixed in {
        "token_hex": lambda nbytes: draw()[: 2 * nbytes],
        "token_urlsafe": lambda nbytes: draw()[: ceil(nbytes * 4 / 3)],
        "choice": choice,
    }.items():
        setattr(secrets, name, fixed)


if __name__ == "__main__":
    fix_chance(sys.argv[1])
    sys.exit(main(sys.argv[2:]))
