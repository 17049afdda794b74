"""Mischievous Imp. Face 4: level 1, 1/1; 5: level 2, 2/2 with a burst; 6: level 3, 3/3 with two."""

import pytest

from tests.quarriors.mat import asks, go, lay, number, offered, options, seat, stats, where
from tumblehall.kernel.table import Table

IMP, SLUG = "Mischievous Imp", "mischievous-imp"
CARDS = "Life/Cantrip, Death/Charm, Scavenging Goblin/Base, Gnome Barbarian/Base"
BEARER = "Scavenging Goblin#3+Death#4@1"


# -- Base: spells of others -------------------------------------------------------------------------------------------


def summoned(face: int, *theirs: str, type: str = "Base", mine: str = "", used: str = "") -> Table:
    us = seat(active=f"{IMP}#{face}", ready=mine, used=used, quiddity=3), *(seat(ready=ready) for ready in theirs)
    return go(lay(f"{IMP}/{type}, {CARDS}", "ready", *us, rolls=[4, 5]), f"summon {SLUG}#{face}")


@pytest.mark.card("Mischievous Imp/Base")
def test_imp_with_a_burst_discards_one_spell_of_one_opponent() -> None:
    table = go(summoned(5, f"Life#4, {BEARER}", "Life#5", mine="Life#6"), "yes")
    on_goblin = "death#4@1 on scavenging-goblin#3+death#4@1"
    assert offered(table, "pick") == ["life#4@1", on_goblin, "life#5@2"]
    go(table, f"pick {on_goblin}")
    assert (where(table, 1, "ready"), where(table, 1, "used")) == (["life#4", "scavenging-goblin#3"], ["death"])
    assert (where(table, 2, "ready"), where(table, 0, "ready")) == (["life#5"], ["life#6", f"{SLUG}#5"])


@pytest.mark.card("Mischievous Imp/Base")
@pytest.mark.rule("Q2")
def test_imp_with_two_bursts_discards_one_spell_of_each_opponent() -> None:
    """One of each, and none more for the line of one burst."""
    table = summoned(6, f"Life#4, {BEARER}", "Life#5, Life#4", "Scavenging Goblin#3")
    assert offered(table, "pick") == ["life#4@1", "death#4@1 on scavenging-goblin#3+death#4@1"]
    go(table, "pick life#4@1", "pick life#5@2")
    assert (where(table, 1, "used"), where(table, 2, "used")) == (["life"], ["life"])
    assert (asks(table), where(table, 2, "ready")) == ((1, "name"), ["life#4"])


@pytest.mark.rule("Q2")
def test_imp_with_two_bursts_decides_for_each_opponent_apart() -> None:
    table = go(summoned(6, "Life#4", "Life#5"), "pass", "pick life#5@2")
    assert (where(table, 1, "ready"), where(table, 2, "used")) == (["life#4"], ["life"])


@pytest.mark.card("Mischievous Imp/Base", negative=True)
def test_imp_may_decline_and_does_nothing_without_a_burst() -> None:
    assert where(go(summoned(5, "Life#4"), "pass"), 1, "ready") == ["life#4"]
    assert asks(summoned(4, "Life#4")) == (0, "tidy")


@pytest.mark.card("Mischievous Imp/Base", negative=True)
def test_imp_is_not_asked_without_a_spell_of_an_opponent() -> None:
    table = summoned(5, "Scavenging Goblin#3", mine="Life#4")
    assert asks(table) == (0, "act")
    assert where(table, 0, "ready") == ["life#4", f"{SLUG}#5"]


@pytest.mark.rule("Q69")
def test_discarded_spell_goes_to_its_owner() -> None:
    """A Death Charm of the Imp's owner on the Goblin of another."""
    table = go(summoned(5, "Scavenging Goblin#3+Death#4@0"), "yes")
    go(table, "pick death#4@0 on scavenging-goblin#3+death#4@1")
    assert (where(table, 0, "used"), where(table, 1, "used")) == (["death"], [])


@pytest.mark.rule("Q41")
def test_imp_cannot_choose_spells_of_an_immune_creature() -> None:
    """Wherever they come from; those that lie beside no creature it can."""
    theirs = "Gnome Barbarian#3+Life#4@1, Gnome Barbarian#3+Death#4@0, Gnome Barbarian#5+Life#5@1, Life#6"
    table = go(summoned(5, theirs), "yes")
    assert offered(table, "pick") == ["life#6@1", "life#5@1 on gnome-barbarian#5+life#5@1"]


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_imps_discard_no_spells(type: str) -> None:
    assert where(summoned(6, "Life#4", type=type), 1, "ready") == ["life#4"]


# -- Strong: dice for others ------------------------------------------------------------------------------------------


def scored(face: int, used: str, type: str = "Strong", opponents: int = 2, more: str = "") -> Table:
    us = seat(ready=f"{IMP}#{face}", used=used), *(seat() for _ in range(opponents))
    table = lay(f"{IMP}/{type}{more}", "score", *us, rolls=[1] * 12)
    return go(table, f"score {SLUG}#{face}")


