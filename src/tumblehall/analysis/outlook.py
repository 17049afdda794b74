"""How a game is looked at: which worlds a seat imagines, how they are played on, and what each seat has there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tumblehall.analysis.calibration import calibrated
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import State
from tumblehall.kernel.sim_rng import SimRng

Plan = tuple[int, ...]
"""The answers of one seat to one question, as ints of the engine: one, or all that it gives while others choose too."""


def imagined(state: State, eyes: int, rng: Rng) -> State:
    """A world that agrees with all that a seat knows."""
    world = state.imagine(eyes, rng)
    world.skip_lone_ends = True
    return world


def shares(state: State, together: bool) -> list[float]:
    """What each seat has of a game that is over: the win is shared by those who tie, and is whole for all of those who
    play together."""
    assert state.outcome is not None
    winners = state.outcome.winners
    each = 1.0 if together else 1.0 / max(1, len(winners))
    return [each if seat in winners else 0.0 for seat in range(state.players)]


def answer(world: State, seat: int, plan: Sequence[int], rng: Rng) -> None:
    """As far as they are asked: worlds take a lone end by themselves."""
    joins = world.joins
    for option in plan:
        if world.joins != joins or option not in world.options_of(seat):
            return
        world.apply_for(seat, option, rng)


def apart(_state: Any) -> bool:
    """Of games in which everybody plays for themselves."""
    return False


def _no_plans(_state: Any, _seat: int, _playouts: int, _rng: SimRng) -> list[Plan]:
    return []


@dataclass(frozen=True, slots=True)
class Sign:
    """Something in a position that anybody can see, and that is good for a seat: the more of it the better."""

    of: Callable[[Any, int], float]
    words: str
    """What a lead in it is called, such as "you have {n:.1f} more glory"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook:
    """What is known of one game."""

    play: Callable[[Any, int, Plan, Rng], None]
    """Gives the answers of a seat, none perhaps, and plays on by the policy to where the champion judges."""
    chances: Callable[[Any], list[float]]
    """By seat what the value says there. Together 1, or less where nobody may win; together alike for all."""
    together: Callable[[Any], bool]
    """Whether all win or lose as one."""
    world: Callable[[Any, int, Rng], Any] = imagined
    glance: Callable[[Any, int, Plan, Rng], None] | None = None
    """As `play`, but not as far: enough to see which answers are worth a look. None: `play` takes no time anyway."""
    plans: Callable[[Any, int, int, SimRng], list[Plan]] = _no_plans
    """Whole plans that are worth a try, found with so many playouts; none: each option is one."""
    signs: tuple[Sign, ...] = ()
    """By what the end of a playout is told in words, the most telling first."""
    when: str = ""
    """When a playout ends, in words."""
    choose: Callable[[Any, int, Rng], int] | None = None
    """What the policy answers for a seat, where it can be asked for a single answer."""
    whole: Callable[[Any, int, Rng], Any] = imagined
    """As `world`, where nothing is cut short that comes after the playout."""
    to_own_turn: bool = False
    """What is chosen while others choose too means something in the own turn only: a best line is told to its end."""

    def playout(self, game: str, world: Any, seat: int, plan: Plan, rng: Rng, at_a_glance: bool = False) -> list[float]:
        """How likely each seat wins after one way in which the world may go on; it is changed."""
        together = self.together(world)
        play = self.glance if at_a_glance and self.glance is not None else self.play
        play(world, seat, plan, rng)
        return calibrated(game, self.chances(world), together)


def _by_chance(world: Any, seat: int, plan: Plan, rng: Rng) -> None:
    answer(world, seat, plan, rng)
    while world.outcome is None:
        options = world.options
        world.apply_for(world.seat, options[rng.below(len(options))], rng)


BY_CHANCE = Outlook(play=_by_chance, chances=lambda world: shares(world, False), together=apart)
"""Of a game that nobody has written one for."""


@lru_cache(64)
def outlook_of(game: str) -> Outlook:
    """The OUTLOOK of the module `tumblehall.analysis.outlooks.<game>`, where there is one."""
    name = f"tumblehall.analysis.outlooks.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return BY_CHANCE
    found: Outlook = import_module(name).OUTLOOK
    return found
