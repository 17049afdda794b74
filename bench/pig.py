"""Pig on the kernel, by the default rules of open_spiel's pig (two players, first to 100): like compared with like."""

from typing import Self

from tumblehall.kernel.dice import FastRng, Rng
from tumblehall.kernel.flow import Frame, State
from tumblehall.kernel.steps import question, step_table
from tumblehall.kernel.values import Outcome
from tumblehall.kernel.verbs import Verbs

GOAL = 100
TURN = 1
VERBS = Verbs()
VERB_ROLL, VERB_STOP = VERBS.add("roll", "Roll"), VERBS.add("stop", "Stop")
ROLL, STOP = VERB_ROLL.first, VERB_STOP.first
BOTH = [ROLL, STOP]


class PigState(State):
    """Points of each player, and those of the turn under way."""

    __slots__ = ("points", "turn_total")

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.points = [0] * players
        self.turn_total = 0

    def clone(self) -> Self:
        new = type(self).__new__(type(self))
        self._copy_flow(new)
        new.points = self.points[:]
        new.turn_total = self.turn_total
        return new

    def imagine(self, seat: int, rng: Rng) -> Self:
        return self.clone()


def ask_turn(_s: PigState, _f: Frame) -> list[int]:
    return BOTH


def answer_turn(s: PigState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    if option == ROLL:
        face = rng.below(6) + 1
        if face > 1:
            s.turn_total += face
            s.stack.append(f)
            return
    else:
        s.points[seat] += s.turn_total
        if s.points[seat] >= GOAL:
            s.finish(Outcome((seat,), ((seat,), (1 - seat,)), tuple(s.points), "reached the goal", "PIG-1"))
            return
    s.turn_total = 0
    s.stack.append((TURN, (seat + 1) % s.players))


PigState.STEPS = step_table(
    question(
        TURN,
        "turn",
        ask=ask_turn,
        answer=answer_turn,
        prompt="Roll again?",
        rule="PIG-1",
        verbs=(VERB_ROLL, VERB_STOP),
        safe=(VERB_STOP,),
    )
)


def new_state() -> PigState:
    state = PigState(2)
    state.push((TURN, 0))
    state.run(FastRng(0))
    return state
