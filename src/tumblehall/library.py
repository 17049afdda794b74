"""The doors of the library: which games there are, the three ways to a table, and one to a bare state."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from typing import Any

from tumblehall.games import GAMES
from tumblehall.kernel.advised import Adviser
from tumblehall.kernel.dice import FairDice, Rng, SeedDice, seed_dice
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.flow import State
from tumblehall.kernel.game import Game, GameInfo
from tumblehall.kernel.options import check_bars
from tumblehall.kernel.reading import quoted
from tumblehall.kernel.record import Record
from tumblehall.kernel.replay import replay_table
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Hint, Json


def list_games() -> dict[str, GameInfo]:
    """All games by name."""
    return {name: game.info for name, game in GAMES.items()}


def game_named(name: str) -> Game[Any]:
    """A game by its name; BadInput lists the names there are."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadInput(f"there is no game {quoted(name)}; the games are {', '.join(GAMES)}")
    return GAMES[name]


def new_table(
    game: str,
    seats: int | None = None,
    seed: str | None = None,
    options: Mapping[str, Json] | None = None,
    show_forced: bool = False,
    fair: FairDice | None = None,
) -> Table:
    """A new game. `seats`: the number of players, the least the game takes when left out. `seed`: any text, or None to
    draw one. `show_forced`: ask decisions with one option too. `fair`: dice of a served game in place of a seed."""
    chosen = game_named(game)
    seats = _seats(chosen, seats)
    if not isinstance(show_forced, bool):
        raise BadInput(f"show_forced must be true or false; got {quoted(show_forced)}")
    _check_mapping(options)
    dice = _dice(seed, fair)
    _check_seeds(fair, seats)
    if options:
        chosen.check_new(dict(options), seats)  # what is usual always goes together
    return _advised(Table(chosen, seats, dict(options or {}), dice, show_forced))


def new_state(game: str, rng: Rng, seats: int | None = None, options: Mapping[str, Json] | None = None) -> State:
    """A new game for simulation: the state at its first decision, without a table, a record or events, which takes a
    fraction of the time. `rng` sets it up and is handed to every `apply`; `seats` and `options` as for a table."""
    chosen = game_named(game)
    seats = _seats(chosen, seats)
    _check_mapping(options)
    state: State = chosen.new_state(seats, _read(_Asked(game, seats, repr(options), options or {})), rng)
    state.run(rng)
    return state


@dataclass(frozen=True, slots=True)
class _Asked:
    """What a new game is asked for; the options are told apart by their text."""

    game: str
    seats: int
    text: str
    options: Mapping[str, Json] = field(compare=False)


@lru_cache(maxsize=64)
def _read(asked: _Asked) -> Mapping[str, Json]:
    """All options of a game. Simulations ask for the same ones again and again."""
    chosen = game_named(asked.game)
    read = chosen.read_options(dict(asked.options), asked.seats)
    if asked.options:
        check_bars(chosen.info.bars, read, asked.seats)
    return read


def from_position(position: Mapping[str, Json], seed: str | None = None, fair: FairDice | None = None) -> Table:
    """A table in any situation; see docs/reference for each game's schema. `seed` and `fair` as for a new game."""
    if not isinstance(position, Mapping) or "game" not in position:
        raise BadInput(f'position: must be an object with the field "game"; got {quoted(position)}')
    table = Table(game_named(position["game"]), 0, {}, _dice(seed, fair), False, dict(position))
    _check_seeds(fair, table.seats)
    return _advised(table)


def replay(record: Record, upto: int | None = None) -> Table:
    """Plays a record again, to its end or up to an entry. BadInput names the place where it does not fit."""
    if not isinstance(record, Record):
        raise BadInput(f"replay takes a Record; got {type(record).__name__}. Record.from_json reads a text")
    return _advised(replay_table(game_named(record.game), record, upto))


def _advised(table: Table) -> Table:
    table.advised_by(_lamp)
    return table


def _lamp(table: Table, seat: int) -> Hint:
    """What a bot would do. Agents know the library, so they are looked up when one is asked."""
    advise: Adviser = import_module("tumblehall.agents.lamp").advise
    return advise(table, seat)


def _seats(game: Game[Any], seats: int | None) -> int:
    """The number of players, the least the game takes when left out; BadInput when it is not one of the game's."""
    least, most = game.info.seats
    if seats is None:
        return least
    if isinstance(seats, bool) or not isinstance(seats, int) or not least <= seats <= most:
        name = game.info.name
        raise BadInput(game.info.wrong_seats or f"{name} has {least} to {most} seats; got {quoted(seats)}")
    return seats


def _check_mapping(options: Mapping[str, Json] | None) -> None:
    if options is not None and not isinstance(options, Mapping):
        raise BadInput(f"options must be an object; got {quoted(options)}")


def _dice(seed: str | None, fair: FairDice | None) -> SeedDice | FairDice:
    if fair is None:
        return seed_dice(seed)
    if not isinstance(fair, FairDice):
        raise BadInput(f"fair must be FairDice; got {quoted(fair)}")
    if seed is not None:
        raise BadInput("a table has a seed or fair dice, not both")
    return fair


def _check_seeds(fair: FairDice | None, seats: int) -> None:
    if fair is not None and len(fair.seeds) != seats:
        raise BadInput(f"fair dice need a seed of each of the {seats} seats; got {len(fair.seeds)}")
