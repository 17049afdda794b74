"""The one reader of selectors: every side, zone and filter, each in a table of dice that is laid once."""

from dataclasses import replace

import pytest

from tests.quarriors.mat import DEVOTEE, GOBLIN, WIZARD_3, seat
from tests.quarriors.words.made import HAG, attaching, creature, made, said, scope, state, table
from tumblehall.games.quarriors.language.clauses import Attach
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.modifiers import Defence
from tumblehall.games.quarriors.language.selectors import Count, Dice, Either, LevelOf, One
from tumblehall.games.quarriors.language.terms import HOST, Guard, Shows, Side, What, Zone
from tumblehall.games.quarriors.rules import spots
from tumblehall.games.quarriors.rules.battles import Battle
from tumblehall.games.quarriors.rules.state import BEYOND, Blame, QuarriorsState, Scope
from tumblehall.games.quarriors.rules.steps import REF

MINE, OTHERS, THEIRS, ANY, THAT = Side.MINE, Side.OTHERS, Side.THEIRS, Side.ANY, Side.THAT
CREATURE, SPELL, DIE, SPELL_DIE = What.CREATURE, What.SPELL, What.DIE, What.SPELL_DIE
LIFE = made("Life", on(Guard.S, Attach(One(Dice(ANY)), (Defence(HOST, 1),))))
CARD = creature(Defence(Dice(OTHERS), 0))
GROWTH = attaching(Defence(HOST, 1))


@pytest.fixture
def s() -> QuarriorsState:
    """Seat 0: the Hag that speaks (tag 0), a Goblin with a Life of seat 0 and a Life of seat 1, a readied Growth. Seat
    1: a Wizard of level 3, a Devotee with a Life of seat 0. Seat 2: a Goblin."""
    doc = table(
        seat(
            bag="2 Basic Quiddity, Portal",
            active="Basic Quiddity#1, Scavenging Goblin#5, Growth#5",
            ready=[HAG, f"{GOBLIN}+Life#4@0+Life#5@1", "Growth#4"],
            spent="Quake Dragon#6, Basic Quiddity#1",
            used="2 Questing Wizard, Portal",
        ),
        seat(ready=[WIZARD_3, f"{DEVOTEE}+Life#6@0"], used="Quake Dragon, Basic Quiddity"),
        seat(ready=[GOBLIN]),
        wilds=(f"{CARD} 2", f"{LIFE} 1", GROWTH),
    )
    return state(doc)


def count(s: QuarriorsState, dice: Dice | Either, me: Scope | None = None) -> int:
    return spots.count(s, dice, me or scope(0, this=0))


@pytest.mark.parametrize(
    ("dice", "n"),
    [
        (Dice(MINE), 2),
        (Dice(OTHERS), 1),
        (Dice(THEIRS), 3),
        (Dice(ANY), 5),
        (Dice(Side.ACTIVE), 2),
        (Dice(THAT), 0),
        (Dice(Side.ATTACKERS), 0),
        (Dice(Side.DEFENDERS), 0),
        (Dice(Side.DESTROYER), 0),
    ],
    ids=said,
)
def test_side(s: QuarriorsState, dice: Dice, n: int) -> None:
    assert count(s, dice) == n


@pytest.mark.parametrize(("side", "n"), [(MINE, 2), (THEIRS, 3), (THAT, 1), (Side.ACTIVE, 2)], ids=said)
def test_side_of_another_controller(s: QuarriorsState, side: Side, n: int) -> None:
    assert count(s, Dice(side), scope(1, that=2)) == n


def test_that_is_the_seat_of_a_frame_too(s: QuarriorsState) -> None:
    assert [count(s, Dice(THAT), scope(0, other=seat)) for seat in range(3)] == [2, 2, 1]


def test_destroyer_is_who_destroyed_last(s: QuarriorsState) -> None:
    s.blame = Blame(2, 0, -1)
    assert count(s, Dice(Side.DESTROYER)) == 1


