"""Income and tavern: DQ-2.2, DQ-3."""

import pytest

from tests.dicequest.camp import apprentice, camp, hero, seat
from tumblehall.games.dicequest.edges.events import tell

MARKET = ["duelist", "corporal", "paladin", "shaman", "toll-guard"]
QUESTS = ["rats-in-the-cellar", "salt-caravan"]


@pytest.mark.rule("DQ-3.1")
@pytest.mark.parametrize(("party", "gold"), [((), 4), ((hero("pirate"),), 2)])
def test_income_is_two_and_two_more_without_heroes(party: tuple[dict[str, object], ...], gold: int) -> None:
    game = camp(seat(*party, backpack="throwing-axe"), phase="turn", market=MARKET)
    assert game.mine()["gold"] == gold


@pytest.mark.rule("DQ-2.2")
def test_a_turn_is_income_then_tavern_then_quest() -> None:
    game = camp(seat(hero("pirate"), backpack="throwing-axe"), phase="turn", quests=QUESTS)
    assert (game.kind, game.mine()["gold"]) == ("tavern", 2)
    assert game.say("go").kind == "quest"


@pytest.mark.rule("DQ-3.2")
def test_tavern_actions_go_on_in_any_order() -> None:
    game = camp(seat(apprentice("pirate"), backpack="frost-knives", gold=5), market=MARKET)
    game.say("recruit duelist", "graduate pirate", "recruit shaman", "equip frost-knives shaman")
    assert sorted(game.heroes()) == ["duelist", "shaman"]
    assert "graduate duelist" in game.offers


@pytest.mark.rule("DQ-3.3")
def test_a_recruit_costs_its_price_and_the_market_is_refilled_from_the_deck() -> None:
    game = camp(seat(gold=3), market=MARKET, next_hero="gatekeeper")
    game.say("recruit duelist")
    assert game.mine()["gold"] == 1
    assert [h["hero"] for h in game.view["market"]] == [*MARKET[1:], "gatekeeper"]
    assert not game.heroes()["duelist"]["expert"]


@pytest.mark.rule("DQ-3.3")
def test_a_hero_that_costs_too_much_is_not_on_offer() -> None:
    game = camp(seat(gold=2), market=MARKET)
    assert "recruit duelist" in game.offers
    assert "recruit corporal" not in game.offers


@pytest.mark.rule("DQ-3.3")
def test_with_three_heroes_one_must_graduate_first() -> None:
    game = camp(seat(hero("pirate"), hero("falconer"), hero("scavenger"), gold=9), market=MARKET)
    assert not any(offer.startswith("recruit") for offer in game.offers)
    assert "recruit duelist" in game.say("graduate falconer").offers


@pytest.mark.rule("DQ-3.8")
def test_experts_are_never_in_the_market() -> None:
    game = camp(seat(gold=9), market=MARKET, next_hero="gatekeeper").say("recruit duelist")
    assert [h["points"] for h in game.heroes().values()] == [0]


@pytest.mark.rule("DQ-3.4", "DQ-2.3")
def test_an_expert_graduates_to_the_achievements() -> None:
    game = camp(seat(hero("pirate"), backpack="throwing-axe")).say("graduate pirate")
    assert (game.mine()["graduates"], game.mine()["points_from"]["graduates"]) == (["pirate"], 2)


@pytest.mark.rule("DQ-3.4")
def test_a_legend_graduates_to_the_achievements() -> None:
    game = camp(seat("akimo", backpack="throwing-axe"), round=7).say("graduate akimo")
    assert game.mine()["graduates"] == ["akimo"]


@pytest.mark.rule("DQ-3.4")
def test_an_apprentice_goes_back_under_the_deck_with_its_item() -> None:
    game = camp(seat(apprentice("pirate", item="frost-knives"), backpack="throwing-axe"), next_hero="shaman")
    game.say("graduate pirate")
    assert game.mine()["graduates"] == []
    assert game.view["decks"]["heroes"]["under"] == ["pirate"]
    assert game.view["decks"]["basic"]["under"] == ["frost-knives"]


@pytest.mark.rule("DQ-3.5")
def test_equipment_goes_onto_a_hero_without_one() -> None:
    me = seat(hero("pirate", item="frost-knives"), hero("duelist"), backpack="squires-blade throwing-axe")
    game = camp(me)
    assert [offer for offer in game.offers if offer.startswith("equip")] == ["equip squires-blade duelist"]
    game.say("equip squires-blade duelist")
    assert game.heroes()["duelist"]["item"] == "squires-blade"


