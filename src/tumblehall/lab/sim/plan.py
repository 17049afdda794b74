"""What a run is: the game, who plays it, with which options and which seed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import tumblehall
from tumblehall.agents.from_file import own_files
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Json
from tumblehall.lab.job import IN_PORTION
from tumblehall.lab.sim.players import check_players, thinking
from tumblehall.lab.sim.reader import How, Reader, reader_of
from tumblehall.library import game_named

FORMAT = 1
"""Of the tables; it rises when what stands in them changes."""
SLOW_PORTION = 5
"""Games of a portion in which somebody looks ahead: they take a second or more."""


@dataclass(frozen=True, slots=True)
class Told:
    """One side is told something about a card: seat 0 in game 0, seat 1 in game 1, and so on in turn."""

    card: str
    how: How


@dataclass(frozen=True, slots=True)
class Plan:
    """All that tells one run from another. The number of games is no part of it: a run can be gone on with."""

    game: str
    seats: int
    agents: tuple[str, ...]
    """By seat."""
    seed: str
    options: Mapping[str, Json] = field(default_factory=dict)
    portion: int = IN_PORTION
    told: Told | None = None

    def head(self) -> dict[str, Json]:
        """As it is written down."""
        return {
            "format": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "agents": list(self.agents),
            "seed": self.seed,
            "options": dict(self.options),
            "portion": self.portion,
            "told": None if self.told is None else {"card": self.told.card, "how": self.told.how},
            "version": tumblehall.__version__,
            "source": self._source(),
        }

    def _source(self) -> str:
        """Of bots and nets in files of their own too."""
        own = own_files(self.agents)
        source = source_of(self.game)
        return sha256(f"{source} {sorted(own.items())}".encode()).hexdigest()[:16] if own else source


def checked(
    game: str,
    agents: tuple[str, ...],
    seats: int | None = None,
    seed: str = "1",
    options: Mapping[str, Json] | None = None,
    portion: int | None = None,
    told: Told | None = None,
) -> Plan:
    """BadInput where nobody could play so. One agent alone sits on all seats."""
    chosen: Any = game_named(game)
    least, most = chosen.info.seats
    many = seats if seats is not None else len(agents) if len(agents) > 1 else max(2, least)
    if not least <= many <= most:
        raise BadInput(chosen.info.wrong_seats or f"{game} has {least} to {most} seats; got {many}")
    if len(agents) not in (1, many):
        raise BadInput(f"--agents: one for each of the {many} seats, or one for all of them; got {len(agents)}")
    chosen.check_new(dict(options or {}), many)
    check_players(game, agents)
    if told is not None and reader_of(game) is Reader:
        raise BadInput(f"--force: the laboratory has no reader for the cards of {game}; docs/laboratory.md says how")
    all_agents = agents * many if len(agents) == 1 else agents
    slow = any(thinking(game, agent) for agent in agents)
    return Plan(
        game, many, all_agents, seed, dict(options or {}), portion or (SLOW_PORTION if slow else IN_PORTION), told
    )


@cache
def source_of(game: str) -> str:
    """A digest of all that decides how a game goes: kernel, rules and cards, its bots, and what counts it here. Whoever
    changes a card has another run."""
    root = Path(tumblehall.__file__).parent
    rooms = ("kernel", f"games/{game}", "agents", "lab/sim")
    digest = sha256()
    for room in rooms:
        for file in sorted((root / room).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts and _counts(file.relative_to(root), game):
                digest.update(f"{file.relative_to(root).as_posix()}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def _counts(file: Path, game: str) -> bool:
    """Bots and readers of other games do not."""
    folder = file.parts[1]
    return file.suffix != ".md" and (file.parts[0] != "agents" or folder not in _games() or folder == game)


@cache
def _games() -> frozenset[str]:
    return frozenset(tumblehall.list_games())
