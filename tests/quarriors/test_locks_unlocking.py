"""Unlocking: ways, prices, where the die goes, what it is not (QL-8, QL-9, QL-13, QL-14, QL-17)."""

import pytest

from tests.quarriors.mat import (
    asked,
    do,
    glory,
    heard,
    kind,
    kinds,
    locked,
    lying,
    now,
    offered,
    options,
    play,
    quiddity,
    seat,
)
from tumblehall.kernel.table import Table

HOWLER, CYCLOPS, CYCLOPS_BURST, FROG = (
    "Frost Howler#3",
    "Pink Eye Cyclops#3",
    "Pink Eye Cyclops#4",
    "Poison Dart Frog#3",
)
EYE, EYE_2 = "Quaxos' Eye#3", "Quaxos' Eye#4"
WILDS = "Frost Howler/Strong, Pink Eye Cyclops/Base, Poison Dart Frog/Mighty, Quaxos' Eye/Base"


def said(table: Table, event: str) -> list[str]:
    return [each.text for each in table.events(None) if each.kind == event]


# -- where it goes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("QL-8")
def test_unlocked_in_its_owners_turn_it_goes_to_the_spent_pile() -> None:
    table = do(play(seat(locked=HOWLER, quiddity=2), wilds=WILDS), "unlock frost-howler#3@0")
    assert (locked(table), lying(table, "spent")) == (None, [HOWLER])


@pytest.mark.rule("QL-8")
def test_unlocked_in_anothers_turn_it_goes_to_its_owners_used_pile() -> None:
    table = do(play(seat(quiddity=2), seat(locked=HOWLER), wilds=WILDS), "unlock frost-howler#3@1")
    assert (locked(table, 1), lying(table, "used", 1), lying(table, "used")) == (None, ["Frost Howler"], [])


@pytest.mark.rule("QL-8")
def test_its_effects_end_from_then_on() -> None:
    """A Base Howler makes summons dearer by 1 until it is unlocked."""
    wilds = "Frost Howler/Base, Scavenging Goblin/Base"
    mine = seat(active="Scavenging Goblin#3", quiddity=4)
    table = play(mine, seat(locked=HOWLER), wilds=wilds)
    assert table.view(None)["summons"][0]["price"] == 2
    do(table, "unlock frost-howler#3@1")
    assert table.view(None)["summons"][0]["price"] == 1


@pytest.mark.rule("QL-8", "Q93")
def test_what_already_happened_stands() -> None:
    wilds = "Poison Dart Frog/Base, Scavenging Goblin/Base"
    mine = seat(active="2 Scavenging Goblin#3", quiddity=4)
    table = play(mine, seat(locked=FROG), wilds=wilds)
    do(table, "summon scavenging-goblin#3", "summon scavenging-goblin#3", "unlock poison-dart-frog#3@1")
    assert [die["defence"] for die in table.view(None)["seats"][0]["ready"]] == [2, 1]


# -- ways --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("QL-9")
@pytest.mark.parametrize("phase", ["ready", "attack", "capture"])
def test_any_player_pays_two_in_phases_two_to_four(phase: str) -> None:
    table = play(seat(quiddity=3), seat(locked=HOWLER), wilds=WILDS, phase=phase)
    do(table, "unlock frost-howler#3@1")
    assert [(event["payer"], event["price"]) for event in heard(table, "unlocked")] == [("seat 0", 2)]


@pytest.mark.rule("QL-9")
@pytest.mark.parametrize("phase", ["score", "tidy"])
def test_nobody_pays_in_the_other_phases(phase: str) -> None:
    mine = seat(ready="Assistant#5, Assistant#6", quiddity=2) if phase == "score" else seat(quiddity=2)
    assert offered(play(mine, seat(locked=HOWLER), wilds=WILDS, phase=phase), "unlock") == []


@pytest.mark.rule("QL-9")
def test_dice_pay_for_it_in_the_attack_phase_too() -> None:
    mine = seat(active="2 Basic Quiddity#1")
    table = play(mine, seat(locked=HOWLER), wilds=WILDS, phase="attack")
    assert options(table) == ["unlock frost-howler#3@1", "spend basic-quiddity#1", "next"]
    do(table, "unlock frost-howler#3@1")
    assert (quiddity(table), lying(table, "spent")) == (0, ["Basic Quiddity#1"] * 2)


@pytest.mark.rule("QL-9", "Q242")
def test_as_often_as_there_is_quiddity() -> None:
    table = play(seat(quiddity=4, locked=CYCLOPS), seat(locked=HOWLER), seat(locked=FROG), wilds=WILDS)
    do(table, "unlock frost-howler#3@1", "unlock pink-eye-cyclops#3@0")
    assert (kind(table), offered(table, "unlock")) == ("tidy", [])


@pytest.mark.rule("QL-9")
def test_a_spell_that_destroys_it_unlocks_it() -> None:
    wilds = f"{WILDS}, Death/Spell"
    table = play(seat(ready="Death#4"), seat(locked=HOWLER), wilds=wilds)
    do(table, "cast death#4", "pick frost-howler#3 locked@1")
    assert (locked(table, 1), lying(table, "used", 1)) == (None, ["Frost Howler"])


