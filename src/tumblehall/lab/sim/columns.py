"""The tables of a run: which columns they have, and how games become columns."""

from collections.abc import Iterable, Iterator
from typing import Any, Literal

from tumblehall.lab.sim.playing import Played
from tumblehall.lab.sim.recorder import NOBODY

Kind = Literal["number", "share", "text"]
Column = tuple[str, Kind]
Columns = dict[str, list[list[Any]]]
"""By table its columns, as plain values: this is what comes back from a worker."""
TABLES = ("decisions", "cards", "turns", "games")
"""In the order in which they are written: a portion whose games are there is whole."""


def columns(table: str, seats: int) -> tuple[Column, ...]:
    """The columns of a table. Those that there are for each seat are numbered: `won_0`, `won_1`."""
    match table:
        case "games":
            return (
                ("game", "number"), ("setup", "text"), ("told", "number"), ("first", "number"), ("turns", "number"),
                ("rounds", "number"), ("answers", "number"), ("decisions", "number"), ("lead_changes", "number"),
                ("reason", "text"), *_each("won", seats, "share"), *_each("score", seats, "number"),
            )  # fmt: skip
        case "turns":
            return (
                ("game", "number"), ("turn", "number"), ("round", "number"), ("seat", "number"), ("answers", "number"),
                *_each("standing", seats, "number"),
            )  # fmt: skip
        case "cards":
            return (
                ("game", "number"), ("seat", "number"), ("card", "text"), ("offered", "number"), ("taken", "number"),
                ("played", "number"), ("won", "share"),
            )  # fmt: skip
        case _:
            return ("game", "number"), ("seat", "number"), ("kind", "text"), ("asked", "number")


def _each(name: str, seats: int, kind: Kind) -> Iterator[Column]:
    return ((f"{name}_{seat}", kind) for seat in range(seats))


def columns_of(games: Iterable[Played]) -> Columns:
    """The tally of a portion."""
    rows: dict[str, list[tuple[Any, ...]]] = {table: [] for table in TABLES}
    for game in games:
        rows["games"].append(_game(game))
        rows["turns"] += _turns(game)
        rows["cards"] += _cards(game)
        rows["decisions"] += [
            (game.number, seat, kind, many) for (seat, kind), many in sorted(game.heard.asked.items()) if many
        ]
    return {table: [list(column) for column in zip(*found, strict=True)] for table, found in rows.items()}


def _game(game: Played) -> tuple[Any, ...]:
    heard = game.heard
    return (
        game.number,
        game.setup,
        NOBODY if game.told is None else game.told,
        heard.turns[0].seat if heard.turns else NOBODY,
        len(heard.turns),
        heard.turns[-1].round if heard.turns else 0,
        heard.answers,
        heard.asked.total(),
        heard.lead_changes,
        game.outcome.reason,
        *game.shares,
        *(game.standing or (0,) * len(game.shares)),
    )


def _turns(game: Played) -> Iterator[tuple[Any, ...]]:
    nothing = (0,) * len(game.shares)
    for number, turn in enumerate(game.heard.turns):
        yield game.number, number, turn.round, turn.seat, turn.answers, *(turn.standing or nothing)


def _cards(game: Played) -> Iterator[tuple[Any, ...]]:
    for (seat, card), fate in sorted(game.heard.fates.items()):
        yield game.number, seat, card, fate.offered, fate.taken, fate.played, game.shares[seat]
