"""Pig on the kernel, by the default rules of open_spiel's pig (two players, first to 100): like compared with like."""

from typing import Self

from tumblehall.kernel.dice import FastRng, Rng
from tumblehall.kernel.flow import Frame, State, question, step_table
from tumblehall.kernel.values import Outcome

GOAL = 100
TURN = 1
ROLL, STOP = 0, 1
BOTH = [ROLL, STOP]


class PigState(State):
    """Points of each player, and those of the turn under way."""

    __slots__ = ("points", "turn_total")

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.points = [0] * players
        self.turn_total = 0

    def clone(self) -> Self:
        new = object.__new__(type(self))
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


PigState.STEPS = step_table({TURN: question("turn", (), ask_turn, answer_turn)})


def new_state() -> PigState:
    state = PigState(2)
    state.push((TURN, 0))
    state.run(FastRng(0))
    return state
