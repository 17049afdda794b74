"""Objects as plain values in the order of their fields, so that states travel between processes in few bytes. What is
packed is read by the same version alone: it is no way to keep a game, which is what positions and records are for."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

T = TypeVar("T")


def fields_of(kind: Any) -> tuple[str, ...]:
    """The fields of a class, plain or compiled, in an order that is the same for both."""
    return _fields(kind)


@cache
def _fields(kind: type) -> tuple[str, ...]:
    said = [each.__dict__.get(names, ()) for each in kind.__mro__ for names in ("__slots__", "__mypyc_attrs__")]
    return tuple(sorted({name for names in said for name in names}))


@cache
def _reader(kind: type) -> Callable[[Any], tuple[object, ...]]:
    return attrgetter(*fields_of(kind))


def values_of(thing: Any) -> tuple[object, ...]:
    """What stands in the fields; for classes with two of them at least."""
    kind: Any = type(thing)
    return _reader(kind)(thing)


def bare(kind: type[T]) -> T:
    """An object with nothing in its fields."""
    return kind.__new__(kind)


def filled(made: T, values: tuple[object, ...]) -> T:
    """An object with these values in its fields."""
    for name, value in zip(fields_of(type(made)), values, strict=True):
        setattr(made, name, value)
    return made


def made_of(kind: type[T], given: tuple[object, ...], values: tuple[object, ...]) -> T:
    """Likewise one whose class asks something of whoever makes it; compiled, there is no other way to it."""
    return filled(kind(*given), values)
