"""Dark Enchantment. Face 4: 1 more attack; 5: 2 more; 6: 2 more, and light defenders have 1 less defence.

Dark: Boogieman 3/2, Queelzebub 5/4. Light: Herald 1/2, Golem 2/4. Neither: Goblin 2/2.
"""

import pytest

from tests.quarriors.mat import GOBLIN, creature, energy, fall, glory, go, lay, lying, offered, options, seat, stats
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

CARDS = ", ".join(
    [
        "Dark/Enchantment",
        "Quartz Golem/Strong",
        "Herald/Lesser",
        "Boogieman/Lesser",
        "Queelzebub/Greater",
        "Scavenging Goblin/Base",
    ]
)
HERALD, GOLEM, BOOGIEMAN, QUEELZEBUB = "Herald#4", "Quartz Golem#4", "Boogieman#4", "Queelzebub#4"
FACES = pytest.mark.parametrize("face", [4, 5, 6])


def attacking(mine: str, *theirs: str) -> Table:
    return lay(CARDS, "attack", seat(ready=mine), *(seat(ready=each) for each in theirs))


def after_scoring(*ready: str, culls: bool = False, **more: Json) -> Table:
    """Phase 1 of seat 0 is over, everything has scored."""
    options_of: dict[str, Json] = {"sets": ["base", "light-dark"], "large_dice": False, "culls": culls}
    table = lay(CARDS, "score", seat(ready=", ".join(ready), used="Portal"), options=options_of, rolls=[1] * 20, **more)
    while offered(table, "score"):
        go(table, f"score {offered(table, 'score')[0]}")
    return table


# -- attack ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("Dark/Enchantment")
@pytest.mark.parametrize(("face", "more"), [(4, 1), (5, 2), (6, 2)])
def test_own_dark_creatures_have_more_attack(face: int, more: int) -> None:
    table = attacking(f"Dark#{face}, {BOOGIEMAN}, {QUEELZEBUB}", HERALD)
    assert (stats(table, 0, 1), stats(table, 0, 2)) == ((3 + more, 2), (5 + more, 4))


@pytest.mark.card("Dark/Enchantment")
@pytest.mark.rule("Q58")
@FACES
def test_it_is_readied_for_nothing_and_works_at_once(face: int) -> None:
    mine = seat(active=f"Dark#{face}, Herald#1", ready=BOOGIEMAN)
    table = go(lay(CARDS, "ready", mine), f"ready dark#{face}")
    assert (stats(table, 0)[0] > 3, lying(table, "spent"), energy(table)) == (True, [], (0, 0))
    assert (sorted(lying(table, "ready")), offered(table, "cast")) == (sorted([BOOGIEMAN, f"Dark#{face}"]), [])


@pytest.mark.card("Dark/Enchantment", negative=True)
@FACES
def test_creatures_that_are_light_or_of_no_energy_get_nothing(face: int) -> None:
    table = attacking(f"Dark#{face}, {HERALD}, {GOBLIN}", GOBLIN)
    assert (stats(table, 0, 1), stats(table, 0, 2)) == ((1, 2), (2, 2))


@pytest.mark.card("Dark/Enchantment", negative=True)
@FACES
def test_dark_creatures_of_others_get_nothing(face: int) -> None:
    assert stats(attacking(f"Dark#{face}, {GOBLIN}", BOOGIEMAN), 1) == (3, 2)


@pytest.mark.card("Dark/Enchantment", negative=True)
@pytest.mark.rule("Q277")
def test_of_two_dice_the_first_works() -> None:
    table = attacking(f"Dark#4, Dark#6, {BOOGIEMAN}", GOLEM)
    assert (stats(table, 0, 2), stats(table, 1)) == ((3 + 1, 2), (2, 4))
    assert [creature(table, 0, place)["works"] for place in (0, 1)] == [True, False]


@pytest.mark.card("Dark/Enchantment", negative=True)
def test_it_does_not_work_from_the_active_pool() -> None:
    table = lay(CARDS, "ready", seat(active="Dark#6, Herald#1", ready=BOOGIEMAN))
    assert stats(table, 0) == (3, 2)


# -- defence of light defenders ----------------------------------------------------------------------------------------


@pytest.mark.card("Dark/Enchantment")
def test_with_two_bursts_light_defenders_have_less_defence() -> None:
    """3 + 2 of attack; a Golem of defence 4 counts 3, so the Herald must be named too and counts 1."""
    table = attacking(f"Dark#6, {BOOGIEMAN}", f"{GOLEM}, {HERALD}")
    assert (stats(table, 1, 0), stats(table, 1, 1)) == ((2, 4 - 1), (1, 2 - 1))
    fall(table, "defend quartz-golem#4", "defend herald#4")
    assert sorted(lying(table, "used", 1)) == ["Herald", "Quartz Golem"]


