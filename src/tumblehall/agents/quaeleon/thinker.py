"""A player that looks ahead: whole stacks, tried in worlds that it imagines."""

from dataclasses import dataclass

from tumblehall.agents.agent import Ranked
from tumblehall.agents.effort import Effort
from tumblehall.agents.quaeleon.playing import chance_of, confirm, cut_after, play_on, set_stack
from tumblehall.agents.quaeleon.policy import choose
from tumblehall.agents.quaeleon.stacking import loose_plan, plan
from tumblehall.agents.sight import Sight
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.limits import STACK_LIMIT
from tumblehall.games.quaeleon.rules.pieces import KIND
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.truth import can_all_be, facts_of, forget_untrue
from tumblehall.games.quaeleon.rules.verbs import CONFIRM
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.sim_rng import SimRng

AT_ONCE = (steps.SWAP, steps.TRIM, steps.END)


@dataclass(frozen=True)
class Thinker:
    playouts: int = 2500
    rounds: int = 1
    spread: float = 2.0
    width: int = 24
    keep: int = 8
    batch: int = 8

    def rank(self, sight: Sight, rng: Rng) -> list[Ranked]:
        chance = SimRng(rng.below(1 << 30))
        s: QuaeleonState = sight.state  # type: ignore
        options = s.options_of(sight.seat)
        ids = [o.id for o in sight.decision.options]
        step = s.question_of(sight.seat)[0]
        if len(options) == 1:
            return [Ranked(ids[0], 0.5)]
        if step in AT_ONCE:
            best = choose(s, sight.seat, rng)
            worths = {o: 0.6 if o == best else 0.5 for o in options}
        elif step == steps.STACK:
            worths = self.stacks(sight, s, options, chance)
        else:
            worths = self.options(sight, s, options, chance)
        found = [Ranked(i, worths.get(o, 0.0)) for i, o in zip(ids, options, strict=True)]
        return sorted(found, key=lambda r: -r.worth)

    def options(self, sight: Sight, s: QuaeleonState, options: list[int], rng: SimRng) -> dict[int, float]:
        n = max(8, min(200, self.playouts // (4*len(options))))
        total = dict.fromkeys(options, 0.0)
        for _ in range(n):
            world = sight.imagine(rng)
            arrange(world, sight.seat, rng, self.spread)
            cut_after(world, self.rounds)
            for option in options:
                each = world.clone()
                dice = rng.copy()
                each.apply_for(sight.seat, option, dice)
                play_on(each, dice)
                total[option] += chance_of(each, sight.seat)
            rng.below(2)
        return {o: t / n for o, t in total.items()}

    def stacks(self, sight: Sight, s: QuaeleonState, options: list[int], rng: SimRng) -> dict[int, float]:
        seat = sight.seat
        placed = s.picks[seat]
        cards = s.hand[seat] + placed
        base = tuple(plan(s, seat, sorted(cards)))
        pop: dict[tuple[int, ...], list[float]] = {}

        def add(stack):
            stack = tuple(stack)
            if stack[: len(placed)] == tuple(placed) and (stack or not s.idle >= 2):
                pop.setdefault(stack, [0.0, 0.0])

        def complete(stack):
            rest = list(stack)
            for k in placed:
                if k in rest:
                    rest.remove(k)
            return (*placed, *rest[: STACK_LIMIT - len(placed)])

        add(complete(base))
        add(tuple(placed))
        tries = 0
        while len(pop) < self.width and tries < 3*self.width:
            tries += 1
            add(complete(loose_plan(s, cards, rng, 1.0 + (tries % 4), 5 if tries % 3 else 3 + rng.below(2))))
        spent = 0
        gone: dict[tuple[int, ...], list[float]] = {}
        dead = {}
        budget = self.playouts // (4 if placed else 1)
        while True:
            for _ in range(self.batch):
                world = sight.imagine(rng)
                ready(world, seat, rng, self.spread)
                cut_after(world, self.rounds)
                for stack, sums in pop.items():
                    each = world.clone()
                    dice = rng.copy()
                    set_stack(each, seat, list(stack))
                    each.ask_again()
                    confirm(each, seat, dice)
                    play_on(each, dice)
                    sums[0] += 1
                    sums[1] += chance_of(each, seat)
                spent += len(pop)
                rng.below(2)
            ranked = sorted(pop, key=lambda k: -score(pop[k]))
            if spent >= budget:
                break
            for k in ranked[self.keep:]:
                dead[k] = pop[k]
            pop = {k: pop[k] for k in ranked[: self.keep]}
            if spent < budget * 0.7 and len(cards) > 1:
                for _ in range(self.keep*2):
                    parent = ranked[min(rng.below(self.keep), rng.below(self.keep)) % len(ranked)]
                    child = mutated(parent, len(placed), cards, rng)
                    if child not in dead:
                        add(child)
            else:
                few = 4 if spent < budget * .85 else 2
                pop = {k: pop[k] for k in ranked[: few]}
        worths: dict[int, float] = {}
        for k, v in {**dead, **pop}.items():
            if k in pop:
                w = v[1] / v[0]
            else:
                w = min(v[1] / v[0], min(p[1]/p[0] for p in pop.values())) - 0.001
            first = k[len(placed)] if len(k) > len(placed) else options[-1]
            worths[first] = max(worths.get(first, 0.0), w)
        return worths


def score(v):
    return (v[1] + 0.5*0) / (v[0]) - 0.3/ (v[0] ** .5) * .25


def mutated(stack, fixed, cards, rng):
    new = list(stack)
    left = list(cards)
    for k in stack:
        left.remove(k)
    free = len(new) - fixed
    what = rng.below(8)
    if what < 3 and free > 1:
        i = fixed + rng.below(free)
        k = new.pop(i)
        new.insert(fixed + rng.below(free), k)
    elif what < 6 and left and free:
        i = fixed + rng.below(free)
        new[i] = left[rng.below(len(left))]
        if rng.below(2):
            k = new.pop(i)
            new.insert(fixed + rng.below(free), k)
    elif what == 6 and left and len(new) < STACK_LIMIT:
        new.insert(fixed + rng.below(free + 1), left[rng.below(len(left))])
    elif free:
        new.pop(fixed + rng.below(free))
    return tuple(new)


def ready(world: QuaeleonState, seat: int, rng: Rng, spread: float) -> None:
    """All neighbours have set their stacks, as sensible players would."""
    for other in world.living:
        if other != seat:
            set_stack(world, other, loose_plan(world, world.hand[other] + world.picks[other], rng, spread))
    world.ask_again()
    for other in world.seats:
        if other != seat:
            confirm(world, other, rng)


def arrange(world: QuaeleonState, seat: int, rng: Rng, spread: float) -> None:
    """Of what neighbours hold and have stacked, sensible players have stacked the better part."""
    for other in world.living:
        stack, hand = world.stacks[other], world.hand[other]
        if other == seat or not stack:
            continue
        cards = sorted([card & KIND for card in stack] + hand)
        chosen = loose_plan(world, cards, rng, spread, len(stack))
        for kind in chosen:
            cards.remove(kind)
        world.stacks[other] = [card & ~KIND | kind for card, kind in zip(stack, reversed(chosen), strict=True)]
        world.hand[other] = cards
        if world.facts and not can_all_be(world, seat, facts_of(world, seat)):
            world.stacks[other], world.hand[other] = stack, hand
    if world.facts:
        forget_untrue(world)
