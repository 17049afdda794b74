"""Counts what happened in games of Dicequest: attempts, successes, and how many more or fewer a changed requirement
would have let through."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import sqrt

from tumblehall.games.dicequest.cards.challenges import CHALLENGES
from tumblehall.games.dicequest.content.kinds import WANTED
from tumblehall.games.dicequest.rules.matching import PLAIN, is_met
from tumblehall.kernel.values import Event

TOO_HARD, TOO_EASY = 0.25, 0.9
MOST_CHANGE = 3
"""Symbols by which a proposal changes a requirement at most."""
CARDS = {facts.slug: facts for facts in CHALLENGES if facts.act}
"""Quests and adventures; Playtime cannot fail."""
ANY = WANTED.index("any")


@dataclass(frozen=True, slots=True)
class Attempt:
    """A quest or an adventure that was judged: the final result against what was asked in the end."""

    card: str
    succeeded: bool
    result: tuple[int, ...]
    need: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rate:
    hits: int
    tries: int

    @property
    def share(self) -> float:
        return self.hits / self.tries

    @property
    def error(self) -> float:
        """The standard error, with two hits and two misses added, so that few tries never look certain."""
        share = (self.hits + 2) / (self.tries + 4)
        return sqrt(share * (1 - share) / (self.tries + 4))

    def __str__(self) -> str:
        return f"{self.share:.0%} ± {self.error:.0%}" if self.tries else "–"


@dataclass(frozen=True, slots=True)
class Proposal:
    """A requirement in the place of the printed one, and the attempts that it would have let through."""

    need: tuple[int, ...]
    rate: Rate


def attempts_of(events: Iterable[Event]) -> list[Attempt]:
    return [
        Attempt(
            str(event.data["quest"]),
            event.kind == "succeeded",
            tuple(event.data["result"].get(slot, 0) for slot in WANTED[:ANY]),
            tuple(event.data["need"].get(slot, 0) for slot in WANTED),
        )
        for event in events
        if event.kind in ("succeeded", "failed") and event.data["quest"] in CARDS
    ]


def rate_of(attempts: Sequence[Attempt]) -> Rate:
    return Rate(sum(attempt.succeeded for attempt in attempts), len(attempts))


def by_card(attempts: Iterable[Attempt]) -> dict[str, list[Attempt]]:
    """In the order of the content, with a list for each card, be it empty."""
    found: dict[str, list[Attempt]] = {slug: [] for slug in CARDS}
    for attempt in attempts:
        found[attempt.card].append(attempt)
    return found


def is_outside(rate: Rate) -> bool:
    return bool(rate.tries) and not TOO_HARD <= rate.share <= TOO_EASY


def is_sure(rate: Rate) -> bool:
    """Whether a rate is outside by more than two standard errors."""
    share = (rate.hits + 2) / (rate.tries + 4)
    return share + 2 * rate.error < TOO_HARD or share - 2 * rate.error > TOO_EASY


def proposal(attempts: Sequence[Attempt]) -> Proposal | None:
    """The smallest change that brings the same results between the bounds: generic successes more, or symbols fewer.

    Nobody played for the changed number, so the rate is what these results would have met, no forecast.
    """
    printed = CARDS[attempts[0].card].need
    easy = rate_of(attempts).share > TOO_EASY
    for size in range(1, MOST_CHANGE + 1):
        slots = ((ANY,) * size,) if easy else combinations_with_replacement(range(len(WANTED)), size)
        changes = [tuple((1 if easy else -1) * chosen.count(slot) for slot in range(len(WANTED))) for chosen in slots]
        sound = [change for change in changes if min(n + more for n, more in zip(printed, change, strict=True)) >= 0]
        tried = [(_changed(attempts, change), change) for change in sound]
        good = [(rate, change) for rate, change in tried if TOO_HARD <= rate.share <= TOO_EASY]
        if good:
            rate, change = max(good, key=lambda pair: pair[0].hits)
            return Proposal(tuple(n + more for n, more in zip(printed, change, strict=True)), rate)
    return None


def _changed(attempts: Sequence[Attempt], change: tuple[int, ...]) -> Rate:
    """How many of the results meet the changed requirement. What met the printed one meets a lower one."""
    hits = 0
    for attempt in attempts:
        need = [max(0, n + more) for n, more in zip(attempt.need, change, strict=True)]
        hits += (attempt.succeeded and min(change) < 0) or is_met(list(attempt.result), need, PLAIN)
    return Rate(hits, len(attempts))
