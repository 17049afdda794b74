"""Quaeleon's Quest: hidden cards are dealt anew, neighbours stack sensibly, the round is played out by the policy, then
health and the cards kept are judged. A stack is one plan: its cards mean nothing one by one."""

from tumblehall.agents.effort import Effort
from tumblehall.agents.quaeleon.imagining import SPREAD, imagined
from tumblehall.agents.quaeleon.playout import confirm_all, cut_here, play_on, set_stack
from tumblehall.agents.quaeleon.race import Race
from tumblehall.agents.quaeleon.stacking import loose_plan
from tumblehall.agents.quaeleon.stacks import Stack, Stacks
from tumblehall.agents.quaeleon.value import chance_of
from tumblehall.agents.sight import Sight
from tumblehall.analysis.outlook import Outlook, Plan, answer, apart
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.verbs import CONFIRM, PICK_NONE
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.sim_rng import SimRng

NAME = "quaeleon"
A_WHILE = 3600.0
"""Seconds that nothing here takes: playouts are the measure."""


def world(state: QuaeleonState, eyes: int, rng: Rng) -> QuaeleonState:
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


OUTLOOK = Outlook(
    world=world,
    play=play,
    chances=lambda s: [chance_of(s, seat) for seat in range(s.players)],
    together=apart,
    plans=plans,
)
