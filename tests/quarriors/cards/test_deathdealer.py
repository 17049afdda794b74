"""Deathdealer: the trade, scoring at once, and the total that grows. Faces 4 and 5: level 1, 3/2; 6: level 2, 4/4."""

import pytest

from tests.quarriors.mat import against, asks, go, held, lay, number, options, seat, where
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

GOBLINS = "Scavenging Goblin#3, Scavenging Goblin#4"


# -- Base: the trade -----------------------------------------------------------------------------------------------


@pytest.mark.card("Deathdealer/Base")
def test_deathdealer_is_exchanged_with_a_die_of_an_opponents_used_pile() -> None:
    table = lay("Deathdealer/Base", "score", seat(ready="Deathdealer#4"), seat(used="Portal, Basic Quiddity"))
    go(table, "score deathdealer#4")
    assert (number(table, 0), asks(table), options(table)) == (2, (0, "may"), ["yes", "pass"])
    go(table, "yes")
    assert options(table) == ["pick basic-quiddity in used 1", "pick portal in used 1"]
    go(table, "pick portal in used 1")
    assert (where(table, 0, "used"), where(table, 1, "used")) == (["portal"], ["basic-quiddity", "deathdealer"])
    assert options(table) == ["cull portal", "pass"]


@pytest.mark.rule("Q150")
def test_deathdealer_takes_from_any_one_opponent() -> None:
    rivals = seat(used="Portal"), seat(used="Assistant")
    table = go(lay("Deathdealer/Base", "score", seat(ready="Deathdealer#6"), *rivals), "score deathdealer#6", "yes")
    assert options(table) == ["pick portal in used 1", "pick assistant in used 2"]
    go(table, "pick assistant in used 2")
    assert [where(table, who, "used") for who in range(3)] == [["assistant"], ["portal"], ["deathdealer"]]


def test_deathdealer_may_stay() -> None:
    table = lay("Deathdealer/Base", "score", seat(ready="Deathdealer#4"), seat(used="Portal"))
    go(table, "score deathdealer#4", "pass")
    assert options(table) == ["cull deathdealer", "pass"]
    assert where(table, 1, "used") == ["portal"]


@pytest.mark.card("Deathdealer/Base", negative=True)
def test_deathdealer_without_a_die_to_take_asks_nothing() -> None:
    table = lay("Deathdealer/Base", "score", seat(ready="Deathdealer#4", used="Portal"), seat(bag="Portal"))
    assert asks(go(table, "score deathdealer#4")) == (0, "cull")


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_deathdealers_do_not_trade(type: str) -> None:
    table = lay(f"Deathdealer/{type}", "score", seat(ready="Deathdealer#4"), seat(used="Portal"))
    assert asks(go(table, "score deathdealer#4")) == (0, "cull")
    assert number(table, 0) == 2


@pytest.mark.rule("Q86", "QV-4", "Q226")
def test_culled_deathdealer_is_not_exchanged_nor_another_in_its_place() -> None:
    expert = {"expert_culling": True}
    us = seat(ready="Deathdealer#4", used="Deathdealer"), seat(used="Portal")
    table = go(lay("Deathdealer/Base", "score", *us, rolls=[1, 1], options=expert), "score-cull deathdealer#4")
    assert (number(table, 0), held(table, "deathdealer"), where(table, 1, "used")) == (2, 1, ["portal"])
    assert asks(table)[1] != "may"
    table = go(lay("Deathdealer/Base", "score", *us, options=expert), "score deathdealer#4")
    assert (number(table, 0), asks(table)) == (0, (0, "may"))


@pytest.mark.rule("Q86", "Q226")
def test_deathdealer_culled_by_its_own_spell_is_not_exchanged() -> None:
    us = seat(ready="Deathdealer#4+Shaping#4@0"), seat(used="Portal")
    table = lay("Deathdealer/Base, Shaping/Incantation, Assistant/Basic 1", "score", *us)
    go(table, "score deathdealer#4+shaping#4")
    assert sorted(options(table)) == ["first deathdealer#4 scores", "first shaping#4 scores"]
    go(table, "first shaping#4 scores", "yes", "pick deathdealer in used 0", "pick assistant in wilds")
    assert asks(table) == (0, "cull")
    assert where(table, 0, "used") == ["assistant", "shaping"]


