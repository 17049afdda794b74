"""What of a game is marked: mistakes (?), doubtful answers (?!), fine ones (!), and the steps at which it turned."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt

from tumblehall.analysis.choosing import Weighed
from tumblehall.analysis.deeds import Deed
from tumblehall.kernel.values import Json

SURE = 3.0
"""Standard errors by which a gain is beyond doubt: with two, chance alone would find one or two in every game."""
A_MISTAKE = 0.01
"""The least gain of another answer that is told."""
SEEMS, SLIGHT = 2.0, 0.005
"""The standard errors and the gain from which on an answer is doubtful, where it is no mistake."""
BY_CHANCE = 0.25
"""Of all that is marked as worse, no larger part is there by chance alone."""
A_FINE = 0.02
"""The least lead of a fine answer over the usual one."""
MOST_TURNS = 5
LEAST_TURN = 0.03
"""So many turning points are told, and none where less changed."""
Vector = tuple[float, ...]


@dataclass(slots=True)
class Told:
    """What is said of one deed."""

    deed: Deed
    weighed: Weighed
    before: Vector = ()
    after: Vector = ()
    then: Vector = ()
    lost: float = 1.0
    """The part of what the choice did that the next answer of the seat cannot make good: with nothing shown between the
    two, what can still be had is not lost."""

    @property
    def effect(self) -> Vector:
        """What the choice did to the chance of each seat."""
        return tuple(self.lost * effect for effect in self.weighed.effect.win)

    @property
    def gain(self) -> float:
        """Of the best answer over the chosen one, for the seat that chose."""
        return 0.0 - self.effect[self.deed.seat]

    @property
    def error(self) -> float:
        return self.weighed.effect.error[self.deed.seat]


def part_lost(told: Told, following: Told) -> float:
    """By how much of its gain the best answer promised more than the next answer still does, where nothing is shown
    between the two."""
    seat, gain = told.deed.seat, told.gain
    if following.deed.seat != seat or gain <= 0.0:
        return 1.0
    return bounded((told.weighed.after.win[seat] + gain - following.before[seat]) / gain)


def bounded(part: float) -> float:
    """Between nothing and all."""
    return min(1.0, max(0.0, part))


def is_mistake(told: Told) -> bool:
    """Whether another answer was better beyond doubt."""
    return told.gain >= max(A_MISTAKE, SURE * told.error)


def mistakes(told: Sequence[Told]) -> list[int]:
    """Their places, the dearest first."""
    return _dearest(told, [number for number, each in enumerate(told) if is_mistake(each)])


def doubtful(told: Sequence[Told]) -> list[int]:
    """The places of the answers that seem worse than another one, but not by enough or not surely enough to be
    mistakes, the dearest first. In a long game some seem worse by chance: only so many of the surest are taken that no
    more than a part of all that is marked is there by chance (Benjamini and Hochberg, 1995)."""
    order = sorted(range(len(told)), key=lambda number: _by_chance(told[number]))
    ranks = enumerate(order, 1)
    kept = max([r for r, number in ranks if _by_chance(told[number]) <= BY_CHANCE * r / len(told)], default=0)
    return _dearest(told, [number for number in order[:kept] if _seems_worse(told[number])])


def _seems_worse(told: Told) -> bool:
    return not is_mistake(told) and told.gain >= max(SLIGHT, SEEMS * told.error)


def _by_chance(told: Told) -> float:
    """How likely an answer that is as good as the best seems so much worse."""
    if told.gain <= 0.0:
        return 1.0
    return erfc(told.gain / told.error / sqrt(2.0)) / 2.0 if told.error else 0.0


def fine(told: Sequence[Told]) -> list[int]:
    """The places of the answers that nothing was found to beat, and that beat what is usual beyond doubt, the one that
    gains most first."""
    leads = [each.weighed.lead for each in told]
    found = [number for number, (lead, error) in enumerate(leads) if lead >= max(A_FINE, SURE * error)]
    return sorted(found, key=lambda number: -leads[number][0])


def _dearest(told: Sequence[Told], places: list[int]) -> list[int]:
    return sorted(places, key=lambda number: (-told[number].gain, number))


def turning(told: Sequence[Told]) -> list[dict[str, Json]]:
    """The steps after which most had changed, whatever did it, the largest first."""
    found: dict[int, tuple[float, dict[str, Json]]] = {}
    for number, each in enumerate(told):
        changes = [then - before for then, before in zip(each.then, each.before, strict=True)]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        change, step = abs(changes[seat]), each.deed.until
        by = "choice" if abs(each.after[seat] - each.before[seat]) > abs(each.then[seat] - each.after[seat]) else "luck"
        turn = {"decision": number, "step": step, "seat": seat, "change": round(changes[seat], 4), "by": by}
        # what several chose at the same time came out at one step, which turned once
        if change >= LEAST_TURN and change > found.get(step, (0.0,))[0]:
            found[step] = (change, turn)
    return [turn for _, turn in sorted(found.values(), key=lambda one: -one[0])[:MOST_TURNS]]
