"""Locking: who, when, from where, and the duty as phase 2 is left (QL-1 to QL-7)."""

import pytest

from tests.quarriors.mat import (
    creature,
    do,
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
from tumblehall.kernel.errors import BadInput

HOWLER, CYCLOPS, FROG, MYSTIC = "Frost Howler#3", "Pink Eye Cyclops#3", "Poison Dart Frog#3", "Quake Dragon Mystic#3"
WILDS = "Frost Howler/Strong, Pink Eye Cyclops/Base, Poison Dart Frog/Base, Quake Dragon Mystic/Base"


@pytest.mark.rule("QL-1")
def test_locked_area_holds_one_die() -> None:
    table = do(play(seat(active=HOWLER, locked=CYCLOPS), wilds=WILDS), "lock frost-howler#3")
    assert (locked(table), lying(table, "ready")) == (HOWLER, [])


@pytest.mark.rule("QL-1", "QC-11.5")
def test_locked_die_counts_as_lying_in_the_ready_area() -> None:
    """It breaks a tie in glory when four creature cards are empty."""
    wilds = "Frost Howler/Strong, Pink Eye Cyclops/Base, Poison Dart Frog/Base, Quake Dragon Mystic/Base 1"
    mine = seat(quiddity=9, locked=HOWLER)
    table = do(play(mine, seat(), wilds=wilds, phase="capture"), "capture quake-dragon-mystic")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.rule("QL-2")
def test_locking_costs_nothing() -> None:
    table = do(play(seat(active=HOWLER, quiddity=1), wilds=WILDS), "lock frost-howler#3")
    assert (locked(table), quiddity(table)) == (HOWLER, 1)


@pytest.mark.rule("QL-2")
def test_locking_is_no_summons() -> None:
    """A locked Base Frog weakens from the second summons on: after a lock the first summons is the first."""
    wilds = "Poison Dart Frog/Base, Scavenging Goblin/Base, Frost Howler/Strong"
    mine = seat(active=f"{HOWLER}, 2 Scavenging Goblin#3", quiddity=2)
    table = play(mine, seat(locked=FROG), wilds=wilds)
    do(table, "lock frost-howler#3", "summon scavenging-goblin#3", "summon scavenging-goblin#3")
    assert [creature(table, 0, place)["defence"] for place in (0, 1)] == [2, 1]


@pytest.mark.rule("QL-3")
def test_one_die_is_locked_in_a_turn() -> None:
    table = do(
        play(seat(active=f"{HOWLER}, {CYCLOPS}, Basic Quiddity#1", locked=None), wilds=WILDS), "lock frost-howler#3"
    )
    assert offered(table, "lock") == []


@pytest.mark.rule("QL-3")
def test_only_a_die_that_shows_the_symbol_is_locked() -> None:
    table = play(seat(active="Frost Howler#1, Frost Howler#4, Pink Eye Cyclops#4"), wilds=WILDS)
    assert offered(table, "lock") == ["pink-eye-cyclops#4"]


@pytest.mark.rule("QL-3")
def test_nothing_is_locked_after_phase_two() -> None:
    table = play(seat(active=f"{HOWLER}, Basic Quiddity#1"), wilds=WILDS + ", Portal/Basic 1", phase="capture")
    assert offered(table, "lock") == []


@pytest.mark.rule("QL-3")
def test_next_turn_there_is_a_lock_again() -> None:
    table = play(seat(locked=now(HOWLER)), seat(), wilds=WILDS, phase="tidy", turn={"locked": True})
    do(table, "end-turn")
    assert "locked" not in table.position()["turn"]


@pytest.mark.rule("QL-4")
def test_who_leaves_phase_two_with_a_lock_symbol_must_lock_one() -> None:
    table = do(play(seat(active=f"{HOWLER}, {CYCLOPS}"), wilds=WILDS), "next")
    assert (kind(table), options(table)) == ("lock-duty", ["lock frost-howler#3", "lock pink-eye-cyclops#3"])
    do(table, "lock pink-eye-cyclops#3")
    assert (locked(table), lying(table, "active")) == (CYCLOPS, [HOWLER])


@pytest.mark.rule("QL-4")
def test_the_duty_is_told_with_its_reason() -> None:
    table = do(play(seat(active=HOWLER), wilds=WILDS, forced=False), "next")
    (told,) = [event for event in table.events(None) if event.kind == "must-lock"]
    assert (told.text, told.rule) == (
        "Seat 0 leaves phase 2 with Frost Howler (lock) in the pool and must lock one.",
        "QL-4",
    )
    assert locked(table) == HOWLER


@pytest.mark.rule("QL-4")
def test_a_lock_made_earlier_in_the_turn_satisfies_the_duty() -> None:
    table = do(play(seat(active=f"{HOWLER}, {CYCLOPS}"), wilds=WILDS), "lock frost-howler#3")
    assert (kind(table), locked(table), "must-lock" in kinds(table)) == ("tidy", HOWLER, False)


@pytest.mark.rule("QL-4")
def test_without_a_lock_symbol_there_is_no_duty() -> None:
    table = do(play(seat(active="Frost Howler#4", quiddity=1, locked=CYCLOPS), wilds=WILDS), "next")
    assert "must-lock" not in kinds(table)


@pytest.mark.rule("QL-3")
@pytest.mark.parametrize(("locked", "offers"), [(True, []), (False, ["frost-howler#3"])])
def test_one_die_is_locked_in_a_turn_also_where_it_has_left(locked: bool, offers: list[str]) -> None:
    table = play(seat(active=f"{HOWLER}, Portal#4", bag="Portal"), wilds=WILDS, turn={"locked": locked})
    assert offered(table, "lock") == offers


@pytest.mark.rule("QL-5")
def test_a_new_lock_sends_the_old_one_to_the_spent_pile() -> None:
    table = do(play(seat(active=HOWLER, locked=CYCLOPS), wilds=WILDS), "lock frost-howler#3")
    assert (locked(table), lying(table, "spent"), lying(table, "used")) == (HOWLER, [CYCLOPS], [])


@pytest.mark.rule("QL-6")
def test_what_was_locked_this_turn_is_not_unlocked_by_its_owner() -> None:
    table = play(seat(locked=now(HOWLER), quiddity=5), wilds=WILDS, turn={"locked": True})
    assert offered(table, "unlock") == []


@pytest.mark.rule("QL-6")
def test_what_was_locked_in_an_earlier_turn_is() -> None:
    assert offered(play(seat(locked=HOWLER, quiddity=5), wilds=WILDS), "unlock") == ["frost-howler#3@0"]


@pytest.mark.rule("QL-6")
def test_a_lock_of_this_turn_lasts_to_its_end_and_no_longer() -> None:
    table = do(play(seat(locked=now(HOWLER)), seat(), wilds=WILDS, phase="tidy"), "end-turn")
    assert table.position()["seats"][0]["locked"] == HOWLER


@pytest.mark.rule("QL-7")
def test_lock_ability_works_turn_after_turn_until_it_is_unlocked() -> None:
    """Each opening draw of seat 0 is one smaller; bought out, the Cyclops is heard no more (seat 1 draws its die)."""
    mine = seat(bag="11 Basic Quiddity")
    table = play(mine, seat(locked=CYCLOPS), wilds=WILDS, phase="draw", rolls=[1] * 24)
    assert len(lying(table, "active")) == 5
    do(table, "unlock pink-eye-cyclops#3@1")
    while table.position()["turn"]["number"] == 1:
        do(table, "end-turn")
    assert len(lying(table, "active")) == 6


@pytest.mark.parametrize(
    ("field", "words"),
    [
        ({"locked": "Frost Howler#4"}, "only a die that shows a lock is in a locked area"),
        ({"ready": [HOWLER]}, "only creature and spell faces stand in a ready area"),
        ({"locked": {"die": HOWLER, "kept": True}}, "kept"),
    ],
)
def test_position_with_a_wrong_locked_die_is_refused(field: dict[str, object], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        play(seat() | field, wilds=WILDS)


def test_only_the_player_whose_turn_it_is_has_locked_a_die_now() -> None:
    with pytest.raises(BadInput, match="locked now"):
        play(seat(), seat(locked=now(HOWLER)), wilds=WILDS)
