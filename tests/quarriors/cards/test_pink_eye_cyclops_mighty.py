"""Mighty Pink Eye Cyclops. Face 3: a lock; 4: a lock with a burst; 5: level 2, 4/5; 6: level 3, 6/6 with a burst."""

import pytest

from tests.quarriors.mat import against, asks, go, lay, offered, options, seat, stats
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

CYCLOPS, SLUG = "Pink Eye Cyclops", "pink-eye-cyclops"
LOCK, BURST_LOCK = f"{CYCLOPS}#3", f"{CYCLOPS}#4"
CARDS = "Scavenging Goblin/Base, Quake Dragon/Mighty, Heavenly Seraph/Mighty, Death/Incantation"
GOBLIN, DRAGON, SERAPH = "Scavenging Goblin#3", "Quake Dragon#4", "Heavenly Seraph#4"


def attack(mine: dict[str, Json], *theirs: dict[str, Json], type: str = "Mighty", wilds: str = "") -> Table:
    return lay(f"{CYCLOPS}/{type}, {CARDS}{wilds}", "attack", mine, *theirs)


# -- it defends first ----------------------------------------------------------------------------------------------


@pytest.mark.card("Pink Eye Cyclops/Mighty")
@pytest.mark.rule("Q104")
@pytest.mark.parametrize("face", [5, 6])
def test_mighty_cyclops_is_named_first(face: int) -> None:
    table = attack(seat(ready="Quake Dragon#6"), seat(ready=f"{GOBLIN}, {CYCLOPS}#{face}, {DRAGON}"))
    assert offered(table, "defend") == [f"{SLUG}#{face}"]
    go(table, f"defend {SLUG}#{face}")
    assert offered(table, "defend") == ["scavenging-goblin#3", "quake-dragon#4"]


@pytest.mark.card("Pink Eye Cyclops/Mighty")
def test_owner_says_which_of_several_cyclopes_is_first() -> None:
    table = attack(seat(ready="2 Quake Dragon#6"), seat(ready=f"{GOBLIN}, {CYCLOPS}#5, {CYCLOPS}#6"))
    assert offered(table, "defend") == [f"{SLUG}#5", f"{SLUG}#6"]
    go(table, f"defend {SLUG}#6")
    assert offered(table, "defend") == [f"{SLUG}#5"]


@pytest.mark.card("Pink Eye Cyclops/Mighty", negative=True)
def test_cyclops_of_one_player_binds_no_other() -> None:
    table = attack(seat(ready=DRAGON), seat(ready=f"{GOBLIN}, Assistant#5"), seat(ready=f"{CYCLOPS}#5"))
    assert (asks(table), offered(table, "defend")) == ((1, "name"), ["scavenging-goblin#3", "assistant#5"])


@pytest.mark.card("Pink Eye Cyclops/Mighty", negative=True)
@pytest.mark.rule("Q6")
@pytest.mark.parametrize("lock", [LOCK, BURST_LOCK])
def test_locked_cyclops_binds_nobody(lock: str) -> None:
    us = seat(ready=f"{DRAGON}, {GOBLIN}"), seat(ready=f"{GOBLIN}, Assistant#5", locked=lock)
    table = go(attack(*us), "pick scavenging-goblin#3@0")
    assert offered(table, "defend") == ["scavenging-goblin#3", "assistant#5"]


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_cyclopes_are_named_when_their_owner_likes(type: str) -> None:
    table = attack(seat(ready=DRAGON), seat(ready=f"{GOBLIN}, {CYCLOPS}#5"), type=type)
    assert offered(table, "defend") == ["scavenging-goblin#3", f"{SLUG}#5"]


# -- immune with a burst -------------------------------------------------------------------------------------------


def chosen(type: str, theirs: dict[str, Json]) -> list[str]:
    """What an opponent's Death Incantation can choose."""
    table = lay(f"{CYCLOPS}/{type}, {CARDS}", "ready", seat(ready="Death#6"), theirs)
    return offered(go(table, "cast death#6"), "pick")


@pytest.mark.card("Pink Eye Cyclops/Mighty")
@pytest.mark.rule("Q40")
def test_mighty_cyclops_with_a_burst_is_immune() -> None:
    assert chosen("Mighty", seat(ready=f"{CYCLOPS}#6, {GOBLIN}")) == ["scavenging-goblin#3@1"]


@pytest.mark.card("Pink Eye Cyclops/Mighty", negative=True)
def test_mighty_cyclops_without_a_burst_is_not_immune() -> None:
    assert chosen("Mighty", seat(ready=f"{CYCLOPS}#5")) == [f"{SLUG}#5@1"]


@pytest.mark.card("Pink Eye Cyclops/Mighty", negative=True)
@pytest.mark.rule("Q6", "Q140")
def test_burst_of_a_lock_face_does_not_make_it_immune() -> None:
    assert chosen("Mighty", seat(locked=BURST_LOCK)) == [f"{SLUG}#4 locked@1"]


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_cyclopes_are_not_immune(type: str) -> None:
    assert chosen(type, seat(ready=f"{CYCLOPS}#6")) == [f"{SLUG}#6@1"]


