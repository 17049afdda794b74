"""Questing Wizard. Face 1: 1 quiddity, draw 1; 3: 2 quiddity, a burst; 4: level 1, 2/5; 5: 2, 3/6; 6: 3, 4/8, two."""

import pytest

from tests.quarriors.mat import asks, captures, creature, go, held, lay, number, offered, options, seat, stats, where
from tumblehall.kernel.table import Table

WIZARD = "Questing Wizard"
SPELLS = "Questing Wizard/Strong, Life/Cantrip, Death/Charm, Victory/Incantation"


# -- the quiddity face with a burst --------------------------------------------------------------------------------


def pool(type: str, face: int, rolls: list[int], bag: str = "3 Basic Quiddity") -> Table:
    us = seat(active=f"{WIZARD}#{face}, Assistant#5", bag=bag)
    return lay(f"Questing Wizard/{type}", "ready", us, rolls=rolls)


@pytest.mark.card("Questing Wizard/Base")
@pytest.mark.rule("Q7", "QC-3.9", "QC-3.10", "Q3")
def test_wizard_draws_one_and_is_rolled_again_instead_of_its_quiddity() -> None:
    table = go(pool("Base", 3, [1, 6, 4]), "use questing-wizard#3")
    assert where(table, 0, "active") == ["basic-quiddity#6", "assistant#5", "questing-wizard#4"]
    assert (number(table, 0, "quiddity"), where(table, 0, "spent")) == (0, [])


@pytest.mark.rule("Q7")
def test_wizard_may_be_spent_for_its_quiddity_instead() -> None:
    table = pool("Base", 3, [])
    assert {"use questing-wizard#3", "spend questing-wizard#3"} <= set(options(table))
    go(table, "spend questing-wizard#3")
    assert (number(table, 0, "quiddity"), offered(table, "use")) == (2, [])


def test_wizard_may_be_rolled_again_with_nothing_to_draw() -> None:
    table = go(pool("Base", 3, [5], bag=""), "use questing-wizard#3")
    assert where(table, 0, "active") == ["assistant#5", "questing-wizard#5"]


def test_wizard_may_show_the_burst_again() -> None:
    table = go(pool("Base", 3, [1, 1, 3, 1, 1, 4]), "use questing-wizard#3", "use questing-wizard#3")
    assert where(table, 0, "active") == ["basic-quiddity#1"] * 2 + ["assistant#5", "questing-wizard#4"]


@pytest.mark.rule("Q7")
def test_mighty_wizard_is_spent_to_draw_two() -> None:
    table = go(pool("Mighty", 3, [1, 1, 6, 1]), "use questing-wizard#3")
    assert where(table, 0, "active") == ["basic-quiddity#1", "basic-quiddity#6", "assistant#5"]
    assert (number(table, 0, "quiddity"), where(table, 0, "spent")) == (0, ["questing-wizard#3"])


@pytest.mark.card("Questing Wizard/Base", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Strong", 3), ("Base", 2), ("Mighty", 2), ("Base", 4), ("Mighty", 6)])
def test_wizards_without_that_face_offer_no_immediate_effect(type: str, face: int) -> None:
    assert offered(pool(type, face, []), "use") == []


@pytest.mark.rule("QC-7.3")
@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_wizards_burst_is_used_only_right_after_a_roll(type: str) -> None:
    us = seat(active=f"{WIZARD}#3, Assistant#5", quiddity=1)
    table = go(lay(f"Questing Wizard/{type}, Portal/Basic 1", "ready", us), "summon assistant#5")
    assert offered(table, "use") == []
    assert "questing-wizard#3" in where(table, 0, "active")


@pytest.mark.rule("QC-3.7")
def test_first_face_gives_both_for_one_spent_die() -> None:
    table = go(pool("Base", 1, [1, 1]), "use questing-wizard#1")
    assert (number(table, 0, "quiddity"), where(table, 0, "spent")) == (1, ["questing-wizard#1"])
    assert where(table, 0, "active") == ["basic-quiddity#1", "assistant#5"]


# -- Base: defence and glory ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("type", "face", "numbers", "glory"),
    [
        ("Base", 4, (2, 5), 3), ("Base", 5, (3, 6), 3), ("Base", 6, (4, 9), 4),
        ("Strong", 6, (4, 8), 3), ("Mighty", 6, (4, 8), 4), ("Mighty", 4, (2, 5), 4),
    ],
)  # fmt: skip
def test_defence_and_glory_of_a_wizard(type: str, face: int, numbers: tuple[int, int], glory: int) -> None:
    table = lay(f"Questing Wizard/{type}", "score", seat(ready=f"{WIZARD}#{face}"))
    assert (stats(table, 0), creature(table, 0)["glory"]) == (numbers, glory)
    go(table, f"score questing-wizard#{face}")
    assert (number(table, 0), asks(table)) == (glory, (0, "cull"))


# -- Strong: spells for glory --------------------------------------------------------------------------------------


@pytest.mark.card("Questing Wizard/Strong")
@pytest.mark.rule("Q10", "Q65")
def test_strong_wizard_culls_any_number_of_own_spells() -> None:
    ready = f"{WIZARD}#4, Victory#5, Assistant#5+Life#4@0"
    table = go(lay(SPELLS, "score", seat(ready=ready, active="Death")), "score questing-wizard#4")
    assert options(table) == ["pick victory#5@0", "pick life#4@0 on assistant#5+life#4@0", "pick death", "pass"]
    go(table, "pick life#4@0 on assistant#5+life#4@0", "pick death", "pick victory#5@0")
    assert number(table, 0) == 3 + 3
    assert [held(table, spell) for spell in ("life", "death", "victory")] == [1, 1, 1]
    assert (where(table, 0, "ready"), where(table, 0, "active")) == (["assistant#5"], [])


