"""Witching Hag. Faces 4 and 5: level 1, 3/3; 6: level 2, 4/5."""

import pytest

from tests.quarriors.mat import against, asks, go, held, lay, number, offered, options, seat, where
from tumblehall.kernel.table import Table

HAG = "Witching Hag"
GOBLINS = "Scavenging Goblin#3, Scavenging Goblin#4"


def attack(type: str, mine: str, *theirs: str, more: str = "") -> Table:
    cards = f"Witching Hag/{type}, Scavenging Goblin/Base, Assistant/Basic 1{more}"
    return lay(cards, "attack", seat(ready=mine), *(seat(ready=ready) for ready in theirs))


# -- Base: quiddity for the fallen ---------------------------------------------------------------------------------


@pytest.mark.card("Witching Hag/Base")
def test_hag_gives_quiddity_for_each_creature_destroyed() -> None:
    table = go(attack("Base", f"{HAG}#4, Scavenging Goblin#5", GOBLINS), "defend scavenging-goblin#3")
    assert number(table, 0, "quiddity") == 1
    go(table, "defend scavenging-goblin#4")
    assert (number(table, 0, "quiddity"), offered(table, "capture")) == (2, ["assistant"])


def test_hags_add_up() -> None:
    table = go(attack("Base", f"{HAG}#4, {HAG}#6", "Scavenging Goblin#3"), "defend scavenging-goblin#3")
    assert number(table, 0, "quiddity") == 2


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_hags_give_no_quiddity(type: str) -> None:
    table = go(attack(type, f"{HAG}#4", "Scavenging Goblin#3"), "defend scavenging-goblin#3")
    assert number(table, 0, "quiddity") == 0


@pytest.mark.card("Witching Hag/Base", negative=True)
def test_hag_gives_nothing_when_the_defender_holds_or_others_destroy() -> None:
    table = go(attack("Base", f"{HAG}#4", f"{HAG}#6"), "defend witching-hag#6")
    assert (number(table, 0, "quiddity"), number(table, 1, "quiddity")) == (0, 0)
    table = go(
        attack("Base", "Scavenging Goblin#3", "Scavenging Goblin#3, Witching Hag#4"), "defend scavenging-goblin#3"
    )
    assert (number(table, 0, "quiddity"), number(table, 1, "quiddity")) == (0, 0)


@pytest.mark.rule("QC-12.4")
def test_hag_answers_spells_and_creatures_that_are_saved() -> None:
    us = seat(ready=f"{HAG}#4, Death#4, Scavenging Goblin#3"), seat(ready="Scavenging Goblin#4, Shaping#4")
    table = lay("Witching Hag/Base, Scavenging Goblin/Base, Death/Incantation, Shaping/Cantrip", "ready", *us)
    go(table, "cast death#4", "pick scavenging-goblin#4@1", "goes ready by shaping#4")
    assert number(table, 0, "quiddity") == 1


@pytest.mark.rule("Q29")
@pytest.mark.parametrize(("victim", "quiddity"), [("scavenging-goblin#3", 1), ("witching-hag#4", 0)])
def test_hag_answers_own_creatures_but_not_itself(victim: str, quiddity: int) -> None:
    us = seat(ready=f"{HAG}#4, Death#4, Scavenging Goblin#3")
    table = lay("Witching Hag/Base, Scavenging Goblin/Base, Death/Incantation", "ready", us)
    go(table, "cast death#4", f"pick {victim}@0")
    assert number(table, 0, "quiddity") == quiddity


@pytest.mark.rule("Q79")
def test_hags_quiddity_is_lost_in_anothers_turn() -> None:
    us = seat(ready=[{"die": "Scavenging Goblin#3", "fate": "open"}]), seat(ready=f"{HAG}#4")
    table = lay("Witching Hag/Base, Scavenging Goblin/Base", "tidy", *us, pending=[["tidy", 0], ["destroy", 1, 0, -1]])
    assert (number(table, 0, "quiddity"), number(table, 1, "quiddity")) == (0, 0)
    assert where(table, 0, "used") == ["scavenging-goblin"]


# -- Strong: another die comes back --------------------------------------------------------------------------------


@pytest.mark.card("Witching Hag/Strong")
@pytest.mark.rule("QC-6.8", "Q12")
def test_strong_hag_puts_another_creature_die_into_the_active_pool() -> None:
    us = seat(ready=f"{HAG}#4", used="Scavenging Goblin, Assistant, Portal, Basic Quiddity, Life, Witching Hag")
    table = go(lay("Witching Hag/Strong, Scavenging Goblin/Base, Life/Spell", "score", us), "score witching-hag#4")
    assert (number(table, 0), asks(table)) == (3, (0, "may"))
    go(table, "yes")
    assert options(table) == [f"pick {die} in used 0" for die in ("assistant", "witching-hag", "scavenging-goblin")]
    go(table, "pick scavenging-goblin in used 0")
    assert where(table, 0, "active") == ["scavenging-goblin"]
    assert (asks(table), "cull scavenging-goblin" in options(table)) == ((0, "cull"), False)


