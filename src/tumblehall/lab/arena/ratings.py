"""Ratings of all participants of a run at once, by two libraries that the extra `arena` brings."""

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from math import log
from statistics import fmean
from typing import Any

from tumblehall.lab.arena.playing import Played

LIBRARIES = ("choix", "openskill")
MISSING = "ratings need two libraries: pip install 'tumblehall[arena]', then the same command again with the same --out"
ELO = 400 / log(10)
MIDDLE = 1500
SOFT = 0.01
"""Bradley-Terry's strength of somebody who has won all games is beyond all bounds; this keeps it in sight."""


def can_rate() -> bool:
    return all(find_spec(name) is not None for name in LIBRARIES)


def bradley_terry(participants: int, games: Iterable[Played]) -> list[float]:
    """By participant its strength as points of Elo, 1500 in the middle. At more than two seats the model is Luce's, of
    which Bradley and Terry's is the case of two: the winner is chosen among all by strength."""
    choix: Any = import_module("choix")
    won = [result for game in games for result in _results(game)]
    strengths = choix.ilsr_top1(participants, won, alpha=SOFT)
    return [MIDDLE + ELO * float(strength) for strength in strengths]


def _results(game: Played) -> list[tuple[int, list[int]]]:
    """Who was chosen among whom: a win counts twice, so that a shared one can count once for each of two."""
    winners = [seat for seat, share in enumerate(game.shares) if share]
    times = 2 if len(winners) == 1 else 1
    return times * [(game.sitting[seat], _without(game.sitting, seat)) for seat in winners]


def _without(sitting: Sequence[int], seat: int) -> list[int]:
    return [*sitting[:seat], *sitting[seat + 1 :]]


def openskill(participants: int, games: Iterable[Played]) -> list[tuple[float, float]]:
    """By participant its mean and its uncertainty by openskill's model of Plackett and Luce, the games in their order.
    Who has several seats in a game takes the mean of what they would become."""
    model: Any = import_module("openskill.models").PlackettLuce()
    ratings = [model.rating() for _ in range(participants)]
    for game in games:
        teams = [[ratings[who]] for who in game.sitting]
        rated = model.rate(teams, ranks=_ranks(game))
        for who in set(game.sitting):
            own = [team[0] for team, other in zip(rated, game.sitting, strict=True) if other == who]
            mu, sigma = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
            ratings[who] = model.rating(mu=mu, sigma=sigma)
    return [(rating.mu, rating.sigma) for rating in ratings]


def _ranks(game: Played) -> list[int]:
    place = {seat: rank for rank, group in enumerate(game.ranking) for seat in group}
    return [place[seat] for seat in range(len(game.sitting))]
