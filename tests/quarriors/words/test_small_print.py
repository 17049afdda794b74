"""What the rules say in passing: words in places where no card has them yet, each with the one case that shows it."""

import pytest

from tests.quarriors.mat import DRAGON, GOBLIN, do, glory, left, lying, offered, options, seat, stats
from tests.quarriors.words.made import HAG, MINE, OTHERS, THEIRS, cast_by, casting, creature, made, table
from tumblehall.games.quarriors.language.clauses import Cast, Clause, Instead, When
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import (
    Cull,
    Destroy,
    Discard,
    DrawRoll,
    Effect,
    GainDie,
    GainGlory,
    If,
    LoseGlory,
    Move,
    OneOf,
    Pay,
    Save,
    Still,
    Then,
    Watch,
)
from tumblehall.games.quarriors.language.modifiers import CapturePrice, Defence
from tumblehall.games.quarriors.language.selectors import All, AtLeast, Chosen, CostOf, Count, Dice, GloryOf, One
from tumblehall.games.quarriors.language.terms import (
    IT,
    THIS,
    VICTIM,
    Chooser,
    Coin,
    Duration,
    Guard,
    Happening,
    Moment,
    Side,
    What,
    Who,
    Zone,
)
from tumblehall.kernel.table import Table

USED_DICE = Dice(Side.MINE, What.DIE, (Zone.USED,))
PORTAL = Dice(Side.MINE, What.DIE, (Zone.USED,), ("Portal",))
CORRUPTED = "Corrupted Quiddity/Basic 3"


def second_spell(*do_: Effect) -> str:
    return made("Life", on(Guard.S, Cast(do_)))


# -- the last move -----------------------------------------------------------------------------------------------------


def removed_after(clause: Clause, *answers: str) -> list[str]:
    """Seat 0 has a Hag and a spell that destroys one of the others; what is out of the game then."""
    kill = second_spell(Destroy(One(Dice(Side.ANY, not_this=True))))
    found = table(
        seat(ready=["Life#4", HAG, GOBLIN]), seat(ready=[GOBLIN]), wilds=[creature(clause), kill]
    )  # fmt: skip
    removed: list[str] = do(found, "cast life#4", *answers, "goes used").position().get("removed", [])
    return removed


@pytest.mark.rule("Q310")
@pytest.mark.parametrize(("dice", "seats"), [(OTHERS, [0]), (THEIRS, [1]), (Dice(Side.ANY), [0, 1])])
def test_a_clause_on_the_last_move_of_others_reaches_those_it_speaks_of(dice: Dice, seats: list[int]) -> None:
    clause = Instead(dice, Happening.TO_USED, (Move(VICTIM, Zone.REMOVED),))
    for who in (0, 1):
        expected = ["Scavenging Goblin"] if who in seats else []
        assert removed_after(clause, f"pick scavenging-goblin#3@{who}") == expected


@pytest.mark.rule("Q31", "Q310")
def test_what_a_spell_destroys_is_not_lost_to_the_attack() -> None:
    lost = Dice(Side.THEIRS, zones=(Zone.LOST,))
    clause = Watch(Duration.TURN, Instead(lost, Happening.TO_USED, (Move(VICTIM, Zone.REMOVED),)))
    card = creature(When(Moment.SUMMONED, (clause,)))
    found = table(
        seat(ready=["Life#4"], active=HAG, quiddity=1), seat(ready=[GOBLIN]),
        wilds=[card, second_spell(Destroy(All(THEIRS)))],
    )  # fmt: skip
    do(found, "summon witching-hag#4", "cast life#4", "goes used")
    assert (lying(found, "used", 1), found.position().get("removed")) == (["Scavenging Goblin"], None)


# -- what is remembered ------------------------------------------------------------------------------------------------


def test_what_lies_on_a_player_speaks_of_its_own_die_whatever_came_later() -> None:
    first = casting(Still(One(MINE), Duration.TURN), Watch(Duration.TURN, Defence(IT, 3)))
    later = second_spell(Still(One(MINE), Duration.TURN))
    found = cast_by(first, seat(ready=["Life#4", GOBLIN, DRAGON]), wilds=(later,))
    do(found, "pick quake-dragon#4@0", "cast life#4", "pick scavenging-goblin#3@0")
    assert sorted(stats(found, 0, place) for place in (0, 1)) == [(0, 2), (0, 7)]


