"""Traces: the same version plays the same games, and what differs is told part by part."""

from itertools import islice
from typing import Any

import pytest

from tools.traces import PARTS, compare, plan, play

(GAME,) = islice(plan("dicequest", 1), 1)


def test_a_game_played_again_has_the_same_trace() -> None:
    first, again = play(GAME), play(GAME)
    assert first == again
    assert set(first["parts"]) == set(PARTS)


def test_another_seed_is_another_game() -> None:
    one, other = play(GAME), play(GAME | {"seed": "another"})
    assert one["parts"]["offers"] != other["parts"]["offers"]


def test_differing_parts_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    parts = dict.fromkeys(PARTS, "a")
    before: list[dict[str, Any]] = [GAME | {"seed": str(seed), "parts": parts} for seed in range(2)]
    assert compare(before, before) == 0
    assert "differ" not in capsys.readouterr().out
    assert compare(before, [before[0], before[1] | {"parts": parts | {"tales": "b"}}]) == 1
    told = capsys.readouterr().out
    assert "tales: 1 differ, first" in told
    assert '"seed": "1"' in told
    assert "offers: equal" in told
