"""Draws what `bench/scaling.py` found: `python -m bench.scaling_plots scaling.json FOLDER`. Runs in `.venv-bench`."""

import json
import sys
from pathlib import Path

from bench.plots import STYLES, by_day_and_night, chart, curve, finished

CHARTS = {
    "tables": ("An answer, by the tables that one process plays", "tables", True),
    "seats": ("An answer, by the people at a table", "seats, all connected", False),
    "onlookers": ("An answer, by those who look on at two people", "onlookers", False),
    "length": ("An answer, early and late in a game", "answers given before", False),
}


def main(source: str, folder: str) -> None:
    rows = json.loads(Path(source).read_text("utf-8"))
    for by, (title, across, logarithmic) in CHARTS.items():
        figure, axes = chart(title, across, "µs of the processor")
        for game in STYLES:
            curve(axes, game, [(row["n"], row["micros"]) for row in rows if (row["by"], row["game"]) == (by, game)])
        if logarithmic:
            axes.set_xscale("log")
        finished(figure, axes)
        file = Path(folder, f"{by}.svg")
        figure.savefig(file, metadata={"Date": None})
        file.write_text(by_day_and_night(file.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
