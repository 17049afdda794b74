"""Drawing dice from a bag (QC-2.8), and what makes a draw larger or smaller (Q80)."""

from typing import Final

from tumblehall.games.quarriors.language.terms import DrawKind
from tumblehall.games.quarriors.rules.figures import draw_changes
from tumblehall.games.quarriors.rules.names import die_name, seat_name
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.dice import Rng

OPENING: Final = DrawKind.OPENING


def draw(s: QuarriorsState, seat: int, n: int, rng: Rng, kind: DrawKind = DrawKind.OTHER) -> list[int]:
    """Kinds of n dice from the bag; when it runs short the whole used pile goes in and the draw goes on (QC-2.8)."""
    if s.tables.counts_draws:
        n = _changed(s, seat, n, kind)
        if n and s.turn == seat and sum(s.bag[seat]) + sum(s.used[seat]):  # QL-16: only if there is a die
            s.draws = (*s.draws[:seat], s.draws[seat] + 1, *s.draws[seat + 1 :])
    bag = s.bag[seat]
    left = sum(bag)
    if left >= n:
        return _drawn(bag, rng.draws(left, n))
    drawn = _drawn(bag, rng.draws(left, left))
    bag, s.used[seat] = s.used[seat], bag  # what was the bag is empty now
    s.bag[seat] = bag
    left = sum(bag)
    return drawn + _drawn(bag, rng.draws(left, min(left, n - len(drawn))))


def _drawn(bag: list[int], places: list[int]) -> list[int]:
    """Takes dice out of a bag by their places, kind after kind."""
    drawn: list[int] = []
    for place in places:
        for kind, count in enumerate(bag):
            if place < count:
                bag[kind] = count - 1
                drawn.append(kind)
                break
            place -= count
    return drawn


def _changed(s: QuarriorsState, seat: int, n: int, kind: DrawKind) -> int:
    """How many dice a draw takes: the opening one at least 1, others, in the own turn, at least 0. What changes it is
    told."""
    changes = draw_changes(s, seat, kind)
    if not changes:
        return n
    size = max(1 if kind is OPENING else 0, n + sum([more for _, more in changes]))
    if s.log is not None and size != n:
        by = [die_name(s, voice.die.code) for voice, _ in changes if voice.die is not None]
        data = {"player": seat_name(seat), "from": n, "n": size, "dice": by}
        s.log.say("draw-size", data, "QL-7")
    return size