@pytest.mark.card("Mischievous Imp/Strong")
def test_strong_imp_that_scores_gives_one_poor_die_to_an_opponent() -> None:
    row = ", Corrupted Quiddity/Basic"
    table = scored(5, "Basic Quiddity, Assistant, Corrupted Quiddity, Portal", more=row)
    poor = ["basic-quiddity", "assistant", "corrupted-quiddity"]
    assert offered(table, "pick") == [f"{die} in used 0" for die in poor]
    go(table, "pick corrupted-quiddity in used 0", "seat 2")
    assert (where(table, 2, "used"), where(table, 1, "used")) == (["corrupted-quiddity"], [])
    assert sorted(where(table, 0, "used")) == ["assistant", "basic-quiddity", SLUG, "portal"]
    assert (asks(table), number(table, 0)) == ((0, "cull"), 2)


@pytest.mark.card("Mischievous Imp/Strong")
@pytest.mark.rule("Q2")
@pytest.mark.parametrize("second", [1, 2])
def test_strong_imp_with_two_bursts_gives_two_dice_to_one_or_two_opponents(second: int) -> None:
    table = scored(6, "Basic Quiddity, 2 Assistant")
    go(table, "pick assistant in used 0", "seat 1", "pick basic-quiddity in used 0", f"seat {second}")
    given = {1: ["assistant"], 2: []}
    given[second] = sorted([*given[second], "basic-quiddity"])
    assert {who: sorted(where(table, who, "used")) for who in (1, 2)} == given
    assert asks(table) == (0, "cull")


@pytest.mark.card("Mischievous Imp/Strong", negative=True)
def test_strong_imp_may_give_nothing_and_has_nothing_to_give() -> None:
    table = go(scored(5, "Assistant"), "pass")
    assert (asks(table), where(table, 1, "used")) == ((0, "cull"), [])
    assert asks(scored(5, "Portal")) == (0, "cull")
    assert asks(scored(4, "Assistant")) == (0, "cull")


def test_strong_imp_with_two_bursts_may_stop_after_one() -> None:
    table = go(scored(6, "2 Assistant"), "pick assistant in used 0", "seat 1", "pass")
    assert (asks(table), where(table, 1, "used")) == ((0, "cull"), ["assistant"])


@pytest.mark.rule("Q218")
def test_strong_imp_gives_to_a_player_whose_creatures_are_immune() -> None:
    us = seat(ready=f"{IMP}#5", used="Assistant"), seat(ready="Heavenly Seraph#6")
    table = lay(f"{IMP}/Strong, Heavenly Seraph/Strong", "score", *us, rolls=[1] * 4)
    go(table, f"score {SLUG}#5", "pick assistant in used 0", "seat 1")
    assert where(table, 1, "used") == ["assistant"]


@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_imps_give_nothing(type: str) -> None:
    assert asks(scored(6, "Assistant", type)) == (0, "cull")


# -- Mighty: many imps ------------------------------------------------------------------------------------------------


@pytest.mark.card("Mischievous Imp/Mighty")
def test_mighty_imps_are_stronger_for_each_other_imp() -> None:
    mine = f"{IMP}#4, {IMP}#5, {IMP}#6, Scavenging Goblin#3"
    table = lay(f"{IMP}/Mighty, {CARDS}", "attack", seat(ready=mine), seat(ready=f"{IMP}#4"))
    assert [stats(table, 0, place) for place in range(4)] == [(3, 3), (4, 4), (5, 5), (2, 2)]
    assert stats(table, 1) == (1, 1)


@pytest.mark.card("Mischievous Imp/Mighty", negative=True)
@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_imps_are_no_stronger(type: str) -> None:
    table = lay(f"{IMP}/{type}", "tidy", seat(ready=f"{IMP}#4, {IMP}#5"))
    assert [stats(table, 0, place) for place in (0, 1)] == [(1, 1), (2, 2)]


@pytest.mark.card("Mischievous Imp/Mighty")
@pytest.mark.parametrize(("face", "many"), [(5, 1), (6, 2)])
def test_mighty_imp_takes_imps_from_the_used_pile_and_rolls_them(face: int, many: int) -> None:
    table = summoned(face, "", type="Mighty", used=f"3 {IMP}, Assistant")
    go(table, *[f"pick {SLUG} in used 0"] * many)
    assert where(table, 0, "active") == [f"{SLUG}#4", f"{SLUG}#5"][:many]
    assert where(table, 0, "used").count(SLUG) == 3 - many


@pytest.mark.card("Mischievous Imp/Mighty", negative=True)
def test_mighty_imp_without_a_burst_or_an_imp_takes_none_and_may_decline() -> None:
    assert asks(summoned(4, "", type="Mighty", used=f"2 {IMP}")) == (0, "tidy")
    assert asks(summoned(5, "", type="Mighty", used="Assistant")) == (0, "tidy")
    table = go(summoned(6, "", type="Mighty", used=f"2 {IMP}"), "pass")
    assert (where(table, 0, "active"), where(table, 0, "used")) == ([], [SLUG, SLUG])


def test_imp_rolled_in_may_be_summoned_in_the_same_phase() -> None:
    us = seat(active=f"{IMP}#5", used=IMP, quiddity=3)
    table = lay(f"{IMP}/Mighty", "ready", us, rolls=[4])
    go(table, f"summon {SLUG}#5", f"pick {SLUG} in used 0", f"summon {SLUG}#4")
    assert (options(table), stats(table, 0)) == (["end-turn"], (3, 3))
