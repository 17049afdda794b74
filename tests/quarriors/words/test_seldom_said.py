"""Words as no printed card says them, or hardly any: they work as they are written."""

import pytest

from tests.quarriors.mat import GOBLIN, WIZARD, WIZARD_2, do, glory, lying, offered, options, quiddity, seat
from tests.quarriors.words.made import GROWTH, THEIRS, cast_by, casting, creature, table
from tumblehall.games.quarriors.language.clauses import When
from tumblehall.games.quarriors.language.effects import (
    Cull,
    Effect,
    GainGlory,
    Give,
    May,
    Move,
    Repeat,
    Rotate,
    Unlock,
    Watch,
)
from tumblehall.games.quarriors.language.modifiers import SummonPrice
from tumblehall.games.quarriors.language.selectors import Count, Dice, One
from tumblehall.games.quarriors.language.terms import THIS, Duration, Moment, Side, Way, What, Who, Zone

USED = Dice(Side.MINE, What.DIE, (Zone.USED,))


def casts(name: str, *seats: dict[str, object]) -> list[str]:
    """What may be cast by seat 0, who has that spell."""
    return offered(table(seat(ready=[GROWTH]), *seats, wilds=[name]), "cast")


@pytest.mark.rule("Q280")
@pytest.mark.parametrize(("theirs", "cast"), [(WIZARD, []), (WIZARD_2, ["growth#4"])])
def test_turning_in_any_area_is_on_offer_where_a_face_would_change(theirs: str, cast: list[str]) -> None:
    anywhere = Dice(Side.THEIRS, zones=(Zone.READY, Zone.QUEST))
    assert casts(casting(Rotate(One(anywhere), Way.DOWN)), seat(ready=[theirs])) == cast


@pytest.mark.rule("Q157")
@pytest.mark.parametrize(("theirs", "cast"), [([], []), ([GOBLIN], ["growth#4"])])
def test_what_is_repeated_not_once_is_not_on_offer(theirs: list[str], cast: list[str]) -> None:
    assert casts(casting(Repeat(Count(THEIRS), (GainGlory(1),))), seat(ready=theirs)) == cast


@pytest.mark.rule("Q132")
def test_a_die_is_given_to_one_player_alone() -> None:
    found = cast_by(casting(Give(One(USED), Who.OPPONENTS)), seat(used="Portal, Portal"), seat(), seat())
    do(found, options(found)[0])
    assert [lying(found, "used", who) for who in range(3)] == [["Portal"], ["Portal"], []]


def test_a_die_that_pays_with_itself_goes_back_to_its_card() -> None:
    card = creature(When(Moment.SCORES, (May((GainGlory(2),), Cull(THIS)),)))
    found = table(seat(ready=["Witching Hag#4"]), seat(), wilds=[card], phase="score", rolls=[1] * 20)
    found.act(0, "score witching-hag#4")
    found.act(0, "yes")
    assert lying(found, "used") == []


@pytest.mark.rule("Q149")
def test_what_is_laid_for_two_uses_is_over_after_two() -> None:
    cheaper = casting(Watch(Duration.TURN, SummonPrice(Who.ME, -1), uses=2))
    found = cast_by(cheaper, seat(active=f"{GOBLIN}, {GOBLIN}, {GOBLIN}", quiddity=9))
    left = [quiddity(do(found, "summon scavenging-goblin#3")) for _ in range(3)]
    assert left == [9, 9, 8]


@pytest.mark.rule("Q157")
@pytest.mark.parametrize("effect", [Unlock(One(THEIRS)), Move(One(THEIRS), Zone.READY)], ids=["unlock", "move"])
def test_what_can_be_done_to_no_creature_is_not_on_offer(effect: Effect) -> None:
    assert casts(casting(effect), seat(ready=[GOBLIN])) == []


@pytest.mark.rule("Q361")
def test_a_quartifact_is_none_of_the_dice_in_a_ready_area() -> None:
    counting = casting(GainGlory(Count(Dice(Side.MINE, What.DIE))))
    found = cast_by(counting, seat(ready=[GOBLIN, GOBLIN, "Exqualibur#4"]), wilds=("Exqualibur/The Hunt For",))
    assert glory(found)[0] == 2


@pytest.mark.rule("Q361")
def test_without_quests_nothing_counts_as_a_quartifact() -> None:
    counting = casting(GainGlory(Count(Dice(Side.MINE, What.QUARTIFACT))))
    assert glory(cast_by(counting, seat(ready=[f"{GOBLIN}+Life#4@0"]), wilds=("Life/Cantrip",)))[0] == 0
