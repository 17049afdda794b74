"""Every threat card: once with an effect, once without. The deck holds that card alone, and a round begins."""

from typing import Any

import pytest

from tests.dicequest.camp import Camp, Doc, camp, fight, hero, seat

QUESTS = ["rats-in-the-cellar", "old-orrins-goat", "goblin-tollbooth", "haunted-mill", "salt-caravan"]


def under(threat: str, *seats: Doc, **more: Any) -> Camp:
    """The round after the first begins with this threat; the first seat holds an item, so that it is asked."""
    more.setdefault("quests", QUESTS)
    return camp(*seats, coop=True, round=2, phase="round", decks={"threats": [threat]}, **more)


def me(*party: Doc, **more: Any) -> Doc:
    return seat(*party, backpack="throwing-axe", **more)


def tokens(game: Camp) -> int:
    return sum(quest["token"] is not None for quest in game.view["quests"])


def facing(threat: str | None, *dice: str, phase: str = "combat", **more: Any) -> Camp:
    return fight(seat(hero("falconer")), "goblin-tollbooth", dice=dice, phase=phase, coop=True, threat=threat, **more)


@pytest.mark.rule("DQ-9.2")
@pytest.mark.parametrize(
    ("threat", "wounds"),
    [
        pytest.param("dark-omens", 2, marks=pytest.mark.card("dark-omens")),
        pytest.param(None, 1, marks=pytest.mark.card("dark-omens", negative=True)),
    ],
)
def test_dark_omens_deal_one_more_light_wound(threat: str | None, wounds: int) -> None:
    assert facing(threat, phase="deployment").challenge["wounds"]["light"] == wounds


@pytest.mark.card("rune-drought")
@pytest.mark.rule("DQ-9.2")
def test_the_rune_drought_forbids_rerolls_by_runes() -> None:
    drought, plain = (facing(threat, "blue:arrow+rune", "blue:blank") for threat in ("rune-drought", None))
    assert "rune blue:arrow+rune" not in drought.offers
    assert "rune blue:arrow+rune" in plain.offers


@pytest.mark.card("rune-drought", negative=True)
def test_in_the_rune_drought_abilities_still_take_runes() -> None:
    me = seat(hero("pistolier"))
    game = fight(me, "goblin-tollbooth", dice=["blue:arrow+rune"], coop=True, threat="rune-drought")
    assert "use pistolier" in game.offers


@pytest.mark.parametrize(
    ("gold", "left"),
    [
        pytest.param(3, 2 + 2 + 2, marks=pytest.mark.card("war-levy")),
        pytest.param(0, 2 + 2, marks=pytest.mark.card("war-levy", negative=True)),
    ],
)
def test_the_war_levy_takes_a_gold_from_whoever_has_one(gold: int, left: int) -> None:
    game = under("war-levy", me(gold=gold), seat(gold=gold))
    assert game.mine()["gold"] == left
    assert game.mine(1)["gold"] == max(0, gold - 1)


@pytest.mark.parametrize(
    ("others", "placed"),
    [
        pytest.param(1, 1, marks=pytest.mark.card("outriders")),
        pytest.param(0, 0, marks=pytest.mark.card("outriders", negative=True)),
    ],
)
def test_outriders_put_a_threat_on_a_quest(others: int, placed: int) -> None:
    assert tokens(under("outriders", me(), *[seat() for _ in range(others)])) == placed


def test_outriders_find_no_room_where_every_quest_has_a_threat() -> None:
    laid = [{"quest": quest, "token": "TT101" if i < 3 else "TT104"} for i, quest in enumerate(QUESTS)]
    game = under("outriders", me(), seat(), quests=laid)
    assert game.events("threat-on-quest") == []


@pytest.mark.parametrize(
    ("threat", "price"),
    [
        pytest.param("shuttered-taverns", 3, marks=pytest.mark.card("shuttered-taverns")),
        pytest.param("war-levy", 2, marks=pytest.mark.card("shuttered-taverns", negative=True)),
    ],
)
def test_shuttered_taverns_make_recruits_dearer(threat: str, price: int) -> None:
    assert under(threat, me(), seat(), market=["duelist"]).view["market"][0]["price"] == price


