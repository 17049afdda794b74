"""The policy of Quarriors learns: games that explore, what they teach, evolution, and the tool that does it all."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tools import quarriors_policy
from tumblehall.agents.quarriors import policy
from tumblehall.agents.quarriors.learnt import DEEDS, LEARNT
from tumblehall.lab.quarriors_learning.copies import Copy
from tumblehall.lab.quarriors_learning.evolving import Meeting, evolved
from tumblehall.lab.quarriors_learning.exploring import explored
from tumblehall.lab.quarriors_learning.matches import matched

pytest.importorskip("numpy")


def test_a_copy_has_numbers_of_its_own() -> None:
    other = Copy({**LEARNT, "scale": {**LEARNT["scale"], "NOW": 7.0}})
    assert other.numbers.NOW == 7.0
    assert LEARNT["scale"]["NOW"] == Copy(LEARNT).numbers.NOW
    assert other.choose is not policy.choose


def test_numbers_that_are_bad_lose() -> None:
    """One who takes nothing for worth a capture."""
    poor = {**LEARNT, "scale": {**LEARNT["scale"], "WORTH_TAKING": 9.0}}
    assert sum(matched(LEARNT, poor, "poor", 3)) >= 2.5  # type: ignore[arg-type]


def test_the_same_seed_explores_the_same_games() -> None:
    one, other = explored(LEARNT, "same", 2), explored(LEARNT, "same", 2)
    assert one == other
    assert any(lesson.deeds for lesson in one)
    assert all(position.won in (0.0, 0.5, 1.0) for lesson in one for position in lesson.positions)


def test_evolution_goes_where_games_are_won() -> None:
    """In a world in which the higher number wins."""

    def meet(meetings: Iterable[Meeting]) -> Iterator[list[float]]:
        for one, other, _ in meetings:
            better = one["scale"]["NOW"] > other["scale"]["NOW"]
            yield [0.9, 0.6] if better else [0.1, 0.4]

    then = evolved(LEARNT, 1, 3, 64, meet)
    assert then["scale"]["NOW"] > 1.2 * LEARNT["scale"]["NOW"]


def test_the_tool_writes_numbers_to_play_by(tmp_path: Path) -> None:
    out = tmp_path / "learnt.json"
    few = ["--generations", "1", "--games", "4", "--rounds", "1", "--matches", "2", "--pairs", "1"]
    quarriors_policy.main([str(out), "--afresh", *few])
    made = json.loads(out.read_text("utf-8"))
    assert made.keys() == LEARNT.keys()
    assert made["scale"].keys() == LEARNT["scale"].keys()
    assert len(made["value"]) == len(LEARNT["value"])
    assert all(len(card["deeds"]) == len(DEEDS) for card in made["cards"].values())
    assert matched(made, LEARNT, "made", 1)[0] in (0.0, 0.25, 0.5, 0.75, 1.0)
