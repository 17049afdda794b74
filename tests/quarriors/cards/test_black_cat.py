"""Black Cat, Base. Face 1: 1; 2: 1 dark; 3: a question mark; 4: level 1, 1/2; 5: level 1, 2/2 with a burst;
6: level 2, 3/3 with two."""

import pytest

from tests.quarriors.mat import (
    LARGE_DARK,
    asks,
    do,
    energy,
    go,
    kind,
    lay,
    lying,
    offered,
    options,
    play,
    seat,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

OTHERS = "Quake Dragon/Mighty, Herald/Base, Queelzebub/Base"
BASE = f"Black Cat/Base, {OTHERS}"
LARGE = f"Assistant/of Economics, {BASE}"
DRAGON = "Quake Dragon#4"


def debt(seat: int, clause: str = "IMM", of: int = 0) -> Json:
    """What a Cat of a seat did: another one re-rolls a die after its first roll."""
    return {"seat": seat, "of": of, "clause": f"Black Cat/Base:{clause}:1.1"}


def debts(table: Table) -> list[tuple[int, int]]:
    """Whose Cats wait for whom."""
    return [(each["seat"], each["of"]) for each in table.position().get("debts", [])]


def rolled(*owed: Json, bag: str = "6 Basic Quiddity", wilds: str = BASE, rolls: tuple[int, ...] = ()) -> Table:
    """Seat 0 has just made its first roll, and seats 1 and 2 wait for it."""
    return play(seat(bag=bag), seat(), seat(), wilds=wilds, phase="draw", debts=list(owed), rolls=rolls)


# -- Base: a question mark that makes an opponent re-roll --------------------------------------------------------------


@pytest.mark.card("Black Cat/Base")
@pytest.mark.rule("QX-7")
def test_base_cat_gives_dark_and_waits_for_a_chosen_opponent() -> None:
    table = lay(BASE, "ready", seat(active="Black Cat#3"), seat(), seat(), immediate=True)
    go(table, "use black-cat#3")
    assert (asks(table), options(table)) == ((0, "seat"), ["seat 1", "seat 2"])
    go(table, "seat 2")
    assert (energy(table), lying(table, "spent"), debts(table)) == ((0, 1), ["Black Cat#3"], [(0, 2)])


@pytest.mark.card("Black Cat/Base")
@pytest.mark.parametrize(("face", "word"), [(3, "use"), (5, "summon")])
def test_base_cat_picks_in_the_next_phase_two_of_its_opponent(face: int, word: str) -> None:
    """Used or summoned now, it picks among the dice of seat 1 when that has rolled."""
    us = seat(active=f"Black Cat#{face}", quiddity=1), seat(bag="6 Basic Quiddity")
    table = lay(BASE, "ready", *us, immediate=True, rolls=(1,) * 12 + (6,))
    go(table, f"{word} black-cat#{face}", "seat 1")
    while table.position()["turn"]["seat"] == 0:
        do(table, options(table)[-1])
    assert asks(table) == (0, "pick")
    do(table, "pick basic-quiddity#1 in active 1")
    assert sorted(lying(table, "active", 1)) == ["Basic Quiddity#1"] * 5 + ["Basic Quiddity#6"]


@pytest.mark.card("Black Cat/Base")
@pytest.mark.rule("Q129", "Q255")
def test_base_cat_picks_a_large_die_of_the_first_roll() -> None:
    """Assistants 4 and 5, large dice 1 and 3: the light one falls anew and shows dark."""
    table = rolled(debt(1), bag="4 Assistant", wilds=LARGE, rolls=(1, 1, 1, 3, 4, 5, 5))
    assert asks(table) == (1, "pick")
    assert options(table) == ["pick large-quiddity#1 in active 0", "pick large-quiddity#3 in active 0"]
    do(table, "pick large-quiddity#3 in active 0")
    assert sorted(lying(table, "active")) == ["Assistant#4", "Assistant#5", "Large Quiddity#1", LARGE_DARK]
    assert (asks(table), debts(table)) == ((0, "act"), [])


@pytest.mark.card("Black Cat/Base")
@pytest.mark.rule("Q128")
def test_base_cat_picks_any_die_where_there_are_no_large_ones() -> None:
    table = rolled(debt(1), bag="3 Basic Quiddity, 3 Portal", rolls=(1,) * 6 + (1, 1, 1, 4, 4, 4) + (6,))
    assert options(table) == ["pick basic-quiddity#1 in active 0", "pick portal#4 in active 0"]
    do(table, "pick basic-quiddity#1 in active 0")
    assert sorted(lying(table, "active"))[:3] == ["Basic Quiddity#1", "Basic Quiddity#1", "Basic Quiddity#6"]


@pytest.mark.card("Black Cat/Base", negative=True)
@pytest.mark.rule("Q128")
def test_debt_is_gone_where_nothing_was_rolled() -> None:
    table = rolled(debt(1), bag="")
    assert (asks(table), debts(table)) == ((0, "tidy"), [])


@pytest.mark.card("Black Cat/Base", negative=True)
def test_debt_waits_while_others_roll() -> None:
    """Seat 1 waits for seat 2: the roll of seat 0 is left alone."""
    table = rolled(debt(1, of=2), rolls=(1,) * 12)
    assert (asks(table), debts(table)) == ((0, "tidy"), [(1, 2)])


@pytest.mark.card("Black Cat/Base", negative=True)
def test_debt_is_paid_after_the_first_roll_only() -> None:
    """A Portal that is used rolls again, and nothing more is asked of seat 1."""
    table = rolled(debt(1), bag="5 Portal, 3 Basic Quiddity", rolls=(1,) * 6 + (1,) + (3,) * 5 + (3,) + (1,) * 4)
    do(table, "pick portal#3 in active 0", "use portal#3")
    assert asks(table) == (0, "act")


@pytest.mark.rule("Q128", "Q220")
def test_several_debts_are_paid_one_after_the_other_clockwise_before_immediate_effects() -> None:
    """Made by seat 2 first: seat 1 picks before it all the same."""
    table = rolled(debt(2), debt(1), bag="5 Portal", rolls=(1,) * 5 + (3,) * 5 + (4, 5))
    assert asks(table) == (1, "pick")
    do(table, "pick portal#3 in active 0")
    assert (asks(table), options(table)) == ((2, "pick"), ["pick portal#3 in active 0", "pick portal#4 in active 0"])
    do(table, "pick portal#3 in active 0")
    assert asks(table) == (0, "act")
    assert sorted(lying(table, "active")) == ["Portal#3"] * 3 + ["Portal#4", "Portal#5"]


@pytest.mark.rule("Q220")
def test_several_debts_of_one_player_are_paid_in_the_order_they_were_made() -> None:
    """The summoned Cat first, which picks any die, then the one that was used, which picks large ones."""
    table = rolled(debt(1, "B1"), debt(1), bag="4 Assistant", wilds=LARGE, rolls=(1, 1, 1, 3, 4, 5, 6, 1))
    assert len(options(table)) == 4
    do(table, "pick assistant#4 in active 0")
    assert (asks(table), len(options(table))) == ((1, "pick"), 2)


@pytest.mark.rule("Q128", "Q220")
def test_cat_that_was_used_and_cat_that_was_summoned_pick_one_after_the_other() -> None:
    us = seat(active="Black Cat#3, Black Cat#5", quiddity=1), seat(bag="6 Basic Quiddity")
    table = lay(BASE, "ready", *us, immediate=True, rolls=(1,) * 12 + (6, 5))
    do(table, "use black-cat#3", "seat 1", "summon black-cat#5", "seat 1")
    while table.position()["turn"]["seat"] == 0:
        do(table, options(table)[-1])
    do(table, "pick basic-quiddity#1 in active 1")
    assert (asks(table), options(table)[-1]) == ((0, "pick"), "pick basic-quiddity#6 in active 1")
    do(table, "pick basic-quiddity#6 in active 1")
    assert (asks(table)[0], sorted(lying(table, "active", 1))[-1]) == (1, "Basic Quiddity#5")


@pytest.mark.rule("Q220")
def test_triple_bursts_come_first_then_a_locked_mystic_then_the_debt_of_a_cat() -> None:
    """The die that the Mystic has re-rolled shows three bursts again: two gains before the Cat picks it."""
    wilds = f"{BASE}, Quake Dragon Mystic/Base, Corrupted Quiddity/Basic 5"
    mine = seat(bag="5 Basic Quiddity, Corrupted Quiddity", locked="Quake Dragon Mystic#3")
    rolls = (1,) * 6 + (1,) * 5 + (6,) + (6, 1)
    table = play(mine, seat(), wilds=wilds, phase="draw", debts=[debt(1)], rolls=rolls)
    assert (asks(table), lying(table, "used")) == ((0, "may"), ["Corrupted Quiddity"])
    do(table, "yes", "pick corrupted-quiddity#6")
    assert (asks(table), lying(table, "used")) == ((1, "pick"), ["Corrupted Quiddity"] * 2)
    do(table, "pick corrupted-quiddity#6 in active 0")
    assert "Corrupted Quiddity#1" in lying(table, "active")


@pytest.mark.card("Black Cat/Base", negative=True)
@pytest.mark.rule("QC-7.3")
def test_base_cat_on_a_creature_face_is_not_used() -> None:
    table = lay(BASE, "ready", seat(active="Black Cat#4, Black Cat#5, Black Cat#6"), immediate=True)
    assert offered(table, "use") == []


# -- Base: summoned and destroyed --------------------------------------------------------------------------------------


@pytest.mark.card("Black Cat/Base")
def test_base_cat_with_a_burst_waits_for_an_opponent_when_it_is_summoned() -> None:
    table = lay(BASE, "ready", seat(active="Black Cat#5", quiddity=1), seat(), seat())
    go(table, "summon black-cat#5", "seat 1")
    assert (debts(table), energy(table)) == ([(0, 1)], (0, 0))


@pytest.mark.card("Black Cat/Base")
@pytest.mark.rule("Q255")
def test_summoned_base_cat_picks_large_dice_and_others() -> None:
    table = rolled(debt(1, "B1"), bag="4 Assistant", wilds=LARGE, rolls=(1, 1, 1, 3, 4, 5, 6))
    assert [each.split(" in ")[0] for each in offered(table, "pick")] == [
        "assistant#4",
        "assistant#5",
        "large-quiddity#1",
        "large-quiddity#3",
    ]


@pytest.mark.card("Black Cat/Base", negative=True)
@pytest.mark.parametrize("face", [4, 6])
def test_base_cat_on_other_faces_waits_for_nobody(face: int) -> None:
    table = lay(BASE, "ready", seat(active=f"Black Cat#{face}", quiddity=2), seat(), seat())
    go(table, f"summon black-cat#{face}")
    assert (kind(table), debts(table)) == ("tidy", [])


@pytest.mark.card("Black Cat/Base")
def test_base_cat_with_two_bursts_may_go_to_the_active_pool_when_it_is_destroyed() -> None:
    table = lay(BASE, "attack", seat(ready=DRAGON), seat(ready="Black Cat#6"))
    go(table, "defend black-cat#6")
    assert (asks(table), len(options(table))) == ((1, "fate"), 2)
    go(table, next(each for each in options(table) if "active" in each))
    assert (lying(table, "active", 1), lying(table, "used", 1)) == (["Black Cat"], [])


@pytest.mark.card("Black Cat/Base", negative=True)
def test_base_cat_with_two_bursts_may_go_to_the_used_pile() -> None:
    table = lay(BASE, "attack", seat(ready=DRAGON), seat(ready="Black Cat#6"))
    go(table, "defend black-cat#6", "goes used")
    assert (lying(table, "active", 1), lying(table, "used", 1)) == ([], ["Black Cat"])


@pytest.mark.card("Black Cat/Base", negative=True)
@pytest.mark.parametrize("face", [4, 5])
def test_base_cat_without_two_bursts_goes_to_the_used_pile(face: int) -> None:
    table = lay(BASE, "attack", seat(ready=DRAGON), seat(ready=f"Black Cat#{face}"))
    go(table, f"defend black-cat#{face}")
    assert (kind(table), lying(table, "used", 1)) == ("tidy", ["Black Cat"])


@pytest.mark.rule("Q229")
def test_base_cat_is_saved_from_its_own_base_overlord_and_joins_the_roll() -> None:
    """The Overlord scores and destroys what else is there; the Cat falls in the roll of the same turn."""
    wilds = f"{BASE}, Demonic Overlord/Base"
    mine = seat(ready="Demonic Overlord#4, Black Cat#6", bag="6 Basic Quiddity")
    table = lay(wilds, "score", mine, rolls=[1] * 13)
    go(table, "score demonic-overlord#4")
    while kind(table) != "fate":
        go(table, next(each for each in options(table) if each != "score black-cat#6"))
    go(table, next(each for each in options(table) if "active" in each))
    while kind(table) == "cull":
        go(table, "pass")
    assert sum(die.startswith("Black Cat#") for die in lying(table, "active")) == 1
