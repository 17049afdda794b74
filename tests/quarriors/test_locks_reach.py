"""Rulings on what reaches a locked die, what a level takes in, what is fixed and what is counted."""

import pytest

from tests.quarriors.mat import (
    GOBLIN,
    asks,
    creature,
    do,
    fall,
    go,
    kinds,
    lay,
    locked,
    lying,
    offered,
    options,
    play,
    seat,
    totals,
)
from tumblehall.games.quarriors.cards import DECLARED
from tumblehall.games.quarriors.content import DIE_CLASSES, Face
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

HOWLER, FROG = "Frost Howler#3", "Poison Dart Frog#3"
GOBLINS = "Scavenging Goblin/Base"

# -- abilities reach locked dice ---------------------------------------------------------------------------------------


def howler(face: int, theirs: str) -> Table:
    """A Mighty Howler attacks a player with a locked Frog."""
    wilds = f"Frost Howler/Mighty, Poison Dart Frog/Base, {GOBLINS}"
    return play(seat(ready=f"Frost Howler#{face}"), seat(ready=theirs, locked=FROG), wilds=wilds, phase="attack")


@pytest.mark.rule("Q18", "Q56")
def test_an_ability_for_level_two_or_lower_reaches_a_locked_die() -> None:
    table = howler(6, GOBLIN)
    assert (asks(table), offered(table, "pick")) == (
        (1, "pick"),
        ["scavenging-goblin#3@1", "poison-dart-frog#3 locked@1"],
    )
    do(table, "pick poison-dart-frog#3 locked@1")
    assert (locked(table, 1), lying(table, "used", 1), "destroyed" in kinds(table)) == (
        None,
        ["Poison Dart Frog"],
        False,
    )


@pytest.mark.rule("Q18", "Q56")
def test_an_ability_for_level_one_does_not() -> None:
    assert offered(howler(5, GOBLIN), "pick") == ["scavenging-goblin#3@1"]


@pytest.mark.rule("Q18", "Q56")
@pytest.mark.parametrize(
    ("face", "reached"), [(5, ["assistant#5@0"]), (6, ["assistant#5@0", "frost-howler#3 locked@0"])]
)
def test_a_frog_that_falls_reaches_a_locked_die_only_with_two_bursts(face: int, reached: list[str]) -> None:
    wilds = "Poison Dart Frog/Base, Frost Howler/Strong"
    us = seat(ready="2 Assistant#5", locked=HOWLER), seat(ready=f"Poison Dart Frog#{face}")
    table = play(*us, wilds=wilds, phase="attack")
    fall(table, f"defend poison-dart-frog#{face}")
    assert offered(do(table, "yes"), "pick") == reached


# -- limits ------------------------------------------------------------------------------------------------------------

USED: Json = {"die": "Qladiator#6", "uses": {"Qladiator/Strong:B2:1": 1}}
"""It was saved once this turn."""


def struck(*theirs: Json) -> Table:
    """Dragons attack Strong Qladiators with two bursts, 8/6, whose player has no glory to pay."""
    wilds = "Qladiator/Strong, Quake Dragon/Mighty"
    return play(seat(ready="Quake Dragon#6, Quake Dragon#4"), seat(ready=list(theirs)), wilds=wilds, phase="attack")


@pytest.mark.rule("Q171")
def test_a_limit_holds_for_the_turn() -> None:
    assert options(do(struck("Qladiator#6"), "defend qladiator#6")) == ["goes used", "goes stay"]
    assert options(do(struck(USED), "defend qladiator#6")) == ["goes used"]


@pytest.mark.rule("Q171")
def test_a_limit_is_counted_when_it_is_taken() -> None:
    table = do(struck("Qladiator#6"), "defend qladiator#6")
    assert "uses" not in str(table.position()["seats"][1]["ready"])
    (die,) = do(table, "goes stay").position()["seats"][1]["ready"]
    assert die["uses"] == {"Qladiator/Strong:B2:1": 1}


@pytest.mark.rule("Q171")
def test_a_limit_is_one_of_each_die() -> None:
    table = do(struck("Qladiator#6", USED), "defend qladiator#6")
    kept = options(table)
    do(table, "goes stay")
    assert (kept, options(do(table, "defend qladiator#6"))) == (["goes used", "goes stay"], ["goes used"])


