"""Chaos Charm. Face 4: the spell; 5: with a burst; 6: with two."""

import pytest

from tests.quarriors.mat import DRAGON, GOBLIN, creature, go, kind, lay, lying, number, offered, seat, stats, totals
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

CARDS = "Chaos/Charm, Scavenging Goblin/Base, Quake Dragon/Mighty, Questing Wizard/Base"


def attack(
    face: int,
    rolls: list[int],
    bag: str = "Basic Quiddity",
    *,
    more: str = "",
    host: str = GOBLIN,
    theirs: str = DRAGON,
    glory: int = 0,
) -> Table:
    """A Goblin, 2/2, that carries the Charm attacks; what is drawn falls as told."""
    us = seat(ready=f"{host}+Chaos#{face}@0", bag=bag, glory=glory), seat(ready=theirs)
    return lay(CARDS + more, "attack", *us, rolls=rolls)


@pytest.mark.card("Chaos/Charm")
@pytest.mark.parametrize(("face", "more"), [(4, 2), (5, 4), (6, 4)])
def test_charm_adds_the_quiddity_of_a_drawn_die_to_the_attack(face: int, more: int) -> None:
    assert totals(attack(face, [1, 6])) == {1: 2 + more}


@pytest.mark.card("Chaos/Charm")
def test_charm_spends_the_drawn_die() -> None:
    table = attack(4, [1, 6])
    assert (lying(table, "spent"), lying(table, "active"), number(table, 0, "quiddity")) == (
        ["Basic Quiddity#6"],
        [],
        0,
    )


@pytest.mark.card("Chaos/Charm")
@pytest.mark.rule("QL-15")
def test_charm_is_attached_to_an_own_creature() -> None:
    us = seat(ready=f"Chaos#5, {GOBLIN}"), seat(ready=DRAGON)
    table = go(lay(CARDS, "capture", *us), "attach chaos#5")
    assert offered(table, "pick") == ["scavenging-goblin#3@0"]
    assert lying(go(table, "pick scavenging-goblin#3@0"), "ready") == ["Scavenging Goblin#3+Chaos#5@0"]


@pytest.mark.card("Chaos/Charm", negative=True)
@pytest.mark.parametrize(("die", "face"), [("Portal", 4), ("Assistant", 5), ("Assistant", 4), ("Chaos", 4)])
def test_charm_adds_nothing_for_other_faces(die: str, face: int) -> None:
    table = attack(5, [1, face], die)
    assert (totals(table), lying(table, "spent")) == ({1: 2}, [f"{die}#{face}"])


@pytest.mark.card("Chaos/Charm", negative=True)
def test_charm_adds_nothing_without_a_die_to_draw() -> None:
    assert totals(attack(6, [], "")) == {1: 2}


@pytest.mark.card("Chaos/Charm", negative=True)
def test_charm_adds_nothing_while_its_host_defends() -> None:
    us = seat(ready=DRAGON), seat(ready=f"{GOBLIN}+Chaos#6@1", bag="Basic Quiddity")
    table = lay(CARDS, "attack", *us)
    assert (stats(table, 1), lying(table, "bag", 1)) == ((2, 2), ["Basic Quiddity"])


@pytest.mark.card("Chaos/Charm", negative=True)
def test_charm_on_a_locked_die_draws_nothing() -> None:
    us = seat(locked="Frost Howler#3+Chaos#6@0", ready=GOBLIN, bag="Basic Quiddity"), seat(ready=DRAGON)
    table = lay(CARDS + ", Frost Howler/Strong", "attack", *us)
    assert (totals(table), lying(table, "bag")) == ({1: 2}, ["Basic Quiddity"])


def test_charm_draws_where_nobody_can_defend() -> None:
    """Its host attacks all the same."""
    assert lying(attack(4, [1, 1], theirs=""), "spent") == ["Basic Quiddity#1"]


def test_each_charm_draws_for_its_own_host() -> None:
    us = seat(ready=f"{GOBLIN}+Chaos#4@0, {GOBLIN}+Chaos#5@0", bag="2 Basic Quiddity"), seat(ready=DRAGON)
    table = lay(CARDS, "attack", *us, rolls=[1, 1, 1, 6])
    go(table, "first chaos#4 attacking")
    assert [creature(table, 0, place)["attack"] for place in (0, 1)] == [2 + 1, 2 + 2 * 2]


# -- the defence of two bursts -----------------------------------------------------------------------------------------


@pytest.mark.card("Chaos/Charm")
def test_charm_with_two_bursts_adds_as_much_defence() -> None:
    assert stats(attack(6, [1, 6]), 0) == (2 + 4, 2 + 4)


@pytest.mark.card("Chaos/Charm", negative=True)
@pytest.mark.parametrize("face", [4, 5])
def test_charm_without_two_bursts_adds_no_defence(face: int) -> None:
    assert stats(attack(face, [1, 6]), 0)[1] == 2


def test_the_attack_ends_with_the_attack_and_the_defence_stays() -> None:
    table = go(attack(6, [1, 6]), "defend quake-dragon#4")
    assert (kind(table), stats(table, 0)) == ("tidy", (2, 2 + 4))


def test_the_defence_ends_as_the_next_own_turn_starts() -> None:
    marked: Json = {"die": f"{GOBLIN}+Chaos#6@1", "marks": [[0, 4, False, 1]]}
    table = lay(CARDS, "tidy", seat(), seat(ready=[marked, "Assistant#5"]))
    assert stats(table, 1) == (2, 6)
    assert stats(go(table, "end-turn"), 1) == (2, 2)


# -- the die is read ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q63")
def test_it_is_one_draw() -> None:
    table = attack(4, [1, 1], more=", Quake Dragon Mystic/Strong")
    assert number(table, 0, "draws") == 1


@pytest.mark.rule("Q63", "Q251")
def test_a_strong_mystic_takes_a_glory_for_it() -> None:
    us = (
        seat(ready=f"{GOBLIN}+Chaos#4@0", bag="Basic Quiddity", glory=5) | {"draws": 1},
        seat(ready=DRAGON, locked="Quake Dragon Mystic#3"),
    )
    table = lay(CARDS + ", Quake Dragon Mystic/Strong", "attack", *us, rolls=[1, 1])
    assert number(table, 0) == 4


@pytest.mark.rule("Q63", "QD-3")
def test_a_triple_burst_gains_nothing() -> None:
    table = attack(4, [1, 6], "Corrupted Quiddity", more=", Corrupted Quiddity/Basic 3")
    assert (totals(table), lying(table, "used")) == ({1: 2}, [])


@pytest.mark.rule("Q63", "Q264")
@pytest.mark.parametrize(("die", "face", "n"), [("Quake Dragon", 3, 3), ("Questing Wizard", 1, 1)])
def test_a_choice_and_a_double_face_count_their_number_and_do_no_more(die: str, face: int, n: int) -> None:
    table = attack(4, [1, face], die)
    assert (totals(table), lying(table, "spent")) == ({1: 2 + n}, [f"{die}#{face}"])


@pytest.mark.rule("Q264")
def test_what_a_card_adds_to_a_face_is_not_read() -> None:
    """The face shows 2; a Mighty Troll's card gives 3 for it."""
    assert totals(attack(4, [1, 3], "Troll Behemoth", more=", Troll Behemoth/Mighty")) == {1: 2 + 2}
