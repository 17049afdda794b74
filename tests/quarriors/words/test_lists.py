"""Lists of effects: players, choices, conditions, repetition; prices and limits; what lasts and what waits."""

import pytest

from tests.quarriors.mat import (
    DEVOTEE,
    DRAGON,
    GOBLIN,
    asks,
    do,
    glory,
    lying,
    offered,
    options,
    quiddity,
    seat,
)
from tests.quarriors.words.made import (
    ANY,
    HAG,
    MINE,
    THAT,
    THEIRS,
    cast_by,
    casting,
    creature,
    made,
    said,
    table,
)
from tumblehall.games.quarriors.language.clauses import Activate, Attach, Use, When
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import (
    Boost,
    Cull,
    Destroy,
    Effect,
    ForEach,
    GainDie,
    GainGlory,
    GainQuiddity,
    If,
    Later,
    LoseGlory,
    May,
    OneOf,
    Pay,
    Repeat,
    Reroll,
    Then,
    Watch,
)
from tumblehall.games.quarriors.language.modifiers import CapturePrice
from tumblehall.games.quarriors.language.selectors import (
    All,
    AtLeast,
    Chosen,
    Count,
    Dice,
    Done,
    Each,
    Exactly,
    GloryOf,
    InTurn,
    LevelOf,
    One,
    PlayersWho,
    UpTo,
)
from tumblehall.games.quarriors.language.terms import (
    IT,
    THIS,
    Chooser,
    Coin,
    Duration,
    Guard,
    Handling,
    Moment,
    Side,
    What,
    Who,
    Zone,
)

RICHER = PlayersWho(Who.OPPONENTS, AtLeast(GloryOf(Who.THAT), 3))


def three(*do_: Effect) -> list[int]:
    """The glory of three players after a spell of seat 0; they had 1, 3 and 5."""
    return glory(cast_by(casting(GainQuiddity(0), *do_), seat(glory=1), seat(glory=3), seat(glory=5)))


# -- players -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "after"),
    [
        (GainGlory(2), [3, 3, 5]),
        (GainGlory(1, Who.OPPONENTS), [1, 4, 6]),
        (GainGlory(1, Who.ALL), [2, 4, 6]),
        (GainGlory(1, Who.ACTIVE), [2, 3, 5]),
        (GainGlory(1, Who.THAT), [1, 3, 5]),
        (GainGlory(1, RICHER), [1, 4, 6]),
        (LoseGlory(Who.ALL, 4), [0, 0, 1]),
        (LoseGlory(Who.OPPONENTS, 0), [1, 3, 5]),
        (ForEach(Who.OPPONENTS, (GainGlory(1, Who.THAT), GainGlory(GloryOf(Who.THAT)))), [1 + 4 + 6, 4, 6]),
        (ForEach(PlayersWho(Who.ALL, Exactly(GloryOf(Who.THAT), 1)), (LoseGlory(Who.THAT, 1),)), [0, 3, 5]),
        (Repeat(3, (GainGlory(1),)), [4, 3, 5]),
        (Repeat(0, (GainGlory(1),)), [1, 3, 5]),
        (If(InTurn(Who.ME), (GainGlory(1),), (GainGlory(2),)), [2, 3, 5]),
        (If(InTurn(Who.OPPONENTS), (GainGlory(1),), (GainGlory(2),)), [3, 3, 5]),
        (If(InTurn(Who.OPPONENTS), (GainGlory(1),)), [1, 3, 5]),
    ],
    ids=said,
)
def test_who_is_treated(effect: Effect, after: list[int]) -> None:
    assert three(effect) == after


