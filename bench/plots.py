"""Draws what `bench/growth.py` found: `python -m bench.plots growth.json FOLDER`. Runs in `.venv-bench`.

The pictures are SVG with text as text; their ink follows the reader's day or night, and curves differ by mark and dash
as well as by colour."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("svg")
import matplotlib.pyplot as plt

INK, PALE = "#1f2328", "#d1d9e0"
NIGHT = {INK: "#e6edf3", PALE: "#3d444d"}
STYLES = {
    "quarriors": ("#0a7ea4", "o", "-"),
    "angryquest": ("#d1600a", "s", "--"),
    "quaeleon": ("#8250df", "^", "-."),
    "dicequest": ("#2da44e", "D", ":"),
}
"""Colours that can be told apart on white and on black."""
SIZE = (6.4, 3.4)
NAMED = 3
"""So many of the cheapest and of the dearest cards are named."""

mpl.rcParams.update(
    {
        "svg.fonttype": "none",
        "svg.hashsalt": "tumblehall",
        "font.family": "sans-serif",
        "font.size": 10,
        "text.color": INK,
        "axes.labelcolor": INK,
        "axes.edgecolor": INK,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.grid": True,
        "grid.color": PALE,
        "xtick.color": INK,
        "ytick.color": INK,
        "legend.frameon": False,
        "savefig.transparent": True,
        "lines.markersize": 5,
    }
)


def chart(title: str, across: str, up: str) -> tuple[Any, Any]:
    figure, axes = plt.subplots(figsize=SIZE, layout="constrained")
    axes.set_title(title, fontsize=10, loc="left")
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    return figure, axes


def curve(axes: Any, game: str, points: list[tuple[float, float]], label: str | None = None) -> None:
    colour, mark, dash = STYLES[game]
    axes.plot(*zip(*points, strict=True), color=colour, marker=mark, linestyle=dash, label=label or game)


def seats(found: dict[str, Any]) -> Any:
    figure, axes = chart("A decision, by the number of seats", "seats", "µs for a decision")
    for game in STYLES:
        curve(axes, game, [(row["seats"], row["decision"]) for row in found["seats"] if row["game"] == game])
    return finished(figure, axes)


def games(found: dict[str, Any]) -> Any:
    figure, axes = chart("A whole game, by the number of seats", "seats", "ms for a game")
    for game in STYLES:
        curve(axes, game, [(row["seats"], row["whole"]) for row in found["seats"] if row["game"] == game])
    return finished(figure, axes)


def sets(found: dict[str, Any]) -> Any:
    """A decision and a set-up side by side: one costs many times the other."""
    figure, panels = plt.subplots(1, 2, figsize=SIZE, layout="constrained")
    for axes, what in zip(panels, ("decision", "set-up"), strict=True):
        axes.set_title(f"A {what}, by the sets mixed", fontsize=10, loc="left")
        axes.set_xlabel("sets of Quarriors")
        axes.set_ylabel(f"µs for a {what}")
        axes.set_xticks([row["sets"] for row in found["sets"]])
        curve(axes, "quarriors", [(row["sets"], row[what]) for row in found["sets"]])
        finished(figure, axes, legend=False)
    return figure


def cards(found: dict[str, Any]) -> Any:
    rows = found["cards"]
    figure, axes = chart(
        "Quarriors, all sets: a decision in games with a card, the cheapest card first", "cards", "µs for a decision"
    )
    colour = STYLES["quarriors"][0]
    axes.plot(range(len(rows)), [row["decision"] for row in rows], color=colour, marker=".", linestyle="", markersize=4)
    named = {"cheapest": rows[:NAMED], "dearest": rows[: -NAMED - 1 : -1]}
    told = "\n".join(f"{kind}: {', '.join(row['card'] for row in some)}" for kind, some in named.items())
    axes.text(0.02, 0.06, told, transform=axes.transAxes, fontsize=7)
    return finished(figure, axes, legend=False)


def length(found: dict[str, Any], way: str, title: str) -> Any:
    figure, axes = chart(title, "answers given", "µs for an answer")
    for game in STYLES:
        rows = [row for row in found["length"] if row["game"] == game and row["way"] == way]
        curve(axes, game, [(row["answers"], row["answer"]) for row in rows])
    return finished(figure, axes)


def finished(figure: Any, axes: Any, legend: bool = True) -> Any:
    if axes.get_yscale() == "linear":
        axes.set_ylim(bottom=0)
    if legend:
        axes.legend(fontsize=8)
    return figure


def by_day_and_night(svg: str) -> str:
    """The same picture with its ink as variables, which a page's night changes."""
    day = "".join(f"--c{number}:{colour};" for number, colour in enumerate(NIGHT))
    night = "".join(f"--c{number}:{colour};" for number, colour in enumerate(NIGHT.values()))
    style = f"<style>:root{{{day}}}@media(prefers-color-scheme:dark){{:root{{{night}}}}}</style>"
    for number, colour in enumerate(NIGHT):
        svg = svg.replace(f": {colour}", f": var(--c{number})")
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"(\d\.\d\d)\d+", r"\1", svg)  # a hundredth of a point is enough
    return re.sub(r"(<svg[^>]*>)", rf"\1{style}", svg, count=1)


def main(source: str, folder: str) -> None:
    found = json.loads(Path(source).read_text("utf-8"))
    pictures = {
        "seats": seats(found),
        "games": games(found),
        "sets": sets(found),
        "cards": cards(found),
        "length": length(found, "state", "An answer on the bare state, early and late in a game"),
        "tables": length(found, "table", "An answer at a table, early and late in a game"),
    }
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name, figure in pictures.items():
        file = Path(folder, f"{name}.svg")
        figure.savefig(file, metadata={"Date": None})
        file.write_text(by_day_and_night(file.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
