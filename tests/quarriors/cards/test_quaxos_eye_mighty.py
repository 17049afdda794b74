"""Quaxos' Eye, Mighty. Face 3: lock with a burst; 4: lock with two; 5: level 1, 1/3; 6: level 2, 2/4."""

from collections.abc import Iterable

import pytest

from tests.quarriors.mat import asks, go, lay, locked, lying, offered, options, quiddity, seat
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

EYE, SLUG = "Quaxos' Eye", "quaxos-eye"
LOCK, LOCK_2 = f"{EYE}#3", f"{EYE}#4"
HOWLER = "Frost Howler#3"
CARDS = "Frost Howler/Strong, Quake Dragon/Mighty, Scavenging Goblin/Base"


def table_of(type: str, phase: str, *seats: dict[str, Json], rolls: Iterable[int] = (), **rules: Json) -> Table:
    return lay(f"{EYE}/{type}, {CARDS}", phase, *seats, rolls=rolls, options=rules)


def idle(ready: str = "", locked: Json = None, quiddity: int = 0) -> dict[str, Json]:
    """A seat that has something left to do in phase 2."""
    return seat(active="Portal#4", bag="Portal", ready=ready, locked=locked, quiddity=quiddity)


# -- Mighty: dearer to unlock ------------------------------------------------------------------------------------------


def price_of(theirs: dict[str, Json], type: str = "Mighty") -> Json:
    """What seat 0 pays to unlock the die of seat 1, and what seat 1 would."""
    prices: Json = table_of(type, "ready", idle(), theirs).view(None)["seats"][1]["locked"]["unlock"]
    return prices


@pytest.mark.card("Quaxos' Eye/Mighty")
@pytest.mark.parametrize("face", [5, 6])
def test_mighty_eye_makes_opponents_pay_three(face: int) -> None:
    assert price_of(seat(locked=HOWLER, ready=f"{EYE}#{face}")) == [3, 2]


@pytest.mark.card("Quaxos' Eye/Mighty", negative=True)
@pytest.mark.rule("Q92")
def test_two_mighty_eyes_count_once() -> None:
    assert price_of(seat(locked=HOWLER, ready=f"2 {EYE}#5")) == [3, 2]


@pytest.mark.card("Quaxos' Eye/Mighty", negative=True)
def test_mighty_eye_that_is_locked_makes_nothing_dearer() -> None:
    assert price_of(seat(locked=LOCK)) == [2, 2]


@pytest.mark.card("Quaxos' Eye/Mighty", negative=True)
def test_mighty_eye_does_not_guard_the_areas_of_others() -> None:
    me = idle(
        ready=f"{EYE}#5",
    )
    assert table_of("Mighty", "ready", me, seat(locked=HOWLER)).view(None)["seats"][1]["locked"]["unlock"] == [2, 2]


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_eyes_make_nothing_dearer(type: str) -> None:
    assert price_of(seat(locked=HOWLER, ready=f"{EYE}#5"), type) == [2, 2]


def test_three_quiddity_are_paid() -> None:
    table = table_of("Mighty", "ready", seat(quiddity=4), seat(locked=HOWLER, ready=f"{EYE}#5"))
    assert quiddity(go(table, "unlock frost-howler#3@1")) == 1


# -- Mighty, locked with a burst: turns one up -------------------------------------------------------------------------


@pytest.mark.card("Quaxos' Eye/Mighty")
def test_mighty_eye_turns_a_creature_up_once_a_turn() -> None:
    table = table_of(
        "Mighty",
        "ready",
        idle(
            locked=LOCK,
            ready="Quake Dragon#4",
        ),
    )
    go(table, f"activate {SLUG}#3@0", "pick quake-dragon#4@0", "turn 5")
    assert (lying(table, "ready"), offered(table, "activate")) == (["Quake Dragon#5"], [])


@pytest.mark.card("Quaxos' Eye/Mighty", negative=True)
@pytest.mark.parametrize("phase", ["attack", "capture"])
def test_mighty_eye_turns_nothing_after_phase_two(phase: str) -> None:
    table = table_of("Mighty", phase, seat(locked=LOCK, ready="Quake Dragon#4", quiddity=2))
    assert (offered(table, "unlock"), offered(table, "activate")) == ([f"{SLUG}#3@0"], [])