@pytest.mark.rule("Q166")
def test_strong_wizard_may_cull_none_or_some() -> None:
    us = seat(ready=f"{WIZARD}#6, Victory#5, Life#4")
    table = go(lay(SPELLS, "score", us), "score questing-wizard#6", "pass")
    assert (number(table, 0), where(table, 0, "ready"), asks(table)) == (3, ["victory#5", "life#4"], (0, "cull"))
    table = go(lay(SPELLS, "score", us), "score questing-wizard#6", "pick life#4@0", "pass")
    assert (number(table, 0), where(table, 0, "ready")) == (4, ["victory#5"])


def test_strong_wizard_culls_spells_that_are_alike() -> None:
    ready = f"{WIZARD}#4, Victory#5, Victory#5, Assistant#5+Life#4@0+Life#4@0+Death#4@0"
    table = go(lay(SPELLS, "score", seat(ready=ready, active="2 Death")), "score questing-wizard#4")
    while len(options(table)) > 1 and asks(table) == (0, "pick"):
        go(table, options(table)[0])
    assert number(table, 0) == 3 + 7
    assert [held(table, spell) for spell in ("life", "death", "victory")] == [2, 3, 2]
    assert where(table, 0, "ready") == ["assistant#5"]


def test_strong_wizard_takes_the_spells_that_were_picked_from_one_host() -> None:
    ready = f"{WIZARD}#4, Assistant#5+Life#4@0+Death#4@0+Death#6@0"
    table = go(lay(SPELLS, "score", seat(ready=ready)), "score questing-wizard#4")
    host = "assistant#5+life#4+death#4+death#6@0"
    go(table, f"pick life#4@0 on {host}", f"pick death#4@0 on {host}", "pass")
    assert (where(table, 0, "ready"), held(table, "life"), held(table, "death")) == (["assistant#5+death#6"], 1, 1)


@pytest.mark.card("Questing Wizard/Strong", negative=True)
@pytest.mark.rule("Q65")
def test_strong_wizard_reaches_no_others_spells_nor_those_it_carried() -> None:
    ready = f"{WIZARD}#4+Life#4@0, Assistant#5+Death#4@1"
    us = seat(ready=ready, used="Victory"), seat(ready="Assistant#5+Life#5@0, Victory#5")
    table = go(lay(SPELLS, "score", *us), "score questing-wizard#4+life#4")
    assert (asks(table)[1], number(table, 0)) == ("score", 3)


@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_wizards_cull_no_spells(type: str) -> None:
    us = seat(ready=f"{WIZARD}#4, Victory#5")
    table = lay(f"Questing Wizard/{type}, Victory/Incantation", "score", us)
    assert asks(go(table, "score questing-wizard#4")) == (0, "cull")


def test_strong_wizard_wins_with_its_spells() -> None:
    table = go(lay(SPELLS, "score", seat(ready=f"{WIZARD}#4, Victory#5", glory=16)), "score questing-wizard#4")
    go(table, "pick victory#5@0")
    assert table.outcome is not None


# -- Mighty: cheap captures ----------------------------------------------------------------------------------------

MARKET = "Portal/Basic 2, Assistant/Basic 2, Scavenging Goblin/Base 2, Witching Hag/Base 2"


def market(type: str, wizards: str, quiddity: int) -> Table:
    us = seat(ready=wizards, quiddity=quiddity)
    table = lay(f"Questing Wizard/{type}, {MARKET}", "score", us, rolls=[1] * 12)
    for wizard in wizards.split(", "):
        go(table, f"score {wizard.lower().replace(' ', '-')}")
    return table


@pytest.mark.card("Questing Wizard/Mighty")
@pytest.mark.rule("QC-4.3", "QC-9.2")
def test_mighty_wizard_makes_captures_cheaper_and_allows_one_more() -> None:
    table = market("Mighty", f"{WIZARD}#4", 2)
    assert captures(table) == 2
    go(table, "cull questing-wizard")
    assert offered(table, "capture") == ["assistant", "portal", "scavenging-goblin"]
    go(table, "capture portal", "capture assistant")
    assert (number(table, 0, "quiddity"), asks(table)) == (0, (0, "tidy"))
    assert where(table, 0, "used") == ["assistant", "portal"]


def test_mighty_wizards_add_up() -> None:
    table = market("Mighty", f"{WIZARD}#4, {WIZARD}#5", 1)
    assert captures(table) == 3
    go(table, "cull questing-wizard", "cull questing-wizard")
    assert offered(table, "capture") == ["assistant", "portal", "scavenging-goblin", "witching-hag"]
    assert number(go(table, "capture witching-hag"), 0, "quiddity") == 0


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_wizards_leave_captures_alone(type: str) -> None:
    table = market(type, f"{WIZARD}#4", 2)
    assert captures(table) == 1
    go(table, "cull questing-wizard")
    assert offered(table, "capture") == ["assistant", "scavenging-goblin"]


@pytest.mark.card("Questing Wizard/Mighty", negative=True)
def test_mighty_wizards_discount_ends_with_the_turn_and_is_its_players_alone() -> None:
    table = market("Mighty", f"{WIZARD}#4", 0)
    assert len(table.position()["watches"]) == 1
    go(table, "cull questing-wizard", "next", "end-turn")
    assert "watches" not in table.position()
    assert captures(table) == 1
