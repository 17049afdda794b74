"""No bot sees what its seat must not. `make unseen` looks at a thousand positions of each game."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tumblehall.agents import roster
from tumblehall.agents.agent import Ranked
from tumblehall.agents.roster import own_levels
from tumblehall.agents.sight import Sight
from tumblehall.games import GAMES
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Decision, Json
from tumblehall.lab import unseen
from tumblehall.lab.unseen import look_for_leaks

POSITIONS = 60


class Ponders:
    def rank(self, sight: Sight, rng: Rng) -> list[Ranked]:
        options = sight.decision.options
        return [Ranked(options[rng.below(len(options))].id, 0.5)]


@pytest.mark.parametrize("game", GAMES)
def test_all_levels_choose_the_same_in_a_world_that_their_seat_cannot_tell_apart(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(roster, "own_levels", lambda name: {**own_levels(name), "ponders": Ponders})
    found = look_for_leaks(game, POSITIONS, 0, "test")
    assert (found.positions, found.faults) == (POSITIONS, [])
    assert bool(found.exchanged) == (game in ("angryquest", "quaeleon")), (
        "the others have nothing hidden in their states"
    )


def test_a_level_that_sees_the_truth_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its view is a place where the truth can be read."""

    class Peeps:
        def choose(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> str:
            return str(view["truth"])

    quaeleon = GAMES["quaeleon"]

    def view(state: Any, seat: int | None) -> Mapping[str, Json]:
        return {**quaeleon.view(state, seat), "truth": repr(quaeleon.dump(state))}

    monkeypatch.setattr(roster, "own_levels", lambda name: {**own_levels(name), "peeps": Peeps})
    monkeypatch.setattr(unseen, "game_named", lambda name: replace(quaeleon, view=view))
    monkeypatch.setattr(unseen, "thinks", lambda name, level: level == "peeps")
    assert look_for_leaks("quaeleon", 3, 0, "test").faults
