"""The four Corruption spells."""

import pytest

from tests.quarriors.mat import go, heard, held, lay, number, offered, options, seat, where
from tumblehall.kernel.table import Table

SLUG = "corrupted-quiddity"
DIE = "Corrupted Quiddity"
CAST = "cast corruption#4"


def cast(type: str, *others: dict[str, object], left: int = 3, more: str = "", **mine: object) -> Table:
    """A table on which seat 0 has just cast the spell."""
    return go(spell(type, *others, left=left, more=more, **mine), CAST)


def spell(type: str, *others: dict[str, object], left: int = 3, more: str = "", **mine: object) -> Table:
    wilds = f"Corrupted Quiddity/Basic {left}, Corruption/{type} 2{more}"
    ready = ", ".join(filter(None, ("Corruption#4", str(mine.pop("ready", "")))))
    return lay(wilds, "attack" if type == "Incantation" else "ready", seat(ready=ready, **mine), *others)  # type: ignore[arg-type]


def glories(table: Table) -> list[int]:
    return [number(table, who) for who in range(table.seats)]


def used(table: Table) -> list[list[str]]:
    return [where(table, who, "used") for who in range(table.seats)]


# -- Cantrip -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("Corruption/Cantrip")
def test_cantrip_gives_three_quiddity_and_a_corrupted_die() -> None:
    table = cast("Cantrip", seat())
    assert (number(table, 0, "quiddity"), used(table), held(table, SLUG)) == (3, [[SLUG], []], 2)
    assert where(table, 0, "spent") == ["corruption#4"]


@pytest.mark.card("Corruption/Cantrip", negative=True)
@pytest.mark.rule("QD-2")
def test_cantrip_gives_its_quiddity_when_no_die_is_left() -> None:
    table = cast("Cantrip", seat(), left=0, glory=2)
    assert (number(table, 0, "quiddity"), used(table), glories(table)) == (3, [[], []], [2, 0])


def test_cantrip_is_not_cast_in_another_turn() -> None:
    table = lay("Corrupted Quiddity/Basic 3, Corruption/Cantrip", "ready", seat(quiddity=1), seat(ready="Corruption#4"))
    assert (table.decisions[0].seat, offered(table, "cast")) == (0, [])


# -- Charm -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("Corruption/Charm")
def test_charm_counts_the_used_piles_of_all_opponents() -> None:
    table = cast("Charm", seat(used=f"2 {DIE}, Portal"), seat(used=DIE), glory=1)
    assert (glories(table), held(table, SLUG)) == ([1 + 3, 0, 0], 3)


@pytest.mark.card("Corruption/Charm", negative=True)
def test_charm_counts_nothing_elsewhere_but_may_be_cast() -> None:
    other = seat(bag=DIE, active=DIE, spent=f"{DIE}#4", used="Basic Quiddity")
    table = cast("Charm", other, used=DIE, spent=f"{DIE}#1")
    assert (glories(table), where(table, 0, "spent")) == ([0, 0], [f"{SLUG}#1", "corruption#4"])


# -- Incantation -------------------------------------------------------------------------------------------------------

GNOME = ", Gnome Barbarian/Base"


@pytest.mark.card("Corruption/Incantation")
@pytest.mark.rule("QD-5")
def test_incantation_destroys_all_creatures_and_is_removed() -> None:
    table = cast(
        "Incantation", seat(ready="Assistant#5, Corruption#5"), seat(ready="2 Assistant#6"), ready="Assistant#5"
    )
    assert [where(table, who, "ready") for who in range(3)] == [[], ["corruption#5"], []]
    assert used(table) == [["assistant", SLUG], ["assistant"], ["assistant"] * 2]
    assert (where(table, 0, "spent"), table.position()["removed"]) == ([], ["Corruption"])
    assert (held(table, "corruption"), held(table, SLUG)) == (2, 2)


