"""Mighty Qladiator. Face 4: level 1, 4/3; 5: level 2, 6/5 with a burst; 6: level 3, 8/6 with two. It shows no lock."""

import pytest

from tests.quarriors.mat import against, asks, go, lay, offered, options, seat, where
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

QLADIATOR, SLUG = "Qladiator", "qladiator"
CARDS = (
    "Scavenging Goblin/Base, Quake Dragon/Mighty, Heavenly Seraph/Mighty, Pink Eye Cyclops/Mighty, Frost Howler/Base"
)
GOBLIN, DRAGON, SERAPH = "Scavenging Goblin#3", "Quake Dragon#4", "Heavenly Seraph#4"


def attack(mine: str, *theirs: dict[str, Json], type: str = "Mighty") -> Table:
    return lay(f"{QLADIATOR}/{type}, {CARDS}", "attack", seat(ready=mine), *theirs)


@pytest.mark.card("Qladiator/Mighty")
@pytest.mark.rule("Q150", "Q104")
@pytest.mark.parametrize("face", [4, 5])
def test_mighty_qladiators_player_names_the_first_defender_of_one_opponent(face: int) -> None:
    theirs = seat(ready=f"{GOBLIN}, Assistant#5, Quake Dragon#6")
    table = attack(f"{QLADIATOR}#{face}", theirs, theirs)
    assert (asks(table), options(table)) == ((0, "seat"), ["seat 1", "seat 2"])
    go(table, "seat 2")
    assert (asks(table), offered(table, "defend")) == (
        (1, "name"),
        ["scavenging-goblin#3", "assistant#5", "quake-dragon#6"],
    )
    go(table, "defend quake-dragon#6")
    assert (asks(table), options(table)) == (
        (0, "name"),
        ["defend scavenging-goblin#3@2", "defend assistant#5@2", "defend quake-dragon#6@2"],
    )
    go(table, "defend assistant#5@2")
    assert (where(table, 2, "used"), asks(table)) == (["assistant"], (2, "name"))


@pytest.mark.card("Qladiator/Mighty", negative=True)
def test_owner_names_the_second_defender() -> None:
    table = attack(f"{QLADIATOR}#6", seat(ready=f"{GOBLIN}, Assistant#5, {DRAGON}"))
    go(table, "defend scavenging-goblin#3@1")
    assert (asks(table), offered(table, "defend")) == ((1, "name"), ["assistant#5", "quake-dragon#4"])


@pytest.mark.card("Qladiator/Mighty")
@pytest.mark.rule("Q2", "Q47")
def test_with_a_burst_the_creature_it_names_has_two_less_defence() -> None:
    """7 - 2 of the Dragon, then the whole 2 of a Goblin, against 6."""
    table = attack(f"{QLADIATOR}#5", seat(ready=f"Quake Dragon#5, 2 {GOBLIN}"))
    go(table, "seat 1", "defend quake-dragon#5@1")
    assert against(table) == [None, 6 - 5]
    go(table, "defend scavenging-goblin#3")
    assert where(table, 1, "ready") == ["scavenging-goblin#3"] * 2


@pytest.mark.rule("Q47")
def test_creature_it_names_keeps_a_defence_of_1() -> None:
    table = attack(f"{QLADIATOR}#5", seat(ready=f"2 {GOBLIN}"))
    assert against(go(table, "seat 1", "defend scavenging-goblin#3@1")) == [None, 6 - 1]


@pytest.mark.card("Qladiator/Mighty", negative=True)
def test_less_defence_is_watched_for_in_this_attack_alone() -> None:
    table = go(attack(f"{QLADIATOR}#5", seat(ready=f"{DRAGON}, Quake Dragon#6")), "seat 1")
    assert len(table.position()["watches"]) == 1
    go(table, "defend quake-dragon#6@1")
    assert (asks(table), table.position().get("watches")) == ((0, "tidy"), None)


@pytest.mark.rule("Q47")
def test_two_mighty_qladiators_with_a_burst_take_four_of_the_same_defender() -> None:
    table = attack(f"2 {QLADIATOR}#5", seat(ready=f"Quake Dragon#6, {GOBLIN}"))
    assert against(go(table, "seat 1", "seat 1", "defend quake-dragon#6@1")) == [None, 12 - (9 - 4)]


