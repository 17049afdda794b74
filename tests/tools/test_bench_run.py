"""`make bench`: the sides in turns, medians of rounds, the bars, one table, and a page that is renewed in place."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bench import bars, measure, page, report, sides
from bench.bars import BARS, Bar, judged, ratios
from bench.run import asked, document
from bench.sides import Side, engines, spread

BAR = Bar("quarriors", "decisions", "rlcard uno", 3.7, 12, 16)


def rounds(engine: str, ours: list[float], uno: list[float]) -> bars.Rounds:
    return {(engine, "quarriors"): {"decisions": ours}, ("peers", "rlcard uno"): {"decisions": uno}}


def test_a_ratio_is_taken_round_by_round() -> None:
    """The second round was slow for both sides: the ratio does not show it."""
    found = rounds("plain", [40.0, 4.0, 42.0], [10.0, 1.0, 10.0])
    assert ratios(found, "plain", "quarriors", "decisions", "rlcard uno") == [4.0, 4.0, 4.2]
    assert ratios(found, "compiled", "quarriors", "decisions", "rlcard uno") == []


@pytest.mark.parametrize(
    ("engine", "times", "verdict"),
    [
        ("plain", [3.0, 3.8, 9.0], "reached"),
        ("plain", [3.0, 3.6, 9.0], "missed"),
        ("compiled", [12.0, 12.0, 12.0], "reached"),
        ("compiled", [11.9, 11.9, 40.0], "missed"),
        ("compiled", [16.0, 16.0, 1.0], "reached, and the stretch"),
    ],
)
def test_the_median_of_the_rounds_is_held_against_the_bar(engine: str, times: list[float], verdict: str) -> None:
    found = next(each for each in judged(rounds(engine, times, [1.0] * 3), [engine]) if each.bar == BAR)
    assert found.verdict == verdict


def test_what_was_not_measured_is_no_miss() -> None:
    assert {each.verdict for each in judged({})} == {"not measured"}


def test_a_limit_is_kept_below_and_a_rate_above() -> None:
    (size,) = (bar for bar in BARS if bar.at_most)
    found = {("plain", "quarriors"): {"pickle bytes": [1_500.0], "pickles": [1_500.0]}}
    verdicts = {each.bar.what: each.verdict for each in judged(found, ["plain"]) if each.bar.what.startswith("pickle")}
    assert verdicts == {"pickle bytes": "reached", "pickles": "missed"}
    assert replace(size, words="").claim == "quarriors, pickle bytes to None"


def test_bars_are_about_games_and_peers_that_there_are() -> None:
    assert {bar.ours for bar in BARS} == {
        "angryquest", "dicequest", "pig", "quaeleon", "quarriors", "quarriors all sets",
    }  # fmt: skip
    assert all(bar.plain is not None or bar.compiled is not None for bar in BARS)


def test_spread_is_half_of_the_middle_half() -> None:
    assert spread([1.0, 2.0, 3.0, 4.0, 5.0]) == 1.5
    assert spread([7.0]) == 0.0


class Listed(Side):
    """A side that is never started."""

    def __init__(self) -> None:
        pass


def test_sides_are_asked_in_turns() -> None:
    ours = [{"name": "quarriors", "tasks": ["play", "view"]}, {"name": "pig", "tasks": ["play"]}]
    peers = [{"name": "uno", "tasks": ["play"]}]
    sides: dict[str, Any] = {"plain": (Listed(), ours), "compiled": (Listed(), ours), "peers": (Listed(), peers)}
    order = [(engine, name) for engine, _, name in asked("play", sides)]
    assert order[:3] == [("plain", "quarriors"), ("compiled", "quarriors"), ("peers", "uno")]
    assert order[3:] == [("plain", "pig"), ("compiled", "pig")]
    assert [name for _, _, name in asked("view", sides)] == ["quarriors", "quarriors"]


@pytest.fixture
def doc() -> dict[str, Any]:
    found = {
        ("peers", "rlcard uno"): {"decisions": [10.0, 11.0, 12.0], "games": [1.0, 1.0, 1.0]},
        ("compiled", "quarriors"): {"decisions": [130.0, 143.0, 156.0]},
        ("plain", "quarriors"): {"decisions": [40.0, 44.0, 48.0], "clones": [1e6, 3e6, 2e6]},
    }
    notes = {("plain", "quarriors"): "2 seats", ("compiled", "quarriors"): "2 seats", ("peers", "rlcard uno"): "env"}
    return document(found, notes, 3, 0.5)


def test_the_document_holds_medians_rounds_ratios_and_bars(doc: dict[str, Any]) -> None:
    assert [(row["engine"], row["name"]) for row in doc["rows"]] == [
        ("plain", "quarriors"), ("compiled", "quarriors"), ("peers", "rlcard uno"),
    ]  # fmt: skip
    assert doc["rows"][0]["rates"]["clones"] == {"median": 2e6, "rounds": [1e6, 3e6, 2e6]}
    assert [(ratio["engine"], ratio["median"]) for ratio in doc["ratios"]] == [("plain", 4.0), ("compiled", 13.0)]
    assert {each["verdict"] for each in doc["bars"]} == {"reached", "not measured"}


def test_the_table_has_a_line_for_each_row_and_bar(doc: dict[str, Any]) -> None:
    lines = [line.split() for line in report.text(doc)]
    assert ["quarriors", "plain", "44.0", "-", "-", "2,000,000", "-", "-", "-", "-", "-"] in lines
    assert ["quarriors,", "decisions", "to", "rlcard", "uno", "plain", "3.7", "4.00", "±0.00", "reached"] in lines
    assert "medians of 3 interleaved rounds" in next(report.text(doc))


def test_a_missing_engine_is_told_and_its_bars_are_left_out(doc: dict[str, Any]) -> None:
    doc["rows"] = [row for row in doc["rows"] if row["engine"] != "compiled"]
    text = "\n".join(report.markdown(doc))
    assert "The compiled engine was not there: `make fast` builds it." in text
    assert "| compiled |" not in text


def test_made_parts_of_the_page_are_renewed_and_the_rest_stays() -> None:
    text = "# Page\n<!-- made: table -->\nold\n<!-- end -->\nwords\n<!-- made: growth -->\nkept\n<!-- end -->\n"
    renewed = page.filled(text, {"table": ["new", "rows"]})
    assert renewed == text.replace("old", "new\nrows")
    assert page.filled(renewed, {"table": ["new", "rows"]}) == renewed


def test_the_page_has_a_place_for_each_part() -> None:
    text = page.PAGE.read_text("utf-8")
    assert [found[2] for found in page.PART.finditer(text)] == ["table", "profile", "growth", "processes"]


def countdown(game: list[int], ticks: Iterator[int]) -> int:
    """A game of ten steps, each other of them a decision."""
    decisions = 0
    for _ in ticks:
        if not game[0]:
            break
        game[0] -= 1
        decisions += game[0] % 2
    return decisions


def test_games_stand_half_way_when_they_are_copied() -> None:
    playing = measure.Playing(lambda: [10], countdown)
    assert {game[0] for game in playing.half_way()} == {5}
    assert playing.go_on([10], count()) == 5


def test_a_contender_has_rates_for_all_its_tasks() -> None:
    tasks = measure.tasks_of(measure.Playing(lambda: [10], countdown), list.copy)
    rates = {name for task in tasks.values() for name, rate in task(0.001).items() if rate > 0}
    assert rates == {"decisions", "games", "set-ups", "clones", "rollouts"}


def test_our_games_can_be_measured() -> None:
    with engines()[0].start("bench.ours") as ours:
        told = ours.ask()
        assert told["engine"] == "plain"
        tasks = {each["name"]: each["tasks"] for each in told["contenders"]}
        assert tasks["quarriors"] == ["play", "set-up", "clone", "rollout", "view", "wire", "pickle", "step"]
        rates = {what for task in tasks["quaeleon"] for what, rate in ours.ask("quaeleon", task, 0.001).items() if rate}
    assert rates == {*report.COLUMNS, "pickle bytes"}


PICTURES = sorted(page.PICTURES.glob("*.svg"))


def test_the_page_shows_every_picture() -> None:
    shown = re.findall(r"pictures/performance/(\w+\.svg)", page.PAGE.read_text("utf-8"))
    assert sorted(shown) == [picture.name for picture in PICTURES]


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.stem)
def test_pictures_are_small_and_follow_day_and_night(picture: Path) -> None:
    text = picture.read_text("utf-8")
    assert len(text) < 60_000
    assert "@media(prefers-color-scheme:dark)" in text
    assert "fill: var(--c0)" in text
    assert "fill: #1f2328" not in text


def test_the_compiled_engine_is_a_side_where_it_was_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sides, "ROOT", tmp_path)
    assert [each.name for each in engines()] == ["plain"]
    manifest = tmp_path / "src" / "tumblehall" / "compiled" / "manifest.json"
    manifest.parent.mkdir(parents=True)
    manifest.write_text("{}")
    assert [each.settings for each in engines()] == [
        {"TUMBLEHALL_ENGINE": "plain"}, {"TUMBLEHALL_ENGINE": "compiled"},
    ]  # fmt: skip
