"""Words that meet energy, large dice and enchantments."""

import pytest

from tests.quarriors.mat import GOBLIN, LARGE_LIGHT, WIZARD, do, energy, glory, heard, lying, options, play, seat
from tests.quarriors.words.made import HAG, MINE, THEIRS, cast_by, casting, creature, made, scope, spell, state, table
from tumblehall.games.quarriors.language.clauses import Enchant, When
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import GainGlory, May, Pay, RollOut
from tumblehall.games.quarriors.language.modifiers import Defence
from tumblehall.games.quarriors.language.selectors import All, Classes, Count, Dice
from tumblehall.games.quarriors.language.terms import Coin, Guard, Moment, Side, What, Zone
from tumblehall.games.quarriors.rules.numbers import number


@pytest.mark.rule("QX-2")
@pytest.mark.parametrize(("theirs", "left"), [([], 2), (["Herald#4"], 1)])
def test_price_in_light_is_counted_and_may_be_nothing(theirs: list[str], left: int) -> None:
    card = casting(May((GainGlory(1),), Pay(Count(THEIRS), Coin.LIGHT)))
    found = cast_by(card, seat(light=2), seat(ready=theirs), wilds=("Herald/Lesser",))
    do(found, "yes")
    assert (energy(found), glory(found)) == ((left, 0), [1, 0])


@pytest.mark.rule("Q168")
def test_price_of_an_effect_is_paid_with_the_energy_said() -> None:
    found = cast_by(casting(May((GainGlory(1),), Pay(1))), seat(light=1, dark=1), wilds=("Herald/Lesser",))
    do(found, "yes")
    assert (options(found), glory(found)) == (["pay light", "pay dark"], [0, 0])
    do(found, "pay dark")
    assert (energy(found), glory(found)) == ((1, 0), [1, 0])


@pytest.mark.rule("Q168")
def test_dice_that_pay_a_price_in_energy_are_told() -> None:
    mine = seat(active="Herald#2")
    found = cast_by(casting(May((GainGlory(1),), Pay(1, Coin.LIGHT))), mine, wilds=("Herald/Lesser",))
    do(found, "yes")
    assert heard(found, "paid-with") == [{"player": "seat 0", "dice": ["herald#2"]}]


@pytest.mark.rule("QX-2")
def test_large_dice_bring_energy_among_cards_without_any() -> None:
    found = play(seat(active=f"{LARGE_LIGHT}, {GOBLIN}"), wilds="Assistant/of Acquisition, Scavenging Goblin/Base")
    assert energy(do(found, "spend large-quiddity#3")) == (2, 0)


# -- large dice --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q129")
@pytest.mark.parametrize(("classes", "counted"), [((), 2), (("Large Quiddity", "Assistant"), 2)])
def test_large_dice_count_where_their_class_is_named(classes: tuple[str, ...], counted: int) -> None:
    """A large die, an Assistant and a Goblin."""
    mine = seat(active=f"{LARGE_LIGHT}, Assistant#1, {GOBLIN}")
    found = play(mine, wilds="Assistant/of Economics, Scavenging Goblin/Base")
    pool = Dice(Side.MINE, What.DIE, (Zone.ACTIVE,), classes)
    assert [number(state(found), each, scope(0)) for each in (Count(pool), Classes(pool))] == [counted, counted]


# -- enchantments ------------------------------------------------------------------------------------------------------


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
