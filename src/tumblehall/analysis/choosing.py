"""The answers of one question, weighed against each other by what its seat knew.

All are tried in the same worlds with the same dice, so that what one gains over another shows soonest. Half of the
playouts find the best one: the worse half is given up again and again. The other half, in new worlds, tells what that
one gains over the one chosen; or, where that is the best, what it gains over what is usual. Without new worlds the best
of many would look better than it is, by luck."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tumblehall.analysis.evaluation import SEEDS, Chances, chances_of, mean_of
from tumblehall.analysis.outlook import Outlook, Plan, outlook_of
from tumblehall.analysis.situations import Situation
from tumblehall.analysis.usual import usual_plan
from tumblehall.kernel.sim_rng import SimRng

Found = dict[Plan, list[list[float]]]
"""By plan what came of it in each world: the chances of all seats."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What came of it."""

    best: Plan
    """The chosen one, where nothing better was found."""
    after: Chances
    """After what was chosen."""
    effect: Chances
    """What the choice did to the chance of each seat, against the best one; its `error` is that of the difference. For
    the seat that chose it is 0 or a loss, but for chance: it may be a little above."""
    usual: Plan | None = None
    """Where the chosen answer is the best: what a player does who answers at once, if that is another one."""
    lead: tuple[float, float] = (0.0, 0.0)
    """What the chosen answer gains over that, and its standard error."""


def weigh(at: Situation, chosen: Plan, playouts: int, seed: str) -> Weighed:
    """The choice of the seat that was asked."""
    assert at.decision is not None
    seat, rng = at.decision.seat, SimRng(f"weigh {seed} {at.step}")
    trial = Trial(at, seat)
    half = max(1, playouts // 2)
    tried = _with(chosen, trial.outlook.plans(at.state, seat, half, rng) or _options(at, seat))
    best = trial.best_of(tried, half, rng)[0]
    usual = usual_plan(at, SimRng(f"usual {seed} {at.step}")) if best == chosen else None
    both = list(dict.fromkeys((chosen, best if usual is None else usual)))
    found = trial.run(both, max(2, half // len(both)), rng)
    after = chances_of(found[chosen])
    if best == chosen:
        nothing = tuple(0.0 for _ in after.win)
        weighed = Weighed(chosen, after, Chances(nothing, nothing))
        return weighed if len(both) == 1 else replace(weighed, usual=both[1], lead=trial.lead(found, chosen, both[1]))
    differences = [
        [one - other for one, other in zip(*pair, strict=True)] for pair in zip(found[chosen], found[best], strict=True)
    ]
    return Weighed(best, after, chances_of(differences))


def gain_over(at: Situation, best: int, other: int, worlds: int, seed: str) -> tuple[float, float]:
    """What one option gains over another for the seat that is asked, and its standard error."""
    assert at.decision is not None
    trial = Trial(at, at.decision.seat)
    return trial.lead(trial.run([(best,), (other,)], worlds, SimRng(f"gain {seed} {at.step}")), (best,), (other,))


@dataclass(frozen=True, slots=True)
class Trial:
    """Playouts of one question."""

    at: Situation
    seat: int
    at_a_glance: bool = False

    @property
    def outlook(self) -> Outlook:
        return outlook_of(self.at.game)

    def run(self, plans: Sequence[Plan], worlds: int, rng: SimRng) -> Found:
        """Tries plans in so many worlds."""
        outlook, game, seat = self.outlook, self.at.game, self.seat
        found: Found = {plan: [] for plan in plans}
        for _ in range(worlds):
            world, dice = outlook.world(self.at.state, seat, rng), rng.below(SEEDS)
            for plan in plans:
                found[plan].append(outlook.playout(game, world.clone(), seat, plan, SimRng(dice), self.at_a_glance))
        return found

    def lead(self, found: Found, best: Plan, other: Plan) -> tuple[float, float]:
        """What one plan gained over another for the seat, in the worlds in which both were tried, and its error."""
        pairs = zip(found[best], found[other], strict=True)
        return mean_of([one[self.seat] - two[self.seat] for one, two in pairs])

    def best_of(self, plans: list[Plan], playouts: int, rng: SimRng) -> list[Plan]:
        """The plans in the order of their worth as far as they were tried, the best first."""
        left, given_up = plans, list[Plan]()
        worths: dict[Plan, list[float]] = {plan: [] for plan in plans}
        stages = max(1, (len(plans) - 1).bit_length())
        while len(left) > 1:
            worlds = max(1, playouts // stages // len(left))
            for plan, found in self.run(left, worlds, rng).items():
                worths[plan] += [chances[self.seat] for chances in found]
            left = sorted(left, key=lambda plan: -sum(worths[plan]))
            keep = (len(left) + 1) // 2
            left, given_up = left[:keep], left[keep:] + given_up
        return left + given_up


def _options(at: Situation, seat: int) -> list[Plan]:
    return [(option,) for option in at.state.options_of(seat)]


def _with(chosen: Plan, plans: list[Plan]) -> list[Plan]:
    """The chosen plan among the others, in place of what it begins with."""
    others = [plan for plan in plans if chosen[: len(plan)] != plan]
    return [chosen, *others]
