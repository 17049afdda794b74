"""The battle: who must be named and by whom, and what damage does."""

import pytest

from tests.quarriors.mat import (
    DRAGON,
    DRAGON_3,
    GOBLIN,
    WIZARD,
    WIZARD_3,
    against,
    asks,
    do,
    fall,
    lying,
    offered,
    options,
    seat,
    stats,
)
from tests.quarriors.words.made import (
    HAG,
    attack,
    creature,
    made,
    said,
    spell,
    state,
    table,
)
from tumblehall.games.quarriors.language.clauses import Cast, Clause, When
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import (
    PickDefender,
)
from tumblehall.games.quarriors.language.modifiers import (
    Attack,
    Defence,
    DefendFirst,
    DefendLast,
    Immune,
    Lethal,
    NoDamage,
    Untargetable,
)
from tumblehall.games.quarriors.language.selectors import (
    Chosen,
    Count,
    Dice,
    Exactly,
    Is,
)
from tumblehall.games.quarriors.language.terms import (
    THIS,
    Guard,
    Moment,
    Side,
    Source,
    Which,
    Who,
    Zone,
)
from tumblehall.kernel.table import Table

MINE = Dice(Side.MINE)
BATTLE = (Zone.BATTLE,)


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


@pytest.mark.rule("Q45")
def test_what_was_absorbed_does_no_damage_to_nobody_else() -> None:
    """Total 9, 4 of it from level 1: a defence of 6 takes that and more; the 3 that are left destroy a defence of 3."""
    faces = ("q1", "q2", "q2", "c1/3/6", "c1/3/3", "c2/4/5")
    card = made("Witching Hag", on(Guard.ALL, NoDamage(THIS, from_=Dice(Side.ATTACKERS, levels=(1, 1)))), faces=faces)
    five = made("Deathdealer", on(Guard.ALL, Attack(THIS, 1)))
    theirs = seat(ready=[HAG, "Witching Hag#5"])
    found = table(seat(ready=[DRAGON, "Deathdealer#6"]), theirs, wilds=[card, five], phase="attack")
    assert named(found, "witching-hag#4") == ([HAG, "Witching Hag#5"], 3)
    battle = state(found).battle
    assert battle is not None
    assert battle.absorbed == (0, 6)
    assert named(found, "witching-hag#5")[0] == [HAG]


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


# -- two of them ---------------------------------------------------------------------------------------------------


def test_of_two_the_first_is_named_first() -> None:
    found = attack(DefendFirst(THIS), mine=[DRAGON], theirs=[GOBLIN, HAG])
    assert options(found) == ["defend witching-hag#4"]


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


@pytest.mark.rule("Q206")
@pytest.mark.parametrize(("source", "who"), [(Source.ABILITY, 1), (Source.SPELL, 0)])
def test_what_is_immune_to_abilities_is_not_named_by_one(source: Source, who: int) -> None:
    immune = made("Deathdealer", on(Guard.ALL, Immune(THIS, (source,))))
    found = attack(picking(Which.ALL), mine=[HAG], theirs=["Deathdealer#4"], more=(immune,))
    assert asks(found) == (who, "name")
