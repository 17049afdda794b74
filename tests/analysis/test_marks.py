"""Which choices are marked, and as what."""

from dataclasses import replace

import pytest

import tumblehall as th
from tests.analysis.conftest import Played
from tumblehall.agents.roster import agent_named
from tumblehall.analysis.choosing import Weighed
from tumblehall.analysis.deeds import Deed, deeds_of
from tumblehall.analysis.evaluation import Chances
from tumblehall.analysis.marks import Told, doubtful, fine, mistakes, part_lost
from tumblehall.analysis.usual import quick_player, usual_plan
from tumblehall.kernel.sim_rng import SimRng


@pytest.fixture
def deed(played: Played) -> Deed:
    return deeds_of(list(th.states(played("dicequest", 2, ("skilled", "novice"), 30))))[0]


def told(deed: Deed, gain: float, error: float, lead: tuple[float, float] = (0.0, 0.0)) -> Told:
    """A choice that the best answer beats by so much."""
    effect = Chances(tuple(-gain for _ in range(2)), tuple(error for _ in range(2)))
    return Told(deed, Weighed(deed.plan, Chances((0.5, 0.5), (0.0, 0.0)), effect, deed.plan, lead))


def test_answer_that_seems_worse_and_is_no_mistake_is_doubtful(deed: Deed) -> None:
    game = [told(deed, 0.2, 0.02), told(deed, 0.05, 0.02), told(deed, 0.03, 0.02), told(deed, 0.0, 0.0)]
    assert (mistakes(game), doubtful(game)) == ([0], [1])


@pytest.mark.parametrize(("still", "lost"), [(0.5, 1.0), (0.55, 0.5), (0.6, 0.0), (0.7, 0.0), (0.4, 1.0)])
def test_what_the_next_answer_can_make_good_is_not_lost(deed: Deed, still: float, lost: float) -> None:
    first, following = told(deed, 0.1, 0.01), told(deed, 0.0, 0.01)
    following.before = (still, still)
    assert part_lost(first, following) == pytest.approx(lost)
    first.lost = part_lost(first, following)
    assert first.gain == pytest.approx(0.1 * lost)
    assert mistakes([first, following]) == ([0] if lost else [])


def test_what_another_seat_does_next_makes_nothing_good(deed: Deed) -> None:
    assert deed.at.decision is not None
    asked = replace(deed.at.decision, seat=1 - deed.seat)
    following = told(replace(deed, at=replace(deed.at, decision=asked)), 0.0, 0.01)
    following.before = (1.0, 1.0)
    assert part_lost(told(deed, 0.1, 0.01), following) == 1.0


def test_answer_that_is_surely_worse_by_very_little_is_doubtful(deed: Deed) -> None:
    assert doubtful([told(deed, 0.008, 0.001), told(deed, 0.004, 0.001)]) == [0]


def test_in_a_long_game_of_good_choices_one_that_seems_worse_is_chance(deed: Deed) -> None:
    lone = told(deed, 0.05, 0.022)
    assert doubtful([lone]) == [0]
    assert doubtful([lone, *[told(deed, 0.0, 0.0)] * 99]) == []


def test_the_more_is_clearly_worse_the_more_of_the_rest_is_doubted(deed: Deed) -> None:
    lone, clear, good = told(deed, 0.05, 0.022), told(deed, 0.2, 0.02), told(deed, 0.0, 0.0)
    assert doubtful([lone, *[clear] * 30, *[good] * 69]) == [0]


def test_dearest_doubtful_answer_comes_first(deed: Deed) -> None:
    assert doubtful([told(deed, 0.02, 0.008), told(deed, 0.05, 0.02)]) == [1, 0]


def test_fine_is_what_beats_the_usual_answer_beyond_doubt(deed: Deed) -> None:
    leads = [(0.05, 0.01), (0.05, 0.02), (0.015, 0.001), (0.09, 0.02), (0.0, 0.0)]
    assert fine([told(deed, 0.0, 0.0, lead) for lead in leads]) == [3, 0]


def test_a_game_without_choices_has_no_marks() -> None:
    assert (mistakes([]), doubtful([]), fine([])) == ([], [], [])


@pytest.mark.parametrize("game", ["angryquest", "dicequest", "quaeleon", "quarriors"])
def test_usual_is_what_the_skilled_bot_does(game: str, played: Played) -> None:
    assert type(quick_player(game)) is type(agent_named(game, "skilled"))
    made = deeds_of(list(th.states(played(game, 2, ("skilled",), 24))))
    same = [usual_plan(deed.at, SimRng("usual")) == deed.plan for deed in made]
    assert sum(same) > 0.7 * len(same)  # where answers are alike, chance decides


def test_game_without_levels_has_nothing_usual() -> None:
    assert quick_player("snatch") is None
