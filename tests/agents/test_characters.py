"""Whom one plays against, told the same everywhere, and never with a figure that was not measured."""

import json
import re
from pathlib import Path

import pytest

from tools import strengths
from tumblehall.agents import characters
from tumblehall.agents.characters import CHARACTERS, Figure, figures, strength_of, told_of
from tumblehall.agents.roster import agents_for
from tumblehall.games import GAMES

WORDS = Path(__file__).parents[2] / "client/src/lib/words/en.ts"
REPORT = {
    "run": {"game": "quarriors"},
    "seats": 2,
    "meetings": [
        {
            "games": 400,
            "test": None,
            "won": [
                {"name": "expert", "share": 0.7125, "interval": [0.666, 0.7546]},
                {"name": "skilled", "share": 0.2875, "interval": [0.2454, 0.334]},
            ],
        }
    ],
}


@pytest.mark.parametrize("game", GAMES)
def test_every_level_of_a_game_has_a_character(game: str) -> None:
    assert set(agents_for(game)) <= set(CHARACTERS)


def test_the_browser_has_the_same_names() -> None:
    there = dict(re.findall(r'"bots\.(\w+)": "([^"]+)"', WORDS.read_text("utf-8")))
    assert {level: there[level] for level in CHARACTERS} == {level: each.name for level, each in CHARACTERS.items()}


def test_what_was_not_measured_has_no_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(characters, "figures", list[Figure])
    assert told_of("quarriors", "expert").endswith("How strong it is here was not measured yet.")
    assert not re.search(r"\d", told_of("quarriors", "expert"))


def test_strength_is_told_against_the_usual_bot_as_it_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    found = list(strengths.figures_of(REPORT))
    monkeypatch.setattr(characters, "figures", lambda: found)
    assert strength_of("quarriors", "expert") == "Games of two: won 71 % of 400 against skilled (likely 67 to 75 %)."
    assert "not measured" in strength_of("quarriors", "skilled"), "it is told against the one below, not above"
    assert "not measured" in strength_of("dicequest", "expert")


def test_a_champion_is_told_against_the_expert_too_and_that_games_ended_early(monkeypatch: pytest.MonkeyPatch) -> None:
    def figure(against: str, share: float, stopped: bool) -> Figure:
        return Figure(
            game="quaeleon",
            level="champion",
            against=against,
            share=share,
            interval=[0.4, 0.9],
            games=30,
            stopped=stopped,
        )

    monkeypatch.setattr(characters, "figures", lambda: [figure("expert", 0.48, True), figure("skilled", 0.85, False)])
    assert strength_of("quaeleon", "champion") == (
        "Games of two: won 85 % of 30 against skilled (likely 40 to 90 %) and 48 % of 30 against expert (likely 40 to "
        "90 %). Games that ended once it was decided give rough shares."
    )


def test_matches_of_more_than_two_and_games_together_are_left_out() -> None:
    assert not list(strengths.figures_of(REPORT | {"seats": 3}))
    alone = {"games": 9, "won": REPORT["meetings"][0]["won"][:1]}  # type: ignore[index]
    assert not list(strengths.figures_of(REPORT | {"meetings": [alone]}))


def test_the_figures_that_are_shipped_can_be_read() -> None:
    assert isinstance(figures(), list)
    assert json.dumps(figures())
