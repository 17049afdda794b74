"""Solo and co-op: DQ-9."""

from typing import Any

import pytest

from tests.dicequest.camp import Camp, Doc, camp, fight, hero, seat
from tumblehall.kernel.values import Outcome

QUESTS = ["rats-in-the-cellar", "old-orrins-goat", "goblin-tollbooth", "haunted-mill", "salt-caravan"]
SWORD, ARROW, WAND, SHIELD, RUNE, ANY = "TT101", "TT104", "TT107", "TT109", "TT111", "TT112"
PAIR = (hero("pirate"), hero("duelist"))


def reward(*dice: str, tokens: tuple[str, ...] = (SWORD,), quest: str = "the-burning-granary", **more: Any) -> Camp:
    """The reward step of the Burning Granary, which needs two generic successes."""
    me = seat(*PAIR, backpack="throwing-axe")
    return fight(me, quest, dice=dice, phase="outcome", coop=True, tokens=list(tokens), **more)


def payable(game: Camp) -> list[str]:
    return [offer for offer in game.offers if offer.startswith("threat")] if game.kind == "pay-tokens" else []


@pytest.mark.rule("DQ-9.2")
def test_a_threat_card_is_revealed_at_the_start_of_every_round() -> None:
    game = camp(seat(backpack="throwing-axe"), coop=True, round=1, phase="round", quests=QUESTS)
    first = game.view["threat"]
    game.say("go").skip_to("tavern")
    assert game.view["round"] == 2
    assert None not in (first, game.view["threat"])
    assert game.view["threat"] != first
    assert game.view["threats_left"] == 8


@pytest.mark.rule("DQ-9.2")
def test_a_lasting_threat_is_over_with_its_round() -> None:
    game = camp(seat(backpack="throwing-axe"), coop=True, threat="shuttered-taverns", market=["duelist"], quests=QUESTS,
                decks={"threats": ["feast-of-defiance"]})  # fmt: skip
    assert game.view["market"][0]["price"] == 3
    game.say("go").skip_to("tavern")
    assert game.view["market"][0]["price"] == 2


@pytest.mark.rule("DQ-9.3")
@pytest.mark.parametrize(
    ("dice", "token", "pays"),
    [
        (("red:2sword", "red:sword"), SWORD, True),
        (("red:2sword",), SWORD, False),
        (("blue:2arrow", "red:sword"), SWORD, True),
        (("blue:3arrow",), SWORD, False),
        (("blue:2arrow", "yellow:rune"), RUNE, True),
        (("blue:3arrow",), ANY, True),
        (("blue:2arrow", "yellow:2rune"), ANY, False),
    ],
)
def test_excess_symbols_discard_threats_they_match(dice: tuple[str, ...], token: str, pays: bool) -> None:
    assert (payable(reward(*dice, tokens=(token,))) == [f"threat {token}"]) == pays


@pytest.mark.rule("DQ-9.3")
def test_a_token_must_be_matched_in_full() -> None:
    """The pictured token asks for a wand and an arrow, the Broken Standard for two swords and two arrows."""
    standard: dict[str, Any] = {"quest": "the-broken-standard", "tokens": ("TT201",)}
    swords = ("red:2sword", "blue:2arrow")
    assert payable(reward(*swords, "yellow:wand", "blue:arrow", **standard)) == ["threat TT201"]
    assert payable(reward(*swords, "yellow:wand", **standard)) == []
    assert payable(reward(*swords, "blue:arrow", **standard)) == []


@pytest.mark.rule("DQ-9.3")
def test_each_symbol_pays_once() -> None:
    game = reward("red:2sword", "red:sword", tokens=(SWORD, SWORD)).say(f"threat {SWORD}")
    assert payable(game) == []
    assert len(game.adventure["tokens"]) == 1


@pytest.mark.rule("DQ-9.3")
def test_several_threats_may_be_discarded() -> None:
    game = reward("red:2sword", "red:2sword", "blue:arrow", tokens=(SWORD, SWORD, ARROW))
    game.say(f"threat {SWORD}", f"threat {SWORD}", f"threat {ARROW}")
    assert game.adventure["tokens"] == []


@pytest.mark.rule("DQ-9.3")
@pytest.mark.parametrize(("blocked", "pays"), [(0, True), (1, False)])
def test_a_shield_that_blocked_cannot_pay(blocked: int, pays: bool) -> None:
    game = reward("green:shield", "red:2sword", tokens=(SHIELD,), shields=blocked)
    assert bool(payable(game)) == pays


