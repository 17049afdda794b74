"""The table of `make bench`, from the JSON that a run has written: as text, and as Markdown for the page."""

from collections.abc import Iterator
from typing import Any

COLUMNS = ("decisions", "games", "set-ups", "clones", "rollouts", "views", "messages", "pickles", "steps")
NAME, ENGINE, NUMBER = 30, 9, 10
HEAD = (
    "Per second of processor time, medians of {rounds} interleaved rounds; two seats, random play. Only decisions with "
    "two or more options count. Rollouts: a copy of a game that stands half-way, played to its end. Steps: choices in "
    "an environment that shows a vector and a mask before each."
)

Doc = dict[str, Any]


def number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def cells(row: Doc) -> list[str]:
    rates = row["rates"]
    return [number(rates[name]["median"] if name in rates else None) for name in COLUMNS]


def aim(found: Doc) -> str:
    return number(found["aim"]) if found["aim"] >= 100 else f"{found['aim']:g}"


def value(found: Doc) -> str:
    if found["value"] is None:
        return "-"
    if found["aim"] >= 100:
        return number(found["value"])
    return f"{found['value']:.2f} ±{found['spread']:.2f}"


def bars_of(doc: Doc) -> Iterator[Doc]:
    """Bars of an engine that was not there are left out: the head says that it was not."""
    there = {row["engine"] for row in doc["rows"]}
    return (found for found in doc["bars"] if found["engine"] in there)


def made(doc: Doc) -> str:
    where = doc["made"]
    return f"{where['date']}, {where['code']}, Python {where['python']}, {where['machine']}; load {where['load']}"


def missing(doc: Doc) -> Iterator[str]:
    if not any(row["engine"] == "compiled" for row in doc["rows"]):
        yield "The compiled engine was not there: `make fast` builds it."


def text(doc: Doc) -> Iterator[str]:
    yield HEAD.format(rounds=doc["rounds"])
    yield made(doc)
    yield from missing(doc)
    yield ""
    yield f"{'':{NAME}} {'':{ENGINE}} " + " ".join(f"{name:>{NUMBER}}" for name in COLUMNS)
    for row in doc["rows"]:
        engine = "" if row["engine"] == "peers" else row["engine"]
        yield f"{row['name']:{NAME}} {engine:{ENGINE}} " + " ".join(f"{cell:>{NUMBER}}" for cell in cells(row))
    yield ""
    yield f"{'bars':66} {'engine':9} {'wanted':>8} {'reached':>12}"
    for found in bars_of(doc):
        claim = f"{found['bar']:66} {found['engine']:9} {aim(found):>8} {value(found):>12}"
        yield f"{claim}  {found['verdict']}"


def markdown(doc: Doc) -> Iterator[str]:
    yield HEAD.format(rounds=doc["rounds"]).replace("\n", " ")
    yield ""
    yield f"Measured: {made(doc)}."
    yield from missing(doc)
    yield ""
    yield f"| | engine | {' | '.join(COLUMNS)} |"
    yield "|---|---|" + "---:|" * len(COLUMNS)
    for row in doc["rows"]:
        engine = "" if row["engine"] == "peers" else row["engine"]
        yield f"| {row['name']} | {engine} | {' | '.join(cells(row))} |"
    yield ""
    yield "| bar | engine | wanted | reached | |"
    yield "|---|---|---:|---:|---|"
    for found in bars_of(doc):
        yield f"| {found['bar']} | {found['engine']} | {aim(found)} | {value(found)} | {found['verdict']} |"
