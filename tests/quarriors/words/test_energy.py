"""Words that meet energy: prices in one kind of it."""

import pytest

from tests.quarriors.mat import do, energy, glory, seat
from tests.quarriors.words.made import THEIRS, cast_by, casting
from tumblehall.games.quarriors.language.effects import GainGlory, May, Pay
from tumblehall.games.quarriors.language.selectors import Count
from tumblehall.games.quarriors.language.terms import Coin


@pytest.mark.rule("QX-2")
@pytest.mark.parametrize(("theirs", "left"), [([], 2), (["Herald#4"], 1)])
def test_price_in_light_is_counted_and_may_be_nothing(theirs: list[str], left: int) -> None:
    card = casting(May((GainGlory(1),), Pay(Count(THEIRS), Coin.LIGHT)))
    found = cast_by(card, seat(light=2), seat(ready=theirs), wilds=("Herald/Lesser",))
    do(found, "yes")
    assert (energy(found), glory(found)) == ((left, 0), [1, 0])