@pytest.mark.card("Corruption/Incantation", negative=True)
def test_incantation_spares_immune_creatures_of_others_only() -> None:
    table = cast(
        "Incantation", seat(ready="Gnome Barbarian#3, Gnome Barbarian#5"), ready="Gnome Barbarian#4", more=GNOME
    )
    assert (where(table, 0, "ready"), where(table, 1, "ready")) == ([], ["gnome-barbarian#3"])
    assert used(table) == [[SLUG, "gnome-barbarian"], ["gnome-barbarian"]]


@pytest.mark.rule("Q73")
def test_incantation_needs_no_creature_and_no_die() -> None:
    table = cast("Incantation", seat(), left=0)
    assert (used(table), where(table, 0, "spent"), table.position()["removed"]) == ([[], []], [], ["Corruption"])


@pytest.mark.rule("Q73")
def test_incantation_is_spent_while_the_destroyed_ask() -> None:
    """Then it is removed from there, and not the one that was spent before."""
    table = cast(
        "Incantation",
        seat(ready="Ghostly Spirit#4", used="Basic Quiddity"),
        spent="Corruption#5",
        more=", Ghostly Spirit/Base",
    )
    assert (options(table), where(table, 0, "spent")) == (["goes used", "goes ready"], ["corruption#5", "corruption#4"])
    go(table, "goes used")
    assert (where(table, 0, "spent"), table.position()["removed"]) == (["corruption#5"], ["Corruption"])


@pytest.mark.rule("Q16")
def test_the_destroyed_answer_for_the_active_player_first_and_then_clockwise() -> None:
    wilds = "Corrupted Quiddity/Basic 3, Corruption/Incantation, Deathdealer/Corrupted"
    us = [seat(ready="Deathdealer#4", glory=5), seat(ready="Deathdealer#4, Corruption#4", glory=5)]
    table = go(lay(wilds, "attack", *us, seat(ready="Deathdealer#4", glory=5), seat=1), CAST)
    assert [event["player"] for event in heard(table, "glory-lost")] == ["seat 1", "seat 2", "seat 0"]
    gained = [event["player"] for event in heard(table, "die-gained")]
    assert (glories(table), gained) == ([3, 3, 3], ["seat 1"])


@pytest.mark.rule("QD-5")
def test_a_removed_die_never_comes_back() -> None:
    wilds = "Corrupted Quiddity/Basic 0, Corruption/Incantation 1"
    table = lay(wilds, "attack", seat(ready="Corruption#4", used="Portal"), seat(used="Portal"), rolls=[1, 1, 1, 1])
    go(table, CAST, "end-turn", "end-turn")
    assert where(table, 0, "active") == ["portal#1"]
    assert (where(table, 0, "bag"), where(table, 0, "used"), held(table, "corruption")) == ([], [], 1)
    assert table.position()["removed"] == ["Corruption"]


# -- Spell -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("Corruption/Spell")
def test_spell_gives_every_opponent_a_die() -> None:
    table = cast("Spell", seat(glory=2), seat(glory=2), glory=2)
    assert (used(table), glories(table), held(table, SLUG)) == ([[], [SLUG], [SLUG]], [2, 2, 2], 1)


@pytest.mark.card("Corruption/Spell", negative=True)
@pytest.mark.rule("QD-2", "QD-6")
def test_spell_takes_a_glory_of_each_opponent_when_no_die_is_left() -> None:
    table = cast("Spell", seat(glory=2), seat(), left=0, glory=2)
    assert (used(table), glories(table)) == ([[], [], []], [2, 1, 0])


@pytest.mark.rule("Q222")
@pytest.mark.parametrize(("turn", "gets", "loses"), [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_the_last_die_goes_to_the_next_clockwise_and_who_got_none_loses(turn: int, gets: int, loses: int) -> None:
    wilds = "Corrupted Quiddity/Basic 1, Corruption/Spell"
    us = [seat(ready="Corruption#4" if who == turn else "", glory=3) for who in range(3)]
    table = go(lay(wilds, "ready", *us, seat=turn), CAST)
    assert used(table) == [[SLUG] if who == gets else [] for who in range(3)]
    assert glories(table) == [3 - (who == loses) for who in range(3)]
