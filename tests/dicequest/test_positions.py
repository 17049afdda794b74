"""Positions: short ones have defaults, all come back as they were, impossible ones are refused with the place."""

from typing import Any

import pytest

from tests.dicequest.camp import Camp, Doc, apprentice, camp, fight, hero, seat
from tumblehall.games.dicequest import GAME
from tumblehall.games.dicequest.rules.state import DicequestState
from tumblehall.kernel.dice import FastRng, SeedDice
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.table import Table


def doc(**parts: Any) -> Doc:
    return {"game": "dicequest", "seats": [{"backpack": ["throwing-axe"]}, {}], **parts}


def refusal(position: Doc) -> str:
    with pytest.raises(BadInput) as refused:
        Camp(position)
    return str(refused.value)


def test_a_position_with_nothing_said_stands_in_the_tavern_of_the_first_round() -> None:
    game = Camp(doc())
    assert (game.kind, game.view["round"], game.view["act"], game.mine()["gold"]) == ("tavern", 1, 1, 0)


def test_decks_that_are_left_out_hold_all_that_lies_nowhere_else() -> None:
    game = camp(seat(hero("pirate"), backpack="throwing-axe"), market=["shaman"], quests=["salt-caravan"])
    decks = game.view["decks"]
    assert (decks["heroes"]["cards"], decks["basic"]["cards"], decks["quests"][0]["cards"]) == (26, 35, 17)


@pytest.mark.parametrize("mode", ["competitive", "coop"])
def test_every_position_of_a_game_comes_back_exactly(mode: str) -> None:
    table = Table(GAME, 3, {"mode": mode, "difficulty": "hard"}, SeedDice(f"exact {mode}"), False)
    rng = FastRng("exact")
    seen: set[str] = set()
    while table.decisions:
        position = table.position()
        again = Table(GAME, 0, {}, SeedDice("any"), False, position)
        assert again.position() == position
        decision = table.decisions[0]
        seen.add(decision.kind)
        table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
    assert {"tavern", "quest", "act"} <= seen


@pytest.mark.parametrize(
    ("phase", "kind"),
    [("deployment", "deploy"), ("combat", "act"), ("wound", "act"), ("reward", "act"), ("outcome", "act")],
)
def test_a_phase_stands_at_its_start(phase: str, kind: str) -> None:
    me = seat(hero("field-medic", wound="light"), hero("ironclad"), backpack="bravery-ale tattered-map")
    game = fight(me, "salt-caravan", dice=["red:sword", "green:shield"], phase=phase)
    assert game.kind == kind
    assert game.view["phase"] == phase


def test_combat_without_dice_on_the_table_begins_with_the_roll() -> None:
    game = camp(
        seat(hero("banner-knight")), phase="combat", quests=["rats-in-the-cellar"], dice=["red:2sword"],
        challenge={"quest": "rats-in-the-cellar", "heroes": ["banner-knight"]},
    )  # fmt: skip
    assert [die["die"] for die in game.challenge["unlocked"]] == ["red:2sword"]


