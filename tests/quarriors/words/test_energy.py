"""Words that meet energy and enchantments."""

import pytest

from tests.quarriors.mat import GOBLIN, WIZARD, do, energy, glory, lying, seat
from tests.quarriors.words.made import HAG, MINE, THEIRS, cast_by, casting, creature, made, spell, table
from tumblehall.games.quarriors.language.clauses import Enchant, When
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import GainGlory, May, Pay, RollOut
from tumblehall.games.quarriors.language.modifiers import Defence
from tumblehall.games.quarriors.language.selectors import All, Count, Dice
from tumblehall.games.quarriors.language.terms import Coin, Guard, Moment, Side, What, Zone


@pytest.mark.rule("QX-2")
@pytest.mark.parametrize(("theirs", "left"), [([], 2), (["Herald#4"], 1)])
def test_price_in_light_is_counted_and_may_be_nothing(theirs: list[str], left: int) -> None:
    card = casting(May((GainGlory(1),), Pay(Count(THEIRS), Coin.LIGHT)))
    found = cast_by(card, seat(light=2), seat(ready=theirs), wilds=("Herald/Lesser",))
    do(found, "yes")
    assert (energy(found), glory(found)) == ((left, 0), [1, 0])


@pytest.mark.rule("Q58", "Q277")
@pytest.mark.parametrize("mine", [["Growth#4"], ["Growth#4", "Growth#4"], ["Growth#4", "Growth#5"]])
def test_of_enchantments_of_one_card_the_first_answers(mine: list[str]) -> None:
    card = spell(Enchant((When(Moment.SUMMONED, (GainGlory(1),), of=MINE),)))
    found = table(seat(ready=mine, active=GOBLIN, quiddity=1), wilds=[card])
    assert glory(do(found, "summon scavenging-goblin#3")) == [1, 0]


@pytest.mark.rule("Q277")
def test_creature_that_did_not_score_answers_as_no_enchantment() -> None:
    """A Hag that comes to the ready area while a Wizard scores."""
    hag = creature(When(Moment.SCORED_ALL, (GainGlory(5),)))
    comes = RollOut(All(Dice(Side.MINE, What.DIE, (Zone.USED,), classes=("Witching Hag",))), Zone.READY, Zone.USED)
    wizard = made("Questing Wizard", on(Guard.ALL, When(Moment.SCORES, (comes,))))
    mine = seat(ready=[WIZARD, "Growth#4"], used="Witching Hag")
    enchantment = spell(Enchant((Defence(MINE, 1),)))
    found = table(mine, wilds=[hag, wizard, enchantment], phase="score", rolls=[4, *[1] * 12])
    do(found, "score questing-wizard#4")
    assert (lying(found, "ready"), glory(found)) == (["Growth#4", HAG], [3, 0])
