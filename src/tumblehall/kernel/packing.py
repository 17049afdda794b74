"""Objects as plain values in the order of their fields, so that states travel between processes in few bytes. What is
packed is read by the same version alone: it is no way to keep a game, which is what positions and records are for."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import TypeVar

T = TypeVar("T")


@cache
def _fields(kind: type) -> tuple[str, ...]:
    return tuple(name for each in reversed(kind.__mro__) for name in each.__dict__.get("__slots__", ()))


@cache
def _reader(kind: type) -> Callable[[object], tuple[object, ...]]:
    return attrgetter(*_fields(kind))


def fields_of(kind: type) -> tuple[str, ...]:
    """The fields of a class with slots, those of the class that it extends first."""
    return _fields(kind)


def values_of(thing: object) -> tuple[object, ...]:
    """What stands in the fields; for classes with two of them at least."""
    return _values(type(thing), thing)


def _values(kind: type, thing: object) -> tuple[object, ...]:
    return _reader(kind)(thing)


def made_of(kind: type[T], values: tuple[object, ...]) -> T:
    """An object with these values in its fields."""
    made = kind.__new__(kind)
    for name, value in zip(fields_of(kind), values, strict=True):
        setattr(made, name, value)
    return made