def test_what_lies_on_a_player_knows_that_player_at_a_moment_that_names_nobody() -> None:
    laid = Watch(Duration.TURN, When(Moment.PHASE3_ENDS, (LoseGlory(Who.THAT, 1),)))
    found = cast_by(casting(LoseGlory(Chosen(Who.OPPONENTS), 1), laid), seat(), seat(glory=3), seat(glory=3))
    do(found, "seat 2")
    assert glory(found) == [0, 3, 1]


# -- one of a few ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2])
def test_one_of_those_before_is_asked_for_only_where_there_are_several(n: int) -> None:
    found = cast_by(
        casting(DrawRoll(n), Cull(One(IT))), seat(bag="Portal, Assistant"), rolls=[2, 1, 1, 1][: 2 * n]
    )  # fmt: skip
    if n == 2:
        assert sorted(offered(found, "pick")) == ["assistant#1", "portal#1"]
        do(found, "pick portal#1")
    assert (left(found, "Portal"), left(found, "Assistant")) == (1, 0)


@pytest.mark.rule("Q172")
def test_other_than_this_leaves_out_one_die_where_this_lies() -> None:
    """The spell that is cast lies in the spent pile beside another of its class."""
    others = Count(Dice(Side.MINE, What.DIE, (Zone.SPENT,), ("Growth",), not_this=True))
    assert glory(cast_by(casting(GainGlory(others)), seat(spent="Growth#4")))[0] == 1


@pytest.mark.rule("Q172")
def test_other_than_this_in_two_piles_leaves_out_one_in_all() -> None:
    others = Count(Dice(Side.MINE, What.DIE, (Zone.SPENT, Zone.USED), ("Growth",), not_this=True))
    found = cast_by(casting(GainGlory(others)), seat(spent="Growth#4", used="2 Growth"))
    assert glory(found)[0] == 3


def test_a_creature_is_not_discarded_like_a_spell() -> None:
    """Of all that stands in a ready area only spells go to a used pile so."""
    found = cast_by(casting(Discard(One(Dice(Side.THEIRS, What.DIE)))), seat(), seat(ready=[GOBLIN, "Life#4"]),
                    wilds=(second_spell(GainGlory(1)),))  # fmt: skip
    assert offered(found, "pick") == ["life#4@1"]


# -- faces and prices --------------------------------------------------------------------------------------------------


@pytest.mark.rule("QD-3")
@pytest.mark.parametrize(("face", "gained"), [(1, 0), (4, 0), (6, 1)])
def test_three_bursts_work_on_a_die_that_is_moved_and_rolled(face: int, gained: int) -> None:
    found = cast_by(
        casting(Move(One(USED_DICE), Zone.ACTIVE, True)), seat(used="Corrupted Quiddity"), wilds=(CORRUPTED,),
        rolls=[face],
    )  # fmt: skip
    do(found, "pick corrupted-quiddity in used 0")
    assert lying(found, "used") == ["Corrupted Quiddity"] * gained


@pytest.mark.parametrize(("have", "offers"), [(2, False), (3, True), (4, True)])
def test_a_dearer_capture_than_there_is_quiddity_is_not_offered(have: int, offers: bool) -> None:
    """Basic Quiddity costs 0 and 3 more; nothing else can be had."""
    cards = [creature(CapturePrice(Who.ME, 3)), "Basic Quiddity/Basic 1"]
    found = table(seat(ready=[HAG], quiddity=have), wilds=cards, phase="capture")
    assert ("capture basic-quiddity" in options(found)) is offers
    assert not [option for option in options(found) if option.startswith("capture quake")]


# -- what can be done at all -------------------------------------------------------------------------------------------


@pytest.mark.rule("Q9")
@pytest.mark.parametrize(
    ("rich", "theirs", "offers"),
    [(True, "", True), (False, "", False), (False, GOBLIN, True), (True, GOBLIN, True)],
)
def test_a_spell_that_does_one_or_the_other_is_cast_where_that_one_can_be_done(
    rich: bool, theirs: str, offers: bool
) -> None:
    """With glory it gains more, without it destroys one of the others' creatures."""
    either = If(AtLeast(GloryOf(Who.ME), 1), (GainGlory(1),), (Destroy(One(THEIRS)),))
    found = table(seat(ready=["Growth#4", GOBLIN], glory=int(rich)), seat(ready=theirs), wilds=[casting(either)])
    assert bool(offered(found, "cast")) is offers


