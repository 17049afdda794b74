"""Charts by matplotlib, as SVG inside the page. Texts stay texts, and colours are names that the page fills in, by day
and by night."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from html import escape
from io import StringIO
from typing import Any

from tumblehall.lab.extra import borrowed
from tumblehall.lab.report.figures import Array, Share

INK, SOFT, FIRST, SECOND = "#010101", "#020202", "#030303", "#040404"
NAMES = {INK: "var(--ink)", SOFT: "var(--soft)", FIRST: "var(--first)", SECOND: "var(--second)"}
"""Colours that stand for others: the page says which."""
STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "tumblehall",
    "font.family": "sans-serif",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": INK,
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "grid.color": SOFT,
    "grid.linewidth": 0.4,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
}
PERCENT = 100


def chart(told: str, draw: Callable[[Any], None], wide: float = 5.0, high: float = 2.8) -> str:
    """A chart, with its words for those who do not see it."""
    figure_of = borrowed("matplotlib.figure").Figure
    out = StringIO()
    with _styled():
        figure = figure_of(figsize=(wide, high), layout="constrained")
        draw(figure.subplots())
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :]
    for colour, name in NAMES.items():
        svg = svg.replace(colour, name)
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = _apart(svg, told)
    svg = re.sub(r'width="[\d.]+pt" height="[\d.]+pt"', "", svg, count=1)
    return svg.replace("<svg", f'<svg role="img" aria-label="{escape(told)}"', 1)


def _apart(svg: str, told: str) -> str:
    """Names inside a chart that no other chart of the page has."""
    own = re.sub(r"\W+", "-", told)
    return re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{own}-", svg)


@contextmanager
def _styled() -> Iterator[None]:
    with borrowed("matplotlib").rc_context(STYLE):
        yield


def shares(told: str, names: Sequence[str], found: Sequence[Share], line: float, axis: str) -> str:
    """Points with their intervals, and a line where all would be equal."""

    def draw(axes: Any) -> None:
        places = range(len(found))
        middle = [PERCENT * share.share for share in found]
        below = [PERCENT * (share.share - share.low) for share in found]
        above = [PERCENT * (share.high - share.share) for share in found]
        axes.errorbar(middle, places, xerr=[below, above], fmt="o", color=FIRST, capsize=3)
        axes.axvline(PERCENT * line, color=SECOND, linestyle="--", linewidth=1)
        axes.set_yticks(list(places), names)
        axes.set_ylim(len(found) - 0.5, -0.5)
        axes.set_xlabel(axis)

    return chart(told, draw, high=0.9 + 0.26 * len(found))


def histogram(told: str, values: Array, axis: str) -> str:
    numpy = borrowed("numpy")

    def draw(axes: Any) -> None:
        most = int(numpy.percentile(values, 99.5)) + 1
        wide = max(1, -(-(most - int(values.min())) // 40))
        edges = numpy.arange(int(values.min()), most + wide, wide) - 0.5
        parts = numpy.histogram(values, edges)[0] * PERCENT / len(values)
        axes.bar(edges[:-1] + wide / 2, parts, width=0.9 * wide, color=FIRST)
        axes.axvline(float(numpy.median(values)), color=SECOND, linestyle="--", linewidth=1)
        axes.set_xlabel(f"{axis} (dashed: the median, {numpy.median(values):g})")
        axes.set_ylabel("% of games")

    return chart(told, draw)


def bars(told: str, found: Sequence[tuple[str, float]], axis: str) -> str:
    def draw(axes: Any) -> None:
        axes.barh([name for name, _ in found], [many for _, many in found], color=FIRST)
        axes.invert_yaxis()
        axes.set_xlabel(axis)

    return chart(told, draw, high=0.9 + 0.24 * len(found))


def curves(told: str, rounds: Array, winners: Array, others: Array, axis: str) -> str:
    def draw(axes: Any) -> None:
        axes.plot(rounds, winners, color=FIRST, label="winners", marker="o", markersize=3)
        axes.plot(rounds, others, color=SECOND, label="the others", marker="s", markersize=3, linestyle="--")
        axes.set_xlabel("at the end of round\n(up to the one that one game in twenty reaches)")
        axes.set_ylabel(axis)
        axes.legend()

    return chart(told, draw)
