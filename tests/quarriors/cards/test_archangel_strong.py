"""Archangel, Strong. Face 4: level 1, 4/5; 5: level 2, 6/6 with a burst; 6: level 3, 7/8 with two."""

import pytest

from tests.quarriors.mat import asks, do, go, lay, lying, offered, options, seat
from tests.quarriors.words.made import casting
from tumblehall.games.quarriors.language.effects import Destroy
from tumblehall.games.quarriors.language.selectors import All, Dice, One
from tumblehall.games.quarriors.language.terms import Side
from tumblehall.kernel.table import Table

ANGEL = "Archangel"
CARDS = "Herald/Strong, Boogieman/Lesser, Black Cat/Base, Queelzebub/Base"
HERALD, BOOGIEMAN, CAT = "Herald#4", "Boogieman#4", "Black Cat#4"
BY = "goes active by archangel#{}"


def attacked(theirs: str, mine: str = "2 Queelzebub#6", type: str = "Strong", more: str = "") -> Table:
    """Seat 1 is attacked with 18."""
    return lay(f"{ANGEL}/{type}, {CARDS}{more}", "attack", seat(ready=mine), seat(ready=theirs))


@pytest.mark.card("Archangel/Strong")
@pytest.mark.parametrize("face", [4, 5, 6])
@pytest.mark.parametrize("victim", [HERALD, CAT])
def test_strong_archangel_puts_another_creature_into_the_active_pool(face: int, victim: str) -> None:
    name = victim.lower().replace(" ", "-")
    table = go(attacked(f"{ANGEL}#{face}, {victim}, {BOOGIEMAN}"), f"defend {name}")
    assert (asks(table), options(table)) == ((1, "fate"), ["goes used", BY.format(face)])
    go(table, BY.format(face))
    assert (lying(table, "active", 1), lying(table, "used", 1)) == ([victim.split("#")[0]], [])


@pytest.mark.card("Archangel/Strong", negative=True)
def test_strong_archangel_need_not_answer() -> None:
    table = go(attacked(f"{ANGEL}#4, {HERALD}, {CAT}"), "defend herald#4", "goes used")
    assert (lying(table, "active", 1), lying(table, "used", 1)) == ([], ["Herald"])


@pytest.mark.card("Archangel/Strong", negative=True)
@pytest.mark.parametrize("face", [4, 5, 6])
def test_strong_archangel_does_not_answer_for_itself(face: int) -> None:
    table = go(attacked(f"{ANGEL}#{face}, {HERALD}"), f"defend archangel#{face}")
    assert lying(table, "used", 1) == [ANGEL]


@pytest.mark.card("Archangel/Strong", negative=True)
def test_destroyed_archangel_answers_for_nobody() -> None:
    table = go(attacked(f"{ANGEL}#4, {HERALD}, {CAT}"), "defend archangel#4", "defend herald#4")
    assert sorted(lying(table, "used", 1)) == [ANGEL, "Herald"]


@pytest.mark.card("Archangel/Strong", negative=True)
@pytest.mark.parametrize("type", ["Base", "Lesser", "Greater", "Mighty"])
@pytest.mark.parametrize("face", [4, 6])
def test_other_archangels_answer_for_nobody(type: str, face: int) -> None:
    table = go(attacked(f"{ANGEL}#{face}, {HERALD}, {CAT}", type=type), "defend herald#4")
    assert lying(table, "used", 1) == ["Herald"]


@pytest.mark.card("Archangel/Strong", negative=True)
@pytest.mark.rule("Q2", "Q311")
@pytest.mark.parametrize(("face", "times"), [(4, 1), (5, 2), (6, 4)])
def test_the_burst_says_how_often_a_turn(face: int, times: int) -> None:
    """Once, twice, or for all four that fall."""
    table = attacked(f"{ANGEL}#{face}, 4 {HERALD}, {CAT}")
    for n in range(4):
        go(table, "defend herald#4")
        if n < times:
            go(table, BY.format(face))
    assert (len(lying(table, "active", 1)), len(lying(table, "used", 1))) == (times, 4 - times)


@pytest.mark.rule("Q311", "Q171")
def test_an_answer_that_was_not_taken_is_not_counted() -> None:
    table = go(attacked(f"{ANGEL}#4, 2 {HERALD}, {CAT}"), "defend herald#4", "goes used", "defend herald#4")
    assert options(table) == ["goes used", BY.format(4)]


