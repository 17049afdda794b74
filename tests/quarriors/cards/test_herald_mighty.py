"""Herald, Mighty. Face 3: a question mark; 4: level 1, 1/2; 5: level 1, 2/3 with a burst; 6: level 2, 2/4 with two."""

import pytest

from tests.quarriors.mat import LARGE, against, asks, do, go, kind, lay, lying, offered, options, seat
from tumblehall.kernel.table import Table

CARDS = "Boogieman/Lesser, Queelzebub/Base, Scavenging Goblin/Base, Life/Spell"
MARK, GOBLIN = "Herald#3", "Scavenging Goblin#3"
OTHERS = ["Base", "Lesser", "Greater", "Strong"]


# -- the question mark: re-rolls ---------------------------------------------------------------------------------------


def shown(active: str, *rolls: int, wilds: str = "Herald/Mighty") -> Table:
    return lay(f"{wilds}, {CARDS}", "ready", seat(active=f"{MARK}, {active}"), rolls=rolls, immediate=True)


@pytest.mark.card("Herald/Mighty")
def test_mighty_herald_is_re_rolled_with_two_other_dice() -> None:
    table = do(shown("Portal#1, Boogieman#1, Scavenging Goblin#1", 4, 6, 5), "use herald#3")
    assert options(table) == ["pick portal#1", "pick boogieman#1", "pick scavenging-goblin#1", "pass"]
    do(table, "pick portal#1", "pick boogieman#1")
    assert sorted(lying(table, "active")) == ["Boogieman#6", "Herald#5", "Portal#4", "Scavenging Goblin#1"]
    assert lying(table, "spent") == []


@pytest.mark.card("Herald/Mighty")
@pytest.mark.parametrize("picked", [[], ["pick portal#1"]])
def test_mighty_herald_is_re_rolled_with_fewer(picked: list[str]) -> None:
    table = do(shown("Portal#1, Boogieman#1", 4, 4), "use herald#3", *picked, "pass")
    assert sorted(lying(table, "active")) == ["Boogieman#1", "Herald#4", f"Portal#{4 if picked else 1}"]


@pytest.mark.card("Herald/Mighty")
@pytest.mark.rule("Q255")
def test_mighty_herald_may_re_roll_large_dice() -> None:
    table = do(shown(f"2 {LARGE}", 3, 5, 4, wilds="Assistant/of Economics, Herald/Mighty"), "use herald#3")
    do(table, "pick large-quiddity#1", "pick large-quiddity#1")
    assert sorted(lying(table, "active")) == ["Herald#4", "Large Quiddity#3", "Large Quiddity#5"]


@pytest.mark.card("Herald/Mighty")
def test_mighty_herald_that_shows_its_mark_again_is_used_again() -> None:
    table = do(shown("Portal#1", 3), "use herald#3", "pass")
    assert offered(table, "use") == ["herald#3"]


@pytest.mark.card("Herald/Mighty", negative=True)
@pytest.mark.parametrize("face", [1, 2, 4, 5, 6])
def test_mighty_herald_on_another_face_cannot_be_used(face: int) -> None:
    table = lay(f"Herald/Mighty, {CARDS}", "ready", seat(active=f"Herald#{face}, Portal#1", quiddity=3), immediate=True)
    assert offered(table, "use") == []


# -- withdrawing -------------------------------------------------------------------------------------------------------


def attacked(theirs: str, mine: str = "Queelzebub#6", type: str = "Mighty", more: str = "") -> Table:
    """Seat 1 is attacked with 9."""
    return lay(f"Herald/{type}, {CARDS}{more}", "attack", seat(ready=mine), seat(ready=theirs))


@pytest.mark.card("Herald/Mighty")
@pytest.mark.rule("Q2")
@pytest.mark.parametrize(("face", "less"), [(4, 2), (5, 4), (6, 6)])
def test_mighty_herald_withdraws_and_lowers_the_total(face: int, less: int) -> None:
    table = attacked(f"Herald#{face}, Boogieman#4")
    assert (asks(table), options(table)) == ((1, "window"), [f"answer herald#{face}", "pass"])
    go(table, f"answer herald#{face}")
    assert (against(table), asks(table)) == ([None, 9 - less], (1, "name"))
    assert [lying(table, zone, 1) for zone in ("active", "ready", "used")] == [["Herald"], ["Boogieman#4"], []]


