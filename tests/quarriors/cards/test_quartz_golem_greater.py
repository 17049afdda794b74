"""Quartz Golem, Greater. Face 4: level 1, 2/4; 5: level 2, 3/6 with a burst; 6: level 3, 4/8 with two."""

import pytest

from tests.quarriors.mat import against, asks, creature, energy, go, lay, lying, offered, options, seat, stats
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

GOLEM = "Quartz Golem"
CARDS = "Herald/Strong, Black Cat/Greater, Scavenging Goblin/Base"
HERALD, BOOGIEMAN, CAT, GOBLIN = "Herald#4", "Boogieman#4", "Black Cat#4", "Scavenging Goblin#3"
OTHERS = ["Base", "Lesser", "Strong", "Mighty"]


# -- bursts: not affected ----------------------------------------------------------------------------------------------


def cast_on(ready: str, type: str = "Greater") -> Table:
    """Seat 0 uses the anchored spell of a Greater Black Cat: 2 less attack and defence."""
    us = seat(dark=2, active="Portal#1"), seat(ready=f"{ready}, {HERALD}")
    return go(lay(f"{GOLEM}/{type}, {CARDS}", "ready", *us), "anchor black-cat")


@pytest.mark.card("Quartz Golem/Greater")
@pytest.mark.rule("Q205", "Q40")
@pytest.mark.parametrize("face", [5, 6])
def test_greater_golem_with_bursts_is_not_affected_by_anchored_spells(face: int) -> None:
    assert options(cast_on(f"{GOLEM}#{face}")) == ["pick herald#4@1"]


