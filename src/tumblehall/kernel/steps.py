"""The kinds of pending work of a game: what is done, what is asked, and what an answer does."""

from collections.abc import Callable, Mapping
from typing import Any

from tumblehall.kernel.dice import Rng

Frame = tuple[int, ...]
Operands = tuple[str, ...]

FORK = 0
"""The step number that games leave to the kernel: the main stack waits here for the stacks of the seats."""


class Step:
    """A kind of pending work. `takes` names the operands; positions are checked against it."""

    __slots__ = ("answer", "ask", "closing", "name", "secret", "takes", "work")

    def __init__(
        self,
        name: str,
        takes: Operands,
        work: Callable[[Any, Frame, Rng], None] | None,
        ask: Callable[[Any, Frame], list[int]] | None,
        answer: Callable[[Any, Frame, int, Rng], None] | None,
        closing: bool,
        secret: bool,
    ) -> None:
        self.name = name
        self.takes = takes
        self.work = work
        self.ask = ask
        self.answer = answer
        self.closing = closing
        self.secret = secret


def work(name: str, takes: Operands, do: Callable[[Any, Frame, Rng], None]) -> Step:
    """A step that does something and asks nobody."""
    return Step(name, takes, do, None, None, False, False)


def question(
    name: str,
    takes: Operands,
    ask: Callable[[Any, Frame], list[int]],
    answer: Callable[[Any, Frame, int, Rng], None],
    closing: bool = False,
    secret: bool = False,
) -> Step:
    """A step that asks the seat in its first operand. No option: it is skipped. One option: the engine takes it,
    unless the step is `closing` (the end of a turn) and the seat's last answer could still be taken back. A `secret`
    question (a card out of a hidden hand) is asked with a single option too: from the engine's haste the others would
    learn what the seat holds. For the same reason it must not be skipped where only the seat knows that it is empty."""
    return Step(name, ("seat", *takes), None, ask, answer, closing, secret)


def step_table(steps: Mapping[int, Step]) -> tuple[Step, ...]:
    """The steps of a game by number, from 1 without a gap; 0 is the kernel's."""
    if sorted(steps) != list(range(1, len(steps) + 1)):
        raise ValueError(f"steps must be numbered from 1 without a gap; got {sorted(steps)}")
    return (Step("fork", (), None, None, None, False, False), *(steps[i] for i in range(1, len(steps) + 1)))
