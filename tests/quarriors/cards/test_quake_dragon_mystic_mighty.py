"""Mighty Quake Dragon Mystic. Face 3: lock; 4: level 1, 2/3; 5: level 2, 3/4 with a burst; 6: level 3, 5/5 with two."""

import pytest

from tests.quarriors.mat import asks, do, glory, go, kind, lay, lying, number, offered, quiddity, seat
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

MYSTIC, SLUG = "Quake Dragon Mystic", "quake-dragon-mystic"
LOCK = f"{MYSTIC}#3"
CARDS = "Scavenging Goblin/Base, Quake Dragon/Mighty"


# -- Mighty: a dragon comes back ---------------------------------------------------------------------------------------


def scoring(used: str, face: int = 4, type: str = "Mighty") -> Table:
    us = seat(ready=f"{MYSTIC}#{face}, Assistant#5", used=used), seat()
    return do(lay(f"{MYSTIC}/{type}, {CARDS}", "score", *us, rolls=[1] * 9), f"score {SLUG}#{face}")


@pytest.mark.card("Quake Dragon Mystic/Mighty")
@pytest.mark.parametrize("face", [4, 5, 6])
@pytest.mark.parametrize("die", ["Quake Dragon", MYSTIC])
def test_mighty_mystic_that_scores_may_bring_a_dragon_to_the_active_pool(face: int, die: str) -> None:
    table = scoring(f"{die}, Scavenging Goblin", face)
    assert (asks(table), glory(table)) == ((0, "may"), [3, 0])
    do(table, "yes")
    slug = die.lower().replace(" ", "-")
    assert offered(table, "pick") == [f"{slug} in used 0"]
    do(table, f"pick {slug} in used 0")
    assert (lying(table, "active"), sorted(lying(table, "used"))) == ([die], [MYSTIC, "Scavenging Goblin"])


@pytest.mark.card("Quake Dragon Mystic/Mighty", negative=True)
def test_mighty_mystic_does_not_bring_itself() -> None:
    assert kind(scoring("Scavenging Goblin")) == "score"


@pytest.mark.card("Quake Dragon Mystic/Mighty", negative=True)
def test_mighty_mystic_need_not_bring_one() -> None:
    assert lying(do(scoring("Quake Dragon"), "pass"), "active") == []


@pytest.mark.rule("Q251")
def test_the_dragon_is_rolled_with_the_opening_draw_and_is_no_draw_of_its_own() -> None:
    me = seat(ready=f"{MYSTIC}#4", used="Quake Dragon", bag="6 Basic Quiddity")
    table = lay(f"{MYSTIC}/Mighty, {CARDS}", "score", me, rolls=[1] * 13)
    go(table, f"score {SLUG}#4", "yes", "pick quake-dragon in used 0", "pass")
    assert (len(lying(table, "active")), "Quake Dragon#1" in lying(table, "active")) == (7, True)
    assert number(table, 0, "draws") == 1


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_mystics_bring_nothing(type: str) -> None:
    assert kind(scoring("Quake Dragon", type=type)) == "score"


# -- Mighty: the drawn die is cheaper ----------------------------------------------------------------------------------


def cheaper(
    face: int, drawn: int, quiddity: int, theirs: Json = None, rolls: tuple[int, ...] = (), other: int = 5
) -> Table:
    """A Mighty Mystic is summoned and draws a Quake Dragon that falls on a face; so much quiddity is left."""
    wilds = f"{MYSTIC}/Mighty, {CARDS}, Frost Howler/Base, Chaos/Incantation"
    price = face - 3 + (theirs is not None)
    me = seat(active=f"{MYSTIC}#{face}, Quake Dragon#{other}, Chaos#4", bag="Quake Dragon", quiddity=price + quiddity)
    table = lay(wilds, "ready", me, seat(locked=theirs), rolls=[1, drawn, *rolls])
    return go(table, f"summon {SLUG}#{face}", "yes")


