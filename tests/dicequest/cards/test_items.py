"""Every item: one case in which it works, and one in which it does not."""

from typing import Any

import pytest

from tests.dicequest.camp import Camp, Doc, apprentice, camp, fight, hero, seat
from tests.dicequest.cards.cases import (
    Case,
    backpack,
    blocks,
    check_fails,
    check_works,
    gold,
    marked,
    of_cards,
    pool,
    result,
    unlocked,
    wound_of,
)
from tumblehall.games.dicequest.cards.printed import ITEMS


def pack(item: str, *dice: str, quest: str = "rats-in-the-cellar", phase: str = "combat", **more: Any) -> Camp:
    """A fight of an apprentice Pirate, with the item in the backpack."""
    mine: Doc = {key: more.pop(key) for key in ("gold", "reroll") if key in more}
    party = more.pop("party", (apprentice("pirate"),))
    return fight(seat(*party, backpack=item, **mine), quest, dice=dice, phase=phase, **more)


def worn(
    item: str, *dice: str, wound: str = "none", quest: str = "rats-in-the-cellar", phase: str = "combat", **more: Any
) -> Camp:
    """A fight of an apprentice Pirate who bears the item."""
    return fight(seat(apprentice("pirate", wound=wound, item=item)), quest, dice=dice, phase=phase, **more)


def tavern(item: str, *party: Doc, **more: Any) -> Camp:
    return camp(seat(*party, backpack=item, **more), market=["duelist"])


def told(kind: str, key: str) -> Any:
    return lambda game: [event.data[key] for event in game.events(kind)]


def potion(item: str, colour: str) -> Case:
    full = {"red": 4, "blue": 4, "yellow": 4, "green": 4}
    wanted = {"blue": 1, colour: 1} if colour != "blue" else {"blue": 2}
    return Case(item, lambda: pack(item, phase="deployment"), (), pool, dict(sorted(wanted.items(), key=order)),
                lambda: pack(item, phase="deployment", pool=full))  # fmt: skip


def order(entry: tuple[str, int]) -> int:
    return ["red", "blue", "yellow", "green"].index(entry[0])


def symbol(item: str, kind: str) -> Case:
    return Case(item, lambda: pack(item, "blue:blank"), (), result, {kind: 1},
                lambda: pack(item, "blue:blank", phase="wound"))  # fmt: skip


def weapon(item: str, colour: str) -> Case:
    wanted = {"blue": 1, colour: 1} if colour != "blue" else {"blue": 2}
    return Case(item, lambda: worn(item, phase="deployment"), (), pool, dict(sorted(wanted.items(), key=order)),
                lambda: worn(item, phase="deployment", pool={colour: 4}))  # fmt: skip


