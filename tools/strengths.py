"""Writes what the product says of the strength of its bots, from the results that `tumblehall arena --out` keeps.

python tools/strengths.py docs/opponents/results/*.json
"""

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tumblehall.agents import characters
from tumblehall.agents.characters import Figure

FILE = Path(characters.__file__).with_name(characters.FIGURES)


def figures_of(report: Mapping[str, Any]) -> Iterator[Figure]:
    """Both sides of every match of two."""
    for met in report["meetings"] if report["seats"] == 2 else ():
        if len(met["won"]) != 2:
            continue
        for won, lost in (met["won"], met["won"][::-1]):
            yield Figure(
                game=report["run"]["game"],
                level=won["name"],
                against=lost["name"],
                share=won["share"],
                interval=list(won["interval"]),
                games=met["games"],
                stopped=met["test"] is not None,
            )


def main() -> None:
    reports = [json.loads(Path(name).read_text("utf-8")) for name in sys.argv[1:]]
    found = sorted(
        (figure for report in reports for figure in figures_of(report)),
        key=lambda figure: (figure["game"], figure["level"], figure["against"]),
    )
    rows = ",\n".join(json.dumps(figure) for figure in found)
    FILE.write_text(f"[\n{rows}\n]\n" if found else "[]\n", "utf-8")
    print(f"{len(found)} figures in {FILE.name}")


if __name__ == "__main__":
    main()
