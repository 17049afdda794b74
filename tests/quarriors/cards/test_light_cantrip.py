"""Light Cantrip, a reaction. Face 4: the destroyed creature goes to the active pool; 5: there or, if it is light, back
to the ready area; 6: back to the ready area.

Light: Herald 1/2, Golem 2/4 on 4. Neither: Goblin 2/2, Dragon 8/9 on 6.
"""

import pytest

from tests.quarriors.mat import DRAGON, DRAGON_3, GOBLIN, area, asks, do, go, lay, lying, offered, options, seat, totals
from tumblehall.kernel.table import Table

CARDS = "Light/Cantrip, Quartz Golem/Greater, Herald/Strong, Scavenging Goblin/Base, Quake Dragon/Mighty"
HERALD, GOLEM = "Herald#4", "Quartz Golem#4"
FACES = pytest.mark.parametrize("face", [4, 5, 6])


def destroyed(face: int, mine: str, victim: str, attacker: str = DRAGON_3, wilds: str = CARDS) -> Table:
    """A creature of seat 1, which has the Cantrip ready, was named against an attack of seat 0."""
    table = lay(wilds, "attack", seat(ready=attacker), seat(ready=f"Light#{face}, {mine}"))
    return do(table, f"defend {victim}")


@pytest.mark.card("Light/Cantrip")
@pytest.mark.parametrize(
    ("face", "mine", "victim", "ways"),
    [
        (4, GOBLIN, "scavenging-goblin#3", ["goes active by light#4"]),
        (4, HERALD, "herald#4", ["goes active by light#4"]),
        (5, GOBLIN, "scavenging-goblin#3", ["goes active by light#5"]),
        (5, HERALD, "herald#4", ["goes active by light#5", "goes ready by light#5"]),
        (6, GOBLIN, "scavenging-goblin#3", ["goes ready by light#6"]),
        (6, HERALD, "herald#4", ["goes ready by light#6"]),
    ],
)
def test_what_it_offers_for_a_destroyed_creature(face: int, mine: str, victim: str, ways: list[str]) -> None:
    table = destroyed(face, mine, victim)
    assert (asks(table), options(table)) == ((1, "fate"), ["goes used", *ways])


@pytest.mark.card("Light/Cantrip")
@pytest.mark.rule("Q17")
@pytest.mark.parametrize("face", [4, 5])
def test_a_creature_saved_to_the_active_pool_waits_there(face: int) -> None:
    table = go(destroyed(face, GOBLIN, "scavenging-goblin#3"), f"goes active by light#{face}")
    assert (lying(table, "active", 1), lying(table, "used", 1)) == (["Scavenging Goblin"], [])
    assert (lying(table, "ready", 1), lying(table, "spent", 1)) == ([], [f"Light#{face}"])


@pytest.mark.card("Light/Cantrip")
@pytest.mark.parametrize("face", [5, 6])
def test_a_creature_saved_to_the_ready_area_keeps_its_face(face: int) -> None:
    table = go(destroyed(face, HERALD, "herald#4"), f"goes ready by light#{face}")
    assert (lying(table, "ready", 1), lying(table, "spent", 1)) == ([HERALD], [f"Light#{face}"])


@pytest.mark.card("Light/Cantrip")
def test_a_creature_that_returned_is_not_damaged_again() -> None:
    """8 against 2: the rest needs another defender, and the Herald is none any more."""
    table = go(destroyed(6, f"{HERALD}, {GOBLIN}", "herald#4"), "goes ready by light#6")
    assert (totals(table), options(table)) == ({1: 8 - 2}, ["defend scavenging-goblin#3"])


@pytest.mark.card("Light/Cantrip", negative=True)
@FACES
def test_it_need_not_be_cast(face: int) -> None:
    table = go(destroyed(face, HERALD, "herald#4"), "goes used")
    assert (lying(table, "used", 1), lying(table, "ready", 1)) == (["Herald"], [f"Light#{face}"])


@pytest.mark.card("Light/Cantrip", negative=True)
@FACES
def test_it_is_not_for_a_creature_that_holds(face: int) -> None:
    """A Goblin's 2 against the Golem's defence of 4."""
    table = destroyed(face, GOLEM, "quartz-golem#4", attacker=GOBLIN)
    assert (asks(table)[0], lying(table, "ready", 1)) == (0, [f"Light#{face}", GOLEM])


@pytest.mark.card("Light/Cantrip", negative=True)
@FACES
def test_it_is_not_for_creatures_of_others(face: int) -> None:
    us = area(DRAGON_3), area(GOBLIN), area(f"Light#{face}", GOBLIN)
    table = do(lay(CARDS, "attack", *us), "defend scavenging-goblin#3")
    assert (asks(table), options(table)) == ((1, "fate"), ["goes used"])


@pytest.mark.card("Light/Cantrip", negative=True)
@FACES
def test_it_saves_one_creature(face: int) -> None:
    way = f"goes {'active' if face == 4 else 'ready'} by light#{face}"
    table = do(destroyed(face, f"{HERALD}, {GOBLIN}", "herald#4"), way, "defend scavenging-goblin#3")
    assert (asks(table), options(table)) == ((1, "fate"), ["goes used"])


@pytest.mark.card("Light/Cantrip", negative=True)
@FACES
def test_it_is_no_spell_for_the_own_turn(face: int) -> None:
    """An anchored spell of seat 0 destroys its own Herald."""
    mine = seat(ready=f"Light#{face}, {HERALD}", dark=3)
    table = do(lay(f"{CARDS}, Queelzebub/Greater", "ready", mine), "anchor queelzebub")
    assert offered(table, "pick") == ["herald#4@0"]
    do(table, "pick herald#4@0")
    assert options(table) == ["goes used"]


@pytest.mark.card("Light/Cantrip", negative=True)
@FACES
def test_it_waits_in_the_ready_area_until_then(face: int) -> None:
    mine = seat(ready=f"Light#{face}, {HERALD}", active=HERALD, quiddity=1)
    assert options(lay(CARDS, "ready", mine, seat(ready=DRAGON))) == ["summon herald#4", "next"]


def test_two_cantrips_are_two_ways_out() -> None:
    table = destroyed(4, f"Light#6, {GOBLIN}", "scavenging-goblin#3")
    assert options(table) == ["goes used", "goes active by light#4", "goes ready by light#6"]


@pytest.mark.rule("Q306")
def test_no_reaction_spells_while_a_strong_cyclops_of_the_attacker_is_locked() -> None:
    us = seat(ready=DRAGON_3, locked="Pink Eye Cyclops#3"), seat(ready=f"Light#4, {GOBLIN}")
    table = do(lay(f"{CARDS}, Pink Eye Cyclops/Strong", "attack", *us), "defend scavenging-goblin#3")
    assert options(table) == ["goes used"]