@pytest.mark.card("Quake Dragon Mystic/Mighty")
@pytest.mark.parametrize(("face", "drawn", "price"), [(5, 4, 0), (5, 6, 2), (6, 4, 0), (6, 6, 0)])
def test_mighty_mystic_makes_the_drawn_creature_cheaper_or_free(face: int, drawn: int, price: int) -> None:
    table = cheaper(face, drawn, 3)
    go(table, f"summon quake-dragon#{drawn}")
    assert (quiddity(table), lying(table, "ready")) == (3 - price, [f"{MYSTIC}#{face}", f"Quake Dragon#{drawn}"])


@pytest.mark.card("Quake Dragon Mystic/Mighty", negative=True)
def test_mighty_mystic_makes_no_other_die_of_the_class_cheaper() -> None:
    table = go(cheaper(6, 6, 2), "summon quake-dragon#5")
    assert quiddity(table) == 0


@pytest.mark.card("Quake Dragon Mystic/Mighty", negative=True)
def test_of_two_dice_alike_one_is_free() -> None:
    table = go(cheaper(6, 6, 3, other=6), "summon quake-dragon#6")
    assert quiddity(table) == 3
    assert quiddity(go(table, "summon quake-dragon#6")) == 0


@pytest.mark.card("Quake Dragon Mystic/Mighty", negative=True)
def test_mighty_mystic_without_burst_draws_nothing() -> None:
    me = seat(active=f"{MYSTIC}#4", bag="3 Basic Quiddity", quiddity=1)
    table = lay(f"{MYSTIC}/Mighty, {CARDS}", "ready", me)
    assert kind(go(table, f"summon {SLUG}#4")) == "tidy"


def test_surcharges_are_paid_for_a_free_creature() -> None:
    """Level 3 and a locked Frost Howler: 0 + 1."""
    table = go(cheaper(6, 6, 1, theirs="Frost Howler#3"), "summon quake-dragon#6")
    assert (quiddity(table), lying(table, "ready")) == (0, [f"{MYSTIC}#6", "Quake Dragon#6"])


def test_a_free_creature_is_not_summoned_without_the_surcharge() -> None:
    assert offered(cheaper(6, 6, 0, theirs="Frost Howler#3"), "summon") == []


@pytest.mark.rule("Q76")
def test_the_drawn_die_stays_free_whatever_face_it_shows_later() -> None:
    table = cheaper(6, 1, 0, rolls=(6,), other=1)
    go(table, "ready chaos#4", "pick quake-dragon#1", "pass")
    assert offered(table, "summon") == ["quake-dragon#6"]


@pytest.mark.rule("Q76")
def test_the_other_die_stays_dear_whatever_face_it_shows_later() -> None:
    table = cheaper(6, 5, 0, rolls=(6,), other=1)
    go(table, "ready chaos#4", "pick quake-dragon#1", "pass")
    assert offered(table, "summon") == ["quake-dragon#5"]


# -- Mighty, locked: glory for many draws ------------------------------------------------------------------------------


def phase_two_ends(draws: int, mine: Json = None, theirs: Json = None) -> Table:
    me = seat(active="Portal#4", bag="Portal", locked=mine) | {"draws": draws}
    return go(lay(f"{MYSTIC}/Mighty, {CARDS}", "ready", me, seat(locked=theirs)), "next")


@pytest.mark.card("Quake Dragon Mystic/Mighty")
@pytest.mark.parametrize(("mine", "theirs"), [(LOCK, None), (None, LOCK)])
@pytest.mark.parametrize("draws", [3, 4])
def test_mighty_mystic_locked_gives_a_glory_to_whoever_drew_three_times(draws: int, mine: Json, theirs: Json) -> None:
    assert glory(phase_two_ends(draws, mine, theirs)) == [1, 0]


@pytest.mark.card("Quake Dragon Mystic/Mighty", negative=True)
def test_mighty_mystic_locked_gives_nothing_for_two_draws() -> None:
    assert glory(phase_two_ends(2, LOCK)) == [0, 0]


@pytest.mark.card("Quake Dragon Mystic/Mighty", negative=True)
def test_without_the_lock_three_draws_give_nothing() -> None:
    assert glory(phase_two_ends(3)) == [0, 0]


def test_each_mighty_mystic_locked_gives_a_glory() -> None:
    assert glory(phase_two_ends(3, LOCK, LOCK)) == [2, 0]
