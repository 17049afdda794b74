"""Cards of the sets before against large dice: what docs/reference/quarriors-reach.md lists, each by play."""

import pytest

from tests.quarriors.mat import LARGE, LARGE_DARK, LARGE_LIGHT, do, kind, lying, offered, play, seat
from tumblehall.kernel.table import Table

ECONOMICS = "Assistant/of Economics"
BOTH = f"{LARGE_LIGHT}, {LARGE_DARK}"


def readied(card: str, face: int, active: str, rolls: tuple[int, ...] = ()) -> Table:
    """Seat 0 readies its spell among other dice of the pool."""
    die = card.split("/")[0]
    table = play(seat(active=f"{die}#{face}, {active}"), wilds=f"{ECONOMICS}, {card}", rolls=rolls)
    return do(table, f"ready {die.lower()}#{face}")


# -- re-rolls ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("Growth/Incantation")
@pytest.mark.rule("QX-5", "Q255")
def test_growth_incantation_re_rolls_large_dice_as_any_other() -> None:
    table = readied("Growth/Incantation", 4, f"Assistant#1, {BOTH}", rolls=(1, 2))
    assert offered(table, "pick") == ["assistant#1", "large-quiddity#3", "large-quiddity#5"]
    do(table, "pick large-quiddity#3", "pick large-quiddity#5")
    assert sorted(lying(table, "active")) == ["Assistant#1", "Large Quiddity#1", "Large Quiddity#2"]


@pytest.mark.card("Chaos/Incantation")
@pytest.mark.rule("QX-5", "Q255")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_chaos_incantation_re_rolls_large_dice_on_every_face(face: int) -> None:
    table = readied("Chaos/Incantation", face, BOTH, rolls=(1,))
    assert offered(table, "pick") == ["large-quiddity#3", "large-quiddity#5"]
    do(table, "pick large-quiddity#5", "pass")
    assert sorted(lying(table, "active")) == ["Large Quiddity#1", "Large Quiddity#3"]


@pytest.mark.card("Growth/Incantation", negative=True)
@pytest.mark.rule("Q255")
def test_growth_incantation_re_rolls_no_spent_large_die() -> None:
    mine = seat(active="Growth#4, Assistant#1", spent=BOTH)
    table = do(play(mine, wilds=f"{ECONOMICS}, Growth/Incantation"), "ready growth#4")
    assert offered(table, "pick") == ["assistant#1"]


# -- culls -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("Discriminating/Spell", negative=True)
@pytest.mark.rule("Q129", "Q255")
def test_discriminating_spell_culls_no_large_die_although_it_costs_nothing() -> None:
    table = readied("Discriminating/Spell", 4, f"Assistant#1, {BOTH}")
    assert [each for each in offered(table, "pick") if "large" in each] == []
    assert "assistant#1" in offered(table, "pick")


@pytest.mark.card("Oblation/Incantation", negative=True)
@pytest.mark.rule("Q129", "Q255")
def test_oblation_incantation_culls_no_large_die() -> None:
    table = readied("Oblation/Incantation", 4, f"Assistant#1, {BOTH}")
    assert offered(table, "pick") == ["assistant#1"]


@pytest.mark.card("Oblation/Incantation", negative=True)
@pytest.mark.rule("Q255")
def test_with_large_dice_alone_oblation_incantation_asks_nothing() -> None:
    assert kind(readied("Oblation/Incantation", 4, BOTH)) != "pick"


# -- draws -------------------------------------------------------------------------------------------------------------


def drawing(card: str, die: str, number: int, drawn: int, holder: int = 1) -> Table:
    """Seat 0 draws and rolls, with a die locked at somebody's."""
    us = [seat(bag="8 Assistant"), seat()]
    us[holder]["locked"] = die
    rolls = [1] * (2 * drawn + 2)
    return play(*us, wilds=f"{ECONOMICS}, {card}", phase="draw", turn={"number": number}, rolls=rolls)


@pytest.mark.card("Pink Eye Cyclops/Base")
@pytest.mark.rule("Q250", "QX-6")
@pytest.mark.parametrize(("number", "drawn"), [(1, 1), (3, 2)])
def test_a_locked_base_cyclops_makes_the_small_draw_smaller(number: int, drawn: int) -> None:
    table = drawing("Pink Eye Cyclops/Base", "Pink Eye Cyclops#3", number, drawn)
    assert sorted(lying(table, "active")) == ["Assistant#1"] * drawn + [LARGE] * 2


@pytest.mark.card("Quaxos' Eye/Base")
@pytest.mark.rule("Q250", "QX-6")
@pytest.mark.parametrize(("number", "drawn"), [(1, 1), (3, 2)])
def test_a_locked_base_eye_makes_the_small_draw_of_its_holder_smaller(number: int, drawn: int) -> None:
    table = drawing("Quaxos' Eye/Base", "Quaxos' Eye#3", number, drawn, holder=0)
    assert sorted(lying(table, "active")) == ["Assistant#1"] * drawn + [LARGE] * 2


@pytest.mark.card("Poison Dart Frog/Mighty")
@pytest.mark.rule("Q250", "QX-6")
@pytest.mark.parametrize(("number", "drawn"), [(1, 3), (3, 4)])
def test_a_locked_mighty_frog_makes_the_small_draw_of_its_owner_larger(number: int, drawn: int) -> None:
    table = drawing("Poison Dart Frog/Mighty", "Poison Dart Frog#3", number, drawn, holder=0)
    assert sorted(lying(table, "active")) == ["Assistant#1"] * drawn + [LARGE] * 2


@pytest.mark.card("Discriminating/Spell", negative=True)
@pytest.mark.rule("Q129")
def test_with_large_dice_alone_discriminating_spell_has_nothing_to_cull_and_draws_nothing() -> None:
    table = readied("Discriminating/Spell", 4, BOTH)
    assert (lying(table, "spent"), sorted(lying(table, "active"))) == (["Discriminating#4"], [LARGE_LIGHT, LARGE_DARK])