@pytest.mark.parametrize(
    ("before", "n"),
    [
        (GainGlory(1, Who.OPPONENTS), 2),
        (GainGlory(0, Who.OPPONENTS), 0),
        (LoseGlory(Who.OPPONENTS, 4), 2),
        (LoseGlory(Who.THAT, 4), 0),
        (GainQuiddity(2), 1),
        (GainQuiddity(0), 0),
        (If(InTurn(Who.OPPONENTS), (GainQuiddity(1),)), 0),
        (If(InTurn(Who.ME), (GainQuiddity(1),)), 1),
        (Destroy(All(MINE)), 0),
        (Repeat(0, (GainQuiddity(1),)), 0),
        (OneOf(((Destroy(One(MINE)),), (Destroy(One(MINE)),))), 0),
        (May((Destroy(One(MINE)),)), 0),
        (Watch(Duration.TURN, CapturePrice(Who.ME, -1)), 1),
        (Later(Moment.FIRST_ROLL, (GainQuiddity(1),), Who.OPPONENTS), 2),
        (Boost(All(THEIRS), Duration.TURN, attack=1), 1),
        (ForEach(PlayersWho(Who.ALL, AtLeast(GloryOf(Who.THAT), 9)), (GainQuiddity(1),)), 0),
        (GainDie("Portal", Who.OPPONENTS), 0),
        (Destroy(UpTo(1, MINE)), 0),
        (Destroy(Each(Dice(Side.THEIRS, levels=(3, 3)))), 0),
    ],
    ids=said,
)
def test_done_is_how_many_it_was_done_to(before: Effect, n: int) -> None:
    seats = seat(), seat(glory=3, ready=[GOBLIN]), seat(glory=5)
    assert glory(cast_by(casting(GainQuiddity(1), before, GainGlory(Done())), *seats))[0] == n
    assert glory(cast_by(casting(GainQuiddity(1), before, Then((GainGlory(1),))), *seats))[0] == min(n, 1)


# -- players that are chosen -----------------------------------------------------------------------------------------


def test_seat_is_chosen() -> None:
    found = cast_by(casting(GainGlory(1, Chosen(Who.OPPONENTS))), seat(), seat(), seat())
    assert options(found) == ["seat 1", "seat 2"]
    assert glory(do(found, "seat 2")) == [0, 0, 1]


def test_only_those_who_fit_can_be_chosen() -> None:
    found = cast_by(casting(LoseGlory(Chosen(RICHER), 1)), seat(glory=9), seat(glory=2), seat(glory=4))
    assert options(found) == ["seat 2"]


def test_chosen_player_is_that_from_then_on() -> None:
    card = casting(LoseGlory(Chosen(Who.OPPONENTS), 1), Destroy(One(THAT)))
    found = cast_by(card, seat(), seat(ready=[GOBLIN]), seat(glory=1, ready=[DRAGON]))
    assert options(do(found, "seat 2")) == ["pick quake-dragon#4@2"]


def test_some_players_are_chosen() -> None:
    card = casting(LoseGlory(Chosen(Who.OPPONENTS, 0, 2), 1), Then((GainGlory(Done()),)))
    found = cast_by(card, seat(), seat(glory=2), seat(glory=2))
    assert options(found) == ["seat 1", "seat 2", "pass"]
    assert glory(do(found, "seat 2", "pass")) == [1, 2, 1]
    both = do(cast_by(card, seat(), seat(glory=2), seat(glory=2)), "seat 1", "seat 2")
    assert glory(both) == [2, 1, 1]
    none = do(cast_by(card, seat(), seat(glory=2), seat(glory=2)), "pass")
    assert glory(none) == [0, 2, 2]


def test_so_many_must_be_chosen() -> None:
    found = cast_by(casting(GainGlory(1, Chosen(Who.OPPONENTS, 2, 2))), seat(), seat(), seat())
    assert options(found) == ["seat 1", "seat 2"]
    assert options(do(found, "seat 2")) == ["seat 1"]


# -- choices -------------------------------------------------------------------------------------------------------


def test_one_of_several_lists() -> None:
    card = casting(OneOf(((GainGlory(1),), (GainQuiddity(2),))))
    assert options(cast_by(card)) == ["choose 1", "choose 2"]
    assert quiddity(do(cast_by(card), "choose 2")) == 2
    assert glory(do(cast_by(card), "choose 1"))[0] == 1


