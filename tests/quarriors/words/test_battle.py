"""The battle: who must be named and by whom, what damage does, totals, protection."""

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
    offered,
    options,
    seat,
    stats,
)
from tests.quarriors.words.made import ANY, HAG, HAG_2, THEIRS, attaching, creature, made, said, spell, state, table
from tumblehall.games.quarriors.language.clauses import Cast, Clause, React, When
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import (
    ChangeTotal,
    Deflect,
    Destroy,
    Effect,
    GainGlory,
    Move,
    PickDefender,
    Still,
    Then,
    Watch,
)
from tumblehall.games.quarriors.language.modifiers import (
    Attack,
    Defence,
    DefendFirst,
    DefendLast,
    Lethal,
    NoDamage,
    TotalLess,
    Untargetable,
)
from tumblehall.games.quarriors.language.selectors import (
    AttackOf,
    Chosen,
    Count,
    Dice,
    Exactly,
    Half,
    Is,
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
    Which,
    Who,
    Window,
    Zone,
)
from tumblehall.kernel.table import Table

MINE = Dice(Side.MINE)
BATTLE = (Zone.BATTLE,)


def attack(
    *clauses: Clause, mine: list[str], theirs: list[str], more: tuple[str, ...] = (), others: tuple[list[str], ...] = ()
) -> Table:
    """Seat 0 attacks; the Hag says the clauses, whoever has it."""
    seats = [seat(ready=mine), seat(ready=theirs), *(seat(ready=ready) for ready in others)]
    return table(*seats, wilds=[creature(*clauses), *more], phase="attack")


# -- who is named --------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q104")
@pytest.mark.parametrize(
    ("clauses", "offers"),
    [
        ((Attack(THIS, 0),), ["witching-hag#4", "scavenging-goblin#3", "questing-wizard#4"]),
        ((DefendFirst(THIS),), ["witching-hag#4"]),
        ((DefendLast(THIS),), ["scavenging-goblin#3", "questing-wizard#4"]),
        ((DefendFirst(THIS), DefendLast(THIS)), ["scavenging-goblin#3", "questing-wizard#4"]),
        ((DefendFirst(Dice(Side.MINE, classes=("Scavenging Goblin",))),), ["scavenging-goblin#3"]),
        ((DefendFirst(Dice(Side.THEIRS)),), ["witching-hag#4", "scavenging-goblin#3", "questing-wizard#4"]),
        ((DefendLast(MINE),), ["witching-hag#4", "scavenging-goblin#3", "questing-wizard#4"]),
        (
            (NoDamage(THIS), DefendFirst(Dice(Side.MINE, levels=(1, 1)))),
            ["witching-hag#4", "scavenging-goblin#3", "questing-wizard#4"],
        ),
        ((NoDamage(THIS), DefendLast(THIS)), ["witching-hag#4", "scavenging-goblin#3", "questing-wizard#4"]),
    ],
    ids=said,
)
def test_who_must_be_named(clauses: tuple[Clause, ...], offers: list[str]) -> None:
    assert offered(attack(*clauses, mine=[DRAGON_3], theirs=[HAG, GOBLIN, WIZARD]), "defend") == offers


def test_last_is_named_when_only_those_are_left() -> None:
    found = fall(attack(DefendLast(THIS), mine=[DRAGON_3], theirs=[HAG, GOBLIN]), "defend scavenging-goblin#3")
    assert offered(found, "defend") == ["witching-hag#4"]


# -- no damage -----------------------------------------------------------------------------------------------------


def named(table_: Table, die: str) -> tuple[list[str], int | None]:
    """What is left of the defender's creatures and of the total after one was named."""
    fall(table_, f"defend {die}")
    totals = table_.view(None)["attack"]
    return lying(table_, "ready", 1), None if totals is None else totals["totals"][1]


@pytest.mark.rule("Q45")
@pytest.mark.parametrize(
    ("clause", "after"),
    [
        (NoDamage(THIS), ([HAG, WIZARD_3], 9)),
        (NoDamage(THIS, from_=Dice(Side.ATTACKERS, levels=(1, 1))), ([WIZARD_3], 9)),
        (NoDamage(THIS, from_=Dice(Side.ATTACKERS, levels=(3, 3))), ([WIZARD_3], 9)),
        (NoDamage(THIS, from_=Dice(Side.ATTACKERS, levels=(1, 3))), ([HAG, WIZARD_3], 9)),
        (NoDamage(THIS, vs=Exactly(Count(Dice(Side.THAT)), 2)), ([HAG, WIZARD_3], 9)),
        (NoDamage(THIS, vs=Exactly(Count(Dice(Side.THAT)), 1)), ([WIZARD_3], 9)),
    ],
    ids=said,
)
def test_no_damage(clause: NoDamage, after: tuple[list[str], int]) -> None:
    """8 from level 3 and 4 from level 1 against a defence of 3."""
    found = attack(clause, mine=[DRAGON_3, DRAGON], theirs=[HAG, WIZARD_3])
    assert named(found, "witching-hag#4") == after


@pytest.mark.rule("Q45")
def test_part_of_the_total_that_does_no_damage() -> None:
    """Total 9, 4 of it from level 1, a defence of 6: what is left, 5, does not destroy it; 3 go on."""
    faces = ("q1", "q2", "q2", "c1/3/6", "c1/3/3", "c2/4/5")
    card = made("Witching Hag", on(Guard.ALL, NoDamage(THIS, from_=Dice(Side.ATTACKERS, levels=(1, 1)))), faces=faces)
    five = made("Deathdealer", on(Guard.ALL, Attack(THIS, 1)))
    ready = [DRAGON, "Deathdealer#6"]
    found = table(seat(ready=ready), seat(ready=[HAG, GOBLIN]), wilds=[card, five], phase="attack")
    assert against(found)[1] == 9
    assert named(found, "witching-hag#4") == ([HAG, GOBLIN], 3)
    assert named(found, "scavenging-goblin#3")[0] == [HAG]


