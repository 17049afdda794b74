"""What the engine is to reach, as ratios to other libraries and as limits; and whether a run has reached it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from statistics import median
from typing import Any

from bench.sides import spread

UNO, CATAN, PEERS = "rlcard uno", "catanatron", "peers"
ENGINES = ("plain", "compiled")
SIDES = (*ENGINES, PEERS)

Rounds = Mapping[tuple[str, str], Mapping[str, list[float]]]
"""By engine (or "peers") and contender the rates of each round, by their names."""


@dataclass(frozen=True)
class Bar:
    """At least so many times a peer; without a peer, at least so many a second, or at most where it says so."""

    ours: str
    what: str
    peer: str | None
    plain: float | None
    compiled: float | None
    stretch: float | None = None
    at_most: bool = False
    words: str = ""

    @property
    def claim(self) -> str:
        return self.words or f"{self.ours}, {self.what} to {self.peer}"

    def aim(self, engine: str) -> float | None:
        return self.plain if engine == "plain" else self.compiled


MILLION = "quarriors, a million games in 15 processor minutes: games a second"
BARS = (
    Bar("quarriors", "decisions", UNO, 3.7, 12, 16),
    Bar("quarriors", "decisions", CATAN, 8.5, 27, 35),
    Bar("quarriors", "decisions", "pyminion", 2.1, 7, 9),
    Bar("quarriors", "decisions", "open_spiel python_tic_tac_toe", 2, 6, 8),
    Bar("quarriors", "clones", CATAN, 12, 30, 35),
    Bar("pig", "decisions", "open_spiel pig", 0.6, 1.2),
    *(Bar(game, "decisions", UNO, 4.5, 14) for game in ("angryquest", "dicequest", "quaeleon")),
    Bar("quarriors", "set-ups", None, 10_000, None, words="quarriors, set-up in 100 µs: set-ups a second"),
    Bar("quarriors all sets", "set-ups", None, 10_000, None, words="the same, drawn from all sets"),
    Bar("quarriors", "games", None, None, 1_000_000 / 900, words=MILLION),
    Bar("quarriors", "pickles", None, 20_000, 20_000, words="quarriors, pickled in 50 µs: pickles a second"),
    Bar("quarriors", "pickle bytes", None, 2_000, 2_000, at_most=True, words="quarriors, bytes of a pickled state"),
)


@dataclass(frozen=True)
class Found:
    """What a run came to for one bar and engine. `value`: the median of the rounds; None when it was not measured."""

    bar: Bar
    engine: str
    aim: float
    value: float | None
    spread: float

    @property
    def verdict(self) -> str:
        if self.value is None:
            return "not measured"
        if self.bar.at_most:
            return "reached" if self.value <= self.aim else "missed"
        if self.engine == "compiled" and self.bar.stretch is not None and self.value >= self.bar.stretch:
            return "reached, and the stretch"
        return "reached" if self.value >= self.aim else "missed"


def ratios(rounds: Rounds, engine: str, ours: str, what: str, peer: str) -> list[float]:
    """Round by round; empty where one of the two was not measured."""
    mine, others = (rounds.get(key, {}).get(what, []) for key in ((engine, ours), (PEERS, peer)))
    return [mine / other for mine, other in zip(mine, others, strict=False)]


def judged(rounds: Rounds, engines: Iterable[str] = ENGINES) -> Iterator[Found]:
    for engine in engines:
        for bar in BARS:
            aim = bar.aim(engine)
            if aim is None:
                continue
            if bar.peer is None:
                values = rounds.get((engine, bar.ours), {}).get(bar.what, [])
            else:
                values = ratios(rounds, engine, bar.ours, bar.what, bar.peer)
            yield Found(bar, engine, aim, median(values) if values else None, spread(values))


def as_json(found: Found) -> dict[str, Any]:
    return {
        "bar": found.bar.claim,
        "engine": found.engine,
        "aim": found.aim,
        "stretch": found.bar.stretch if found.engine == "compiled" else None,
        "value": found.value,
        "spread": found.spread,
        "verdict": found.verdict,
    }
