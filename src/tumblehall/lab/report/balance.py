"""The balance of games: a page of many runs, with what lies outside the bounds and a number to try.

Runs of one game with the same seats and options belong together: the largest is told, the others are beside it."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tumblehall.lab.arena.score import IN_95
from tumblehall.lab.report.agreement import agreement
from tumblehall.lab.report.bounds import HIGH, LOW, ours_of, outside, printed_numbers, proposal, slopes_of
from tumblehall.lab.report.cards import SURE, CardLine, card_lines, unwanted
from tumblehall.lab.report.course import Course, bots_of, has_games
from tumblehall.lab.report.figures import LEAST, Share, corrected, p_of
from tumblehall.lab.report.lifts import Lift, lifts_of
from tumblehall.lab.sim.folder import Folder
from tumblehall.library import game_named

HEAD = f"""# Balance

Made by `tumblehall balance` from runs of `tumblehall sim`. It says how these bots fare, not how people do; each line
names its bots and how many games it stands on. Intervals, in brackets, hold the true value in 95 of 100 runs. Takers of
a card should win {LOW:g} to {HIGH:g} times the fair share; listed are cards that lie outside beyond chance (q
below {SURE:g}, corrected by Benjamini and Hochberg for all cards of the run).

A proposal is the change of a printed number that would bring the card to the bound, if the number were worth to it what
it is worth over all cards of the run; it is a number to try, no forecast, and taking goes with being rich: the forced
lift, where it was played, tells what the card itself does. Only cards whose numbers are ours get a proposal: facts of
rulebooks and of known cards are not ours to change; the content says whose they are.
"""


@dataclass(frozen=True, slots=True)
class Paces:
    """Seconds."""

    decision: float
    """Of a person, for a decision."""
    deed: float
    """That a deed of a bot stands, at the normal pace."""


def balance_page(folders: Sequence[Folder], paces: Paces, preface: str = "") -> str:
    """The runs of one game in the order in which they are given; a preface goes before the tables."""
    parts = [HEAD, *([preface] if preface else [])]
    if any(map(has_games, folders)):
        parts += [*_seats(folders), *_lengths(_largest(folders), paces)]
    for game in dict.fromkeys(folder.head["game"] for folder in folders):
        parts += _cards([folder for folder in folders if folder.head["game"] == game])
    return "\n".join(parts).rstrip("\n") + "\n"


def _like(folder: Folder) -> tuple[object, ...]:
    return folder.head["game"], folder.seats, json.dumps(folder.head["options"], sort_keys=True)


def _largest(folders: Sequence[Folder]) -> list[Folder]:
    found: dict[tuple[object, ...], Folder] = {}
    for folder in filter(has_games, folders):
        found[_like(folder)] = max(found.get(_like(folder), folder), folder, key=lambda one: Course(one).many)
    return list(found.values())


def _seats(folders: Sequence[Folder]) -> Iterator[str]:
    yield "## Who moves first, and where one sits\n"
    yield (
        "What each wins: in the order of play, the first to move first, where turns go round the table, and by seat."
        f" Marked *: not\nthe fair share beyond chance (q below {SURE:g}, corrected for all shares of the table).\n"
    )
    yield _row("game", "seats", "bots", "games", "fair", "by order of play", "by seat")
    yield _row(*["---"] * 7)
    courses = [Course(folder) for folder in folders if has_games(folder)]
    told = [(course.fair, course.by_order(), course.by_seat()) for course in courses]
    chances = iter(corrected([_chance(share, fair) for fair, *both in told for each in both for share in each]))
    for course, (fair, *both) in zip(courses, told, strict=True):
        order, seats = (", ".join(_marked(share, next(chances)) for share in each) for each in both)
        head = (_title(course.folder), course.folder.seats, bots_of(course.folder), f"{course.many:,}")
        yield _row(*head, f"{100 * fair:.1f} %", order or "nobody plays in a fixed order", seats)
    yield ""


def _chance(share: Share, fair: float) -> float:
    """How likely a share as far from the fair one is."""
    side = share.low if share.share > fair else share.high
    return p_of(IN_95 * (share.share - fair) / (share.share - side)) if share.share != fair else 1.0


def _marked(share: Share, q: float) -> str:
    return f"{_bare(share)}{'*' if q < SURE else ''}"


def _lengths(folders: Sequence[Folder], paces: Paces) -> Iterator[str]:
    yield "## Length\n"
    yield (
        f"Minutes of people are all decisions at {paces.decision:g} seconds, one after the other: an assumption, since"
        " no paces of\npeople were measured; what all choose at once takes less. Minutes of one are those of one person"
        f" among bots: its own\ndecisions so, and {paces.deed:g} seconds for each deed of a bot, the normal pace in"
        " browser and terminal.\n"
    )
    yield _row("game", "seats", "turns", "decisions", "minutes of people", "minutes of one", "as on the box")
    yield _row(*["---"] * 7)
    for folder in folders:
        course = Course(folder)
        decisions, answers = (float(course.column(name).mean()) for name in ("decisions", "answers"))
        people = decisions * paces.decision / 60
        one = (decisions * paces.decision + answers * (folder.seats - 1) * paces.deed) / folder.seats / 60
        least, most = game_named(folder.head["game"]).info.minutes
        turns = f"{course.column('turns').mean():.1f}"
        told = (f"{decisions:.0f}", f"{people:.0f}", f"{one:.0f}", f"{least} to {most}")
        yield _row(_title(folder), folder.seats, turns, *told)
    yield ""


def _cards(folders: Sequence[Folder]) -> Iterator[str]:
    """Of one game: the largest run told in full, of the others what it does not say."""
    largest = _largest(folders)
    if not largest:
        yield f"## {game_named(folders[0].head['game']).info.title}: forced games only\n"
        yield from _forced(folders)
        return
    main = max(largest, key=lambda folder: Course(folder).many)
    lines, fair = card_lines(main), Course(main).fair
    found = outside(lines, fair)
    yield f"## {_title(main)}: cards\n"
    yield f"{Course(main).many:,} games by {bots_of(main)}, {main.seats} seats.\n"
    if not found:
        yield f"None of {len(lines)} cards lies outside for certain.\n"
    else:
        beside = [one for one in folders if one is not main and has_games(one) and _like(one) == _like(main)]
        yield from _outside(main, found, lines, fair, [(bots_of(one), card_lines(one)) for one in beside])
    yield from _forced(folders)
    for other in largest:
        if other is not main and (more := outside(card_lines(other), Course(other).fair)):
            told = ", ".join(f"{line.card} {line.won.share / Course(other).fair:.2f}" for line in more)
            yield f"With {other.seats} seats outside, times the fair share: {told}.\n"
    if nobody := unwanted(lines):
        yield "Nobody wants: " + ", ".join(f"{line.card} ({_percent(line.taken)})" for line in nobody) + ".\n"


def _outside(
    main: Folder,
    found: Sequence[CardLine],
    lines: Sequence[CardLine],
    fair: float,
    beside: Sequence[tuple[str, list[CardLine]]],
) -> Iterator[str]:
    printed, ours = printed_numbers(main.head["game"]), ours_of(main.head["game"])
    slopes = slopes_of(lines, printed)
    yield _row("card", "taken", "takers win", "times the fair share", *(f"by {bots}" for bots, _ in beside), "proposal")
    yield _row(*["---"] * (5 + len(beside)))
    for line in found:
        there = [next((one.won for one in small if one.card == line.card), None) for _, small in beside]
        times = f"{line.won.share / fair:.2f}"
        change = proposal(line, fair, printed, slopes) if line.card in ours else "none: its numbers are not ours"
        yield _row(line.card, _percent(line.taken), _percent(line.won), times, *map(_checked, there), change)
    yield ""
    for bots, small in beside:
        said = agreement(found, lines, small, fair)
        alike = "" if said.alike is None else f"; over all cards the shares go together with r = {said.alike:.2f}"
        yield (
            f"By {bots} {said.known} of these {len(found)} cards were taken {LEAST} times at least: {said.same} lie on"
            f" the same side of the\nfair share, {said.against} on the other one for certain{alike}.\n"
        )


def _checked(won: Share | None) -> str:
    return "-" if won is None or won.many < LEAST else _percent(won)


def _forced(folders: Sequence[Folder]) -> Iterator[str]:
    """What cards are worth by themselves, of all runs in which one side was told."""
    for folder in folders:
        lifts = lifts_of(folder)
        if not lifts:
            continue
        yield f"Forced lift, {folder.seats} seats{_options(folder)}: what the side that must take the card wins more"
        yield "than the one that never may, in points of a hundred, same seeds both times; sure: corrected for all.\n"
        yield _row("card", "bots", "seeds", "with another winner", "lift", "sure")
        yield _row(*["---"] * 6)
        yield from (_row(*_lift(lift)) for lift in lifts)
        yield ""


def _lift(lift: Lift) -> tuple[object, ...]:
    found = lift.lift
    interval = (
        f"{100 * found.value:+.1f} ({100 * found.low:+.1f} to {100 * found.high:+.1f})" if found.is_known else "–"
    )
    return lift.card, lift.bots, f"{lift.games:,}", f"{lift.differing:,}", interval, "yes" if lift.q < SURE else "no"


def _options(folder: Folder) -> str:
    return "".join(f", {name} {value}" for name, value in sorted(folder.head["options"].items()))


def _title(folder: Folder) -> str:
    title = game_named(folder.head["game"]).info.title
    options = _options(folder).removeprefix(", ")
    return f"{title} ({options})" if options else title


def _bare(share: Share) -> str:
    return f"{100 * share.share:.1f} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _percent(share: Share) -> str:
    return f"{100 * share.share:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"
