"""Modifiers: attack, defence, glory, prices and limits as clauses change them, nothing stored."""

import pytest

from tests.quarriors.mat import (
    DEVOTEE,
    DRAGON,
    DRAGON_2,
    DRAGON_3,
    GOBLIN,
    WIZARD_3,
    do,
    seat,
    stats,
)
from tests.quarriors.words.made import (
    HAG,
    MINE,
    OTHERS,
    THEIRS,
    attaching,
    creature,
    made,
    said,
    spell,
    state,
    table,
)
from tumblehall.games.quarriors.language.clauses import Cast
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import Boost, Still
from tumblehall.games.quarriors.language.modifiers import (
    Attack,
    AttackVsMe,
    Cap,
    Counted,
    Defence,
    FixedAttack,
    Less,
    Stats,
    VoidSpells,
)
from tumblehall.games.quarriors.language.selectors import All, AtLeast, Count, Dice, Exactly, InTurn, One
from tumblehall.games.quarriors.language.terms import (
    HOST,
    THIS,
    Counting,
    Duration,
    Guard,
    Side,
    What,
    Who,
)
from tumblehall.games.quarriors.rules.figures import share_of

TURN = Duration.TURN
ASSISTANT = "Assistant#5"


# -- attack and defence --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clause", "hag", "goblin", "rival"),
    [
        (Attack(THIS, 2), (5, 3), (2, 2), (4, 4)),
        (Defence(THIS, 2), (3, 5), (2, 2), (4, 4)),
        (Attack(THIS, Count(MINE)), (5, 3), (2, 2), (4, 4)),
        (Attack(OTHERS, 1), (3, 3), (3, 2), (4, 4)),
        (Attack(MINE, 1), (4, 3), (3, 2), (4, 4)),
        (Defence(THEIRS, 3), (3, 3), (2, 2), (4, 7)),
        (Attack(THEIRS, -5), (3, 3), (2, 2), (0, 4)),
        (Attack(THIS, 4, if_=InTurn(Who.ME)), (7, 3), (2, 2), (4, 4)),
        (Attack(THIS, 4, if_=InTurn(Who.OPPONENTS)), (3, 3), (2, 2), (4, 4)),
        (Defence(THIS, 4, if_=AtLeast(Count(MINE), 3)), (3, 3), (2, 2), (4, 4)),
        (Attack(THIS, 9, vs=Exactly(1, 1)), (3, 3), (2, 2), (4, 4)),
        (Stats(Count(Dice(Side.ANY))), (3, 3), (2, 2), (4, 4)),
        (Stats(7), (7, 7), (2, 2), (4, 4)),
    ],
    ids=said,
)
def test_figures(clause: Attack | Defence | Stats, hag: object, goblin: object, rival: object) -> None:
    found = table(seat(ready=[HAG, GOBLIN]), seat(ready=[DRAGON]), wilds=[creature(clause)])
    assert [stats(found, 0), stats(found, 0, 1), stats(found, 1)] == [hag, goblin, rival]


def test_aura_obeys_its_selector() -> None:
    """Not every creature is strengthened by what is said of one class."""
    card = creature(Attack(Dice(Side.MINE, classes=("Quake Dragon",)), 5))
    found = table(seat(ready=[HAG, DRAGON, ASSISTANT]), seat(ready=[DRAGON]), wilds=[card])
    assert [stats(found, 0, place)[0] for place in range(3)] == [3, 9, 1]
    assert stats(found, 1) == (4, 4)


def test_two_clauses_of_one_word_on_a_face_both_work() -> None:
    found = table(seat(ready=[HAG]), wilds=[creature(Attack(THIS, 1), Attack(THIS, 2), Attack(MINE, 4))])
    assert stats(found, 0) == (10, 3)


def test_works_on_the_faces_of_its_guard_only() -> None:
    card = made("Quake Dragon", on(Guard.B1, Attack(THIS, 5)), on(Guard.B12, Defence(THIS, 1)))
    found = table(seat(ready=[DRAGON, DRAGON_2, DRAGON_3]), wilds=[card])
    assert [stats(found, 0, place) for place in range(3)] == [(4, 4), (11, 7), (8, 8)]


