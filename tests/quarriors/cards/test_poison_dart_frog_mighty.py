"""Mighty Poison Dart Frog. Face 3: a lock; 4: level 1, 1/1; 5: level 1, 2/1 with a burst; 6: level 2, 4/1 with two."""

import pytest

from tests.quarriors.mat import against, asks, go, lay, locked, lying, offered, quiddity, seat, stats, where
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

FROG, SLUG, LOCK = "Poison Dart Frog", "poison-dart-frog", "Poison Dart Frog#3"
CARDS = "Scavenging Goblin/Base, Quake Dragon/Mighty, Heavenly Seraph/Mighty, Pink Eye Cyclops/Base"
GOBLIN, DRAGON, SERAPH = "Scavenging Goblin#3", "Quake Dragon#4", "Heavenly Seraph#4"


def attack(mine: str, *theirs: str, type: str = "Mighty") -> Table:
    us = seat(ready=mine), *(seat(ready=ready) for ready in theirs)
    return lay(f"{FROG}/{type}, {CARDS}", "attack", *us)


# -- the first defender is weaker ----------------------------------------------------------------------------------


@pytest.mark.card("Poison Dart Frog/Mighty")
@pytest.mark.rule("Q2")
@pytest.mark.parametrize(("face", "total", "less"), [(4, 1, 1), (5, 2, 2), (6, 4, 4)])
def test_first_defender_against_a_mighty_frog_has_less_defence(face: int, total: int, less: int) -> None:
    """A Dragon of defence 7 beside the Frog's attack and 6 of a Dragon."""
    table = go(attack(f"{FROG}#{face}, Quake Dragon#5", f"Quake Dragon#5, {GOBLIN}"), "defend quake-dragon#5")
    assert (where(table, 1, "used"), against(table)) == (["quake-dragon"], [None, total + 6 - (7 - less)])


@pytest.mark.card("Poison Dart Frog/Mighty", negative=True)
@pytest.mark.parametrize(
    ("face", "holds"), [(4, "Devotee of the Holy Query#3"), (5, "Questing Wizard#4"), (6, "Quake Dragon#6")]
)
def test_first_defender_holds_where_what_is_left_is_above_the_total(face: int, holds: str) -> None:
    """3 - 1 against 1, 5 - 2 against 2, 9 - 4 against 4."""
    us = seat(ready=f"{FROG}#{face}"), seat(ready=holds)
    table = lay(f"{FROG}/Mighty, {CARDS}, Devotee of the Holy Query/Base, Questing Wizard/Base", "attack", *us)
    go(table, f"defend {offered(table, 'defend')[0]}")
    assert (asks(table), len(where(table, 1, "ready"))) == ((0, "tidy"), 1)


@pytest.mark.card("Poison Dart Frog/Mighty", negative=True)
def test_second_defender_has_its_whole_defence() -> None:
    table = attack(f"{FROG}#6, {DRAGON}", f"{GOBLIN}, {DRAGON}, Assistant#5")
    go(table, "defend scavenging-goblin#3")
    assert against(table) == [None, 8 - 1]
    go(table, "defend quake-dragon#4")
    assert against(table) == [None, 7 - 4]


@pytest.mark.card("Poison Dart Frog/Mighty")
def test_first_defender_of_each_opponent_is_weaker() -> None:
    table = attack(f"{FROG}#5", DRAGON, f"{DRAGON}, {GOBLIN}")
    go(table, "defend quake-dragon#4", "defend quake-dragon#4")
    assert (where(table, 1, "used"), where(table, 2, "used")) == (["quake-dragon"], ["quake-dragon"])


@pytest.mark.card("Poison Dart Frog/Mighty")
@pytest.mark.rule("Q219")
def test_mighty_frogs_add_up() -> None:
    """7 - 2 - 2 against 4 that the Frogs have together."""
    table = attack(f"2 {FROG}#5", f"Quake Dragon#5, {GOBLIN}")
    assert against(go(table, "defend quake-dragon#5")) == [None, 4 - 3]


@pytest.mark.rule("Q47", "Q219")
def test_first_defender_keeps_a_defence_of_1() -> None:
    table = attack(f"{FROG}#6, {FROG}#6", f"{DRAGON}, {GOBLIN}")
    assert against(go(table, "defend quake-dragon#4")) == [None, 8 - 1]


@pytest.mark.rule("Q47")
@pytest.mark.parametrize(("named", "left"), [(GOBLIN, 1), ("Quake Dragon#6", 9 - 2 - 4)])
def test_weakness_of_a_frog_and_of_a_cyclops_are_summed_before_the_floor(named: str, left: int) -> None:
    """A Base Cyclops with a burst takes 2, the Frog with two bursts 4."""
    slug = named.lower().replace(" ", "-")
    table = attack(f"{FROG}#6, Pink Eye Cyclops#6", f"{named}, Assistant#5")
    assert against(go(table, f"pick {slug}@1", f"defend {slug}")) == [None, 4 + 6 - left]


@pytest.mark.card("Poison Dart Frog/Mighty", negative=True)
@pytest.mark.rule("Q204")
def test_immune_defender_has_its_whole_defence() -> None:
    table = go(attack(f"{FROG}#5, Assistant#5", SERAPH), "defend heavenly-seraph#4")
    assert where(table, 1, "ready") == ["heavenly-seraph#4"]


