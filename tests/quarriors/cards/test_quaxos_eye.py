"""Quaxos' Eye. Face 3: lock with a burst; 4: lock with two; 5: level 1, 1/3; 6: level 2, 2/4."""

from collections.abc import Iterable

import pytest

from tests.quarriors.mat import asks, glory, go, kind, lay, locked, lying, offered, seat, stats
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

EYE, SLUG = "Quaxos' Eye", "quaxos-eye"
LOCK, LOCK_2 = f"{EYE}#3", f"{EYE}#4"
HOWLER = "Frost Howler#3"
CARDS = "Frost Howler/Strong, Quake Dragon/Mighty, Scavenging Goblin/Base"
LOCKS = pytest.mark.parametrize("lock", [LOCK, LOCK_2])
DRAGON, GOBLIN, ASSISTANT = 4, 2, 1
"""What they score."""


def table_of(type: str, phase: str, *seats: dict[str, Json], rolls: Iterable[int] = (), **rules: Json) -> Table:
    return lay(f"{EYE}/{type}, {CARDS}", phase, *seats, rolls=rolls, options=rules)


def opening(*seats: dict[str, Json], dice: int = 6, type: str = "Base") -> Table:
    """The opening draw of seat 0."""
    return lay(f"{EYE}/{type}, {CARDS}", "ready", *seats, rolls=[1] * 2 * dice, rolled=False)


def idle(ready: str = "", locked: Json = None, quiddity: int = 0) -> dict[str, Json]:
    """A seat that has something left to do in phase 2."""
    return seat(active="Portal#4", bag="Portal", ready=ready, locked=locked, quiddity=quiddity)


def slug(die: str) -> str:
    return die.lower().replace("'", "").replace(" ", "-")


# -- every Eye: where it goes and what it costs ------------------------------------------------------------------------


@pytest.mark.card("Quaxos' Eye/Base")
@pytest.mark.card("Quaxos' Eye/Strong")
@pytest.mark.rule("QL-12", "QL-13")
@pytest.mark.parametrize("type", ["Base", "Strong"])
@LOCKS
def test_eye_is_put_into_anybodys_area(type: str, lock: str) -> None:
    table = table_of(type, "ready", seat(active=lock), seat(), seat())
    assert offered(table, "lock") == [slug(lock), f"{slug(lock)}@1", f"{slug(lock)}@2"]


@pytest.mark.card("Quaxos' Eye/Mighty")
@pytest.mark.rule("QL-12")
def test_mighty_eye_with_two_bursts_is_put_into_anybodys_area() -> None:
    assert offered(table_of("Mighty", "ready", seat(active=LOCK_2), seat()), "lock") == [f"{SLUG}#4", f"{SLUG}#4@1"]


@pytest.mark.card("Quaxos' Eye/Mighty", negative=True)
@pytest.mark.rule("QL-12")
def test_mighty_eye_with_one_burst_goes_into_the_own_area_only() -> None:
    assert offered(table_of("Mighty", "ready", seat(active=LOCK), seat()), "lock") == [f"{SLUG}#3"]


@pytest.mark.rule("QL-12", "Q90")
def test_eye_sends_what_lay_there_to_the_pile_of_its_owner() -> None:
    table = go(table_of("Base", "ready", seat(active=LOCK), seat(locked=HOWLER)), f"lock {SLUG}#3@1")
    assert (locked(table, 1), lying(table, "used", 1), lying(table, "spent")) == (LOCK, ["Frost Howler"], [])


@pytest.mark.rule("QL-12", "QL-4")
def test_eye_in_anothers_area_meets_the_duty() -> None:
    table = go(table_of("Base", "ready", seat(active=LOCK), seat()), "next", f"lock {SLUG}#3@1")
    assert (kind(table), locked(table), locked(table, 1)) == ("tidy", None, LOCK)


@pytest.mark.parametrize("type", ["Base", "Strong", "Mighty"])
@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.rule("QL-13", "Q139")
def test_eye_with_two_bursts_is_bought_out_by_nobody(type: str, holder: int) -> None:
    us = [
        idle(
            quiddity=9,
        ),
        seat(),
    ]
    us[holder]["locked"] = LOCK_2
    assert offered(table_of(type, "ready", *us), "unlock") == []


