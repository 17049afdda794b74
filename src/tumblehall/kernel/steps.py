"""The kinds of pending work of a game: what is done, what is asked, and what an answer does. A question is one thing:
what it offers, what an answer does, how it is told and what is safe are declared together."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Json

if TYPE_CHECKING:
    from tumblehall.kernel.verbs import Verb

Frame = tuple[int, ...]
Operands = tuple[str, ...]
Ask = Callable[[Any, Frame], list[int]]
Answer = Callable[[Any, Frame, int, Rng], None]
Safe = Callable[[Any, Frame, list[int]], int]

FORK: Final = 0
"""The step number that games leave to the kernel: the main stack waits here for the stacks of the seats."""


class Asking:
    """How a question is told, and what it is about. See `question`."""

    __slots__ = ("about", "facts", "prompt", "refs", "rule", "safe", "verbs")

    def __init__(
        self,
        prompt: str,
        rule: str | Callable[[Any, Frame], str],
        verbs: "tuple[Verb, ...]",
        safe: "tuple[Verb, ...] | Safe",
        facts: Mapping[str, Callable[[Any, Frame], object]],
        refs: Callable[[Any, Frame], tuple[str, ...]] | None,
        about: Callable[[Any, Frame], dict[str, Json]] | None,
    ) -> None:
        self.prompt = prompt
        self.rule = rule
        self.verbs = verbs
        self.safe = safe
        self.facts = facts
        self.refs = refs
        self.about = about


class Step:
    """A kind of pending work. `takes` names the kinds of its operands; positions are checked against them."""

    __slots__ = ("answer", "ask", "asking", "closing", "name", "number", "secret", "takes", "work")

    def __init__(
        self,
        number: int,
        name: str,
        takes: Operands,
        work: Callable[[Any, Frame, Rng], None] | None = None,
        ask: Ask | None = None,
        answer: Answer | None = None,
        closing: bool = False,
        secret: bool = False,
        asking: Asking | None = None,
    ) -> None:
        self.number = number
        self.name = name
        self.takes = takes
        self.work = work
        self.ask = ask
        self.answer = answer
        self.closing = closing
        self.secret = secret
        self.asking = asking


def work(number: int, name: str, takes: Operands, do: Callable[[Any, Frame, Rng], None]) -> Step:
    """A step that does something and asks nobody."""
    return Step(number, name, takes, do)


def question(
    number: int,
    name: str,
    *,
    ask: Ask,
    answer: Answer,
    prompt: str,
    rule: str | Callable[[Any, Frame], str],
    verbs: "tuple[Verb, ...]",
    takes: Operands = (),
    safe: "tuple[Verb, ...] | Safe" = (),
    facts: Mapping[str, Callable[[Any, Frame], object]] | None = None,
    refs: Callable[[Any, Frame], tuple[str, ...]] | None = None,
    about: Callable[[Any, Frame], dict[str, Json]] | None = None,
    closing: bool = False,
    secret: bool = False,
) -> Step:
    """A step that asks the seat in its first operand.

    `ask` lists the options, `answer` carries one out. No option: it is skipped. One option: the engine takes it, unless
    the step is `closing` (the end of a turn) and the seat's last answer could still be taken back. A `secret` question
    (a card out of a hidden hand) is asked with a single option too: from the engine's haste the others would learn what
    the seat holds. For the same reason it must not be skipped where only the seat knows that it is empty.

    `prompt` is a template: operands by their kind, in words, and `facts`. `verbs` are all that it can offer, each told
    as the table of verbs says or as `said` here. `safe` is the answer for an absent player: of the verbs named the
    first that is on offer, else the first option; or a function. `refs` are the things that options without an operand
    concern. `about` is plain data for programs, on top of the operands by their kinds."""
    asking = Asking(prompt, rule, verbs, safe, facts or {}, refs, about)
    return Step(number, name, ("seat", *takes), None, ask, answer, closing, secret, asking)


def step_table(*steps: Step) -> tuple[Step, ...]:
    """The steps of a game by number, from 1 without a gap; 0 is the kernel's."""
    numbers = sorted(step.number for step in steps)
    if numbers != list(range(1, len(steps) + 1)):
        raise ValueError(f"steps must be numbered from 1 without a gap; got {numbers}")
    return (Step(FORK, "fork", ()), *sorted(steps, key=lambda step: step.number))
