"""Lord of the Quarry, Key Master. Faces 3 and 4: level 1, 3/3; 5: level 2, 4/4 with a burst; 6: level 3, 8/6."""

import pytest

import tumblehall as th
from tests.quarriors.mat import (
    asks,
    do,
    go,
    kind,
    lay,
    locked,
    lying,
    now,
    offered,
    options,
    quiddity,
    seat,
)
from tumblehall.games.quarriors.rules.first_games import FIRST_GAMES
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

LORD, SLUG = "Lord of the Quarry", "lord-of-the-quarry"
KEY_MASTER = "Lord of the Quarry/Key Master"
HOWLER, FROG, EYE_2 = "Frost Howler#3", "Poison Dart Frog#3", "Quaxos' Eye#4"
CARDS = "Frost Howler/Strong, Poison Dart Frog/Mighty, Quaxos' Eye/Base, Harmony/Charm"
LEVELS = {3: 1, 4: 1, 5: 2, 6: 3}
FACES = pytest.mark.parametrize("face", [3, 4, 5, 6])
SPENT_FROG = "pick poison-dart-frog#3 in spent 0"


def summon(face: int, *locks: Json, spent: str = "", type: str = "Key Master", more: str = "", **turn: Json) -> Table:
    """A Lord is summoned, with such dice in the locked areas, seat after seat."""
    mine, *theirs = locks or (None,)
    me = seat(active=f"{LORD}#{face}{more}", quiddity=LEVELS[face], locked=mine, spent=spent)
    us = me, *(seat(locked=lock) for lock in theirs)
    return do(lay(f"{LORD}/{type}, {CARDS}", "ready", *us, **turn), f"summon {SLUG}#{face}")


# -- unlocks or locks when summoned ------------------------------------------------------------------------------------


@pytest.mark.card(KEY_MASTER)
@FACES
@pytest.mark.parametrize("die", [HOWLER, EYE_2])
def test_key_master_may_unlock_a_die_of_anybody(face: int, die: str) -> None:
    table = summon(face, None, die)
    assert (asks(table), options(table)) == ((0, "may"), ["yes", "pass"])
    (only,) = options(go(table, "yes"))
    go(table, only)
    assert (locked(table, 1), lying(table, "used", 1)) == (None, [die.split("#")[0]])


@pytest.mark.card(KEY_MASTER)
def test_key_master_may_unlock_an_own_die_of_an_earlier_turn() -> None:
    table = go(summon(3, HOWLER, None), "yes", "pick frost-howler#3 locked@0")
    assert (locked(table), lying(table, "spent")) == (None, [HOWLER])


@pytest.mark.card(KEY_MASTER)
@FACES
def test_key_master_may_lock_a_die_of_the_spent_pile(face: int) -> None:
    table = go(summon(face, None, None, spent=FROG), "yes", SPENT_FROG)
    assert (locked(table), lying(table, "spent")) == (FROG, [])


@pytest.mark.card(KEY_MASTER)
def test_key_master_chooses_between_the_two() -> None:
    table = go(summon(3, None, HOWLER, spent=FROG), "yes")
    assert (kind(table), options(table)) == ("choose", ["choose 1", "choose 2"])
    go(table, "choose 2", SPENT_FROG)
    assert (locked(table), locked(table, 1)) == (FROG, HOWLER)


@pytest.mark.card(KEY_MASTER, negative=True)
def test_key_master_need_do_neither() -> None:
    table = go(summon(3, None, HOWLER, spent=FROG), "pass")
    assert (locked(table), locked(table, 1)) == (None, HOWLER)


@pytest.mark.card(KEY_MASTER, negative=True)
@pytest.mark.rule("Q88")
@pytest.mark.parametrize("spent", ["", "Poison Dart Frog#4", "Poison Dart Frog#1"])
def test_key_master_is_not_asked_without_a_lock_to_open_or_to_close(spent: str) -> None:
    assert kind(summon(3, None, None, spent=spent)) != "may"


@pytest.mark.card(KEY_MASTER, negative=True)
def test_key_master_does_not_unlock_what_its_player_locked_this_turn() -> None:
    assert kind(summon(3, now(HOWLER), None, locked=True)) != "may"


@pytest.mark.card(KEY_MASTER, negative=True)
@pytest.mark.rule("Q244")
def test_key_master_locks_nothing_once_the_lock_of_the_turn_is_used() -> None:
    """It may still unlock the die of another."""
    table = go(summon(3, now(HOWLER), EYE_2, spent=FROG, locked=True), "yes")
    assert options(table) == ["pick quaxos-eye#4 locked@1"]


