"""The chances of what can be chosen, against a plain search through all rolls."""

from itertools import product

import pytest

from tests.dicequest.camp import Camp, apprentice, camp, fight, hero, seat
from tests.dicequest.test_chance import by_search, expected, rune_ways
from tumblehall.games.dicequest.cards.challenges import CHALLENGES
from tumblehall.games.dicequest.content.dice import FACE_NAME, OF_COLOUR, SIDES_OF
from tumblehall.games.dicequest.edges.odds import Odds, QuestOdds
from tumblehall.games.dicequest.edges.reckon import odds_of
from tumblehall.games.dicequest.rules import odds as rules
from tumblehall.games.dicequest.rules.matching import PLAIN

NEED = {facts.slug: facts.need for facts in CHALLENGES}
NOTHING = (0, 0, 0, 0, 0)


def told(game: Camp, who: int = 0) -> Odds:
    return odds_of(game.seen(who))


def of_quest(game: Camp, quest: str) -> QuestOdds:
    return next(each for each in told(game)["quests"] if each["quest"] == quest)


def before_roll(colours: str, need: tuple[int, ...]) -> float:
    """Every first roll, and the best play after it with the token."""
    sides = [OF_COLOUR["rbyg".index(colour)] for colour in colours]
    chance = 0.0
    for faces in product(*sides):
        likely = 1.0
        for face in faces:
            likely *= SIDES_OF[face] / 6
        chance += likely * by_search(tuple(sorted(FACE_NAME[face] for face in faces)), NOTHING, need, True, PLAIN)
    return chance


def test_quest_shows_best_party_now_and_with_each_recruit() -> None:
    game = camp(
        seat(hero("duelist"), apprentice("falconer"), gold=3),
        quests=["smugglers-cove"],
        round=4,
        market=["ward-mage", "poacher"],
    )
    cove = of_quest(game, "smugglers-cove")
    need = NEED["smugglers-cove"]
    assert cove["now"] is not None
    assert cove["now"]["heroes"] == [0, 1]
    assert cove["now"]["chance"]["exact"]
    assert cove["now"]["chance"]["of"] == pytest.approx(before_roll("rb", need), abs=1e-6)
    assert cove["joined"]["ward-mage"]["of"] == pytest.approx(before_roll("rby", need), abs=1e-6)
    assert cove["joined"]["poacher"]["of"] == pytest.approx(before_roll("rbb", need), abs=1e-6)


def test_too_few_heroes_have_no_chance_until_one_is_recruited() -> None:
    game = camp(
        seat(hero("duelist"), apprentice("falconer"), gold=2), quests=["masked-ball"], round=4, market=["ward-mage"]
    )
    ball = of_quest(game, "masked-ball")
    assert ball["now"] is None
    assert ball["joined"]["ward-mage"]["of"] == pytest.approx(before_roll("rby", NEED["masked-ball"]), abs=1e-6)


def test_hero_who_cannot_be_recruited_is_not_reckoned_with() -> None:
    poor = camp(
        seat(hero("duelist"), apprentice("falconer"), gold=0), quests=["smugglers-cove"], round=4, market=["ward-mage"]
    )
    full = camp(
        seat(hero("duelist"), apprentice("falconer"), hero("paladin"), gold=9),
        quests=["smugglers-cove"],
        round=4,
        market=["ward-mage"],
    )
    assert of_quest(poor, "smugglers-cove")["joined"] == {}
    assert of_quest(full, "smugglers-cove")["joined"] == {}


