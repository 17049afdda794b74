"""Herald, Greater. Face 3: a question mark; 4: level 1, 1/2; 5: level 1, 2/3 with a burst; 6: level 2, 2/4 with two."""

import pytest

from tests.quarriors.mat import asks, do, energy, glory, go, lay, lying, offered, options, quiddity, seat
from tumblehall.kernel.table import Table

CARDS = "Boogieman/Lesser, Queelzebub/Base, Light/Incantation, Scavenging Goblin/Base, Quartz Golem/Base, Death/Charm"
MARK, GOBLIN = "Herald#3", "Scavenging Goblin#3"


# -- the question mark: a cheaper creature -----------------------------------------------------------------------------


def shown(active: str, plain: int, type: str = "Greater") -> Table:
    mine = seat(active=f"{MARK}, {active}", quiddity=plain)
    return lay(f"Herald/{type} 1, {CARDS}", "ready", mine, immediate=True)


@pytest.mark.card("Herald/Greater")
def test_greater_herald_gains_a_light_and_the_next_creature_costs_two_less() -> None:
    table = go(shown("Quartz Golem#6, Scavenging Goblin#3", 2), "use herald#3")
    assert (energy(table), lying(table, "spent")) == ((1, 0), [MARK])
    go(table, "summon quartz-golem#6")
    assert (quiddity(table), energy(table)) == (2 - (3 - 2), (1, 0))


@pytest.mark.card("Herald/Greater", negative=True)
def test_only_the_next_creature_costs_less() -> None:
    table = go(shown("2 Quartz Golem#6", 5), "use herald#3", "summon quartz-golem#6", "summon quartz-golem#6")
    assert (quiddity(table), energy(table)) == (5 - 1 - 3, (1, 0))


@pytest.mark.rule("Q266", "Q149")
def test_a_creature_that_costs_nothing_uses_it_up() -> None:
    """The first Goblin of level 1 costs 0, not less; the second costs 1."""
    table = go(shown(f"2 {GOBLIN}", 2), "use herald#3", "summon scavenging-goblin#3")
    assert quiddity(table) == 2
    assert quiddity(go(table, "summon scavenging-goblin#3")) == 2 - 1


@pytest.mark.rule("Q266")
def test_two_heralds_make_one_creature_cheaper_by_four() -> None:
    table = go(shown(f"{MARK}, Quartz Golem#6, {GOBLIN}", 2), "use herald#3", "use herald#3", "summon quartz-golem#6")
    assert (quiddity(table), energy(table)) == (2, (2, 0))
    assert quiddity(go(table, "summon scavenging-goblin#3")) == 2 - 1


@pytest.mark.card("Herald/Greater", negative=True)
def test_greater_herald_that_is_not_used_makes_nothing_cheaper() -> None:
    table = go(shown(f"Quartz Golem#6, {GOBLIN}", 4), "summon quartz-golem#6")
    assert (quiddity(table), energy(table)) == (4 - 3, (0, 0))


@pytest.mark.parametrize("type", ["Base", "Lesser"])
def test_other_heralds_make_no_creature_cheaper(type: str) -> None:
    table = go(shown(f"Quartz Golem#6, {GOBLIN}", 4, type), "use herald#3", "summon quartz-golem#6")
    assert quiddity(table) == 4 - 3


# -- bursts: away at the end of an opponent's phase 3 ------------------------------------------------------------------


def attacked(ready: str, type: str = "Greater", rolls: tuple[int, ...] = (), mine: str = GOBLIN) -> Table:
    """Seat 1 defends with its Boogieman against a Goblin, and phase 3 ends."""
    us = seat(ready=mine), seat(ready=f"Boogieman#6, {ready}", bag="2 Portal")
    return go(lay(f"Herald/{type}, {CARDS}", "attack", *us, rolls=rolls), "defend boogieman#6")


@pytest.mark.card("Herald/Greater")
def test_greater_herald_with_a_burst_may_go_to_the_active_pool() -> None:
    table = attacked("Herald#5")
    assert (asks(table), options(table)) == ((1, "may"), ["yes", "pass"])
    go(table, "yes")
    assert (lying(table, "active", 1), lying(table, "ready", 1)) == (["Herald"], ["Boogieman#6"])
    assert (lying(table, "bag", 1), glory(table)) == (["Portal"] * 2, [0, 0])


@pytest.mark.card("Herald/Greater")
def test_greater_herald_with_two_bursts_brings_a_die_along() -> None:
    table = go(attacked("Herald#6", rolls=(1,)), "yes")
    assert (sorted(lying(table, "active", 1)), lying(table, "bag", 1)) == (["Herald", "Portal"], ["Portal"])


