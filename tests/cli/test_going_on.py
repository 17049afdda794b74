"""Records of games whose rules were changed on the way, at the command line."""

from typing import Any, cast

import pytest

from tests.cli.conftest import Save, Tell
from tests.fixtures.bluff import GAME
from tests.fixtures.newer import NEWER, gone_on, under_way
from tests.fixtures.tables import play_out
from tumblehall.games import GAMES


@pytest.fixture
def went_on(monkeypatch: pytest.MonkeyPatch) -> str:
    """The record of a game that was begun by the rules before these."""
    monkeypatch.setitem(cast(dict[str, Any], GAMES), "bluff", NEWER)
    return play_out(gone_on(under_way())).record.to_json()


def test_it_is_verified_and_said_which_release_checks_the_rest(tell: Tell, save: Save, went_on: str) -> None:
    told = tell("verify", save(went_on))
    assert told.status == 0
    assert "before   ok      part 1, 5 entries, was played by the rules of release 0.0.9" in told.out
    assert "set-up   ok      from the position that the part before led to" in told.out


def test_old_part_says_which_release_replays_it(tell: Tell, save: Save, went_on: str) -> None:
    told = tell("verify", save(went_on), "--part", "1")
    assert told.status == 1
    assert "Release 0.0.9 replays it" in told.out
    assert tell("replay", save(went_on), "--part", "1").refusal().endswith("Release 0.0.9 replays it")


def test_old_part_is_verified_by_the_old_rules(
    tell: Tell, save: Save, went_on: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(cast(dict[str, Any], GAMES), "bluff", GAME)
    assert tell("verify", save(went_on), "--part", "1").status == 0
    assert "step 5 of 5" in tell("replay", save(went_on), "--part", "1").out


def test_replay_says_what_came_before(tell: Tell, save: Save, went_on: str) -> None:
    lines = tell("replay", save(went_on)).out.splitlines()
    assert lines[0].startswith("part 1, 5 entries, was played by the rules of release 0.0.9")
    assert lines[1].endswith("bluff goes on")
    assert "The rules have changed since this game began." in lines[2]


def test_part_that_is_not_there_is_refused(tell: Tell, save: Save, went_on: str) -> None:
    refusal = tell("replay", save(went_on), "--part", "3").refusal()
    assert refusal.endswith("the record has 2 parts, counted from 1; got 3")
