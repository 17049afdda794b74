"""A locked die as a creature of level, attack and defence 0; turned to another face (QL-10, QL-11, QL-15, QL-18)."""

import pytest

from tests.quarriors.mat import (
    asks,
    creature,
    do,
    glory,
    kind,
    locked,
    lying,
    now,
    offered,
    play,
    seat,
    totals,
)
from tests.quarriors.words.made import casting
from tests.quarriors.words.made import creature as made_creature
from tumblehall.games.quarriors.language.effects import Boost, Rotate, Still
from tumblehall.games.quarriors.language.modifiers import Attack, Defence
from tumblehall.games.quarriors.language.selectors import All, Count, Dice, One
from tumblehall.games.quarriors.language.terms import Duration, Side, Way
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

HOWLER, CYCLOPS, FROG = "Frost Howler#3", "Pink Eye Cyclops#3", "Poison Dart Frog#3"
WILDS = "Frost Howler/Strong, Pink Eye Cyclops/Base, Poison Dart Frog/Base"


def figures(table: Table, who: int) -> tuple[Json, Json, Json]:
    die = table.view(None)["seats"][who]["locked"]
    return die["level"], die["attack"], die["defence"]


# -- level, attack and defence 0 ---------------------------------------------------------------------------------------


@pytest.mark.rule("QL-10", "Q51")
def test_level_attack_and_defence_are_0_whatever_changes_them() -> None:
    aura = made_creature(Attack(Dice(Side.ANY), 2), Defence(Dice(Side.ANY), 2))
    marked = {"die": HOWLER, "marks": [[3, 3, False]]}
    table = play(
        seat(active="Portal#4", ready="Witching Hag#4", bag="Portal"), seat(locked=marked), wilds=f"{WILDS}, {aura}"
    )
    assert figures(table, 1) == (0, 0, 0)


@pytest.mark.rule("QL-10")
def test_death_incantation_with_two_bursts_reaches_it() -> None:
    table = play(seat(ready="Death#6"), seat(locked=HOWLER), wilds=f"{WILDS}, Death/Incantation")
    do(table, "cast death#6")
    assert offered(table, "pick") == ["frost-howler#3 locked@1"]


@pytest.mark.rule("QL-10")
def test_death_spell_reaches_it() -> None:
    table = play(seat(ready="Death#4"), seat(locked=HOWLER), wilds=f"{WILDS}, Death/Spell")
    do(table, "cast death#4")
    assert offered(table, "pick") == ["frost-howler#3 locked@1"]


@pytest.mark.rule("QL-10", "Q32")
def test_it_has_no_attack_to_lose() -> None:
    spell = casting(Still(One(Dice(Side.ANY)), Duration.TURN))
    theirs = seat(locked=HOWLER, ready="Assistant#5")
    table = do(play(seat(ready="Growth#4"), theirs, wilds=f"{WILDS}, {spell}"), "cast growth#4")
    assert offered(table, "pick") == ["assistant#5@1"]


@pytest.mark.rule("QL-10")
def test_it_does_not_attack() -> None:
    table = play(seat(locked=HOWLER), seat(ready="Assistant#5"), wilds=WILDS, phase="attack")
    assert kind(table) == "tidy"


@pytest.mark.rule("QL-10")
def test_it_does_not_defend() -> None:
    mine, theirs = seat(ready="Assistant#5"), seat(locked=CYCLOPS)
    table = play(mine, theirs, wilds=WILDS, phase="attack")
    assert (kind(table), locked(table, 1)) == ("tidy", CYCLOPS)


@pytest.mark.rule("QL-10")
def test_it_is_not_named_beside_others() -> None:
    theirs = seat(ready="Assistant#5", locked=CYCLOPS)
    table = play(seat(ready="2 Assistant#5"), theirs, wilds=WILDS, phase="attack")
    assert (asks(table), totals(table), offered(table, "defend")) == ((1, "name"), {1: 2}, ["assistant#5"])


@pytest.mark.rule("QL-10")
def test_it_does_not_score() -> None:
    table = play(seat(locked=HOWLER, ready="2 Assistant#5"), wilds=WILDS, phase="score")
    assert offered(table, "score") == ["assistant#5"]
    alone = play(seat(locked=HOWLER), wilds=WILDS, phase="score")
    assert (glory(alone), locked(alone)) == ([0, 0], HOWLER)