@pytest.mark.card("Herald/Greater", negative=True)
@pytest.mark.parametrize("face", [5, 6])
def test_greater_herald_may_stay(face: int) -> None:
    table = go(attacked(f"Herald#{face}"), "pass")
    assert (lying(table, "ready", 1), lying(table, "active", 1)) == (["Boogieman#6", f"Herald#{face}"], [])


@pytest.mark.card("Herald/Greater", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Greater", 4), ("Base", 6), ("Lesser", 6), ("Strong", 5)])
def test_heralds_without_a_burst_and_other_heralds_stay(type: str, face: int) -> None:
    assert asks(attacked(f"Herald#{face}", type)) == (0, "tidy")


@pytest.mark.card("Herald/Greater", negative=True)
def test_greater_herald_does_not_go_away_in_the_own_turn() -> None:
    table = attacked("Herald#4", mine="Herald#6")
    assert (asks(table), lying(table, "ready")) == ((0, "tidy"), ["Herald#6"])


@pytest.mark.card("Herald/Greater")
def test_greater_herald_may_go_where_nobody_attacked() -> None:
    us = seat(active="Portal#4", bag="Portal"), seat(ready="Herald#5"), seat(ready="Herald#5")
    table = go(lay(f"Herald/Greater, {CARDS}", "ready", *us), "next")
    assert asks(table) == (1, "may")
    go(table, "pass")
    assert asks(table) == (2, "may")


@pytest.mark.card("Herald/Greater")
def test_spells_attached_to_the_herald_go_to_the_used_pile() -> None:
    table = go(attacked("Herald#5+Death#4@1"), "yes")
    assert (lying(table, "active", 1), lying(table, "used", 1)) == (["Herald"], ["Death"])


@pytest.mark.card("Herald/Greater")
def test_the_herald_waits_for_the_roll_of_its_players_turn() -> None:
    us = seat(ready=GOBLIN), seat(ready="Boogieman#6, Herald#5", bag="2 Portal")
    table = lay(f"Herald/Greater, {CARDS}", "attack", *us, rolls=[1, 1, 1, 3, 1, 1, 1])
    do(table, "defend boogieman#6", "yes", "end-turn", "score boogieman#6", "pass")
    assert lying(table, "active", 1).count(MARK) == 1


# -- anchored: a light creature die from the used pile -----------------------------------------------------------------


def anchored(used: str, phase: str = "ready", type: str = "Greater", light: int = 2, plain: int = 0) -> Table:
    mine = seat(used=used, active="Portal#1", light=light, dark=2, quiddity=plain)
    return lay(f"Herald/{type} 1, {CARDS}", phase, mine, rolls=[4])


@pytest.mark.card("Herald/Greater")
def test_the_spell_takes_a_light_creature_die_and_rolls_it() -> None:
    table = go(anchored("Herald, Quartz Golem, Boogieman, Light, Portal"), "anchor herald")
    assert options(table) == ["pick herald in used 0", "pick quartz-golem in used 0"]
    go(table, "pick quartz-golem in used 0")
    assert (sorted(lying(table, "active")), energy(table)) == (["Portal#1", "Quartz Golem#4"], (0, 2))
    assert sorted(lying(table, "used")) == ["Boogieman", "Herald", "Light", "Portal"]


@pytest.mark.card("Herald/Greater")
@pytest.mark.rule("Q273")
def test_the_die_that_was_rolled_can_be_summoned() -> None:
    table = go(anchored("Quartz Golem", plain=1), "anchor herald", "pick quartz-golem in used 0")
    assert offered(table, "summon") == ["quartz-golem#4"]


@pytest.mark.card("Herald/Greater", negative=True)
@pytest.mark.parametrize("phase", ["attack", "capture"])
def test_the_spell_is_used_in_phase_2_alone(phase: str) -> None:
    assert offered(anchored("Herald", phase), "anchor") == []


@pytest.mark.card("Herald/Greater", negative=True)
@pytest.mark.rule("Q157")
@pytest.mark.parametrize(("used", "light"), [("", 2), ("Boogieman, Light, Portal", 2), ("Herald", 1)])
def test_the_spell_needs_a_light_creature_die_and_two_light(used: str, light: int) -> None:
    assert offered(anchored(used, light=light, plain=2), "anchor") == []


@pytest.mark.card("Herald/Greater", negative=True)
@pytest.mark.parametrize("type", ["Base", "Strong", "Mighty"])
def test_other_heralds_take_nothing_back(type: str) -> None:
    assert offered(anchored("Herald", type=type), "anchor") == []
