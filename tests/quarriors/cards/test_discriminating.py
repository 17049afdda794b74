"""The four Discriminating spells. Faces 4 to 6 are the spell."""

import pytest

from tests.quarriors.mat import asks, go, held, lay, number, offered, options, seat, where
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

SPELL = "Discriminating#4"
CAST = "cast discriminating#4"
READY = "ready discriminating#4"

# -- Cantrip -------------------------------------------------------------------------------------------------------


def cantrip(*used: str, mine: str = "", phase: str = "ready") -> Table:
    """The Hag costs 5, the Mighty Deathdealer and the Death Spell 6, the Goblin 2."""
    cards = (
        "Discriminating/Cantrip 1, Witching Hag/Base, Deathdealer/Mighty, Death/Spell, Scavenging Goblin/Base, "
        "Corrupted Quiddity/Basic 2"
    )
    return lay(cards, phase, seat(ready=SPELL, used=mine), *(seat(used=pile) for pile in used))


@pytest.mark.card("Discriminating/Cantrip")
@pytest.mark.rule("Q165")
@pytest.mark.parametrize("phase", ["ready", "attack", "capture"])
def test_cantrip_culls_the_dearest_die_of_each_opponents_used_pile(phase: str) -> None:
    piles = "Witching Hag, Scavenging Goblin, Assistant", "", "2 Scavenging Goblin, Assistant"
    table = go(cantrip(*piles, mine="Deathdealer", phase=phase), CAST)
    assert (asks(table), options(table)) == ((0, "pick"), ["pick witching-hag in used 1"])
    go(table, "pick witching-hag in used 1", "pick scavenging-goblin in used 3")
    assert where(table, 1, "used") == ["assistant", "scavenging-goblin"]
    assert (where(table, 2, "used"), where(table, 3, "used")) == ([], ["assistant", "scavenging-goblin"])
    assert (held(table, "witching-hag"), held(table, "scavenging-goblin")) == (1, 1)
    assert (where(table, 0, "used"), where(table, 0, "spent")) == (["deathdealer"], ["discriminating#4"])


@pytest.mark.rule("Q165")
def test_of_several_classes_of_the_highest_cost_the_caster_of_the_cantrip_picks() -> None:
    table = go(cantrip("Deathdealer, Death, Witching Hag"), CAST)
    assert asks(table) == (0, "pick")
    assert offered(table, "pick") == ["deathdealer in used 1", "death in used 1"]
    go(table, "pick death in used 1")
    assert where(table, 1, "used") == ["witching-hag", "deathdealer"]
    assert (held(table, "death"), held(table, "deathdealer")) == (1, 0)


@pytest.mark.rule("Q165", "Q11")
@pytest.mark.parametrize(
    ("pile", "picks"),
    [
        ("2 Corrupted Quiddity", ["corrupted-quiddity"]),
        ("Corrupted Quiddity, Basic Quiddity", ["basic-quiddity", "corrupted-quiddity"]),
        ("Corrupted Quiddity, Assistant", ["assistant"]),
    ],
)
def test_corrupted_quiddity_costs_nothing_for_the_cantrip(pile: str, picks: list[str]) -> None:
    table = go(cantrip(pile), CAST)
    assert offered(table, "pick") == [f"{die} in used 1" for die in picks]


@pytest.mark.rule("Q165")
def test_a_pile_of_corrupted_quiddity_loses_one_to_the_cantrip() -> None:
    table = go(cantrip("2 Corrupted Quiddity"), CAST, "pick corrupted-quiddity in used 1")
    assert (where(table, 1, "used"), held(table, "corrupted-quiddity")) == (["corrupted-quiddity"], 3)


@pytest.mark.card("Discriminating/Cantrip", negative=True)
def test_cantrip_is_not_cast_when_no_opponent_has_a_used_die() -> None:
    table = cantrip("", "", mine="Deathdealer")
    assert offered(table, "cast") == []
    cards = "Discriminating/Cantrip 1, Witching Hag/Base"
    others = seat(bag="Witching Hag", active="Witching Hag", spent="Witching Hag#1", ready="Witching Hag#4")
    assert offered(lay(cards, "ready", seat(ready=SPELL), others), "cast") == []


