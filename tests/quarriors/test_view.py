"""What the view says about paying and defending: a client shows it and knows no rule."""

from typing import Any

import pytest

from tests.quarriors.mat import do, play, seat
from tumblehall.games.quarriors.edges.foresight import fewest_falls
from tumblehall.kernel.table import Table


def card(view: Any, die: str) -> Any:
    return next(card for card in view["wilds"] if card["die"] == die)


def test_the_view_says_which_dice_would_pay_for_a_capture() -> None:
    pool = "2 Basic Quiddity#1, Basic Quiddity#6"
    table = play(seat(active=pool), wilds="Assistant/Basic 1, Ghostly Spirit/Base 5", phase="capture")
    assert card(table.view(0), "assistant")["paid"] == ["basic-quiddity#1"]


def test_a_card_that_is_too_dear_is_paid_by_nothing() -> None:
    table = play(seat(active="Basic Quiddity#1"), wilds="Assistant/Basic 1, Quake Dragon/Base 5", phase="capture")
    assert card(table.view(0), "quake-dragon")["paid"] is None


def test_what_floats_pays_before_dice() -> None:
    table = play(seat(active="Basic Quiddity#1", quiddity=1), wilds="Assistant/Basic 1", phase="capture")
    assert card(table.view(0), "assistant")["paid"] == []


def test_the_view_prices_each_creature_of_the_pool_once() -> None:
    pool = "Basic Quiddity#6, 2 Ghostly Spirit#6"
    table = play(seat(active=pool), wilds="Ghostly Spirit/Base 1")
    assert table.view(0)["summons"] == [{"die": "ghostly-spirit#6", "price": 2, "paid": ["basic-quiddity#6"]}]


def test_a_summon_that_is_too_dear_keeps_its_price() -> None:
    pool = "Basic Quiddity#1, Ghostly Spirit#6, Assistant#5"
    table = play(seat(active=pool), wilds="Ghostly Spirit/Base 1")
    assert {"die": "ghostly-spirit#6", "price": 2, "paid": None} in table.view(0)["summons"]


def test_the_wealth_of_a_seat_is_what_floats_and_what_lies_in_its_pool() -> None:
    table = play(seat(active="Basic Quiddity#6, Assistant#5", quiddity=1))
    assert table.view(0)["seats"][0]["wealth"] == 3


@pytest.mark.rule("QC-8.6")
def test_the_view_says_what_each_defender_would_leave_of_the_attack() -> None:
    wilds = "Ghostly Spirit/Base 1, Defender of the Pale/Base 1, Deathdealer/Strong 1"
    foe = seat(ready="Ghostly Spirit#4, Defender of the Pale#4")
    table = play(seat(ready="Deathdealer#6"), foe, wilds=wilds, phase="attack")
    would = [(die["holds"], die["left"]) for die in table.view(1)["attack"]["defenders"]]
    assert would == [(False, 2), (True, 0)]


@pytest.mark.rule("Q45", "Q202")
@pytest.mark.parametrize(
    ("attacker", "cards", "corrupted", "would"),
    [
        ("Voodoo Doll#4", "Voodoo Doll/Base", "", [(False, 0), (False, 0), (True, 0)]),
        ("Quake Dragon#6", "Quake Dragon/Mighty", "", [(False, 8 - 3), (False, 8 - 5), (False, 8 - 6)]),
        (
            "Quake Dragon#6",
            "Quake Dragon/Mighty",
            "Corrupted Quiddity",
            [(True, 8 - 3), (False, 8 - 5), (False, 8 - 6)],
        ),
        ("Voodoo Doll#4", "Voodoo Doll/Base", "Corrupted Quiddity", [(True, 0), (False, 0), (True, 0)]),
    ],
)
def test_the_view_knows_what_falls_to_less_and_what_takes_no_damage(
    attacker: str, cards: str, corrupted: str, would: list[tuple[bool, int]]
) -> None:
    """A corrupted Ghost, a Defender, and a Gnome that is immune."""
    cards += ", Corrupted Quiddity/Basic, Ghostly Spirit/Corrupted, Defender of the Pale/Base, Gnome Barbarian/Mighty"
    foe = seat(ready="Ghostly Spirit#6, Defender of the Pale#4, Gnome Barbarian#3")
    attack = play(seat(ready=attacker, used=corrupted), foe, wilds=cards, phase="attack").view(1)["attack"]
    assert [(die["holds"], die["left"]) for die in attack["defenders"]] == would