@pytest.mark.rule("QL-10")
def test_it_is_counted_as_a_creature_of_its_ready_area() -> None:
    """A Base Warrior has more attack against a player with exactly one creature."""
    wilds = f"{WILDS}, Warrior of the Quay/Base"
    alone = play(seat(ready="Warrior of the Quay#4"), seat(ready="Assistant#5"), wilds=wilds, phase="attack")
    beside = play(
        seat(ready="Warrior of the Quay#4"), seat(ready="Assistant#5", locked=FROG), wilds=wilds, phase="attack"
    )
    assert (totals(alone), totals(beside)) == ({1: 5}, {1: 2})


# -- turned to a face without a lock -----------------------------------------------------------------------------------


@pytest.mark.rule("QL-11")
def test_turned_up_it_stands_in_the_ready_area() -> None:
    spell = casting(Rotate(One(Dice(Side.MINE)), Way.UP))
    table = play(seat(ready="Growth#4", locked=HOWLER), wilds=f"{WILDS}, {spell}")
    do(table, "cast growth#4", "pick frost-howler#3 locked@0", "turn 4")
    assert (locked(table), lying(table, "ready")) == (None, ["Frost Howler#4"])


@pytest.mark.rule("QL-11", "Q237")
def test_it_may_be_turned_in_the_turn_in_which_it_was_locked() -> None:
    table = do(play(seat(active="Quaxos' Eye#3"), wilds="Quaxos' Eye/Mighty"), "lock quaxos-eye#3")
    do(table, "activate quaxos-eye#3@0", "pick quaxos-eye#3 locked@0", "turn 5")
    assert (locked(table), lying(table, "ready"), lying(table, "spent")) == (None, ["Quaxos' Eye#5"], [])


@pytest.mark.rule("QL-11", "Q237")
def test_the_lock_of_the_turn_stays_used() -> None:
    mine = seat(active=f"Quaxos' Eye#3, {HOWLER}")
    table = do(play(mine, wilds="Quaxos' Eye/Mighty, Frost Howler/Strong"), "lock quaxos-eye#3")
    do(table, "activate quaxos-eye#3@0", "pick quaxos-eye#3 locked@0", "turn 5")
    assert (offered(table, "lock"), "must-lock" in [event.kind for event in table.events(None)]) == ([], False)


@pytest.mark.rule("QL-11", "Q238")
def test_turned_up_it_keeps_what_is_attached_and_attacks() -> None:
    spell = casting(Rotate(One(Dice(Side.MINE)), Way.UP))
    mine = seat(ready="Growth#4", locked="Frost Howler#3+Death#4@0")
    wilds = f"Frost Howler/Base, {spell}, Death/Charm"
    table = play(mine, seat(ready="Assistant#5"), wilds=wilds)
    do(table, "cast growth#4", "pick frost-howler#3+death#4 locked@0", "turn 4")
    assert (asks(table), totals(table)) == ((1, "name"), {1: 6})


# -- what lies beside it -----------------------------------------------------------------------------------------------


@pytest.mark.rule("QL-15")
def test_a_spell_may_be_attached_to_it() -> None:
    table = play(seat(ready="Death#4", locked=HOWLER), wilds=f"{WILDS}, Death/Charm")
    do(table, "attach death#4", "pick frost-howler#3 locked@0")
    assert locked(table) == "Frost Howler#3+Death#4@0"


@pytest.mark.rule("QL-18")
def test_unlocking_drops_its_attached_spells() -> None:
    mine = seat(locked="Frost Howler#3+Death#4@1", quiddity=2)
    table = do(play(mine, seat(), wilds=f"{WILDS}, Death/Charm"), "unlock frost-howler#3+death#4@0")
    assert (lying(table, "spent"), lying(table, "used", 1)) == ([HOWLER], ["Death"])


@pytest.mark.rule("QL-10", "Q49")
def test_a_mark_on_a_locked_die_counts_once_it_is_turned_up() -> None:
    wilds = (
        f"{casting(Boost(All(Dice(Side.MINE)), Duration.TURN, 0, 2), Rotate(One(Dice(Side.MINE)), Way.UP))}, {WILDS}"
    )
    table = play(seat(ready="Growth#4", locked=FROG, active="Portal#4", bag="Portal"), wilds=wilds)
    do(table, "cast growth#4", "pick poison-dart-frog#3 locked@0", "turn 4")
    assert creature(table, 0)["defence"] == 3


@pytest.mark.rule("QL-10")
def test_counts_of_creatures_count_it() -> None:
    counting = made_creature(Attack(Dice(Side.MINE), Count(Dice(Side.MINE))))
    mine = seat(ready="Witching Hag#4", locked=now(HOWLER), active="Portal#4", bag="Portal")
    table = play(mine, wilds=f"{WILDS}, {counting}")
    assert creature(table, 0)["attack"] == 3 + 2
