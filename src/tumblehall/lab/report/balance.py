"""The balance of games: a page of many runs, with what lies outside the bounds and a number to try."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tumblehall.lab.extra import borrowed
from tumblehall.lab.report.cards import CardLine, card_lines, unwanted
from tumblehall.lab.report.course import Course
from tumblehall.lab.report.figures import Share
from tumblehall.lab.sim.folder import Folder
from tumblehall.library import game_named

LOW, HIGH = 0.8, 1.25
"""Times the fair share: whoever takes a card should win no less and no more."""
CLEAR = 2.0
"""Standard errors that a printed number must matter by, for a proposal."""
HEAD = """# Balance

Made by `tumblehall balance` from runs of `tumblehall sim`. It says how these bots fare, not how people do; each line
names its bots and how many games it stands on. Takers of a card should win {low:g} to {high:g} times the fair share;
listed are cards whose whole interval (95 %) lies outside. A proposal is the change of a printed number that would bring
the card to the bound, if the number were worth to it what it is worth over all cards of the run; it is a number to try,
no forecast, and taking goes with being rich: play `--force` before a card is changed. Facts of rulebooks and of known
cards are not ours to change; the content says where each number is from. Minutes are decisions at {seconds:g} seconds
each: an assumption, since no paces of people were measured.
"""


@dataclass(frozen=True, slots=True)
class Slope:
    """What one more of a printed number is worth to those who take a card."""

    number: str
    worth: float
    errors: float
    """How many standard errors that is from nothing."""


def balance_page(folders: Sequence[Folder], seconds: float) -> str:
    parts = [HEAD.format(low=LOW, high=HIGH, seconds=seconds), *_overview(folders, seconds)]
    for folder in folders:
        parts += _cards(folder)
    return "\n".join(parts) + "\n"


def _overview(folders: Sequence[Folder], seconds: float) -> Iterator[str]:
    yield "## Seats and length\n"
    yield _row("game", "seats", "bots", "games", "first to move wins", "last to move wins", "fair", "turns", "minutes")
    yield _row(*["---"] * 9)
    for folder in folders:
        course, order = Course(folder), Course(folder).by_order()
        minutes = float(course.column("decisions").mean()) * seconds / 60
        agents = ", ".join(dict.fromkeys(folder.head["agents"]))
        turns = f"{course.column('turns').mean():.1f}"
        fair = f"{100 * course.fair:.1f} %"
        yield _row(
            _title(folder), folder.seats, agents, f"{course.many:,}", _percent(order[0]), _percent(order[-1]), fair,
            turns, f"{minutes:.0f}",
        )  # fmt: skip
    yield ""


def _cards(folder: Folder) -> Iterator[str]:
    lines, fair = card_lines(folder), Course(folder).fair
    yield f"## {_title(folder)}, {folder.seats} seats: cards\n"
    outside = [line for line in lines if line.won.many and not _within(line.won, fair)]
    if not outside:
        yield f"None of {len(lines)} cards lies outside for certain.\n"
    else:
        printed = printed_numbers(folder.head["game"])
        slopes = slopes_of(lines, printed)
        yield _row("card", "taken", "takers win", "times the fair share", "proposal")
        yield _row(*["---"] * 5)
        for line in sorted(outside, key=lambda line: -line.won.share):
            times = f"{line.won.share / fair:.2f}"
            yield _row(
                line.card, _percent(line.taken), _percent(line.won), times, proposal(line, fair, printed, slopes)
            )
        yield ""
    if found := unwanted(lines):
        yield "Nobody wants: " + ", ".join(f"{line.card} ({_percent(line.taken)})" for line in found) + ".\n"


def _within(won: Share, fair: float) -> bool:
    return won.high >= LOW * fair and won.low <= HIGH * fair


def printed_numbers(game: str) -> dict[str, dict[str, int]]:
    """By card the numbers that are printed on it."""
    cards = game_named(game).cards
    return {
        sheet.id: {name: int(number) for name, number in re.findall(r"([a-z]+) (\d+)", sheet.facts)}
        for sheet in (cards() if cards is not None else ())
    }


def slopes_of(lines: Sequence[CardLine], printed: Mapping[str, Mapping[str, int]]) -> dict[str, Slope]:
    """By printed number what it is worth, over all cards that have it: a straight line through them."""
    numpy = borrowed("numpy")
    found: dict[str, Slope] = {}
    for number in sorted({name for numbers in printed.values() for name in numbers}):
        points = [(printed[line.card][number], line.won.share) for line in lines if _has(line, printed, number)]
        values, shares = (numpy.array(column, float) for column in zip(*points, strict=True)) if points else ([], [])
        if len(points) < 5 or numpy.ptp(values) == 0:
            continue
        off = values - values.mean()
        worth = float((off * shares).sum() / (off**2).sum())
        rest = shares - shares.mean() - worth * off
        error = float(numpy.sqrt((rest**2).sum() / (len(points) - 2) / (off**2).sum()))
        found[number] = Slope(number, worth, abs(worth) / error if error else 0.0)
    return found


def _has(line: CardLine, printed: Mapping[str, Mapping[str, int]], number: str) -> bool:
    return bool(line.won.many) and number in printed.get(line.card, {})


def proposal(line: CardLine, fair: float, printed: Mapping[str, Mapping[str, int]], slopes: Mapping[str, Slope]) -> str:
    """By the number that matters most among those printed on the card; none where nothing printed matters."""
    numbers = printed.get(line.card, {})
    known = [slopes[name] for name in numbers if name in slopes and slopes[name].errors >= CLEAR]
    if not known:
        return "none: no printed number goes with winning"
    slope = max(known, key=lambda slope: slope.errors)
    bound = HIGH * fair if line.won.share > fair else LOW * fair
    change = (bound - line.won.share) / slope.worth
    step = max(1, round(abs(change))) * (1 if change > 0 else -1)
    now = numbers[slope.number]
    return f"{slope.number} {now} to {max(0, now + step)}"


def _title(folder: Folder) -> str:
    title = game_named(folder.head["game"]).info.title
    options = ", ".join(f"{name} {value}" for name, value in folder.head["options"].items())
    return f"{title} ({options})" if options else title


def _percent(share: Share) -> str:
    return f"{100 * share.share:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"