@pytest.mark.rule("DQ-3.5")
def test_an_equipped_item_is_not_taken_off_again() -> None:
    game = camp(seat(hero("pirate", item="frost-knives"), hero("duelist"), backpack="throwing-axe"))
    assert [offer for offer in game.offers if "frost-knives" in offer] == ["discard frost-knives"]


@pytest.mark.rule("DQ-3.6", "D3")
def test_items_may_be_discarded() -> None:
    game = camp(seat(hero("pirate", item="frost-knives"), backpack="throwing-axe barbed-dart"))
    game.say("discard throwing-axe", "discard frost-knives")
    assert game.view["decks"]["basic"]["under"] == ["throwing-axe", "frost-knives"]
    assert game.heroes()["pirate"]["item"] is None


FIVE = "throwing-axe barbed-dart lucky-clover smoke-pellet sob-story"


@pytest.mark.rule("DQ-3.6")
def test_a_sixth_item_forces_a_discard_at_once() -> None:
    game = camp(seat(backpack=FIVE, gold=3), round=4, decks={"basic": {"under": ["iron-rations"]}}).say("peddler")
    assert game.kind == "discard"
    assert len(game.offers) == 6
    assert len(game.say("drop iron-rations").mine()["backpack"]) == 5


@pytest.mark.rule("DQ-3.6")
def test_a_fifth_item_is_kept() -> None:
    game = camp(seat(backpack=FIVE[:-10], gold=3), round=4, decks={"basic": {"under": ["iron-rations"]}}).say("peddler")
    assert game.kind == "tavern"
    assert len(game.mine()["backpack"]) == 5


@pytest.mark.rule("DQ-3.7")
@pytest.mark.parametrize(
    ("round", "actions"),
    [(1, []), (3, []), (4, ["peddler", "pawnshop"]), (7, ["peddler", "pawnshop", "training-yard", "healer"])],
)
def test_board_actions_unlock_with_the_acts(round: int, actions: list[str]) -> None:
    me = seat(apprentice("pirate", wound="light"), backpack="throwing-axe", gold=3)
    game = camp(me, round=round)
    known = ("peddler", "pawnshop", "training-yard", "healer", "refresh", "gift")
    assert [offer for offer in game.offers if offer in known] == actions


@pytest.mark.card("peddler")
@pytest.mark.rule("DQ-3.7")
def test_the_peddler_sells_a_basic_item_for_three_gold() -> None:
    game = camp(seat(gold=4, backpack="throwing-axe"), round=4, decks={"basic": {"under": ["iron-rations"]}})
    me = game.say("peddler").mine()
    assert (me["gold"], me["backpack"]) == (1, ["throwing-axe", "iron-rations"])


@pytest.mark.card("pawnshop")
@pytest.mark.rule("DQ-3.7")
@pytest.mark.parametrize("item", ["throwing-axe", "frost-knives"])
def test_the_pawnshop_takes_any_item_for_one_gold(item: str) -> None:
    game = camp(seat(hero("pirate", item="frost-knives"), backpack="throwing-axe barbed-dart"), round=4)
    game.say("pawnshop", f"drop {item}")
    assert (game.mine()["gold"], game.view["decks"]["basic"]["under"]) == (1, [item])


@pytest.mark.card("training-yard")
@pytest.mark.rule("DQ-3.7")
def test_the_training_yard_makes_an_expert_for_three_gold() -> None:
    game = camp(seat(apprentice("pirate"), hero("duelist"), gold=3, backpack="throwing-axe"), round=7)
    game.say("training-yard")
    assert (game.heroes()["pirate"]["expert"], game.mine()["gold"]) == (True, 0)


@pytest.mark.card("healer")
@pytest.mark.rule("DQ-3.7")
def test_the_healer_removes_a_wound_for_three_gold() -> None:
    game = camp(seat(hero("pirate", wound="light"), gold=3, backpack="throwing-axe"), round=7).say("healer")
    assert (game.heroes()["pirate"]["wound"], game.mine()["gold"]) == (None, 0)


@pytest.mark.card("peddler", "training-yard", "healer", negative=True)
@pytest.mark.rule("DQ-3.7", "D6")
def test_actions_that_would_do_nothing_are_not_on_offer() -> None:
    game = camp(seat(hero("pirate"), gold=2, backpack="throwing-axe"), round=7)
    assert [offer for offer in game.offers if offer in ("peddler", "training-yard", "healer")] == []