@pytest.mark.parametrize("type", ["Base", "Strong", "Mighty"])
@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.rule("QL-13", "Q139")
def test_eye_with_one_burst_is_bought_out_by_anybody(type: str, holder: int) -> None:
    us = [
        idle(
            quiddity=9,
        ),
        seat(),
    ]
    us[holder]["locked"] = LOCK
    assert offered(table_of(type, "ready", *us), "unlock") == [f"{SLUG}#3@{holder}"]


@pytest.mark.rule("QL-13")
def test_eye_with_two_bursts_is_destroyed_out_of_the_area_by_a_spell() -> None:
    table = lay(f"{EYE}/Base, Death/Spell", "ready", seat(ready="Death#4"), seat(locked=LOCK_2))
    go(table, "cast death#4", f"pick {SLUG}#4 locked@1")
    assert (locked(table, 1), lying(table, "used", 1)) == (None, [EYE])


@pytest.mark.rule("QL-13")
def test_eye_that_gives_way_in_the_turn_of_its_holder_goes_to_the_holders_spent_pile() -> None:
    """Who put it there gets nothing back."""
    us = seat(active=LOCK_2), seat(bag="Frost Howler")
    table = table_of("Base", "ready", *us, rolls=[1, 3])
    go(table, f"lock {SLUG}#4@1", "end-turn", "lock frost-howler#3")
    assert (lying(table, "spent", 1), lying(table, "used")) == ([LOCK_2], [])


@pytest.mark.rule("Q170", "Q227")
def test_eye_that_is_rolled_to_a_creature_face_scores_for_its_holder() -> None:
    wilds = f"{EYE}/Base, Chaos/Cantrip"
    table = lay(wilds, "ready", seat(active=LOCK, ready="Chaos#5"), seat(bag="Portal"), rolls=[5])
    go(table, f"lock {SLUG}#3@1", "cast chaos#5")
    assert (locked(table, 1), lying(table, "ready", 1)) == (None, [f"{EYE}#5"])
    go(table, "end-turn", f"score {SLUG}#5")
    assert (glory(table), lying(table, "used", 1)) == ([0, 3], [EYE])


# -- Base: a smaller draw ----------------------------------------------------------------------------------------------


@pytest.mark.card("Quaxos' Eye/Base")
@pytest.mark.rule("Q170")
@LOCKS
def test_base_eye_makes_its_holder_draw_one_die_fewer(lock: str) -> None:
    table = opening(seat(bag="9 Basic Quiddity", locked=lock), seat(), dice=5)
    assert len(lying(table, "active")) == 5


@pytest.mark.card("Quaxos' Eye/Base", negative=True)
@LOCKS
def test_base_eye_of_another_holder_changes_no_draw(lock: str) -> None:
    assert len(lying(opening(seat(bag="9 Basic Quiddity"), seat(locked=lock)), "active")) == 6


@pytest.mark.card("Quaxos' Eye/Base", negative=True)
@pytest.mark.parametrize("face", [5, 6])
def test_base_eye_as_a_creature_changes_no_draw(face: int) -> None:
    table = opening(seat(bag="9 Basic Quiddity"), seat(ready=f"{EYE}#{face}"))
    assert (len(lying(table, "active")), stats(table, 1)) == (6, (face - 4, face - 2))


@pytest.mark.card("Quaxos' Eye/Base", negative=True)
def test_base_eye_changes_no_later_draw() -> None:
    me = seat(active="Portal#4", bag="9 Basic Quiddity", locked=LOCK)
    assert len(lying(go(table_of("Base", "ready", me, rolls=[1] * 4), "use portal#4"), "active")) == 2


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_eyes_change_no_draw(type: str) -> None:
    assert len(lying(opening(seat(bag="9 Basic Quiddity", locked=LOCK), type=type), "active")) == 6


# -- Strong: unlocks when it scores ------------------------------------------------------------------------------------


