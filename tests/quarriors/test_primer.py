"""What a newcomer reads: its figures are those of the rules."""

import pytest

from tumblehall.games.quarriors.edges.primer import PRIMER
from tumblehall.games.quarriors.rules.figures import GOALS, QUEST_GOALS


@pytest.mark.rule("QQ-5")
@pytest.mark.parametrize("goals", [GOALS, QUEST_GOALS], ids=["plain", "quests"])
def test_the_aim_names_the_goals(goals: dict[int, int]) -> None:
    two, three, four = goals.values()
    assert f"{two}, {three} or {four}" in dict(PRIMER)["The aim"]
