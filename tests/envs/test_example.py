"""The example learns; how well is not for a test."""

import importlib.util
from types import ModuleType

import pytest

from tests.docs.pages import ROOT


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("self_play", ROOT / "examples" / "self_play.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_plays_learns_and_measures(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch", reason="torch is an extra (train) of several GB, and not among what tests install")
    share = example().main(["--games", "34", "--measure", "4"])
    assert 0 <= share <= 1
    assert "after 34 games" in capsys.readouterr().out
