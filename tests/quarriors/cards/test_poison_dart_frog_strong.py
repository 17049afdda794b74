"""Strong Poison Dart Frog. Face 3: a lock; 4: level 1, 1/1; 5: level 1, 2/1 with a burst; 6: level 2, 4/1 with two."""

import pytest

from tests.quarriors.mat import (
    against,
    asks,
    go,
    lay,
    locked,
    number,
    offered,
    options,
    seat,
    where,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

FROG, SLUG, LOCK = "Poison Dart Frog", "poison-dart-frog", "Poison Dart Frog#3"
CARDS = "Scavenging Goblin/Base, Quake Dragon/Mighty, Heavenly Seraph/Mighty, Deathdealer/Strong, Shaping/Cantrip"
GOBLIN, DRAGON, SERAPH = "Scavenging Goblin#3", "Quake Dragon#4", "Heavenly Seraph#4"


def attack(mine: str, *theirs: str, type: str = "Strong", wilds: str = "") -> Table:
    us = seat(ready=mine), *(seat(ready=ready) for ready in theirs)
    return lay(f"{FROG}/{type}, {CARDS}{wilds}", "attack", *us)


# -- it defends first ----------------------------------------------------------------------------------------------


@pytest.mark.card("Poison Dart Frog/Strong")
@pytest.mark.rule("Q104")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_strong_frog_is_named_first(face: int) -> None:
    table = attack(f"2 {DRAGON}", f"{GOBLIN}, {FROG}#{face}, {DRAGON}")
    assert offered(table, "defend") == [f"{SLUG}#{face}"]
    go(table, f"defend {SLUG}#{face}")
    assert offered(table, "defend") == ["scavenging-goblin#3", "quake-dragon#4"]


@pytest.mark.card("Poison Dart Frog/Strong", negative=True)
def test_strong_frog_of_one_player_binds_no_other() -> None:
    table = attack(DRAGON, f"{GOBLIN}, {DRAGON}", f"{FROG}#4")
    assert (asks(table), offered(table, "defend")) == ((1, "name"), ["scavenging-goblin#3", "quake-dragon#4"])


@pytest.mark.card("Poison Dart Frog/Strong", negative=True)
@pytest.mark.rule("Q6")
def test_locked_strong_frog_binds_nobody() -> None:
    us = seat(ready=DRAGON), seat(ready=f"{GOBLIN}, {DRAGON}", locked=LOCK)
    assert offered(lay(f"{FROG}/Strong, {CARDS}", "attack", *us), "defend") == ["scavenging-goblin#3", "quake-dragon#4"]


@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_frogs_are_named_when_their_owner_likes(type: str) -> None:
    table = attack(DRAGON, f"{GOBLIN}, {FROG}#4", type=type)
    assert offered(table, "defend") == ["scavenging-goblin#3", f"{SLUG}#4"]


# -- the total falls with it ---------------------------------------------------------------------------------------


@pytest.mark.card("Poison Dart Frog/Strong")
@pytest.mark.parametrize(("face", "less"), [(5, 2), (6, 4)])
def test_strong_frog_that_falls_lowers_the_total_against_its_player_further(face: int, less: int) -> None:
    table = attack("Quake Dragon#6", f"{FROG}#{face}, {DRAGON}", GOBLIN)
    go(table, f"defend {SLUG}#{face}")
    assert against(table) == [None, 8 - 1 - less, 8]


@pytest.mark.card("Poison Dart Frog/Strong")
@pytest.mark.parametrize("face", [5, 6])
def test_total_does_not_fall_below_nothing_and_the_defence_is_over(face: int) -> None:
    table = go(attack(GOBLIN, f"{FROG}#{face}, {DRAGON}"), f"defend {SLUG}#{face}")
    assert (asks(table), where(table, 1, "ready")) == ((0, "tidy"), ["quake-dragon#4"])


@pytest.mark.card("Poison Dart Frog/Strong", negative=True)
def test_strong_frog_without_a_burst_lowers_it_by_its_defence_alone() -> None:
    table = go(attack("Quake Dragon#6", f"{FROG}#4, {DRAGON}"), f"defend {SLUG}#4")
    assert against(table) == [None, 8 - 1]


@pytest.mark.card("Poison Dart Frog/Strong", negative=True)
def test_strong_frog_that_does_not_fall_to_damage_lowers_no_total() -> None:
    """A Base Quake Dragon burns the Frog before defenders are chosen."""
    us = seat(ready="Quake Dragon#4"), seat(ready=f"{FROG}#5, Deathdealer#6")
    table = lay(f"{FROG}/Strong, Quake Dragon/Base, Deathdealer/Base", "attack", *us)
    assert (where(table, 1, "used"), against(table)) == ([SLUG], [None, 4])


@pytest.mark.rule("Q57")
def test_total_that_fell_to_nothing_may_be_raised_again() -> None:
    """3 - 1 - 4, so 0; then a Mighty Deathdealer adds its 3 for the first loss."""
    us = seat(ready="Deathdealer#4"), seat(ready=f"{FROG}#6, Quake Dragon#6")
    table = lay(f"{FROG}/Strong, Quake Dragon/Mighty, Deathdealer/Mighty", "attack", *us)
    assert against(go(table, f"defend {SLUG}#6")) == [None, 3]


@pytest.mark.rule("Q22")
def test_strong_frog_that_is_saved_lowers_the_total_all_the_same() -> None:
    table = attack("Quake Dragon#6", f"{FROG}#5, {DRAGON}, Shaping#4")
    go(table, f"defend {SLUG}#5", "goes ready by shaping#4")
    assert against(table) == [None, 8 - 1 - 2]


@pytest.mark.parametrize("type", ["Base", "Mighty"])
@pytest.mark.parametrize("face", [5, 6])
def test_other_frogs_lower_it_by_their_defence_alone(type: str, face: int) -> None:
    table = go(attack("Quake Dragon#6", f"{FROG}#{face}, {DRAGON}", type=type), f"defend {SLUG}#{face}")
    assert against(table) == [None, 8 - 1]


# -- locked: a glory for a creature --------------------------------------------------------------------------------


def turn(mine: dict[str, Json], *theirs: dict[str, Json], phase: str = "ready", type: str = "Strong") -> Table:
    return lay(f"{FROG}/{type}, {CARDS}", phase, mine, *theirs, rolls=[1, 1])


@pytest.mark.card("Poison Dart Frog/Strong")
@pytest.mark.parametrize("phase", ["ready", "attack", "capture"])
def test_opponent_may_pay_a_glory_to_destroy_a_creature_of_level_1(phase: str) -> None:
    theirs = seat(locked=LOCK, ready=f"{GOBLIN}, Quake Dragon#5"), seat(ready=DRAGON)
    table = go(turn(seat(glory=2), *theirs, phase=phase), f"activate {SLUG}#3@1")
    assert options(table) == ["pick scavenging-goblin#3@1", "pick quake-dragon#4@2"]
    go(table, "pick quake-dragon#4@2")
    assert (number(table, 0), where(table, 2, "used"), locked(table, 1)) == (1, ["quake-dragon"], LOCK)


@pytest.mark.card("Poison Dart Frog/Strong")
def test_its_owner_may_pay_too() -> None:
    table = turn(seat(glory=1, locked=LOCK), seat(ready=GOBLIN))
    go(table, f"activate {SLUG}#3@0", "pick scavenging-goblin#3@1")
    assert (number(table, 0), where(table, 1, "used")) == (0, ["scavenging-goblin"])


@pytest.mark.card("Poison Dart Frog/Strong", negative=True)
@pytest.mark.rule("Q246", "QL-17")
def test_who_has_no_glory_cannot_pay() -> None:
    table = turn(seat(glory=0, active="Portal#4", bag="Portal"), seat(locked=LOCK, ready=GOBLIN))
    assert offered(table, "activate") == []


@pytest.mark.card("Poison Dart Frog/Strong", negative=True)
@pytest.mark.rule("Q246")
def test_once_in_a_turn() -> None:
    table = turn(seat(glory=3), seat(locked=LOCK, ready=f"2 {GOBLIN}"))
    go(table, f"activate {SLUG}#3@1", "pick scavenging-goblin#3@1")
    assert (offered(table, "activate"), number(table, 0)) == ([], 2)


@pytest.mark.card("Poison Dart Frog/Strong")
@pytest.mark.rule("Q246", "Q171")
def test_each_player_in_the_own_turn() -> None:
    table = turn(seat(glory=1, ready="Assistant#5"), seat(glory=1, locked=LOCK, ready=GOBLIN))
    go(table, f"activate {SLUG}#3@1", "pick scavenging-goblin#3@1", "end-turn")
    assert (asks(table)[0], offered(table, "activate")) == (1, [f"{SLUG}#3@1"])


@pytest.mark.rule("Q246")
def test_each_locked_frog_once() -> None:
    table = turn(seat(glory=3, locked=LOCK), seat(locked=LOCK, ready=f"3 {GOBLIN}"))
    for who in (0, 1):
        go(table, f"activate {SLUG}#3@{who}", "pick scavenging-goblin#3@1")
    assert (number(table, 0), offered(table, "activate")) == (1, [])


@pytest.mark.card("Poison Dart Frog/Strong", negative=True)
@pytest.mark.rule("Q246", "Q94", "Q56")
def test_own_locked_immune_and_higher_creatures_are_out_of_reach() -> None:
    """The effect is the payer's: it does not reach the immune creature of the Frog's own player."""
    mine = seat(glory=1, ready=GOBLIN, active="Portal#4", bag="Portal")
    table = turn(mine, seat(locked=LOCK, ready=f"{SERAPH}, Quake Dragon#5"))
    assert offered(table, "activate") == []


@pytest.mark.rule("Q94")
@pytest.mark.parametrize(("mine", "theirs", "glory"), [("Deathdealer#4", "", [2, 0]), ("", "Deathdealer#6", [0, 0])])
def test_payer_is_the_destroyer(mine: str, theirs: str, glory: list[int]) -> None:
    """A Strong Deathdealer of the payer scores, one of the Frog's player does not."""
    table = turn(seat(glory=1, ready=mine), seat(locked=LOCK, ready=f"{theirs}, {GOBLIN}"))
    go(table, f"activate {SLUG}#3@1", "pick scavenging-goblin#3@1")
    assert [number(table, who) for who in (0, 1)] == glory


@pytest.mark.card("Poison Dart Frog/Strong", negative=True)
@pytest.mark.rule("Q246")
@pytest.mark.parametrize("phase", ["score", "tidy"])
def test_not_in_phases_1_and_5(phase: str) -> None:
    table = turn(seat(glory=1, ready=f"{GOBLIN}, {DRAGON}"), seat(locked=LOCK, ready=GOBLIN), phase=phase)
    assert offered(table, "activate") == []


@pytest.mark.card("Poison Dart Frog/Strong", negative=True)
@pytest.mark.rule("Q6")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_strong_frog_on_a_creature_face_offers_nothing(face: int) -> None:
    mine = seat(glory=1, active="Portal#4", bag="Portal")
    assert offered(turn(mine, seat(ready=f"{FROG}#{face}, {GOBLIN}")), "activate") == []


@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_locked_frogs_offer_nothing(type: str) -> None:
    mine = seat(glory=1, active="Portal#4", bag="Portal")
    assert offered(turn(mine, seat(locked=LOCK, ready=GOBLIN), type=type), "activate") == []
