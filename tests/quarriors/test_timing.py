"""Timing: windows, the order of deeds, and who is asked to react and when."""

import pytest

from tests.quarriors.mat import (
    asked,
    do,
    fall,
    kind,
    kinds,
    lying,
    options,
    play,
    questions,
    quiddity,
    seat,
)
from tumblehall.kernel.table import Table

WILDS = "Scavenging Goblin/Mighty, Ghostly Spirit/Base, Deathdealer/Strong, Quake Dragon/Base"
GOBLIN, GHOST = "Scavenging Goblin#3", "Ghostly Spirit#4"


def deeds(table: Table, *of: str) -> list[str]:
    return [deed for deed in kinds(table) if deed in of]


# -- immediate windows and summons --------------------------------------------------


@pytest.mark.rule("QC-7.3")
def test_the_immediate_window_closes_with_a_summon_and_opens_with_a_roll() -> None:
    table = play(
        seat(active="Portal#4, Assistant#5, Growth#4, 2 Basic Quiddity#1", bag="Portal"),
        wilds=f"{WILDS}, Growth/Spell", rolls=[1, 2],
    )  # fmt: skip
    assert "use portal#4" in options(table)
    do(table, "summon assistant#5")
    assert "use portal#4" not in options(table)
    do(table, "ready growth#4")
    assert {"use portal#4", "use portal#2"} <= set(options(table))


@pytest.mark.rule("QC-7.7", "QC-7.6")
def test_what_answers_a_summon_resolves_before_the_next_deed() -> None:
    """The Goblin's quiddity pays for the second Goblin."""
    table = play(
        seat(active="Scavenging Goblin#5, Scavenging Goblin#6, Basic Quiddity#1"),
        wilds=WILDS.replace("Goblin/Mighty", "Goblin/Base"),
    )
    do(table, "summon scavenging-goblin#5")
    assert quiddity(table) == 1
    do(table, "summon scavenging-goblin#6")
    assert (quiddity(table), lying(table, "active")) == (1, [])


@pytest.mark.rule("QC-6.7")
def test_each_scorer_resolves_before_the_next_and_all_culls_come_last() -> None:
    table = play(
        seat(ready=f"{GOBLIN}, Defender of the Pale#4", bag="Basic Quiddity"),
        wilds=f"{WILDS}, Defender of the Pale/Strong", phase="score", rolls=[1],
    )  # fmt: skip
    do(table, "score defender-of-the-pale#4", "score scavenging-goblin#3", "cull scavenging-goblin")
    assert deeds(table, "scored", "drawn", "culled") == ["scored", "drawn", "scored", "culled"]


# -- who is asked to react --------------------------------------------------


@pytest.mark.rule("QC-13.9")
def test_reactions_are_asked_clockwise_from_the_active_player() -> None:
    holder = seat(ready=f"{GOBLIN}, Life#4")
    everybody = [holder, seat(ready="Assistant#5"), holder, holder]
    table = play(*everybody, wilds=f"{WILDS}, Life/Spell", phase="attack", turn={"seat": 1})
    assert questions(table)[:3] == ["2 react", "3 react", "0 react"]


@pytest.mark.rule("QC-13.9")
def test_only_those_who_could_react_are_asked() -> None:
    """A Life Spell without a creature, a spell that is no reaction, a rescue without a victim, a spell not readied."""
    spells = f"{WILDS}, Life/Spell, Growth/Charm, Shaping/Cantrip"
    table = play(
        seat(ready="Assistant#5"), seat(ready="Life#4", active="Life"), seat(ready=f"{GOBLIN}, Growth#4, Shaping#4"),
        seat(ready=f"{GOBLIN}, Life#4"), wilds=spells, phase="attack",
    )  # fmt: skip
    assert questions(table) == ["3 react", "3 react", "2 name", "3 name"]


@pytest.mark.rule("QC-13.9")
def test_the_active_player_is_never_asked_to_react() -> None:
    holder = seat(ready=f"{GOBLIN}, Life#4")
    table = play(holder, holder, wilds=f"{WILDS}, Life/Spell", phase="attack")
    assert [who for who in questions(table) if "react" in who] == ["1 react", "1 react"]


@pytest.mark.rule("QC-13.9")
@pytest.mark.parametrize("deed", ["summon assistant#5", "ready growth#4", "use portal#4", "cast growth#5"])
def test_after_every_step_the_others_get_a_chance(deed: str) -> None:
    table = play(
        seat(active="Assistant#5, Growth#4, Basic Quiddity#1, Portal#4", ready="Growth#5"),
        seat(ready=f"{GOBLIN}, Life#4"), wilds=f"{WILDS}, Life/Spell, Growth/Charm",
    )  # fmt: skip
    do(table, deed)
    assert (asked(table), kind(table)) == (1, "react")
    assert asked(do(table, "pass")) == 0


@pytest.mark.rule("QC-13.9")
def test_after_the_roll_the_others_get_a_chance_before_the_first_deed() -> None:
    """So that a Life Charm can come before a Death Spell that was readied long ago."""
    table = play(
        seat(ready="Death#4"), seat(ready=f"{GOBLIN}, Life#4"), wilds=f"{WILDS}, Life/Charm, Death/Spell", phase="draw"
    )
    assert (asked(table), kind(table)) == (1, "react")
    do(table, "cast life#4", "cast death#4", "pick scavenging-goblin#3@1", "goes active by life#4")
    assert (lying(table, "active", 1), lying(table, "used", 1)) == (["Scavenging Goblin"], [])


@pytest.mark.rule("QC-13.9")
def test_after_each_fallen_creature_the_others_get_a_chance() -> None:
    table = play(
        seat(ready="Quake Dragon#6"), seat(ready="Defender of the Pale#5, Defender of the Pale#6, Life#4"),
        wilds=f"{WILDS}, Life/Spell, Defender of the Pale/Base", phase="attack",
    )  # fmt: skip
    fall(table, "pass", "pass", "defend defender-of-the-pale#5")
    assert (asked(table), kind(table)) == (1, "react")


@pytest.mark.rule("QC-13.9")
def test_each_reaction_resolves_fully_before_the_next() -> None:
    table = play(
        seat(ready="2 Deathdealer#6"), seat(ready="Assistant#5, 2 Life#4"), seat(ready="Assistant#5, Life#4"),
        wilds=f"{WILDS}, Life/Incantation", phase="attack",
    )  # fmt: skip
    assert options(table) == ["cast life#4", "pass", "pass-turn"]
    do(table, "cast life#4")
    assert (asked(table), kind(table)) == (1, "pick")
    do(table, "pick deathdealer#6@0")
    assert (asked(table), kind(table)) == (1, "react")
    do(table, "pass")
    assert (asked(table), kind(table)) == (2, "react")


@pytest.mark.rule("QC-13.9")
def test_a_standing_pass_lasts_for_the_turn_and_no_longer() -> None:
    table = play(
        seat(ready="Growth#4, Growth#5"), seat(ready=f"{GOBLIN}, Life#4"), seat(ready=f"{GOBLIN}, Life#4"),
        wilds=f"{WILDS}, Life/Spell, Growth/Charm",
    )  # fmt: skip
    do(table, "cast growth#4", "pass-turn", "pass", "cast growth#5")
    assert (asked(table), table.position()["turn"]["passed"]) == (2, [1])
    do(table, "pass", "end-turn")
    assert table.position()["turn"]["passed"] == []