@pytest.mark.rule("Q171")
def test_limits_begin_anew_in_every_turn_of_anybody() -> None:
    """In the turn of seat 1 the Qladiator of seat 2 has its use again."""
    wilds = "Qladiator/Strong, Quake Dragon/Mighty"
    us = seat(), seat(bag="Basic Quiddity"), seat(ready=[USED])
    table = go(lay(wilds, "tidy", *us, rolls=[1, 1]), "end-turn")
    assert "uses" not in str(table.position()["seats"][2]["ready"])


# -- what is fixed -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q217")
def test_a_total_stays_as_fixed_and_a_defence_follows_the_table() -> None:
    """A Mighty Ooze counts the creatures in play: 4 as the total is fixed, 3 after a Goblin is given up."""
    wilds = f"Frost Howler/Mighty, Primordial Ooze/Mighty, {GOBLINS}"
    us = seat(ready="Frost Howler#6, Primordial Ooze#4"), seat(ready=f"2 {GOBLIN}")
    table = play(*us, wilds=wilds, phase="attack")
    fall(table, "pick scavenging-goblin#3@1")
    assert (totals(table), creature(table, 0, 1)["defence"]) == ({1: 6 + 4}, 3)


@pytest.mark.rule("Q217")
def test_a_condition_is_asked_when_its_clause_resolves() -> None:
    """The price of the second summons is weighed anew: the lock that made it dearer was bought out in between."""
    wilds = f"Frost Howler/Base, {GOBLINS}"
    me = seat(active="2 Scavenging Goblin#3", quiddity=5)
    table = do(play(me, seat(locked=HOWLER), wilds=wilds), "summon scavenging-goblin#3")
    do(table, "unlock frost-howler#3@1", "summon scavenging-goblin#3")
    paid = [event.data["price"] for event in table.events(None) if event.kind == "summoned"]
    assert paid == [2, 1]


# -- draws that are smaller --------------------------------------------------------------------------------------------


@pytest.mark.rule("Q252")
def test_a_mighty_howler_leaves_a_chaos_charm_without_a_die() -> None:
    wilds = f"Frost Howler/Mighty, Chaos/Charm, {GOBLINS}"
    us = seat(ready=f"{GOBLIN}+Chaos#4@0", bag="Basic Quiddity"), seat(ready=GOBLIN, locked=HOWLER)
    table = play(*us, wilds=wilds, phase="attack")
    assert (totals(table), lying(table, "bag")) == ({1: 2}, ["Basic Quiddity"])


@pytest.mark.rule("Q252")
def test_a_mighty_howler_leaves_a_mighty_mystic_without_a_die_to_make_cheaper() -> None:
    wilds = "Frost Howler/Mighty, Quake Dragon Mystic/Mighty, Quake Dragon/Mighty"
    me = seat(active="Quake Dragon Mystic#6, Quake Dragon#4", bag="Quake Dragon", quiddity=3)
    table = do(play(me, seat(locked=HOWLER), wilds=wilds), "summon quake-dragon-mystic#6", "yes")
    assert (lying(table, "bag"), offered(table, "summon")) == (["Quake Dragon"], [])


@pytest.mark.rule("Q252", "Q70")
def test_a_mighty_howler_does_not_change_what_others_draw_in_its_players_turn() -> None:
    wilds = "Frost Howler/Mighty, Harmony/Spell"
    us = seat(active="Harmony#4", locked=HOWLER), seat(bag="Portal")
    table = do(play(*us, wilds=wilds, rolls=[1]), "ready harmony#4", "yes")
    assert lying(table, "active", 1) == ["Portal"]


# -- bursts ------------------------------------------------------------------------------------------------------------


def guards_of(face: Face) -> set[str]:
    """The guards that speak of the bursts of a face."""
    if face.lock:
        return {f"LOCK{face.bursts}"}
    kind = "B" if face.creature else "S"
    return {f"{kind}{face.bursts}", f"{kind}12"}


@pytest.mark.rule("Q139")
def test_no_burst_of_a_class_is_without_use_on_all_its_cards() -> None:
    said = {(card.die_class, line.guard.name) for card in DECLARED for line in card.lines}
    idle = [
        (each.name, face.code)
        for each in DIE_CLASSES
        if each.set == "Quest of the Qladiator"
        for face in each.faces
        if face.bursts and not {(each.name, guard) for guard in guards_of(face)} & said
    ]
    assert idle == []
