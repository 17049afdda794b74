"""Light Enchantment. Face 4: 1 more defence; 5: 2 more; 6: 2 more, and the first light creature that scores in a phase
1 gives a glory more.

Light: Herald 1/2, 2 glory, Golem 2/4, 3 glory. Dark: Boogieman 3/2, 2 glory. Neither: Goblin 2/2, 2 glory.
"""

import pytest

from tests.quarriors.mat import GOBLIN, creature, energy, glory, go, lay, lying, offered, seat, stats
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

CARDS = ", ".join(
    ["Light/Enchantment", "Quartz Golem/Greater", "Herald/Lesser", "Boogieman/Lesser", "Scavenging Goblin/Base"]
)
HERALD, GOLEM, BOOGIEMAN = "Herald#4", "Quartz Golem#4", "Boogieman#4"
FACES = pytest.mark.parametrize("face", [4, 5, 6])
NO_CULLS: dict[str, Json] = {"sets": ["base", "light-dark"], "large_dice": False, "culls": False}


def attacking(mine: str, *theirs: str) -> Table:
    return lay(CARDS, "attack", seat(ready=mine), *(seat(ready=each) for each in theirs))


def scoring(*ready: str, wilds: str = CARDS) -> Table:
    return lay(wilds, "score", seat(ready=", ".join(ready), used="Portal"), options=NO_CULLS, rolls=[1] * 20)


def after_scoring(*ready: str) -> Table:
    """Phase 1 of seat 0 is over, everything has scored."""
    table = scoring(*ready)
    while offered(table, "score"):
        go(table, f"score {offered(table, 'score')[0]}")
    return table


# -- defence -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("Light/Enchantment")
@pytest.mark.parametrize(("face", "more"), [(4, 1), (5, 2), (6, 2)])
def test_own_light_creatures_have_more_defence(face: int, more: int) -> None:
    """Also in the attack of another."""
    table = attacking(GOBLIN, f"Light#{face}, {HERALD}, {GOLEM}")
    assert (stats(table, 1, 1), stats(table, 1, 2)) == ((1, 2 + more), (2, 4 + more))


@pytest.mark.card("Light/Enchantment")
@pytest.mark.rule("Q58")
@pytest.mark.parametrize(("face", "more"), [(4, 1), (5, 2), (6, 2)])
def test_it_is_readied_for_nothing_and_works_at_once(face: int, more: int) -> None:
    table = go(lay(CARDS, "ready", seat(active=f"Light#{face}, Herald#1", ready=HERALD)), f"ready light#{face}")
    assert (stats(table, 0), lying(table, "spent"), energy(table)) == ((1, 2 + more), [], (0, 0))
    assert (sorted(lying(table, "ready")), offered(table, "cast")) == ([HERALD, f"Light#{face}"], [])


@pytest.mark.card("Light/Enchantment", negative=True)
@FACES
def test_creatures_that_are_dark_or_of_no_energy_get_nothing(face: int) -> None:
    table = attacking(GOBLIN, f"Light#{face}, {BOOGIEMAN}, {GOBLIN}")
    assert (stats(table, 1, 1), stats(table, 1, 2)) == ((3, 2), (2, 2))


@pytest.mark.card("Light/Enchantment", negative=True)
@FACES
def test_light_creatures_of_others_get_nothing(face: int) -> None:
    table = attacking(HERALD, f"Light#{face}, {GOBLIN}", GOLEM)
    assert (stats(table, 0), stats(table, 2)) == ((1, 2), (2, 4))


@pytest.mark.card("Light/Enchantment", negative=True)
@pytest.mark.rule("Q277")
def test_of_two_dice_the_first_works() -> None:
    table = attacking(GOBLIN, f"Light#4, Light#6, {HERALD}")
    assert stats(table, 1, 2) == (1, 2 + 1)
    assert [creature(table, 1, place)["works"] for place in (0, 1)] == [True, False]


@pytest.mark.card("Light/Enchantment", negative=True)
@FACES
def test_it_does_not_work_from_the_active_pool(face: int) -> None:
    assert stats(lay(CARDS, "ready", seat(active=f"Light#{face}", ready=HERALD)), 0) == (1, 2)


# -- glory -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("Light/Enchantment")
@pytest.mark.parametrize(("first", "second"), [("herald#4", "quartz-golem#4"), ("quartz-golem#4", "herald#4")])
def test_with_two_bursts_the_first_light_creature_gives_a_glory_more(first: str, second: str) -> None:
    gives = {"herald#4": 2, "quartz-golem#4": 3}
    table = go(scoring("Light#6", HERALD, GOLEM), f"score {first}")
    assert glory(table)[0] == gives[first] + 1
    assert glory(go(table, f"score {second}"))[0] == 2 + 3 + 1


@pytest.mark.card("Light/Enchantment")
def test_with_two_bursts_the_first_light_one_need_not_be_the_first_to_score() -> None:
    table = go(scoring("Light#6", GOBLIN, HERALD), "score scavenging-goblin#3")
    assert glory(table)[0] == 2
    assert glory(go(table, "score herald#4"))[0] == 2 + 2 + 1


@pytest.mark.card("Light/Enchantment", negative=True)
@pytest.mark.parametrize("face", [4, 5])
def test_without_two_bursts_there_is_no_more_glory(face: int) -> None:
    assert glory(after_scoring(f"Light#{face}", HERALD))[0] == 2


@pytest.mark.card("Light/Enchantment", negative=True)
@pytest.mark.parametrize("scorer", [BOOGIEMAN, GOBLIN])
def test_with_two_bursts_other_creatures_give_no_more_glory(scorer: str) -> None:
    assert glory(after_scoring("Light#6", scorer))[0] == 2


# -- the check of phase 1 ----------------------------------------------------------------------------------------------


@pytest.mark.card("Light/Enchantment")
@FACES
@pytest.mark.parametrize("scorers", [(HERALD,), (GOBLIN, HERALD), (HERALD, GOLEM)])
def test_it_stays_where_an_own_light_creature_scored(face: int, scorers: tuple[str, ...]) -> None:
    assert lying(after_scoring(f"Light#{face}", *scorers), "ready") == [f"Light#{face}"]


@pytest.mark.card("Light/Enchantment", negative=True)
@pytest.mark.rule("Q151")
@FACES
@pytest.mark.parametrize("scorers", [(), (BOOGIEMAN,), (GOBLIN,), (BOOGIEMAN, GOBLIN)])
def test_it_goes_where_no_light_creature_scored(face: int, scorers: tuple[str, ...]) -> None:
    assert lying(after_scoring(f"Light#{face}", *scorers), "ready") == []


@pytest.mark.card("Light/Enchantment", negative=True)
def test_the_light_creatures_of_others_do_not_keep_it() -> None:
    us = seat(ready=f"Light#4, {GOBLIN}", used="Portal"), seat(ready=HERALD)
    table = go(lay(CARDS, "score", *us, options=NO_CULLS, rolls=[1] * 20), "score scavenging-goblin#3")
    assert (lying(table, "ready"), lying(table, "ready", 1)) == ([], [HERALD])


@pytest.mark.rule("Q276")
def test_the_alternative_of_a_mighty_golem_is_no_score() -> None:
    wilds = CARDS.replace("Golem/Greater", "Golem/Mighty")
    table = go(scoring("Light#4", "Quartz Golem#5", wilds=wilds), "score quartz-golem#5", "yes", "turn 4")
    assert (glory(table)[0], lying(table, "ready")) == (1, [GOLEM])
