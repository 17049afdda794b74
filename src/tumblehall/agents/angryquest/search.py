"""Looking ahead: each option is played on by the quick policy for some turns, and what comes of it is valued."""

from collections.abc import Callable
from dataclasses import dataclass

from tumblehall.agents.agent import Ranked
from tumblehall.agents.angryquest.policy import choose
from tumblehall.agents.angryquest.value import value_to
from tumblehall.agents.effort import Effort
from tumblehall.agents.sight import Sight
from tumblehall.games.angryquest.rules.state import AngryState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.sim_rng import SimRng

BOUND = 2**32


@dataclass(frozen=True)
class Searcher:
    """A thinker: as many playouts as the effort allows, cut after some turns of the table."""

    effort: Effort
    turns: int
    """turns until a playout is cut, 1 being the end of the turn that is on; 0 for one of each seat"""
    value: Callable[[AngryState, int], float] = value_to

    def rank(self, sight: Sight, rng: Rng) -> list[Ranked]:
        options = sight.decision.options
        seat = sight.seat
        if len(options) == 1:
            return [Ranked(options[0].id, 0.5)]
        if sight.decision.kind in ("keep", "corner"):
            best = sight.state.options_of(seat).index(choose(sight.state, seat, rng))
            return sorted((Ranked(o.id, 0.5 if i == best else 0.4) for i, o in enumerate(options)), key=lambda r: -r.worth)
        sums = [0.0] * len(options)
        rounds = 0
        for _ in self.effort.rounds(len(options)):
            world = sight.imagine(rng)
            seed = rng.below(BOUND)
            rounds += 1
            for i, option in enumerate(world.options_of(seat)):
                sums[i] += self.playout(world.clone(), seat, option, SimRng(seed))
        ranked = [Ranked(option.id, total / rounds) for option, total in zip(options, sums, strict=True)]
        return sorted(ranked, key=lambda one: -one.worth)

    def playout(self, s: AngryState, seat: int, option: int, rng: Rng) -> float:
        left = self.turns or s.players
        turn = s.turn
        s.take(option, rng)
        while s.outcome is None:
            if s.turn != turn:
                turn = s.turn
                left -= 1
                if not left:
                    break
            s.take(choose(s, s.seat, rng), rng)
        return self.value(s, seat)