@pytest.mark.rule("QL-9")
def test_a_newly_locked_die_replaces_it() -> None:
    table = do(play(seat(active=EYE), seat(locked=HOWLER), wilds=WILDS), "lock quaxos-eye#3@1")
    assert (locked(table, 1), lying(table, "used", 1)) == (EYE, ["Frost Howler"])


@pytest.mark.rule("QL-9")
def test_each_way_is_told_with_its_reason() -> None:
    wilds = f"{WILDS}, Death/Spell, Harmony/Charm"
    paid = do(play(seat(quiddity=2), seat(locked=HOWLER), wilds=wilds), "unlock frost-howler#3@1")
    replaced = do(play(seat(active=CYCLOPS, locked=HOWLER), wilds=wilds), "lock pink-eye-cyclops#3")
    struck = do(
        play(seat(ready="Death#4"), seat(locked=HOWLER), wilds=wilds), "cast death#4", "pick frost-howler#3 locked@1"
    )
    freed = play(seat(ready="Harmony#4"), seat(locked=HOWLER), wilds=wilds)
    do(freed, "cast harmony#4", "pick frost-howler#3 locked@1")
    assert [text for table in (paid, replaced, struck, freed) for text in said(table, "unlocked")] == [
        "Seat 0 pays 2 to unlock Frost Howler (lock) of seat 1: it goes to the used pile.",
        "Frost Howler (lock) of Seat 0 gives way to Pink Eye Cyclops (lock) and goes to the spent pile.",
        "Frost Howler (lock) of Seat 1 is struck by Death (spell *): "
        "not destroyed, it is unlocked and goes to the used pile.",
        "Frost Howler (lock) of Seat 1 is unlocked without price and goes to the used pile.",
    ]


# -- it is no destruction ----------------------------------------------------------------------------------------------


@pytest.mark.rule("QL-14")
def test_unlocking_by_a_spell_is_no_destruction() -> None:
    """A Strong Deathdealer scores when its player destroys something: here nothing was."""
    wilds = f"{WILDS}, Death/Spell, Deathdealer/Strong"
    table = play(seat(ready="Death#4, Deathdealer#4"), seat(locked=HOWLER), wilds=wilds)
    do(table, "cast death#4", "pick frost-howler#3 locked@1")
    assert (glory(table), "destroyed" in kinds(table)) == ([0, 0], False)


@pytest.mark.rule("QL-14")
def test_a_life_charm_does_not_send_it_to_the_active_pool() -> None:
    wilds = f"{WILDS}, Death/Spell, Life/Charm"
    table = play(seat(ready="Death#4"), seat(locked=HOWLER, ready="Life#4"), wilds=wilds, phase="capture")
    do(table, "cast death#4", "pick frost-howler#3 locked@1")
    assert (lying(table, "active", 1), lying(table, "used", 1)) == ([], ["Frost Howler"])


# -- prices ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("QL-17")
def test_without_the_full_amount_it_is_not_on_offer() -> None:
    assert offered(play(seat(quiddity=1), seat(locked=HOWLER), wilds=WILDS), "unlock") == []


@pytest.mark.rule("QL-17")
def test_without_the_glory_an_ability_is_not_on_offer() -> None:
    wilds = "Poison Dart Frog/Strong, Scavenging Goblin/Base"
    theirs = seat(locked=FROG, ready="Scavenging Goblin#3")
    assert offered(play(seat(glory=0), theirs, wilds=wilds), "activate") == []
    table = do(play(seat(glory=1), theirs, wilds=wilds), "activate poison-dart-frog#3@1")
    assert glory(table) == [0, 0]
    assert asked(table) == 0


@pytest.mark.rule("QL-13")
def test_an_eye_with_two_bursts_is_not_bought_out() -> None:
    table = play(seat(quiddity=9), seat(locked=EYE_2), wilds=WILDS)
    assert offered(table, "unlock") == []


@pytest.mark.rule("QL-13")
def test_an_eye_with_one_burst_is() -> None:
    assert offered(play(seat(quiddity=9), seat(locked=EYE), wilds=WILDS), "unlock") == ["quaxos-eye#3@1"]


@pytest.mark.rule("QL-13")
def test_a_text_that_unlocks_without_a_price_frees_it() -> None:
    wilds = f"{WILDS}, Harmony/Charm"
    table = play(seat(ready="Harmony#4", quiddity=9), seat(locked=EYE_2), wilds=wilds)
    do(table, "cast harmony#4", "pick quaxos-eye#4 locked@1")
    assert locked(table, 1) is None


@pytest.mark.rule("QL-13")
def test_a_replacement_frees_it() -> None:
    table = do(play(seat(active=HOWLER, locked=EYE_2), wilds=WILDS), "lock frost-howler#3")
    assert (locked(table), lying(table, "spent")) == (HOWLER, [EYE_2])


@pytest.mark.rule("QL-6")
def test_the_owners_spells_do_not_free_what_was_locked_this_turn() -> None:
    wilds = f"{WILDS}, Harmony/Charm"
    table = play(seat(ready="Harmony#4", locked=now(HOWLER)), seat(locked=CYCLOPS), wilds=wilds, turn={"locked": True})
    do(table, "cast harmony#4")
    assert offered(table, "pick") == ["pink-eye-cyclops#3 locked@1"]