SIX = ["smoke-pellet", "sob-story", "iron-rations", "lucky-clover", "barbed-dart", "throwing-axe"]
BAD: list[tuple[Doc, str]] = [
    ({"turn": {"round": 10}}, "position.turn.round: must be from 0 to 9"),
    ({"turn": {"phase": "lunch"}}, "position.turn.phase: must be one of"),
    ({"turn": {"phase": "combat"}}, "position: the phase combat needs a challenge"),
    ({"turn": {"phase": "over", "round": 9}}, "position.turn.round: there is no round after the ninth"),
    ({"board": {"market": ["akimo"]}}, "position.board.market[0]: akimo does not belong here"),
    ({"board": {"market": ["pirate", "pirate"]}}, "position.board.market[1]: pirate lies somewhere else already"),
    ({"board": {"market": ["nobody"]}}, "position.board.market[0]: must be one of"),
    ({"board": {"quests": ["stormcaller"]}}, "position.board.quests[0]: stormcaller does not belong here"),
    ({"board": {"adventure": "death-dealer"}}, "position.board.adventure: death-dealer is no adventure of act 1"),
    ({"board": {"tokens": ["TT101"]}}, "position.board: threats are there in solo and co-op only (DQ-9.1)"),
    ({"board": {"quests": [{"quest": "salt-caravan", "token": "TT101"}]}}, "position.board.quests[0].token: threats"),
    ({"decks": {"basic": {"cards": ["throwing-axe"]}}}, "position.decks.basic.cards[0]: throwing-axe lies somewhere"),
    ({"challenge": {"quest": "salt-caravan"}}, "position.challenge.quest: salt-caravan is not on the table"),
    ({"challenge": {"quest": "playtime"}}, "position.challenge: there is no challenge in the phase tavern"),
    (
        {"challenge": {"quest": "playtime", "unlocked": ["red:sword"] * 5}, "turn": {"phase": "combat"}},
        "position.challenge: there are 5 red dice",
    ),
    (
        {"challenge": {"quest": "playtime", "locked": [{"die": "red:sword", "left": {"rune": 1}}]}},
        "position.challenge.locked[0].left: no die has more left than it shows",
    ),
    ({"options": {"mode": "coop"}, "board": {"tokens": ["TT201"] * 2}}, "position.board.tokens[1]: there are only 1"),
    ({"options": {"take_that": False}, "seats": [{"backpack": ["hex-doll"]}, {}]}, "hex-doll does not belong here"),
    ({"seats": [{"party": [{"hero": "akimo", "expert": False}]}, {}]}, "a legend has no apprentice side"),
    ({"seats": [{"party": [{"hero": "pirate", "item": "throwing-axe"}]}, {}]}, "throwing-axe does not belong here"),
    ({"seats": [{"party": [{"hero": "pirate", "wound": "unblockable"}]}, {}]}, "an unblockable wound is a light one"),
    ({"seats": [{"curses": ["light-fingers"]}, {}]}, "holds an item that does not wait for a quest"),
    ({"options": {"mode": "competitive"}, "seats": [{}]}, "option 'mode' must be coop when one plays alone"),
    ({"seats": [{"party": ["pirate"] * 4}, {}]}, "position.seats[0].party: must have 0 to 3 members"),
    (
        {"seats": [{"backpack": SIX}, {}]},
        "position.seats[0].backpack: must have 0 to 5 members",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("parts", "reason"), BAD, ids=[reason[:60] for _, reason in BAD])
def test_an_impossible_position_is_refused(parts: Doc, reason: str) -> None:
    assert reason in refusal(doc(**parts))


def pending(position: Doc, *stack: list[Any]) -> Doc:
    return {**position, "pending": {"stack": list(stack)}}


def standing(game: Camp) -> Doc:
    position = game.position()
    assert isinstance(position, dict)
    return position


TAVERN: list[list[Any]] = [["end-round"], ["turn", 1], ["tavern", 0]]
STACKS: list[tuple[list[list[Any]], str]] = [
    ([["tavern", 0]], "ends with 'end-round'"),
    ([["end-round"], ["turn", 0], ["tavern", 0]], "do not follow the first player"),
    ([["end-round"], ["tavern", 0]], "it is not the turn of seat 0"),
    ([*TAVERN, ["turn-face", 0, "corporal", 0, "red:blank"]], "'turn-face' does not fit"),
    ([*TAVERN, ["pick-dice", 0, "pirate", 0, 1]], "'pick-dice' does not fit"),
    ([*TAVERN, ["pick-symbol", 0, "hexa-thorn", 0]], "'pick-symbol' does not fit"),
    ([*TAVERN, ["convert", 0, "corjof", 0]], "'convert' does not fit"),
    ([*TAVERN, ["target", 0, "hex-doll"]], "'target' does not fit"),
    ([*TAVERN, ["token-dice", 0]], "'token-dice' does not fit"),
    ([*TAVERN, ["party", 0]], "'party' does not fit"),
    ([*TAVERN, ["pick-colour", 0, "t-max", 0, "blue", 1]], "'pick-colour' does not fit"),
    ([*TAVERN, ["level", 0, "drill-manual", 0, 2]], "'level' does not fit"),
    ([*TAVERN, ["level", 0, "bandage-roll", 0, 1]], "'level' does not fit"),
    ([*TAVERN, ["level", 0, "drill-manual", 1, 1]], "'level' does not fit"),
    ([*TAVERN, ["level", 0, 7, 0, 1]], "must be a name such as blademaster"),
    ([*TAVERN, ["pay-item", 0, "pawnshop", 2]], "'pay-item' does not fit"),
    ([*TAVERN, ["pay-rune", 0, "shaman", 1]], "'pay-rune' does not fit"),
    ([*TAVERN, ["block", 0]], "'block' does not fit"),
    ([*TAVERN, ["level", 1, "drill-manual", 0, 1]], "it is the turn of seat 0"),
    ([["end-round"], ["turn", 1], ["end-turn", 0]], "a challenge ends with 'end-turn'"),
    ([["next-act"], ["tavern", 0]], "between two rounds"),
    ([["end-round"], ["turn", 1], ["turn", 0], ["tavern", 0]], "before the first turn only threats are at work"),
]


@pytest.mark.parametrize(("stack", "reason"), STACKS, ids=[reason[:50] for _, reason in STACKS])
def test_pending_work_that_no_game_comes_to_is_refused(stack: list[list[Any]], reason: str) -> None:
    position = standing(camp(seat(hero("pirate"), backpack="throwing-axe"), seat()))
    assert reason in refusal(pending(position, *stack))


def test_a_challenge_in_the_wrong_phase_is_refused() -> None:
    position = standing(fight(seat(hero("banner-knight")), dice=["red:blank"]))
    position["turn"]["phase"] = "wound"
    assert "the phase is not wound at this step" in refusal(position)


def test_an_adventure_in_another_round_is_refused() -> None:
    party = seat(hero("banner-knight"), hero("pirate"), hero("paladin"))
    position = standing(fight(party, "the-wicker-king", dice=["red:blank"]))
    position["turn"]["round"] = 2
    assert "adventures are attempted in rounds 3, 6 and 9" in refusal(position)


def test_picks_that_are_not_there_are_refused() -> None:
    position = standing(fight(seat(hero("banner-knight")), dice=["red:blank", "red:sword"]).say("reroll"))
    position["turn"]["picks"] = ["green:2shield"]
    assert "the picks so far do not belong" in refusal(position)


@pytest.mark.parametrize("answers", [("reroll",), ("reroll", "die red:blank"), ("use lucky-clover", "die red:blank")])
def test_a_position_in_the_middle_of_picking_goes_on(answers: tuple[str, ...]) -> None:
    me = seat(apprentice("pirate"), backpack="lucky-clover")
    game = fight(me, dice=["red:blank", "red:sword", "blue:blank"]).say(*answers)
    again = Camp(standing(game))
    assert again.offers == game.offers
    assert again.position() == game.position()


def test_a_clone_shares_nothing() -> None:
    game = fight(seat(hero("banner-knight"), backpack="throwing-axe"), dice=["red:blank", "red:sword"])
    before = game.position()
    clone: DicequestState = game.s.clone()
    for name in ("quests", "market", "gold", "party", "backpack", "pool", "unlocked", "need", "reserve", "paid"):
        value = getattr(clone, name)
        value.append(99)
    clone.party[0].append(None)
    assert game.position() == before
