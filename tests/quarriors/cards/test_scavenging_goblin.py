"""Scavenging Goblin. Faces 3 and 4: level 1, 2/2; 5 and 6: the same with a burst."""

import pytest

from tests.quarriors.mat import against, asks, go, heard, lay, number, offered, seat, stats, where
from tumblehall.kernel.table import Table

GOBLIN = "Scavenging Goblin"


# -- Base: quiddity when summoned ----------------------------------------------------------------------------------


def summon(type: str, face: int, quiddity: int = 1, more: str = "") -> Table:
    us = seat(active=f"{GOBLIN}#{face}{more}", quiddity=quiddity)
    table = lay(f"Scavenging Goblin/{type}, Assistant/Basic 1", "ready", us)
    return go(table, f"summon scavenging-goblin#{face}")


@pytest.mark.card("Scavenging Goblin/Base")
@pytest.mark.rule("QC-7.7", "Q75")
@pytest.mark.parametrize("face", [5, 6])
def test_goblin_with_a_burst_gives_quiddity_when_summoned(face: int) -> None:
    table = summon("Base", face, more=", Assistant#5, Assistant#6")
    assert (number(table, 0, "quiddity"), offered(table, "summon")) == (1, ["assistant#5"])
    go(table, "summon assistant#5")
    assert (number(table, 0, "quiddity"), asks(table)) == (0, (0, "tidy"))


def test_goblins_quiddity_can_be_kept_for_the_capture() -> None:
    assert offered(summon("Base", 5), "capture") == ["assistant"]


