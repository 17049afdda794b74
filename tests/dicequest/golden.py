"""Whole games to read: `golden/<name>.json` is the record, `golden/<name>.txt` the log.

After a change of the rules or of the words on purpose, write them anew and read what changed:

    python -m tests.dicequest.golden

The heuristic agent plays all seats.
"""

from dataclasses import dataclass
from pathlib import Path

import tumblehall as th
from tests.fixtures.golden import keep
from tumblehall.agents.dicequest import HeuristicAgent
from tumblehall.kernel.values import Json

FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True, slots=True)
class Golden:
    name: str
    seats: int
    seed: str
    options: dict[str, Json]
    ending: str
    """What the reason says."""


def coop(difficulty: str, first_game: bool = False) -> dict[str, Json]:
    return {"mode": "coop", "difficulty": difficulty, "first_game": first_game}


GAMES = (
    Golden("two-seats", 2, "1", {"first": 0}, "most victory points"),
    Golden("three-seats", 3, "1", {"take_that": False}, "most victory points"),
    Golden("four-seats", 4, "1", {}, "most victory points"),
    Golden("tied", 2, "21", {}, "tied and then most heroes"),
    Golden("solo-practice", 1, "1", coop("practice", True), "won and everybody has 15 points"),
    Golden("coop-normal", 2, "5", coop("normal"), "won and everybody has 15 points"),
    Golden("coop-hard", 3, "1", coop("hard"), "won and everybody has 15 points"),
    Golden("coop-heroic", 2, "3", coop("heroic", True), "but not everybody has 20 points"),
    Golden("coop-legendary", 4, "1", coop("legendary"), "the adventure failed"),
    Golden("solo-godly", 1, "2", coop("godly"), "the adventure failed"),
)


def play(golden: Golden) -> th.Table:
    """The game from its seed."""
    table, agent, rng = (
        th.new_table("dicequest", golden.seats, golden.seed, golden.options),
        HeuristicAgent(),
        th.FastRng(golden.seed),
    )
    while table.outcome is None:
        decision = table.decisions[0]
        table.act(decision.seat, agent.choose(table.view(decision.seat), decision, rng))
    return table


if __name__ == "__main__":
    for golden in GAMES:
        keep(FOLDER, golden.name, play(golden), golden.ending)
