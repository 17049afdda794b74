"""Light Charm, Incantation and Spell. Face 4: the spell; 5: with a burst; 6: with two.

Light: Herald 1/2, Golem 2/4 on 4, 3/6 on 5, 4/8 on 6. Dark: Boogieman 3/2 on 4. Neither: Goblin 2/2, Dragon.
"""

import pytest

from tests.quarriors.mat import (
    DRAGON,
    DRAGON_2,
    DRAGON_3,
    GOBLIN,
    against,
    captures,
    energy,
    fall,
    glory,
    go,
    kind,
    lay,
    left,
    locked,
    lying,
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
        "Quartz Golem/Greater",
        "Herald/Strong",
        "Boogieman/Lesser",
        "Scavenging Goblin/Base",
        "Quake Dragon/Mighty",
        "Frost Howler/Base",
    ]
)
HERALD, GOLEM, BOOGIEMAN = "Herald#4", "Quartz Golem#4", "Boogieman#4"
GOLEM_2, GOLEM_3 = "Quartz Golem#5", "Quartz Golem#6"
FACES = pytest.mark.parametrize("face", [4, 5, 6])
NO_CULLS: dict[str, Json] = {"sets": ["base", "light-dark"], "large_dice": False, "culls": False}


# -- Charm: defence, and culls when its creature scores ----------------------------------------------------------------


def scored(face: int, used: str = "2 Portal") -> Table:
    """A Goblin that carries the Charm has just scored; scoring itself gives no cull."""
    mine = seat(ready=f"{GOBLIN}+Light#{face}@0", used=used)
    table = lay(f"Light/Charm, {CARDS}", "score", mine, options=NO_CULLS, rolls=[1] * 20)
    return go(table, f"score scavenging-goblin#3+light#{face}")


@pytest.mark.card("Light/Charm")
@pytest.mark.parametrize(("face", "more"), [(4, 2), (5, 2), (6, 4)])
def test_charm_raises_the_defence_of_an_own_creature(face: int, more: int) -> None:
    table = lay(f"Light/Charm, {CARDS}", "ready", seat(ready=f"Light#{face}, {GOBLIN}"), seat(ready=DRAGON))
    go(table, f"attach light#{face}", "pick scavenging-goblin#3@0")
    assert (stats(table, 0), lying(table, "spent")) == ((2, 2 + more), [])


@pytest.mark.card("Light/Charm")
@pytest.mark.parametrize(("face", "culls"), [(5, 1), (6, 2)])
def test_charm_with_bursts_culls_when_its_creature_scores(face: int, culls: int) -> None:
    table = scored(face)
    assert (kind(table), glory(table)[0]) == ("pick", 2)
    go(table, *["pick portal in used 0"] * culls)
    assert (offered(table, "pick"), left(table, "Portal")) == ([], culls)


@pytest.mark.card("Light/Charm")
@pytest.mark.parametrize("face", [5, 6])
def test_charm_may_be_culled_itself(face: int) -> None:
    assert "light in used 0" in offered(scored(face), "pick")


@pytest.mark.card("Light/Charm", negative=True)
def test_charm_without_burst_culls_nothing() -> None:
    table = scored(4)
    assert (offered(table, "pick"), left(table, "Portal")) == ([], 0)


@pytest.mark.card("Light/Charm", negative=True)
@pytest.mark.parametrize("face", [5, 6])
def test_charm_need_not_cull(face: int) -> None:
    table = go(scored(face), "pass")
    assert (offered(table, "pick"), left(table, "Portal"), left(table, "Light")) == ([], 0, 0)


@pytest.mark.card("Light/Charm", negative=True)
@FACES
def test_charm_is_not_for_creatures_of_others(face: int) -> None:
    us = seat(ready=f"Light#{face}, {GOBLIN}"), seat(ready=DRAGON)
    table = go(lay(f"Light/Charm, {CARDS}", "ready", *us), f"attach light#{face}")
    assert offered(table, "pick") == ["scavenging-goblin#3@0"]


