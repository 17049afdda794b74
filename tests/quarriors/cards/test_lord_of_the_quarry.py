"""Lord of the Quarry. Faces 3 and 4: level 1, 3/3; 5: level 2, 4/4 with a burst; 6: level 3, 8/6."""

import pytest

from tests.quarriors.mat import asks, captures, go, held, lay, number, offered, options, seat, where
from tumblehall.kernel.table import Table

LORD, SLUG = "Lord of the Quarry", "lord-of-the-quarry"
ROW = "Scavenging Goblin/Base 1, Warrior of the Quay/Base 1, Witching Hag/Base 1, Questing Wizard/Base 1, Death/Spell 1"


def scoring(type: str, face: int, *theirs: int, mine: int = 0, wilds: str = ROW) -> Table:
    us = seat(ready=f"{LORD}#{face}", glory=mine), *(seat(glory=n) for n in theirs or (0,))
    return go(lay(f"{LORD}/{type}, {wilds}", "score", *us, rolls=[1, 1]), f"score {SLUG}#{face}")


# -- Base: a die for nothing ------------------------------------------------------------------------------------------


@pytest.mark.card("Lord of the Quarry/Base")
@pytest.mark.rule("Q2")
@pytest.mark.parametrize(
    ("face", "dice"),
    [
        (3, ["scavenging-goblin", "warrior-of-the-quay"]),
        (5, ["scavenging-goblin", "warrior-of-the-quay", "witching-hag", "death"]),
        (6, ["scavenging-goblin", "warrior-of-the-quay"]),
    ],
)
def test_base_lord_that_scores_captures_a_cheap_die_once(face: int, dice: list[str]) -> None:
    """The limit is 4, with a burst 6: one capture by one limit, not one by each."""
    table = scoring("Base", face)
    assert (asks(table), number(table, 0)) == ((0, "may"), 3)
    go(table, "yes")
    assert offered(table, "pick") == [f"{name} in wilds" for name in dice]
    go(table, f"pick {dice[-1]} in wilds")
    assert (sorted(where(table, 0, "used")), held(table, dice[-1])) == (sorted([SLUG, dice[-1]]), 0)
    assert (asks(table), captures(table)) == ((0, "cull"), 1)


@pytest.mark.card("Lord of the Quarry/Base", negative=True)
def test_base_lord_may_decline_and_is_not_asked_without_a_cheap_die() -> None:
    table = go(scoring("Base", 5), "pass")
    assert (asks(table), where(table, 0, "used")) == ((0, "cull"), [SLUG])
    assert asks(scoring("Base", 5, wilds="Questing Wizard/Base 1, Life/Charm")) == (0, "cull")


def test_base_lord_captures_basics_too() -> None:
    assert offered(go(scoring("Base", 3, wilds="Portal/Basic 1, Assistant/Basic 1"), "yes"), "pick") == [
        "assistant in wilds",
        "portal in wilds",
    ]


def test_base_lord_that_empties_the_fourth_card_ends_the_game() -> None:
    gone = "Deathdealer/Base 0, Ghostly Spirit/Base 0, Primordial Ooze/Mighty 0, Scavenging Goblin/Base 1"
    table = go(scoring("Base", 3, wilds=gone), "yes", "pick scavenging-goblin in wilds")
    assert (table.outcome is not None, options(table)) == (True, [])


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_lords_capture_nothing_for_nothing(type: str) -> None:
    assert asks(scoring(type, 5)) == (0, "cull")


# -- Strong: glory of others ------------------------------------------------------------------------------------------


@pytest.mark.card("Lord of the Quarry/Strong")
@pytest.mark.rule("Q163")
def test_strong_lord_must_take_one_glory_from_one_opponent_who_has_some() -> None:
    table = scoring("Strong", 3, 2, 0, 1)
    assert options(table) == ["seat 1", "seat 3"]
    go(table, "seat 3")
    assert [number(table, who) for who in range(4)] == [3 + 1, 2, 0, 0]
    assert asks(table) == (0, "cull")


@pytest.mark.card("Lord of the Quarry/Strong")
@pytest.mark.rule("Q163", "Q2")
@pytest.mark.parametrize(
    ("answers", "glory"),
    [
        (("pass",), [3, 2, 2, 1]),
        (("seat 2", "pass"), [4, 2, 1, 1]),
        (("seat 1", "seat 3"), [5, 1, 2, 0]),
    ],
)
def test_strong_lord_with_a_burst_takes_from_none_one_or_two(answers: tuple[str, ...], glory: list[int]) -> None:
    """Two are the most, and the line without a burst does not come on top."""
    table = go(scoring("Strong", 5, 2, 2, 1), *answers)
    assert ([number(table, who) for who in range(4)], asks(table)) == (glory, (0, "cull"))


