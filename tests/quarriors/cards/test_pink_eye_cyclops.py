"""Pink Eye Cyclops. Face 3: a lock; 4: a lock with a burst; 5: level 2, 4/5; 6: level 3, 6/6 with a burst.

Base: a weaker defender, and locked smaller opening draws. The Strong and the Mighty have files of their own."""

import pytest

from tests.quarriors.mat import (
    against,
    asks,
    go,
    lay,
    locked,
    lying,
    number,
    options,
    seat,
    stats,
    where,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

CYCLOPS, SLUG = "Pink Eye Cyclops", "pink-eye-cyclops"
LOCK, BURST_LOCK = f"{CYCLOPS}#3", f"{CYCLOPS}#4"
CARDS = "Scavenging Goblin/Base, Quake Dragon/Mighty, Heavenly Seraph/Mighty"
GOBLIN, DRAGON, SERAPH = "Scavenging Goblin#3", "Quake Dragon#4", "Heavenly Seraph#4"


def attack(type: str, mine: str, *theirs: dict[str, Json], wilds: str = "") -> Table:
    return lay(f"{CYCLOPS}/{type}, {CARDS}{wilds}", "attack", seat(ready=mine), *theirs)


def turn(type: str, phase: str, mine: dict[str, Json], *theirs: dict[str, Json], wilds: str = "") -> Table:
    return lay(f"{CYCLOPS}/{type}, {CARDS}{wilds}", phase, mine, *theirs, rolls=[1] * 24)


# -- Base: a weaker defender ---------------------------------------------------------------------------------------


@pytest.mark.card("Pink Eye Cyclops/Base")
def test_base_cyclops_with_a_burst_weakens_a_creature_of_one_opponent() -> None:
    table = attack("Base", f"{CYCLOPS}#6", seat(ready=f"{DRAGON}, Quake Dragon#5"), seat(ready=GOBLIN))
    assert (asks(table), options(table)) == (
        (0, "pick"),
        ["pick quake-dragon#4@1", "pick quake-dragon#5@1", "pick scavenging-goblin#3@2"],
    )
    go(table, "pick quake-dragon#5@1")
    assert [stats(table, 1), stats(table, 1, 1), stats(table, 2)] == [(4, 4), (6, 7 - 2), (2, 2)]


@pytest.mark.card("Pink Eye Cyclops/Base")
def test_weakened_creature_falls_to_a_total_below_its_defence() -> None:
    table = attack("Base", f"{CYCLOPS}#6", seat(ready="Quake Dragon#5, Assistant#5"))
    go(table, "pick quake-dragon#5@1", "defend quake-dragon#5")
    assert (where(table, 1, "used"), against(table)) == (["quake-dragon"], [None, 6 - 5])


@pytest.mark.card("Pink Eye Cyclops/Base", negative=True)
@pytest.mark.rule("Q47")
@pytest.mark.parametrize(("mine", "left"), [(f"{CYCLOPS}#6", 1), (f"2 {CYCLOPS}#6", 1)])
def test_weakened_creature_keeps_a_defence_of_1(mine: str, left: int) -> None:
    table = attack("Base", mine, seat(ready=GOBLIN))
    while asks(table) == (0, "pick"):
        go(table, "pick scavenging-goblin#3@1")
    assert stats(table, 1) == (2, left)


@pytest.mark.card("Pink Eye Cyclops/Base")
@pytest.mark.rule("Q47")
def test_two_base_cyclopes_may_weaken_the_same_creature() -> None:
    table = attack("Base", f"2 {CYCLOPS}#6", seat(ready="Quake Dragon#6"))
    while asks(table) == (0, "pick"):
        go(table, "pick quake-dragon#6@1")
    assert stats(table, 1) == (8, 9 - 4)


@pytest.mark.card("Pink Eye Cyclops/Base", negative=True)
def test_weakness_ends_with_the_attack() -> None:
    table = attack("Base", f"{CYCLOPS}#6", seat(ready="Quake Dragon#6"))
    go(table, "pick quake-dragon#6@1", "defend quake-dragon#6")
    assert (asks(table), stats(table, 1)) == ((0, "tidy"), (8, 9))


@pytest.mark.card("Pink Eye Cyclops/Base", negative=True)
@pytest.mark.rule("Q40", "Q9")
def test_base_cyclops_weakens_no_immune_creature() -> None:
    table = attack("Base", f"{CYCLOPS}#6", seat(ready=SERAPH))
    assert (asks(table), stats(table, 1)) == ((1, "name"), (4, 4))


@pytest.mark.rule("Q18", "Q51")
def test_locked_die_may_be_the_creature_that_is_weakened() -> None:
    table = attack("Base", f"{CYCLOPS}#6", seat(ready=GOBLIN, locked=LOCK))
    assert options(table) == ["pick scavenging-goblin#3@1", f"pick {SLUG}#3 locked@1"]
    go(table, f"pick {SLUG}#3 locked@1")
    assert (locked(table, 1), table.view(None)["seats"][1]["locked"]["defence"]) == (LOCK, 0)


@pytest.mark.card("Pink Eye Cyclops/Base", negative=True)
def test_base_cyclops_without_a_burst_weakens_nobody() -> None:
    assert asks(attack("Base", f"{CYCLOPS}#5", seat(ready=GOBLIN))) == (1, "name")


@pytest.mark.card("Pink Eye Cyclops/Base", negative=True)
def test_base_cyclops_that_is_attacked_weakens_nobody() -> None:
    assert asks(attack("Base", DRAGON, seat(ready=f"{CYCLOPS}#6"))) == (1, "name")


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_cyclopes_weaken_nobody(type: str) -> None:
    assert asks(attack(type, f"{CYCLOPS}#6", seat(ready=GOBLIN))) == (1, "name")


# -- Base, locked: smaller opening draws ---------------------------------------------------------------------------


@pytest.mark.card("Pink Eye Cyclops/Base")
@pytest.mark.rule("Q2")
@pytest.mark.parametrize("lock", [LOCK, BURST_LOCK])
def test_opponent_of_a_locked_base_cyclops_opens_with_one_die_less(lock: str) -> None:
    table = turn("Base", "draw", seat(bag="9 Basic Quiddity"), seat(locked=lock))
    assert len(lying(table, "active")) == 6 - 1


@pytest.mark.card("Pink Eye Cyclops/Base")
@pytest.mark.rule("Q80")
def test_cyclopes_of_two_opponents_take_two_dice() -> None:
    table = turn("Base", "draw", seat(bag="9 Basic Quiddity"), seat(locked=LOCK), seat(locked=BURST_LOCK))
    assert len(lying(table, "active")) == 6 - 2


@pytest.mark.card("Pink Eye Cyclops/Base", negative=True)
def test_dice_that_wait_in_the_pool_are_not_drawn() -> None:
    table = turn("Base", "draw", seat(active="2 Basic Quiddity", bag="9 Basic Quiddity"), seat(locked=LOCK))
    assert len(lying(table, "active")) == 2 + 5


@pytest.mark.card("Pink Eye Cyclops/Base", negative=True)
@pytest.mark.parametrize("lock", [LOCK, BURST_LOCK])
def test_its_owner_opens_with_six(lock: str) -> None:
    table = turn("Base", "draw", seat(bag="9 Basic Quiddity", locked=lock), seat())
    assert len(lying(table, "active")) == 6


@pytest.mark.card("Pink Eye Cyclops/Base", negative=True)
def test_other_draws_are_whole() -> None:
    table = turn("Base", "ready", seat(active="Portal#4", bag="9 Basic Quiddity"), seat(locked=LOCK))
    assert len(lying(go(table, "use portal#4"), "active")) == 2


@pytest.mark.card("Pink Eye Cyclops/Base", negative=True)
@pytest.mark.rule("Q6", "Q140")
@pytest.mark.parametrize("face", [5, 6])
def test_base_cyclops_on_a_creature_face_takes_no_die(face: int) -> None:
    table = turn("Base", "draw", seat(bag="9 Basic Quiddity"), seat(ready=f"{CYCLOPS}#{face}"))
    assert len(lying(table, "active")) == 6


@pytest.mark.rule("Q218")
def test_smaller_draw_hits_a_player_with_immune_creatures() -> None:
    """As phase 1 is over: a Seraph that scored would be gone."""
    us = seat(bag="9 Basic Quiddity", ready=SERAPH), seat(locked=LOCK)
    assert len(lying(turn("Base", "draw", *us), "active")) == 5


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
@pytest.mark.parametrize("lock", [LOCK, BURST_LOCK])
def test_other_locked_cyclopes_take_no_die(type: str, lock: str) -> None:
    table = turn(type, "draw", seat(bag="9 Basic Quiddity"), seat(locked=lock))
    assert len(lying(table, "active")) == 6


# -- Base, locked with a burst: glory for a buy-out ----------------------------------------------------------------


@pytest.mark.card("Pink Eye Cyclops/Base")
@pytest.mark.parametrize("phase", ["ready", "attack", "capture"])
def test_owner_gains_a_glory_as_an_opponent_buys_out_the_lock_with_a_burst(phase: str) -> None:
    table = turn("Base", phase, seat(quiddity=2), seat(locked=BURST_LOCK))
    go(table, f"unlock {SLUG}#4@1")
    assert [number(table, who) for who in (0, 1)] == [0, 1]


@pytest.mark.rule("QC-11.4")
def test_glory_for_a_buy_out_may_win() -> None:
    table = go(turn("Base", "ready", seat(quiddity=2), seat(locked=BURST_LOCK, glory=19)), f"unlock {SLUG}#4@1")
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


@pytest.mark.card("Pink Eye Cyclops/Base", negative=True)
def test_lock_without_a_burst_pays_nothing() -> None:
    table = go(turn("Base", "ready", seat(quiddity=2), seat(locked=LOCK)), f"unlock {SLUG}#3@1")
    assert [number(table, who) for who in (0, 1)] == [0, 0]


@pytest.mark.card("Pink Eye Cyclops/Base", negative=True)
def test_owner_who_pays_gains_nothing() -> None:
    table = go(turn("Base", "ready", seat(quiddity=2, locked=BURST_LOCK), seat()), f"unlock {SLUG}#4@0")
    assert (locked(table), [number(table, who) for who in (0, 1)]) == (None, [0, 0])


@pytest.mark.card("Pink Eye Cyclops/Base", negative=True)
def test_unlocking_without_a_price_pays_nothing() -> None:
    table = turn("Base", "ready", seat(ready="Harmony#4"), seat(locked=BURST_LOCK), wilds=", Harmony/Charm")
    go(table, "cast harmony#4", f"pick {SLUG}#4 locked@1")
    assert (locked(table, 1), number(table, 1)) == (None, 0)


@pytest.mark.card("Pink Eye Cyclops/Base", negative=True)
def test_being_destroyed_and_replaced_pays_nothing() -> None:
    us = seat(ready="Death#6", active="Quaxos' Eye#3"), seat(locked=BURST_LOCK), seat(locked=BURST_LOCK)
    table = turn("Base", "ready", *us, wilds=", Death/Incantation, Quaxos' Eye/Base")
    go(table, "cast death#6", f"pick {SLUG}#4 locked@1", "lock quaxos-eye#3@2")
    assert [(locked(table, who), number(table, who)) for who in (1, 2)] == [(None, 0), ("Quaxos' Eye#3", 0)]


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_cyclopes_pay_nothing(type: str) -> None:
    table = go(turn(type, "ready", seat(quiddity=2), seat(locked=BURST_LOCK)), f"unlock {SLUG}#4@1")
    assert (locked(table, 1), number(table, 1)) == (None, 0)
