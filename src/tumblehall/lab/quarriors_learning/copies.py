"""Policies of Quarriors with numbers of their own."""

import sys
from collections.abc import Callable
from importlib import import_module
from types import ModuleType

from tumblehall.agents.quarriors.learnt import Learnt
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.dice import Rng

HOME = "tumblehall.agents.quarriors"
Choose = Callable[[QuarriorsState, int, Rng], int]


class Copy:
    """The modules of the policy, loaded once more with other numbers: they are read when modules are loaded."""

    def __init__(self, learnt: Learnt) -> None:
        kept = _taken_out()
        import_module(f"{HOME}.learnt").LEARNT = learnt  # type: ignore[attr-defined]
        self.policy, self.turn, self.answers, self.numbers, self.value, self.learnt = map(
            _loaded, ("policy", "quick_turn", "quick_answers", "numbers", "value", "learnt")
        )
        _taken_out()
        sys.modules.update(kept)
        self.choose: Choose = self.policy.choose


def _loaded(name: str) -> ModuleType:
    return import_module(f"{HOME}.{name}")


def _taken_out() -> dict[str, ModuleType]:
    names = [name for name in sys.modules if name == HOME or name.startswith(f"{HOME}.")]
    return {name: sys.modules.pop(name) for name in names}
