"""Quake Dragon. Face 3: 3 quiddity or a re-roll; 4: level 1, 4/4; 5: level 2, 6/6, one burst; 6: level 3, 8/7, two."""

import pytest

from tests.quarriors.mat import against, asks, creature, go, heard, lay, number, options, seat, stats, where
from tumblehall.kernel.table import Table

CARDS = "Scavenging Goblin/Mighty, Warrior of the Quay/Base, Witching Hag/Base, Devotee of the Holy Query/Base"


def attack(type: str, mine: str, *theirs: str) -> Table:
    return lay(f"Quake Dragon/{type}, {CARDS}", "attack", seat(ready=mine), *(seat(ready=ready) for ready in theirs))


# -- Base: the breath ----------------------------------------------------------------------------------------------


@pytest.mark.card("Quake Dragon/Base")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_quake_dragon_destroys_all_of_level_1_before_defenders_are_named(face: int) -> None:
    rivals = "Scavenging Goblin#3, Witching Hag#6, Warrior of the Quay#4", "Assistant#5, Warrior of the Quay#6"
    table = attack("Base", f"Quake Dragon#{face}, Assistant#6", *rivals)
    assert (asks(table), options(table)) == ((1, "name"), ["defend witching-hag#6"])
    assert (where(table, 1, "ready"), where(table, 2, "ready")) == (["witching-hag#6"], ["warrior-of-the-quay#6"])
    assert where(table, 1, "used") == ["scavenging-goblin", "warrior-of-the-quay"]
    assert where(table, 0, "ready") == [f"quake-dragon#{face}", "assistant#6"]
    assert [event["to"] for event in heard(table, "destroyed")] == ["used"] * 3


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_quake_dragons_breathe_no_fire(type: str) -> None:
    table = attack(type, "Quake Dragon#4", "Scavenging Goblin#3, Witching Hag#6")
    assert options(table) == ["defend scavenging-goblin#3", "defend witching-hag#6"]


@pytest.mark.card("Quake Dragon/Base", negative=True)
def test_quake_dragon_at_home_destroys_nothing() -> None:
    table = attack("Base", "Scavenging Goblin#3", "Quake Dragon#4, Scavenging Goblin#4")
    assert (where(table, 0, "ready"), asks(table)) == (["scavenging-goblin#3"], (1, "name"))


def test_quake_dragon_burns_only_in_the_attack() -> None:
    us = seat(active="Quake Dragon#4, Assistant#5", quiddity=3), seat(ready="Scavenging Goblin#3")
    table = go(lay(f"Quake Dragon/Base, {CARDS}", "ready", *us), "summon quake-dragon#4")
    assert (asks(table), where(table, 1, "ready")) == ((0, "act"), ["scavenging-goblin#3"])


@pytest.mark.rule("Q30", "Q31")
def test_quake_dragons_victims_fall_in_one_instant_and_not_by_damage() -> None:
    us = (
        seat(ready="Quake Dragon#4, Witching Hag#4"),
        seat(ready="Scavenging Goblin#5, Scavenging Goblin#6", bag="5 Portal"),
    )
    table = lay(f"Quake Dragon/Base, {CARDS}", "attack", *us, rolls=[1] * 4)
    assert [event["die"] for event in heard(table, "destroyed")] == ["scavenging-goblin#5", "scavenging-goblin#6"]
    assert (number(table, 0, "quiddity"), where(table, 1, "active")) == (2, ["portal"] * 4)
    assert table.position()["turn"]["lost"] == []


@pytest.mark.rule("Q30")
def test_quake_dragon_leaves_no_answer_to_those_who_fall_together() -> None:
    us = seat(ready="Quake Dragon#4"), seat(ready="Scavenging Goblin#3, Witching Hag#4, Witching Hag#6")
    table = lay(f"Quake Dragon/Base, {CARDS}", "attack", *us)
    assert (where(table, 1, "ready"), number(table, 1, "quiddity")) == (["witching-hag#6"], 0)


