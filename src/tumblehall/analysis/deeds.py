"""The real choices of a game. What a seat answers while others choose at the same time is one choice: nobody knows of
it before all are ready, and a card that is placed means nothing without the others."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tumblehall.analysis.outlook import Plan
from tumblehall.analysis.situations import Situation
from tumblehall.kernel.decision import decision_of
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.kernel.values import Json
from tumblehall.library import game_named

Known = tuple[int, int, int]


def known_at(at: Situation) -> Known:
    """It changes when something falls or is shown."""
    return at.uses, at.state.joins, at.state.shown


@dataclass(frozen=True, slots=True)
class Deed:
    """A choice."""

    at: Situation
    """Where it began."""
    plan: Plan
    next: Situation
    """What came of it; where several chose at the same time, of all that they chose."""

    @property
    def seat(self) -> int:
        assert self.at.decision is not None
        return self.at.decision.seat

    @property
    def until(self) -> int:
        """The step of the replay at which all that came of it is there."""
        return self.next.step

    @property
    def at_known(self) -> Known:
        return known_at(self.at)

    @property
    def next_known(self) -> Known:
        return known_at(self.next)

    def leads_to(self, other: "Deed") -> bool:
        """Whether the same seat is asked again at once."""
        return other.seat == self.seat and other.at.step == self.next.step

    def told(self, plan: Plan) -> dict[str, Json]:
        """A plan of its seat in words."""
        game, state = game_named(self.at.game), self.at.state.clone()
        chosen = []
        for number, option in enumerate(plan):
            if number:
                state.apply_for(self.seat, plan[number - 1], SimRng(0))
            asked = decision_of(game, state, self.seat)
            chosen.append(asked.options[state.options_of(self.seat).index(option)])
        return {"ids": [one.id for one in chosen], "label": ", ".join(_once([one.label for one in chosen]))}


def _once(labels: list[str]) -> list[str]:
    """A verb that several answers begin with is said once: "Stack Kettle Drake as 1st, Rust Sprite as 2nd"."""
    verb = f"{labels[0].split()[0]} "
    return [labels[0], *(label.removeprefix(verb) for label in labels[1:])]


def deeds_of(walked: Sequence[Situation]) -> list[Deed]:
    """All choices among two answers or more, in the order in which they began."""
    return sorted(_deeds(walked), key=lambda deed: deed.at.step)


def _deeds(walked: Sequence[Situation]) -> Iterator[Deed]:
    place = 0
    while place < len(walked) - 1:
        state = walked[place].state
        end = place + 1
        if state.branches is not None:
            while end < len(walked) - 1 and walked[end].state.joins == state.joins:
                end += 1
        for seat in range(state.players):
            own = [at for at in walked[place:end] if at.decision is not None and at.decision.seat == seat]
            if any(len(at.state.options_of(seat)) > 1 for at in own):
                plan = tuple(at.number_of(at.chosen) for at in own if at.chosen is not None)
                yield Deed(own[0], plan, walked[end])
        place = end
