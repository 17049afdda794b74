"""Whole games to read: `golden/<name>.json` is the record, `golden/<name>.txt` the log that everybody may see.

After a change of the rules on purpose, write them anew and read what changed:

    python -m tests.angryquest.golden

The players here are simple, so that the games are short: they run for the lair, and fight.
"""

from dataclasses import dataclass
from pathlib import Path

import tumblehall as th
from tests.fixtures import golden

FOLDER = Path(__file__).parent / "golden"
STEPS = {colour: 1 + 12 * i for i, colour in enumerate(("red", "green", "blue", "yellow"))}
"""Where each colour enters the loop."""


@dataclass(frozen=True)
class Golden(golden.Golden):
    rash: bool
    """Whether a lone character attacks the monster; the others wait for a second."""


GAMES = (
    Golden("two-seats", 2, "is the last one left", rash=True),
    Golden("three-seats", 3, "defeated the monster", rash=False),
    Golden("four-seats", 4, "defeated the monster", rash=False),
)


def play(game: Golden, seed: str) -> th.Table:
    table = th.new_table("angryquest", game.seats, seed)
    while table.outcome is None and table.step < 1500:
        decision = table.decisions[0]
        table.act(decision.seat, choose(table, decision, game.rash))
    return table


def choose(table: th.Table, decision: th.Decision, rash: bool) -> str:
    ids = [option.id for option in decision.options]
    match decision.kind:
        case "opening":
            team = table.view(None)["seats"][decision.seat]["team"]
            gathered = sum(member["at"][:4] in ("ent-", "cmb-") for member in team)
            return "fight" if rash or gathered > 1 else "roll"
        case "move":
            return max(ids, key=lambda id: _worth(table, decision.seat, id))
        case "defend" | "assault":
            prospects = table.view(None)["prospects"]
            return max(ids, key=lambda id: int(prospects[id]["dice"]))
        case "luck" | "shot" | "clash" | "town" | "spoils" | "advance" | "second-try":
            return ids[0]
        case _:
            return decision.default


def _worth(table: th.Table, seat: int, id: str) -> int:
    """The lair before all, then waiting for it, then a settlement for who has no upgrade, then the one in front."""
    words = id.split()
    if words[0] != "move":
        return 900 if id == "wait" else -1
    one = table.view(None)["seats"][seat]
    if words[2].startswith("ent-"):
        return 1000 - int(words[2][-1])
    member = next(member for member in one["team"] if member["character"] == words[1])
    if words[2].startswith("sett"):
        return 500 if not member["upgrades"] else 0
    start = member["at"]
    on_loop = words[2].startswith("t") and start.startswith("t")
    return 50 + (int(start[1:]) - STEPS[one["colour"]]) % 48 if on_loop else 60


if __name__ == "__main__":
    golden.write(FOLDER, GAMES, play)
