"""The answers of a game: one table of verbs, from which option numbers, ids, labels and references come."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tumblehall.kernel.steps import Frame

Fact = Callable[[Any, Frame, int], object]


@dataclass(frozen=True, slots=True)
class Verb:
    """One kind of answer. Its options are the numbers `first` to `first + size - 1`: `first` plus an operand."""

    name: str
    """The first word of the id: `cull` of `cull portal`. Two verbs of one name differ in what stands behind it."""
    label: str
    """For people, a template: `{it}` is the operand in words, other names are those of `facts`."""
    first: int
    size: int = 1
    of: str = ""
    """The kind of operand; empty: none."""
    rule: str | Callable[[Any, Frame, int], str] | None = None
    """The rule behind such an answer; None: that of the question."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    """Numbers and plain words for the label, by name."""

    def said(
        self,
        label: str,
        rule: str | Callable[[Any, Frame, int], str] | None = None,
        facts: Mapping[str, Fact] | None = None,
    ) -> "Verb":
        """The same answer, told otherwise in one question."""
        return replace(self, label=label, rule=rule or self.rule, facts=self.facts if facts is None else facts)

    def __contains__(self, option: int) -> bool:
        return self.first <= option < self.first + self.size


class Verbs:
    """The verbs of a game in their order; each takes the next free numbers."""

    __slots__ = ("_all", "space")

    def __init__(self) -> None:
        self._all: list[Verb] = []
        self.space = 0
        """Every option is a number below this."""

    def add(
        self,
        name: str,
        label: str,
        of: str = "",
        size: int = 1,
        rule: str | Callable[[Any, Frame, int], str] | None = None,
        facts: Mapping[str, Fact] | None = None,
    ) -> Verb:
        verb = Verb(name, label, self.space, size, of, rule, facts or {})
        self._all.append(verb)
        self.space += size
        return verb

    def __iter__(self) -> Iterator[Verb]:
        return iter(self._all)
