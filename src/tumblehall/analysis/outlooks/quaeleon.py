"""Quaeleon's Quest: hidden cards are dealt anew, neighbours stack sensibly, the round is played out by the policy, then
health and the cards kept are judged. A stack is one plan: its cards mean nothing one by one."""

from tumblehall.agents.effort import Effort
from tumblehall.agents.quaeleon.imagining import SPREAD, imagined
from tumblehall.agents.quaeleon.playout import confirm_all, cut_here, play_on, set_stack
from tumblehall.agents.quaeleon.policy import choose
from tumblehall.agents.quaeleon.race import Race
from tumblehall.agents.quaeleon.stacking import loose_plan, worths
from tumblehall.agents.quaeleon.stacks import Stack, Stacks
from tumblehall.agents.quaeleon.value import chance_of, strength
from tumblehall.agents.sight import Sight
from tumblehall.analysis.outlook import Outlook, Plan, Sign, answer, apart
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.verbs import CONFIRM, PICK_NONE
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.sim_rng import SimRng

NAME = "quaeleon"
A_WHILE = 3600.0
"""Seconds that nothing here takes: playouts are the measure."""


def whole(state: QuaeleonState, eyes: int, rng: Rng) -> QuaeleonState:
    """The champion's, also for a seat that has confirmed its stack and waits for the others."""
    sight = Sight(NAME, eyes, state)
    if state.branches is None or eyes in state.seats:
        found = imagined(sight, rng)
    else:
        found = sight.imagine(rng)
        if found.stack[-2][0] == steps.SET:
            for other in found.living:
                if other != eyes:
                    set_stack(found, other, loose_plan(found, other, SPREAD, rng))
            confirm_all(found, found.seats, rng)
    return found


def world(state: QuaeleonState, eyes: int, rng: Rng) -> QuaeleonState:
    """The same, over with its round."""
    found = whole(state, eyes, rng)
    cut_here(found)
    return found


def play(s: QuaeleonState, seat: int, plan: Plan, rng: Rng) -> None:
    answer(s, seat, plan, rng)
    play_on(s, rng)


def plans(state: QuaeleonState, seat: int, playouts: int, rng: SimRng) -> list[Plan]:
    """The best stacks of a race, and what comes to mind first."""
    if state.question_of(seat)[0] != steps.STACK:
        return []
    stacks = Stacks(state, seat)

    def tried(found: QuaeleonState, stack: Stack, dice: SimRng) -> float:
        found = found.clone()
        play(found, seat, _placed(stacks, stack), dice)
        return chance_of(found, seat)

    race = Race(stacks.usual(), lambda dice: world(state, seat, dice), tried)
    stacks.race(race, Effort(playouts, A_WHILE), rng)
    return [_placed(stacks, stack) for stack in dict.fromkeys((*race.best(3), race.mark))]


def _placed(stacks: Stacks, stack: Stack) -> Plan:
    return (*stack[len(stacks.placed) :], CONFIRM.first if stack else PICK_NONE.first)


def kept(s: QuaeleonState, seat: int) -> float:
    """What the cards in a hand are worth, in health."""
    return 0.0 if not s.health[seat] > 0 else strength(s, seat, worths(max(1, len(s.living) - 1)).hold) - s.health[seat]


def healthiest(s: QuaeleonState, seat: int) -> int:
    return max(s.health[other] for other in range(s.players) if other != seat)


def others_health(s: QuaeleonState, seat: int) -> int:
    return sum(max(0, s.health[other]) for other in range(s.players) if other != seat)


OUTLOOK = Outlook(
    world=world,
    play=play,
    chances=lambda s: [chance_of(s, seat) for seat in range(s.players)],
    together=apart,
    plans=plans,
    signs=(
        Sign(lambda s, seat: 100.0 * (s.health[seat] > 0), "you survive in {n:.0f} more of 100 tries"),
        Sign(lambda s, seat: max(0, s.health[seat]), "you have {n:.1f} more health"),
        Sign(lambda s, seat: -healthiest(s, seat), "the strongest of the others has {n:.1f} less health"),
        Sign(lambda s, seat: -others_health(s, seat), "the others have {n:.1f} less health in all"),
        Sign(kept, "the cards in your hand are worth {n:.1f} more health"),
    ),
    when="at the end of the round",
    choose=choose,
    to_own_turn=True,
    whole=whole,
)