def scoring(type: str, mine: str, *, own: Json = None, theirs: Json = None, **rules: Json) -> Table:
    return table_of(type, "score", seat(ready=mine, locked=own), seat(locked=theirs), **rules)


@pytest.mark.card("Quaxos' Eye/Strong")
@pytest.mark.parametrize("face", [5, 6])
@pytest.mark.parametrize("die", [HOWLER, LOCK, LOCK_2])
def test_strong_eye_that_scores_may_unlock_a_die_of_anybody(face: int, die: str) -> None:
    table = go(scoring("Strong", f"{EYE}#{face}", theirs=die), f"score {SLUG}#{face}")
    assert (asks(table), glory(table)) == ((0, "may"), [2, 0])
    go(table, "yes", f"pick {slug(die)} locked@1")
    assert (locked(table, 1), lying(table, "used", 1)) == (None, [die.split("#")[0]])


@pytest.mark.card("Quaxos' Eye/Strong")
def test_strong_eye_that_scores_may_unlock_an_own_die() -> None:
    table = go(scoring("Strong", f"{EYE}#5", own=HOWLER), f"score {SLUG}#5", "yes", "pick frost-howler#3 locked@0")
    assert (locked(table), lying(table, "spent")) == (None, [HOWLER])


@pytest.mark.card("Quaxos' Eye/Strong", negative=True)
def test_strong_eye_need_not_unlock() -> None:
    table = go(scoring("Strong", f"{EYE}#5", theirs=HOWLER), f"score {SLUG}#5", "pass")
    assert locked(table, 1) == HOWLER


@pytest.mark.card("Quaxos' Eye/Strong", negative=True)
def test_strong_eye_is_not_asked_where_nothing_is_locked() -> None:
    assert kind(go(scoring("Strong", f"{EYE}#5"), f"score {SLUG}#5")) == "cull"


@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_eyes_that_score_unlock_nothing(type: str) -> None:
    assert kind(go(scoring(type, f"{EYE}#5", theirs=HOWLER), f"score {SLUG}#5")) == "cull"


# -- Strong, locked: less for the first --------------------------------------------------------------------------------


@pytest.mark.card("Quaxos' Eye/Strong")
@LOCKS
def test_strong_eye_locked_takes_a_glory_from_the_first_score_of_its_holder(lock: str) -> None:
    table = go(scoring("Strong", "Quake Dragon#4, Scavenging Goblin#3", own=lock), "score quake-dragon#4")
    before = glory(table)[0]
    go(table, "score scavenging-goblin#3")
    assert (before, glory(table)[0]) == (DRAGON - 1, DRAGON - 1 + GOBLIN)


@pytest.mark.card("Quaxos' Eye/Strong", negative=True)
@LOCKS
def test_strong_eye_locked_takes_nothing_from_others(lock: str) -> None:
    table = go(scoring("Strong", "Quake Dragon#4", theirs=lock), "score quake-dragon#4")
    assert glory(table) == [DRAGON, 0]


@pytest.mark.card("Quaxos' Eye/Strong", negative=True)
@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_eyes_take_no_glory(type: str) -> None:
    assert glory(go(scoring(type, "Quake Dragon#4", own=LOCK), "score quake-dragon#4")) == [DRAGON, 0]


def test_strong_eye_takes_no_more_than_the_score() -> None:
    me = seat(ready="Assistant#5", locked=LOCK)
    table = table_of("Strong", "score", me | {"glory": 4})
    assert glory(go(table, "score assistant#5")) == [4 + ASSISTANT - 1, 0]


@pytest.mark.rule("Q320")
def test_a_first_score_without_a_cull_uses_it_up() -> None:
    """With expert culling a creature that is not culled has scored, for nothing."""
    mine = "Quake Dragon#4, Scavenging Goblin#3, Assistant#5"
    table = scoring("Strong", mine, own=LOCK, expert_culling=True)
    go(table, "score quake-dragon#4", "score-cull scavenging-goblin#3")
    assert glory(table) == [GOBLIN, 0]
