"""The compiler's own words, for the few places of the kernel that need them. Plain they mean nothing: `i64` is an int,
and `mypyc_attr` leaves a class as it is. See docs/compiled-engine.md."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    T = TypeVar("T")
    i64 = int

    def mypyc_attr(*_flags: str, **_values: object) -> Callable[[T], T]:
        return lambda thing: thing


__all__ = ["i64", "mypyc_attr"]
