"""Abilities about whom to fight and what follows a combat: Maren, the Sister, Finch, Jory, Runa."""

import pytest

from tests.angryquest.mat import (
    DOV,
    FINCH,
    JORY,
    LUDO,
    MAREN,
    MIMI,
    ORLO,
    RUNA,
    SISTER,
    SPOT,
    Hero,
    asked,
    do,
    duel,
    heard,
    offers,
    play,
    upgrades,
    where,
    who,
)


def targets(mover: str, foe: str, at: str) -> set[str]:
    """What the mover, who goes to t26, may do to a foe."""
    steps = {MAREN: 3, SISTER: 2, MIMI: 2}[mover]
    game = do(play([who(mover, f"t{26 - steps}")], [who(foe, at)], die=2), f"move {mover} {SPOT}")
    return {answer for answer in offers(game) if answer.startswith("attack")}


# -- Maren shoots two spaces far --------------------------------------------------------------------------------------


@pytest.mark.card("maren-twobows")
@pytest.mark.parametrize("at", ["t24", "t28"])
def test_maren_may_shoot_two_spaces_far_by_ranged_alone(at: str) -> None:
    assert targets(MAREN, DOV, at) == {f"attack {DOV} ranged"}


@pytest.mark.parametrize("at", ["t25", "t27"])
def test_maren_has_both_ways_next_to_her(at: str) -> None:
    assert targets(MAREN, DOV, at) == {f"attack {DOV} ranged", f"attack {DOV} arcane"}


@pytest.mark.parametrize("at", ["t22", "t29"])
def test_maren_does_not_shoot_three_spaces_far(at: str) -> None:
    assert targets(MAREN, DOV, at) == set()


@pytest.mark.card("maren-twobows", negative=True)
def test_others_do_not_shoot_two_spaces_far() -> None:
    assert targets(MIMI, DOV, "t28") == set()


def test_maren_may_hold_her_fire() -> None:
    at = do(play([who(MAREN, "t23")], [who(DOV, "t28")], die=2), f"move {MAREN} {SPOT}")
    assert asked(do(at, "pass")) == "end"


def test_maren_shoots_round_the_crossroads() -> None:
    at = do(play([who(MAREN, "t05")], [who(DOV, "road-n-1")], die=1), f"move {MAREN} t07")
    assert offers(at) == {f"attack {DOV} ranged", "pass"}


@pytest.mark.parametrize("place", ["sett-n", "road-n-2"])
def test_maren_shoots_neither_into_nor_through_a_settlement(place: str) -> None:
    at = do(play([who(MAREN, "t06")], [who(DOV, place)], die=2), f"move {MAREN} road-n-1")
    assert asked(at) == "end"


def test_combat_two_spaces_far_sends_the_loser_home() -> None:
    at = duel(MAREN, "ranged", DOV, "close", [4, 4, 1, 1, 1, 1], gap=2)
    assert (where(at, MAREN), where(at, DOV)) == ("t24", "home")


# -- the Veiled Sister is not seen ------------------------------------------------------------------------------------


@pytest.mark.card("the-veiled-sister")
@pytest.mark.parametrize("at", ["t25", "t27"])
def test_sister_cannot_be_attacked_from_another_space(at: str) -> None:
    assert targets(MIMI, SISTER, at) == set()


def test_sister_hides_from_maren_too() -> None:
    assert targets(MAREN, SISTER, "t28") == set()


@pytest.mark.card("the-veiled-sister", negative=True)
def test_others_can_be_attacked_from_another_space() -> None:
    assert targets(MIMI, LUDO, "t27") == {f"attack {LUDO} ranged", f"attack {LUDO} arcane"}


def test_sister_can_be_fought_on_her_own_space() -> None:
    assert targets(MIMI, SISTER, SPOT) == {f"attack {SISTER} close", f"attack {SISTER} arcane"}


def test_sister_hides_nobody_else() -> None:
    at = play([who(MIMI, "t24")], [who(SISTER, "t25"), who(LUDO, "t27")], die=2)
    assert offers(do(at, f"move {MIMI} {SPOT}")) == {f"attack {LUDO} ranged", f"attack {LUDO} arcane", "pass"}