def test_list_that_cannot_be_done_is_not_on_offer() -> None:
    card = casting(OneOf(((Destroy(One(THEIRS)),), (GainQuiddity(2),))))
    assert quiddity(cast_by(card)) == 2


def test_that_player_chooses_a_list() -> None:
    card = casting(ForEach(Who.OPPONENTS, (OneOf(((LoseGlory(Who.THAT, 1),), (GainGlory(1),)), by=Chooser.THAT),)))
    found = cast_by(card, seat(), seat(glory=2), seat(glory=2))
    assert asks(found) == (1, "choose")
    assert glory(do(found, "choose 1", "choose 2")) == [1, 1, 2]


def test_may_asks() -> None:
    card = casting(GainQuiddity(1), May((GainGlory(1),)))
    assert options(cast_by(card)) == ["yes", "pass"]
    assert glory(do(cast_by(card), "yes"))[0] == 1
    assert glory(do(cast_by(card), "pass"))[0] == 0


def test_may_is_not_asked_for_nothing() -> None:
    assert quiddity(cast_by(casting(GainQuiddity(1), May((Destroy(One(THEIRS)),)), GainQuiddity(1)))) == 2


def test_then_looks_at_what_was_declined() -> None:
    card = casting(GainQuiddity(1), May((GainGlory(1),)), Then((GainQuiddity(3),)))
    assert quiddity(do(cast_by(card), "pass")) == 1
    assert quiddity(do(cast_by(card), "yes")) == 4


@pytest.mark.parametrize(
    ("price", "after"),
    [(Pay(2), (1, 1)), (Pay(1, Coin.GLORY), (3, 0)), (Pay(0), (3, 1)), (Pay(LevelOf(IT)), (3, 1))],
    ids=said,
)
def test_may_at_a_price(price: Pay, after: tuple[int, int]) -> None:
    card = casting(GainQuiddity(3), GainGlory(0), May((GainGlory(1), LoseGlory(Who.ME, 0)), price=price))
    found = do(cast_by(card, seat(glory=0 if price.of is Coin.PLAIN else 1)), "yes")
    assert (quiddity(found), glory(found)[0] - (price.of is Coin.GLORY)) == after


@pytest.mark.parametrize(
    "price", [Pay(4), Pay(1, Coin.GLORY), Cull(One(Dice(Side.MINE, What.DIE, (Zone.USED,), ("Portal",))))], ids=said
)
def test_without_the_whole_price_there_is_no_offer(price: Pay | Cull) -> None:
    found = cast_by(casting(GainQuiddity(3), May((GainGlory(1),), price=price), GainQuiddity(1)))
    assert (quiddity(found), glory(found)[0]) == (4, 0)


def test_price_of_dice_is_culled() -> None:
    price = Cull(One(Dice(Side.MINE, What.DIE, (Zone.USED,), ("Portal",))))
    found = do(
        cast_by(casting(GainQuiddity(1), May((GainGlory(1),), price=price)), seat(used="Portal, Assistant")), "yes"
    )
    assert lying(found, "used") == ["Assistant"]


def test_who_may_have_it_done_pays() -> None:
    card = casting(ForEach(Who.OPPONENTS, (May((GainQuiddity(2),), price=Pay(1, Coin.GLORY), by=Chooser.THAT),)))
    found = cast_by(card, seat(glory=5), seat(glory=0), seat(glory=1))
    assert asks(found) == (2, "may-do")
    found = do(found, "yes")
    assert (glory(found), quiddity(found)) == ([5, 0, 0], 2)


def test_optional_clause_that_cannot_be_done_is_not_asked() -> None:
    card = creature(When(Moment.SUMMONED, (Destroy(One(THEIRS)), GainGlory(1)), may=True))
    found = table(seat(active=HAG, quiddity=1), wilds=[card])
    assert asks(do(found, "summon witching-hag#4")) == (0, "tidy")
    found = table(seat(active=HAG, quiddity=1), seat(ready=[GOBLIN]), wilds=[card])
    assert options(do(found, "summon witching-hag#4")) == ["yes", "pass"]