# -- locked: an attacker without attack ----------------------------------------------------------------------------


@pytest.mark.card("Pink Eye Cyclops/Mighty")
@pytest.mark.rule("Q53")
def test_opponent_chooses_an_own_creature_whose_attack_is_nothing_this_turn() -> None:
    table = attack(seat(ready=f"{GOBLIN}, {DRAGON}"), seat(ready=GOBLIN, locked=LOCK), seat(ready=GOBLIN))
    assert (asks(table), options(table)) == ((0, "pick"), ["pick scavenging-goblin#3@0", "pick quake-dragon#4@0"])
    go(table, "pick scavenging-goblin#3@0")
    assert (stats(table, 0), against(table)) == ((0, 2), [None, 4, 4])


@pytest.mark.card("Pink Eye Cyclops/Mighty")
@pytest.mark.rule("Q2")
def test_with_a_burst_its_owner_chooses() -> None:
    table = attack(seat(ready=f"{GOBLIN}, {DRAGON}"), seat(ready=GOBLIN, locked=BURST_LOCK))
    assert (asks(table), options(table)) == ((1, "pick"), ["pick scavenging-goblin#3@0", "pick quake-dragon#4@0"])
    go(table, "pick quake-dragon#4@0")
    assert against(table) == [None, 2]


@pytest.mark.card("Pink Eye Cyclops/Mighty", negative=True)
@pytest.mark.parametrize("lock", [LOCK, BURST_LOCK])
def test_attack_comes_back_with_the_end_of_the_turn(lock: str) -> None:
    table = attack(seat(ready=DRAGON), seat(locked=lock))
    go(table, "pick quake-dragon#4@0")
    assert stats(table, 0) == (0, 4)
    assert stats(go(table, "end-turn"), 0) == (4, 4)


@pytest.mark.card("Pink Eye Cyclops/Mighty", negative=True)
@pytest.mark.parametrize("lock", [LOCK, BURST_LOCK])
def test_turn_of_its_owner_is_left_alone(lock: str) -> None:
    table = attack(seat(ready=DRAGON, locked=lock), seat(ready=GOBLIN))
    assert (asks(table), against(table)) == ((1, "name"), [None, 4])


@pytest.mark.card("Pink Eye Cyclops/Mighty", negative=True)
@pytest.mark.rule("Q211", "Q43", "Q32")
@pytest.mark.parametrize(("lock", "who"), [(LOCK, 0), (BURST_LOCK, 1)])
def test_neither_immune_nor_locked_creatures_can_be_chosen(lock: str, who: int) -> None:
    mine = seat(ready=f"{SERAPH}, {GOBLIN}", locked=LOCK)
    table = attack(mine, seat(ready=GOBLIN, locked=lock))
    assert (asks(table), options(table)) == ((who, "pick"), ["pick scavenging-goblin#3@0"])


@pytest.mark.rule("Q211", "Q9")
@pytest.mark.parametrize("lock", [LOCK, BURST_LOCK])
def test_with_immune_creatures_alone_nothing_happens(lock: str) -> None:
    table = attack(seat(ready=SERAPH), seat(ready=GOBLIN, locked=lock))
    assert (asks(table), against(table)) == ((1, "name"), [None, 4])


@pytest.mark.rule("Q200")
def test_creature_that_was_chosen_counts_again_once_it_is_immune() -> None:
    wilds = f"{CYCLOPS}/Mighty, Heavenly Seraph/Strong, Quake Dragon/Mighty"
    frozen: Json = {"die": DRAGON, "marks": [[0, 0, True, "turn", 1, "LOCK"]]}
    us = seat(ready=[frozen, SERAPH]), seat(ready=DRAGON, locked=LOCK)
    assert stats(lay(wilds, "tidy", *us), 0) == (4, 4)


@pytest.mark.card("Pink Eye Cyclops/Mighty")
def test_cyclopes_of_two_opponents_choose_one_each() -> None:
    mine = seat(ready=f"{GOBLIN}, {DRAGON}")
    table = attack(mine, seat(ready=GOBLIN, locked=BURST_LOCK), seat(ready=GOBLIN, locked=BURST_LOCK))
    go(table, "pick quake-dragon#4@0", "pick scavenging-goblin#3@0")
    assert [stats(table, 0, place)[0] for place in (0, 1)] == [0, 0]


@pytest.mark.card("Pink Eye Cyclops/Mighty", negative=True)
@pytest.mark.rule("Q6")
def test_cyclops_on_a_creature_face_takes_no_attack() -> None:
    assert asks(attack(seat(ready=DRAGON), seat(ready=f"{CYCLOPS}#6"))) == (1, "name")


@pytest.mark.parametrize("type", ["Base", "Strong"])
@pytest.mark.parametrize("lock", [LOCK, BURST_LOCK])
def test_other_locked_cyclopes_take_no_attack(type: str, lock: str) -> None:
    assert asks(attack(seat(ready=DRAGON), seat(ready=GOBLIN, locked=lock), type=type)) == (1, "name")