@pytest.mark.card("Witching Hag/Strong", negative=True)
def test_strong_hag_may_decline_and_never_takes_itself() -> None:
    us = seat(ready=f"{HAG}#4", used="Assistant, Portal")
    table = go(lay("Witching Hag/Strong", "score", us), "score witching-hag#4", "pass")
    assert (asks(table), where(table, 0, "active")) == ((0, "cull"), [])
    us = seat(ready=f"{HAG}#4", used="Portal, Basic Quiddity", bag="Assistant")
    assert asks(go(lay("Witching Hag/Strong", "score", us), "score witching-hag#4")) == (0, "cull")


@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_hags_bring_nothing_back(type: str) -> None:
    us = seat(ready=f"{HAG}#4", used="Assistant")
    assert asks(go(lay(f"Witching Hag/{type}", "score", us), "score witching-hag#4")) == (0, "cull")


def test_strong_hag_may_bring_back_what_scored_before_it_in_this_turn() -> None:
    us = seat(ready=f"{HAG}#4, {HAG}#5")
    table = go(lay("Witching Hag/Strong", "score", us), "score witching-hag#4")
    assert asks(table) == (0, "score")
    go(table, "score witching-hag#5", "yes", "pick witching-hag in used 0")
    assert (where(table, 0, "active"), where(table, 0, "used")) == (["witching-hag"], ["witching-hag"])


@pytest.mark.rule("QC-2.13")
def test_strong_hags_die_joins_the_roll_of_the_turn() -> None:
    us = seat(ready=f"{HAG}#4", used="Assistant", bag="6 Basic Quiddity")
    table = lay("Witching Hag/Strong", "score", us, rolls=[1] * 6 + [5] + [6] * 6)
    go(table, "score witching-hag#4", "yes", "pick assistant in used 0", "pass")
    assert where(table, 0, "active") == ["basic-quiddity#6"] * 6 + ["assistant#5"]


@pytest.mark.rule("QV-4")
@pytest.mark.parametrize("answer", ["score", "score-cull"])
def test_strong_hag_that_culls_itself_may_bring_back_another_hag(answer: str) -> None:
    us = seat(ready=f"{HAG}#4", used="Witching Hag")
    table = lay("Witching Hag/Strong", "score", us, options={"expert_culling": True}, rolls=[1, 1, 1])
    go(table, f"{answer} witching-hag#4", "yes", "pick witching-hag in used 0")
    assert held(table, "witching-hag") == (answer == "score-cull")


# -- Mighty: nobody counts more than 3 -----------------------------------------------------------------------------


@pytest.mark.card("Witching Hag/Mighty")
def test_mighty_hag_caps_each_attacker_at_three_for_its_player_only() -> None:
    mine = "Quake Dragon#6, Scavenging Goblin#3, Scavenging Goblin#4+Death#4@0"
    table = attack("Mighty", mine, f"{HAG}#4", "Scavenging Goblin#3", more=", Quake Dragon/Mighty, Death/Charm")
    assert against(table) == [None, 3 + 2 + 3, 8 + 2 + 5]


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_hags_cap_nobody(type: str) -> None:
    assert against(attack(type, "Quake Dragon#6", f"{HAG}#6", more=", Quake Dragon/Mighty")) == [None, 8]


@pytest.mark.parametrize(("attacker", "total"), [("Witching Hag#4", 3), ("Witching Hag#6", 3), ("Assistant#5", 1)])
def test_cap_changes_only_what_is_above_three(attacker: str, total: int) -> None:
    assert against(attack("Mighty", attacker, f"{HAG}#4, {HAG}#5")) == [None, total]


@pytest.mark.card("Witching Hag/Mighty", negative=True)
def test_mighty_hag_of_the_attacker_caps_nobody() -> None:
    assert against(attack("Mighty", f"{HAG}#6, Assistant#5", "Assistant#5")) == [None, 5]


@pytest.mark.rule("Q48")
def test_cap_comes_after_all_bonuses() -> None:
    more = ", Warrior of the Quay/Base"
    assert against(attack("Mighty", "Warrior of the Quay#4", f"{HAG}#4", "Assistant#5", more=more)) == [None, 3, 5]
