"""What games teach, by regression: which numbers of a position tell who wins, and by how much each deed with each card
was better than the policy made of it."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from tumblehall.agents.quarriors.learnt import DEEDS, Card, Learnt
from tumblehall.lab.quarriors_learning.exploring import Lesson, Position
from tumblehall.lab.quarriors_learning.offers import ANY, HAND, LEFT, Row

Numbers = NDArray[np.float64]
ROUNDS = 6
A_NUMBER, A_CARD = 1.0, 30.0
"""How strongly weights of a position are held near 0: of its numbers, and of its cards."""
A_KIND, A_DEED = 5.0, 400.0
"""The same for deeds at all, and for those with a card."""
STEP = 1.5
"""A worth moves no further at a time."""
FURTHEST = 3.0
LEAST = 0.004
"""What a glory by hand does for the chance to win, at the least."""


def taught(learnt: Learnt, lessons: list[Lesson]) -> Learnt:
    """The next numbers."""
    places = [position for lesson in lessons for position in lesson.positions]
    slugs = sorted({slug for position in places for slug in position.cards})
    seen = _positions(places, slugs)
    weights = _told(seen, np.array([position.won for position in places]), len(places[0].numbers))
    chance = 1.0 / (1.0 + np.exp(-seen @ weights))
    better = _deeds(lessons, chance)
    cards = {
        slug: Card(deeds=_moved(learnt, slug, better), owned=round(float(weight), 4))
        for slug, weight in zip(slugs, weights[len(places[0].numbers) :], strict=True)
    }
    value = [round(float(weight), 3) for weight in weights[: len(places[0].numbers)]]
    return {"scale": learnt["scale"], "value": value, "cards": {**learnt["cards"], **cards}}


def valued(learnt: Learnt, then: Learnt) -> Learnt:
    """The same numbers with another value of positions."""
    cards = {
        slug: Card(deeds=learnt["cards"].get(slug, card)["deeds"], owned=card["owned"])
        for slug, card in then["cards"].items()
    }
    return {"scale": learnt["scale"], "value": then["value"], "cards": cards}


def _positions(places: list[Position], slugs: list[str]) -> Numbers:
    first, column = len(places[0].numbers), {slug: at for at, slug in enumerate(slugs)}
    found = np.zeros((len(places), first + len(slugs)))
    for row, position in zip(found, places, strict=True):
        row[:first] = position.numbers
        for slug, many in position.cards.items():
            row[first + column[slug]] = many
    return found


def _told(seen: Numbers, won: Numbers, numbers: int) -> Numbers:
    """Logistic regression by Newton's method."""
    held = np.where(np.arange(seen.shape[1]) < numbers, A_NUMBER, A_CARD)
    weights = np.zeros(seen.shape[1])
    for _ in range(ROUNDS):
        chance = 1.0 / (1.0 + np.exp(-seen @ weights))
        bent = (seen * (chance * (1 - chance))[:, None]).T @ seen + np.diag(held)
        weights = weights + np.linalg.solve(bent, seen.T @ (won - chance) - held * weights)
    return weights


def _deeds(lessons: list[Lesson], chance: Numbers) -> Row:
    """By the names of offers: what each does for the chance to win, beyond what the position promised."""
    column: dict[str, int] = {}
    for lesson in lessons:
        for deed in lesson.deeds:
            for name in deed.row:
                column.setdefault(name, len(column))
    products, sums, first = np.zeros((len(column),) * 2), np.zeros(len(column)), 0
    for lesson in lessons:
        for deed in lesson.deeds:
            mover = lesson.positions[deed.position].seat
            promised = chance[first + deed.position]
            surplus = deed.won - (promised if mover == deed.seat else 1.0 - promised)
            places, values = [column[name] for name in deed.row], np.array(list(deed.row.values()))
            products[np.ix_(places, places)] += np.outer(values, values)
            sums[places] += surplus * values
        first += len(lesson.positions)
    at_all = {f"{deed} {kind}" for deed in DEEDS for kind in (HAND, ANY, LEFT)}
    held = np.array([A_KIND if name in at_all else A_DEED for name in column])
    found = np.linalg.solve(products + np.diag(held), sums) if column else sums
    return dict(zip(column, map(float, found), strict=True))


def _moved(learnt: Learnt, slug: str, better: Row) -> list[float]:
    """The worths of a card, moved by what was found; in glory, by what a glory did that the policy had reckoned."""
    known = learnt["cards"].get(slug)
    worths = [0.0] * len(DEEDS) if known is None else known["deeds"]
    return [round(_next(worth, deed, slug, better), 3) for worth, deed in zip(worths, DEEDS, strict=True)]


def _next(worth: float, deed: str, slug: str, better: Row) -> float:
    if f"{deed} {slug}" not in better:
        return worth
    glory = max(LEAST, better.get(f"{deed} {HAND}", 0.0))
    surplus = better[f"{deed} {slug}"] + better.get(f"{deed} {ANY}", 0.0)
    return _within(worth + _within(surplus / glory, STEP), FURTHEST)


def _within(value: float, most: float) -> float:
    return max(-most, min(most, value))


def log_loss(places: Iterable[Position], learnt: Learnt) -> float:
    """How far the value is from what came: 0.693 for one that knows nothing."""
    losses = []
    for position in places:
        cards = sum(learnt["cards"][slug]["owned"] * many for slug, many in position.cards.items())
        told = float(np.dot(learnt["value"], position.numbers)) + cards
        losses.append(float(np.logaddexp(0.0, told) - position.won * told))
    return sum(losses) / len(losses)
