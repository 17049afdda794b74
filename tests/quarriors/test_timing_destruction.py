"""Timing of destruction: replacement before events, one instant for all, and what waits aside (Q26 to Q30, Q34)."""

import pytest

from tests.quarriors.mat import (
    asked,
    do,
    fall,
    glory,
    heard,
    kind,
    kinds,
    lying,
    options,
    play,
    quiddity,
    seat,
)
from tumblehall.kernel.table import Table

WILDS = "Scavenging Goblin/Mighty, Ghostly Spirit/Base, Deathdealer/Strong, Quake Dragon/Base"
GOBLIN, GHOST = "Scavenging Goblin#3", "Ghostly Spirit#4"


def deeds(table: Table, *of: str) -> list[str]:
    return [deed for deed in kinds(table) if deed in of]


# -- where a destroyed creature goes --------------------------------------------------


@pytest.mark.rule("QC-12.4", "QC-13.9")
def test_a_replacement_comes_before_what_answers_the_destruction() -> None:
    """The Goblin is back in the ready area, then it draws, then the Deathdealer scores (Q26)."""
    table = play(
        seat(ready="Deathdealer#4"), seat(ready="Scavenging Goblin#5, Shaping#4", bag="2 Basic Quiddity"),
        wilds=f"{WILDS}, Shaping/Cantrip", phase="attack", rolls=[1, 1],
    )  # fmt: skip
    do(table, "defend scavenging-goblin#5", "goes ready by shaping#4", "pass")
    order = deeds(table, "defends", "reacted", "destroyed", "drawn", "scored")
    assert order == ["defends", "reacted", "destroyed", "drawn", "scored"]
    assert heard(table, "destroyed")[0]["to"] == "ready"


@pytest.mark.rule("QC-12.4")
def test_a_creatures_own_end_resolves_though_its_destroyer_then_wins() -> None:
    """DESTROYED comes before I_DESTROY, whoever is active (Q26)."""
    table = play(
        seat(ready="Deathdealer#4", glory=18), seat(ready="Scavenging Goblin#5", bag="2 Basic Quiddity"),
        wilds=WILDS, phase="attack", rolls=[1, 1],
    )  # fmt: skip
    do(table, "defend scavenging-goblin#5", "goes used")
    assert table.outcome is not None
    assert lying(table, "active", 1) == ["Basic Quiddity"] * 2


@pytest.mark.rule("QC-12.4", "QC-2.7")
def test_the_goblin_that_draws_lies_in_the_used_pile_by_then() -> None:
    """With an empty bag it may draw itself."""
    table = play(
        seat(ready="Deathdealer#4"), seat(ready="Scavenging Goblin#5"),
        wilds=WILDS.replace("Strong", "Base"), phase="attack", rolls=[1],
    )  # fmt: skip
    do(table, "defend scavenging-goblin#5", "goes used")
    assert (lying(table, "active", 1), lying(table, "used", 1)) == (["Scavenging Goblin"], [])


@pytest.mark.rule("QC-12.4")
def test_only_one_destination_is_used_and_paid() -> None:
    table = play(
        seat(ready="Deathdealer#4"), seat(ready=f"{GHOST}, Shaping#4", used="2 Basic Quiddity"),
        wilds=f"{WILDS}, Shaping/Cantrip", phase="attack",
    )  # fmt: skip
    do(table, "defend ghostly-spirit#4")
    assert options(table) == ["goes used", "goes ready", "goes ready by shaping#4"]
    do(table, "goes ready by shaping#4")
    assert (lying(table, "used", 1), lying(table, "spent", 1)) == (["Basic Quiddity"] * 2, ["Shaping#4"])


@pytest.mark.rule("QC-12.4")
def test_without_the_price_there_is_no_such_destination() -> None:
    table = play(
        seat(ready="Deathdealer#4"), seat(ready=GHOST, used="Assistant", bag="Basic Quiddity"),
        wilds=WILDS, phase="attack",
    )  # fmt: skip
    assert options(do(table, "defend ghostly-spirit#4")) == ["goes used"]


@pytest.mark.rule("QC-12.4")
def test_a_forced_destination_gives_way_to_another_that_the_owner_picks() -> None:
    table = play(
        seat(ready="Deathdealer#4"), seat(ready=f"{GHOST}, Shaping#4"),
        wilds=f"{WILDS.replace('Spirit/Base', 'Spirit/Strong')}, Shaping/Cantrip", phase="attack",
    )  # fmt: skip
    do(table, "defend ghostly-spirit#4")
    assert options(table) == ["goes active", "goes ready by shaping#4"]


