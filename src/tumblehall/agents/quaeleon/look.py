"""What a player reads out of view and decision."""

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from tumblehall.games.quaeleon.edges.view import SeatView, Seen
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Decision, Json, Option


class Look:
    def __init__(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> None:
        self.view = seen = cast(Seen, view)
        self.decision = decision
        self.rng = rng
        self.me = seen["seats"][decision.seat]
        self.others = [n for n, seat in enumerate(seen["seats"]) if n != decision.seat and not seat["out"]]

    def of(self, verb: str) -> list[Option]:
        return [option for option in self.decision.options if option.id.split(" ")[0] == verb]

    def seat(self, option: Option) -> SeatView:
        """The player whom an option names."""
        return self.view["seats"][int(option.id.split(" ")[1])]

    def first(self, options: Sequence[Option], worth: Callable[[Option], float]) -> Option:
        """The option that is worth most; of several any."""
        worths = [worth(option) for option in options]
        best = [option for option, each in zip(options, worths, strict=True) if each == max(worths)]
        return best[self.rng.below(len(best))]
