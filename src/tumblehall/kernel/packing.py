"""Objects as plain values in the order of their fields, so that states travel between processes in few bytes. What is
packed is read by the same version alone: it is no way to keep a game, which is what positions and records are for."""

import io
import pickle
import re
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

T = TypeVar("T")

OURS = re.compile(r"tumblehall\.(kernel|games)\.")


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


MAKERS = ("unpickled", "made_of")
"""The functions that make objects of what was packed; beside them there are only classes of ours."""


class _Reader(pickle.Unpickler):
    """Makes plain values and things of the games, and calls nothing else, whatever it is given."""

    def find_class(self, module: str, name: str) -> Any:
        found = super().find_class(module, name) if OURS.match(module) else None
        if isinstance(found, type) or (found is not None and name in MAKERS):
            return found
        raise pickle.UnpicklingError(f"{module}.{name} is nothing that we pack")


def dumped(values: object) -> bytes:
    return pickle.dumps(values, protocol=5)


def loaded(data: bytes) -> Any:
    """What was dumped by the same version of the program. Any error: it was not."""
    return _Reader(io.BytesIO(data)).load()