@pytest.mark.card("Qladiator/Mighty", negative=True)
def test_with_a_burst_first_defenders_of_other_players_are_whole() -> None:
    table = attack(f"{QLADIATOR}#5", seat(ready="Quake Dragon#5"), seat(ready=GOBLIN))
    go(table, "seat 2", "defend quake-dragon#5")
    assert where(table, 1, "ready") == ["quake-dragon#5"]


@pytest.mark.card("Qladiator/Mighty")
@pytest.mark.rule("Q5", "Q2")
def test_with_two_bursts_it_names_for_every_opponent_and_takes_no_defence() -> None:
    table = attack(f"{QLADIATOR}#6", seat(ready=f"Quake Dragon#5, {GOBLIN}"), seat(ready=f"{GOBLIN}, {DRAGON}"))
    go(table, "defend quake-dragon#5@1")
    assert against(table) == [None, 8 - 7, 8]
    go(table, "defend scavenging-goblin#3")
    assert (asks(table), options(table)) == ((0, "name"), ["defend scavenging-goblin#3@2", "defend quake-dragon#4@2"])


@pytest.mark.card("Qladiator/Mighty", negative=True)
@pytest.mark.rule("Q5")
def test_without_a_burst_it_takes_no_defence() -> None:
    table = attack(f"{QLADIATOR}#4", seat(ready=f"{DRAGON}, {GOBLIN}"))
    go(table, "seat 1", "defend quake-dragon#4@1")
    assert (asks(table), where(table, 1, "used")) == ((0, "tidy"), ["quake-dragon"])


@pytest.mark.card("Qladiator/Mighty", negative=True)
@pytest.mark.rule("Q104")
def test_it_names_neither_immune_nor_locked_creatures() -> None:
    table = attack(f"{QLADIATOR}#6", seat(ready=f"{SERAPH}, {GOBLIN}", locked="Frost Howler#3"))
    assert options(table) == ["defend scavenging-goblin#3@1"]


@pytest.mark.card("Qladiator/Mighty", negative=True)
@pytest.mark.rule("Q104")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_immune_creatures_alone_are_left_to_their_owner(face: int) -> None:
    table = attack(f"{QLADIATOR}#{face}", seat(ready=f"{SERAPH}, Heavenly Seraph#5"))
    if face != 6:
        go(table, "seat 1")
    assert (asks(table), options(table)) == ((1, "name"), ["defend heavenly-seraph#4", "defend heavenly-seraph#5"])


@pytest.mark.card("Qladiator/Mighty", negative=True)
@pytest.mark.rule("Q104")
def test_creature_that_must_defend_first_is_named_first() -> None:
    table = attack(f"{QLADIATOR}#6", seat(ready=f"{GOBLIN}, Pink Eye Cyclops#5"))
    assert (asks(table), options(table)) == ((0, "name"), ["defend pink-eye-cyclops#5@1"])


@pytest.mark.card("Qladiator/Mighty", negative=True)
def test_mighty_qladiator_that_is_attacked_names_nobody() -> None:
    table = attack(DRAGON, seat(ready=f"{QLADIATOR}#6, {GOBLIN}"))
    assert (asks(table), offered(table, "defend")) == ((1, "name"), [f"{SLUG}#6", "scavenging-goblin#3"])


@pytest.mark.parametrize("type", ["Base", "Strong"])
@pytest.mark.parametrize("face", [4, 5, 6])
def test_other_qladiators_name_nobody(type: str, face: int) -> None:
    assert asks(attack(f"{QLADIATOR}#{face}", seat(ready=f"{GOBLIN}, {DRAGON}"), type=type)) == (1, "name")


@pytest.mark.rule("Q104")
def test_immune_creature_that_must_defend_first_is_named_by_its_owner() -> None:
    table = attack(f"{QLADIATOR}#6", seat(ready=f"{GOBLIN}, Pink Eye Cyclops#6"))
    assert (asks(table), options(table)) == ((1, "name"), ["defend pink-eye-cyclops#6"])


@pytest.mark.card("Qladiator/Mighty")
def test_two_mighty_qladiators_name_for_two_opponents() -> None:
    table = attack(f"2 {QLADIATOR}#4", *[seat(ready=f"{DRAGON}, Quake Dragon#6")] * 2)
    go(table, "seat 1", "seat 2")
    assert (asks(table), options(table)) == ((0, "name"), ["defend quake-dragon#4@1", "defend quake-dragon#6@1"])
    go(table, "defend quake-dragon#6@1")
    assert (asks(table), options(table)) == ((0, "name"), ["defend quake-dragon#4@2", "defend quake-dragon#6@2"])
