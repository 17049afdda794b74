"""Where events go. A state without a sink plays in silence and at no cost."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tumblehall.kernel.values import Event, Json, Option

if TYPE_CHECKING:
    from tumblehall.kernel.flow import Frame, State

Tell = Callable[[str, dict[str, Json]], str]
Describe = Callable[["State", "Frame", int], Option]


class Sink:
    """Collects events and gives each its words. `tell` makes the text of an event from its kind and data alone."""

    __slots__ = ("_describe", "_tell", "events")

    def __init__(self, tell: Tell, describe: Describe) -> None:
        self.events: list[Event] = []
        self._tell = tell
        self._describe = describe

    def attend(self, state: "State", tell: Tell) -> None:
        """Listens to a state, whose events are told that way."""
        self._tell = tell
        state.log = self

    def say(self, kind: str, data: dict[str, Json], rule: str | None = None, to: tuple[int, ...] | None = None) -> None:
        """Something happened, and `to` whom it may be told; None is everybody."""
        self.events.append(Event(kind, data, False, rule, self._tell(kind, data), to))

    def forced(self, state: "State", frame: "Frame", option: int) -> None:
        """The engine took the only option of a question."""
        described = self._describe(state, frame, option)
        data = {"seat": frame[1], "option": described.id}
        to = None if state.branches is None else (frame[1],)
        self.events.append(Event("forced", data, True, described.rule, described.label, to))
