"""Games that are not yet values: passing. To be deleted with the last of them."""

from abc import ABC
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from tumblehall.kernel.operands import Operand
from tumblehall.kernel.options import read_options
from tumblehall.kernel.reading import Doc
from tumblehall.kernel.steps import FORK, Frame, Step
from tumblehall.kernel.values import Json

S = TypeVar("S")


class Space:
    def __init__(self, space: int) -> None:
        self.space = space


class GameInfo:
    def __init__(self, *, rules_version: int, option_space: int, **rest: Any) -> None:
        self.versions = {"base": rules_version}
        self.option_space = option_space
        self.primer: Any = ()
        for name, value in rest.items():
            setattr(self, name, value)


class Game(ABC, Generic[S]):
    info: Any
    waiting: Any = None

    @property
    def verbs(self) -> Any:
        return Space(self.info.option_space)

    def check_options(self, options: Mapping[str, Json]) -> None:
        pass

    def read_options(self, given: Json, seats: int) -> dict[str, Json]:
        options = read_options(self.info.options, given, seats)
        self.check_options(options)
        return options

    def versions(self, options: Mapping[str, Json]) -> dict[str, int]:
        return dict(self.info.versions)

    def operand(self, kind: str) -> Operand:
        return Operand(bounds=lambda state: self.bounds(state)[kind])  # type: ignore[attr-defined]

    def prompt(self, state: S, frame: Frame) -> str:
        return str(self.ask(state, frame)[0])  # type: ignore[attr-defined]

    def rule(self, state: S, frame: Frame) -> str:
        return str(self.ask(state, frame)[1])  # type: ignore[attr-defined]

    def about(self, state: S, frame: Frame) -> dict[str, Json]:
        return {}

    def safe_answer(self, state: S, frame: Frame, options: list[int]) -> int:
        return int(self.default(state, frame, options))  # type: ignore[attr-defined]

    def check_pending(self, state: S, doc: Doc) -> None:
        pass


def work(name: str, takes: Any, do: Any) -> Step:
    return Step(0, name, takes, do)


def question(name: str, takes: Any, ask: Any, answer: Any, closing: bool = False, secret: bool = False) -> Step:
    return Step(0, name, ("seat", *takes), None, ask, answer, closing, secret)


def step_table(steps: Mapping[int, Step]) -> tuple[Step, ...]:
    return (Step(FORK, "fork", ()), *(steps[i] for i in range(1, len(steps) + 1)))
