"""Rulings on light creatures beside cards of other classes and sets."""

import pytest

from tests.quarriors.mat import (
    LARGE_LIGHT,
    against,
    asks,
    creature,
    do,
    energy,
    glory,
    go,
    kind,
    lay,
    lying,
    offered,
    options,
    quiddity,
    seat,
    stats,
)
from tumblehall.kernel.values import Json

CARDS = "Boogieman/Mighty, Queelzebub/Lesser, Scavenging Goblin/Base"
GOBLIN, SERAPH = "Scavenging Goblin#3", "Heavenly Seraph#4"


# -- energy of dice ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q265")
@pytest.mark.parametrize(("copied", "more"), [("Herald#4", 2), ("Boogieman#4", 0)])
def test_a_copying_ooze_has_the_energy_of_its_copy(copied: str, more: int) -> None:
    """An Archangel with two bursts gives 2 defence to other light creatures; both copies have 2."""
    ooze: Json = {"die": "Primordial Ooze#4", "copy": copied}
    us = seat(ready=["Archangel#6", ooze]), seat(ready=copied)
    table = lay(f"Archangel/Base, Herald/Strong, Primordial Ooze/Strong, {CARDS}", "tidy", *us)
    assert creature(table, 0, 1)["defence"] == 2 + more


@pytest.mark.rule("Q252")
@pytest.mark.parametrize(("holder", "gained"), [(0, 1), (1, 0)])
def test_a_herald_that_draws_no_die_gains_no_light(holder: int, gained: int) -> None:
    """A Mighty Howler that an opponent locked makes the draw of 1 a draw of none."""
    locks = ["Frost Howler#3" if who == holder else None for who in (0, 1)]
    us = seat(active="Herald#3", bag="2 Herald", locked=locks[0]), seat(locked=locks[1])
    table = lay(f"Herald/Base, Frost Howler/Mighty, {CARDS}", "ready", *us, rolls=[1, 1], immediate=True)
    do(table, "use herald#3")
    assert (energy(table), lying(table, "spent"), len(lying(table, "bag"))) == ((gained, 0), ["Herald#3"], 2 - gained)


@pytest.mark.rule("Q255")
def test_a_spent_large_die_is_not_re_rolled() -> None:
    mine = seat(active="Assistant#1", spent=LARGE_LIGHT, light=1)
    table = do(lay(f"Assistant/of Economics, Herald/Lesser, {CARDS}", "ready", mine), "anchor herald")
    assert options(table) == ["pick assistant#1", "pass"]


# -- turning -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q283")
@pytest.mark.parametrize(("summons", "attack"), [(["summon quartz-golem#4"], 3 + 2), ([], 3)])
def test_a_golem_turned_after_its_summons_was_summoned_this_turn(summons: list[str], attack: int) -> None:
    """Its new face with a burst counts two spent light dice; that of one summoned earlier does not."""
    mine = seat(active="Archangel#5, Assistant#5", spent="2 Herald#1", quiddity=3 + len(summons))
    mine["active" if summons else "ready"] += ["Quartz Golem#4"]
    table = lay(f"Archangel/Mighty, Herald/Strong, Quartz Golem/Strong, {CARDS}", "ready", mine)
    go(table, *summons, "summon archangel#5", "yes", "pick quartz-golem#4@0", "turn 5")
    assert (lying(table, "ready")[0], stats(table, 0)) == ("Quartz Golem#5", (attack, 6))


# -- totals ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q42", "Q204")
def test_a_base_golem_lowers_the_total_of_immune_attackers() -> None:
    us = seat(ready=f"{GOBLIN}, {SERAPH}"), seat(ready="Quartz Golem#6")
    assert against(lay(f"Quartz Golem/Base, Heavenly Seraph/Strong, {CARDS}", "attack", *us)) == [None, 2 + 4 - 3]


@pytest.mark.rule("Q204")
def test_a_withdrawing_herald_lowers_the_total_of_immune_attackers() -> None:
    us = seat(ready=f"{GOBLIN}, {SERAPH}"), seat(ready=f"Herald#4, {GOBLIN}")
    table = lay(f"Herald/Mighty, Heavenly Seraph/Strong, {CARDS}", "attack", *us)
    assert against(go(table, "answer herald#4")) == [None, 2 + 4 - 2]


@pytest.mark.rule("Q156")
def test_a_golem_lowers_the_total_before_a_herald_may_withdraw() -> None:
    us = seat(ready="Queelzebub#6"), seat(ready="Quartz Golem#5, Herald#4, Herald#5")
    table = lay(f"Quartz Golem/Base, Herald/Mighty, {CARDS}", "attack", *us)
    assert (asks(table), against(table)) == ((1, "window"), [None, 9 - 2])
    go(table, "answer herald#4")
    assert (against(table), options(table)) == ([None, 9 - 2 - 2], ["answer herald#5", "pass"])