@pytest.mark.card("Light/Charm", negative=True)
@FACES
def test_charm_needs_an_own_creature(face: int) -> None:
    us = seat(ready=f"Light#{face}", active="Herald#1"), seat(ready=DRAGON)
    assert offered(lay(f"Light/Charm, {CARDS}", "ready", *us), "attach") == []


@pytest.mark.card("Light/Charm", negative=True)
@pytest.mark.parametrize("face", [5, 6])
def test_charm_does_nothing_for_another_creature_that_scores(face: int) -> None:
    mine = seat(ready=f"{DRAGON}, {GOBLIN}+Light#{face}@0", used="2 Portal")
    table = lay(f"Light/Charm, {CARDS}", "score", mine, options=NO_CULLS, rolls=[1] * 20)
    assert kind(go(table, "score quake-dragon#4")) == "score"


# -- Incantation: turns own creatures up -------------------------------------------------------------------------------


def incantation(face: int, mine: str, theirs: str = "", *, lock: Json = None, wilds: str = CARDS) -> Table:
    us = seat(ready=f"Light#{face}, {mine}", active="Herald#1", locked=lock), seat(ready=theirs)
    return lay(f"Light/Incantation, {wilds}", "ready", *us)


def cast(table: Table, face: int, *answers: str) -> Table:
    """Casts it; every turn is made, to the first face on offer."""
    go(table, f"cast light#{face}", *answers)
    while kind(table) == "turn-face":
        go(table, options(table)[0])
    return table


@pytest.mark.card("Light/Incantation")
@pytest.mark.parametrize(("creature", "up"), [(HERALD, "Herald#6"), ("Quake Dragon#4", DRAGON_2)])
def test_incantation_turns_an_own_creature_up_then_gives_light_quiddity(creature: str, up: str) -> None:
    table = incantation(4, creature, DRAGON)
    option = offered(go(table, "cast light#4"), "pick")
    assert [each.split("@")[1] for each in option] == ["0"]
    go(table, f"pick {option[0]}")
    while kind(table) == "turn-face":
        go(table, options(table)[0])
    assert (lying(table, "ready"), energy(table), lying(table, "spent")) == ([up], (1, 0), ["Light#4"])


@pytest.mark.card("Light/Incantation")
def test_incantation_with_a_burst_turns_each_own_light_creature_up() -> None:
    table = cast(incantation(5, f"{GOLEM}, {HERALD}, {DRAGON}, {BOOGIEMAN}", GOLEM), 5)
    assert (lying(table, "ready"), lying(table, "ready", 1)) == ([GOLEM_2, "Herald#6", DRAGON, BOOGIEMAN], [GOLEM])
    assert (energy(table), quiddity(table)) == ((0, 0), 0)


@pytest.mark.card("Light/Incantation")
def test_incantation_with_two_bursts_turns_each_own_creature_up() -> None:
    table = cast(incantation(6, f"{GOLEM_2}, {DRAGON_2}, {BOOGIEMAN}", GOLEM), 6)
    assert (lying(table, "ready"), lying(table, "ready", 1)) == ([GOLEM_3, DRAGON_3, "Boogieman#5"], [GOLEM])
    assert energy(table) == (0, 0)


@pytest.mark.card("Light/Incantation", negative=True)
@pytest.mark.rule("Q280")
def test_incantation_chooses_no_creature_at_its_highest_level() -> None:
    table = go(incantation(4, f"{GOLEM_3}, Herald#6, {DRAGON_2}"), "cast light#4")
    assert offered(table, "pick") == ["quake-dragon#5@0"]


@pytest.mark.card("Light/Incantation", negative=True)
@pytest.mark.rule("Q280")
@pytest.mark.parametrize("mine", [GOLEM_3, "Herald#6", GOBLIN])
def test_incantation_is_not_cast_where_no_face_would_change(mine: str) -> None:
    """Every creature face of a Goblin is of level 1."""
    assert offered(incantation(4, mine, GOLEM), "cast") == []


