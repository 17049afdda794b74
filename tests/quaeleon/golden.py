"""Whole games to read: `golden/<name>.json` is the record, `golden/<name>.txt` the log.

After a change of the rules or of the words on purpose, write them anew and read what changed:

    python -m tests.quaeleon.golden

The players stack five cards, two without attack and then the strongest attacks, and take the first option otherwise, so
that much happens.
"""

from dataclasses import dataclass
from pathlib import Path

import tumblehall as th
from tests.fixtures import golden
from tests.quaeleon.mat import mat, seat
from tumblehall.games.quaeleon.content.facts import CARD_NUMBERS, CARDS
from tumblehall.kernel.values import Json

FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Golden(golden.Golden):
    options: dict[str, Json] | None = None
    """A new game with these options,"""
    start: dict[str, Json] | None = None
    """or one from this position."""


def last_round() -> dict[str, Json]:
    """Round 60 is prepared, and two are left with equal health."""
    hand = "Turnip Palisade, Wet Blanket, Iron Clause"
    return mat(seat(health=31, hand=hand), seat(health=0), seat(health=31, hand="Lead Boots, Rust Sprite"),
               phase="prepare", turn={"round": 60})  # fmt: skip


GAMES = (
    Golden("two-seats", 2, "the last player left", {}),
    Golden("four-seats", 4, "the last player left", {"opening_swap": False, "first": 2}),
    Golden("six-seats", 6, "the last player left", {}),
    Golden("no-winner", 3, "nobody wins", {"opening_swap": False}),
    Golden("round-60", 3, "round 60 is over", start=last_round()),
)


def play(game: Golden, seed: str) -> th.Table:
    if game.start is not None:
        table = th.from_position(game.start, seed)
    else:
        table = th.new_table("quaeleon", game.seats, seed, game.options)
    while table.outcome is None and table.step < 3000:
        decision = table.decisions[0]
        table.act(decision.seat, choose(table, decision))
    return table


def choose(table: th.Table, decision: th.Decision) -> str:
    ids = [option.id for option in decision.options]
    if decision.kind == "stack":
        return _stacked(table, decision.seat, ids)
    if decision.kind == "swap":
        return ids[0] if len(table.view(decision.seat)["seats"][decision.seat]["picks"]) < 2 else "confirm"
    return ids[0]


def _stacked(table: th.Table, who: int, ids: list[str]) -> str:
    """Five cards, those with the least attack first."""
    cards = [id.split(" ")[1] for id in ids if id.startswith("stack ")]
    if not cards:
        return "confirm"
    placed = len(table.view(who)["seats"][who]["picks"])
    cards.sort(key=lambda slug: CARDS[CARD_NUMBERS[slug]].attack or 0)
    return f"stack {cards[0] if placed < 2 else cards[-1]}"


if __name__ == "__main__":
    golden.write(FOLDER, GAMES, play)