@pytest.mark.card("Dark/Enchantment", negative=True)
@pytest.mark.parametrize("face", [4, 5])
def test_without_two_bursts_light_defenders_keep_their_defence(face: int) -> None:
    assert stats(attacking(f"Dark#{face}, {BOOGIEMAN}", GOLEM), 1) == (2, 4)


@pytest.mark.card("Dark/Enchantment", negative=True)
def test_with_two_bursts_other_defenders_keep_their_defence() -> None:
    table = attacking(f"Dark#6, {BOOGIEMAN}", f"{BOOGIEMAN}, {GOBLIN}")
    assert (stats(table, 1, 0), stats(table, 1, 1)) == ((3, 2), (2, 2))


@pytest.mark.card("Dark/Enchantment", negative=True)
@pytest.mark.rule("Q275")
def test_light_creatures_keep_their_defence_outside_its_attack() -> None:
    mine = seat(ready=f"Dark#6, {BOOGIEMAN}", active=BOOGIEMAN, quiddity=1)
    before = lay(CARDS, "ready", mine, seat(ready=GOLEM))
    theirs = attacking(f"{GOLEM}, {HERALD}", f"Dark#6, {GOBLIN}", HERALD)
    assert (stats(before, 1), stats(theirs, 0), stats(theirs, 2)) == ((2, 4), (2, 4), (1, 2))


@pytest.mark.card("Dark/Enchantment", negative=True)
@pytest.mark.rule("Q47")
def test_no_defence_falls_below_1() -> None:
    """A Herald of defence 2 that a Dark Charm of another game would lower is shown by its mark here."""
    lowered: Json = {"die": HERALD, "marks": [[0, -5, False, 0]]}
    table = lay(CARDS, "attack", seat(ready=f"Dark#6, {BOOGIEMAN}"), seat(ready=[lowered]))
    assert stats(table, 1) == (1, 1)


@pytest.mark.rule("Q205")
@pytest.mark.parametrize(("golem", "defence"), [("Quartz Golem#5", 6), ("Quartz Golem#4", 4 - 1)])
def test_a_greater_golem_with_a_burst_is_not_reached_but_damaged(golem: str, defence: int) -> None:
    wilds = CARDS.replace("Golem/Strong", "Golem/Greater")
    table = lay(wilds, "attack", seat(ready=f"Dark#6, {QUEELZEBUB}"), seat(ready=golem))
    assert (stats(table, 0, 1), stats(table, 1)[1]) == ((5 + 2, 4), defence)
    fall(table, options(table)[0])
    assert lying(table, "used", 1) == ["Quartz Golem"]


# -- the check of phase 1 ----------------------------------------------------------------------------------------------


@pytest.mark.card("Dark/Enchantment")
@FACES
def test_it_stays_where_an_own_dark_creature_scored(face: int) -> None:
    table = after_scoring(f"Dark#{face}", BOOGIEMAN)
    assert (lying(table, "ready"), glory(table)[0]) == ([f"Dark#{face}"], 2)


@pytest.mark.card("Dark/Enchantment", negative=True)
@FACES
@pytest.mark.parametrize("scorers", [(HERALD,), (GOBLIN,), (HERALD, GOBLIN)])
def test_it_goes_where_no_dark_creature_scored(face: int, scorers: tuple[str, ...]) -> None:
    assert lying(after_scoring(f"Dark#{face}", *scorers), "ready") == []


@pytest.mark.card("Dark/Enchantment", negative=True)
@pytest.mark.rule("Q151")
@FACES
def test_it_goes_where_nothing_scored_at_all(face: int) -> None:
    assert lying(after_scoring(f"Dark#{face}"), "ready") == []


@pytest.mark.rule("Q58")
def test_it_stays_through_the_turn_in_which_it_is_readied() -> None:
    table = go(lay(CARDS, "ready", seat(active="Dark#4, Herald#1"), rolls=[1] * 8), "ready dark#4", "end-turn")
    assert lying(table, "ready") == ["Dark#4"]


@pytest.mark.rule("Q276")
def test_the_check_comes_before_the_culls() -> None:
    table = after_scoring("Dark#4", GOBLIN, culls=True)
    assert offered(table, "cull") == ["portal", "dark", "scavenging-goblin"]
