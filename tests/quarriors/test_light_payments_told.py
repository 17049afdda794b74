"""What a payment would take is in the view before it is made: the dice, what floats after it, whether one is asked."""

from typing import Any

import pytest

from tests.quarriors.mat import do, play, seat
from tumblehall.games.quarriors.edges.catalogue import catalogue
from tumblehall.kernel.table import Table

WILDS = "Herald/Lesser 2, Quartz Golem/Greater 2, Black Cat/Greater 2, Archangel/Greater 1"
LOCKS = f"{WILDS}, Frost Howler/Strong"
NOTHING = {"plain": 0, "light": 0, "dark": 0, "asks": False}


def card(table: Table, die: str) -> dict[str, Any]:
    return next(each for each in table.view(None)["wilds"] if each["die"] == die)


def floating(table: Table) -> dict[str, int]:
    mine = table.view(None)["seats"][0]
    return {"plain": mine["quiddity"], "light": mine["light"], "dark": mine["dark"]}


def told(cost: dict[str, Any]) -> dict[str, int]:
    """What is said to float after it, without whether one is asked."""
    return {kind: cost["after"][kind] for kind in ("plain", "light", "dark")}


@pytest.mark.rule("Q168", "QX-1")
@pytest.mark.parametrize(("answer", "way"), [("capture herald", None), ("capture herald with light", "discounted")])
def test_what_floats_after_a_capture_is_told_before_it(answer: str, way: str | None) -> None:
    table = play(seat(active="Archangel#2, 2 Basic Quiddity#6"), wilds=WILDS, phase="capture")
    cost = card(table, "herald") if way is None else card(table, "herald")[way]
    assert any(told(cost).values())
    spent = table.view(None)["seats"][0]["spent"]
    after = do(table, answer).view(None)["seats"][0]["spent"]
    assert (sorted(after), told(cost)) == (sorted([*spent, *cost["paid"]]), floating(table))


@pytest.mark.rule("Q168", "QX-8")
def test_what_an_anchored_spell_takes_is_told_before_it() -> None:
    table = play(seat(active="Archangel#2, Herald#1"), wilds=WILDS)
    cost = card(table, "herald")["anchored"]
    assert (cost["paid"], cost["after"]) == (["archangel#2"], {**NOTHING, "light": 1})
    assert told(cost) == floating(do(table, "anchor herald"))


@pytest.mark.rule("QX-8")
def test_an_anchored_spell_that_is_too_dear_takes_nothing() -> None:
    cost = card(play(seat(light=2, active="Herald#1"), wilds=WILDS), "archangel")["anchored"]
    assert (cost["paid"], cost["after"]) == (None, None)


@pytest.mark.rule("Q168")
def test_what_a_summon_takes_is_told_before_it() -> None:
    table = play(seat(active="Herald#6, Archangel#2", dark=1), wilds=WILDS)
    [cost] = table.view(None)["summons"]
    assert (cost["price"], cost["paid"], cost["after"]["asks"]) == (2, ["archangel#2"], True)


@pytest.mark.rule("QL-9", "Q168")
def test_what_unlocking_takes_is_told_before_it() -> None:
    table = play(seat(active="Archangel#2"), seat(locked="Frost Howler#3"), wilds=LOCKS)
    cost = table.view(None)["seats"][1]["locked"]["freed"]
    assert (cost["paid"], cost["after"]) == (["archangel#2"], NOTHING)


@pytest.mark.rule("QL-9")
def test_without_energy_unlocking_tells_its_dice_alone() -> None:
    table = play(seat(active="2 Basic Quiddity#1"), seat(locked="Frost Howler#3"), wilds="Frost Howler/Strong")
    assert table.view(None)["seats"][1]["locked"]["freed"] == {"paid": ["basic-quiddity#1", "basic-quiddity#1"]}


@pytest.mark.rule("Q168")
@pytest.mark.parametrize(("first", "left"), [("light", (1, 2)), ("dark", (2, 1))])
def test_a_payment_that_waits_for_a_word_tells_what_each_word_takes(first: str, left: tuple[int, int]) -> None:
    table = do(play(seat(active="Herald#4", light=2, dark=2), wilds=WILDS), "summon herald#4")
    after = table.view(None)["paying"][first]["after"]
    assert (after["light"], after["dark"]) == left
    assert told({"after": after}) == floating(do(table, f"pay {first}"))


def test_nothing_waits_for_a_word_where_none_is_asked() -> None:
    assert "paying" not in play(seat(light=2, dark=2, active="Herald#4"), wilds=WILDS).view(None)


@pytest.mark.rule("QX-8", "QX-11")
def test_cards_say_their_anchored_spell_and_their_enchantment_in_few_words() -> None:
    cards = catalogue()["cards"]
    assert cards["Herald/Lesser"]["anchored"] == "re-roll up to 2 dice in your pool"
    assert cards["Herald/Lesser"]["gist"] == "re-roll 2"
    assert cards["Dark/Enchantment"]["enchants"][:2] == [
        "+1 attack: your dark creatures",
        "+2 attack: your dark creatures",
    ]
    assert [key for key in ("anchored", "enchants") if key in cards["Portal/Basic"]] == []
