"""`tumblehall train`: a run with a tiny budget, without torch."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Tell
from tumblehall.agents.nets.net import MISSING
from tumblehall.lab.training.samples import Samples

SMALL = ("--games", "2", "--epochs", "1", "--hidden", "8", "--inner", "8", "--worlds", "1", "--learner", "numpy")


def train(tell: Tell, folder: Path, generations: int, *more: str) -> str:
    line = ("train", "dicequest", "--out", folder, "--generations", str(generations), *SMALL, *more)
    told = tell(*line)
    assert told.status == 0, told.err
    return told.out


def test_a_run_leaves_a_net_that_plays_and_says_how_it_was_made(tell: Tell, tmp_path: Path) -> None:
    assert "net-001.npz: " in train(tell, tmp_path, 2)
    made = json.loads((tmp_path / "net-001.json").read_text())
    assert (made["encoding"], made["generation"], made["course"]["teacher"]) == ("dicequest-2", 1, "skilled")
    assert made["learner"] == "numpy"
    told = tell("arena", "dicequest", tmp_path / "net-001.npz", "random", "--games", "2")
    assert told.status == 0, told.err
    assert "net-001.npz wins " in told.out


def test_the_same_seed_plays_the_same_games_and_a_stopped_run_goes_on(tell: Tell, tmp_path: Path) -> None:
    train(tell, tmp_path / "whole", 2)
    train(tell, tmp_path / "parts", 1)
    train(tell, tmp_path / "parts", 2)
    one, two = (Samples.load(tmp_path / folder / "games-001.npz") for folder in ("whole", "parts"))
    assert all((vars(one)[name] == vars(two)[name]).all() for name in vars(one))


def test_a_folder_of_another_course_is_refused(tell: Tell, tmp_path: Path) -> None:
    train(tell, tmp_path, 1)
    told = tell("train", "dicequest", "--out", tmp_path, *SMALL, "--seed", "other")
    assert "has a net of another course: seed was 1, and is other; name another folder" in told.refusal()


def test_without_numpy_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch, tell: Tell, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert tell("train", "dicequest", "--out", tmp_path / "net").refusal() == MISSING