@pytest.mark.rule("DQ-9.3")
def test_a_shield_that_blocked_may_still_fill_the_requirement() -> None:
    game = reward("green:2shield", "red:sword", tokens=(SWORD,), shields=2)
    assert payable(game) == [f"threat {SWORD}"]


@pytest.mark.rule("DQ-9.3")
def test_excess_pays_though_the_requirement_was_not_met() -> None:
    game = reward("yellow:rune", "red:sword", tokens=(RUNE, SWORD))
    assert payable(game) == [f"threat {RUNE}"]


@pytest.mark.rule("DQ-9.3")
def test_nobody_has_to_discard_a_threat() -> None:
    game = reward("red:2sword", "red:sword").say("done")
    assert len(game.adventure["tokens"]) == 1


@pytest.mark.rule("DQ-9.4")
def test_succeeding_at_a_quest_discards_its_threat() -> None:
    quests = [{"quest": "rats-in-the-cellar", "token": WAND}]
    game = fight(seat(hero("pirate")), dice=["red:2sword"], phase="outcome", coop=True, quests=quests)
    assert [quest["token"] for quest in game.view["quests"]] == [None] * 5


@pytest.mark.rule("DQ-9.4")
def test_a_threat_does_not_affect_its_quest_and_stays_after_a_failure() -> None:
    quests = [{"quest": "rats-in-the-cellar", "token": WAND}]
    me = seat(hero("pirate"), backpack="barbed-dart")
    game = fight(me, dice=["red:sword"], phase="outcome", coop=True, quests=quests)
    assert game.view["quests"][0]["token"] == {"token": WAND, "need": {"wand": 1}}
    assert game.events("failed")[0].data["need"] == {"any": 2}


@pytest.mark.rule("DQ-9.3", "DQ-9.4")
def test_the_excess_of_a_failed_quest_may_discard_its_threat() -> None:
    quests = [{"quest": "rats-in-the-cellar", "token": RUNE}]
    me = seat(hero("pirate"), backpack="barbed-dart")
    game = fight(me, dice=["yellow:rune"], phase="outcome", coop=True, quests=quests).say(f"threat {RUNE}")
    assert game.view["quests"][0]["token"] is None


@pytest.mark.rule("DQ-9.4", "D21")
def test_threats_on_quests_move_to_the_adventure_in_its_round() -> None:
    quests = [{"quest": "rats-in-the-cellar", "token": WAND}, *QUESTS[1:]]
    game = camp(seat(backpack="throwing-axe"), coop=True, round=3, phase="round", quests=quests,
                decks={"threats": ["feast-of-defiance"]})  # fmt: skip
    assert [token["token"] for token in game.adventure["tokens"]] == [WAND]
    assert all(quest["token"] is None for quest in game.view["quests"])


@pytest.mark.rule("DQ-9.4")
def test_they_stay_on_the_quests_in_other_rounds() -> None:
    quests = [{"quest": "rats-in-the-cellar", "token": WAND}, *QUESTS[1:]]
    game = camp(seat(backpack="throwing-axe"), coop=True, round=2, phase="round", quests=quests,
                decks={"threats": ["feast-of-defiance"]})  # fmt: skip
    assert game.adventure["tokens"] == []


@pytest.mark.rule("DQ-9.5")
def test_the_rewards_of_an_adventure_need_its_own_requirements_only() -> None:
    game = reward("red:2sword", tokens=(WAND,))
    assert (game.mine()["points_from"]["tokens"], game.mine()["gold"] >= 2) == (1, True)


def after(*tokens: str, round: int = 3, difficulty: str = "normal", seats: tuple[Doc, ...] = (), **more: Any) -> Camp:
    """The round of an adventure ends with these threats left on it; then the first player is asked."""
    players = seats or (seat(backpack="throwing-axe"),)
    game = camp(*players, coop=True, round=round, seat=len(players) - 1, phase="quest", tokens=list(tokens),
                options={"difficulty": difficulty}, decks={"threats": ["feast-of-defiance"]}, **more)  # fmt: skip
    return game.skip_to("tavern")


def outcome(game: Camp) -> Outcome:
    assert game.s.outcome is not None
    return game.s.outcome


@pytest.mark.rule("DQ-9.5")
def test_an_adventure_without_threats_is_won() -> None:
    game = after()
    assert len(game.events("adventure-won")) == 1
    assert game.view["ahead"] == []


