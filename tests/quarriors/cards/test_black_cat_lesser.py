"""Black Cat, Lesser. Face 1: 1; 2: 1 dark; 3: a question mark; 4: level 1, 1/2; 5: level 1, 2/2 with a burst;
6: level 2, 3/3 with two."""

import pytest

from tests.quarriors.mat import (
    LARGE_DARK,
    LARGE_LIGHT,
    area,
    energy,
    go,
    kind,
    lay,
    left,
    lying,
    number,
    offered,
    options,
    seat,
    stats,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

OTHERS = "Quake Dragon/Mighty, Herald/Base, Queelzebub/Base"
BASE, LESSER = f"Black Cat/Base, {OTHERS}", f"Black Cat/Lesser, {OTHERS}"


# -- Lesser ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("Black Cat/Lesser")
@pytest.mark.rule("QX-7")
def test_lesser_cat_draws_a_die_and_gives_dark() -> None:
    mine = seat(active="Black Cat#3", bag="2 Basic Quiddity")
    table = go(lay(LESSER, "ready", mine, immediate=True, rolls=[1, 6]), "use black-cat#3")
    assert (lying(table, "active"), energy(table)) == (["Basic Quiddity#6"], (0, 1))
    assert (lying(table, "spent"), lying(table, "bag")) == (["Black Cat#3"], ["Basic Quiddity"])


@pytest.mark.card("Black Cat/Lesser")
def test_lesser_cat_gives_dark_though_there_is_nothing_to_draw() -> None:
    table = go(lay(LESSER, "ready", seat(active="Black Cat#3"), immediate=True), "use black-cat#3")
    assert (energy(table), lying(table, "spent")) == ((0, 1), ["Black Cat#3"])


@pytest.mark.card("Black Cat/Lesser")
def test_lesser_cat_with_a_burst_is_stronger() -> None:
    assert stats(lay(LESSER, "tidy", seat(ready="Black Cat#5")), 0) == (2 + 1, 2)


@pytest.mark.card("Black Cat/Lesser", negative=True)
@pytest.mark.parametrize(("wilds", "face", "plain"), [(LESSER, 4, (1, 2)), (LESSER, 6, (3, 3)), (BASE, 5, (2, 2))])
def test_lesser_cat_without_a_burst_and_other_cats_are_no_stronger(
    wilds: str, face: int, plain: tuple[int, int]
) -> None:
    assert stats(lay(wilds, "tidy", seat(ready=f"Black Cat#{face}")), 0) == plain


def scored(face: int, wilds: str = LESSER) -> Table:
    """A Cat has scored, none was culled, and the six dice of the roll lie there."""
    mine = seat(ready=f"Black Cat#{face}", bag="6 Basic Quiddity", used="Herald")
    table = go(lay(wilds, "score", mine, rolls=[1] * 12), f"score black-cat#{face}")
    return go(table, "pass") if kind(table) == "cull" else table


@pytest.mark.card("Black Cat/Lesser")
@pytest.mark.rule("Q263")
def test_dark_of_a_scoring_lesser_cat_pays_in_phase_two() -> None:
    table = scored(6)
    assert (number(table, 0), energy(table), offered(table, "anchor")) == (2, (0, 1), [])


@pytest.mark.rule("Q263")
def test_dark_of_phase_one_is_part_of_the_price_of_an_anchored_spell() -> None:
    """1 from the Cat that scored, 1 from a large die, of which the other floats."""
    wilds = f"Assistant/of Economics, {LESSER}"
    mine = seat(ready="Black Cat#6", bag="4 Assistant", used="Herald")
    table = lay(wilds, "score", mine, rolls=[1, 1, 5, 1, 1, 1])
    go(table, "score black-cat#6")
    assert energy(table) == (0, 1)
    go(table, "anchor black-cat", "pick herald in used 0")
    assert (energy(table), left(table, "Herald")) == ((0, 1), 1)


@pytest.mark.card("Black Cat/Lesser", negative=True)
@pytest.mark.parametrize(("wilds", "face"), [(LESSER, 4), (LESSER, 5), (BASE, 6)])
def test_lesser_cat_without_two_bursts_and_other_cats_score_no_dark(wilds: str, face: int) -> None:
    table = scored(face, wilds)
    assert (number(table, 0), energy(table)) == (2, (0, 0))


# -- Lesser, anchored --------------------------------------------------------------------------------------------------


@pytest.mark.card("Black Cat/Lesser")
@pytest.mark.rule("QX-8", "Q270")
def test_anchored_lesser_cat_culls_a_die_of_the_own_used_pile() -> None:
    table = lay(LESSER, "ready", seat(dark=2, used="Herald, Portal"), seat(used="Assistant"))
    go(table, "anchor black-cat")
    assert options(table) == ["pick portal in used 0", "pick herald in used 0"]
    go(table, "pick herald in used 0")
    assert (lying(table, "used"), left(table, "Herald"), energy(table)) == (["Portal"], 1, (0, 0))


@pytest.mark.card("Black Cat/Lesser", negative=True)
@pytest.mark.rule("Q272", "Q157")
@pytest.mark.parametrize(
    "mine", [seat(dark=2), seat(dark=1, used="Portal"), seat(dark=1, light=5, quiddity=5, used="Portal")]
)
def test_anchored_lesser_cat_needs_a_die_to_cull_and_two_dark(mine: dict[str, Json]) -> None:
    assert offered(lay(LESSER, "ready", mine, area(used=["Portal"])), "anchor") == []


@pytest.mark.card("Black Cat/Lesser", negative=True)
def test_anchored_spell_of_a_cat_that_has_been_used_is_not_used_again() -> None:
    table = lay(LESSER, "ready", seat(dark=4, used="Herald, Portal"))
    go(table, "anchor black-cat", "pick herald in used 0")
    assert offered(table, "anchor") == []


@pytest.mark.card("Black Cat/Lesser", negative=True)
def test_large_die_is_no_die_of_the_used_pile() -> None:
    wilds = f"Assistant/of Economics, {LESSER}"
    table = lay(wilds, "ready", seat(dark=2, active=LARGE_LIGHT, spent=LARGE_DARK))
    assert offered(table, "anchor") == []