@pytest.mark.parametrize(
    ("dice", "arrows"),
    [
        pytest.param(("blue:2arrow",), 1, marks=pytest.mark.card("choking-fog")),
        pytest.param(("blue:blank",), 0, marks=pytest.mark.card("choking-fog", negative=True)),
    ],
)
def test_the_choking_fog_takes_an_arrow(dice: tuple[str, ...], arrows: int) -> None:
    game = fogged(dice)
    assert game.result.get("arrow", 0) == arrows


def fogged(dice: tuple[str, ...]) -> Camp:
    party = seat(hero("falconer"), hero("pirate"), hero("duelist"))
    game = camp(party, coop=True, round=1, phase="quest", quests=["goblin-tollbooth"], threat="choking-fog")
    return game.say("attempt goblin-tollbooth", "send falconer", "done", dice=dice).say("roll")


@pytest.mark.rule("D15")
def test_an_arrow_lost_in_the_fog_stays_lost() -> None:
    game = fogged(("blue:2arrow",)).say("use falconer", dice=["blue:3arrow"])
    assert game.result == {"arrow": 2}


@pytest.mark.rule("D15")
def test_fog_over_a_result_without_arrows_takes_none_later() -> None:
    game = fogged(("blue:blank",)).say("use falconer", dice=["blue:3arrow"])
    assert game.result == {"arrow": 3}


@pytest.mark.card("camp-fever")
def test_camp_fever_wounds_an_unwounded_hero_of_each_player() -> None:
    game = under("camp-fever", me(hero("pirate"), hero("duelist")), seat(hero("paladin")))
    game.say("hero duelist")
    assert game.heroes()["duelist"]["wound"] == "light"
    assert game.heroes(1)["paladin"]["wound"] == "light"


@pytest.mark.card("camp-fever", negative=True)
def test_camp_fever_defeats_nobody() -> None:
    game = under("camp-fever", me(hero("pirate", wound="light")), seat())
    assert list(game.heroes()) == ["pirate"]


@pytest.mark.card("closed-roads")
@pytest.mark.rule("D5")
def test_closed_roads_replace_the_two_oldest_quests() -> None:
    game = under("closed-roads", me(), seat())
    laid = [quest["quest"] for quest in game.view["quests"]]
    assert laid[:3] == QUESTS[2:]
    assert len(laid) == 5
    assert game.view["decks"]["quests"][0]["under"] == QUESTS[:2]


def test_closed_roads_take_gold_and_threats_along() -> None:
    first = {"quest": QUESTS[0], "gold": 2, "token": "TT101"}
    game = under("closed-roads", me(), seat(), quests=[first, *QUESTS[1:]])
    assert tokens(game) == 0
    assert sum(quest["gold"] for quest in game.view["quests"]) == 0


@pytest.mark.card("closed-roads", negative=True)
def test_closed_roads_bring_the_same_quests_back_where_there_are_no_others() -> None:
    decks = {"threats": ["closed-roads"], "quests": [{"cards": []}] * 3}
    game = camp(me(), seat(), coop=True, round=2, phase="round", quests=QUESTS, decks=decks)
    assert [quest["quest"] for quest in game.view["quests"]] == [*QUESTS[2:], *QUESTS[:2]]


@pytest.mark.card("feast-of-defiance")
def test_the_feast_of_defiance_brings_gold() -> None:
    game = under("feast-of-defiance", me(), seat())
    assert game.mine(1)["gold"] == 1


@pytest.mark.card("feast-of-defiance", negative=True)
def test_after_the_feast_the_next_round_brings_none() -> None:
    game = camp(me(), seat(), coop=True, round=2, phase="turn", threat="feast-of-defiance", quests=QUESTS)
    assert game.mine(1)["gold"] == 0


@pytest.mark.parametrize(
    ("others", "placed"),
    [
        pytest.param(1, 1, marks=pytest.mark.card("drums-in-the-dark")),
        pytest.param(0, 0, marks=pytest.mark.card("drums-in-the-dark", negative=True)),
    ],
)
def test_drums_in_the_dark_put_a_threat_on_the_adventure(others: int, placed: int) -> None:
    game = under("drums-in-the-dark", me(), *[seat() for _ in range(others)])
    assert len(game.adventure["tokens"]) == placed