@pytest.mark.rule("Q163")
def test_strong_lord_with_a_burst_names_nobody_twice() -> None:
    assert options(go(scoring("Strong", 5, 2, 2, 1), "seat 1")) == ["seat 2", "seat 3", "pass"]


@pytest.mark.card("Lord of the Quarry/Strong", negative=True)
@pytest.mark.parametrize("face", [3, 5])
def test_strong_lord_gains_nothing_from_those_without_glory(face: int) -> None:
    table = scoring("Strong", face, 0, 0)
    assert (asks(table), [number(table, who) for who in range(3)]) == ((0, "cull"), [3, 0, 0])


@pytest.mark.rule("Q218")
def test_strong_lord_takes_glory_from_a_player_with_immune_creatures() -> None:
    us = seat(ready=f"{LORD}#3"), seat(glory=2, ready="Gnome Barbarian#3"), seat()
    table = lay(f"{LORD}/Strong, Gnome Barbarian/Base", "score", *us, rolls=[1, 1])
    go(table, f"score {SLUG}#3", "seat 1")
    assert (number(table, 0), number(table, 1)) == (4, 1)


@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_lords_take_no_glory(type: str) -> None:
    table = scoring(type, 5, 2, wilds="Questing Wizard/Base 1")
    assert (number(table, 0), number(table, 1)) == (4 if type == "Mighty" else 3, 2)


# -- Mighty: cheaper captures -----------------------------------------------------------------------------------------


def capturing(ready: str, quiddity: int, type: str = "Mighty", theirs: str = "") -> Table:
    return lay(f"{LORD}/{type}, {ROW}", "capture", seat(ready=ready, quiddity=quiddity), seat(ready=theirs))


@pytest.mark.card("Lord of the Quarry/Mighty")
@pytest.mark.parametrize(
    ("ready", "dice"),
    [
        (f"{LORD}#3", ["scavenging-goblin"]),
        (f"{LORD}#3, {LORD}#4", ["scavenging-goblin"]),
        (f"{LORD}#3, {LORD}#6, {LORD}#4", ["scavenging-goblin", "warrior-of-the-quay"]),
    ],
)
def test_mighty_lords_make_captures_cheaper_and_add_up(ready: str, dice: list[str]) -> None:
    table = capturing(ready, 1)
    assert offered(table, "capture") == dice
    go(table, "capture scavenging-goblin")
    assert number(table, 0, "quiddity") == (0 if ready == f"{LORD}#3" else 1)


@pytest.mark.card("Lord of the Quarry/Mighty")
def test_mighty_lord_with_a_burst_allows_one_more_capture() -> None:
    table = capturing(f"{LORD}#5", 9)
    go(table, "capture scavenging-goblin", "capture warrior-of-the-quay")
    assert (number(table, 0, "quiddity"), asks(table)) == (9 - 1 - 3, (0, "tidy"))


@pytest.mark.card("Lord of the Quarry/Mighty")
@pytest.mark.rule("Q330")
def test_captures_that_are_left_are_told_with_those_of_the_mighty_lord() -> None:
    table = capturing(f"{LORD}#5", 9)
    assert table.view(0)["captures"] == 2
    assert go(table, "capture scavenging-goblin").view(0)["captures"] == 1


@pytest.mark.card("Lord of the Quarry/Mighty")
@pytest.mark.rule("Q330")
def test_with_the_mighty_lord_a_second_capture_fails_for_its_price_and_no_other_reason() -> None:
    table = go(capturing(f"{LORD}#5", 4), "capture scavenging-goblin")
    assert "costs 4 quiddity; you have 3" in str(table.why(0, "capture witching-hag"))


@pytest.mark.card("Lord of the Quarry/Mighty", negative=True)
def test_mighty_lord_without_a_burst_allows_no_more_captures() -> None:
    table = go(capturing(f"{LORD}#6", 9), "capture scavenging-goblin")
    assert asks(table) == (0, "tidy")


@pytest.mark.card("Lord of the Quarry/Mighty", negative=True)
def test_mighty_lord_of_an_opponent_makes_nothing_cheaper() -> None:
    table = go(capturing("", 9, theirs=f"{LORD}#5"), "capture scavenging-goblin")
    assert (number(table, 0, "quiddity"), asks(table)) == (7, (0, "tidy"))


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_lords_make_nothing_cheaper(type: str) -> None:
    table = go(capturing(f"{LORD}#5", 9, type), "capture scavenging-goblin")
    assert (number(table, 0, "quiddity"), asks(table)) == (7, (0, "tidy"))


def test_mighty_lord_works_in_the_turn_of_its_summoning() -> None:
    us = seat(active=f"{LORD}#3", quiddity=2)
    table = lay(f"{LORD}/Mighty, {ROW}", "ready", us)
    go(table, f"summon {SLUG}#3")
    assert offered(table, "capture") == ["scavenging-goblin"]