@pytest.mark.rule("Q46")
def test_nobody_needs_to_name_what_takes_no_damage() -> None:
    found = attack(NoDamage(THIS), mine=[DRAGON], theirs=[HAG])
    assert options(found) == ["defend witching-hag#4", "pass"]
    assert asks(do(found, "pass")) == (0, "tidy")


# -- lethal --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q202")
def test_lethal() -> None:
    faces = ("q1", "q2", "q2", "c1/1/3", "c1/3/3", "c2/4/5")
    card = made("Witching Hag", on(Guard.ALL, Lethal()), faces=faces)
    found = table(seat(ready=[HAG]), seat(ready=[WIZARD_3, GOBLIN]), wilds=[card], phase="attack")
    fall(found, "defend questing-wizard#6")
    assert lying(found, "ready", 1) == [GOBLIN]
    assert asks(found) == (0, "tidy")


def test_lethal_of_a_defender_does_nothing() -> None:
    assert named(attack(Lethal(), mine=[GOBLIN], theirs=[HAG]), "witching-hag#4")[0] == [HAG]


def test_lethal_and_no_damage() -> None:
    both = made("Deathdealer", on(Guard.ALL, Lethal()))
    found = attack(NoDamage(THIS), mine=["Deathdealer#4"], theirs=[HAG], more=(both,))
    assert named(found, "witching-hag#4")[0] == [HAG]


# -- defence of the first ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "second"), [(True, 4), (False, 2)])
def test_only_the_first_to_be_named_is_weaker(first: bool, second: int) -> None:
    """Also when the first has fallen."""
    weaker = Defence(Dice(Side.THEIRS, zones=BATTLE), -2, Is(THIS, Dice(Side.ATTACKERS)), first=first, once=True)
    found = attack(weaker, mine=[HAG, HAG, HAG], theirs=[GOBLIN, DRAGON])
    assert [stats(found, 1, place)[1] for place in (0, 1)] == [1, 2]
    fall(found, "defend scavenging-goblin#3")
    assert stats(found, 1)[1] == second


def test_weaker_only_while_it_attacks() -> None:
    weaker = Defence(Dice(Side.THEIRS, zones=BATTLE), -2, Is(THIS, Dice(Side.ATTACKERS)))
    found = attack(weaker, mine=[GOBLIN], theirs=[HAG, DRAGON])
    assert (stats(found, 0), stats(found, 1, 1)) == ((2, 2), (4, 4))


# -- another names -------------------------------------------------------------------------------------------------


def picking(which: Which, of: object = Who.OPPONENTS) -> When:
    return When(Moment.BEFORE_DEFENDERS, (PickDefender(of, which),))  # type: ignore[arg-type]


@pytest.mark.parametrize(("which", "second"), [(Which.FIRST, (1, "name")), (Which.ALL, (0, "name"))])
def test_attacker_names_defenders(which: Which, second: tuple[int, str]) -> None:
    found = attack(picking(which), mine=[HAG, DRAGON_3], theirs=[GOBLIN, WIZARD])
    assert asks(found) == (0, "name")
    assert options(found) == ["defend scavenging-goblin#3@1", "defend questing-wizard#4@1"]
    fall(found, "defend scavenging-goblin#3@1")
    assert asks(found) == second


def test_of_one_opponent() -> None:
    found = attack(picking(Which.ALL, Chosen(Who.OPPONENTS)), mine=[HAG, DRAGON], theirs=[GOBLIN], others=([WIZARD],))
    do(found, "seat 2")
    assert asks(found) == (1, "name")
    assert asks(fall(found, "defend scavenging-goblin#3")) == (0, "name")


def test_spell_before_the_attack_holds_for_it() -> None:
    card = spell(Cast((PickDefender(Who.OPPONENTS, Which.ALL),)))
    found = table(seat(ready=[DRAGON, "Growth#4"]), seat(ready=[GOBLIN]), wilds=[card], phase="attack")
    assert asks(do(found, "cast growth#4")) == (0, "name")


@pytest.mark.rule("Q206")
def test_what_cannot_be_chosen_for_a_spell_is_left_to_its_owner() -> None:
    card = spell(Cast((PickDefender(Who.OPPONENTS, Which.ALL),)))
    ready = [HAG, GOBLIN]
    found = table(
        seat(ready=[DRAGON_3, "Growth#4"]),
        seat(ready=ready),
        wilds=[card, creature(Untargetable(THIS))],
        phase="attack",
    )
    do(found, "cast growth#4")
    assert options(found) == ["defend scavenging-goblin#3@1"]
    fall(found, "defend scavenging-goblin#3@1")
    assert (asks(found), options(found)) == ((1, "name"), ["defend witching-hag#4"])


# -- totals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("n", "total"), [(2, 2), (9, 0), (Count(Dice(Side.ANY)), 1), (0, 4)], ids=said)
def test_total_less(n: Number, total: int) -> None:
    found = attack(TotalLess(n), mine=[DRAGON], theirs=[HAG, GOBLIN], others=([GOBLIN],))
    if n == Count(Dice(Side.ANY)):
        assert against(found)[1] == 0
    elif total:
        assert against(found)[1:] == [total, 4]
    else:
        assert against(found)[1] == 0


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