@pytest.mark.card("pawnshop", negative=True)
@pytest.mark.rule("DQ-3.7", "D6")
def test_the_pawnshop_is_closed_to_whoever_has_no_item() -> None:
    assert "pawnshop" not in camp(seat(hero("pirate"), gold=3), round=4).offers


@pytest.mark.card("refresh")
@pytest.mark.rule("DQ-9.7")
def test_refresh_replaces_up_to_three_heroes_for_two_gold() -> None:
    game = camp(seat(gold=2, backpack="throwing-axe"), coop=True, market=MARKET, next_hero="gatekeeper")
    game.say("refresh", "replace duelist", "replace shaman", "done")
    market = [h["hero"] for h in game.view["market"]]
    assert market[:4] == ["corporal", "paladin", "toll-guard", "gatekeeper"]
    assert len(market) == 5
    assert game.view["decks"]["heroes"]["under"] == ["duelist", "shaman"]
    assert game.mine()["gold"] == 0


@pytest.mark.rule("DQ-9.7")
def test_refresh_takes_no_fourth_hero() -> None:
    game = camp(seat(gold=2, backpack="throwing-axe"), coop=True, market=MARKET, next_hero="gatekeeper")
    game.say("refresh", "replace duelist", "replace shaman", "replace corporal")
    assert game.kind == "tavern"


@pytest.mark.card("gift")
@pytest.mark.rule("DQ-9.7")
def test_a_gift_goes_to_a_backpack_with_room() -> None:
    full = "barbed-dart lucky-clover smoke-pellet sob-story iron-rations"
    game = camp(seat(backpack="throwing-axe"), seat(backpack=full), seat(), coop=True).say("gift")
    assert game.mine(2)["backpack"] == ["throwing-axe"]


@pytest.mark.rule("DQ-9.7")
def test_there_is_nobody_to_give_to_when_one_plays_alone() -> None:
    assert "gift" not in camp(seat(backpack="throwing-axe"), coop=True).offers


@pytest.mark.card("refresh", "gift", negative=True)
@pytest.mark.rule("DQ-9.7")
def test_refresh_and_gift_are_for_coop_only() -> None:
    game = camp(seat(backpack="throwing-axe", gold=9), market=MARKET)
    assert not {"refresh", "gift"} & set(game.offers)


@pytest.mark.rule("DQ-1.9")
def test_an_empty_deck_gives_nothing() -> None:
    game = camp(seat(gold=3, backpack="throwing-axe"), round=4, decks={"basic": {}})
    assert "peddler" not in game.offers


@pytest.mark.rule("DQ-1.4", "D1")
def test_a_hero_under_an_empty_deck_is_the_next_to_come() -> None:
    game = camp(seat(apprentice("pirate"), gold=2, backpack="throwing-axe"), market=MARKET, decks={"heroes": {}})
    game.say("graduate pirate")
    assert game.view["next_hero"] == "pirate"


@pytest.mark.rule("DQ-3.4")
@pytest.mark.parametrize(
    ("who", "words"),
    [
        (apprentice("pirate"), "Graduate Pirate: goes back under the deck, no points"),
        (hero("pirate"), "Graduate Pirate: keeps 2 points for you"),
        (
            apprentice("pirate", item="frost-knives"),
            "Graduate Pirate: goes back under the deck, no points; Frost Knives goes under its deck",
        ),
    ],
)
def test_who_graduates_is_told_what_becomes_of_the_hero(who: dict[str, object], words: str) -> None:
    game = camp(seat(who), market=MARKET)
    assert words in [option.label for option in game.decision.options]


@pytest.mark.rule("DQ-4.1")
def test_while_heroes_are_chosen_the_printed_needs_and_wounds_are_shown() -> None:
    game = camp(seat(hero("pirate"), hero("duelist"), hero("paladin")), quests=QUESTS)
    printed = next(quest for quest in game.view["quests"] if quest["quest"] == QUESTS[0])
    assert game.say("go", f"attempt {QUESTS[0]}").kind == "party"
    assert (game.challenge["need"], game.challenge["wounds"]) == (printed["need"], printed["wounds"])


def test_actions_that_are_no_places_are_not_visited() -> None:
    told = [tell("acted", {"player": "seat 0", "action": action}) for action in ("peddler", "refresh", "gift")]
    assert told == [
        "Seat 0 visits the Peddler.",
        "Seat 0 has heroes of the market replaced.",
        "Seat 0 makes a gift.",
    ]
