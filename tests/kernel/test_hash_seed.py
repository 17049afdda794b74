"""The same seed and answers give the same game, whatever the order of sets and dictionaries by hash."""

import os
import subprocess
import sys

from tests.house.tree import ROOT

PLAY = """
import hashlib
from tests.fixtures.bluff import GAME
from tests.fixtures.tables import bluff, play_out
from tumblehall.kernel.canonical import canonical
from tumblehall.kernel.dice import FastRng
heard = hashlib.sha256()
for seats in range(2, 7):
    table = play_out(bluff(seats, "hash", rounds=4))
    imagined = bluff(seats, "hash").state.imagine(0, FastRng("imagine"))
    views = [table.view(seat) for seat in (None, *range(seats))]
    heard.update((table.record.to_json() + repr(table.events(0)) + canonical([GAME.dump(imagined), views])).encode())
print(heard.hexdigest())
"""


def played_under(hash_seed: str) -> str:
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")]),
    }
    command = [sys.executable, "-c", PLAY]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=True, text=True).stdout


def test_hash_seed_changes_nothing() -> None:
    assert len({played_under(seed) for seed in ("0", "1", "4711")}) == 1