@pytest.mark.rule("Q244")
def test_it_is_the_lock_of_the_turn() -> None:
    table = go(summon(3, None, None, spent=FROG, more=f", {HOWLER}"), "yes", SPENT_FROG)
    assert (offered(table, "lock"), locked(table), lying(table, "active")) == ([], FROG, [HOWLER])


@pytest.mark.rule("Q244")
def test_the_die_that_lay_there_goes_to_the_spent_pile() -> None:
    table = go(summon(3, HOWLER, None, spent=FROG), "yes", "choose 2", SPENT_FROG)
    assert (locked(table), lying(table, "spent")) == (FROG, [HOWLER])


@pytest.mark.rule("Q244", "QL-6")
def test_a_die_that_it_locked_stays_for_the_turn() -> None:
    me = seat(active=f"{LORD}#3", quiddity=9, spent=FROG)
    table = go(lay(f"{KEY_MASTER}, {CARDS}", "ready", me, seat()), f"summon {SLUG}#3", "yes", SPENT_FROG)
    assert (locked(table), offered(table, "unlock")) == (FROG, [])


@pytest.mark.rule("Q244", "QL-2")
def test_dice_in_the_spent_piles_of_others_are_out_of_reach() -> None:
    """So are those in the used pile."""
    me = seat(active=f"{LORD}#3", quiddity=1, used="Poison Dart Frog")
    assert kind(do(lay(f"{KEY_MASTER}, {CARDS}", "ready", me, seat()), f"summon {SLUG}#3")) != "may"


@pytest.mark.parametrize("type", ["Base", "Strong", "Mighty"])
def test_other_lords_open_and_close_no_lock(type: str) -> None:
    assert kind(summon(5, None, HOWLER, spent=FROG, type=type)) != "may"


# -- with a burst: opponents cannot pay --------------------------------------------------------------------------------


def unlocks(theirs: str, lock: str = HOWLER, type: str = "Key Master") -> list[str]:
    """What seat 0 may pay for while seat 1 has such creatures beside a locked die."""
    us = seat(quiddity=9, active="Portal#4", bag="Portal"), seat(ready=theirs, locked=lock), seat()
    return offered(lay(f"{LORD}/{type}, {CARDS}", "ready", *us), "unlock")


@pytest.mark.card(KEY_MASTER)
def test_key_master_with_a_burst_lets_no_opponent_pay() -> None:
    assert unlocks(f"{LORD}#5") == []


@pytest.mark.card(KEY_MASTER, negative=True)
@pytest.mark.parametrize("face", [3, 4, 6])
def test_key_master_without_a_burst_lets_them_pay(face: int) -> None:
    assert unlocks(f"{LORD}#{face}") == ["frost-howler#3@1"]


@pytest.mark.card(KEY_MASTER, negative=True)
def test_key_master_with_a_burst_lets_its_own_player_pay() -> None:
    me = seat(ready=f"{LORD}#5", locked=HOWLER, quiddity=3)
    table = lay(f"{KEY_MASTER}, {CARDS}", "ready", me, seat())
    assert quiddity(go(table, "unlock frost-howler#3@0")) == 1


@pytest.mark.card(KEY_MASTER, negative=True)
def test_key_master_with_a_burst_does_not_guard_the_areas_of_others() -> None:
    us = seat(ready=f"{LORD}#5", quiddity=3), seat(locked=HOWLER), seat()
    assert offered(lay(f"{KEY_MASTER}, {CARDS}", "ready", *us), "unlock") == ["frost-howler#3@1"]


@pytest.mark.rule("Q92")
def test_it_stands_above_any_price() -> None:
    """A Mighty Frog would be cheaper for opponents."""
    assert unlocks(f"{LORD}#5", FROG) == []


def test_a_text_without_a_price_unlocks_all_the_same() -> None:
    us = seat(ready="Harmony#4"), seat(ready=f"{LORD}#5", locked=HOWLER)
    table = go(lay(f"{KEY_MASTER}, {CARDS}", "ready", *us), "cast harmony#4", "pick frost-howler#3 locked@1")
    assert locked(table, 1) is None


@pytest.mark.parametrize("type", ["Base", "Strong", "Mighty"])
def test_other_lords_let_opponents_pay(type: str) -> None:
    assert unlocks(f"{LORD}#5", type=type) == ["frost-howler#3@1"]


# -- without locks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q127", "Q384")
def test_key_master_is_refused_in_a_named_list_without_the_set_of_locks() -> None:
    first = FIRST_GAMES[frozenset(("base", "demons"))]
    wilds = [KEY_MASTER, *first[1:]]
    with pytest.raises(th.BadInput, match="Key Master needs"):
        th.new_table("quarriors", 2, "1", {"sets": ["base", "demons", "quarmageddon", "promos"], "wilds": wilds})
