"""Who meets whom, on which seats, and how often."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Any

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Json
from tumblehall.lab.arena.setups import conditions_of, is_together
from tumblehall.library import game_named

Sitting = tuple[int, ...]
"""By seat the number of the participant who sits there."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Participants at one table. A round is one game for each sitting, all with the same seed and set-up."""

    who: tuple[int, ...]
    sittings: tuple[Sitting, ...]
    condition: Mapping[str, Json] = field(default_factory=dict)
    """Options that this meeting has and others of the run have not."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game stands in its run."""

    round: int
    meeting: int
    sitting: int


@dataclass(frozen=True)
class Plan:
    """What is asked for. Two meet in pairs. At more seats as many different ones as there are seats meet, where there
    are enough; else the first of each two sits alone among the others. In a game that is played together everybody
    plays with copies of themselves."""

    game: str
    names: tuple[str, ...]
    seats: int
    seed: str
    options: Mapping[str, Json]

    @cached_property
    def meetings(self) -> tuple[Meeting, ...]:
        many = range(len(self.names))
        if is_together(self.game, self.options, self.seats):
            return tuple(
                Meeting((one,), ((one,) * self.seats,), condition)
                for condition in conditions_of(self.game, self.options)
                for one in many
            )
        if len(self.names) >= self.seats:
            return tuple(Meeting(who, tuple(_rotations(who))) for who in combinations(many, self.seats))
        pairs = combinations(many, 2)
        return tuple(Meeting((one, two), tuple(_rotations((one, *[two] * (self.seats - 1))))) for one, two in pairs)

    @property
    def together(self) -> bool:
        """Whether all win or lose as one."""
        return len(self.meetings[0].who) == 1

    @property
    def sittings(self) -> int:
        """Games of a round of one meeting."""
        return len(self.meetings[0].sittings)

    def place(self, number: int) -> Place:
        """Round by round, so that all meetings are equally far at any time."""
        turn, sitting = divmod(number, self.sittings)
        return Place(*divmod(turn, len(self.meetings)), sitting)

    def numbers(self, rounds: int) -> range:
        return range(rounds * len(self.meetings) * self.sittings)

    def rounds_for(self, games: int) -> int:
        """So many rounds make at least so many games of each meeting."""
        return -(-games // self.sittings)


def _rotations(seats: Sitting) -> Iterator[Sitting]:
    for turn in range(len(seats)):
        yield seats[-turn:] + seats[:-turn] if turn else seats


def checked(game: str, names: tuple[str, ...], seats: int | None, seed: str, options: Mapping[str, Json]) -> Plan:
    """BadInput where these cannot meet so."""
    info = game_named(game).info
    many = seats if seats is not None else max(2, info.seats[0])
    plan = Plan(game, names, many, seed, dict(options))
    if len(set(names)) < len(names):
        raise BadInput("each participant is named once: they meet each other, not themselves")
    _check_options(plan)
    if len(names) == 1 and not is_together(game, options, many):
        raise BadInput("one participant is nobody's rival: name two or more")
    return plan


def _check_options(plan: Plan) -> None:
    game: Any = game_named(plan.game)
    least, most = game.info.seats
    if not least <= plan.seats <= most:
        raise BadInput(f"--seats: {plan.game} has {least} to {most} seats; got {plan.seats}")
    game.check_new(dict(plan.options), plan.seats)