# -- uses and limits -------------------------------------------------------------------------------------------------


def test_two_uses_of_a_face_are_two_options() -> None:
    first, second = Use(Handling.SPEND, (GainGlory(1),)), Use(Handling.KEEP, (Reroll(THIS),))
    card = made("Questing Wizard", on(Guard.Q1, first), on(Guard.Q1, second))
    found = table(seat(active="Questing Wizard#3"), wilds=[card], rolls=[1])
    assert offered(found, "use") == ["questing-wizard#3", "questing-wizard#3:2"]
    assert lying(do(found, "use questing-wizard#3:2"), "active") == ["Questing Wizard#1"]
    found = do(table(seat(active="Questing Wizard#3"), wilds=[card]), "use questing-wizard#3")
    assert (glory(found)[0], lying(found, "spent")) == (1, ["Questing Wizard#3"])


@pytest.mark.parametrize(("who", "turn"), [(Who.ALL, [0, 1]), (Who.ME, [0]), (Who.OPPONENTS, [1])])
def test_who_may_activate(who: Who, turn: list[int]) -> None:
    card = creature(Activate((GainGlory(1),), who=who))
    for asked in (0, 1):
        seats = [seat(), seat()]
        seats[0] = seat(ready=[HAG])
        found = table(*seats, wilds=[card], turn={"seat": asked}, phase="capture")
        assert bool(offered(found, "activate")) is (asked in turn)
        if asked in turn:
            do(found, "activate witching-hag#4@0")
            assert glory(found)[asked] == 1
            assert not offered(found, "activate")


def test_activation_is_paid_and_has_a_condition() -> None:
    card = creature(Activate((GainGlory(1),), price=Pay(2), if_=AtLeast(Count(MINE), 2)))
    assert not offered(table(seat(ready=[HAG], quiddity=2), wilds=[card]), "activate")
    assert not offered(table(seat(ready=[HAG, GOBLIN], quiddity=1), wilds=[card]), "activate")
    found = table(seat(ready=[HAG, GOBLIN], quiddity=3), wilds=[card])
    assert found.decisions[0].options[0].label == "Use Witching Hag 3/3 of seat 0 for 2 quiddity"
    do(found, "activate witching-hag#4@0")
    assert (glory(found)[0], quiddity(found)) == (1, 1)


def test_limit_is_counted_for_each_die_and_turn() -> None:
    card = creature(When(Moment.SUMMONED, (GainGlory(1),), of=Dice(Side.MINE, classes=("Scavenging Goblin",)), limit=2))
    found = table(seat(ready=[HAG, HAG], active=", ".join([GOBLIN] * 3), quiddity=9), wilds=[card])
    for n in (2, 4, 4):
        do(found, "summon scavenging-goblin#3")
        assert glory(found)[0] == n


def test_limit_begins_anew_with_each_turn() -> None:
    card = creature(When(Moment.SUMMONED, (GainGlory(1),), of=Dice(Side.ANY, classes=("Scavenging Goblin",)), limit=1))
    found = table(
        seat(ready=[HAG], active=f"{GOBLIN}, {GOBLIN}", quiddity=2),
        seat(bag="Scavenging Goblin, Basic Quiddity"),
        wilds=[card],
        rolls=[1, 1, 1, 3],
    )
    do(found, "summon scavenging-goblin#3", "summon scavenging-goblin#3", "end-turn")
    assert glory(found) == [1, 0]
    do(found, "summon scavenging-goblin#3")
    assert glory(found) == [2, 0]


def test_limit_of_an_attached_clause_is_counted_on_its_host() -> None:
    clause = When(Moment.I_DESTROY, (GainGlory(1),), of=THIS, limit=1)
    card = made("Life", on(Guard.S, Attach(One(ANY), (clause,))))
    found = cast_by(
        casting(Destroy(All(THEIRS))), seat(ready=[f"{GOBLIN}+Life#4@0"]), seat(ready=[DRAGON, DEVOTEE]), wilds=(card,)
    )
    assert glory(do(found, "goes used", "goes used")) == [1, 0]