@pytest.mark.card("Quartz Golem/Greater", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Greater", 4), *((type, 6) for type in OTHERS)])
def test_golem_without_a_burst_and_other_golems_are_affected(type: str, face: int) -> None:
    assert options(cast_on(f"{GOLEM}#{face}", type)) == [f"pick quartz-golem#{face}@1", "pick herald#4@1"]


@pytest.mark.rule("Q205")
@pytest.mark.card("Quartz Golem/Greater")
@pytest.mark.parametrize(("face", "defence", "falls"), [(4, 3, True), (5, 6, True), (6, 8, False)])
def test_enchantments_of_opponents_do_not_reach_a_golem_with_bursts(face: int, defence: int, falls: bool) -> None:
    """A Dark Enchantment with two bursts: 2 more attack, and light defenders have 1 less defence. With two bursts the
    Golem takes 2 off the attack of 7."""
    us = seat(ready="Dark#6, Queelzebub#4"), seat(ready=f"{GOLEM}#{face}, 2 {HERALD}")
    table = lay(f"{GOLEM}/Greater, {CARDS}, Queelzebub/Greater, Dark/Enchantment", "attack", *us)
    total = 5 + 2 - (2 if face == 6 else 0)
    assert against(table) == [None, total]
    go(table, f"defend quartz-golem#{face}")
    assert (GOLEM in lying(table, "used", 1), against(table)[1] if asks(table)[1] == "name" else 0) == (
        falls,
        max(0, total - defence),
    )


@pytest.mark.rule("Q205")
@pytest.mark.card("Quartz Golem/Greater", negative=True)
def test_abilities_of_creatures_reach_a_golem_with_one_burst() -> None:
    """A Base Boogieman with a burst turns a creature of an opponent down."""
    us = seat(active="Boogieman#5", quiddity=2), seat(ready=f"{GOLEM}#5, {GOLEM}#6, {HERALD}")
    table = go(lay(f"{GOLEM}/Greater, {CARDS}, Boogieman/Base", "ready", *us), "summon boogieman#5", "yes")
    assert options(table) == ["pick quartz-golem#5@1"]


@pytest.mark.rule("Q205")
@pytest.mark.card("Quartz Golem/Greater")
def test_own_spells_reach_a_golem_with_bursts() -> None:
    mine = seat(ready=f"{GOLEM}#5", light=2, active="Portal#1"), seat(ready="Boogieman#6")
    table = lay(f"{GOLEM}/Greater, {CARDS}, Boogieman/Lesser", "ready", *mine)
    go(table, "anchor quartz-golem", "pick boogieman#6@1", "turn 5")
    assert options(table) == ["pick quartz-golem#5@0", "pass"]


@pytest.mark.rule("Q205")
@pytest.mark.parametrize(("face", "picked"), [(4, ["quartz-golem#4@1", "herald#4@1"]), (5, ["herald#4@1"])])
def test_spells_of_opponents_do_not_choose_a_golem_with_a_burst(face: int, picked: list[str]) -> None:
    us = seat(ready="Death#6"), seat(ready=f"{GOLEM}#{face}, {HERALD}")
    table = go(lay(f"{GOLEM}/Greater, {CARDS}, Death/Incantation", "ready", *us), "cast death#6")
    assert offered(table, "pick") == picked


@pytest.mark.rule("Q205", "Q41")
@pytest.mark.parametrize(("face", "numbers"), [(4, (0, 4 - 1)), (5, (3, 6)), (6, (4, 8))])
def test_a_charm_of_an_opponent_does_nothing_to_a_golem_with_bursts(face: int, numbers: tuple[int, int]) -> None:
    """A Dark Charm with a burst: 3 less attack, 1 less defence."""
    table = lay(f"{GOLEM}/Greater, {CARDS}, Dark/Charm", "tidy", seat(), seat(ready=f"{GOLEM}#{face}+Dark#5@0"))
    assert stats(table, 1) == numbers


@pytest.mark.rule("Q205", "Q41")
def test_an_opponent_attaches_nothing_to_a_golem_with_bursts() -> None:
    us = seat(ready="Dark#4"), seat(ready=f"{GOLEM}#4, {GOLEM}#5, {GOLEM}#6")
    table = go(lay(f"{GOLEM}/Greater, {CARDS}, Dark/Charm", "ready", *us), "attach dark#4")
    assert offered(table, "pick") == ["quartz-golem#4@1"]


@pytest.mark.rule("Q205")
def test_a_spell_on_every_creature_leaves_a_golem_with_bursts_out() -> None:
    """A Dark Spell with two bursts turns every creature of opponents down."""
    us = seat(ready="Dark#6"), seat(ready=f"{GOLEM}#5, {GOLEM}#6, Herald#6")
    table = go(lay(f"{GOLEM}/Greater, {CARDS}, Dark/Spell", "ready", *us), "cast dark#6", "turn 5")
    assert lying(table, "ready", 1) == [f"{GOLEM}#5", f"{GOLEM}#6", "Herald#5"]


@pytest.mark.rule("Q200")
@pytest.mark.parametrize(("face", "numbers"), [(4, (0, 2)), (5, (3, 6)), (6, (4, 8))])
def test_a_mark_of_an_anchored_spell_rests_while_the_golem_is_immune_to_it(face: int, numbers: tuple[int, int]) -> None:
    """2 less of both, laid by seat 0 before the Golem was turned."""
    table = go(cast_on(f"{GOLEM}#4"), "pick quartz-golem#4@1")
    position = table.position()
    marked: Json = position["seats"][1]["ready"][0] | {"die": f"{GOLEM}#{face}"}
    us = seat(), seat(ready=[marked])
    assert stats(lay(f"{GOLEM}/Greater, {CARDS}", "tidy", *us), 1) == numbers


# -- two bursts: dark attackers ----------------------------------------------------------------------------------------


def attacked(mine: str, *theirs: str, type: str = "Greater", more: str = "") -> Table:
    wilds = f"{GOLEM}/{type}, {CARDS}, Boogieman/Mighty, Queelzebub/Lesser{more}"
    return lay(wilds, "attack", seat(ready=mine), *(seat(ready=each) for each in theirs))


@pytest.mark.card("Quartz Golem/Greater")
def test_greater_golem_with_two_bursts_takes_two_off_each_dark_attacker() -> None:
    """A Boogieman adds 1 of 3, a Queelzebub 3 of 5, a Goblin all of its 2; another player faces them whole."""
    table = attacked(f"{BOOGIEMAN}, Queelzebub#4, {GOBLIN}", f"{GOLEM}#6", HERALD)
    assert against(table) == [None, 1 + 3 + 2, 3 + 5 + 2]


@pytest.mark.card("Quartz Golem/Greater", negative=True)
def test_a_dark_attacker_adds_at_least_nothing() -> None:
    assert against(attacked(f"{CAT}, {GOBLIN}", f"{GOLEM}#6")) == [None, 0 + 2]


@pytest.mark.card("Quartz Golem/Greater", negative=True)
@pytest.mark.parametrize(
    ("type", "face"), [("Greater", 4), ("Greater", 5), ("Lesser", 6), ("Strong", 6), ("Mighty", 6)]
)
def test_golems_without_two_bursts_and_other_golems_face_dark_attackers_whole(type: str, face: int) -> None:
    assert against(attacked(f"{BOOGIEMAN}, Queelzebub#4", f"{GOLEM}#{face}", type=type)) == [None, 3 + 5]


@pytest.mark.rule("Q42")
def test_an_immune_dark_attacker_keeps_its_share() -> None:
    """The Strong Seraph makes the others of its area immune."""
    table = attacked(f"{BOOGIEMAN}, Heavenly Seraph#4", f"{GOLEM}#6", more=", Heavenly Seraph/Strong")
    assert against(table) == [None, 3 + 4]


@pytest.mark.card("Quartz Golem/Greater")
@pytest.mark.rule("Q40")
def test_greater_golem_with_two_bursts_is_immune_but_not_to_damage() -> None:
    table = go(attacked("2 Queelzebub#6", f"{GOLEM}#6, {HERALD}"), "defend quartz-golem#6")
    assert (lying(table, "used", 1), creature(table, 1)["die"]) == ([GOLEM], "herald#4")


# -- anchored: one down, and then one up -------------------------------------------------------------------------------


def anchored(mine: str, *theirs: str, light: int = 2) -> Table:
    us = seat(ready=mine, light=light, dark=1, quiddity=2, active="Portal#1"), *(seat(ready=each) for each in theirs)
    return lay(f"{GOLEM}/Greater 1, {CARDS}, Queelzebub/Base", "ready", *us)


@pytest.mark.card("Quartz Golem/Greater")
def test_the_spell_turns_a_dark_creature_down_and_then_an_own_light_one_up() -> None:
    table = go(
        anchored(f"{HERALD}, {GOLEM}#4, Black Cat#6", "Queelzebub#6, Herald#6", "Queelzebub#5"), "anchor quartz-golem"
    )
    assert options(table) == ["pick black-cat#6@0", "pick queelzebub#6@1", "pick queelzebub#5@2"]
    go(table, "pick queelzebub#6@1", "turn 5")
    assert (options(table), energy(table)) == (["pick herald#4@0", "pick quartz-golem#4@0", "pass"], (0, 1))
    go(table, "pick herald#4@0", "turn 6")
    assert lying(table, "ready") == ["Herald#6", f"{GOLEM}#4", "Black Cat#6"]
    assert lying(table, "ready", 1) == ["Queelzebub#5", "Herald#6"]


@pytest.mark.card("Quartz Golem/Greater", negative=True)
def test_the_second_turn_of_the_spell_may_be_refused() -> None:
    table = go(anchored(HERALD, "Queelzebub#6"), "anchor quartz-golem", "pick queelzebub#6@1", "turn 5", "pass")
    assert [lying(table, "ready", who) for who in (0, 1)] == [[HERALD], ["Queelzebub#5"]]


@pytest.mark.rule("Q272", "Q280", "Q157")
@pytest.mark.card("Quartz Golem/Greater", negative=True)
@pytest.mark.parametrize(
    ("theirs", "light"), [("", 2), (f"Herald#6, {GOBLIN}", 2), ("Queelzebub#4, Black Cat#5", 2), ("Queelzebub#6", 1)]
)
def test_the_spell_needs_a_dark_creature_that_can_be_turned_down_and_two_light(theirs: str, light: int) -> None:
    """Herald can go up in each case."""
    assert "quartz-golem" not in offered(anchored(HERALD, theirs, light=light), "anchor")


@pytest.mark.card("Quartz Golem/Greater")
def test_the_spell_is_used_without_a_light_creature() -> None:
    table = go(anchored("", "Queelzebub#6"), "anchor quartz-golem", "pick queelzebub#6@1", "turn 5")
    assert (lying(table, "ready", 1), asks(table)[1] != "pick") == (["Queelzebub#5"], True)
