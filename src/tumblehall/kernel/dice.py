"""Chance. The rules take it as an argument (`rng.below(n)`); no state holds a generator.

`FastRng` is repeatable: PCG32, two ints, the same numbers everywhere; tables with a seed use it. Simulations that keep
no record have a quicker one, in `sim_rng.py`. `FairRng` is for served games: nobody, the
server included, can steer it once everybody has sat down. A table draws a new stream for each answer that uses chance,
numbered by how many uses of chance stand before it, the set-up being 0: `SeedDice` and `FairDice` hand them out. So the
same answers bring the same rolls, after an undo too.
"""

import hashlib
import hmac
import json
import secrets
from dataclasses import dataclass, field
from typing import Protocol

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.generators import FairRng, FastRng, Rng
from tumblehall.kernel.reading import is_text, quoted

__all__ = ["Dice", "FairDice", "FairRng", "FastRng", "Rng", "SeedDice", "ToldDice", "commitment_of", "seed_dice"]


class Dice(Protocol):
    """Where a table takes its chance from: one stream for each use that stands, 0 being the set-up."""

    def stream(self, use: int) -> Rng: ...

    def aside(self, purpose: str) -> str:
        """The seed of chance that is none of the game's: a bot's own."""
        ...


@dataclass(frozen=True, slots=True)
class SeedDice:
    """Repeatable dice from a text."""

    seed: str

    def stream(self, use: int) -> Rng:
        return FastRng(f"{self.seed}\n{use}")

    def aside(self, purpose: str) -> str:
        return f"{self.seed}\n{purpose}"


@dataclass(frozen=True, slots=True)
class ToldDice(SeedDice):
    """The dice of a lesson: each of its first uses of chance has a seed of its own, chosen for what comes of it. Who
    answers otherwise than the lesson asks gets what that seed gives then, which nobody has chosen."""

    told: tuple[str, ...]

    def stream(self, use: int) -> Rng:
        if use < len(self.told):
            return FastRng(self.told[use])
        return FastRng(f"{self.seed}\n{use}")


@dataclass(frozen=True, slots=True)
class FairDice:
    """Fair dice: `commitment` is shown before anybody sits down, each seat adds a seed, the secret comes at the end."""

    secret: bytes = field(repr=False)
    table: str
    seeds: tuple[str, ...]

    def __post_init__(self) -> None:
        if not isinstance(self.secret, bytes) or len(self.secret) != 32:
            raise BadInput("the secret of fair dice must be 32 bytes")
        if not is_text(self.table):
            raise BadInput(f"the table of fair dice must be a text; got {quoted(self.table)}")
        if not isinstance(self.seeds, tuple) or not all(map(is_text, self.seeds)):
            raise BadInput(f"the seat seeds of fair dice must be a tuple of texts; got {quoted(self.seeds)}")

    @property
    def commitment(self) -> str:
        return commitment_of(self.secret)

    def stream(self, use: int) -> Rng:
        return FairRng(self.secret, self.table, self.seeds, use)

    def aside(self, purpose: str) -> str:
        message = json.dumps([self.table, list(self.seeds), purpose], separators=(",", ":")).encode()
        return hmac.new(self.secret, message, hashlib.sha256).hexdigest()


def commitment_of(secret: bytes) -> str:
    """The SHA-256 that binds the table to its secret without showing it."""
    return hashlib.sha256(secret).hexdigest()


def seed_dice(seed: str | None) -> SeedDice:
    """Dice from a text; None draws one."""
    if seed is None:
        return SeedDice(secrets.token_hex(16))
    if not is_text(seed):
        raise BadInput(f"seed must be a text or None; got {quoted(seed)}")
    return SeedDice(seed)
