"""Games of the policy of Quarriors against itself in which some deeds are drawn at random: only so is it seen what
would have come of deeds that the policy does not do."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tumblehall.agents.quarriors.learnt import Learnt
from tumblehall.games.quarriors.rules import steps
from tumblehall.games.quarriors.rules.figures import goal_of
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.lab.quarriors_learning.copies import Copy
from tumblehall.lab.quarriors_learning.matches import opened, shares
from tumblehall.lab.quarriors_learning.offers import Offer, Row, culls, offers

CARDS = 10
"""The weight of cards in a position, as in agents/quarriors/value.py."""
Named = dict[str, float]
"""By slug."""
EXPLORED = 0.5
"""In no game more of the deeds than that are drawn."""


@dataclass
class Position:
    """The start of a turn, seen by the seat whose turn it is, less what the other sees."""

    seat: int
    numbers: list[float]
    cards: Named
    won: float = 0.0


@dataclass
class Deed:
    """One that was drawn: how it differs from the mean of those it was drawn from."""

    seat: int
    position: int
    """The last start of a turn before it."""
    row: Row
    won: float = 0.0


@dataclass
class Lesson:
    """What a game teaches."""

    positions: list[Position] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)


def explored(learnt: Learnt, seed: str, games: int) -> list[Lesson]:
    copy = Copy(learnt)
    return [_game(copy, f"{seed}/{number}") for number in range(games)]


def _game(copy: Copy, name: str) -> Lesson:
    s, rng, draw, lesson = opened(name), SimRng(f"{name}/dice"), SimRng(f"{name}/draw"), Lesson()
    often, turn = EXPLORED * _unit(draw), (-1, -1)
    while s.outcome is None:
        if (s.round, s.turn) != turn:
            turn = (s.round, s.turn)
            lesson.positions.append(_position(copy, s))
        option = -1
        if len(s.options_of(s.seat)) > 1 and _unit(draw) < often and (found := _offers(copy, s)):
            offer = found[draw.below(len(found))]
            option = offer.option
            row = _differs(offer.row, [each.row for each in found])
            lesson.deeds.append(Deed(s.seat, len(lesson.positions) - 1, row))
        s.take(copy.choose(s, s.seat, rng) if option < 0 else option, rng)
    won = shares(s)
    for position in lesson.positions:
        position.won = won[position.seat]
    for deed in lesson.deeds:
        deed.won = won[deed.seat]
    return lesson


def _unit(draw: SimRng) -> float:
    return draw.below(1 << 20) / (1 << 20)


def _offers(copy: Copy, s: QuarriorsState) -> list[Offer]:
    asked: dict[int, Callable[[Copy, QuarriorsState], list[Offer]]] = {
        steps.ACT: offers, steps.CULL: culls, steps.QUEST_CULL: culls,
    }  # fmt: skip
    find = asked.get(s.question_of(s.seat)[0])
    return [] if find is None else find(copy, s)


def _differs(row: Row, rows: list[Row]) -> Row:
    total = dict(row)
    for each in rows:
        for name, value in each.items():
            total[name] = total.get(name, 0.0) - value / len(rows)
    return {name: value for name, value in total.items() if value}


def _position(copy: Copy, s: QuarriorsState) -> Position:
    rest, seat = 1.0 - max(s.glory) / goal_of(s), s.turn
    seen: list[tuple[float, ...]] = []
    cards: Named = {}
    for each, sign in ((seat, 1), (1 - seat, -1)):
        owned = copy.numbers.owned_by(s, each)
        seen.append(copy.value.features(s, each, owned, rest))
        for kind, many in enumerate(owned):
            if many:
                slug = s.tables.cards[kind].facts.slug
                cards[slug] = cards.get(slug, 0.0) + sign * CARDS * rest * many / sum(owned)
    return Position(seat, [one - other for one, other in zip(*seen, strict=True)], cards)