def test_clause_of_a_card_in_the_wilds_needs_no_die() -> None:
    card = made("Witching Hag", on(Guard.CARD, Attack(Dice(Side.ANY, levels=(1, 1)), 1)))
    found = table(seat(ready=[GOBLIN]), seat(ready=[WIZARD_3]), wilds=[card])
    assert (stats(found, 0), stats(found, 1)) == ((3, 2), (4, 9))


@pytest.mark.rule("Q47")
@pytest.mark.parametrize(
    ("printed", "less", "left"), [(3, (2,), 1), (3, (2, 4), 1), (3, (9,), 1), (0, (2,), 0), (5, (1, 1), 3)]
)
def test_defence_is_not_brought_below_one_nor_raised(printed: int, less: tuple[int, ...], left: int) -> None:
    faces = ("q1", "q2", "q2", f"c1/3/{printed}", "c1/3/3", "c2/4/5")
    card = made("Witching Hag", on(Guard.ALL, *(Defence(THIS, -n) for n in less)), faces=faces)
    assert stats(table(seat(ready=[HAG]), wilds=[card]), 0) == (3, left)


def test_reductions_are_summed_with_what_is_added() -> None:
    found = table(seat(ready=[HAG]), wilds=[creature(Defence(THIS, -9), Defence(THIS, 4))])
    assert stats(found, 0) == (3, 1)


def test_equal_sources_count_once() -> None:
    once = creature(Defence(THEIRS, -1, once=True))
    often = creature(Defence(THEIRS, -1))
    for card, left in ((once, 3), (often, 2)):
        assert stats(table(seat(ready=[HAG, HAG]), seat(ready=[DRAGON]), wilds=[card]), 1) == (4, left)


def test_attached_spell_speaks_of_its_host_for_its_owner() -> None:
    """Host numbers use the seat of the spell's owner."""
    found = table(
        seat(ready=[GOBLIN, GOBLIN, GOBLIN]),
        seat(ready=[f"{DRAGON}+Growth#4@0", DEVOTEE]),
        wilds=[attaching(Attack(HOST, Count(MINE)))],
    )
    assert (stats(found, 1), stats(found, 1, 1)) == ((7, 4), (0, 3))


def test_aura_of_an_attached_spell_is_not_for_its_host_alone() -> None:
    found = table(seat(ready=[f"{GOBLIN}+Growth#4@0", GOBLIN]), wilds=[attaching(Attack(OTHERS, 2))])
    assert (stats(found, 0), stats(found, 0, 1)) == ((2, 2), (4, 2))


@pytest.mark.parametrize(
    ("whose", "mine", "theirs"), [(Who.ALL, 0, 0), (Who.OPPONENTS, 1, 0), (Who.ME, 0, 1), (Who.ACTIVE, 0, 1)]
)
def test_spells_of_those_players_are_silenced(whose: Who, mine: int, theirs: int) -> None:
    found = table(
        seat(ready=[HAG, f"{GOBLIN}+Growth#4@0", f"{GOBLIN}+Growth#4@1"]),
        seat(),
        wilds=[creature(VoidSpells(MINE, whose)), attaching(Attack(HOST, 1))],
    )
    assert [stats(found, 0, place)[0] - 2 for place in (1, 2)] == [mine, theirs]


def test_silence_has_a_condition() -> None:
    card = creature(VoidSpells(MINE, if_=InTurn(Who.OPPONENTS)))
    found = table(seat(ready=[HAG, f"{GOBLIN}+Growth#4@0"]), wilds=[card, attaching(Attack(HOST, 1))])
    assert stats(found, 0, 1) == (3, 2)


@pytest.mark.rule("Q211")
@pytest.mark.parametrize(
    ("clause", "picked", "attack"),
    [(FixedAttack(THIS), (), 3), (FixedAttack(OTHERS), ("pick witching-hag#4@1",), 0)],
    ids=said,
)
def test_fixed_attack_is_not_lowered_by_others(clause: FixedAttack, picked: tuple[str, ...], attack: int) -> None:
    lower = made("Life", on(Guard.S, Cast((Boost(All(THEIRS), TURN, attack=-2), Still(One(THEIRS), TURN)))))
    aura = made("Deathdealer", on(Guard.ALL, Attack(THEIRS, -1)))
    found = table(seat(ready=["Life#4", "Deathdealer#4"]), seat(ready=[HAG]), wilds=[creature(clause), lower, aura])
    assert stats(do(found, "cast life#4", *picked), 1)[0] == attack


