"""What each choice is worth before it is made: parties for a challenge before the roll, token and runes after it.

Abilities and wounds are left aside, as in `chance.py`; more may be looked at here, since this is reckoned only when
somebody asks.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from tumblehall.games.dicequest.content.dice import COLOUR_OF, SHOWN
from tumblehall.games.dicequest.content.kinds import Symbol
from tumblehall.games.dicequest.rules.matching import is_met
from tumblehall.games.dicequest.rules.reckoning import Counts, Reckoner, TooLarge
from tumblehall.games.dicequest.rules.sampling import sampled_chance
from tumblehall.games.dicequest.rules.verbs import FREE

LIMIT = 12_000
"""Situations that are looked at for one pool before the roll: five dice and most of six."""
LIMIT_OF_WAYS = 40_000
"""For all uses of token and runes together: they share most of what is looked at."""
MOST_SAMPLED = 40
"""Uses that are estimated where they cannot be counted."""


class Situation(NamedTuple):
    """What success asks of the dice, and what helps."""

    need: Counts
    fills: Counts
    token: bool
    rune_rerolls: bool


class Way(NamedTuple):
    """A use of the token or of a rune, and the chance of success with the best play after it."""

    rune: int | None
    """The face that shows the rune, FREE for one that no die shows; None: the token."""
    dice: Counts
    """The faces that are rolled again."""
    of: float
    exact: bool


@lru_cache(maxsize=4096)
def chance_of(pool: Counts, free: Counts, now: Situation) -> tuple[float, bool]:
    """The chance of success before the roll, and whether it is exact."""
    return _reckon(_reckoner(now, LIMIT), (), pool, free, now.token)


def ways(unlocked: Counts, free: Counts, now: Situation) -> list[Way]:
    """Every use of the token and of runes, equal dice once; none where all that is asked is there already."""
    if not unlocked or is_met([max(0, n) for n in result_of(unlocked, free)], now.need, now.fills):
        return []
    trials = (
        [*_by_token(unlocked, free), *_by_rune(unlocked, free, now)] if now.token else _by_rune(unlocked, free, now)
    )
    reckoner = _reckoner(now, LIMIT_OF_WAYS)
    found: list[Way] = []
    sampled = 0
    for rune, dice, kept, left, token in trials:
        again = [0, 0, 0, 0]
        for face in dice:
            again[COLOUR_OF[face]] += 1
        if reckoner.looked > reckoner.limit:
            sampled += 1
            if sampled > MOST_SAMPLED:
                break
        of, exact = _reckon(reckoner, kept, tuple(again), left, token)
        found.append(Way(rune, dice, of, exact))
    return found


def result_of(unlocked: Counts, free: Counts) -> list[int]:
    return [n + sum(SHOWN[face][symbol] for face in unlocked) for symbol, n in enumerate(free)]


Trial = tuple[int | None, Counts, Counts, Counts, bool]
"""The rune, the dice that are rolled again, those that stay unlocked, the symbols that are there, and whether the token
is ready."""


def _by_token(unlocked: Counts, free: Counts) -> Iterator[Trial]:
    """Few dice first."""
    faces = sorted(set(unlocked))
    counts = [unlocked.count(face) for face in faces]
    for chosen in sorted(product(*(range(n + 1) for n in counts)), key=sum):
        if any(chosen):
            kept = [n - again for n, again in zip(counts, chosen, strict=True)]
            yield None, _several(faces, chosen), _several(faces, kept), free, False


def _by_rune(unlocked: Counts, free: Counts, now: Situation) -> Iterator[Trial]:
    """A free rune locks nothing; another locks the die that shows it, whose symbols stay."""
    if not now.rune_rerolls:
        return
    if free[Symbol.RUNE] > 0:
        yield from _on_one(FREE, unlocked, _less_a_rune(free), now.token)
    for face in sorted({face for face in unlocked if SHOWN[face][Symbol.RUNE]}):
        more = tuple(n + there for n, there in zip(free, SHOWN[face], strict=True))
        yield from _on_one(face, _without(unlocked, face), _less_a_rune(more), now.token)


def _on_one(rune: int, unlocked: Counts, free: Counts, token: bool) -> Iterator[Trial]:
    for face in sorted(set(unlocked)):
        yield rune, (face,), _without(unlocked, face), free, token


def _less_a_rune(free: Counts) -> Counts:
    return (*free[: Symbol.RUNE], free[Symbol.RUNE] - 1)


def _without(faces: Counts, face: int) -> Counts:
    at = faces.index(face)
    return faces[:at] + faces[at + 1 :]


def _several(faces: Sequence[int], counts: Sequence[int]) -> Counts:
    return tuple(face for face, n in zip(faces, counts, strict=True) for _ in range(n))


def _reckoner(now: Situation, limit: int) -> Reckoner:
    reckoner = Reckoner(now.need, now.fills, now.rune_rerolls)
    reckoner.limit = limit
    return reckoner


def _reckon(reckoner: Reckoner, unlocked: Counts, unrolled: Counts, free: Counts, token: bool) -> tuple[float, bool]:
    """Counted while there is room for it, else from trials."""
    if reckoner.looked <= reckoner.limit:
        try:
            return reckoner.best(unlocked, unrolled, free, token), True
        except TooLarge:
            pass
    fresh = Reckoner(reckoner.need, reckoner.fills, reckoner.rune_rerolls)
    return sampled_chance(fresh, unlocked, unrolled, free, token), False