@pytest.mark.rule("Q22", "QC-8.8")
def test_creature_saved_from_two_quake_dragons_is_out_of_reach() -> None:
    cards = "Quake Dragon/Base, Scavenging Goblin/Base, Shaping/Cantrip, Devotee of the Holy Query/Base"
    us = (
        seat(ready="Quake Dragon#4, Quake Dragon#5"),
        seat(ready="Scavenging Goblin#3, Devotee of the Holy Query#5, Shaping#4"),
    )
    table = lay(cards, "attack", *us)
    go(table, *(["first quake-dragon#5 before defenders"] if asks(table)[1] == "order" else []))
    go(table, "goes ready by shaping#4")
    assert options(table) == ["defend devotee-of-the-holy-query#5"]
    go(table, "defend devotee-of-the-holy-query#5")
    assert where(table, 1, "ready") == ["scavenging-goblin#3"]


# -- Strong: small attackers do not count --------------------------------------------------------------------------


@pytest.mark.card("Quake Dragon/Strong")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_strong_quake_dragon_leaves_levels_1_and_2_out_of_the_total_against_its_player(face: int) -> None:
    mine = "Scavenging Goblin#3, Witching Hag#6, Quake Dragon#6"
    table = attack("Strong", mine, f"Quake Dragon#{face}", "Scavenging Goblin#3")
    assert against(table) == [None, 8, 2 + 4 + 8]


@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_quake_dragons_stop_no_attackers(type: str) -> None:
    table = attack(type, "Scavenging Goblin#3, Witching Hag#6", "Quake Dragon#6")
    assert against(table) == [None, 6]


@pytest.mark.rule("QC-8.15")
def test_strong_quake_dragon_keeps_its_friends_unharmed() -> None:
    table = attack("Strong", "Witching Hag#6, Witching Hag#4", "Quake Dragon#4, Assistant#5", "Assistant#6")
    assert (heard(table, "attack")[-1]["totals"], asks(table)) == ({"seat 1": 0, "seat 2": 7}, (2, "name"))


@pytest.mark.card("Quake Dragon/Strong", negative=True)
def test_strong_quake_dragon_of_the_attacker_changes_nothing() -> None:
    assert against(attack("Strong", "Quake Dragon#4, Assistant#5", "Assistant#5")) == [None, 5]


# -- Mighty: defence and glory -------------------------------------------------------------------------------------


@pytest.mark.card("Quake Dragon/Mighty")
@pytest.mark.parametrize(
    ("type", "face", "numbers", "glory"),
    [
        ("Mighty", 4, (4, 4), 4), ("Mighty", 5, (6, 7), 4), ("Mighty", 6, (8, 9), 6),
        ("Base", 5, (6, 6), 4), ("Base", 6, (8, 7), 4), ("Strong", 5, (6, 6), 3), ("Strong", 6, (8, 7), 3),
    ],
)  # fmt: skip
def test_defence_and_glory_of_a_quake_dragon(type: str, face: int, numbers: tuple[int, int], glory: int) -> None:
    table = lay(f"Quake Dragon/{type}", "score", seat(ready=f"Quake Dragon#{face}"))
    assert (stats(table, 0), creature(table, 0)["level"], creature(table, 0)["glory"]) == (numbers, face - 3, glory)
    go(table, f"score quake-dragon#{face}")
    assert number(table, 0) == glory


@pytest.mark.card("Quake Dragon/Mighty", negative=True)
@pytest.mark.parametrize(("mine", "falls"), [("Quake Dragon#6", False), ("Quake Dragon#6, Assistant#5", True)])
def test_mighty_quake_dragon_of_level_3_falls_to_nine(mine: str, falls: bool) -> None:
    table = go(attack("Mighty", mine, "Quake Dragon#6"), "defend quake-dragon#6")
    assert where(table, 1, "used") == ["quake-dragon"] * falls


@pytest.mark.rule("QC-3.9")
def test_third_face_is_quiddity_or_a_new_roll() -> None:
    us = seat(active="Quake Dragon#3, Assistant#5")
    table = lay("Quake Dragon/Base", "ready", us, rolls=[4])
    assert [option for option in options(table) if "dragon" in option] == ["use quake-dragon#3", "spend quake-dragon#3"]
    go(table, "use quake-dragon#3")
    assert (where(table, 0, "active"), number(table, 0, "quiddity")) == (["assistant#5", "quake-dragon#4"], 0)
    table = go(lay("Quake Dragon/Base", "ready", us), "spend quake-dragon#3")
    assert (where(table, 0, "spent"), number(table, 0, "quiddity")) == (["quake-dragon#3"], 3)
