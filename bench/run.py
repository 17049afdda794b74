"""`make bench`: our games, plain and compiled, beside other libraries, in one run.

All sides are alive at once and are asked in turns, task by task, so that a slow spell of the machine meets both sides
of a ratio; each round has fresh processes. Prints the table and writes it with all rounds as JSON."""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import zip_longest
from pathlib import Path
from statistics import median
from typing import Any

from bench import bars, report
from bench.sides import ROOT, Side, busy, engines, side

TASKS = ("play", "set-up", "clone", "rollout", "view", "wire", "pickle", "step")
LONGER = 2
"""Whole games are measured so many times as long as the rest: most ratios are theirs."""
PEERS_HOME = ROOT / ".venv-bench"
LOCK = ROOT / "bench" / "requirements.lock"
OUT = ROOT / "build" / "bench.json"

Found = dict[tuple[str, str], dict[str, list[float]]]


def peers_python(make: bool = True) -> Path:
    """The Python of the peers' own environment. The copy of the lock is written last: an environment that was left half
    made, or has another lock, is made anew."""
    python, copy = PEERS_HOME / "bin" / "python", PEERS_HOME / LOCK.name
    if make and not (copy.exists() and copy.read_bytes() == LOCK.read_bytes()):
        print(f"bench: making {PEERS_HOME.name}", file=sys.stderr)
        shutil.rmtree(PEERS_HOME, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(PEERS_HOME)], check=True)
        install = ["install", "-qq", "--disable-pip-version-check", "--require-hashes", "-r", str(LOCK)]
        subprocess.run([str(python), "-m", "pip", *install], check=True)
        shutil.copy(LOCK, copy)
    return python


def asked(task: str, sides: dict[str, tuple[Side, list[dict[str, Any]]]]) -> Iterator[tuple[str, Side, str]]:
    """Who is asked for a task: the sides in turns."""
    lists = [
        [(engine, process, each["name"]) for each in contenders if task in each["tasks"]]
        for engine, (process, contenders) in sides.items()
    ]
    for several in zip_longest(*lists):
        yield from (one for one in several if one is not None)


def one_round(found: Found, notes: dict[tuple[str, str], str], seconds: float, only: str) -> None:
    """Measures everything once."""
    with ExitStack() as stack:
        processes = {each.name: stack.enter_context(each.start("bench.ours")) for each in engines()}
        processes["peers"] = stack.enter_context(side("bench.peers", python=str(peers_python())))
        sides: dict[str, tuple[Side, list[dict[str, Any]]]] = {}
        for engine, process in processes.items():
            told = process.ask()
            if told["engine"] != engine:
                sys.exit(f"bench: the side '{engine}' runs the engine '{told['engine']}'")
            sides[engine] = process, [each for each in told["contenders"] if only in each["name"]]
            notes |= {(engine, each["name"]): each["note"] for each in sides[engine][1]}
        for task in TASKS:
            for engine, process, name in asked(task, sides):
                rates = process.ask(name, task, seconds * (LONGER if task == "play" else 1))
                for what, rate in rates.items():
                    found.setdefault((engine, name), {}).setdefault(what, []).append(rate)


def code() -> str:
    """The commit that was measured, and whether there was more."""
    told = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True)
    return f"commit {told.stdout.strip()}" if told.returncode == 0 else "no commit"


def machine() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    model = next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.machine())
    return f"{os.cpu_count()} cores of {model}"


def made() -> dict[str, str]:
    return {
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "code": code(),
        "python": platform.python_version(),
        "machine": machine(),
        "load": f"{os.getloadavg()[0]:.1f}",
    }


def document(found: Found, notes: dict[tuple[str, str], str], rounds: int, seconds: float) -> dict[str, Any]:
    def rates(several: dict[str, list[float]]) -> dict[str, Any]:
        return {what: {"median": median(values), "rounds": values} for what, values in several.items()}

    order = list(dict.fromkeys(name for _, name in notes))
    names = sorted(found, key=lambda key: (order.index(key[1]), bars.SIDES.index(key[0])))
    rows = [
        {"engine": engine, "name": name, "note": notes[engine, name], "rates": rates(found[engine, name])}
        for engine, name in names
    ]
    peers = [name for engine, name in names if engine == "peers"]
    ratios = [
        {"engine": engine, "ours": name, "peer": peer, "what": what, "median": median(values), "rounds": values}
        for engine, name in names
        if engine != "peers"
        for peer in peers
        for what in ("decisions", "clones", "rollouts", "steps")
        if (values := bars.ratios(found, engine, name, what, peer))
    ]
    judged = [bars.as_json(each) for each in bars.judged(found)]
    return {"made": made(), "rounds": rounds, "seconds": seconds, "rows": rows, "ratios": ratios, "bars": judged}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures our games beside other libraries.")
    parser.add_argument("--rounds", type=int, default=5, help="how many rounds (5)")
    parser.add_argument("--seconds", type=float, default=0.4, help="processor seconds for each task (0.4)")
    parser.add_argument("--only", metavar="TEXT", default="", help="only contenders whose name contains this")
    parser.add_argument("--out", type=Path, default=OUT, help="where the JSON goes (build/bench.json)")
    args = parser.parse_args()
    found: Found = {}
    notes: dict[tuple[str, str], str] = {}
    for number in range(args.rounds):
        print(f"bench: round {number + 1} of {args.rounds}", file=sys.stderr)
        one_round(found, notes, args.seconds, args.only)
    doc = document(found, notes, args.rounds, args.seconds)
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(json.dumps(doc, indent=1) + "\n", "utf-8")
    print(*report.text(doc), "", *busy(), f"written to {args.out}", sep="\n")


if __name__ == "__main__":
    main()
