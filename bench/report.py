"""The table of `make bench`: reads the JSON lines of all rounds and prints rates, ratios and targets."""

import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass

UNO = "rlcard uno"
SPIEL_PIG = "open_spiel pig"


@dataclass(frozen=True)
class Rates:
    decisions: float
    clones: float | None
    note: str


@dataclass(frozen=True)
class Target:
    ours: str
    what: str  # "decisions" or "clones"
    times: float
    peer: str


TARGETS = (
    Target("angryquest", "decisions", 3, UNO),
    Target("pig", "decisions", 0.4, SPIEL_PIG),
    Target("quaeleon", "decisions", 3, UNO),
    Target("dicequest", "decisions", 3, UNO),
    Target("quarriors", "decisions", 3, UNO),
    Target("quarriors", "decisions", 6, "catanatron"),
    Target("quarriors", "decisions", 6, "pyminion"),
    Target("quarriors", "clones", 10, "catanatron"),
    Target("quarriors all sets", "decisions", 0.5, "quarriors"),
)


def best_of_rounds(lines: Iterable[str]) -> dict[str, Rates]:
    """Whatever else the machine does can only slow a round down, so the best one is nearest to the truth."""
    best: dict[str, Rates] = {}
    for line in lines:
        row = json.loads(line)
        decisions, clones = row["decisions_per_cpu_s"], row["clones_per_cpu_s"]
        seen = best.get(row["name"])
        if seen is not None:
            decisions = max(decisions, seen.decisions)
            clones = None if clones is None or seen.clones is None else max(clones, seen.clones)
        best[row["name"]] = Rates(decisions, clones, row["note"])
    return best


def ratio(rates: dict[str, Rates], ours: str, what: str, peer: str) -> float | None:
    if ours not in rates or peer not in rates:
        return None
    mine, other = (getattr(rates[name], what) for name in (ours, peer))
    return mine / other if mine and other else None


def number(value: float | None) -> str:
    return "-" if value is None else f"{value:,.0f}"


def times(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}x"


def table(rates: dict[str, Rates]) -> Iterable[str]:
    width = max(map(len, rates), default=0)
    yield f"{'':{width}} {'decisions':>11} {'copies':>11} {'to uno':>8} {'to pig':>8}"
    for name, row in rates.items():
        to_uno = times(ratio(rates, name, "decisions", UNO))
        to_pig = times(ratio(rates, name, "decisions", SPIEL_PIG)) if name.endswith("pig") else "-"
        numbers = f"{number(row.decisions):>11} {number(row.clones):>11} {to_uno:>8} {to_pig:>8}"
        yield f"{name:{width}} {numbers}  {row.note}"


def verdicts(rates: dict[str, Rates]) -> Iterable[str]:
    for target in TARGETS:
        got = ratio(rates, target.ours, target.what, target.peer)
        verdict = "not measured" if got is None else "reached" if got >= target.times else "missed"
        claim = f"{target.ours} {target.what} >= {target.times:g}x {target.peer}"
        yield f"{claim:42} {times(got):>8}  {verdict}"


def main() -> None:
    rates = best_of_rounds(sys.stdin)
    print("Per second of processor time, best round of each. Only decisions with two or more options count.\n")
    print(*table(rates), sep="\n")
    print("\nTargets")
    print(*verdicts(rates), sep="\n")


if __name__ == "__main__":
    main()
