"""Totals of a battle: what lowers, raises and deflects them, protection, what is counted when it is over."""

import pytest

from tests.quarriors.mat import (
    DEVOTEE,
    DRAGON,
    DRAGON_2,
    DRAGON_3,
    GOBLIN,
    WIZARD,
    WIZARD_3,
    against,
    asks,
    do,
    fall,
    glory,
    heard,
    lying,
    options,
    seat,
    stats,
)
from tests.quarriors.words.made import (
    ANY,
    HAG,
    HAG_2,
    THEIRS,
    attaching,
    attack,
    creature,
    made,
    said,
    spell,
    state,
    table,
)
from tumblehall.games.quarriors.language.clauses import React, When
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import (
    ChangeTotal,
    Deflect,
    Destroy,
    Effect,
    GainGlory,
    Move,
    Still,
    Then,
    Watch,
)
from tumblehall.games.quarriors.language.modifiers import (
    Attack,
    Defence,
    TotalLess,
)
from tumblehall.games.quarriors.language.selectors import (
    AttackOf,
    Chosen,
    Count,
    Dice,
    Exactly,
    Half,
    Number,
    One,
    PlayersWho,
    TotalOf,
)
from tumblehall.games.quarriors.language.terms import (
    HOST,
    THIS,
    Duration,
    Guard,
    Moment,
    Side,
    Who,
    Window,
    Zone,
)

MINE = Dice(Side.MINE)


# -- totals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("n", "total"), [(2, 2), (9, 0), (Count(Dice(Side.THEIRS)), 2), (0, 4)], ids=said)
def test_total_less(n: Number, total: int) -> None:
    """Against its owner alone."""
    found = attack(TotalLess(n), mine=[DRAGON], theirs=[HAG, GOBLIN], others=([GOBLIN],))
    assert against(found)[1:] == [total, 4]


@pytest.mark.parametrize(
    ("effect", "total"),
    [
        (ChangeTotal(Who.OPPONENTS, 3), 7 + 3),
        (ChangeTotal(Who.OPPONENTS, -9), 0),
        (ChangeTotal(Who.OPPONENTS, AttackOf(THIS)), 7 + 3),
        (ChangeTotal(Who.OPPONENTS, zero=True), 0),
        (ChangeTotal(Who.ME, 3), 7),
        (Still(THIS, Duration.TURN), 4),
        (Move(THIS, Zone.BAG), 4),
    ],
    ids=said,
)
def test_total_changes_before_defences(effect: Effect, total: int) -> None:
    found = attack(When(Moment.BEFORE_DEFENDERS, (effect,)), mine=[HAG, DRAGON], theirs=[WIZARD_3, WIZARD])
    if total:
        assert against(found)[1] == total
    else:
        assert asks(found) == (0, "tidy")


def test_total_changes_once_defences_have_begun() -> None:
    card = When(Moment.FIRST_LOSS, (ChangeTotal(Who.LOSER, 9),))
    found = fall(attack(card, mine=[HAG], theirs=[GOBLIN, WIZARD]), "defend scavenging-goblin#3")
    assert against(found)[1] == 1 + 9


def test_zero_holds_for_the_whole_attack() -> None:
    card = When(Moment.BEFORE_DEFENDERS, (ChangeTotal(Who.OPPONENTS, zero=True), ChangeTotal(Who.OPPONENTS, 9)))
    assert asks(attack(card, mine=[HAG], theirs=[WIZARD])) == (0, "tidy")


# -- protection ----------------------------------------------------------------------------------------------------


def test_answer_for_protection() -> None:
    clause = When(Moment.PROTECTION, (Move(THIS, Zone.ACTIVE), Then((ChangeTotal(Who.ME, -4),))), may=True)
    found = attack(clause, mine=[DRAGON_2], theirs=[HAG, WIZARD])
    assert (asks(found), options(found)) == ((1, "window"), ["answer witching-hag#4", "pass"])
    do(found, "answer witching-hag#4")
    assert against(found)[1] == 2
    assert lying(found, "active", 1) == ["Witching Hag"]


@pytest.mark.parametrize(("limit", "answers"), [(None, 1), (2, 2)])
def test_answer_is_given_so_often(limit: int | None, answers: int) -> None:
    clause = When(Moment.PROTECTION, (ChangeTotal(Who.ME, -1),), may=True, limit=limit)
    found = attack(clause, mine=[DRAGON_2], theirs=[HAG])
    for _ in range(answers):
        do(found, "answer witching-hag#4")
    assert asks(found) == (1, "name")
    assert against(found)[1] == 6 - answers


def test_answer_that_must_be_given() -> None:
    found = attack(When(Moment.PROTECTION, (ChangeTotal(Who.ME, -1),)), mine=[DRAGON], theirs=[HAG])
    assert (asks(found), against(found)[1]) == ((1, "name"), 3)


def test_attacker_has_no_protection_step() -> None:
    clause = When(Moment.PROTECTION, (ChangeTotal(Who.ME, -1),), may=True)
    assert asks(attack(clause, mine=[HAG], theirs=[WIZARD])) == (1, "name")


