"""Defender of the Pale. Faces 4: level 1, 1/5, one burst; 5: level 2, 2/6, one; 6: level 3, 2/8, two."""

import pytest

from tests.quarriors.mat import asks, go, held, lay, number, offered, options, seat, stats, where
from tumblehall.kernel.table import Table

DEFENDER = "Defender of the Pale"
BASE = "Defender of the Pale/Base, Scavenging Goblin/Base"


# -- Base: glory for the others ------------------------------------------------------------------------------------


@pytest.mark.card("Defender of the Pale/Base")
@pytest.mark.rule("Q21")
@pytest.mark.parametrize("face", [4, 5, 6])
@pytest.mark.parametrize("first", [True, False])
def test_defender_gives_glory_for_each_other_scorer_whatever_the_order(face: int, first: bool) -> None:
    table = lay(BASE, "score", seat(ready=f"{DEFENDER}#{face}, Scavenging Goblin#3, Scavenging Goblin#5"))
    order = [f"score defender-of-the-pale#{face}", "score scavenging-goblin#3", "score scavenging-goblin#5"]
    go(table, *(order if first else order[::-1])[:-1])
    assert number(table, 0) == 4
    go(table, (order if first else order[::-1])[-1])
    assert (number(table, 0), asks(table)) == (3 * 2 + 2, (0, "cull"))


@pytest.mark.card("Defender of the Pale/Base", negative=True)
def test_defender_alone_gives_only_its_own_glory() -> None:
    table = lay(BASE, "score", seat(ready=f"{DEFENDER}#4"), seat(ready="Scavenging Goblin#3"))
    assert number(go(table, "score defender-of-the-pale#4"), 0) == 2


def test_two_defenders_count_each_other() -> None:
    table = lay(BASE, "score", seat(ready=f"{DEFENDER}#4, {DEFENDER}#6"))
    go(table, "score defender-of-the-pale#4", "score defender-of-the-pale#6")
    assert (number(table, 0), asks(table)) == (2 + 2 + 1 + 1, (0, "cull"))


@pytest.mark.parametrize(("type", "glory"), [("Strong", 5), ("Mighty", 5)])
def test_other_defenders_give_no_glory_for_others(type: str, glory: int) -> None:
    us = seat(ready=f"{DEFENDER}#4, Scavenging Goblin#3", bag="Portal")
    table = lay(f"Defender of the Pale/{type}, Scavenging Goblin/Base", "score", us, rolls=[1])
    go(table, "score defender-of-the-pale#4", "score scavenging-goblin#3")
    assert number(table, 0) == glory


@pytest.mark.rule("QV-4")
def test_defender_counts_even_without_its_cull() -> None:
    us = seat(ready=f"{DEFENDER}#4, Scavenging Goblin#3")
    table = lay(BASE, "score", us, options={"expert_culling": True}, rolls=[1, 1])
    go(table, "score defender-of-the-pale#4", "score-cull scavenging-goblin#3")
    assert (number(table, 0), held(table, "scavenging-goblin")) == (2 + 1, 1)


@pytest.mark.rule("QC-6.4")
def test_defender_wins_with_its_bonus() -> None:
    us = seat(ready=f"{DEFENDER}#4, Scavenging Goblin#3", glory=15)
    table = go(lay(BASE, "score", us), "score defender-of-the-pale#4", "score scavenging-goblin#3")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.scores) == ((0,), (20, 0))


# -- Strong: a draw that waits -------------------------------------------------------------------------------------


@pytest.mark.card("Defender of the Pale/Strong")
@pytest.mark.parametrize(("face", "drawn"), [(4, 1), (5, 1), (6, 2)])
def test_strong_defender_draws_dice_that_wait_before_the_culls(face: int, drawn: int) -> None:
    us = seat(ready=f"{DEFENDER}#{face}", bag="3 Portal")
    table = lay("Defender of the Pale/Strong", "score", us, rolls=[1] * drawn)
    go(table, f"score defender-of-the-pale#{face}")
    assert (where(table, 0, "active"), where(table, 0, "bag")) == (["portal"] * drawn, ["portal"] * (3 - drawn))
    assert (number(table, 0), options(table)) == (3, ["cull defender-of-the-pale", "pass"])


