"""What came of a run, as plain data for a file and as lines for people."""

from collections import Counter
from collections.abc import Iterator
from statistics import fmean
from typing import TypedDict

from tumblehall.kernel.values import Json
from tumblehall.lab.arena import ratings
from tumblehall.lab.arena.plan import Plan
from tumblehall.lab.arena.playing import Played
from tumblehall.lab.arena.run import Course, Run
from tumblehall.lab.arena.sequential import ERROR, Sequential, Verdict
from tumblehall.lab.arena.times import Times, mean_of, percentile_of


class Won(TypedDict):
    """What one participant of a meeting won."""

    name: str
    share: float
    interval: tuple[float, float]


class Tested(TypedDict):
    """What the sequential test says."""

    low: float
    high: float
    verdict: Verdict


class Met(TypedDict):
    """What came of one meeting."""

    condition: dict[str, Json]
    games: int
    worth: float
    """How many independent games would tell as much as these."""
    seconds: float
    """Of the processor for a game, on average."""
    won: list[Won]
    test: Tested | None


class Speed(TypedDict):
    """How long the choices of a participant take, in milliseconds of the processor."""

    name: str
    choices: int
    mean: float
    p99: float


class Rating(TypedDict):
    name: str
    bradley_terry: float
    openskill: tuple[float, float]


class Report(TypedDict):
    run: dict[str, Json]
    seats: int
    meetings: list[Met]
    speed: list[Speed]
    ratings: list[Rating] | None


def report_of(run: Run, head: dict[str, Json], test: Sequential | None) -> Report:
    plan = run.plan
    games = sorted((game for course in run.courses for game in course.games), key=lambda game: game.number)
    rated = not plan.together and bool(games) and ratings.can_rate()
    return Report(
        run=head,
        seats=plan.seats,
        meetings=[_met(plan, course, test) for course in run.courses],
        speed=list(_speeds(plan, games)),
        ratings=_ratings(plan, games) if rated else None,
    )


def _met(plan: Plan, course: Course, test: Sequential | None) -> Met:
    first = course.score(course.meeting.who[0])
    scores = {plan.names[who]: course.score(who) for who in course.meeting.who}
    return Met(
        condition=dict(course.meeting.condition),
        games=first.games,
        worth=round(first.worth, 1),
        seconds=round(fmean([game.seconds for game in course.games] or [0]), 3),
        won=[
            Won(name=name, share=round(score.share, 4), interval=_rounded(score.interval))
            for name, score in scores.items()
        ],
        test=None if test is None else Tested(low=test.low, high=test.high, verdict=test.verdict(first)),
    )


def _rounded(interval: tuple[float, float]) -> tuple[float, float]:
    return round(interval[0], 4), round(interval[1], 4)


def _speeds(plan: Plan, games: list[Played]) -> Iterator[Speed]:
    times: list[Times] = [Counter() for _ in plan.names]
    for game in games:
        for who, seat in zip(game.sitting, game.times, strict=True):
            times[who].update(seat)
    for name, own in zip(plan.names, times, strict=True):
        mean, p99 = mean_of(own), percentile_of(own, 0.99)
        yield Speed(name=name, choices=own.total(), mean=float(f"{mean:.3g}"), p99=float(f"{p99:.3g}"))


def _ratings(plan: Plan, games: list[Played]) -> list[Rating]:
    many = len(plan.names)
    terry, skill = ratings.bradley_terry(many, games), ratings.openskill(many, games)
    return [
        Rating(name=name, bradley_terry=round(terry[who]), openskill=(round(skill[who][0], 1), round(skill[who][1], 1)))
        for who, name in enumerate(plan.names)
    ]


# -- for people ------------------------------------------------------------------------------------------------------


def told(report: Report) -> Iterator[str]:
    for met in report["meetings"]:
        yield from _told_meeting(met, report["seats"])
    for speed in report["speed"]:
        yield f"{speed['name']}: a choice takes {speed['mean']:g} ms, {speed['p99']:g} ms at the 99th percentile"
    for rating in report["ratings"] or ():
        mu, sigma = rating["openskill"]
        yield f"{rating['name']}: Bradley-Terry {rating['bradley_terry']:.0f}, openskill {mu:g} ± {2 * sigma:.1f}"


def _told_meeting(met: Met, seats: int) -> Iterator[str]:
    names = [won["name"] for won in met["won"]]
    where = "".join(f", {value}" for value in met["condition"].values())
    yield f"{' – '.join(names)}{where}: {met['games']} games, {met['seconds']:g} s each"
    for won in met["won"] if len(names) != 2 else met["won"][:1]:
        fair = f", {won['share'] * seats:.2f} times the fair share" if seats > 2 and len(names) > 1 else ""
        yield f"  {won['name']} wins {percent(won)}{fair}"
    if met["worth"] < met["games"]:
        yield f"  games of one seed go together: they are worth {met['worth']:.0f} independent ones"
    if met["test"] is not None:
        yield f"  {verdict_of(met)}"


def percent(won: Won) -> str:
    low, high = won["interval"]
    return f"{100 * won['share']:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def verdict_of(met: Met) -> str:
    test = met["test"]
    assert test is not None
    low, high = f"{100 * test['low']:g} %", f"{100 * test['high']:g} %"
    at = f"at {100 * met['won'][0]['share']:.1f} % after {met['games']} games"
    match test["verdict"]:
        case "high":
            return f"decided {at}: {high} and not {low}, errors of {100 * ERROR:g} %"
        case "low":
            return f"decided {at}: {low} and not {high}, errors of {100 * ERROR:g} %"
        case "open":
            return f"not decided between {low} and {high}, {at}"
