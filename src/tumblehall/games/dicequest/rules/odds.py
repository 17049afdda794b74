"""What each choice is worth before it is made: parties before the roll; token, runes and abilities after it.

Wounds are left aside, as in `chance.py`. The abilities of `helping.py` count as long as there is time for them; more
may be looked at here, since this is reckoned only when somebody asks.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from tumblehall.games.dicequest.content.dice import COLOUR_OF, SHOWN
from tumblehall.games.dicequest.content.kinds import Symbol
from tumblehall.games.dicequest.rules.helping import Help, Helped
from tumblehall.games.dicequest.rules.matching import is_met
from tumblehall.games.dicequest.rules.reckoning import TOKEN, Counts, Reckoner, TooLarge
from tumblehall.games.dicequest.rules.sampling import sampled_chance
from tumblehall.games.dicequest.rules.verbs import FREE

LIMIT: Final = 12_000
"""Situations that are looked at for one pool before the roll: five dice and most of six."""
LIMIT_WITH_ABILITIES: Final = 4_000
"""The same with abilities, which are left aside where it is not enough: three dice and most of four."""
LIMIT_OF_WAYS = 40_000
"""For all uses of token and runes together: they share most of what is looked at."""
MOST_SAMPLED: Final = 40
"""Uses that are estimated where they cannot be counted."""


class Situation(NamedTuple):
    """What success asks of the dice, and what helps."""

    need: Counts
    fills: Counts
    token: bool
    rune_rerolls: bool
    helps: tuple[Help, ...] = ()

    @property
    def means(self) -> int:
        """All that can be used once, as bits."""
        return self.token | (1 << len(self.helps)) - 1 << 1


class Figure(NamedTuple):
    """A chance of success, and how sure it is."""

    of: float
    exact: bool
    helped: bool
    """Whether the abilities are counted in."""


class Way(NamedTuple):
    """A use of the token or of a rune, and the chance of success with the best play after it."""

    rune: int | None
    """The face that shows the rune, FREE for one that no die shows; None: the token."""
    dice: Counts
    """The faces that are rolled again."""
    chance: Figure


class Choices(NamedTuple):
    """What can be done in combat."""

    ways: list[Way]
    """Equal dice once."""
    uses: list[Figure]
    """Of each ability, when it is used next; none where they are not counted in."""


@lru_cache(maxsize=4096)
def chance_of(pool: Counts, free: Counts, now: Situation) -> Figure:
    """The chance of success before the roll."""
    if now.helps:
        try:
            return Figure(_reckoner(now, LIMIT_WITH_ABILITIES).best((), pool, free, now.means), exact=True, helped=True)
        except TooLarge:
            pass
    return _reckon(_reckoner(now._replace(helps=()), LIMIT), (), pool, free, now.token)


def choices(unlocked: Counts, free: Counts, now: Situation) -> Choices:
    """Nothing where all that is asked is there already."""
    if is_met([max(0, n) for n in result_of(unlocked, free)], now.need, now.fills):
        return Choices([], [])
    if now.helps:
        try:
            return _with_abilities(unlocked, free, now)
        except TooLarge:
            pass
    return Choices(_ways(unlocked, free, now._replace(helps=())), [])


def _with_abilities(unlocked: Counts, free: Counts, now: Situation) -> Choices:
    """All of it counted. TooLarge where there is no time for that."""
    reckoner = _reckoner(now, LIMIT_OF_WAYS // 2)
    found = [
        Way(rune, dice, Figure(reckoner.best(kept, _colours(dice), left, means), exact=True, helped=True))
        for rune, dice, kept, left, means in _trials(unlocked, free, now)
    ]
    uses = [reckoner.using(number, unlocked, free, now.means) for number in range(len(now.helps))]
    return Choices(found, [Figure(of, exact=True, helped=True) for of in uses])


def _ways(unlocked: Counts, free: Counts, now: Situation) -> list[Way]:
    """Counted without abilities, or estimated."""
    reckoner = _reckoner(now, LIMIT_OF_WAYS)
    found: list[Way] = []
    sampled = 0
    for rune, dice, kept, left, means in _trials(unlocked, free, now):
        if reckoner.looked > reckoner.limit:
            sampled += 1
            if sampled > MOST_SAMPLED:
                break
        found.append(Way(rune, dice, _reckon(reckoner, kept, _colours(dice), left, means)))
    return found


def _colours(dice: Counts) -> Counts:
    """How many of each colour."""
    counts = [0, 0, 0, 0]
    for face in dice:
        counts[COLOUR_OF[face]] += 1
    return tuple(counts)


def result_of(unlocked: Counts, free: Counts) -> list[int]:
    return [n + sum(SHOWN[face][symbol] for face in unlocked) for symbol, n in enumerate(free)]


Trial = tuple[int | None, Counts, Counts, Counts, int]
"""The rune, the dice that are rolled again, those that stay unlocked, the symbols there, and the means left."""


def _trials(unlocked: Counts, free: Counts, now: Situation) -> Iterator[Trial]:
    if now.token:
        yield from _by_token(unlocked, free, now.means - TOKEN)
    yield from _by_rune(unlocked, free, now)


def _by_token(unlocked: Counts, free: Counts, means: int) -> Iterator[Trial]:
    """Few dice first."""
    faces = sorted(set(unlocked))
    counts = [unlocked.count(face) for face in faces]
    for chosen in sorted(product(*(range(n + 1) for n in counts)), key=sum):
        if any(chosen):
            kept = [n - again for n, again in zip(counts, chosen, strict=True)]
            yield None, _several(faces, chosen), _several(faces, kept), free, means


def _by_rune(unlocked: Counts, free: Counts, now: Situation) -> Iterator[Trial]:
    """A free rune locks nothing; another locks the die that shows it, whose symbols stay."""
    if not now.rune_rerolls:
        return
    if free[Symbol.RUNE] > 0:
        yield from _on_one(FREE, unlocked, _less_a_rune(free), now.means)
    for face in sorted({face for face in unlocked if SHOWN[face][Symbol.RUNE]}):
        more = tuple(n + there for n, there in zip(free, SHOWN[face], strict=True))
        yield from _on_one(face, _without(unlocked, face), _less_a_rune(more), now.means)


def _on_one(rune: int, unlocked: Counts, free: Counts, means: int) -> Iterator[Trial]:
    for face in sorted(set(unlocked)):
        yield rune, (face,), _without(unlocked, face), free, means


def _less_a_rune(free: Counts) -> Counts:
    return (*free[: Symbol.RUNE], free[Symbol.RUNE] - 1)


def _without(faces: Counts, face: int) -> Counts:
    at = faces.index(face)
    return faces[:at] + faces[at + 1 :]


def _several(faces: Sequence[int], counts: Sequence[int]) -> Counts:
    return tuple(face for face, n in zip(faces, counts, strict=True) for _ in range(n))


def _reckoner(now: Situation, limit: int) -> Helped:
    reckoner = Helped(now.need, now.fills, now.rune_rerolls, now.helps)
    reckoner.limit = limit
    return reckoner


def _reckon(reckoner: Reckoner, unlocked: Counts, unrolled: Counts, free: Counts, token: int) -> Figure:
    """Without abilities: counted while there is room for it, else from trials."""
    if reckoner.looked <= reckoner.limit:
        try:
            return Figure(reckoner.best(unlocked, unrolled, free, token), exact=True, helped=False)
        except TooLarge:
            pass
    fresh = Reckoner(reckoner.need, reckoner.fills, reckoner.rune_rerolls)
    return Figure(sampled_chance(fresh, unlocked, unrolled, free, bool(token)), exact=False, helped=False)
