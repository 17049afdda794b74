"""Play by chance, for simulations: each answer one of the options, all of them alike."""

from collections.abc import Iterable

from tumblehall.kernel.flow import State
from tumblehall.kernel.generators import Rng


def play_by_chance(state: State, rng: Rng, ticks: Iterable[int]) -> tuple[int, int]:
    """Plays to the end, or until there are no more ticks: how many answers were given, and how many of them were
    decisions, with two options or more."""
    answers = decisions = 0
    for _ in ticks:
        if state.outcome is not None:
            break
        options = state.options
        many = len(options)
        answers += 1
        if many > 1:
            decisions += 1
        option = options[rng.below(many)]
        if state.branches is None:
            state.take(option, rng)
        else:
            state.apply_for(state.seat, option, rng)
    return answers, decisions