# -- Charm ---------------------------------------------------------------------------------------------------------


CHARM = "Discriminating/Charm 1, Scavenging Goblin/Strong, Witching Hag/Base, Victory/Cantrip, Primordial Ooze/Strong"


def charm(*ready: Json, **options: Json) -> Table:
    return lay(
        CHARM, "score", seat(ready=[SPELL, *ready], bag="6 Basic Quiddity"), seat(), rolls=[1] * 12, options=options
    )


@pytest.mark.card("Discriminating/Charm")
def test_charm_repeats_the_printed_glory_of_creatures_that_cost_three_or_less() -> None:
    table = charm("Scavenging Goblin#3", "Scavenging Goblin#3", "Witching Hag#4", "Assistant#5")
    go(table, *["score scavenging-goblin#3"] * 2, "score witching-hag#4", "score assistant#5", "pass")
    assert number(table, 0) == 2 + 2 + 3 + 1
    go(table, CAST)
    assert (number(table, 0), number(table, 1)) == (8 + 2 + 2 + 1, 0)
    assert where(table, 0, "spent") == ["discriminating#4"]


def test_charm_does_not_repeat_extra_glory() -> None:
    table = go(charm("Scavenging Goblin#3+Victory#5@0"), "score scavenging-goblin#3+victory#5", "pass", CAST)
    assert number(table, 0) == 2 + 2 + 2


@pytest.mark.card("Discriminating/Charm", negative=True)
def test_charm_gives_nothing_for_dearer_creatures() -> None:
    table = go(charm("Witching Hag#4"), "score witching-hag#4", "pass", CAST)
    assert number(table, 0) == 3


def test_charm_gives_nothing_for_creatures_that_stand_ready_and_did_not_score() -> None:
    us = seat(ready=f"{SPELL}, Scavenging Goblin#3"), seat(ready="Scavenging Goblin#4")
    assert number(go(lay(CHARM, "ready", *us), CAST), 0) == 0


def test_charm_forgets_the_scores_of_an_earlier_turn() -> None:
    us = seat(ready=f"{SPELL}, Scavenging Goblin#3", bag="12 Basic Quiddity"), seat(bag="6 Basic Quiddity")
    table = lay(CHARM, "score", *us, rolls=[1] * 36)
    go(table, "score scavenging-goblin#3", "pass")
    while asks(table) != (0, "act") or table.position()["turn"]["number"] == 1:
        go(table, "end-turn" if asks(table)[1] == "tidy" else "next")
    assert number(go(table, CAST), 0) == 2


def test_charm_is_not_cast_while_creatures_score() -> None:
    table = charm("Scavenging Goblin#3", "Witching Hag#4")
    assert options(table) == ["score scavenging-goblin#3", "score witching-hag#4"]


def test_charm_repeats_nothing_for_an_ooze_that_copies_a_cheap_creature() -> None:
    table = charm({"die": "Primordial Ooze#4", "copy": "Scavenging Goblin#3"})
    go(table, "score primordial-ooze#4", "pass", CAST)
    assert number(table, 0) == 2
    both = charm({"die": "Primordial Ooze#4", "copy": "Scavenging Goblin#3"}, "Scavenging Goblin#3")
    go(both, "score scavenging-goblin#3", "score primordial-ooze#4", "pass", CAST)
    assert number(both, 0) == 2 + 2 + 2


def test_charm_repeats_only_glory_that_was_given() -> None:
    """With expert culling a creature that is kept scores without glory."""
    kept = charm("Scavenging Goblin#3", "Assistant#5", expert_culling=True)
    go(kept, "score scavenging-goblin#3", "score assistant#5", CAST)
    assert number(kept, 0) == 0
    culled = charm("Scavenging Goblin#3", "Assistant#5", expert_culling=True)
    go(culled, "score-cull scavenging-goblin#3", "score assistant#5", CAST)
    assert number(culled, 0) == 2 + 2


# -- Incantation ---------------------------------------------------------------------------------------------------


def incantation(used: str, theirs: str = "") -> Table:
    cards = "Discriminating/Incantation 1, Witching Hag/Base, Deathdealer/Base, Shaping/Cantrip"
    return lay(cards, "ready", seat(ready=SPELL, used=used), seat(used=theirs))