@pytest.mark.parametrize(
    ("dice", "n"),
    [
        (Dice(MINE, DIE, (Zone.BAG,)), 3),
        (Dice(MINE, DIE, (Zone.ACTIVE,)), 3),
        (Dice(MINE, DIE, (Zone.SPENT,)), 2),
        (Dice(MINE, DIE, (Zone.USED,)), 3),
        (Dice(ANY, DIE, (Zone.USED,)), 5),
        (Dice(ANY, DIE, (Zone.WILDS,)), 3),
        (Dice(MINE, DIE, (Zone.READY,)), 4),
        (Dice(ANY, DIE, (Zone.READY,)), 9),
        (Dice(ANY, DIE, (Zone.ASIDE,)), 0),
        (Dice(ANY, DIE, (Zone.QUEST,)), 0),
        (Dice(OTHERS, zones=(Zone.HERE,)), 1),
        (Dice(ANY, zones=(Zone.BATTLE,)), 0),
        (Dice(MINE, DIE, (Zone.ACTIVE, Zone.SPENT, Zone.USED)), 8),
        (Dice(MINE, DIE, (Zone.ACTIVE, Zone.SPENT, Zone.USED), ("Basic Quiddity",)), 2),
        (Dice(ANY, DIE, (Zone.ACTIVE, Zone.SPENT, Zone.USED), ("Basic Quiddity",)), 3),
        (Dice(THEIRS, DIE, (Zone.USED,), ("Basic Quiddity", "Portal")), 1),
    ],
    ids=said,
)
def test_zone(s: QuarriorsState, dice: Dice, n: int) -> None:
    assert count(s, dice) == n


@pytest.mark.parametrize(
    ("dice", "n"),
    [
        (Dice(ANY, CREATURE), 5),
        (Dice(ANY, SPELL), 4),
        (Dice(MINE, SPELL), 2),
        (Dice(THEIRS, SPELL), 1),
        (Dice(ANY, SPELL_DIE), 4),
        (Dice(MINE, SPELL_DIE), 2),
        (Dice(ANY, What.CREATURE_DIE), 5),
        (Dice(MINE, CREATURE, (Zone.ACTIVE,)), 1),
        (Dice(MINE, SPELL, (Zone.ACTIVE,)), 1),
        (Dice(MINE, SPELL_DIE, (Zone.ACTIVE,)), 1),
        (Dice(MINE, What.CREATURE_DIE, (Zone.ACTIVE,)), 1),
        (Dice(MINE, CREATURE, (Zone.USED,)), 0),
        (Dice(MINE, What.CREATURE_DIE, (Zone.USED,)), 2),
        (Dice(ANY, SPELL_DIE, (Zone.WILDS,)), 1),
        (Dice(MINE, CREATURE, (Zone.SPENT,)), 1),
    ],
    ids=said,
)
def test_sort_of_die(s: QuarriorsState, dice: Dice, n: int) -> None:
    assert count(s, dice) == n


@pytest.mark.parametrize(
    ("dice", "n"),
    [
        (Dice(ANY, classes=("Scavenging Goblin",)), 2),
        (Dice(ANY, classes=("Scavenging Goblin", "Witching Hag")), 3),
        (Dice(ANY, classes=("Nobody",)), 0),
        (Dice(ANY, not_classes=("Scavenging Goblin",)), 3),
        (Dice(ANY, types=("Base",)), 4),
        (Dice(ANY, types=("Mighty",)), 0),
        (Dice(ANY, levels=(1, 1)), 4),
        (Dice(ANY, levels=(2, 9)), 1),
        (Dice(ANY, levels=(1, LevelOf(HOST))), 0),
        (Dice(MINE, DIE, (Zone.ACTIVE,), levels=(1, 1)), 1),
        (Dice(MINE, DIE, (Zone.ACTIVE,), levels=(0, 0)), 2),
        (Dice(ANY, cost_at_least=4), 2),
        (Dice(ANY, cost_at_most=3), 3),
        (Dice(ANY, DIE, (Zone.WILDS,), cost_at_most=4), 1),
        (Dice(ANY, DIE, (Zone.WILDS,), cost_at_least=4), 2),
        (Dice(MINE, DIE, (Zone.USED,), highest_cost=True), 2),
        (Dice(ANY, DIE, (Zone.USED,), highest_cost=True), 3),
        (Dice(MINE, DIE, (Zone.USED,), classes=("Portal",), highest_cost=True), 0),
        (Dice(ANY, defence_at_most=2), 1),
        (Dice(ANY, defence_at_most=4), 4),
        (Dice(ANY, defence_at_most=Count(Dice(ANY))), 4),
        (Dice(MINE, DIE, (Zone.USED,), defence_at_most=9), 0),
        (Dice(MINE, DIE, (Zone.ACTIVE,), shows=Shows.SPELL), 1),
        (Dice(MINE, DIE, (Zone.USED,), shows=Shows.SPELL), 0),
        (Dice(ANY, not_this=True), 4),
        (Dice(ANY, SPELL, attached=True), 3),
        (Dice(ANY, SPELL, attached=False), 1),
        (Dice(MINE, DIE, (Zone.USED,), attached=True), 0),
        (Dice(ANY, bearing=(SPELL,)), 2),
        (Dice(MINE, bearing=(SPELL, DIE)), 1),
        (Dice(ANY, bearing=(CREATURE,)), 0),
        (Dice(ANY, lowest=True), 4),
        (Dice(ANY, lowest=False), 1),
        (Dice(MINE, DIE, (Zone.USED,), lowest=True), 0),
    ],
    ids=said,
)
def test_filter(s: QuarriorsState, dice: Dice, n: int) -> None:
    assert count(s, dice) == n


