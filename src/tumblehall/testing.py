"""Test doubles that are part of the product: dice that fall as told."""

from collections.abc import Iterable, Mapping

from tumblehall.kernel.dice import Rng
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json
from tumblehall.library import game_named


class Rolls(Rng):
    """Dice that fall as told, as an Rng and as the Dice of a table. A number k is face k of whatever is rolled:
    `below(n)` gives k - 1. It fails when it runs out, or when a face does not fit."""

    def __init__(self, faces: Iterable[int]) -> None:
        self.faces = list(faces)
        self.state = 0

    def below(self, n: int) -> int:
        if self.state >= len(self.faces):
            raise AssertionError(f"roll {self.state + 1} (of {n} faces) was not foreseen")
        face = self.faces[self.state]
        if not 1 <= face <= n:
            raise AssertionError(f"roll {self.state + 1}: a thing of {n} faces cannot show {face}")
        self.state += 1
        return face - 1

    def stream(self, use: int) -> Rng:
        return self

    def aside(self, purpose: str) -> str:
        return purpose

    @property
    def left(self) -> list[int]:
        """The faces not used yet."""
        return self.faces[self.state :]


def rigged_table(position: Mapping[str, Json], rolls: Iterable[int]) -> Table:
    """A table from a position whose dice fall as told. It has no record."""
    return Table(game_named(position["game"]), 0, {}, Rolls(rolls), False, dict(position))
