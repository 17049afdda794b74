"""Black Cat, Greater. Face 3: a question mark; 4: level 1, 1/2; 5: level 1, 2/2 with a burst; 6: level 2, 3/3 with
two."""

import pytest

from tests.quarriors.mat import (
    against,
    area,
    asks,
    energy,
    glory,
    go,
    kind,
    lay,
    lying,
    offered,
    options,
    seat,
    stats,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

WILDS = "Black Cat/Greater, Quake Dragon/Mighty, Scavenging Goblin/Base, Herald/Base, Queelzebub/Base, Boogieman/Base"
DRAGON, GOBLIN = "Quake Dragon#4", "Scavenging Goblin#3"


def felled(face: int, roll: int, wilds: str = WILDS, mine: str = DRAGON, more: str = "") -> Table:
    """Seat 1 has named a Cat against an attack of 4 or more, and says where it goes."""
    table = lay(wilds, "attack", seat(ready=mine), seat(ready=f"Black Cat#{face}{more}"), rolls=[roll])
    return go(table, f"defend black-cat#{face}")


# -- the question mark and the numbers ---------------------------------------------------------------------------------


@pytest.mark.card("Black Cat/Greater")
@pytest.mark.rule("QX-7")
def test_greater_cat_gives_two_dark() -> None:
    table = go(lay(WILDS, "ready", seat(active="Black Cat#3"), immediate=True), "use black-cat#3")
    assert (energy(table), lying(table, "spent")) == ((0, 2), ["Black Cat#3"])


@pytest.mark.card("Black Cat/Greater", negative=True)
def test_greater_cat_on_other_faces_gives_no_dark_by_its_card() -> None:
    mine = seat(active="Black Cat#1, Black Cat#2, Black Cat#4, Black Cat#5, Black Cat#6")
    assert offered(lay(WILDS, "ready", mine, immediate=True), "use") == []


@pytest.mark.card("Black Cat/Greater")
@pytest.mark.parametrize(("face", "numbers"), [(5, (2 + 1, 2)), (6, (3 + 1, 3 + 1))])
def test_greater_cat_with_bursts_is_stronger(face: int, numbers: tuple[int, int]) -> None:
    assert stats(lay(WILDS, "tidy", seat(ready=f"Black Cat#{face}")), 0) == numbers


@pytest.mark.card("Black Cat/Greater", negative=True)
@pytest.mark.parametrize(
    ("type", "face", "plain"), [("Greater", 4, (1, 2)), ("Strong", 5, (2, 2)), ("Base", 6, (3, 3))]
)
def test_greater_cat_without_a_burst_and_other_cats_are_no_stronger(
    type: str, face: int, plain: tuple[int, int]
) -> None:
    wilds = WILDS.replace("Black Cat/Greater", f"Black Cat/{type}")
    assert stats(lay(wilds, "tidy", seat(ready=f"Black Cat#{face}")), 0) == plain


# -- destroyed ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("Black Cat/Greater")
@pytest.mark.rule("Q148")
@pytest.mark.parametrize("face", [4, 5, 6])
@pytest.mark.parametrize("roll", [4, 5, 6])
def test_destroyed_greater_cat_that_rolls_a_creature_stays_with_the_new_face(face: int, roll: int) -> None:
    table = felled(face, roll)
    assert (asks(table), options(table)) == ((1, "fate"), ["goes used", "goes roll"])
    go(table, "goes roll")
    assert (lying(table, "ready", 1), lying(table, "used", 1)) == ([f"Black Cat#{roll}"], [])


@pytest.mark.card("Black Cat/Greater", negative=True)
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_destroyed_greater_cat_that_rolls_no_creature_goes_to_the_used_pile(roll: int) -> None:
    table = go(felled(4, roll), "goes roll")
    assert (lying(table, "ready", 1), lying(table, "used", 1), lying(table, "active", 1)) == ([], ["Black Cat"], [])


@pytest.mark.card("Black Cat/Greater", negative=True)
def test_destroyed_greater_cat_need_not_be_rolled() -> None:
    table = go(felled(4, 6), "goes used")
    assert (lying(table, "ready", 1), lying(table, "used", 1)) == ([], ["Black Cat"])


@pytest.mark.card("Black Cat/Greater")
@pytest.mark.rule("Q148")
def test_cat_that_stays_is_not_damaged_again_in_this_attack() -> None:
    """8 of a Dragon, 2 for the Cat: the Goblin is to be named with 6 left, the Cat no more."""
    table = go(felled(4, 4, mine="Quake Dragon#6", more=f", {GOBLIN}"), "goes roll")
    assert (options(table), against(table)) == (["defend scavenging-goblin#3"], [None, 8 - 2])
    go(table, "defend scavenging-goblin#3")
    assert (kind(table), lying(table, "ready", 1)) == ("tidy", ["Black Cat#4"])


@pytest.mark.rule("Q148")
def test_dice_attached_to_a_cat_that_is_rolled_are_gone() -> None:
    """Attack 8 against 2 and what a Charm gives."""
    wilds = f"{WILDS}, Death/Charm"
    table = lay(wilds, "attack", seat(ready="Quake Dragon#6"), seat(ready="Black Cat#4+Death#4@1"), rolls=[4])
    go(table, "defend black-cat#4+death#4", "goes roll")
    assert (lying(table, "ready", 1), lying(table, "used", 1)) == (["Black Cat#4"], ["Death"])


@pytest.mark.rule("Q310")
@pytest.mark.parametrize(("roll", "ready", "removed"), [(1, [], ["Black Cat"]), (5, ["Black Cat#5"], [])])
def test_cat_that_fails_its_roll_is_removed_where_the_used_pile_is_barred(
    roll: int, ready: list[str], removed: list[str]
) -> None:
    """A Corrupted Dragon with two bursts removes what would go to the used pile; a saved Cat does not go there."""
    wilds = WILDS.replace("Quake Dragon/Mighty", "Quake Dragon/Corrupted")
    table = go(felled(4, roll, wilds, mine="Quake Dragon#6"), "goes roll")
    assert (lying(table, "ready", 1), lying(table, "used", 1)) == (ready, [])
    assert table.position().get("removed", []) == removed


@pytest.mark.card("Black Cat/Greater")
@pytest.mark.rule("Q229")
def test_greater_cat_is_rolled_out_of_the_scoring_of_the_own_overlord() -> None:
    wilds = f"{WILDS}, Demonic Overlord/Base"
    mine = seat(ready="Demonic Overlord#4, Black Cat#6")
    table = go(lay(wilds, "score", mine, rolls=[4]), "score demonic-overlord#4")
    while kind(table) != "fate":
        go(table, next(each for each in options(table) if each != "score black-cat#6"))
    assert options(table) == ["goes used", "goes roll"]
    assert lying(go(table, "goes roll"), "ready") == ["Black Cat#4"]


@pytest.mark.rule("Q148", "Q284")
def test_ooze_that_copies_a_cat_is_rolled_as_an_ooze_and_copies_anew() -> None:
    wilds = f"{WILDS}, Primordial Ooze/Strong"
    ooze: Json = {"die": "Primordial Ooze#4", "copy": "Black Cat#4"}
    table = lay(wilds, "attack", seat(ready="Quake Dragon#6"), area(ooze), rolls=[5])
    go(table, "pass", "defend primordial-ooze#4", "goes roll")
    assert (asks(table), lying(table, "ready", 1)) == ((1, "copy"), ["Primordial Ooze#5"])


@pytest.mark.card("Black Cat/Greater")
@pytest.mark.rule("Q310")
def test_cats_of_two_players_that_fall_at_once_are_rolled_apart() -> None:
    """An anchored Boogieman takes both: the first fails, the second stays; both were destroyed."""
    us = seat(dark=3), seat(ready="Black Cat#4"), seat(ready="Black Cat#5")
    table = lay(WILDS.replace("Boogieman/Base", "Boogieman/Greater"), "ready", *us, rolls=[1, 4])
    go(table, "anchor boogieman", "pick black-cat#4@1", "pick black-cat#5@2", "goes roll", "goes roll")
    assert (lying(table, "used", 1), lying(table, "ready", 2), glory(table)) == (
        ["Black Cat"],
        ["Black Cat#4"],
        [1, 0, 0],
    )


# -- anchored: -2/-2 ---------------------------------------------------------------------------------------------------


@pytest.mark.card("Black Cat/Greater")
@pytest.mark.rule("QX-8")
def test_anchored_greater_cat_weakens_a_creature_of_an_opponent() -> None:
    us = seat(dark=2, ready=GOBLIN), seat(ready=f"{DRAGON}, {GOBLIN}"), seat(ready=GOBLIN)
    table = go(lay(WILDS, "ready", *us), "anchor black-cat")
    assert options(table) == ["pick quake-dragon#4@1", "pick scavenging-goblin#3@1", "pick scavenging-goblin#3@2"]
    go(table, "pick quake-dragon#4@1")
    assert ([stats(table, 1), stats(table, 1, 1), stats(table, 2)], energy(table)) == ([(2, 2), (2, 2), (2, 2)], (0, 0))


@pytest.mark.card("Black Cat/Greater")
@pytest.mark.rule("Q47")
def test_anchored_greater_cat_leaves_at_least_no_attack_and_defence_one() -> None:
    table = lay(WILDS, "ready", seat(dark=2), seat(ready="Black Cat#4"))
    go(table, "anchor black-cat", "pick black-cat#4@1")
    assert stats(table, 1) == (0, 1)


@pytest.mark.card("Black Cat/Greater", negative=True)
@pytest.mark.rule("Q272", "Q157")
@pytest.mark.parametrize(
    "us",
    [
        (seat(dark=1, light=3, quiddity=3), seat(ready=GOBLIN)),
        (seat(dark=2, ready=GOBLIN), seat()),
        (seat(dark=2), seat(ready="Heavenly Seraph#4")),
    ],
)
def test_anchored_greater_cat_needs_two_dark_and_a_creature_it_can_reach(us: tuple[dict[str, Json], ...]) -> None:
    assert offered(lay(f"{WILDS}, Heavenly Seraph/Mighty", "ready", *us), "anchor") == []


def weakened(*until: Json) -> list[Json]:
    """Dragons that are 2/2 weaker until the turn of a seat begins."""
    return [{"die": DRAGON, "marks": [[-2, -2, False, seat]]} for seat in until]


@pytest.mark.card("Black Cat/Greater")
@pytest.mark.rule("Q52")
def test_weakness_lasts_through_the_turn_of_its_owner() -> None:
    us = seat(dark=2), seat(ready="Quake Dragon#6"), seat()
    table = go(lay(WILDS, "attack", *us), "anchor black-cat", "pick quake-dragon#6@1")
    while table.position()["turn"]["seat"] == 0:
        go(table, options(table)[-1])
    assert stats(table, 1) == (8 - 2, 9 - 2)


@pytest.mark.card("Black Cat/Greater", negative=True)
@pytest.mark.rule("Q52")
def test_weakness_ends_at_the_start_of_the_next_turn_of_its_user() -> None:
    table = lay(WILDS, "tidy", seat(ready=weakened(1)), seat())
    assert stats(table, 0) == (2, 2)
    assert stats(go(table, "end-turn"), 0) == (4, 4)


@pytest.mark.rule("Q200")
def test_weakened_creature_that_becomes_immune_has_its_numbers_back() -> None:
    wilds = f"{WILDS}, Heavenly Seraph/Strong"
    marked: Json = {"die": DRAGON, "marks": [[-2, -2, False, 1, 1, "ANCHORED"]]}
    table = lay(wilds, "ready", area(marked, active=["Heavenly Seraph#4"], quiddity=1), seat())
    assert stats(table, 0) == (2, 2)
    assert stats(go(table, "summon heavenly-seraph#4"), 0) == (4, 4)
