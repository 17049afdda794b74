"""The games of a run in a file, a line for each, so that a run that was stopped goes on."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Json
from tumblehall.lab.arena.playing import Played


class Kept:
    """The games by number. The first line of the file says what run it is; without a file nothing is written."""

    def __init__(self, file: Path | None, run: Mapping[str, Json]) -> None:
        self.file = file
        self.games: dict[int, Played] = {}
        if file is None:
            return
        try:
            lines = list(_whole_lines(file)) if file.exists() else []
            if not lines:
                file.write_text(json.dumps(run) + "\n", "utf-8")
                return
            head, games = json.loads(lines[0]), [_read(line) for line in lines[1:]]
        except (ValueError, TypeError, AttributeError):
            head, games = None, []
        if not isinstance(head, dict):
            raise BadInput(f"{file} holds no games of an arena; name another file")
        _check(file, head, run)
        self.games = {game.number: game for game in games}

    def add(self, game: Played) -> None:
        self.games[game.number] = game
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(_written(game) + "\n")


def _whole_lines(file: Path) -> Iterator[str]:
    """A last line without an end was cut off: its game counts as not played."""
    whole, _, rest = file.read_text("utf-8").rpartition("\n")
    if rest:
        file.write_text(f"{whole}\n" if whole else "", "utf-8")
    yield from whole.splitlines()


def _check(file: Path, there: Mapping[str, Json], run: Mapping[str, Json]) -> None:
    other = [name for name in run if there.get(name) != run[name]]
    if other:
        was, now = there.get(other[0]), run[other[0]]
        raise BadInput(f"{file} has the games of another run: {other[0]} was {was}, and is {now}; name another file")


def _written(game: Played) -> str:
    times = [{str(step): many for step, many in sorted(seat.items())} for seat in game.times]
    line = [game.number, game.sitting, game.shares, game.ranking, game.answers, game.seconds, times]
    return json.dumps(line, separators=(",", ":"))


def _read(line: str) -> Played:
    number, sitting, shares, ranking, answers, seconds, times = json.loads(line)
    return Played(
        number,
        tuple(sitting),
        tuple(shares),
        tuple(map(tuple, ranking)),
        answers,
        seconds,
        tuple(Counter({int(step): many for step, many in seat.items()}) for seat in times),
    )
