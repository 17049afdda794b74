"""Words that meet energy and enchantments."""

import pytest

from tests.quarriors.mat import GOBLIN, do, energy, glory, seat
from tests.quarriors.words.made import MINE, THEIRS, cast_by, casting, spell, table
from tumblehall.games.quarriors.language.clauses import Enchant, When
from tumblehall.games.quarriors.language.effects import GainGlory, May, Pay
from tumblehall.games.quarriors.language.selectors import Count
from tumblehall.games.quarriors.language.terms import Coin, Moment


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