def test_sister_may_attack_from_a_distance() -> None:
    assert targets(SISTER, LUDO, "t27") == {f"attack {LUDO} ranged", f"attack {LUDO} arcane"}


# -- Finch rolls away -------------------------------------------------------------------------------------------------


@pytest.mark.card("nimble-finch")
def test_finch_beaten_in_defence_goes_back_five() -> None:
    assert where(duel(LUDO, "close", FINCH, "close", [4, 4, 4, 1]), FINCH) == "t21"


@pytest.mark.card("nimble-finch", negative=True)
def test_others_beaten_in_defence_go_home() -> None:
    assert where(duel(LUDO, "close", MAREN, "close", [4, 4, 4, 1]), MAREN) == "home"


def test_finch_beaten_in_attack_goes_home() -> None:
    assert where(duel(FINCH, "close", LUDO, "close", [1, 1, 1, 1]), FINCH) == "home"


def test_finch_who_wins_stays() -> None:
    assert where(duel(LUDO, "close", FINCH, "ranged", [1, 1, 1, 1, 1, 1]), FINCH) == SPOT


@pytest.mark.parametrize(
    ("mine", "theirs", "end"),
    [
        ([who(DOV, "t21")], [], "t20"),
        ([], [who(DOV, "t21")], "t20"),
        ([who(DOV, "t20")], [who(RUNA, "t21")], "t19"),
    ],
)
def test_finch_goes_further_back_to_the_first_free_space(mine: list[Hero], theirs: list[Hero], end: str) -> None:
    assert where(duel(LUDO, "close", FINCH, "close", [4, 4, 4, 1], mine=mine, theirs=theirs), FINCH) == end


def test_finch_goes_back_over_the_start_of_the_loop() -> None:
    assert where(duel(LUDO, "close", FINCH, "close", [4, 4, 4, 1], spot="t02"), FINCH) == "t45"
    at = duel(LUDO, "close", FINCH, "close", [4, 4, 4, 1], spot="t05", theirs=[who(DOV, "t00")], monster="mire-hydra")
    assert where(at, FINCH) == "t47"


def test_finch_beaten_on_a_road_goes_home() -> None:
    at = play([who(LUDO, "t07")], [who(FINCH, "road-n-1")], die=2, rolls=[4, 4, 4, 1])
    do(at, f"move {LUDO} road-n-1", f"attack {FINCH} close", "use close")
    assert where(at, FINCH) == "home"


# -- Jory takes an upgrade --------------------------------------------------------------------------------------------


def robbery(thief: str, held: str, loot: str) -> set[str]:
    """What the thief is offered after beating Dov, who had the loot."""
    at = duel(who(thief, "home", held), "close", who(DOV, "home", loot), "ranged", [4, 4, 1, 1])
    return offers(at)


@pytest.mark.card("jory-cutpurse")
def test_jory_takes_an_upgrade_of_the_loser_with_its_level() -> None:
    at = duel(JORY, "close", who(DOV, "home", "arcane2 movement1"), "ranged", [4, 4, 1, 1])
    assert offers(at) == {"spoil arcane 2", "spoil movement 1", "pass"}
    do(at, "spoil arcane 2")
    assert (upgrades(at, JORY), upgrades(at, DOV)) == ("arcane2", "movement1")
    assert asked(at) == "end"


@pytest.mark.card("jory-cutpurse", negative=True)
def test_others_take_no_upgrade() -> None:
    assert robbery(MIMI, "", "arcane2") == {"end-turn"}


def test_jory_may_leave_it() -> None:
    at = do(duel(JORY, "close", who(DOV, "home", "arcane2"), "ranged", [4, 4, 1, 1]), "pass")
    assert (upgrades(at, JORY), upgrades(at, DOV)) == ("", "arcane2")


def test_jory_takes_nothing_for_an_attribute_that_has_an_upgrade() -> None:
    assert robbery(JORY, "arcane1", "arcane2 movement1") == {"spoil movement 1", "pass"}


@pytest.mark.parametrize(
    ("held", "offered"),
    [("ranged1 arcane1", {"spoil movement 1", "pass"}), ("ranged1 arcane1 armour1", {"end-turn"})],
)
def test_jory_takes_a_third_upgrade_and_no_fourth(held: str, offered: set[str]) -> None:
    assert robbery(JORY, held, "movement1") == offered