@pytest.mark.parametrize(
    ("corrupted", "told"),
    [("", "(defence 3) against 3: it falls."), ("Corrupted Quiddity", "(defence 3) against 3: it takes no damage.")],
)
def test_the_log_says_what_takes_no_damage(corrupted: str, told: str) -> None:
    cards = "Corrupted Quiddity/Basic, Ghostly Spirit/Corrupted, Voodoo Doll/Base"
    us = seat(ready="Voodoo Doll#4", used=corrupted), seat(ready="Ghostly Spirit#6")
    assert told_of(do(play(*us, wilds=cards, phase="attack"), "defend ghostly-spirit#6")).endswith(told)


def test_the_log_says_what_falls_to_less_than_its_defence() -> None:
    us = seat(ready="Voodoo Doll#4"), seat(ready="Defender of the Pale#4")
    table = play(*us, wilds="Voodoo Doll/Base, Defender of the Pale/Base", phase="attack")
    told = told_of(do(table, "defend defender-of-the-pale#4"))
    assert told.endswith("(defence 5) against 3: it falls whatever its defence.")


def told_of(table: Table) -> str:
    return next(event.text for event in table.events(None) if event.kind == "defends")


def test_a_creature_whose_fate_is_asked_defends_no_more() -> None:
    wilds = "Ghostly Spirit/Base 1, Deathdealer/Strong 1, Shaping/Cantrip 1"
    foe = seat(ready="Ghostly Spirit#4, Ghostly Spirit#6, Shaping#4")
    table = do(play(seat(ready="Deathdealer#6"), foe, wilds=wilds, phase="attack"), "defend ghostly-spirit#4")
    assert [die["ref"] for die in table.view(1)["attack"]["defenders"]] == ["ready:1:2"]


def test_the_view_says_that_a_pick_culls() -> None:
    mine = seat(ready="Questing Wizard#4, Death#4, Shaping#4")
    wilds = "Questing Wizard/Strong 1, Death/Charm 1, Shaping/Cantrip 1"
    table = do(play(mine, wilds=wilds, phase="score"), "score questing-wizard#4")
    assert (table.decisions[0].about["effect"], table.view(0)["culling"]) == ("cull", True)


def test_the_view_says_that_a_re_roll_does_not_cull() -> None:
    table = do(
        play(seat(active="Assistant#4, Portal#1, Basic Quiddity#1"), wilds="Assistant/Basic 1"), "use assistant#4"
    )
    assert (table.decisions[0].about["effect"], table.view(0)["culling"]) == ("reroll", False)


@pytest.mark.rule("QC-13.9")
def test_the_view_says_how_many_fall_with_and_without_a_reaction() -> None:
    mine = seat(ready=["Witching Hag#4", "Life#4"])
    wilds = "Warrior of the Quay/Base 1, Witching Hag/Base 1, Life/Spell 1"
    table = play(seat(ready="Warrior of the Quay#6"), mine, wilds=wilds, phase="attack")
    assert table.decisions[0].kind == "react"
    found = table.view(1)["reactions"]
    assert (found["falls"], [spell["falls"] for spell in found["spells"]]) == (1, [0])


def test_the_view_speaks_of_reactions_only_while_somebody_may_react() -> None:
    table = play(
        seat(ready="Quake Dragon#6"),
        seat(ready="Witching Hag#4"),
        wilds="Quake Dragon/Strong 1, Witching Hag/Base 1",
        phase="attack",
    )
    assert "reactions" not in table.view(1)


@pytest.mark.parametrize(
    ("total", "walls", "fallen"),
    [(8, [6, 2], 2), (8, [10, 6], 0), (8, [6, 3], 1), (8, [3, 6], 1), (0, [2], 0), (5, [], 0), (6, [6], 1)],
)
def test_the_fewest_fall_when_the_strongest_are_named_first(total: int, walls: list[int], fallen: int) -> None:
    assert fewest_falls(total, walls) == fallen