@pytest.mark.card("Light/Incantation", negative=True)
@pytest.mark.rule("Q157")
@pytest.mark.parametrize(("face", "mine"), [(5, GOLEM_3), (6, DRAGON_3)])
def test_incantation_with_bursts_leaves_creatures_at_their_highest_level(face: int, mine: str) -> None:
    table = cast(incantation(face, mine), face)
    assert (lying(table, "ready"), lying(table, "spent")) == ([mine], [f"Light#{face}"])


@pytest.mark.card("Light/Incantation", negative=True)
def test_incantation_with_a_burst_needs_an_own_light_creature() -> None:
    assert offered(incantation(5, f"{BOOGIEMAN}, {DRAGON}", GOLEM), "cast") == []


@pytest.mark.card("Light/Incantation", negative=True)
@FACES
def test_incantation_is_not_cast_while_creatures_score(face: int) -> None:
    table = lay(f"Light/Incantation, {CARDS}", "score", seat(ready=f"Light#{face}, {GOLEM}"), rolls=[1] * 8)
    assert options(table) == ["score quartz-golem#4"]


@pytest.mark.rule("Q238", "Q96")
def test_a_locked_howler_turned_up_is_an_ordinary_creature_that_was_not_summoned() -> None:
    """It keeps a Death Charm, which gives 3 attack and 3 defence."""
    table = incantation(4, "", DRAGON, lock="Frost Howler#3+Death#5@0", wilds=f"{CARDS}, Death/Charm")
    cast(table, 4, "pick frost-howler#3+death#5 locked@0")
    assert (lying(table, "ready"), locked(table)) == (["Frost Howler#4+Death#5@0"], None)
    assert (stats(table, 0), against(table), energy(table)) == ((3 + 3, 4 + 3), [None, 6], (1, 0))


# -- Spell: light quiddity, a die, a capture ---------------------------------------------------------------------------


def spell(face: int, bag: str = "2 Portal", rolls: tuple[int, ...] = (1, 4)) -> Table:
    mine = seat(active=f"Light#{face}, Herald#1", bag=bag, quiddity=5)
    wilds = f"Light/Spell, {CARDS}, Scavenging Goblin/Base 3"
    return go(lay(wilds, "ready", mine, rolls=[*rolls] * 6), f"ready light#{face}")


@pytest.mark.card("Light/Spell")
@FACES
def test_spell_is_spent_for_two_light_quiddity(face: int) -> None:
    table = spell(face)
    assert (energy(table), quiddity(table), lying(table, "spent")) == ((2, 0), 5, [f"Light#{face}"])


@pytest.mark.card("Light/Spell")
@pytest.mark.parametrize("face", [5, 6])
def test_spell_with_bursts_draws_and_rolls_a_die(face: int) -> None:
    table = spell(face)
    assert (sorted(lying(table, "active")), lying(table, "bag")) == (["Herald#1", "Portal#4"], ["Portal"])


@pytest.mark.card("Light/Spell")
def test_spell_with_two_bursts_gives_one_more_capture() -> None:
    assert captures(spell(6)) == 2


@pytest.mark.card("Light/Spell", negative=True)
def test_spell_without_burst_draws_nothing() -> None:
    table = spell(4)
    assert (lying(table, "active"), lying(table, "bag")) == (["Herald#1"], ["Portal", "Portal"])


@pytest.mark.card("Light/Spell", negative=True)
@pytest.mark.parametrize("face", [4, 5])
def test_spell_without_two_bursts_gives_no_capture(face: int) -> None:
    assert captures(spell(face)) == 1


@pytest.mark.card("Light/Spell", negative=True)
@FACES
def test_spell_gives_its_quiddity_where_there_is_nothing_to_draw(face: int) -> None:
    table = spell(face, bag="")
    assert (energy(table), lying(table, "active")) == ((2, 0), ["Herald#1"])


@pytest.mark.card("Light/Spell", negative=True)
def test_spell_that_is_not_readied_gives_nothing() -> None:
    mine = seat(active="Light#6, Herald#1", quiddity=5)
    table = lay(f"Light/Spell, {CARDS}, Scavenging Goblin/Base 3", "ready", mine)
    fall(table, "next")
    assert (energy(table), captures(table)) == ((0, 0), 1)
