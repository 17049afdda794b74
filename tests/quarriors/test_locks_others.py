"""Dice in another's locked area, draws that count, and the windows in which locks work (QL-12, QL-13, QL-16)."""

import pytest

from tests.quarriors.mat import (
    asked,
    creature,
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
    seat,
)

EYE, EYE_2, HOWLER = "Quaxos' Eye#3", "Quaxos' Eye#4", "Frost Howler#3"
CYCLOPS, CYCLOPS_BURST = "Pink Eye Cyclops#3", "Pink Eye Cyclops#4"
MYSTIC = "Quake Dragon Mystic#3"
WILDS = "Quaxos' Eye/Base, Frost Howler/Strong"


# -- another's area ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("QL-12")
def test_an_eye_may_be_put_into_anybodys_area() -> None:
    table = play(seat(active=EYE), seat(), seat(), wilds=WILDS)
    assert offered(table, "lock") == ["quaxos-eye#3", "quaxos-eye#3@1", "quaxos-eye#3@2"]


@pytest.mark.rule("QL-12")
def test_other_dice_go_into_the_own_area_only() -> None:
    assert offered(play(seat(active=HOWLER), seat(), wilds=WILDS), "lock") == ["frost-howler#3"]


@pytest.mark.rule("QL-12")
def test_that_does_not_use_up_the_lock_of_the_turn() -> None:
    table = do(play(seat(active=f"{EYE}, {HOWLER}"), seat(), wilds=WILDS), "lock quaxos-eye#3@1", "lock frost-howler#3")
    assert (locked(table), locked(table, 1)) == (HOWLER, EYE)


@pytest.mark.rule("QL-12", "Q90")
def test_it_may_be_done_any_number_of_times() -> None:
    table = play(seat(active=f"2 {EYE}, {HOWLER}"), seat(), wilds=WILDS)
    do(table, "lock frost-howler#3", "lock quaxos-eye#3@1", "lock quaxos-eye#3@1")
    assert (locked(table, 1), lying(table, "used", 1)) == (EYE, ["Quaxos' Eye"])


@pytest.mark.rule("QL-12", "Q91")
def test_the_duty_stays_for_the_dice_that_are_left() -> None:
    table = do(play(seat(active=f"{EYE}, {HOWLER}"), seat(), wilds=WILDS), "next", "lock quaxos-eye#3@1")
    assert (kind(table), options(table)) == ("lock-duty", ["lock frost-howler#3"])


@pytest.mark.rule("QL-13")
def test_the_holder_owns_it_from_then_on() -> None:
    """Unlocked, it goes to the holder's pile; the draw that it makes smaller is the holder's."""
    table = do(play(seat(active=EYE, quiddity=2), seat(bag="9 Basic Quiddity"), wilds=WILDS), "lock quaxos-eye#3@1")
    do(table, "unlock quaxos-eye#3@1")
    assert (lying(table, "used", 1), lying(table, "used"), lying(table, "spent")) == (["Quaxos' Eye"], [], [])


@pytest.mark.rule("QL-13")
def test_who_put_it_there_may_pay_for_it_in_the_same_turn() -> None:
    """Only what a player locked in the own area stays for the turn (QL-6)."""
    table = do(play(seat(active=EYE, quiddity=2), seat(), wilds=WILDS), "lock quaxos-eye#3@1")
    assert offered(table, "unlock") == ["quaxos-eye#3@1"]


# -- draws -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("QL-16")
def test_one_draw_of_several_dice_counts_once() -> None:
    """A Strong Mystic takes a glory from the second draw of a turn on: the Portal draws two dice at once."""
    wilds = "Quake Dragon Mystic/Strong"
    mine = seat(active="2 Portal#4", bag="4 Basic Quiddity", glory=5) | {"draws": 1}
    table = play(mine, seat(locked=MYSTIC), wilds=wilds, rolls=[1] * 8)
    do(table, "use portal#4")
    assert glory(table)[0] == 4
    do(table, "use portal#4")
    assert glory(table)[0] == 3


@pytest.mark.rule("QL-16")
def test_the_opening_draw_is_one_draw_and_is_kept_to_the_next_turn() -> None:
    wilds = "Quake Dragon Mystic/Strong"
    table = play(seat(bag="6 Basic Quiddity"), seat(), wilds=wilds, phase="draw", rolls=[1] * 12)
    assert table.view(None)["seats"][0]["draws"] == 1
    while table.position()["turn"]["seat"] == 0:
        do(table, "end-turn" if kind(table) == "tidy" else "next")
    assert table.view(None)["seats"][0]["draws"] == 1


@pytest.mark.rule("QL-16", "Q251")
def test_a_draw_that_finds_nothing_is_none() -> None:
    wilds = "Quake Dragon Mystic/Strong"
    mine = seat(active="Portal#4", glory=5) | {"draws": 1}
    table = do(play(mine, seat(locked=MYSTIC), wilds=wilds), "use portal#4")
    assert (glory(table)[0], table.position()["seats"][0]["draws"]) == (5, 1)