@pytest.mark.rule("QC-2.13")
def test_strong_defenders_dice_are_rolled_on_top_of_the_draw() -> None:
    us = seat(ready=f"{DEFENDER}#4", bag="8 Basic Quiddity")
    table = lay("Defender of the Pale/Strong", "score", us, rolls=[1] + [1] * 6 + [6] * 7)
    go(table, "score defender-of-the-pale#4", "pass")
    assert where(table, 0, "active") == ["basic-quiddity#6"] * 7
    assert (where(table, 0, "bag"), where(table, 0, "used")) == (["basic-quiddity"], ["defender-of-the-pale"])


@pytest.mark.rule("QC-2.8")
def test_strong_defender_may_be_drawn_by_its_own_draw() -> None:
    table = lay("Defender of the Pale/Strong", "score", seat(ready=f"{DEFENDER}#6", bag="Portal"), rolls=[1, 1, 4, 4])
    go(table, "score defender-of-the-pale#6")
    assert (where(table, 0, "active"), asks(table)) == (["portal#4", "defender-of-the-pale#4"], (0, "act"))
    assert (where(table, 0, "used"), where(table, 0, "bag")) == ([], [])


@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_defenders_draw_nothing(type: str) -> None:
    table = lay(f"Defender of the Pale/{type}", "score", seat(ready=f"{DEFENDER}#6", bag="3 Portal"))
    go(table, "score defender-of-the-pale#6")
    assert (where(table, 0, "active"), len(where(table, 0, "bag"))) == ([], 3)


@pytest.mark.card("Defender of the Pale/Strong", negative=True)
def test_strong_defender_that_falls_draws_nothing() -> None:
    us = seat(ready="Quake Dragon#5"), seat(ready=f"{DEFENDER}#4", bag="3 Portal")
    table = lay("Defender of the Pale/Strong, Quake Dragon/Base", "attack", *us)
    assert (where(table, 1, "used"), where(table, 1, "active")) == (["defender-of-the-pale"], [])


# -- Mighty: dear summons ------------------------------------------------------------------------------------------


def summoning(theirs: str, quiddity: int, type: str = "Mighty", mine: str = "") -> Table:
    wilds = f"Defender of the Pale/{type}, Scavenging Goblin/Base, Life/Cantrip"
    us = seat(active="Scavenging Goblin#3, Life#4", ready=mine, quiddity=quiddity)
    return lay(wilds, "ready", us, seat(ready=theirs))


@pytest.mark.card("Defender of the Pale/Mighty")
@pytest.mark.rule("Q74")
@pytest.mark.parametrize(
    ("theirs", "price"),
    [(f"{DEFENDER}#4", 2), (f"{DEFENDER}#5", 2), (f"{DEFENDER}#6", 3), (f"{DEFENDER}#4, {DEFENDER}#6", 4)],
)
def test_mighty_defenders_make_opponents_pay_more_and_add_up(theirs: str, price: int) -> None:
    assert offered(summoning(theirs, price - 1), "summon") == []
    table = go(summoning(theirs, price), "summon scavenging-goblin#3")
    assert (number(table, 0, "quiddity"), where(table, 0, "ready")) == (0, ["scavenging-goblin#3"])


def test_mighty_defenders_of_all_opponents_add_up() -> None:
    us = seat(active="Scavenging Goblin#3", quiddity=9), seat(ready=f"{DEFENDER}#4"), seat(ready=f"{DEFENDER}#6")
    table = lay("Defender of the Pale/Mighty, Scavenging Goblin/Base", "ready", *us)
    assert number(go(table, "summon scavenging-goblin#3"), 0, "quiddity") == 9 - 4


@pytest.mark.card("Defender of the Pale/Mighty", negative=True)
def test_own_mighty_defender_costs_nothing() -> None:
    assert offered(summoning("", 1, mine=f"{DEFENDER}#6"), "summon") == ["scavenging-goblin#3"]


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_defenders_leave_prices_alone(type: str) -> None:
    assert offered(summoning(f"{DEFENDER}#6", 1, type), "summon") == ["scavenging-goblin#3"]


def test_mighty_defender_leaves_spells_and_captures_alone() -> None:
    assert offered(summoning(f"{DEFENDER}#6", 0), "ready") == ["life#4"]
    us = seat(quiddity=1), seat(ready=f"{DEFENDER}#6")
    table = lay("Defender of the Pale/Mighty, Assistant/Basic 1", "capture", *us)
    assert offered(table, "capture") == ["assistant"]


def test_mighty_defender_has_only_its_printed_numbers() -> None:
    table = summoning(f"{DEFENDER}#4, {DEFENDER}#6", 0)
    assert (stats(table, 1), stats(table, 1, 1)) == ((1, 5), (2, 8))
