"""`make performance`: renews the figures and pictures of docs/performance.md.

What stands between `<!-- made: NAME -->` and `<!-- end -->` there is written by this; all other text is by hand. The
table comes from the last `make bench`; growth, profile and the two processes are measured here, on the plain engine."""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from typing import Any

from bench import report
from bench.run import OUT, made, peers_python
from bench.sides import ROOT, engines

PAGE = ROOT / "docs" / "performance.md"
PICTURES = ROOT / "docs" / "pictures" / "performance"
PART = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def measured(module: str, *args: str) -> dict[str, Any]:
    """What a module of this folder tells as JSON, run with the plain engine."""
    plain = engines()[0]
    env = os.environ | plain.settings | {"PYTHONPATH": os.pathsep.join([str(plain.source), str(ROOT)])}
    done = subprocess.run([sys.executable, "-m", module, *args], env=env, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    if done.returncode:
        sys.exit(f"bench: {module} has failed; its message is above")
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def filled(text: str, parts: dict[str, Iterable[str]]) -> str:
    """The page with its made parts renewed; those that are not given stay."""

    def renewed(found: re.Match[str]) -> str:
        lines = parts.get(found[2])
        return found[0] if lines is None else found[1] + "\n".join(lines) + "\n" + found[3]

    return PART.sub(renewed, text)


def when(where: dict[str, str], what: str) -> str:
    return f"Measured: {report.made({'made': where})}; {what}."


def profile(found: dict[str, Any]) -> Iterator[str]:
    yield when(found["made"], f"{found['engine']} engine, shares of own time under a profiler")
    yield ""
    games = list(found["shares"])
    yield "| " + " | | ".join(games) + " | |"
    yield "|---|---:" * len(games) + "|"
    for row in zip(*found["shares"].values(), strict=True):
        files = [(file.removeprefix(f"games/{game}/"), share) for game, (file, share) in zip(games, row, strict=True)]
        yield "| " + " | ".join(f"{file} | {share:.0%}" for file, share in files) + " |"


def grown(found: dict[str, Any]) -> Iterator[str]:
    """The curves in numbers: what a decision costs at both ends, for those who do not see the pictures."""
    yield when(found["made"], f"{found['engine']} engine")
    yield ""
    yield "| | first | last | times |"
    yield "|---|---:|---:|---:|"
    for game in found["shares"]:
        rows = [row for row in found["seats"] if row["game"] == game]
        yield ends(f"{game}: a decision, {rows[0]['seats']} to {rows[-1]['seats']} seats", rows, "decision")
    for what in ("decision", "set-up"):
        yield ends(f"quarriors: a {what}, 1 to {len(found['sets'])} sets", found["sets"], what)
    yield ends(f"quarriors, all sets: a decision, {len(found['cards'])} cards in order", found["cards"], "decision")
    for game in found["shares"]:
        for way in ("state", "table"):
            rows = [row for row in found["length"] if (row["game"], row["way"]) == (game, way)]
            if len(rows) > 1:
                yield ends(f"{game}: an answer at the {way}, 0 to {rows[-1]['answers']} answers in", rows, "answer")


def ends(name: str, rows: list[dict[str, Any]], what: str) -> str:
    first, last = rows[0][what], rows[-1][what]
    return f"| {name} | {first:.1f} µs | {last:.1f} µs | {last / first:.2f} |"


def processes(found: dict[str, Any]) -> Iterator[str]:
    yield when(found["made"], f"{found['games']} games of {found['game']} in portions of {found['portion']}")
    yield ""
    ratios = "times one by the clock | by processor time | without the start"
    yield f"| processes | seconds | processor seconds | of it the start | {ratios} |"
    yield "|" + 7 * "---:|"
    for row in found["rows"]:
        cells = (f"{row[name]:.2f}" for name in ("wall", "cpu", "start", "faster", "could", "long"))
        yield f"| {row['workers']} | {' | '.join(cells)} |"


def draw(found: dict[str, Any]) -> None:
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        json.dump(found, file)
        file.flush()
        command = [str(peers_python()), "-m", "bench.plots", file.name, str(PICTURES)]
        subprocess.run(command, cwd=ROOT, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Renews docs/performance.md and its pictures.")
    parser.add_argument("--rounds", default="5", help="rounds for seats and sets (5)")
    parser.add_argument("--games", default="100", help="games for the curves along a game; 20 times for cards")
    parser.add_argument("--only", choices=("table", "growth", "processes"), help="this part alone")
    args = parser.parse_args()
    parts: dict[str, Iterable[str]] = {}
    if args.only in (None, "table"):
        if not OUT.exists():
            sys.exit("bench: there is no build/bench.json; run 'make bench' first")
        parts["table"] = report.markdown(json.loads(OUT.read_text("utf-8")))
    if args.only in (None, "growth"):
        found = measured("bench.growth", "--rounds", args.rounds, "--games", args.games) | {"made": made()}
        parts |= {"profile": profile(found), "growth": grown(found)}
        draw(found)
    if args.only in (None, "processes"):
        parts["processes"] = processes(measured("bench.processes") | {"made": made()})
    PAGE.write_text(filled(PAGE.read_text("utf-8"), parts), "utf-8")


if __name__ == "__main__":
    main()