@pytest.mark.rule("QL-7", "Q80")
def test_draws_are_made_smaller_and_larger_in_all_and_told() -> None:
    """Two Cyclopes of opponents and an own Mighty Frog: 6 - 2 + 1."""
    wilds = "Pink Eye Cyclops/Base, Poison Dart Frog/Mighty"
    mine = seat(bag="9 Basic Quiddity", locked="Poison Dart Frog#3")
    table = play(mine, seat(locked=CYCLOPS), seat(locked=CYCLOPS_BURST), wilds=wilds, phase="draw", rolls=[1] * 10)
    assert len(lying(table, "active")) == 5
    (told,) = heard(table, "draw-size")
    assert told == {
        "player": "seat 0", "from": 6, "n": 5,
        "dice": ["poison-dart-frog#3", "pink-eye-cyclops#3", "pink-eye-cyclops#4"],
    }  # fmt: skip


@pytest.mark.rule("QL-7", "Q80")
def test_the_opening_draw_is_at_least_one() -> None:
    wilds = "Quaxos' Eye/Base, Pink Eye Cyclops/Base"
    mine = seat(bag="Basic Quiddity", locked=EYE)
    table = play(mine, seat(locked=CYCLOPS), wilds=wilds, phase="draw", rolls=[1, 1])
    assert len(lying(table, "active")) == 1


# -- windows -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("QL-7")
def test_at_the_end_of_phase_two() -> None:
    wilds = "Quake Dragon Mystic/Mighty"
    for draws, gained in ((3, 1), (2, 0)):
        mine = seat(active="Portal#4", bag="") | {"draws": draws}
        table = do(play(mine, seat(locked=MYSTIC), wilds=wilds), "next")
        assert glory(table) == [gained, 0]


@pytest.mark.rule("QL-7")
def test_as_phase_three_starts() -> None:
    """The opponent must choose one of their own creatures, whose attack is 0 for the turn."""
    wilds = "Pink Eye Cyclops/Mighty"
    mine = seat(ready="Assistant#5, Assistant#6")
    table = play(mine, seat(locked=CYCLOPS, ready="Assistant#5"), wilds=wilds, phase="attack")
    assert (asked(table), offered(table, "pick")) == (0, ["assistant#5@0"])
    do(table, "pick assistant#5@0")
    assert creature(table, 0)["attack"] == 0


@pytest.mark.rule("QL-7")
def test_while_attacked_the_total_against_its_holder_is_lower() -> None:
    mine, theirs = seat(ready="3 Assistant#5"), seat(ready="Assistant#5", locked=HOWLER)
    table = play(mine, theirs, seat(ready="Assistant#5"), wilds=WILDS, phase="attack")
    assert table.view(None)["attack"]["totals"] == [None, 1, 3]


@pytest.mark.rule("QL-7")
def test_as_it_is_placed_and_as_it_is_bought_out() -> None:
    wilds = "Pink Eye Cyclops/Strong, Life/Cantrip"
    placed = do(play(seat(active=CYCLOPS_BURST), seat(ready="Life#4"), wilds=wilds), "lock pink-eye-cyclops#4")
    do(placed, "pick life#4@1")
    assert (lying(placed, "ready", 1), lying(placed, "used", 1)) == ([], ["Life"])
    bought = play(seat(quiddity=2), seat(locked=CYCLOPS_BURST), wilds="Pink Eye Cyclops/Base")
    assert glory(do(bought, "unlock pink-eye-cyclops#4@1")) == [0, 1]


@pytest.mark.rule("QL-7", "QL-6")
def test_a_bought_out_die_pays_nothing_in_its_owners_turn() -> None:
    bought = play(seat(quiddity=2, locked=CYCLOPS_BURST), seat(), wilds="Pink Eye Cyclops/Base")
    assert glory(do(bought, "unlock pink-eye-cyclops#4@0")) == [0, 0]


@pytest.mark.rule("QL-8")
def test_marks_of_a_lock_end_as_the_turn_of_their_seat_begins() -> None:
    """A Base Howler's burst stills until its player's next turn; the mark is gone then."""
    wilds = "Frost Howler/Base"
    theirs = {"die": "Assistant#5", "marks": [[0, 0, True, 1]]}
    table = play(seat(), seat(ready="Frost Howler#5"), seat(ready=[theirs]), wilds=wilds, phase="tidy")
    assert creature(table, 2)["attack"] == 0
    do(table, "end-turn")
    assert (creature(table, 2)["attack"], "stilled" in kinds(table), now(HOWLER)) == (
        1,
        False,
        {"die": HOWLER, "now": True},
    )
