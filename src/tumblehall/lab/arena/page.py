"""docs/opponents.md, made of the results of runs and of what is written about each game's levels."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from tumblehall.lab.arena.report import Met, Report, Speed, percent
from tumblehall.library import list_games

HEAD = """# Opponents

Made by `make opponents` from the results in `docs/opponents/results`, which `tumblehall arena --out` wrote, and from
the pages beside them. The interval in brackets holds the true share in 95 of 100 runs. Every seed is played from every
seat; where games of one seed go together they count as fewer. A shared win is a part of one. With three and more seats
the first sits alone among others of the second, and the fair share is one in as many as there are seats. A sequential
test ends a match as soon as it is decided: its verdict holds, with errors of 5 %, but the share at which it stopped
lies further out than the true one, the more so the fewer the games. Milliseconds and seconds are the processor's, on
the machine that played.
"""
AGAINST = (
    "seats",
    "level",
    "against",
    "wins",
    "times the fair share",
    "games",
    "sequential test",
    "s a game",
    "commit",
)
TOGETHER = ("seats", "difficulty", "level", "wins", "games", "s a game", "commit")
SPEED = ("level", "ms a choice", "at the 99th percentile", "choices")
RATINGS = ("seats", "level", "Bradley-Terry", "openskill", "commit")


def page(reports: Sequence[Report], written: Mapping[str, str]) -> str:
    """`written`: by game what its page says."""
    parts = [HEAD]
    for name, info in sorted(list_games().items()):
        own = sorted((report for report in reports if report["run"]["game"] == name), key=_order)
        parts += [f"## {info.title}\n", *_tables(own)]
        if name in written:
            parts.append(_inside(written[name]))
    return "\n".join(parts)


def _order(report: Report) -> tuple[int, str]:
    return report["seats"], str(report["run"])


def _tables(reports: Sequence[Report]) -> Iterator[str]:
    if not reports:
        yield "Nothing is measured yet.\n"
        return
    together = [report for report in reports if _is_together(report)]
    against = [report for report in reports if not _is_together(report)]
    yield from _table(AGAINST, (row for report in against for met in report["meetings"] for row in _met(report, met)))
    yield from _table(TOGETHER, _by_difficulty(together))
    yield from _table(RATINGS, (row for report in against if len(report["speed"]) > 2 for row in _ratings(report)))
    yield from _table(SPEED, (_speed(speed) for speed in _speeds(reports)))


def _is_together(report: Report) -> bool:
    return len(report["meetings"][0]["won"]) == 1


def _table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> Iterator[str]:
    """Nothing where there are no rows."""
    lines = [f"| {' | '.join(map(str, row))} |" for row in rows]
    if lines:
        yield "\n".join([f"| {' | '.join(head)} |", "|---" * len(head) + "|", *lines, ""])


def _met(report: Report, met: Met) -> Iterator[Sequence[object]]:
    """Of two the first is enough; of more each has a row."""
    seats, names = report["seats"], [won["name"] for won in met["won"]]
    test = "" if met["test"] is None else _verdict(met)
    for won in met["won"][: 1 if len(names) == 2 else None]:
        others = ", ".join(name for name in names if name != won["name"])
        times = f"{won['share'] * seats:.2f}"
        yield seats, won["name"], others, percent(won), times, met["games"], test, met["seconds"], _source(report)


def _verdict(met: Met) -> str:
    test = met["test"]
    assert test is not None
    low, high = f"{100 * test['low']:g} %", f"{100 * test['high']:g} %"
    said = {"high": f"{high}, not {low}", "low": f"{low}, not {high}", "open": f"open between {low} and {high}"}
    return said[test["verdict"]]


def _by_difficulty(reports: Sequence[Report]) -> Iterable[Sequence[object]]:
    """Levels beside each other: those who think longer come later."""
    found = [(report, met, _difficulty(report, met)) for report in reports for met in report["meetings"]]
    order = list(dict.fromkeys(difficulty for *_, difficulty in found))
    found.sort(key=lambda each: (each[0]["seats"], order.index(each[2]), each[1]["seconds"]))
    for report, met, difficulty in found:
        (won,) = met["won"]
        yield report["seats"], difficulty, won["name"], percent(won), met["games"], met["seconds"], _source(report)


def _difficulty(report: Report, met: Met) -> str:
    return str({**report["run"]["options"], **met["condition"]}.get("difficulty", ""))


def _ratings(report: Report) -> Iterator[Sequence[object]]:
    for rating in report["ratings"] or ():
        mu, sigma = rating["openskill"]
        skill = f"{mu:g} ± {2 * sigma:.1f}"
        yield report["seats"], rating["name"], f"{rating['bradley_terry']:.0f}", skill, _source(report)


def _source(report: Report) -> str:
    run = report["run"]
    return f"{run['commit'] or run['version']}, {run['date']}"


def _speeds(reports: Iterable[Report]) -> Iterable[Speed]:
    """Of each level from the run in which it chose most often."""
    most: dict[str, Speed] = {}
    for speed in (speed for report in reports for speed in report["speed"]):
        if speed["name"] not in most or speed["choices"] > most[speed["name"]]["choices"]:
            most[speed["name"]] = speed
    return sorted(most.values(), key=lambda speed: speed["mean"])


def _speed(speed: Speed) -> Sequence[object]:
    return speed["name"], f"{speed['mean']:g}", f"{speed['p99']:g}", speed["choices"]


def _inside(text: str) -> str:
    """A page as a part of one in the folder above: without its title, and its sections one deeper."""
    lines = text.strip().replace("](../", "](").splitlines()
    if lines and lines[0].startswith("# "):
        del lines[0]
    return "\n".join(f"#{line}" if line.startswith("##") else line for line in lines).strip() + "\n"