CASES = (
    potion("arcane-potion", "yellow"),
    potion("dragonskin-potion", "green"),
    potion("bravery-ale", "red"),
    potion("hawkeye-tonic", "blue"),
    Case("mystery-brew", lambda: pack("mystery-brew", phase="deployment", gold=1), ("colour green",), pool,
         {"blue": 1, "green": 1}, lambda: pack("mystery-brew", phase="deployment", gold=0)),
    Case("minion-potion", lambda: pack("minion-potion", phase="deployment"), ("colour red",), pool, {"red": 1},
         lambda: pack("minion-potion", phase="deployment", pool={})),
    symbol("scroll-of-shiny-rune", "rune"),
    symbol("throwing-axe", "sword"),
    symbol("barbed-dart", "arrow"),
    symbol("leftover-firework", "wand"),
    symbol("pot-lid-buckler", "shield"),
    Case("shaved-knucklebone", lambda: pack("shaved-knucklebone", "blue:blank"), ("face 3arrow",), unlocked,
         ["blue:3arrow"], lambda: pack("shaved-knucklebone", "blue:arrow")),
    Case("lucky-clover", lambda: pack("lucky-clover", "blue:blank", "red:blank"), ("die blue:blank", "die red:blank"),
         unlocked, ["red:sword", "blue:2arrow"], lambda: pack("lucky-clover", locked=[{"die": "yellow:rune"}]),
         dice=("blue:2arrow", "red:sword")),
    Case("pocket-whetstone", lambda: pack("pocket-whetstone", "red:sword"), (), result, {"sword": 2},
         lambda: pack("pocket-whetstone", "blue:arrow")),
    Case("spare-quiver", lambda: pack("spare-quiver", "blue:arrow"), (), result, {"arrow": 2},
         lambda: pack("spare-quiver", "red:sword")),
    Case("chalk-of-correction", lambda: pack("chalk-of-correction", "yellow:rune"), ("symbol wand",), result,
         {"wand": 1}, lambda: pack("chalk-of-correction", "yellow:wand")),
    Case("second-wind-pepper", lambda: pack("second-wind-pepper", "blue:blank", reroll=False), (),
         lambda game: game.mine()["reroll"], True, lambda: pack("second-wind-pepper", "blue:blank")),
    Case("smoke-pellet", lambda: pack("smoke-pellet", "blue:blank", quest="sparring-yard", phase="wound"), (), blocks,
         1, lambda: pack("smoke-pellet", "blue:blank", phase="wound")),
    Case("iron-rations", lambda: pack("iron-rations", "blue:blank", quest="ogre-on-market-day", phase="wound"),
         ("downgrade",), told("wounded", "wound"), ["light"],
         lambda: pack("iron-rations", "blue:blank", quest="sparring-yard", phase="wound")),
    Case("folding-stretcher", lambda: pack("folding-stretcher", "blue:blank", quest="ogre-on-market-day",
         phase="wound"), (), told("saved", "hero"), ["pirate"],
         lambda: pack("folding-stretcher", "blue:blank", phase="wound")),
    Case("bandage-roll", lambda: tavern("bandage-roll", hero("pirate", wound="light")), (), wound_of("pirate"), None,
         lambda: tavern("bandage-roll", hero("pirate"))),
    Case("letter-of-credit", lambda: tavern("letter-of-credit", gold=0), ("recruit duelist",),
         lambda game: (list(game.heroes()), game.mine()["gold"]), (["duelist"], 0),
         lambda: pack("letter-of-credit", "blue:blank")),
    Case("drill-manual", lambda: tavern("drill-manual", apprentice("pirate"), gold=1), (),
         lambda game: game.heroes()["pirate"]["expert"], True, lambda: tavern("drill-manual", hero("pirate"), gold=1)),
    Case("tattered-map", lambda: pack("tattered-map", "red:2sword", phase="outcome"), (), gold, 2,
         lambda: pack("tattered-map", "red:sword", phase="outcome")),
    Case("sob-story", lambda: pack("sob-story", "red:sword", phase="outcome"), (), gold, 2,
         lambda: pack("sob-story", "red:2sword", phase="outcome")),
    Case("staff-of-lightning", lambda: worn("staff-of-lightning", "yellow:rune"), (), result, {"wand": 1},
         lambda: worn("staff-of-lightning", "yellow:wand")),
    Case("frost-knives", lambda: worn("frost-knives", "blue:blank"), (), unlocked, ["blue:3arrow"],
         lambda: worn("frost-knives", "red:blank"), dice=("blue:3arrow",)),
    Case("charm-of-liathan", lambda: worn("charm-of-liathan", "yellow:rune", wound="light"), (), wound_of("pirate"),
         None, lambda: worn("charm-of-liathan", "yellow:rune")),
    Case("squires-blade", lambda: worn("squires-blade", "red:blank"), (), unlocked, ["red:2sword"],
         lambda: worn("squires-blade", "blue:blank"), dice=("red:2sword",)),
    Case("dented-kite-shield", lambda: worn("dented-kite-shield", "blue:blank", wound="light", quest="sparring-yard",
         phase="wound"), (), blocks, 1,
         lambda: worn("dented-kite-shield", "blue:blank", quest="sparring-yard", phase="wound")),
    Case("necklace-of-kurumo", lambda: worn("necklace-of-kurumo", "blue:blank", "yellow:rune"), ("face 2arrow",),
         unlocked, ["blue:2arrow"], lambda: worn("necklace-of-kurumo", "red:blank", "yellow:rune")),
    weapon("sunforged-greatsword", "red"),
    weapon("bow-of-the-last-horizon", "blue"),
    weapon("orb-of-the-drowned-moon", "yellow"),
    weapon("aegis-of-the-old-gate", "green"),
    Case("gauntlets-of-certainty", lambda: worn("gauntlets-of-certainty", "red:blank"), ("face 2sword",), unlocked,
         ["red:2sword"], lambda: worn("gauntlets-of-certainty", "red:sword")),
    Case("hourglass-pendant", lambda: worn("hourglass-pendant", "red:blank", "blue:blank"),
         ("die red:blank", "done"), unlocked, ["red:2sword", "blue:blank"],
         lambda: worn("hourglass-pendant", locked=[{"die": "yellow:rune"}]), dice=("red:2sword",)),
    Case("cloak-of-ninefold-thread", lambda: worn("cloak-of-ninefold-thread", "red:blank", quest="salt-caravan",
         phase="wound"), (), blocks, 2, lambda: worn("cloak-of-ninefold-thread", "red:blank", phase="wound")),
    Case("phoenix-plume", lambda: worn("phoenix-plume", "red:blank", quest="ogre-on-market-day", phase="wound"), (),
         told("saved", "hero"), ["pirate"], lambda: worn("phoenix-plume", "red:blank", phase="wound")),
    Case("runestone-girdle", lambda: worn("runestone-girdle", "red:blank"), (), result, {"rune": 1},
         lambda: worn("runestone-girdle", "red:blank", phase="wound")),
    Case("twinfang-daggers", lambda: worn("twinfang-daggers", "blue:arrow"), (), result, {"sword": 2},
         lambda: worn("twinfang-daggers", "green:shield")),
    Case("elixir-of-giants", lambda: pack("elixir-of-giants", phase="deployment"), ("colour red", "colour green"), pool,
         {"red": 1, "blue": 1, "green": 1}, lambda: pack("elixir-of-giants", "red:blank")),
    Case("scroll-of-the-perfect-plan", lambda: pack("scroll-of-the-perfect-plan", "red:blank", "blue:blank"),
         ("die red:blank", "face 2sword", "die blue:blank", "face 3arrow"), unlocked, ["red:2sword", "blue:3arrow"],
         lambda: pack("scroll-of-the-perfect-plan", locked=[{"die": "yellow:rune"}])),
    Case("horn-of-surrender", lambda: pack("horn-of-surrender", "red:blank", quest="bramble-wolves"),
         ("symbol sword",), lambda game: game.challenge["need"], {},
         lambda: pack("horn-of-surrender", "red:blank", need={})),
    Case("royal-pardon", lambda: tavern("royal-pardon", apprentice("pirate"), apprentice("paladin")),
         ("hero pirate",), lambda game: [h["expert"] for h in game.heroes().values()], [True, True],
         lambda: tavern("royal-pardon", hero("pirate"))),
    Case("purse-without-a-bottom", lambda: tavern("purse-without-a-bottom"), (), gold, 4,
         lambda: pack("purse-without-a-bottom", "red:blank")),
)  # fmt: skip
IDS = [case.card for case in CASES]


