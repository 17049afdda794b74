"""The best line: one imagined way on from an answer, in words, to the end of the turn."""

import re
from dataclasses import replace

import pytest

import tumblehall as th
from tests.analysis.conftest import Played
from tumblehall.analysis.deeds import Deed, deeds_of
from tumblehall.analysis.line import LONGEST, best_line
from tumblehall.analysis.rounds import round_at, rounds_of
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.kernel.values import Json

GAMES = ("angryquest", "dicequest", "quaeleon", "quarriors")


def line_of(deed: Deed, seed: str = "1") -> list[dict[str, Json]]:
    return best_line(deed.at, deed.plan, str(deed.told(deed.plan)["label"]), seed)


@pytest.fixture(params=GAMES)
def made(request: pytest.FixtureRequest, played: Played) -> list[Deed]:
    """Some choices of a game. A stack of Quaeleon's Quest is one, so it has few."""
    few = 1 if request.param == "quaeleon" else 5
    return deeds_of(list(th.states(played(request.param, 3, ("skilled", "novice"), 60 // few))))[::few]


def test_it_begins_with_the_answer_and_tells_what_comes_of_it(made: list[Deed]) -> None:
    lines = [line_of(deed) for deed in made]
    for deed, line in zip(made, lines, strict=True):
        first = line[0]
        assert (first["seat"], first["label"]) == (deed.seat, deed.told(deed.plan)["label"])
        assert len(line) <= LONGEST
        assert all(move["label"] or move["told"] for move in line)
        assert all(move["seat"] == deed.seat or not move["label"] for move in line)
    assert any(len(line) > 1 for line in lines)


def test_the_same_seed_gives_the_same_line(made: list[Deed]) -> None:
    deed = made[len(made) // 2]
    assert line_of(deed) == line_of(deed)
    assert any(line_of(each) != line_of(each, "2") for each in made)


def test_no_line_goes_on_into_the_next_turn_or_round(made: list[Deed]) -> None:
    """Where all choose at once the turns are still to come, those of others before the own one."""
    for deed in made:
        if deed.at.state.branches is None:
            said = " ".join(text for move in line_of(deed) for text in move["told"])
            assert not re.search(r"\bturn\.|Turn of|begins", said)


def test_no_line_calls_seats_by_colours_that_they_have_only_in_it(played: Played) -> None:
    """Before all corners of Angry Quest are taken they are imagined."""
    deeds = deeds_of(list(th.states(played("angryquest", 3, ("skilled", "novice"), 12))))
    early = [deed for deed in deeds if deed.at.decision and deed.at.decision.kind in ("keep", "corner")]
    assert {deed.at.decision.kind for deed in early if deed.at.decision} == {"keep", "corner"}
    for deed in early:
        line = line_of(deed)
        said = " ".join(text for move in line for text in move["told"])
        assert re.search(r"Seat \d (leads|takes)", said)
        assert not re.search(r"\b(Red|Green|Blue|Yellow|You)\b", said)


def test_what_the_seat_cannot_know_changes_nothing(made: list[Deed]) -> None:
    for deed in made[::3] if len(made) > 12 else made:
        other = deed.at.state.imagine(deed.seat, SimRng("other"))
        assert line_of(replace(deed, at=replace(deed.at, state=other))) == line_of(deed)


def test_rounds_are_those_of_the_game(played: Played) -> None:
    for game in GAMES:
        walked = list(th.states(played(game, 2, ("skilled", "novice"))))
        rounds = rounds_of(walked)
        steps, numbers = zip(*rounds, strict=True)
        assert steps[0] == 0
        assert list(steps) == sorted(set(steps))
        assert list(numbers) == list(range(numbers[0], numbers[-1] + 1))
        assert numbers[0] in (0, 1)
        assert round_at(rounds, steps[2]) == numbers[2]
        assert round_at(rounds, steps[2] - 1) == numbers[1]
    assert round_at([], 5) == 0