@pytest.mark.card("Poison Dart Frog/Mighty", negative=True)
def test_mighty_frog_that_is_attacked_weakens_nobody() -> None:
    table = go(attack(GOBLIN, f"{FROG}#6, Quake Dragon#4"), "defend quake-dragon#4")
    assert where(table, 1, "ready") == [f"{SLUG}#6", "quake-dragon#4"]


@pytest.mark.card("Poison Dart Frog/Mighty", negative=True)
def test_weakness_ends_with_the_attack() -> None:
    table = go(attack(f"{FROG}#5", "Quake Dragon#5"), "defend quake-dragon#5")
    assert (asks(table), stats(table, 1)) == ((0, "tidy"), (6, 7))


@pytest.mark.card("Poison Dart Frog/Mighty", negative=True)
@pytest.mark.rule("Q6")
def test_locked_mighty_frog_weakens_nobody() -> None:
    us = seat(ready=GOBLIN, locked=LOCK), seat(ready="Devotee of the Holy Query#3")
    table = lay(f"{FROG}/Mighty, {CARDS}, Devotee of the Holy Query/Base", "attack", *us)
    go(table, "defend devotee-of-the-holy-query#3")
    assert where(table, 1, "ready") == ["devotee-of-the-holy-query#3"]


@pytest.mark.parametrize("type", ["Base", "Strong"])
@pytest.mark.parametrize("face", [5, 6])
def test_other_frogs_weaken_nobody(type: str, face: int) -> None:
    table = go(attack(f"{FROG}#{face}", "Quake Dragon#5", type=type), "defend quake-dragon#5")
    assert where(table, 1, "ready") == ["quake-dragon#5"]


# -- locked: a larger opening draw, and cheap ----------------------------------------------------------------------


def drawing(mine: dict[str, Json], *theirs: dict[str, Json], phase: str = "draw", type: str = "Mighty") -> Table:
    return lay(f"{FROG}/{type}, {CARDS}", phase, mine, *theirs, rolls=[1] * 24)


@pytest.mark.card("Poison Dart Frog/Mighty")
@pytest.mark.rule("QL-16")
def test_owner_of_a_locked_mighty_frog_opens_with_one_die_more_in_one_draw() -> None:
    table = drawing(seat(bag="9 Basic Quiddity", locked=LOCK), seat())
    assert (len(lying(table, "active")), table.view(None)["seats"][0]["draws"]) == (6 + 1, 1)


@pytest.mark.rule("Q80")
def test_own_frog_and_cyclopes_of_others_add_up_in_one_draw() -> None:
    cyclops = seat(locked="Pink Eye Cyclops#3")
    table = drawing(seat(bag="9 Basic Quiddity", locked=LOCK), cyclops, cyclops)
    assert (len(lying(table, "active")), table.view(None)["seats"][0]["draws"]) == (6 - 2 + 1, 1)


@pytest.mark.card("Poison Dart Frog/Mighty", negative=True)
def test_opponent_opens_with_six() -> None:
    assert len(lying(drawing(seat(bag="9 Basic Quiddity"), seat(locked=LOCK)), "active")) == 6


@pytest.mark.card("Poison Dart Frog/Mighty", negative=True)
def test_other_draws_of_the_owner_are_no_larger() -> None:
    table = drawing(seat(active="Portal#4", bag="9 Basic Quiddity", locked=LOCK), seat(), phase="ready")
    assert len(lying(go(table, "use portal#4"), "active")) == 2


@pytest.mark.card("Poison Dart Frog/Mighty", negative=True)
@pytest.mark.rule("Q6")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_mighty_frog_on_a_creature_face_draws_no_more(face: int) -> None:
    assert len(lying(drawing(seat(bag="9 Basic Quiddity", ready=f"{FROG}#{face}"), seat()), "active")) == 6


@pytest.mark.card("Poison Dart Frog/Mighty")
@pytest.mark.rule("Q92")
def test_opponent_unlocks_it_for_1() -> None:
    table = drawing(seat(quiddity=1), seat(locked=LOCK), phase="ready")
    go(table, f"unlock {SLUG}#3@1")
    assert (locked(table, 1), quiddity(table)) == (None, 0)


@pytest.mark.card("Poison Dart Frog/Mighty", negative=True)
@pytest.mark.rule("Q92")
@pytest.mark.parametrize(("floating", "offer"), [(1, []), (2, [f"{SLUG}#3@0"])])
def test_owner_unlocks_it_for_2(floating: int, offer: list[str]) -> None:
    table = drawing(seat(quiddity=floating, locked=LOCK), seat(), phase="ready")
    assert offered(table, "unlock") == offer


@pytest.mark.card("Poison Dart Frog/Mighty", negative=True)
def test_other_locked_dice_of_its_owner_are_no_cheaper() -> None:
    """One locked area: the Frog stands in the ready area."""
    theirs = seat(ready=f"{FROG}#4", locked="Pink Eye Cyclops#3"), seat(locked=LOCK)
    table = drawing(seat(quiddity=1), *theirs, phase="ready")
    assert offered(table, "unlock") == [f"{SLUG}#3@2"]


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_locked_frogs_draw_no_more_and_cost_2(type: str) -> None:
    us = seat(bag="9 Basic Quiddity", locked=LOCK), seat(locked=LOCK)
    table = drawing(*us, type=type)
    assert len(lying(table, "active")) == 6
    assert table.view(None)["seats"][1]["locked"]["unlock"][0] == 2