# -- destruction -------------------------------------------------------------------------------------------------------


def fallen(*answers: str) -> tuple[list[str], list[str]]:
    """A Base Herald with two bursts was destroyed beside a Strong Archangel: what was on offer, what waits now."""
    us = seat(ready="Queelzebub#6"), seat(ready="Archangel#4, Herald#6", bag="2 Portal")
    table = go(lay(f"Archangel/Strong, Herald/Base, {CARDS}", "attack", *us, rolls=[1]), "defend herald#6")
    found = options(table)
    return found, lying(go(table, *answers), "active", 1)


@pytest.mark.rule("Q3", "Q311")
@pytest.mark.parametrize(
    ("answer", "waiting"),
    [("goes used", []), ("goes active", ["Herald", "Portal"]), ("goes active by archangel#4", ["Herald"])],
)
def test_a_herald_comes_back_by_itself_or_by_an_archangel(answer: str, waiting: list[str]) -> None:
    """Only by its own ability it brings a die along."""
    found, now = fallen(answer)
    assert found == ["goes used", "goes active", "goes active by archangel#4"]
    assert sorted(now) == waiting


@pytest.mark.rule("Q171", "Q311")
def test_the_uses_of_an_archangel_come_back_with_the_next_turn() -> None:
    """Both opponents destroy a Herald of seat 2, each in its own turn."""
    waiting = seat(bag="Basic Quiddity", active="Boogieman")
    us = seat(ready="Queelzebub#4"), waiting, seat(ready="Archangel#4, 3 Herald#4")
    table = lay(f"Archangel/Strong, Herald/Strong, {CARDS}", "attack", *us, rolls=[1, 4, 1])
    go(table, "defend herald#4", "goes active by archangel#4", "defend herald#4", "defend archangel#4", "end-turn")
    assert (lying(table, "active", 2), lying(table, "used", 2)) == (["Herald"], ["Herald"])
    go(table, "summon boogieman#4", "defend herald#4")
    assert (asks(table), options(table)) == ((2, "fate"), ["goes used", "goes active by archangel#4"])


# -- prices ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q74", "Q266")
def test_a_surcharge_comes_before_what_a_herald_takes_off() -> None:
    """A Golem of level 3, 2 more for a light creature by a Strong Cat with two bursts, 2 less by the Herald."""
    us = seat(active="Herald#3, Quartz Golem#6, Assistant#5", quiddity=4), seat(ready="Black Cat#6")
    wilds = f"Herald/Greater, Quartz Golem/Base, Black Cat/Strong, {CARDS}"
    table = go(lay(wilds, "ready", *us, immediate=True), "use herald#3", "summon quartz-golem#6")
    assert quiddity(table) == 4 - (3 + 2 - 2)


@pytest.mark.rule("Q74", "Q266")
def test_a_herald_takes_no_more_off_than_there_is() -> None:
    us = seat(active="Herald#3, 2 Assistant#5", quiddity=2), seat()
    table = go(lay(f"Herald/Greater, {CARDS}", "ready", *us, immediate=True), "use herald#3", "summon assistant#5")
    assert quiddity(table) == 2


@pytest.mark.rule("Q261")
def test_each_capture_needs_its_own_unit_of_light() -> None:
    """An Assistant of Acquisition allows the second capture: 2 with the light, 3 without."""
    mine = seat(active="Assistant#4", quiddity=5, light=1)
    table = lay(f"Assistant/of Acquisition, Herald/Lesser 2, {CARDS}", "ready", mine, immediate=True)
    go(table, "use assistant#4")
    while table.position()["turn"]["phase"] != "capture":
        go(table, "next")
    go(table, "capture herald with light")
    assert (offered(table, "capture"), quiddity(table), energy(table)) == (["herald"], 4, (0, 0))
    assert quiddity(go(table, "capture herald")) == 1


# -- scoring -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q147", "QV-2")
@pytest.mark.parametrize("answer", ["score", "score-cull"])
def test_with_expert_culling_the_alternative_gives_its_glory(answer: str) -> None:
    mine = seat(ready="Quartz Golem#6", bag="6 Basic Quiddity")
    table = lay(f"Quartz Golem/Mighty, {CARDS}", "score", mine, rolls=[1] * 13, options={"expert_culling": True})
    do(table, f"{answer} quartz-golem#6", "yes", "turn 5")
    assert (glory(table), lying(table, "ready"), kind(table) == "cull") == ([2, 0], ["Quartz Golem#5"], False)
