"""The boundaries of words, where the cards alone do not show them."""

import pytest

from tests.dicequest.camp import Camp, apprentice, camp, fight, hero, seat
from tumblehall.games.dicequest.cards.programs import PROGRAM_NAME, PROGRAMS
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.pick_dice import GIVEN_FACE
from tumblehall.games.dicequest.rules.state import NONE
from tumblehall.games.dicequest.rules.verbs import VERBS


def faces(game: Camp) -> list[str]:
    return [die["die"] for die in game.challenge["unlocked"]]


def carried_out(game: Camp, *effects: w.Effect) -> Camp:
    """Carries out the effects of a card for seat 0, now."""
    frames = [(steps.RUN, next(i for i, p in enumerate(PROGRAMS) if e in p), 0, 0, NONE) for e in effects]
    for frame, effect in zip(frames, effects, strict=True):
        at = PROGRAMS[frame[1]].index(effect)
        game.s.push((steps.RUN, frame[1], at, 0, NONE))
    game.s.run(game.rng)
    return game


def test_a_fifth_die_of_a_colour_is_lost() -> None:
    me = seat(hero("pirate"), backpack="elixir-of-giants")
    game = fight(me, phase="deployment", pool={"red": 3, "blue": 4}).say("use elixir-of-giants")
    assert game.offers == ["colour red", "colour yellow", "colour green"]
    assert game.say("colour red").offers == ["colour yellow", "colour green"]


@pytest.mark.rule("D7")
def test_of_up_to_two_dice_one_is_enough_and_none_too_few() -> None:
    me = seat(apprentice("pirate"), backpack="lucky-clover")
    game = fight(me, dice=["red:blank", "blue:blank"]).say("use lucky-clover")
    assert game.offers == ["die red:blank", "die blue:blank"]
    assert game.say("die red:blank").offers == ["die blue:blank", "done"]


def test_up_to_two_dice_are_rerolled_at_once() -> None:
    me = seat(apprentice("pirate"), backpack="lucky-clover")
    game = fight(me, dice=["red:blank", "blue:blank", "red:sword"]).say("use lucky-clover", "die red:blank")
    assert faces(game) == ["red:blank", "red:sword", "blue:blank"]
    game.say("die blue:blank", dice=["red:2sword", "blue:3arrow"])
    assert (game.kind, faces(game)) == ("act", ["red:sword", "red:2sword", "blue:3arrow"])


def test_the_second_of_two_dice_need_not_be_turned() -> None:
    me = seat(apprentice("pirate"), backpack="scroll-of-the-perfect-plan")
    game = fight(me, dice=["red:blank", "blue:blank"]).say("use scroll-of-the-perfect-plan", "die red:blank")
    game.say("face 2sword", "done")
    assert faces(game) == ["red:2sword", "blue:blank"]


def test_only_the_faces_named_can_be_turned() -> None:
    game = fight(seat(hero("akimo")), dice=["red:blank", "red:sword", "red:shield"]).say("use akimo")
    assert game.offers == ["die red:blank", "die red:sword"]


def test_a_die_of_a_full_pool_is_exchanged_for_a_colour_with_room() -> None:
    me = seat(hero("pirate"), backpack="minion-potion")
    game = fight(me, phase="deployment", pool={"red": 4, "blue": 1}).say("use minion-potion", "colour blue")
    assert game.offers == ["colour yellow", "colour green"]


def test_a_rolled_die_that_is_exchanged_is_rolled_anew() -> None:
    game = fight(seat(hero("pirate")), dice=["red:blank", "blue:arrow"])
    game.s.stack.append((steps.PICK_COLOUR, 0, PROGRAM_NAME.index("t-max"), 0, GIVEN_FACE, 1))
    game.s.run(game.rng)
    game.say("colour green", dice=["green:2shield"])
    assert (faces(game), game.challenge["pool"]) == (["blue:arrow", "green:2shield"], {"blue": 1, "green": 1})


def test_after_the_roll_a_die_is_picked_for_the_exchange() -> None:
    game = fight(seat(hero("pirate")), dice=["red:blank", "blue:arrow"], locked=[{"die": "yellow:rune"}])
    carried_out(game, w.Recolour(k.Colour.ANY, k.Colour.ANY, 1))
    assert game.offers == ["die red:blank", "die blue:arrow"]


def test_a_spent_rune_cannot_be_converted() -> None:
    me = seat(hero("runesmith"))
    game = fight(me, dice=["red:blank"], locked=[{"die": "yellow:rune", "left": {}}])
    assert "use runesmith" not in game.offers


def test_the_requirement_falls_by_symbols_of_ones_choice_and_not_below_nothing() -> None:
    me = seat(apprentice("pirate"), backpack="horn-of-surrender")
    game = fight(me, "archery-fair", dice=["red:blank"], need={"arrow": 1}).say("use horn-of-surrender")
    assert game.challenge["need"] == {}
    game = fight(me, "bramble-wolves", dice=["red:blank"], need={"any": 3, "wand": 1}).say("use horn-of-surrender")
    assert game.offers == ["symbol wand", "symbol any"]
    assert game.say("symbol any", "symbol any").challenge["need"] == {"wand": 1, "any": 1}


def test_gold_is_never_below_none() -> None:
    game = camp(seat(backpack="throwing-axe", gold=0))
    assert carried_out(game, w.LoseGold(1)).mine()["gold"] == 0


def test_a_discount_makes_nobody_pay_less_than_nothing() -> None:
    game = camp(seat(backpack="letter-of-credit throwing-axe", gold=0), market=["toll-guard", "duelist", "corporal"])
    game.say("use letter-of-credit")
    assert [card["price"] for card in game.view["market"]] == [0, 0, 1]
    assert [card["price"] for card in game.say("recruit toll-guard").view["market"]][:2] == [2, 3]


def test_a_discount_ends_with_the_tavern() -> None:
    game = camp(seat(hero("pirate"), backpack="throwing-axe"), discount=2, quests=["rats-in-the-cellar"])
    assert game.say("go").s.discount == 0


def test_a_downgraded_wound_can_still_be_blocked() -> None:
    me = seat(hero("pirate"), backpack="iron-rations")
    game = fight(me, "ogre-on-market-day", dice=["green:shield"], phase="wound").say("use iron-rations", "downgrade")
    assert game.offers == ["next", "block light"]


def test_two_level_ups_with_one_apprentice_are_one() -> None:
    game = camp(seat(apprentice("pirate"), hero("duelist"), backpack="royal-pardon throwing-axe"))
    game.say("use royal-pardon")
    assert (game.kind, [one["expert"] for one in game.heroes().values()]) == ("tavern", [True, True])


def test_an_item_stolen_into_a_full_backpack_forces_a_discard() -> None:
    five = "bottomless-glove throwing-axe barbed-dart lucky-clover smoke-pellet"
    game = camp(seat(backpack=five), seat(backpack="sob-story")).say("use bottomless-glove")
    assert (game.kind, len(game.mine()["backpack"])) == ("tavern", 5)


def test_a_wound_per_symbol_counts_the_final_result() -> None:
    me = seat(hero("pirate"), hero("duelist"), hero("paladin"))
    game = fight(me, "death-dealer", dice=["yellow:2wand", "yellow:wand+rune"], added={"wand": 1}, phase="wound")
    assert game.challenge["wounds"]["unblockable"] == 4


def test_every_option_is_a_number_of_its_own() -> None:
    numbers = [verb.first + n for verb in VERBS for n in range(verb.size)]
    assert numbers == list(range(VERBS.space))
