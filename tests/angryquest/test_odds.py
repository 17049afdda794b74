"""The odds are those of the rules: counted once more by trying all dice."""

from itertools import product
from typing import Any

import pytest

import tumblehall as th
from tumblehall.agents.angryquest.sight import seen, sight
from tumblehall.games.angryquest.cards.characters import CHARACTER_NUMBERS
from tumblehall.games.angryquest.cards.monsters import MONSTER_NUMBERS, MONSTERS
from tumblehall.games.angryquest.content.facts import Attribute
from tumblehall.games.angryquest.rules.lair import successes_of
from tumblehall.games.angryquest.rules.odds import combat_odds, monster_odds, upgrade_odds

FACES = range(1, 7)


@pytest.mark.parametrize("monster", ["clay-colossus", "bone-regent", "storm-roc", "hollow-librarian"])
def test_odds_against_monsters_are_those_of_all_dice(monster: str) -> None:
    number = MONSTER_NUMBERS[monster]
    rolls = list(product(FACES, repeat=4))
    won = sum(successes_of(MONSTERS[number].sixes, list(roll), 5) >= 3 for roll in rolls)
    assert monster_odds(number, 4, 3, 5) == pytest.approx(won / len(rolls))


def test_sixes_roll_failed_dice_again() -> None:
    # Two dice, both must show 5 or more: both do (4/36), or a 6 beside a miss (8/36), which is rolled again.
    assert monster_odds(MONSTER_NUMBERS["animated-armour"], 2, 2, 5) == pytest.approx(4 / 36 + 8 / 36 / 3)


def test_sixes_add_dice() -> None:
    # One die, two successes: a 6, then 5 or more.
    assert monster_odds(MONSTER_NUMBERS["mire-hydra"], 1, 2, 5) == pytest.approx(1 / 6 / 3)


def state_of(mine: str, theirs: str) -> Any:
    seats = [{"team": [{"character": mine, "at": "t05"}]}, {"team": [{"character": theirs, "at": "t09"}]}]
    return seen(sight(th.from_position({"game": "angryquest", "seats": seats}).view(0)))


def test_a_tie_goes_to_the_defender() -> None:
    s = state_of("the-veiled-sister", "nimble-finch")
    sister, finch = CHARACTER_NUMBERS["the-veiled-sister"], CHARACTER_NUMBERS["nimble-finch"]
    # One die close against one die arcane: hits 0, 1, 2 by 3/6, 2/6, 1/6 against 0, 1 by 4/6, 2/6.
    assert combat_odds(s, sister, finch, Attribute.CLOSE, Attribute.ARCANE) == pytest.approx(2 / 6 * 4 / 6 + 1 / 6)


def test_a_reroll_and_armour_count() -> None:
    s = state_of("hroth-ironbelly", "nimble-finch")
    hroth, finch = CHARACTER_NUMBERS["hroth-ironbelly"], CHARACTER_NUMBERS["nimble-finch"]
    # One die ranged, rolled again if it missed, against one die close that two points of armour always stop.
    assert combat_odds(s, hroth, finch, Attribute.RANGED, Attribute.CLOSE) == pytest.approx(3 / 4)


def test_chances_of_an_upgrade() -> None:
    s = state_of("hroth-ironbelly", "nimble-finch")
    # No arcane die: one die is rolled; 4 and 5 give level 1, a 6 level 2.
    assert upgrade_odds(s, CHARACTER_NUMBERS["hroth-ironbelly"], Attribute.ARCANE) == pytest.approx((2 / 6, 1 / 6))
