"""Herald, Strong. Face 3: a question mark; 4: level 1, 1/2; 5: level 1, 2/3 with a burst; 6: level 2, 2/4 with two."""

import pytest

from tests.quarriors.mat import asks, do, go, lay, left, lying, number, offered, options, seat
from tumblehall.kernel.table import Table

CARDS = "Boogieman/Lesser, Queelzebub/Base, Scavenging Goblin/Base"
ITSELF = "pick herald in used 0"
BOOGIEMAN = "pick boogieman in used 0"


def shown(used: str, face: int = 3) -> Table:
    mine = seat(active=f"Herald#{face}", used=used)
    return lay(f"Herald/Strong, {CARDS}", "ready", mine, immediate=True)


# -- the question mark: a cull -----------------------------------------------------------------------------------------


@pytest.mark.card("Herald/Strong")
def test_strong_herald_is_spent_to_cull_a_die() -> None:
    table = go(shown("Boogieman, Herald"), "use herald#3")
    assert options(table) == [ITSELF, BOOGIEMAN, "pass"]
    do(table, BOOGIEMAN)
    assert (lying(table, "used"), lying(table, "spent"), left(table, "Boogieman")) == (["Herald"], ["Herald#3"], 1)


@pytest.mark.card("Herald/Strong", negative=True)
def test_strong_herald_may_be_spent_to_cull_nothing() -> None:
    table = do(shown("Boogieman"), "use herald#3", "pass")
    assert (lying(table, "used"), lying(table, "spent")) == (["Boogieman"], ["Herald#3"])


@pytest.mark.card("Herald/Strong", negative=True)
@pytest.mark.parametrize("face", [1, 4])
def test_strong_herald_on_another_face_cannot_be_used(face: int) -> None:
    assert offered(shown("Boogieman", face), "use") == []


# -- scoring: one cull, or two -----------------------------------------------------------------------------------------


def scored(face: int, used: str = "2 Boogieman", type: str = "Strong") -> Table:
    """In a game without ordinary culls."""
    mine = seat(ready=f"Herald#{face}", used=used, bag="4 Assistant")
    table = lay(f"Assistant/of Economics, Herald/{type}, {CARDS}", "score", mine, rolls=[1] * 9)
    return go(table, f"score herald#{face}")


@pytest.mark.card("Herald/Strong")
@pytest.mark.rule("Q2")
@pytest.mark.parametrize(("face", "culls"), [(4, 1), (5, 2), (6, 2)])
def test_strong_herald_that_scores_culls_one_die_and_one_more_with_bursts(face: int, culls: int) -> None:
    table = scored(face)
    assert (number(table, 0), asks(table)) == (2, (0, "pick"))
    go(table, *[BOOGIEMAN] * culls)
    assert (asks(table)[1] != "pick", left(table, "Boogieman"), number(table, 0)) == (True, culls, 2)


@pytest.mark.card("Herald/Strong", negative=True)
@pytest.mark.parametrize("face", [4, 5, 6])
def test_strong_herald_may_cull_nothing(face: int) -> None:
    table = go(scored(face), "pass")
    assert (number(table, 0), sorted(lying(table, "used"))) == (2, ["Boogieman", "Boogieman", "Herald"])


@pytest.mark.card("Herald/Strong", negative=True)
@pytest.mark.parametrize("type", ["Base", "Lesser", "Greater", "Mighty"])
def test_other_heralds_cull_nothing(type: str) -> None:
    assert asks(scored(6, type=type))[1] != "pick"


# -- two bursts: glory for itself --------------------------------------------------------------------------------------


@pytest.mark.card("Herald/Strong")
@pytest.mark.parametrize("culls", [[ITSELF, "pass"], [ITSELF, BOOGIEMAN], [BOOGIEMAN, ITSELF]])
def test_strong_herald_with_two_bursts_that_culls_itself_gains_one_glory(culls: list[str]) -> None:
    table = go(scored(6), *culls)
    assert (number(table, 0), left(table, "Herald")) == (2 + 1, 1)


@pytest.mark.rule("Q172")
def test_another_herald_of_the_used_pile_counts_as_itself_once() -> None:
    table = go(scored(6, "Herald, Boogieman"), ITSELF, ITSELF)
    assert (number(table, 0), left(table, "Herald"), lying(table, "used")) == (2 + 1, 2, ["Boogieman"])


@pytest.mark.card("Herald/Strong", negative=True)
@pytest.mark.parametrize(("face", "culls"), [(4, [ITSELF]), (5, [ITSELF, "pass"]), (5, [ITSELF, BOOGIEMAN])])
def test_strong_herald_without_two_bursts_gains_nothing_for_itself(face: int, culls: list[str]) -> None:
    table = go(scored(face), *culls)
    assert (number(table, 0), left(table, "Herald")) == (2, 1)


def expert(used: str) -> Table:
    mine = seat(ready="Herald#6", bag="6 Basic Quiddity", used=used)
    return lay(f"Herald/Strong, {CARDS}", "score", mine, rolls=[1] * 12, options={"expert_culling": True})


@pytest.mark.rule("Q322")
@pytest.mark.card("Herald/Strong", negative=True)
@pytest.mark.parametrize("then", [["pass"], [BOOGIEMAN]])
def test_the_expert_cull_gives_no_third_point(then: list[str]) -> None:
    table = do(expert("Boogieman"), "score-cull herald#6", *then)
    assert (number(table, 0), left(table, "Herald")) == (2, 1)


@pytest.mark.rule("Q322", "Q172")
def test_a_herald_culled_after_the_expert_cull_is_another_one() -> None:
    table = do(expert("Herald, Boogieman"), "score-cull herald#6", ITSELF, "pass")
    assert (number(table, 0), left(table, "Herald")) == (2, 2)


@pytest.mark.rule("Q322")
def test_without_the_expert_cull_its_own_cull_gives_the_one_glory() -> None:
    table = do(expert("Boogieman"), "score herald#6", ITSELF, "pass")
    assert (number(table, 0), left(table, "Herald")) == (0 + 1, 1)
