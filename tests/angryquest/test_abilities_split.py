"""Captain Ordelia shares the die between two friendly characters."""

import pytest

from tests.angryquest.mat import (
    DOV,
    FURTHER_MOVE,
    LUCKY_MOVE,
    LUDO,
    MIMI,
    ORDELIA,
    TAM,
    Hero,
    asked,
    do,
    offers,
    play,
    used,
    where,
    who,
)


def splits(die: int, *team: Hero, roll: str = "") -> set[str]:
    at = play(list(team), die=die, roll=roll)
    return {answer for answer in offers(at) if answer.startswith("split")}


@pytest.mark.card("captain-ordelia")
@pytest.mark.parametrize(
    ("die", "shares"), [(1, set()), (2, {"split 1"}), (5, {"split 1", "split 2", "split 3", "split 4"})]
)
def test_ordelia_splits_the_die_into_at_least_one_each(die: int, shares: set[str]) -> None:
    assert splits(die, who(ORDELIA, "t02"), who(TAM, "t12")) == shares


@pytest.mark.card("captain-ordelia", negative=True)
def test_others_do_not_split_the_die() -> None:
    assert splits(5, who(DOV, "t02"), who(TAM, "t12")) == set()


def test_split_die_moves_one_friend_and_then_another_without_bonuses() -> None:
    at = do(play([who(ORDELIA), who(TAM, "t12"), who(DOV, "t31")], die=5), "split 2")
    assert offers(at) == {f"move {ORDELIA} t02", f"move {TAM} t14", f"move {DOV} t33", f"move {DOV} road-s-1"}
    assert offers(do(at, f"move {TAM} t14")) == {f"move {ORDELIA} t03", f"move {DOV} t34", f"move {DOV} sett-s"}
    assert offers(do(at, f"move {DOV} t34")) == {"end-turn"}
    assert (where(at, TAM), where(at, DOV)) == ("t14", "t34")


def test_ordelia_splits_once_per_turn() -> None:
    at = do(play([who(ORDELIA, "t02"), who(TAM, "t12")], die=5), "split 2")
    assert used(at) == [ORDELIA]
    assert "split 1" not in offers(play([who(ORDELIA, "t02"), who(TAM, "t12")], die=5, used=[ORDELIA]))


@pytest.mark.parametrize("roll", [FURTHER_MOVE, LUCKY_MOVE])
def test_ordelia_splits_only_in_the_movement_step(roll: str) -> None:
    assert splits(5, who(ORDELIA, "t02"), who(TAM, "t12"), roll=roll) == set()


def test_die_is_not_split_with_one_character() -> None:
    assert splits(5, who(ORDELIA, "t02")) == set()


def test_die_is_not_split_when_the_second_could_not_move() -> None:
    assert splits(2, who(ORDELIA, "t00"), who(DOV)) == set()


def test_first_move_leaves_a_second_one() -> None:
    at = do(play([who(ORDELIA, "t02"), who(DOV, "t04")], die=3), "split 2")
    assert offers(at) == {f"move {DOV} t06"}


@pytest.mark.parametrize("mate", [who(DOV, "t12", stall=1), who(DOV, "cmb-red-1"), who(DOV, "ent-red-1")])
@pytest.mark.rule("A39")
def test_die_is_not_split_with_those_who_stand_fast(mate: Hero) -> None:
    assert splits(3, who(ORDELIA, "t02"), mate) == set()


def test_ordelia_splits_for_her_friends_from_anywhere() -> None:
    assert splits(3, who(ORDELIA, "cmb-red-1"), who(DOV, "t12"), who(TAM)) == {"split 1", "split 2"}


def test_both_parts_are_complete_moves_with_combat() -> None:
    theirs = [who(MIMI, "t12"), who(LUDO, "t26")]
    at = play([who(ORDELIA, "t10"), who(DOV, "t24")], theirs, die=4, rolls=[4, 4, 4, 1, 1])
    do(at, "split 2", f"move {ORDELIA} t12", f"attack {MIMI} close", "use close", f"move {DOV} t26")
    assert (where(at, MIMI), asked(at)) == ("home", "clash")


def test_second_part_is_lost_when_the_other_can_no_longer_move() -> None:
    at = play([who(DOV, "t02"), who(ORDELIA, "t04")], die=3, monster="mire-hydra")
    do(at, "split 1", f"move {DOV} t03", "luck")
    assert (where(at, DOV), where(at, ORDELIA), asked(at)) == ("t06", "t04", "end")


def test_split_six_gives_another_roll_after_both_moves() -> None:
    at = do(play([who(ORDELIA, "t10"), who(DOV, "t24")], die=6), "split 2", f"move {ORDELIA} t12")
    assert asked(at) == "share"
    assert offers(do(at, f"move {DOV} t28")) == {"roll-again"}