@pytest.mark.rule("QC-12.4")
def test_two_ways_to_one_place_are_one_destination() -> None:
    """A Strong Ghostly Spirit under a Life Charm; a Mighty one has the choice."""
    for spirit, offered in (("Strong", ["goes active"]), ("Mighty", ["goes aside", "goes active by life#4"])):
        table = play(
            seat(ready="Deathdealer#4"), seat(ready=f"{GHOST}, 2 Life#4"),
            wilds=f"{WILDS.replace('Spirit/Base', f'Spirit/{spirit}')}, Life/Charm", phase="attack",
        )  # fmt: skip
        do(table, "cast life#4", "cast life#4", "defend ghostly-spirit#4")
        assert options(table) == offered


@pytest.mark.rule("QC-12.4")
def test_a_life_charm_saves_the_creatures_of_its_caster_alone() -> None:
    table = play(
        seat(ready="Deathdealer#4"), seat(ready=f"{GOBLIN}, Shaping#4"), seat(ready=f"{GOBLIN}, Life#4"),
        wilds=f"{WILDS}, Life/Charm, Shaping/Cantrip", phase="attack",
    )  # fmt: skip
    do(table, "cast life#4", "defend scavenging-goblin#3")
    assert (asked(table), options(table)) == (1, ["goes used", "goes ready by shaping#4"])


@pytest.mark.rule("QC-13.4", "QC-13.9")
def test_a_rescue_spends_the_spell_whatever_its_place() -> None:
    table = play(
        seat(ready=f"Shaping#4, {GOBLIN}"), seat(ready="Deathdealer#4"),
        wilds=f"{WILDS}, Shaping/Cantrip", phase="attack", turn={"seat": 1},
    )  # fmt: skip
    do(table, "defend scavenging-goblin#3", "goes ready by shaping#4")
    assert (lying(table, "ready", 0), lying(table, "spent", 0)) == ([GOBLIN], ["Shaping#4"])


# -- one instant --------------------------------------------------


@pytest.mark.rule("QC-12.8")
def test_in_mass_destruction_all_destinations_are_picked_before_any_die_moves() -> None:
    ghost = seat(ready=GHOST, used="Basic Quiddity")
    table = play(ghost, seat(ready="Quake Dragon#5"), ghost, wilds=WILDS, phase="attack", turn={"seat": 1})
    assert (asked(table), kind(table)) == (2, "fate")
    do(table, "goes used")
    assert (asked(table), lying(table, "ready", 2)) == (0, [GHOST])
    do(table, "goes ready")
    assert (lying(table, "ready", 2), lying(table, "ready", 0)) == ([], [GHOST])


@pytest.mark.rule("QC-12.8")
def test_the_breath_takes_every_creature_of_level_1_at_once_and_no_other() -> None:
    table = play(
        seat(ready="Quake Dragon#4, Witching Hag#4"),
        seat(ready=f"{GOBLIN}, Ghostly Spirit#6"), seat(ready=f"2 {GOBLIN}"),
        wilds=f"{WILDS}, Witching Hag/Base", phase="attack",
    )  # fmt: skip
    do(table, "goes used", "goes used", "goes used")
    assert (lying(table, "ready", 1), lying(table, "ready", 2)) == (["Ghostly Spirit#6"], [])
    assert (lying(table, "ready", 0), quiddity(table)) == (["Quake Dragon#4", "Witching Hag#4"], 3)


@pytest.mark.rule("QC-12.8", "QC-8.8")
def test_who_was_saved_from_one_breath_is_safe_from_the_next() -> None:
    table = play(
        seat(ready="Quake Dragon#4, Quake Dragon#5"),
        seat(ready=GHOST, used="3 Basic Quiddity"),
        wilds=WILDS,
        phase="attack",
    )
    do(table, "goes ready")
    assert (lying(table, "ready", 1), lying(table, "used", 1)) == ([GHOST], ["Basic Quiddity"] * 2)
    assert table.view(None)["phase"] == "capture"


@pytest.mark.rule("QC-12.6")
def test_a_deathdealer_destroyed_in_the_same_instant_does_not_answer() -> None:
    """A Death Incantation on the own Deathdealer: it destroys none but itself (Q29)."""
    table = play(seat(ready="2 Deathdealer#4, Death#6"), wilds=f"{WILDS}, Death/Incantation")
    fall(table, "cast death#6", "pick deathdealer#4@0")
    assert (glory(table), kind(table), lying(table, "ready")) == ([2, 0], "cull", [])


