"""Dark Cantrip, Charm, Incantation and Spell. Face 4: the spell; 5: with a burst; 6: with two.

Light: Herald 1/2 and Golem. Dark: Boogieman 3/2 on 4, 4/4 on 5 with 1 more attack, Queelzebub. Neither: Goblin, Dragon.
"""

import pytest

from tests.quarriors.mat import (
    DRAGON_2,
    DRAGON_3,
    GOBLIN,
    asks,
    energy,
    glory,
    go,
    kind,
    lay,
    left,
    lying,
    number,
    offered,
    options,
    quiddity,
    seat,
    stats,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

CARDS = ", ".join(
    [
        "Archangel/Lesser",
        "Quartz Golem/Strong",
        "Herald/Strong",
        "Boogieman/Lesser",
        "Queelzebub/Base",
        "Scavenging Goblin/Base",
        "Quake Dragon/Mighty",
        "Frost Howler/Strong",
    ]
)
HERALD, HERALD_2, GOLEM_2, GOLEM_3 = "Herald#4", "Herald#6", "Quartz Golem#5", "Quartz Golem#6"
BOOGIEMAN, BOOGIEMAN_2, QUEELZEBUB_3 = "Boogieman#4", "Boogieman#5", "Queelzebub#6"
FACES = pytest.mark.parametrize("face", [4, 5, 6])


def turned(table: Table) -> Table:
    """Every turn that follows is made, to the first face on offer."""
    while kind(table) == "turn-face":
        go(table, options(table)[0])
    return table


# -- Cantrip: dark quiddity, and a cull --------------------------------------------------------------------------------


def cantrip(face: int, used: str = "Portal, Assistant") -> Table:
    mine = seat(active=f"Dark#{face}, Herald#1", used=used)
    return go(lay(f"Dark/Cantrip, {CARDS}", "ready", mine), f"ready dark#{face}")


@pytest.mark.card("Dark/Cantrip")
@pytest.mark.parametrize(("face", "dark"), [(4, 2), (5, 2), (6, 3)])
def test_cantrip_is_spent_for_dark_quiddity(face: int, dark: int) -> None:
    table = cantrip(face)
    assert (energy(table), quiddity(table), lying(table, "spent")) == ((0, dark), 0, [f"Dark#{face}"])


@pytest.mark.card("Dark/Cantrip")
@pytest.mark.parametrize("face", [5, 6])
def test_cantrip_with_bursts_culls_a_die_of_the_used_pile(face: int) -> None:
    table = go(cantrip(face), "pick assistant in used 0")
    assert (offered(table, "pick"), lying(table, "used"), left(table, "Assistant")) == ([], ["Portal"], 1)


@pytest.mark.card("Dark/Cantrip", negative=True)
def test_cantrip_without_burst_culls_nothing() -> None:
    assert offered(cantrip(4), "pick") == []


@pytest.mark.card("Dark/Cantrip", negative=True)
@pytest.mark.parametrize(("face", "dark"), [(5, 2), (6, 3)])
def test_cantrip_need_not_cull(face: int, dark: int) -> None:
    table = go(cantrip(face), "pass")
    assert (lying(table, "used"), energy(table)) == (["Assistant", "Portal"], (0, dark))


@pytest.mark.card("Dark/Cantrip", negative=True)
def test_cantrip_gives_its_quiddity_where_nothing_can_be_culled() -> None:
    table = cantrip(6, used="")
    assert (offered(table, "pick"), energy(table)) == ([], (0, 3))


@pytest.mark.rule("Q59")
def test_cantrip_gives_nothing_outside_phase_2() -> None:
    table = lay(f"Dark/Cantrip, {CARDS}, Scavenging Goblin/Base 1", "capture", seat(active="Dark#4", quiddity=9))
    assert options(table) == ["capture scavenging-goblin", "next"]


# -- Charm: attached to the creature of an opponent --------------------------------------------------------------------


def charmed(creature: str, face: int, charms: int = 1) -> str:
    return creature + f"+Dark#{face}@0" * charms


def numbers(creature: str, face: int, charms: int = 1) -> tuple[int, int]:
    them = seat(ready=charmed(creature, face, charms))
    return stats(lay(f"Dark/Charm, {CARDS}", "capture", seat(ready=GOBLIN), them), 1)


def scored(creature: str, face: int, charms: int = 1) -> Table:
    """Seat 0 scores with a creature that carries charms of seat 1."""
    spells = f"+Dark#{face}@1" * charms
    table = lay(f"Dark/Charm, {CARDS}", "score", seat(ready=creature + spells), rolls=[1] * 12)
    return go(table, f"score {offered(table, 'score')[0]}")


@pytest.mark.card("Dark/Charm")
@pytest.mark.parametrize(("face", "result"), [(4, (4 - 2, 4)), (5, (4 - 3, 4 - 1)), (6, (4 - 3, 4 - 1))])
def test_charm_lowers_attack_and_with_bursts_defence(face: int, result: tuple[int, int]) -> None:
    table = lay(f"Dark/Charm, {CARDS}", "ready", seat(ready=f"Dark#{face}"), seat(ready="Quake Dragon#4"))
    go(table, f"attach dark#{face}", "pick quake-dragon#4@1")
    assert (stats(table, 1), lying(table, "ready"), lying(table, "spent")) == (result, [], [])


@pytest.mark.card("Dark/Charm")
def test_charm_with_two_bursts_takes_a_glory_of_the_score() -> None:
    assert glory(scored(GOBLIN, 6)) == [2 - 1, 0]


@pytest.mark.card("Dark/Charm")
@FACES
def test_charm_goes_to_the_used_pile_of_its_owner(face: int) -> None:
    table = scored(GOBLIN, face)
    assert (lying(table, "used"), lying(table, "used", 1)) == (["Scavenging Goblin"], ["Dark"])


@pytest.mark.card("Dark/Charm", negative=True)
@pytest.mark.parametrize("face", [4, 5])
def test_charm_takes_no_glory_without_two_bursts(face: int) -> None:
    assert glory(scored(GOBLIN, face)) == [2, 0]


@pytest.mark.card("Dark/Charm", negative=True)
@FACES
def test_charm_is_not_for_an_own_creature(face: int) -> None:
    table = lay(f"Dark/Charm, {CARDS}", "ready", seat(ready=f"Dark#{face}, {GOBLIN}"), seat(ready=HERALD))
    assert offered(go(table, f"attach dark#{face}"), "pick") == ["herald#4@1"]


@pytest.mark.card("Dark/Charm", negative=True)
@FACES
def test_charm_needs_a_creature_of_an_opponent(face: int) -> None:
    table = lay(f"Dark/Charm, {CARDS}", "ready", seat(ready=f"Dark#{face}, {GOBLIN}", active="Herald#1"))
    assert offered(table, "attach") == []


@pytest.mark.card("Dark/Charm", negative=True)
@pytest.mark.rule("Q47")
@pytest.mark.parametrize(("creature", "charms", "result"), [(HERALD, 1, (0, 1)), (GOBLIN, 3, (0, 1))])
def test_charm_leaves_no_attack_below_0_and_no_defence_below_1(
    creature: str, charms: int, result: tuple[int, int]
) -> None:
    assert numbers(creature, 5, charms) == result


@pytest.mark.card("Dark/Charm", negative=True)
def test_charm_leaves_no_score_below_0() -> None:
    assert glory(scored(GOBLIN, 6, charms=3)) == [0, 0]


# -- Incantation: destroys a light creature ----------------------------------------------------------------------------


def incantation(face: int, mine: str, theirs: str, locked: Json = None) -> Table:
    """Seat 0 is about to cast it, or to take quiddity."""
    us = seat(ready=f"Dark#{face}, {mine}", active="Herald#1"), seat(ready=theirs, locked=locked)
    return lay(f"Dark/Incantation, {CARDS}", "ready", *us)


def targets(face: int, mine: str, theirs: str, locked: Json = None) -> list[str]:
    return sorted(offered(go(incantation(face, mine, theirs, locked), f"cast dark#{face}"), "pick"))


@pytest.mark.card("Dark/Incantation")
@FACES
def test_incantation_destroys_a_light_creature_then_gives_dark_quiddity(face: int) -> None:
    table = go(incantation(face, "", HERALD), f"cast dark#{face}", "pick herald#4@1")
    assert (lying(table, "ready", 1), lying(table, "used", 1)) == ([], ["Herald"])
    assert (energy(table), lying(table, "spent")) == ((0, 1), [f"Dark#{face}"])


@pytest.mark.card("Dark/Incantation")
@pytest.mark.parametrize(
    ("face", "reached"),
    [
        (4, ["herald#4@0", "herald#4@1"]),
        (5, ["herald#4@0", "herald#4@1", "quartz-golem#5@1"]),
        (6, ["boogieman#5@0", "herald#4@0", "herald#4@1", "quartz-golem#5@1", "quartz-golem#6@1"]),
    ],
)
def test_incantation_reaches_any_ready_area_by_level(face: int, reached: list[str]) -> None:
    mine, theirs = f"{HERALD}, {BOOGIEMAN_2}", f"{HERALD}, {GOLEM_2}, {GOLEM_3}, {DRAGON_3}, {QUEELZEBUB_3}"
    assert targets(face, mine, theirs) == reached


@pytest.mark.card("Dark/Incantation", negative=True)
@pytest.mark.rule("Q130")
@pytest.mark.parametrize("face", [4, 5])
def test_incantation_finds_no_light_creature_among_dark_ones_and_those_without_energy(face: int) -> None:
    assert offered(incantation(face, BOOGIEMAN, GOBLIN), "cast") == []


@pytest.mark.card("Dark/Incantation", negative=True)
@pytest.mark.parametrize(
    ("face", "creature"), [(4, HERALD_2), (5, GOLEM_3), (6, DRAGON_3), (6, QUEELZEBUB_3), (6, "Archangel#5")]
)
def test_incantation_does_not_reach_higher_levels_nor_the_immune(face: int, creature: str) -> None:
    assert offered(incantation(face, "", creature), "cast") == []


@pytest.mark.card("Dark/Incantation", negative=True)
@pytest.mark.parametrize(("face", "reached"), [(5, []), (6, ["frost-howler#3 locked@1"])])
def test_a_locked_creature_has_level_0_and_no_energy(face: int, reached: list[str]) -> None:
    table = incantation(face, "", "", locked="Frost Howler#3")
    assert offered(table, "cast") == [f"dark#{face}"] * len(reached)
    if reached:
        assert offered(go(table, f"cast dark#{face}"), "pick") == reached


def test_the_quiddity_comes_wherever_the_destroyed_creature_goes() -> None:
    """A Base Herald that is destroyed may go to the active pool."""
    us = seat(ready="Dark#4"), seat(ready=HERALD)
    table = go(lay("Dark/Incantation, Herald/Base", "ready", *us), "cast dark#4", "pick herald#4@1", "goes active")
    assert (lying(table, "active", 1), energy(table)) == (["Herald"], (0, 1))


# -- Spell: turns creatures of opponents down --------------------------------------------------------------------------


def spell(face: int, *theirs: str) -> Table:
    us = seat(ready=f"Dark#{face}, {GOLEM_3}", active="Herald#1"), *(seat(ready=each) for each in theirs)
    return lay(f"Dark/Spell, {CARDS}", "ready", *us)


def faces(table: Table) -> list[list[str]]:
    return [lying(table, "ready", who) for who in range(len(table.position()["seats"]))]


@pytest.mark.card("Dark/Spell")
def test_spell_turns_a_creature_of_each_opponent_down() -> None:
    table = go(spell(4, f"{GOLEM_3}, {DRAGON_2}", BOOGIEMAN_2), "cast dark#4")
    assert (asks(table), offered(table, "pick")) == ((0, "pick"), ["quartz-golem#6@1", "quake-dragon#5@1"])
    turned(go(table, "pick quake-dragon#5@1", "pick boogieman#5@2"))
    assert faces(table) == [[GOLEM_3], [GOLEM_3, "Quake Dragon#4"], [BOOGIEMAN]]
    assert lying(table, "spent") == ["Dark#4"]


@pytest.mark.card("Dark/Spell")
def test_spell_with_a_burst_turns_each_light_creature_of_opponents_down() -> None:
    table = turned(go(spell(5, f"{GOLEM_3}, {DRAGON_2}, {HERALD_2}", f"{BOOGIEMAN_2}, {GOLEM_2}"), "cast dark#5"))
    assert faces(table) == [[GOLEM_3], [GOLEM_2, DRAGON_2, "Herald#5"], [BOOGIEMAN_2, "Quartz Golem#4"]]


@pytest.mark.card("Dark/Spell")
def test_spell_with_two_bursts_turns_each_creature_of_opponents_down() -> None:
    table = turned(go(spell(6, f"{GOLEM_3}, {DRAGON_2}", f"{BOOGIEMAN_2}, {QUEELZEBUB_3}"), "cast dark#6"))
    assert faces(table) == [[GOLEM_3], [GOLEM_2, "Quake Dragon#4"], [BOOGIEMAN, "Queelzebub#5"]]


@pytest.mark.card("Dark/Spell", negative=True)
@pytest.mark.rule("Q280")
def test_spell_does_not_choose_a_creature_at_its_lowest_level() -> None:
    table = go(spell(4, f"{HERALD}, Herald#5, {DRAGON_2}", BOOGIEMAN), "cast dark#4")
    assert offered(table, "pick") == ["quake-dragon#5@1"]
    assert faces(turned(go(table, "pick quake-dragon#5@1")))[1:] == [
        [HERALD, "Herald#5", "Quake Dragon#4"],
        [BOOGIEMAN],
    ]


@pytest.mark.card("Dark/Spell", negative=True)
@pytest.mark.rule("Q280")
def test_spell_is_not_cast_where_no_face_would_change() -> None:
    assert offered(spell(4, HERALD, BOOGIEMAN), "cast") == []


@pytest.mark.card("Dark/Spell", negative=True)
@pytest.mark.rule("Q157", "Q280")
@pytest.mark.parametrize("face", [5, 6])
def test_spell_with_bursts_leaves_creatures_at_their_lowest_level(face: int) -> None:
    table = turned(go(spell(face, f"{HERALD}, Herald#5"), f"cast dark#{face}"))
    assert (faces(table)[1], lying(table, "spent")) == ([HERALD, "Herald#5"], [f"Dark#{face}"])


@pytest.mark.card("Dark/Spell", negative=True)
@FACES
def test_spell_does_not_reach_the_immune_nor_own_creatures(face: int) -> None:
    """The own Golem could be turned down, the Archangel of the opponent is immune."""
    assert offered(spell(face, "Archangel#5"), "cast") == []


@pytest.mark.rule("Q283")
def test_numbers_follow_the_new_face_at_once() -> None:
    table = turned(go(spell(6, QUEELZEBUB_3), "cast dark#6"))
    assert (stats(table, 1), number(table, 1)) == ((7, 5), 0)
