"""Whole games to read: `golden/<name>.json` is the record, `golden/<name>.txt` the log.

After a change of the rules or of the words on purpose, write them anew and read what changed:

    python -m tests.dicequest.golden

The heuristic agent plays all seats.
"""

from dataclasses import dataclass
from pathlib import Path

import tumblehall as th
from tests.fixtures import golden
from tumblehall.agents.dicequest.heuristic import HeuristicAgent
from tumblehall.kernel.values import Json

FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Golden(golden.Golden):
    options: dict[str, Json]


def coop(difficulty: str, first_game: bool = False) -> dict[str, Json]:
    return {"mode": "coop", "difficulty": difficulty, "first_game": first_game}


GAMES = (
    Golden("two-seats", 2, "most victory points", {"first": 0}),
    Golden("three-seats", 3, "most victory points", {"take_that": False}),
    Golden("four-seats", 4, "most victory points", {}),
    Golden("tied", 2, "tied and then most heroes", {}),
    Golden("solo-practice", 1, "won and everybody has 15 points", coop("practice", True)),
    Golden("coop-normal", 2, "won and everybody has 15 points", coop("normal")),
    Golden("coop-hard", 3, "won and everybody has 15 points", coop("hard")),
    Golden("coop-heroic", 2, "but not everybody has 20 points", coop("heroic", True)),
    Golden("coop-legendary", 4, "the adventure failed", coop("legendary")),
    Golden("solo-godly", 1, "the adventure failed", coop("godly")),
)


def play(game: Golden, seed: str) -> th.Table:
    table, agent, rng = th.new_table("dicequest", game.seats, seed, game.options), HeuristicAgent(), th.FastRng(seed)
    while table.outcome is None:
        decision = table.decisions[0]
        table.act(decision.seat, agent.choose(table.view(decision.seat), decision, rng))
    return table


if __name__ == "__main__":
    golden.write(FOLDER, GAMES, play)