def test_deathdealer_that_falls_is_not_exchanged() -> None:
    us = seat(ready="Warrior of the Quay#6"), seat(ready="Deathdealer#4")
    table = lay("Deathdealer/Base, Warrior of the Quay/Base", "attack", *us)
    go(table, "defend deathdealer#4")
    assert (asks(table), where(table, 1, "used")) == ((0, "tidy"), ["deathdealer"])


# -- Strong: scores at once ----------------------------------------------------------------------------------------


def attack(type: str = "Strong", mine: str = "Deathdealer#4", theirs: str = GOBLINS, more: str = "") -> Table:
    wilds = f"Deathdealer/{type}, Scavenging Goblin/Base, Shaping/Cantrip{more}"
    return lay(wilds, "attack", seat(ready=mine), seat(ready=theirs))


@pytest.mark.card("Deathdealer/Strong")
@pytest.mark.rule("QC-12.6")
def test_strong_deathdealer_scores_when_it_destroys_and_the_total_stays() -> None:
    table = attack(mine="Deathdealer#4, Scavenging Goblin#3")
    assert against(table) == [None, 5]
    go(table, "defend scavenging-goblin#3")
    assert (number(table, 0), where(table, 0, "ready"), asks(table)) == (2, ["scavenging-goblin#3"], (0, "cull"))
    assert options(table) == ["cull deathdealer", "pass"]
    go(table, "cull deathdealer")
    assert (held(table, "deathdealer"), against(table)) == (1, [None, 3])
    go(table, "defend scavenging-goblin#4")
    assert (number(table, 0), asks(table)) == (2, (0, "tidy"))


def test_strong_deathdealer_scores_with_what_is_attached_and_counts_for_the_turn() -> None:
    table = lay(
        "Deathdealer/Strong, Scavenging Goblin/Base, Victory/Cantrip",
        "attack",
        seat(ready="Deathdealer#4+Victory#5@0"),
        seat(ready="Scavenging Goblin#3"),
    )
    go(table, "defend scavenging-goblin#3")
    assert (number(table, 0), where(table, 0, "used")) == (4, ["deathdealer", "victory"])
    assert table.position()["turn"]["scored"] == [1, 0]
    assert table.position()["turn"]["scored_now"] == []


@pytest.mark.rule("QC-12.4", "QC-12.5")
def test_strong_deathdealer_scores_even_when_the_creature_is_saved() -> None:
    table = attack(theirs="Scavenging Goblin#3, Shaping#4")
    go(table, "defend scavenging-goblin#3", "goes ready by shaping#4")
    assert (number(table, 0), where(table, 1, "ready")) == (2, ["scavenging-goblin#3"])


@pytest.mark.card("Deathdealer/Strong", negative=True)
def test_strong_deathdealer_that_destroys_nothing_does_not_score() -> None:
    table = attack(theirs="Deathdealer#6")
    go(table, "defend deathdealer#6")
    assert (number(table, 0), where(table, 0, "ready"), asks(table)) == (0, ["deathdealer#4"], (0, "tidy"))


def test_strong_deathdealer_of_the_loser_does_not_score() -> None:
    table = attack(mine="Scavenging Goblin#3", theirs="Deathdealer#4, Scavenging Goblin#3")
    go(table, "defend scavenging-goblin#3")
    assert (number(table, 1), where(table, 1, "ready")) == (0, ["deathdealer#4"])


@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_deathdealers_do_not_score_in_the_attack(type: str) -> None:
    table = go(attack(type), "defend scavenging-goblin#3")
    assert (number(table, 0), where(table, 0, "ready")) == (0, ["deathdealer#4"])


@pytest.mark.rule("Q29")
@pytest.mark.parametrize(("victim", "glory"), [("scavenging-goblin#3@0", 2), ("deathdealer#4@0", 0)])
def test_strong_deathdealer_answers_a_spell_and_own_creatures_but_not_itself(victim: str, glory: int) -> None:
    us = seat(ready="Deathdealer#4, Scavenging Goblin#3, Death#4")
    table = lay("Deathdealer/Strong, Scavenging Goblin/Base, Death/Incantation", "ready", us)
    go(table, "cast death#4", f"pick {victim}")
    assert number(table, 0) == glory
    assert "deathdealer" in where(table, 0, "used")