def test_each_party_that_can_be_sent_has_its_chance() -> None:
    party = seat(hero("duelist"), apprentice("falconer"), apprentice("ward-mage"))
    game = camp(party, quests=["smugglers-cove"], round=4).say("go", "attempt smugglers-cove")
    need = NEED["smugglers-cove"]
    found = {tuple(each["heroes"]): each["chance"]["of"] for each in told(game)["parties"]}
    by_hand = {(0, 1, 2): "rby", (0, 1): "rb", (0, 2): "ry", (1, 2): "by"}
    assert found == {slots: pytest.approx(before_roll(dice, need), abs=1e-6) for slots, dice in by_hand.items()}
    sent = told(game.say("send falconer"))["parties"]
    assert {tuple(each["heroes"]) for each in sent} == {(0, 1, 2), (0, 1), (1, 2)}


DICE = ["yellow:rune", "yellow:blank", "red:sword"]


def test_each_use_of_the_token_has_the_chance_of_a_full_search() -> None:
    game = fight(seat(hero("duelist"), apprentice("ward-mage"), apprentice("hedge-witch")), dice=DICE)
    need = tuple(game.s.need)
    found = {tuple(sorted(way["dice"])): way["chance"]["of"] for way in told(game)["ways"] if way["rune"] is None}
    by_hand = {}
    for chosen in product((False, True), repeat=len(DICE)):
        again = tuple(die for die, rolled in zip(DICE, chosen, strict=True) if rolled)
        stay = tuple(die for die, rolled in zip(DICE, chosen, strict=True) if not rolled)
        if again:
            by_hand[tuple(sorted(again))] = expected(stay, again, NOTHING, need, False, PLAIN)
    assert found == {dice: pytest.approx(of, abs=1e-6) for dice, of in by_hand.items()}


def test_each_use_of_a_rune_has_the_chance_of_a_full_search() -> None:
    game = fight(seat(hero("duelist"), apprentice("ward-mage"), apprentice("hedge-witch")), dice=DICE)
    need = tuple(game.s.need)
    found = {tuple(way["dice"]): way["chance"]["of"] for way in told(game)["ways"] if way["rune"] == "yellow:rune"}
    ((left, now),) = rune_ways(tuple(DICE), NOTHING)
    by_hand = {(die,): expected(left[:i] + left[i + 1 :], (die,), now, need, True, PLAIN) for i, die in enumerate(left)}
    assert found == {dice: pytest.approx(of, abs=1e-6) for dice, of in by_hand.items()}


def test_the_best_way_is_the_chance_that_the_view_shows() -> None:
    game = fight(seat(hero("duelist"), apprentice("ward-mage"), apprentice("hedge-witch")), dice=DICE)
    assert told(game)["ways"][0]["chance"]["of"] == game.chance["of"]
    assert told(game)["stop"] == 0.0


def test_nothing_is_to_be_done_where_all_is_there() -> None:
    game = fight(seat(hero("banner-knight")), dice=["red:2sword"])
    assert told(game)["ways"] == []
    assert told(game)["stop"] == 1.0


def test_used_token_is_no_way() -> None:
    game = fight(seat(hero("duelist"), apprentice("ward-mage"), apprentice("hedge-witch"), reroll=False), dice=DICE)
    assert {way["rune"] for way in told(game)["ways"]} == {"yellow:rune"}


def test_others_are_told_nothing_of_a_choice_that_is_not_theirs() -> None:
    game = fight(seat(hero("duelist"), apprentice("ward-mage"), apprentice("hedge-witch")), dice=DICE)
    assert told(game, 1)["ways"] == []


def test_estimates_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "LIMIT_OF_WAYS", 3)
    game = fight(seat(hero("duelist"), apprentice("ward-mage"), apprentice("hedge-witch")), dice=DICE)
    assert not all(way["chance"]["exact"] for way in told(game)["ways"])


def test_symbols_that_count_as_others_are_reckoned_with() -> None:
    """The Chameleon Ring turns swords into arrows: red dice can meet what asks for arrows."""
    plain = camp(seat(hero("duelist"), hero("sellsword")), quests=["smugglers-cove"], round=4)
    ring = camp(seat(hero("duelist", item="chameleon-ring"), hero("sellsword")), quests=["smugglers-cove"], round=4)
    first, second = of_quest(plain, "smugglers-cove")["now"], of_quest(ring, "smugglers-cove")["now"]
    assert first is not None
    assert second is not None
    assert first["chance"]["of"] == 0.0
    assert second["chance"]["of"] > 0.3