def test_jory_finds_nothing_on_a_loser_without_upgrades() -> None:
    assert robbery(JORY, "", "") == {"end-turn"}


def test_jory_winning_in_defence_takes_nothing() -> None:
    at = duel(who(DOV, "home", "arcane2"), "close", JORY, "close", [1, 1, 4, 4])
    assert offers(at) == {"end-turn"}


def test_jory_takes_one_of_two_equal_upgrades() -> None:
    at = duel(JORY, "close", who(ORLO, "home", "arcane2 arcane2"), "close", [4, 4, 1])
    do(at, "spoil arcane 2")
    assert (upgrades(at, JORY), upgrades(at, ORLO)) == ("arcane2", "arcane2")


# -- Runa runs on -----------------------------------------------------------------------------------------------------


@pytest.mark.card("runa-wolf-sister")
def test_runa_may_go_on_one_to_three_spaces() -> None:
    at = duel(RUNA, "close", MIMI, "close", [4, 4, 1, 1, 1])
    assert offers(at) == {"advance 1", "advance 2", "advance 3", "pass"}
    assert where(do(at, "advance 3"), RUNA) == "t29"


@pytest.mark.card("runa-wolf-sister", negative=True)
def test_others_do_not_go_on() -> None:
    assert offers(duel(LUDO, "close", MIMI, "close", [4, 4, 1, 1, 1])) == {"end-turn"}


def test_runa_may_stay() -> None:
    assert where(do(duel(RUNA, "close", MIMI, "close", [4, 4, 1, 1, 1]), "pass"), RUNA) == SPOT


def test_runa_goes_on_to_free_spaces_only() -> None:
    at = duel(RUNA, "close", MIMI, "close", [4, 1, 1, 1, 1], mine=[who(DOV, "t27")], theirs=[who(LUDO, "t29")])
    assert offers(at) == {"advance 2", "pass"}


def test_runa_with_no_free_space_stays() -> None:
    mine, theirs = [who(DOV, "t27"), who(JORY, "t28")], [who(LUDO, "t29")]
    assert offers(duel(RUNA, "close", MIMI, "close", [4, 1, 1, 1, 1], mine=mine, theirs=theirs)) == {"end-turn"}


def test_runa_winning_in_defence_stays() -> None:
    assert offers(duel(MIMI, "close", RUNA, "close", [1, 1, 4, 1, 1])) == {"end-turn"}


def test_runa_beaten_goes_home() -> None:
    at = duel(RUNA, "close", MIMI, "close", [1, 1, 1, 4, 1])
    assert (where(at, RUNA), asked(at)) == ("home", "end")


def test_runa_goes_on_over_the_start_of_the_loop() -> None:
    at = duel(RUNA, "close", MIMI, "close", [4, 1, 1, 1, 1], spot="t46", theirs=[who(LUDO, "t00")])
    assert offers(at) == {"advance 1", "advance 3", "pass"}
    assert where(do(at, "advance 3"), RUNA) == "t01"


def test_runa_goes_on_from_where_she_shot() -> None:
    assert where(do(duel(RUNA, "ranged", MIMI, "close", [4, 1, 1, 1, 1], gap=1), "advance 3"), RUNA) == "t28"


def test_runa_on_a_road_stays() -> None:
    at = play([who(RUNA, "t07")], [who(MIMI, "road-n-1")], die=1, rolls=[4, 1, 1, 1, 1])
    do(at, f"move {RUNA} road-n-1", f"attack {MIMI} close", "use close")
    assert offers(at) == {"end-turn"}


@pytest.mark.rule("A23", "A24")
def test_runa_going_on_meets_no_luck_or_curse_and_no_combat() -> None:
    at = do(duel(RUNA, "close", MIMI, "close", [4, 1, 1, 1, 1], spot="t27", monster="mire-hydra"), "advance 2")
    assert (where(at, RUNA), asked(at)) == ("t29", "end")
    assert heard(at, "curse") == []


@pytest.mark.rule("A23")
def test_runa_who_stays_meets_the_luck_of_her_space() -> None:
    at = do(duel(RUNA, "close", MIMI, "close", [4, 1, 1, 1, 1], spot="t27", monster="mire-hydra"), "pass")
    assert asked(at) == "luck"