def test_a_gain_of_no_die_is_no_gain() -> None:
    for n in (0, 1):
        do_ = GainDie("Assistant", n=n), Then((GainGlory(1),))
        assert glory(cast_by(casting(*do_), seat(), wilds=("Assistant/Basic 1",)))[0] == n


def test_one_of_this_is_this_whatever_the_effect_before_was_about() -> None:
    card = casting(Still(One(MINE), Duration.TURN), Move(One(THIS), Zone.BAG))
    found = do(cast_by(card, seat(ready=[GOBLIN, DRAGON])), "pick quake-dragon#4@0")
    assert (lying(found, "bag"), sorted(lying(found, "ready"))) == (["Growth"], [DRAGON, GOBLIN])


@pytest.mark.rule("Q27")
@pytest.mark.parametrize(("pay", "words"), [(2, "cull"), (0, "pay")])
def test_of_two_ways_of_one_die_to_one_place_the_cheaper_is_on_offer(pay: int, words: str) -> None:
    """A die of the used pile counts 1."""
    ways = [Instead(THIS, Happening.DESTROYED, (Save(THIS),), may=True, price=price)
            for price in (Cull(One(PORTAL)), Pay(pay, Coin.GLORY))]  # fmt: skip
    mine = seat(ready=[HAG, "Life#4"], used="Portal", glory=3)
    found = do(table(mine, wilds=[creature(*ways), second_spell(Destroy(All(MINE)))]), "cast life#4")
    assert options(found) == ["goes used", "goes ready"]
    assert words in found.decisions[0].options[1].label


# -- what happens instead, in its order --------------------------------------------------------------------------------


def falling(*do_: Effect) -> Table:
    """Seat 0 destroys its own Hag, which says what happens instead."""
    card = creature(Instead(THIS, Happening.DESTROYED, do_))
    mine = seat(ready=[HAG, "Life#4"], used="Portal, Assistant")
    return do(table(mine, wilds=[card, second_spell(Destroy(All(MINE)))]), "cast life#4")


@pytest.mark.rule("Q26")
def test_what_happens_instead_waits_for_its_own_question() -> None:
    """The glory is that of the die which was picked, and the Hag moves last."""
    found = falling(Cull(One(USED_DICE)), GainGlory(CostOf(IT)), Move(THIS, Zone.BAG))
    do(found, options(found)[0])
    assert sorted(offered(found, "pick")) == ["assistant in used 0", "portal in used 0"]
    assert (glory(found)[0], lying(found, "bag")) == (0, [])
    do(found, "pick portal in used 0")
    assert (glory(found)[0], lying(found, "bag")) == (4, ["Witching Hag"])


@pytest.mark.rule("Q26", "Q27")
@pytest.mark.parametrize(("answer", "zone"), [("goes active", "active"), ("goes bag", "bag")])
def test_what_follows_a_choice_of_places_follows_once(answer: str, zone: str) -> None:
    places = OneOf(((Move(THIS, Zone.ACTIVE),), (Move(THIS, Zone.BAG),)))
    found = do(falling(places, GainGlory(1)), answer)
    assert (glory(found)[0], lying(found, zone), lying(found, "ready")) == (1, ["Witching Hag"], [])
    assert not offered(found, "goes")


@pytest.mark.parametrize(("by", "asked"), [(Chooser.ME, 0), (Chooser.OWNER, 1)])
def test_one_of_several_before_is_picked_by_who_is_named(by: Chooser, asked: int) -> None:
    card = casting(Still(All(THEIRS), Duration.TURN), Destroy(One(IT, by)))
    found = cast_by(card, seat(), seat(ready=[GOBLIN, DRAGON]))
    assert (found.decisions[0].seat, len(offered(found, "pick"))) == (asked, 2)
    do(found, "pick quake-dragon#4@1", "goes used")
    assert lying(found, "ready", 1) == [GOBLIN]