def test_threat_that_takes_symbols_makes_it_an_estimate() -> None:
    party = seat(hero("duelist"), hero("falconer"))
    clear = camp(party, coop=True, quests=["smugglers-cove"], round=4)
    fog = camp(party, coop=True, quests=["smugglers-cove"], round=4, threat="choking-fog")
    first, second = of_quest(clear, "smugglers-cove")["now"], of_quest(fog, "smugglers-cove")["now"]
    assert first is not None
    assert second is not None
    assert first["chance"]["exact"]
    assert not second["chance"]["exact"]
    assert second["chance"]["of"] < first["chance"]["of"]


# -- with abilities ---------------------------------------------------------------------------------------------------

MINE = seat(hero("duelist", item="squires-blade"), hero("falconer"), gold=4)
"""A free re-roll of a red die, and one of a blue die."""


@pytest.mark.parametrize(
    ("quest", "now", "with_mage"),
    [("griffon-rescue", 77, 93), ("smugglers-cove", 70, 79), ("pit-champions", 44, 54), ("masked-ball", None, 77),
     ("hydra-fen", None, 55)],
)  # fmt: skip
def test_rerolls_of_heroes_and_equipment_count(quest: str, now: int | None, with_mage: int) -> None:
    """Figures that were counted apart from this, die by die."""
    found = of_quest(camp(MINE, quests=[quest], round=4, market=["ward-mage"]), quest)
    assert (None if found["now"] is None else round(100 * found["now"]["chance"]["of"])) == now
    assert round(100 * found["joined"]["ward-mage"]["of"]) == with_mage
    assert found["joined"]["ward-mage"] == {
        "of": found["joined"]["ward-mage"]["of"],
        "exact": True,
        "aside": ["wounds"],
    }


def of_use(game: Camp, card: str) -> float:
    return told(game)["uses"][card]["of"]


def test_face_that_is_turned_counts_as_sure() -> None:
    game = fight(seat(hero("bladedancer"), reroll=False), dice=["red:blank"])
    assert of_use(game, "bladedancer") == 1.0
    assert told(game)["best"] == told(game)["uses"]["bladedancer"]


def test_ability_that_costs_a_rune_locks_its_die() -> None:
    """The rune gives the shield that is missing, or another roll of the red die, never both."""
    game = fight(seat(hero("ward-mage"), reroll=False), dice=["yellow:rune", "red:blank"], need={"any": 2})
    assert of_use(game, "ward-mage") == 0.0
    lone = fight(seat(hero("ward-mage"), reroll=False), dice=["yellow:rune", "red:sword"], need={"any": 2})
    assert of_use(lone, "ward-mage") == 1.0


def test_used_ability_counts_no_more() -> None:
    game = fight(seat(hero("bladedancer")), dice=["red:blank", "red:blank"], need={"any": 4})
    assert "bladedancer" in told(game)["uses"]
    game.say("use bladedancer")
    assert told(game)["uses"] == {}


def test_ability_that_costs_gold_is_said_to_be_left_aside() -> None:
    game = fight(seat(hero("sellsword"), hero("hedge-witch")), dice=["red:sword", "yellow:blank"])
    assert all(way["chance"]["aside"] == ["some-abilities", "wounds"] for way in told(game)["ways"])


def test_without_time_abilities_are_left_aside_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "LIMIT_OF_WAYS", 3)
    game = fight(seat(hero("duelist"), hero("ward-mage"), hero("hedge-witch")), dice=DICE)
    assert told(game)["uses"] == {}
    assert all(way["chance"]["aside"] == ["abilities", "wounds"] for way in told(game)["ways"])