@pytest.mark.card("Quaxos' Eye/Mighty", negative=True)
def test_mighty_eye_of_an_opponent_is_not_used() -> None:
    table = table_of(
        "Mighty",
        "ready",
        idle(
            ready="Quake Dragon#4",
        ),
        seat(locked=LOCK),
    )
    assert offered(table, "activate") == []


@pytest.mark.card("Quaxos' Eye/Mighty", negative=True)
def test_mighty_eye_does_not_turn_creatures_of_others_nor_the_highest() -> None:
    me = idle(
        locked=LOCK,
        ready="Quake Dragon#6",
    )
    table = table_of("Mighty", "ready", me, seat(ready="Quake Dragon#4"))
    assert offered(go(table, f"activate {SLUG}#3@0"), "pick") == [f"{SLUG}#3 locked@0"]


@pytest.mark.rule("Q95")
def test_mighty_eye_turns_itself_up_and_leaves_the_place_free() -> None:
    table = table_of("Mighty", "ready", seat(locked=LOCK, active=HOWLER))
    go(table, f"activate {SLUG}#3@0", f"pick {SLUG}#3 locked@0", "turn 5")
    assert (locked(table), lying(table, "ready"), offered(table, "lock")) == (None, [f"{EYE}#5"], ["frost-howler#3"])


@pytest.mark.rule("Q95", "Q96")
def test_mighty_eye_that_turned_itself_up_works_as_a_creature_at_once() -> None:
    table = table_of("Mighty", "ready", seat(locked=LOCK, active=HOWLER), seat())
    go(table, f"activate {SLUG}#3@0", f"pick {SLUG}#3 locked@0", "turn 5", "lock frost-howler#3")
    assert table.view(None)["seats"][0]["locked"]["unlock"][1] == 3


@pytest.mark.rule("Q171")
def test_mighty_eye_is_used_again_in_the_next_turn() -> None:
    used: Json = {"die": LOCK, "uses": {f"{EYE}/Mighty:LOCK1:1": 1}}
    me = idle(
        locked=used,
        ready="Quake Dragon#4",
    )
    assert offered(table_of("Mighty", "ready", me), "activate") == []
    table = table_of("Mighty", "tidy", seat(), seat(locked=used, bag="Portal"), rolls=[1, 4])
    assert offered(go(table, "end-turn"), "activate") == [f"{SLUG}#3@1"]


# -- Mighty, locked with two bursts: turns one down --------------------------------------------------------------------


def cursed(ready: str, lock: str = LOCK_2, holder: int = 0, type: str = "Mighty") -> Table:
    us = [
        idle(
            ready=ready,
        ),
        seat(ready="Assistant#5"),
    ]
    us[holder]["locked"] = lock
    return go(table_of(type, "ready", *us), "next")


@pytest.mark.card("Quaxos' Eye/Mighty")
@pytest.mark.rule("Q213", "Q170")
def test_mighty_eye_with_two_bursts_makes_its_holder_turn_one_down() -> None:
    table = cursed("Quake Dragon#5, Quake Dragon#6, Scavenging Goblin#3")
    assert (asks(table), options(table)) == ((0, "pick"), ["pick quake-dragon#5@0", "pick quake-dragon#6@0"])
    go(table, "pick quake-dragon#5@0", "turn 4")
    assert lying(table, "ready") == ["Quake Dragon#4", "Quake Dragon#6", "Scavenging Goblin#3"]


@pytest.mark.card("Quaxos' Eye/Mighty", negative=True)
def test_nothing_is_turned_where_all_are_at_their_lowest() -> None:
    assert lying(cursed("Quake Dragon#4, Scavenging Goblin#3"), "ready") == ["Quake Dragon#4", "Scavenging Goblin#3"]


@pytest.mark.card("Quaxos' Eye/Mighty", negative=True)
def test_mighty_eye_of_another_holder_turns_nothing_down() -> None:
    assert lying(cursed("Quake Dragon#6", holder=1), "ready") == ["Quake Dragon#6"]


@pytest.mark.card("Quaxos' Eye/Mighty", negative=True)
def test_mighty_eye_with_one_burst_turns_nothing_down() -> None:
    assert lying(cursed("Quake Dragon#6", LOCK), "ready") == ["Quake Dragon#6"]


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_eyes_turn_nothing_down(type: str) -> None:
    assert lying(cursed("Quake Dragon#6", type=type), "ready") == ["Quake Dragon#6"]