def test_protection_spell() -> None:
    card = spell(React((Window.PROTECTION,), (ChangeTotal(Who.ME, -3),)))
    found = table(seat(ready=[DRAGON, "Growth#4"]), seat(ready=[GOBLIN, "Growth#5"]), wilds=[card], phase="attack")
    assert (asks(found), options(found)) == ((1, "window"), ["cast growth#5", "pass"])
    do(found, "cast growth#5")
    assert against(found)[1] == 1


OTHER = Chosen(PlayersWho(Who.OPPONENTS, Exactly(Count(Dice(Side.THAT, zones=(Zone.BATTLE,))), 1)))


def test_deflected_to_another_defender() -> None:
    half = Deflect(Half(TotalOf(Who.ME)), OTHER, Who.ACTIVE)
    card = spell(React((Window.PROTECTION,), (half, ChangeTotal(Who.ME, zero=True))))
    found = table(
        seat(ready=[DRAGON_3, DRAGON]),
        seat(ready=[GOBLIN, GOBLIN, "Growth#4"]),
        seat(ready=[WIZARD_3]),
        wilds=[card],
        phase="attack",
    )
    do(found, "cast growth#4", "seat 2")
    assert asks(found) == (2, "name")
    assert against(found)[1:] == [0, 12 + 6]
    fall(found, "defend questing-wizard#6")
    assert heard(found, "destroyed")[-1]["die"] == "questing-wizard#6"
    assert state(found).blame.seat == 0


@pytest.mark.rule("Q103")
def test_who_gets_a_deflected_attack_may_protect_itself_once_more() -> None:
    shield = spell(React((Window.PROTECTION,), (ChangeTotal(Who.ME, -3),)))
    away = made("Life", on(Guard.S, React((Window.PROTECTION,), (Deflect(5, OTHER, Who.ACTIVE),))))
    found = table(
        seat(ready=[DRAGON_3]),
        seat(ready=[GOBLIN, "Growth#4"]),
        seat(ready=[GOBLIN, GOBLIN, "Life#4"]),
        wilds=[shield, away],
        phase="attack",
    )
    do(found, "pass", "cast life#4", "seat 1")
    assert (asks(found), options(found)) == ((1, "window"), ["cast growth#4", "pass"])


def test_deflected_to_the_attacker() -> None:
    """A defence of its own, after the others; its victims fall to who deflected, and are not lost to the attack."""
    half = Deflect(Half(TotalOf(Who.ME)), PlayersWho(Who.OPPONENTS, Exactly(1, 2)), Who.ACTIVE)
    card = spell(React((Window.PROTECTION,), (half, ChangeTotal(Who.ME, zero=True))))
    lost = When(Moment.I_DESTROY, (GainGlory(1),))
    found = table(
        seat(ready=[DRAGON_3, GOBLIN]), seat(ready=[HAG, "Growth#4"]), wilds=[card, creature(lost)], phase="attack"
    )
    do(found, "cast growth#4")
    assert asks(found) == (0, "name")
    battle = state(found).battle
    assert battle is not None
    assert battle.totals == [5, 0]
    fall(found, "defend scavenging-goblin#3")
    assert glory(found) == [0, 1]
    assert state(found).lost == ()


def test_fallen_are_those_of_the_other_side() -> None:
    kill = made("Life", on(Guard.S, React((Window.PROTECTION,), (Destroy(One(ANY)),))))
    count = When(Moment.ATTACK_OVER, (GainGlory(Count(Dice(Side.ANY, zones=(Zone.FALLEN,)))),))
    seats = [seat(ready=[HAG_2, GOBLIN]), seat(ready=[WIZARD_3, "Life#4"]), seat(ready=[DEVOTEE])]
    for victim, counted in (("scavenging-goblin#3@0", 1), ("devotee-of-the-holy-query#3@2", 0)):
        found = table(*seats, wilds=[kill, creature(count)], phase="attack")
        do(found, "cast life#4", f"pick {victim}", "goes used", "defend questing-wizard#6")
        while asks(found)[1] == "name":
            fall(found, options(found)[0])
        fallen = [each for each in heard(found, "destroyed") if each["die"] != "devotee-of-the-holy-query#3" or counted]
        assert glory(found)[0] == len(fallen)


def test_watch_for_the_attack_is_over_with_it() -> None:
    card = When(Moment.BEFORE_DEFENDERS, (Watch(Duration.ATTACK, Defence(THEIRS, -1)),))
    found = attack(card, mine=[HAG], theirs=[DRAGON_2])
    assert stats(found, 1) == (6, 6)
    do(found, "defend quake-dragon#5")
    assert stats(found, 1) == (6, 7)


def test_shares_of_all_defenders_are_fixed_apart() -> None:
    found = attack(
        Attack(THIS, 3, vs=Exactly(Count(Dice(Side.THAT)), 1)), mine=[HAG], theirs=[GOBLIN, GOBLIN], others=([GOBLIN],)
    )
    assert against(found)[1:] == [3, 6]


def test_spell_beside_an_attacker_counts_for_its_owner() -> None:
    found = table(
        seat(ready=[f"{DRAGON}+Growth#4@1"]),
        seat(ready=[GOBLIN, GOBLIN]),
        wilds=[attaching(Attack(HOST, Count(MINE)))],
        phase="attack",
    )
    assert against(found)[1] == 6