@pytest.mark.card("Herald/Mighty", negative=True)
def test_mighty_herald_need_not_withdraw() -> None:
    table = go(attacked("Herald#6, Boogieman#4"), "pass")
    assert (against(table), offered(table, "defend")) == ([None, 9], ["herald#6", "boogieman#4"])


@pytest.mark.card("Herald/Mighty")
def test_several_mighty_heralds_withdraw_one_by_one() -> None:
    table = go(attacked("Herald#4, Herald#5, Boogieman#4"), "answer herald#5")
    assert (options(table), against(table)) == (["answer herald#4", "pass"], [None, 9 - 4])
    go(table, "answer herald#4")
    assert against(table) == [None, 9 - 4 - 2]


@pytest.mark.card("Herald/Mighty")
def test_mighty_heralds_that_look_the_same_are_one_option() -> None:
    table = attacked("Herald#5, Herald#5, Boogieman#4")
    assert options(table) == ["answer herald#5", "pass"]
    assert against(go(table, "answer herald#5", "answer herald#5")) == [None, 9 - 4 - 4]


@pytest.mark.card("Herald/Mighty", negative=True)
def test_the_total_does_not_fall_below_nothing() -> None:
    """3 of attack and 6 less: nobody has to defend."""
    table = go(attacked("Herald#6, Boogieman#4", mine="Boogieman#4"), "answer herald#6")
    assert (kind(table), lying(table, "ready", 1), lying(table, "used", 1)) == ("tidy", ["Boogieman#4"], [])


@pytest.mark.card("Herald/Mighty", negative=True)
def test_only_the_total_against_its_player_falls() -> None:
    us = seat(ready="Queelzebub#6"), seat(ready="Herald#6, Boogieman#4"), seat(ready="Boogieman#4")
    table = go(lay(f"Herald/Mighty, {CARDS}", "attack", *us), "answer herald#6")
    assert against(table) == [None, 9 - 6, 9]


@pytest.mark.rule("Q303")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_the_last_defender_withdraws_and_nothing_is_lost(face: int) -> None:
    table = go(attacked(f"Herald#{face}"), f"answer herald#{face}")
    assert (asks(table), lying(table, "active", 1), lying(table, "used", 1)) == ((0, "tidy"), ["Herald"], [])


@pytest.mark.rule("Q302")
def test_mighty_herald_withdraws_then_a_spell_is_cast() -> None:
    """A Chaos Spell that shows 1 quiddity takes 2 more off the total."""
    us = seat(ready="Queelzebub#6"), seat(ready="Herald#4, Boogieman#4, Chaos#4")
    table = lay(f"Herald/Mighty, {CARDS}, Chaos/Spell", "attack", *us, rolls=[1])
    assert options(table) == ["answer herald#4", "cast chaos#4", "pass"]
    go(table, "answer herald#4")
    assert options(table) == ["cast chaos#4", "pass"]
    go(table, "cast chaos#4")
    assert (asks(table), against(table)) == ((1, "name"), [None, 9 - 2 - 2])


@pytest.mark.rule("Q306")
@pytest.mark.parametrize("holder", [0, 1])
def test_locked_strong_cyclops_does_not_stop_a_herald(holder: int) -> None:
    locks = ["Pink Eye Cyclops#3" if who == holder else None for who in (0, 1)]
    us = seat(ready="Queelzebub#6", locked=locks[0]), seat(ready="Herald#4, Boogieman#4", locked=locks[1])
    table = lay(f"Herald/Mighty, {CARDS}, Pink Eye Cyclops/Strong", "attack", *us)
    assert options(table) == ["answer herald#4", "pass"]


@pytest.mark.card("Herald/Mighty", negative=True)
def test_mighty_herald_that_attacks_does_not_withdraw() -> None:
    assert asks(attacked("Boogieman#4", mine="Herald#6")) == (1, "name")


@pytest.mark.card("Herald/Mighty", negative=True)
@pytest.mark.parametrize("type", OTHERS)
def test_other_heralds_do_not_withdraw(type: str) -> None:
    assert asks(attacked("Herald#6, Boogieman#4", type=type)) == (1, "name")


@pytest.mark.card("Herald/Mighty")
def test_withdrawn_herald_is_not_destroyed_and_drops_its_spells() -> None:
    table = go(attacked("Herald#4+Death#4@1, Boogieman#4", more=", Death/Charm"), "answer herald#4+death#4")
    assert (lying(table, "active", 1), lying(table, "used", 1)) == (["Herald"], ["Death"])