@pytest.mark.card("Discriminating/Incantation")
def test_incantation_moves_dear_dice_from_the_used_pile_into_the_bag() -> None:
    table = go(incantation("2 Portal, Witching Hag, Shaping, Deathdealer, Assistant", theirs="Portal"), CAST)
    assert offered(table, "pick") == [f"{die} in used 0" for die in ("portal", "witching-hag", "shaping")]
    go(table, *["pick portal in used 0"] * 2, "pick shaping in used 0", "pass")
    assert where(table, 0, "bag") == ["portal", "portal", "shaping"]
    assert where(table, 0, "used") == ["assistant", "witching-hag", "deathdealer"]
    assert (where(table, 0, "spent"), where(table, 1, "used")) == (["discriminating#4"], ["portal"])


def test_incantation_may_move_nothing() -> None:
    table = go(incantation("2 Portal"), CAST, "pass")
    assert (where(table, 0, "bag"), where(table, 0, "used")) == ([], ["portal", "portal"])


@pytest.mark.card("Discriminating/Incantation", negative=True)
@pytest.mark.parametrize("used", ["", "Deathdealer, Assistant, Basic Quiddity", "Discriminating"])
def test_incantation_is_not_cast_without_an_own_used_die_of_cost_four(used: str) -> None:
    assert offered(incantation(used, theirs="Portal, Witching Hag"), "cast") == []


# -- Spell ---------------------------------------------------------------------------------------------------------


def spell(active: str = "", used: str = "", bag: str = "") -> Table:
    cards = "Discriminating/Spell 1, Scavenging Goblin/Base, Corrupted Quiddity/Basic 1"
    us = seat(bag=bag, active=f"{SPELL}, {active}", used=used), seat(used="Assistant")
    return lay(cards, "ready", *us, rolls=[1, 4])


@pytest.mark.card("Discriminating/Spell")
@pytest.mark.rule("Q11")
@pytest.mark.parametrize("culled", ["basic-quiddity#1", "assistant#5", "assistant in used 0", "corrupted-quiddity#4"])
def test_spell_culls_a_cheap_die_for_a_new_one(culled: str) -> None:
    active = "Basic Quiddity#1, Assistant#5, Corrupted Quiddity#4, Scavenging Goblin#3"
    table = go(spell(active, used="Assistant, Scavenging Goblin", bag="Scavenging Goblin"), READY)
    picks = ["assistant in used 0", "assistant#5", "basic-quiddity#1", "corrupted-quiddity#4"]
    assert sorted(offered(table, "pick")) == picks
    before = held(table, culled.partition("#")[0].partition(" ")[0])
    go(table, f"pick {culled}")
    assert held(table, culled.partition("#")[0].partition(" ")[0]) == before + 1
    assert "scavenging-goblin#4" in where(table, 0, "active")
    assert (where(table, 0, "spent"), where(table, 0, "ready")) == (["discriminating#4"], [])


@pytest.mark.card("Discriminating/Spell", negative=True)
def test_spell_that_culls_nothing_draws_nothing() -> None:
    table = go(spell("Basic Quiddity#1", bag="Scavenging Goblin"), READY, "pass")
    assert (where(table, 0, "active"), where(table, 0, "bag")) == (["basic-quiddity#1"], ["scavenging-goblin"])
    assert where(table, 0, "spent") == ["discriminating#4"]


def test_spell_without_a_cheap_die_is_spent_for_nothing() -> None:
    table = go(spell("Scavenging Goblin#1", used="Scavenging Goblin", bag="Scavenging Goblin"), READY)
    assert (offered(table, "pick"), where(table, 0, "bag")) == ([], ["scavenging-goblin"])
    assert (where(table, 0, "spent"), where(table, 0, "ready")) == (["discriminating#4"], [])


def test_spell_with_an_empty_bag_draws_what_is_used() -> None:
    table = go(spell(used="Assistant, Scavenging Goblin"), READY, "pick assistant in used 0")
    assert (where(table, 0, "active"), where(table, 0, "used")) == (["scavenging-goblin#4"], [])