def test_fixed_attack_may_be_lowered_by_its_owner() -> None:
    found = table(seat(ready=[HAG]), wilds=[creature(FixedAttack(THIS), Attack(THIS, -2))])
    assert stats(found, 0) == (1, 3)


@pytest.mark.rule("Q48")
@pytest.mark.parametrize(
    ("ways", "share"),
    [
        ((Less(2),), 6),
        ((Counting.HALF,), 4),
        ((Cap(3),), 3),
        ((Cap(0),), 0),
        ((Less(2), Counting.HALF), 3),
        ((Cap(3), Counting.HALF, Less(2)), 3),
        ((Cap(2), Counting.HALF, Less(2)), 2),
        ((Less(9),), 0),
    ],
    ids=said,
)
def test_how_an_attacker_counts(ways: tuple[Counted, ...], share: int) -> None:
    card = creature(*(AttackVsMe(Dice(Side.ATTACKERS), way) for way in ways))
    s = state(table(seat(ready=[DRAGON_3]), seat(ready=[HAG]), seat(), wilds=[card]))
    assert share_of(s, 0, s.ready[0][0], 1) == share
    assert share_of(s, 0, s.ready[0][0], 2) == 8


@pytest.mark.parametrize(
    ("attackers", "share"),
    [
        (Dice(Side.ATTACKERS, levels=(3, 3)), 0),
        (Dice(Side.ATTACKERS, levels=(1, 2)), 8),
        (Dice(Side.ATTACKERS, defence_at_most=9), 0),
        (Dice(Side.ATTACKERS, defence_at_most=8), 8),
        (Dice(Side.ATTACKERS, bearing=(What.SPELL,)), 8),
        (Dice(Side.ATTACKERS, lowest=False), 0),
    ],
    ids=said,
)
def test_which_attackers_count_less(attackers: Dice, share: int) -> None:
    s = state(table(seat(ready=[DRAGON_3]), seat(ready=[HAG]), wilds=[creature(AttackVsMe(attackers, Cap(0)))]))
    assert share_of(s, 0, s.ready[0][0], 1) == share


def test_attacker_counts_less_against_the_owner_of_an_attached_spell() -> None:
    card = attaching(AttackVsMe(Dice(Side.ATTACKERS), Less(1)))
    s = state(table(seat(ready=[f"{DRAGON_3}+Growth#4@2"]), seat(), seat(), wilds=[card]))
    assert [share_of(s, 0, s.ready[0][0], against) for against in (1, 2)] == [8, 7]


# -- marks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "after"),
    [
        (Boost(All(MINE), TURN, attack=2, defence=1), (5, 4)),
        (Boost(All(MINE), TURN, attack=-4, defence=-5), (0, 1)),
        (Boost(All(MINE), TURN, attack=Count(MINE)), (4, 3)),
        (Boost(All(THEIRS), TURN, attack=2), (3, 3)),
        (Still(All(MINE), TURN), (0, 3)),
    ],
    ids=said,
)
def test_mark(effect: Boost | Still, after: tuple[int, int]) -> None:
    found = table(
        seat(ready=[HAG, "Growth#4"]), seat(ready=[DRAGON]), wilds=[creature(Attack(MINE, 0)), spell(Cast((effect,)))]
    )
    assert stats(do(found, "cast growth#4"), 0) == after


def test_still_is_stronger_than_all_that_adds() -> None:
    both = spell(Cast((Still(All(MINE), TURN), Boost(All(MINE), TURN, attack=5))))
    found = table(seat(ready=[HAG, "Growth#4"]), wilds=[creature(Attack(THIS, 3)), both])
    assert stats(do(found, "cast growth#4"), 0) == (0, 3)