@pytest.mark.card("Scavenging Goblin/Base", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Base", 3), ("Base", 4), ("Strong", 5), ("Mighty", 5)])
def test_goblins_without_that_burst_give_no_quiddity(type: str, face: int) -> None:
    assert number(summon(type, face), 0, "quiddity") == 0


def test_goblin_must_be_paid_before_it_gives() -> None:
    us = seat(active=f"{GOBLIN}#5, Portal#1")
    table = lay("Scavenging Goblin/Base", "ready", us)
    go(table, "summon scavenging-goblin#5")
    assert (number(table, 0, "quiddity"), where(table, 0, "spent")) == (1, ["portal#1"])
    assert offered(lay("Scavenging Goblin/Base", "ready", seat(active=f"{GOBLIN}#5")), "summon") == []


@pytest.mark.rule("Q75")
def test_goblin_that_returns_gives_nothing() -> None:
    us = seat(ready="Witching Hag#4"), seat(ready=f"{GOBLIN}#5, Shaping#4")
    table = lay("Scavenging Goblin/Base, Witching Hag/Strong, Shaping/Cantrip", "attack", *us)
    go(table, "defend scavenging-goblin#5", "goes ready by shaping#4")
    assert (number(table, 1, "quiddity"), number(table, 0, "quiddity")) == (0, 0)


# -- Strong: safety in numbers -------------------------------------------------------------------------------------


@pytest.mark.card("Scavenging Goblin/Strong")
@pytest.mark.parametrize(
    ("others", "defence"), [("", 2), (", Assistant#5", 3), (", Assistant#5, Assistant#6, Life#4", 4)]
)
def test_strong_goblin_with_a_burst_counts_the_others_in_its_ready_area(others: str, defence: int) -> None:
    us = seat(ready=f"{GOBLIN}#5{others}"), seat(ready="Assistant#5, Assistant#6")
    assert stats(lay("Scavenging Goblin/Strong, Life/Spell", "tidy", *us), 0) == (2, defence)


@pytest.mark.card("Scavenging Goblin/Strong", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Strong", 3), ("Strong", 4), ("Base", 5), ("Mighty", 6)])
def test_goblins_without_that_burst_count_nobody(type: str, face: int) -> None:
    table = lay(f"Scavenging Goblin/{type}", "tidy", seat(ready=f"{GOBLIN}#{face}, Assistant#5"))
    assert stats(table, 0) == (2, 2)


def test_strong_goblins_count_each_other() -> None:
    table = lay("Scavenging Goblin/Strong", "tidy", seat(ready=f"{GOBLIN}#5, {GOBLIN}#6, {GOBLIN}#3"))
    assert [stats(table, 0, place) for place in range(3)] == [(2, 4), (2, 4), (2, 2)]


def test_strong_goblins_defence_falls_at_once_in_an_attack() -> None:
    us = seat(ready="Witching Hag#6"), seat(ready=f"{GOBLIN}#5, Assistant#5")
    table = go(lay("Scavenging Goblin/Strong, Witching Hag/Base", "attack", *us), "defend assistant#5")
    assert (stats(table, 1), against(table)) == ((2, 2), [None, 2])
    go(table, "defend scavenging-goblin#5")
    assert where(table, 1, "ready") == []


def test_strong_goblin_named_first_holds() -> None:
    us = seat(ready=f"{GOBLIN}#3"), seat(ready=f"{GOBLIN}#5, Assistant#5")
    table = go(lay("Scavenging Goblin/Strong", "attack", *us), "defend scavenging-goblin#5")
    assert where(table, 1, "ready") == ["scavenging-goblin#5", "assistant#5"]


# -- Mighty: a draw when destroyed ---------------------------------------------------------------------------------


def fall(type: str, face: int, rolls: list[int], bag: str = "3 Portal", used: str = "", spell: str = "") -> Table:
    us = seat(ready="Witching Hag#4"), seat(ready=f"{GOBLIN}#{face}{spell}", bag=bag, used=used)
    table = lay(f"Scavenging Goblin/{type}, Witching Hag/Strong, Shaping/Cantrip", "attack", *us, rolls=rolls)
    return go(table, f"defend scavenging-goblin#{face}")


@pytest.mark.card("Scavenging Goblin/Mighty")
@pytest.mark.parametrize("face", [5, 6])
def test_mighty_goblin_with_a_burst_draws_two_when_destroyed(face: int) -> None:
    table = fall("Mighty", face, [1, 1])
    assert (where(table, 1, "active"), where(table, 1, "bag")) == (["portal"] * 2, ["portal"])
    assert where(table, 1, "used") == ["scavenging-goblin"]


@pytest.mark.card("Scavenging Goblin/Mighty", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Mighty", 3), ("Mighty", 4), ("Base", 5), ("Strong", 6)])
def test_goblins_without_that_burst_draw_nothing(type: str, face: int) -> None:
    assert where(fall(type, face, []), 1, "active") == []


@pytest.mark.rule("QC-2.13", "QC-2.15")
def test_mighty_goblins_dice_are_rolled_in_its_owners_next_turn() -> None:
    table = fall("Mighty", 5, [1, 1, 1, 1, 4, 4, 4, 3], bag="3 Portal")
    go(table, "end-turn")
    assert where(table, 1, "active") == ["portal#4"] * 3 + ["scavenging-goblin#3"]


@pytest.mark.rule("Q26", "QC-2.8")
def test_mighty_goblin_may_draw_itself_out_of_a_refilled_bag() -> None:
    table = fall("Mighty", 5, [1, 1], bag="Portal")
    assert (where(table, 1, "active"), where(table, 1, "used")) == (["portal", "scavenging-goblin"], [])


@pytest.mark.rule("QC-12.4")
def test_mighty_goblin_draws_even_when_it_is_saved() -> None:
    table = go(fall("Mighty", 5, [1, 1], spell=", Shaping#4"), "goes ready by shaping#4")
    assert (where(table, 1, "active"), where(table, 1, "ready")) == (["portal"] * 2, ["scavenging-goblin#5"])


def test_mighty_goblin_that_holds_or_scores_draws_nothing() -> None:
    us = seat(ready="Assistant#5"), seat(ready=f"{GOBLIN}#5", bag="3 Portal")
    table = go(lay("Scavenging Goblin/Mighty", "attack", *us), "defend scavenging-goblin#5")
    assert (heard(table, "destroyed"), where(table, 1, "active")) == ([], [])
    table = lay("Scavenging Goblin/Mighty", "score", seat(ready=f"{GOBLIN}#5", bag="3 Portal"))
    go(table, "score scavenging-goblin#5")
    assert (number(table, 0), where(table, 0, "active")) == (2, [])