@pytest.mark.rule("Q39", "Q311")
def test_each_archangel_has_its_own_limit() -> None:
    table = attacked(f"2 {ANGEL}#4, 3 {HERALD}, {CAT}")
    go(table, "defend herald#4", BY.format(4), "defend herald#4", BY.format(4), "defend herald#4")
    assert (lying(table, "active", 1), lying(table, "used", 1)) == (["Herald"] * 2, ["Herald"])


@pytest.mark.rule("Q39")
def test_archangel_destroyed_in_the_same_instant_answers_for_nobody() -> None:
    spell = casting(Destroy(All(Dice(Side.THEIRS))))
    us = seat(ready="Growth#4"), seat(ready=f"{HERALD}, {ANGEL}#6, {CAT}")
    table = go(lay(f"{ANGEL}/Strong, {CARDS}, {spell}", "ready", *us), "cast growth#4")
    assert sorted(lying(table, "used", 1)) == [ANGEL, "Black Cat", "Herald"]


@pytest.mark.card("Archangel/Strong")
def test_strong_archangel_answers_a_spell_of_an_opponents_turn() -> None:
    spell = casting(Destroy(One(Dice(Side.THEIRS))))
    us = seat(ready="Growth#4"), seat(ready=f"{HERALD}, {ANGEL}#4")
    table = go(lay(f"{ANGEL}/Strong, {CARDS}, {spell}", "ready", *us), "cast growth#4", "pick herald#4@1")
    assert options(table) == ["goes used", BY.format(4)]


@pytest.mark.card("Archangel/Strong", negative=True)
def test_strong_archangel_does_not_answer_in_the_own_turn() -> None:
    spell = casting(Destroy(One(Dice(Side.MINE))))
    mine = seat(ready=f"Growth#4, {HERALD}, {ANGEL}#6")
    table = go(lay(f"{ANGEL}/Strong, {CARDS}, {spell}", "ready", mine), "cast growth#4", "pick herald#4@0")
    assert lying(table, "used") == ["Herald"]


@pytest.mark.card("Archangel/Strong", negative=True)
def test_strong_archangel_does_not_answer_for_creatures_of_others() -> None:
    us = seat(ready="2 Queelzebub#6"), seat(ready=f"{ANGEL}#6"), seat(ready=f"{HERALD}, {CAT}")
    table = go(lay(f"{ANGEL}/Strong, {CARDS}", "attack", *us), "defend archangel#6", "defend herald#4")
    assert lying(table, "used", 2) == ["Herald"]


@pytest.mark.card("Archangel/Strong")
def test_a_die_put_into_the_active_pool_is_rolled_next_turn() -> None:
    us = seat(ready="Boogieman#5, Herald#5"), seat(ready=f"{ANGEL}#4, {HERALD}, {CAT}", bag="Portal")
    table = lay(f"{ANGEL}/Strong, {CARDS}", "attack", *us, rolls=[1, 1, 1, 6, 1, 1, 1])
    do(
        table,
        "defend herald#4",
        BY.format(4),
        "defend archangel#4",
        "goes used",
        "end-turn",
        "score black-cat#4",
        "pass",
    )
    assert sorted(lying(table, "active", 1)) == ["Archangel#1", "Black Cat#1", "Herald#6", "Portal#1"]


@pytest.mark.rule("Q229")
def test_strong_archangel_does_not_save_from_the_own_base_overlord() -> None:
    mine = seat(ready=f"Demonic Overlord#4, {HERALD}, {ANGEL}#6", bag="Portal")
    table = lay(f"{ANGEL}/Strong, {CARDS}, Demonic Overlord/Base", "score", mine, rolls=[1] * 9)
    do(table, "score demonic-overlord#4")
    assert offered(table, "goes") == ["used"]


@pytest.mark.rule("Q306")
def test_locked_strong_cyclops_does_not_stop_the_archangel() -> None:
    us = seat(ready="2 Queelzebub#6", locked="Pink Eye Cyclops#3"), seat(ready=f"{ANGEL}#4, {HERALD}")
    table = go(lay(f"{ANGEL}/Strong, {CARDS}, Pink Eye Cyclops/Strong", "attack", *us), "defend herald#4")
    assert options(table) == ["goes used", BY.format(4)]