@pytest.mark.rule("DQ-9.5", "DQ-9.8")
@pytest.mark.parametrize("difficulty", ["practice", "normal"])
def test_threats_left_move_on_to_the_last_adventure(difficulty: str) -> None:
    game = after(WAND, ANY, difficulty=difficulty)
    assert [token["token"] for token in game.view["ahead"]] == [WAND, ANY]


@pytest.mark.rule("DQ-9.8")
@pytest.mark.parametrize("difficulty", ["hard", "heroic"])
def test_from_hard_on_new_threats_of_the_act_wait_instead(difficulty: str) -> None:
    two = (seat(backpack="throwing-axe"), seat())
    game = after(WAND, WAND, RUNE, difficulty=difficulty, seats=two)
    assert len(game.view["ahead"]) == 2
    assert all(token["token"].startswith("TT1") for token in game.view["ahead"])


@pytest.mark.rule("DQ-9.8")
@pytest.mark.parametrize("difficulty", ["legendary", "godly"])
def test_from_legendary_on_a_failed_adventure_loses(difficulty: str) -> None:
    assert outcome(after(WAND, difficulty=difficulty)).winners == ()


@pytest.mark.rule("DQ-9.1", "DQ-9.5")
def test_what_waited_comes_onto_the_last_adventure_with_a_threat_of_each_player() -> None:
    game = after(round=6, ahead=[WAND])
    tokens = [token["token"] for token in game.adventure["tokens"]]
    assert (len(tokens), WAND in tokens, game.view["ahead"]) == (2, True, [])


@pytest.mark.rule("DQ-9.1")
def test_each_player_adds_a_threat_of_the_new_act() -> None:
    game = after(seats=(seat(backpack="throwing-axe"), seat(), seat()))
    assert [token["token"][:3] for token in game.adventure["tokens"]] == ["TT2"] * 3


@pytest.mark.rule("D22")
def test_a_threat_on_a_replaced_quest_moves_to_the_new_adventure() -> None:
    quests = [{"quest": "rats-in-the-cellar", "token": WAND}]
    game = after(quests=quests, adventure="the-burning-granary")
    assert WAND in [token["token"] for token in game.adventure["tokens"]]


@pytest.mark.rule("DQ-9.6")
def test_failing_the_last_adventure_loses() -> None:
    game = after("TT301", round=9, seats=(seat(points=40),))
    assert (outcome(game).winners, outcome(game).rule) == ((), "DQ-9.6")


@pytest.mark.rule("DQ-9.6", "DQ-9.8")
@pytest.mark.parametrize(
    ("difficulty", "goal"),
    [("practice", 15), ("normal", 15), ("hard", 15), ("heroic", 20), ("legendary", 25), ("godly", 30)],
)
def test_everybody_needs_the_points_of_the_difficulty(difficulty: str, goal: int) -> None:
    won = after(round=9, difficulty=difficulty, seats=(seat(points=goal), seat(points=goal)))
    lost = after(round=9, difficulty=difficulty, seats=(seat(points=goal), seat(points=goal - 1)))
    assert (outcome(won).winners, outcome(lost).winners) == ((0, 1), ())


@pytest.mark.rule("DQ-9.8")
@pytest.mark.parametrize(("difficulty", "threats"), [("practice", 0), ("normal", 1)])
def test_practice_has_no_threat_phase(difficulty: str, threats: int) -> None:
    game = camp(seat(backpack="throwing-axe"), coop=True, round=1, phase="round", quests=QUESTS,
                options={"difficulty": difficulty})  # fmt: skip
    assert len(game.events("threat")) == threats


@pytest.mark.rule("D2")
def test_discarded_tokens_serve_again_when_the_reserve_is_empty() -> None:
    quests = [{"quest": quest} for quest in QUESTS]
    decks = {"threats": ["drums-in-the-dark"], "tokens": {}, "tokens_out": {SWORD: 2}}
    game = camp(seat(backpack="throwing-axe"), seat(), coop=True, round=2, phase="round", quests=quests, decks=decks)
    assert [token["token"] for token in game.adventure["tokens"]] == [SWORD]


@pytest.mark.rule("DQ-1.9")
def test_without_any_token_none_is_placed() -> None:
    decks = {"threats": ["drums-in-the-dark"], "tokens": {}}
    game = camp(seat(backpack="throwing-axe"), seat(), coop=True, round=2, phase="round", quests=QUESTS, decks=decks)
    assert game.adventure["tokens"] == []