@pytest.mark.rule("Q30")
def test_strong_deathdealer_scores_once_for_many_that_fall_in_one_instant() -> None:
    wilds = "Deathdealer/Strong, Scavenging Goblin/Base, Quake Dragon/Base"
    table = lay(wilds, "attack", seat(ready="Deathdealer#4, Quake Dragon#4"), seat(ready=GOBLINS))
    go(table)
    assert (number(table, 0), asks(table)) == (2, (0, "cull"))
    assert asks(go(table, "pass")) == (0, "tidy")


@pytest.mark.rule("QC-12.6")
def test_strong_deathdealer_that_leaves_before_defences_still_counts_in_the_total() -> None:
    wilds = "Deathdealer/Strong, Scavenging Goblin/Base, Quake Dragon/Base, Devotee of the Holy Query/Base"
    theirs = "Scavenging Goblin#3, Devotee of the Holy Query#5"
    table = lay(wilds, "attack", seat(ready="Deathdealer#4, Quake Dragon#4"), seat(ready=theirs))
    go(table, "pass")
    assert (where(table, 0, "ready"), against(table)) == (["quake-dragon#4"], [None, 7])


def test_two_strong_deathdealers_both_score_and_cull() -> None:
    table = attack(mine="Deathdealer#4, Deathdealer#6", theirs="Scavenging Goblin#3")
    go(table, "defend scavenging-goblin#3", "first deathdealer#6 i destroy")
    assert (number(table, 0), where(table, 0, "ready")) == (2, ["deathdealer#4"])
    go(table, "pass", "cull deathdealer")
    assert (number(table, 0), held(table, "deathdealer"), asks(table)) == (4, 1, (0, "tidy"))


@pytest.mark.rule("QC-11.4")
def test_strong_deathdealer_wins_in_the_middle_of_the_attack() -> None:
    us = seat(ready="Deathdealer#4", glory=18), seat(ready="Scavenging Goblin#3")
    table = lay("Deathdealer/Strong, Scavenging Goblin/Base", "attack", *us)
    go(table, "defend scavenging-goblin#3")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.rule("QC-12.6", "QV-2", "Q324")
@pytest.mark.parametrize(("answer", "glory", "culled"), [("score", 0, 0), ("score-cull", 2, 1)])
def test_strong_deathdealer_with_expert_culling_needs_its_cull(answer: str, glory: int, culled: int) -> None:
    us = seat(ready="Deathdealer#4", used="Portal"), seat(ready="Scavenging Goblin#3")
    table = lay("Deathdealer/Strong, Scavenging Goblin/Base", "attack", *us, options={"expert_culling": True})
    go(table, "defend scavenging-goblin#3")
    assert options(table) == ["score deathdealer#4", "score-cull deathdealer#4"]
    go(table, f"{answer} deathdealer#4")
    assert (number(table, 0), held(table, "deathdealer")) == (glory, culled)
    assert asks(table) == (0, "tidy")


def fall_in_anothers_turn(*theirs: Json) -> Table:
    """Seat 1 has destroyed a creature of seat 0, and what else is marked, in the turn of seat 0."""
    return lay(
        "Deathdealer/Strong, Scavenging Goblin/Base, Shaping/Cantrip",
        "tidy",
        seat(ready=[{"die": "Scavenging Goblin#3", "fate": "open"}]),
        seat(ready=list(theirs)),
        pending=[["tidy", 0], ["destroy", 1, 0, -1]],
    )


@pytest.mark.rule("Q19")
def test_strong_deathdealer_scores_in_anothers_turn() -> None:
    table = fall_in_anothers_turn("Deathdealer#4")
    assert (number(table, 1), where(table, 1, "used"), asks(table)) == (2, ["deathdealer"], (1, "cull"))


@pytest.mark.rule("Q29", "Q30")
def test_strong_deathdealer_that_falls_in_the_same_instant_does_not_score() -> None:
    falling: dict[str, Json] = {"die": "Deathdealer#4", "fate": "open"}
    table = fall_in_anothers_turn(falling)
    assert (number(table, 1), where(table, 1, "used"), asks(table)) == (0, ["deathdealer"], (0, "tidy"))
    table = go(fall_in_anothers_turn(falling, "Shaping#4"), "goes ready by shaping#4")
    assert (number(table, 1), where(table, 1, "ready"), asks(table)) == (0, ["deathdealer#4"], (0, "tidy"))
