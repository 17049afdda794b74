"""Harmony Charm. Faces 4 and 5: the spell; 6: with a burst."""

import pytest

from tests.quarriors.mat import go, kind, lay, locked, lying, now, offered, options, quiddity, seat
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

HOWLER, FROG, EYE_2 = "Frost Howler#3", "Poison Dart Frog#3", "Quaxos' Eye#4"
WILDS = "Harmony/Charm, Frost Howler/Strong, Poison Dart Frog/Base, Quaxos' Eye/Base, Portal/Basic 1"
FACES = pytest.mark.parametrize("face", [4, 5])
MINE, THEIRS, THIRD = "pick frost-howler#3 locked@0", "pick poison-dart-frog#3 locked@1", "pick quaxos-eye#4 locked@2"


def cast(face: int, *locks: Json, phase: str = "ready", rolls: list[int] | None = None, **turn: Json) -> Table:
    """It is cast with such dice in the locked areas, seat after seat, and something to do after it."""
    me = seat(ready=f"Harmony#{face}", locked=locks[0], bag="Assistant", quiddity=1, active="Portal#4")
    us = me, *(seat(locked=lock) for lock in locks[1:])
    return go(lay(WILDS, phase, *us, rolls=rolls or [], **turn), f"cast harmony#{face}")


@pytest.mark.card("Harmony/Charm")
@FACES
def test_charm_unlocks_a_die_of_anybody(face: int) -> None:
    table = cast(face, HOWLER, FROG, EYE_2)
    assert options(table) == [MINE, THEIRS, THIRD]
    go(table, THEIRS)
    assert (locked(table, 1), lying(table, "used", 1)) == (None, ["Poison Dart Frog"])


@pytest.mark.card("Harmony/Charm")
@pytest.mark.rule("Q162")
@FACES
def test_charm_that_unlocks_an_own_die_draws_and_rolls_one(face: int) -> None:
    table = go(cast(face, HOWLER, FROG, rolls=[1, 5]), MINE)
    assert (locked(table), "Assistant#5" in lying(table, "active")) == (None, True)


@pytest.mark.card("Harmony/Charm", negative=True)
@pytest.mark.rule("Q162")
@pytest.mark.parametrize(("face", "more"), [(4, ()), (6, ("pass",))])
def test_charm_that_unlocks_a_die_of_another_draws_nothing(face: int, more: tuple[str, ...]) -> None:
    assert lying(go(cast(face, HOWLER, FROG), THEIRS, *more), "bag") == ["Assistant"]


@pytest.mark.rule("Q162")
def test_a_die_alike_in_the_own_spent_pile_is_not_the_one() -> None:
    us = seat(ready="Harmony#4", spent=FROG, bag="Assistant"), seat(locked=FROG)
    table = go(lay(WILDS, "ready", *us), "cast harmony#4", THEIRS)
    assert lying(table, "bag") == ["Assistant"]


@pytest.mark.card("Harmony/Charm", negative=True)
@pytest.mark.rule("Q162")
@FACES
def test_charm_without_burst_unlocks_exactly_one(face: int) -> None:
    table = cast(face, HOWLER, FROG)
    assert "pass" not in options(table)
    assert (kind(go(table, THEIRS)), locked(table)) == ("act", HOWLER)


@pytest.mark.card("Harmony/Charm")
@pytest.mark.rule("Q162")
def test_charm_with_a_burst_unlocks_two_and_draws_if_one_was_own() -> None:
    table = go(cast(6, HOWLER, FROG, EYE_2, rolls=[1, 5]), THEIRS, MINE)
    assert [locked(table, who) for who in range(3)] == [None, None, EYE_2]
    assert (lying(table, "active").count("Assistant#5"), lying(table, "bag")) == (1, [])


@pytest.mark.card("Harmony/Charm")
@pytest.mark.rule("Q162")
def test_charm_with_a_burst_may_stop_at_one() -> None:
    table = go(cast(6, HOWLER, FROG, rolls=[1, 5]), MINE, "pass")
    assert (locked(table), locked(table, 1), lying(table, "bag")) == (None, FROG, [])


@pytest.mark.card("Harmony/Charm", negative=True)
@pytest.mark.rule("Q162")
def test_charm_with_a_burst_draws_nothing_for_two_of_others() -> None:
    table = go(cast(6, HOWLER, FROG, EYE_2), THEIRS, THIRD)
    assert (locked(table), lying(table, "bag")) == (HOWLER, ["Assistant"])


@pytest.mark.card("Harmony/Charm", negative=True)
@pytest.mark.parametrize("face", [4, 6])
def test_charm_does_not_unlock_what_its_caster_locked_this_turn(face: int) -> None:
    assert offered(cast(face, now(HOWLER), FROG, locked=True), "pick") == ["poison-dart-frog#3 locked@1"]


@pytest.mark.card("Harmony/Charm", negative=True)
@pytest.mark.rule("Q157")
@pytest.mark.parametrize("face", [4, 6])
def test_charm_is_not_on_offer_without_a_locked_die(face: int) -> None:
    me = seat(ready=f"Harmony#{face}", active="Portal#4", bag="Assistant")
    assert offered(lay(WILDS, "ready", me, seat(ready="Frost Howler#4")), "cast") == []


@pytest.mark.rule("Q127")
def test_charm_is_not_on_offer_where_no_card_has_locks() -> None:
    me = seat(ready="Harmony#4", active="Portal#4", bag="Assistant")
    assert offered(lay("Harmony/Charm", "ready", me, seat(ready="Assistant#5")), "cast") == []


def test_the_quiddity_of_a_die_drawn_in_phase_four_is_used() -> None:
    table = go(cast(4, HOWLER, phase="capture", rolls=[1, 1]), MINE)
    assert "spend assistant#1" in options(table)
    assert quiddity(go(table, "spend assistant#1")) == 2


def test_a_creature_drawn_in_phase_four_is_not_summoned() -> None:
    table = go(cast(4, HOWLER, phase="capture", rolls=[1, 5]), MINE)
    assert ("Assistant#5" in lying(table, "active"), offered(table, "summon")) == (True, [])