@pytest.mark.rule("QC-12.6")
def test_who_destroys_nothing_scores_nothing() -> None:
    """The defender's own Deathdealer does not answer what the attack destroys, nor the attacker's what a state does."""
    table = play(seat(ready="Quake Dragon#6"), seat(ready="Deathdealer#6, Deathdealer#4"), wilds=WILDS, phase="attack")
    do(table, "goes used")
    fall(table, "defend deathdealer#6")
    assert glory(table) == [0, 0]


@pytest.mark.rule("QC-12.6")
def test_what_its_own_condition_destroys_was_destroyed_by_nobody() -> None:
    table = play(
        seat(ready="Deathdealer#4, Primordial Ooze#4", active="Portal#2", used="Basic Quiddity, Assistant"),
        wilds=f"{WILDS}, Primordial Ooze/Base", rolls=[2, 1],
    )  # fmt: skip
    fall(table, "use portal#2")
    assert lying(table, "ready") == ["Deathdealer#4"]
    assert glory(table) == [0, 0]


# -- set aside --------------------------------------------------

ASIDE = WILDS.replace("Spirit/Base", "Spirit/Mighty")


def debt(who: int) -> list[dict[str, object]]:
    return [{"die": "Ghostly Spirit#6", "seat": who, "clause": "Ghostly Spirit/Mighty:ALL:1.1"}]


@pytest.mark.rule("QC-12.8")
def test_a_spirit_set_aside_answers_in_the_order_its_player_chooses() -> None:
    """Rolled into the used pile first, it can be culled when the Deathdealer scores."""
    table = play(seat(ready="Deathdealer#4"), seat(ready=GOBLIN), wilds=ASIDE, phase="attack", aside=debt(0), rolls=[1])
    fall(table, "defend scavenging-goblin#3")
    assert options(table) == ["first ghostly-spirit#6 i destroy", "first deathdealer#4 i destroy"]
    do(table, "first ghostly-spirit#6 i destroy")
    assert options(table) == ["cull ghostly-spirit", "cull deathdealer", "pass"]


@pytest.mark.rule("QC-12.8")
def test_a_spirit_set_aside_waits_for_its_own_player_to_destroy() -> None:
    table = play(seat(ready="Deathdealer#4"), seat(ready=GOBLIN), wilds=ASIDE, phase="attack", aside=debt(1))
    fall(table, "defend scavenging-goblin#3")
    assert (kind(table), table.view(None)["seats"][1]["aside"]) == ("cull", ["ghostly-spirit#6"])


@pytest.mark.rule("QC-12.8")
def test_a_spirit_is_not_rolled_in_the_instant_in_which_it_is_set_aside() -> None:
    """Its player destroys it with a Death Incantation; only the next destruction rolls it (Q34)."""
    table = play(
        seat(ready=f"{GHOST}, Quake Dragon#4, 2 Death#6"), seat(ready="2 Quake Dragon#6"),
        wilds=f"{ASIDE}, Death/Incantation", rolls=[5],
    )  # fmt: skip
    do(table, "cast death#6", "pick ghostly-spirit#4@0", "goes aside")
    assert table.view(None)["seats"][0]["aside"] == ["ghostly-spirit#4"]
    fall(table, "cast death#6", "pick quake-dragon#6@1")
    assert lying(table, "ready") == ["Quake Dragon#4", "Ghostly Spirit#5"]
    assert "aside" not in table.position()


@pytest.mark.rule("QC-12.6")
def test_a_deathdealer_scores_once_for_two_victims_and_no_die_that_comes_after_it() -> None:
    """The Spirit that comes back takes the place that the Deathdealer has left; it does not score for it."""
    table = play(
        seat(ready="Deathdealer#4", active="Warrior of the Quay#4", quiddity=1), seat(ready="2 Warrior of the Quay#4"),
        wilds=f"{ASIDE}, Warrior of the Quay/Mighty", aside=debt(0), rolls=[4],
    )  # fmt: skip
    fall(table, "summon warrior-of-the-quay#4")
    do(table, "first deathdealer#4 i destroy", "pass")
    assert lying(table, "ready") == ["Warrior of the Quay#4", "Ghostly Spirit#4"]
    assert glory(table) == [2, 0]