@pytest.mark.rule("DQ-3.5", "DQ-10.1")
@pytest.mark.parametrize("case", marked(CASES))
def test_an_item_works(case: Case) -> None:
    check_works(case)


@pytest.mark.rule("DQ-4.4")
@pytest.mark.parametrize("case", marked(CASES, negative=True))
def test_an_item_is_not_on_offer(case: Case) -> None:
    check_fails(case)


@pytest.mark.rule("DQ-3.5")
@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_a_single_use_item_goes_under_its_deck_and_equipment_stays(case: Case) -> None:
    game = case.works().say(f"use {case.card}")
    under = [item for deck in ("basic", "legendary") for item in game.view["decks"][deck]["under"]]
    facts = next(facts for facts in ITEMS if facts.slug == case.card)
    assert (case.card in under) == (facts.kind == "single_use" or game.events("defeated") != [])
    assert case.card not in backpack(game)


TREASURES = [("crown-of-olan-taa", 4), ("idol-of-the-laughing-god", 3), ("star-map-tapestry", 3)]


@pytest.mark.parametrize(("treasure", "points"), of_cards(TREASURES))
def test_a_treasure_is_worth_its_points(treasure: str, points: int) -> None:
    assert tavern(treasure).mine()["points"] == points


@pytest.mark.parametrize(("treasure", "points"), of_cards(TREASURES, negative=True))
def test_a_treasure_cannot_be_used(treasure: str, points: int) -> None:
    assert f"use {treasure}" not in tavern(treasure).offers


def ring(item: str | None) -> Camp:
    """Two arrows and a sword for a quest that needs two swords and one more."""
    me = seat(hero("pirate", item=item), hero("duelist"))
    return fight(me, "pit-champions", dice=["blue:2arrow", "red:sword"], phase="outcome")


@pytest.mark.card("chameleon-ring")
def test_the_chameleon_ring_lets_arrows_count_as_swords() -> None:
    assert len(ring("chameleon-ring").events("succeeded")) == 1


@pytest.mark.card("chameleon-ring", negative=True)
def test_without_the_chameleon_ring_arrows_are_arrows() -> None:
    assert ring(None).events("failed")[0].data["missing"] == {"sword": 1}