def test_either_counts_a_die_once(s: QuarriorsState) -> None:
    assert count(s, Either((Dice(MINE), Dice(ANY, levels=(3, 3)), Dice(OTHERS)))) == 3


def test_others_of_an_attached_die_leave_out_its_host(s: QuarriorsState) -> None:
    beside = scope(0, this=BEYOND + s.ready[0][1].attached[0][0], other=REF + 1)
    assert count(s, Dice(OTHERS), beside) == 1
    assert count(s, Dice(OTHERS, SPELL), beside) == 1
    assert count(s, Dice(ANY, SPELL, not_this=True), beside) == 3


def test_others_of_a_die_in_a_pile_leave_one_of_its_class_out(s: QuarriorsState) -> None:
    wizard = s.tables.kind_of["Questing Wizard"] << 3 | 3
    assert count(s, Dice(OTHERS, DIE, (Zone.USED,)), scope(0, this=BEYOND + wizard)) == 2
    assert count(s, Dice(OTHERS, DIE, (Zone.USED,)), scope(1, this=BEYOND + wizard)) == 2


# -- the battle and the records ------------------------------------------------------------------------------------


def fight(s: QuarriorsState) -> QuarriorsState:
    """The Hag of seat 0 attacks; its Goblin does not."""
    s.battle = Battle(((0, (0, 3, 3)),))
    return s


def test_battle_is_who_attacks_and_who_may_be_named(s: QuarriorsState) -> None:
    fight(s)
    s.ready[2][0] = s.ready[2][0].but(safe=2)
    assert count(s, Dice(Side.ATTACKERS)) == 1
    assert count(s, Dice(Side.DEFENDERS)) == 2
    assert count(s, Dice(ANY, zones=(Zone.BATTLE,))) == 3
    assert count(s, Dice(MINE, zones=(Zone.BATTLE,))) == 1
    assert count(s, Dice(THEIRS, SPELL, (Zone.BATTLE,))) == 1


def test_named_holds_those_that_have_left(s: QuarriorsState) -> None:
    battle = fight(s).battle
    assert battle is not None
    s.ready[1][0] = s.ready[1][0].but(named=True)
    battle.named = ((1, s.ready[1][1].code),)
    assert count(s, Dice(THEIRS, zones=(Zone.NAMED,))) == 2
    assert count(s, Dice(THEIRS, zones=(Zone.NAMED,), levels=(3, 3))) == 1
    assert count(s, Dice(MINE, zones=(Zone.NAMED,))) == 0


def test_summoned_counts_those_that_have_left(s: QuarriorsState) -> None:
    s.ready[0][1] = s.ready[0][1].but(summoned=True)
    s.summons = (3, 0, 0)
    assert count(s, Dice(MINE, zones=(Zone.SUMMONED,))) == 3
    assert count(s, Dice(MINE, zones=(Zone.SUMMONED,), levels=(1, 9))) == 1
    assert count(s, Dice(THEIRS, zones=(Zone.SUMMONED,))) == 0


@pytest.mark.parametrize("zone", [Zone.SCORED, Zone.SCORED_NOW, Zone.LOST, Zone.FALLEN])
def test_record_keeps_what_has_left(s: QuarriorsState, zone: Zone) -> None:
    codes = [s.tables.kind_of["Questing Wizard"] << 3 | 5, s.tables.kind_of["Scavenging Goblin"] << 3 | 2]
    s.scored = s.lost = tuple((0, code) for code in codes)
    s.scored_phase = tuple(codes)
    battle = fight(s).battle
    assert battle is not None
    battle.fallen = s.lost
    for dice, n in (
        (Dice(MINE, zones=(zone,)), 2),
        (Dice(MINE, zones=(zone,), levels=(3, 3)), 1),
        (Dice(MINE, zones=(zone,), classes=("Scavenging Goblin",)), 1),
        (Dice(MINE, zones=(zone,), cost_at_most=2), 1),
        (Dice(THEIRS, zones=(zone,)), 0),
        (Dice(MINE, SPELL, zones=(zone,)), 0),
    ):
        assert count(s, dice) == n, dice


def test_cost_of_a_copying_die_is_its_own(s: QuarriorsState) -> None:
    goblin = s.ready[2][0]
    s.ready[2][0] = goblin.but(copy=s.ready[1][0].code)
    theirs = Dice(THEIRS)
    assert count(s, replace(theirs, classes=("Questing Wizard",))) == 2
    assert count(s, replace(theirs, classes=("Questing Wizard",), cost_at_most=2)) == 1
