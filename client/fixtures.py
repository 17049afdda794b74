"""Writes samples of what the server sends, for the page of samples and for tests: python fixtures.py

Each file holds one game: its catalogue of printed facts, and a few moments: those of a game played by chance, and those
that `src/games/<game>/moments.json` sets up.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random

import tumblehall as th
from tumblehall.games import GAMES
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

SOURCE = Path(__file__).parent / "src"
SEED = "tumblehall"
LAST_EVENTS = 40


def sample(table: Table, seat: int | None, last_events: int = LAST_EVENTS) -> dict[str, Json]:
    """What a seat, or an onlooker, is sent at a moment."""
    decision = next((decision for decision in table.decisions if decision.seat == seat), None)
    view = table.view(seat)
    sent: dict[str, Json] = {
        "view": view,
        "decision": None if decision is None else asdict(decision),
        "events": [asdict(event) for event in table.events(seat)[-last_events:]],
    }
    reckon = GAMES[table.game].odds
    return sent if reckon is None or decision is None else sent | {"odds": dict(reckon(view))}


def by_chance(game: str) -> dict[str, Json]:
    """The richest choice of each kind and phase that seat 0 is asked in a game played by chance, and its end."""
    table, chance = th.new_table(game, seats=3, seed=SEED), Random(SEED)
    found: dict[str, Json] = {}
    while table.decisions:
        for decision in (decision for decision in table.decisions if decision.seat == 0):
            name = "-".join(filter(None, (decision.kind, table.view(0).get("phase"))))
            if name not in found or len(found[name]["decision"]["options"]) < len(decision.options):
                found[name] = sample(table, 0)
        decision = table.decisions[0]
        table.act(decision.seat, chance.choice(decision.options).id)
    return dict(sorted(found.items())) | {"over": sample(table, 0)}


def set_up(game: str) -> Iterator[tuple[str, Json]]:
    """The moments that are written down: a position, or that of another moment, and the deeds that follow.

    `events`: how many of the last ones are kept, where a whole round is told.
    """
    file = SOURCE / f"games/{game}/moments.json"
    if not file.exists():
        return
    told = json.loads(file.read_text("utf-8"))
    moments = told.pop("moments")
    for name, moment in moments.items():
        position = dict(moments[moment.get("from", name)]["position"])
        if "seats" in moment:  # the same with fewer players
            position["seats"] = position["seats"][: moment["seats"]]
        table = th.from_position({"game": game, **told, **position}, seed=SEED)
        for deed in moment["deeds"]:
            table.act(table.decisions[0].seat, deed)
        yield name, sample(table, moment["seat"], moment.get("events", LAST_EVENTS))


def main() -> None:
    for name, game in GAMES.items():
        if not (folder := SOURCE / "games" / name).is_dir():
            continue  # played in words
        samples = by_chance(name) | dict(set_up(name))
        text = json.dumps({"game": name, "catalogue": game.catalogue(), "samples": samples}, separators=(",", ":"))
        (folder / "samples.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
