"""Numbers, conditions and players: what they come to in one table."""

from typing import Any

import pytest

from tests.quarriors.mat import DEVOTEE, DRAGON_2, GOBLIN, WIZARD_3, seat
from tests.quarriors.words.made import HAG, attaching, creature, said, scope, state, table
from tumblehall.games.quarriors.language import selectors as x
from tumblehall.games.quarriors.language.modifiers import Defence
from tumblehall.games.quarriors.language.selectors import Dice
from tumblehall.games.quarriors.language.terms import HOST, IT, THIS, VICTIM, Cause, Phase, Side, What, Who, Zone
from tumblehall.games.quarriors.rules.battles import Battle
from tumblehall.games.quarriors.rules.numbers import DAMAGE, SCORING, holds, number, seats_of
from tumblehall.games.quarriors.rules.state import BEYOND, Blame, QuarriorsState, Scope, Thing
from tumblehall.games.quarriors.rules.steps import REF, with_that

MINE, THEIRS, ANY, THAT = Dice(Side.MINE), Dice(Side.THEIRS), Dice(Side.ANY), Dice(Side.THAT)
CARD, GROWTH = creature(Defence(THIS, 0)), attaching(Defence(HOST, 1))
ME = scope(0, this=0)


@pytest.fixture
def s() -> QuarriorsState:
    """Seat 0: the Hag that speaks (tag 0) and a Goblin with its Growth (tag 1). Seat 1: a Wizard of level 3 (tag 2), a
    Dragon of level 2 (tag 3). Seat 2: a Devotee (tag 4)."""
    found = table(
        seat(ready=[HAG, f"{GOBLIN}+Growth#4@0"], active="Basic Quiddity#6, Quake Dragon#3", glory=2),
        seat(ready=[WIZARD_3, DRAGON_2], glory=5),
        seat(ready=[DEVOTEE], glory=3),
        wilds=(CARD, GROWTH),
    )
    s = state(found)
    s.draws = (3, 1, 0)
    return s


def code(s: QuarriorsState, die_class: str, face: int) -> int:
    return s.tables.kind_of[die_class] << 3 | face - 1


@pytest.mark.parametrize(
    ("n", "wanted"),
    [
        (7, 7),
        (x.Count(ANY), 5),
        (x.CountPlayers(Who.OPPONENTS), 2),
        (x.CountPlayers(x.PlayersWho(Who.ALL, x.AtLeast(x.Count(THAT), 2))), 2),
        (x.Classes(ANY), 5),
        (x.Classes(Dice(Side.ANY, classes=("Questing Wizard",))), 1),
        (x.PrintedGlory(MINE), 5),
        (x.PrintedGlory(Dice(Side.MINE, classes=("Nobody",))), 0),
        (x.CostOf(THIS), 5),
        (x.CostOf(VICTIM), 0),
        (x.LevelOf(THIS), 1),
        (x.AttackOf(THIS), 3),
        (x.AttackOf(HOST), 0),
        (x.QuiddityOf(THIS), 0),
        (x.GloryOf(Who.ME), 2),
        (x.GloryOf(Who.OPPONENTS), 5),
        (x.GloryOf(Who.THAT), 0),
        (x.TotalOf(Who.OPPONENTS), 0),
        (x.Draws(Who.ME), 3),
        (x.Draws(Who.THAT), 0),
        (x.Done(), 0),
        (x.Plus((1, x.Count(MINE), -1)), 2),
        (x.Times(x.Count(MINE), 3), 6),
        (x.Min((4, x.Count(ANY), 9)), 4),
        (x.Half(x.Count(ANY)), 2),
    ],
    ids=said,
)
def test_number(s: QuarriorsState, n: x.Number, wanted: int) -> None:
    assert number(s, n, ME) == wanted


def test_it_is_all_that_the_effect_before_was_about(s: QuarriorsState) -> None:
    drawn = [code(s, "Basic Quiddity", 6), code(s, "Quake Dragon", 3)]
    s.it = tuple(Thing(0, BEYOND + each, each) for each in drawn)
    s.done = 2
    assert number(s, x.QuiddityOf(IT), ME) == 2 + 3
    assert number(s, x.CostOf(IT), ME) == 9
    assert number(s, x.Done(), ME) == 2


def test_level_of_what_has_left_is_the_last_one(s: QuarriorsState) -> None:
    s.it = (Thing(1, BEYOND + code(s, "Questing Wizard", 6), code(s, "Questing Wizard", 6)),)
    assert number(s, x.LevelOf(IT), ME) == 3


def test_die_that_is_nowhere_costs_nothing(s: QuarriorsState) -> None:
    assert number(s, x.CostOf(THIS), scope(0, this=9)) == 0


def test_host_is_the_creature_beside_which_a_spell_lies(s: QuarriorsState) -> None:
    beside = scope(0, this=BEYOND + code(s, "Growth", 4))
    assert number(s, x.LevelOf(HOST), beside) == 1
    assert number(s, x.CostOf(HOST), beside) == 2
    assert number(s, x.AttackOf(HOST), beside) == 2


def test_total_is_what_was_fixed_against_a_player(s: QuarriorsState) -> None:
    s.battle = Battle(((0, (0, 3, 1)),))
    s.battle.fixed = (0, 3, 1)
    assert number(s, x.TotalOf(Who.ME), scope(1)) == 3
    assert number(s, x.TotalOf(Who.OPPONENTS), ME) == 4


def test_attack_in_a_total_is_the_share(s: QuarriorsState) -> None:
    s.battle = Battle(((0, (0, 7, 1)),))
    assert number(s, x.AttackOf(THIS), scope(0, this=0, that=1)) == 7


@pytest.mark.parametrize(
    ("condition", "wanted"),
    [
        (None, True),
        (x.AtLeast(x.Count(MINE), 2), True),
        (x.AtLeast(x.Count(MINE), x.Count(ANY)), False),
        (x.Exactly(x.Count(MINE), 2), True),
        (x.Exactly(x.Count(MINE), 1), False),
        (x.Is(THIS, MINE), True),
        (x.Is(THIS, THEIRS), False),
        (x.Is(THIS, Dice(Side.ANY, classes=("Witching Hag",))), True),
        (x.Is(THIS, Dice(Side.ANY, classes=("Quake Dragon",))), False),
        (x.Is(THIS, Dice(Side.MINE, What.DIE, (Zone.USED,))), False),
        (x.Is(THIS, THIS), True),
        (x.Is(THIS, HOST), False),
        (x.Is(VICTIM, MINE), False),
        (x.InPhase(Phase.READY), True),
        (x.InPhase(Phase.ATTACK), False),
        (x.InTurn(Who.ME), True),
        (x.InTurn(Who.OPPONENTS), False),
        (x.InTurn(Who.ALL), True),
        (x.ByCause(Cause.DAMAGE), False),
        (x.And((x.InTurn(Who.ME), x.Exactly(1, 1))), True),
        (x.And((x.InTurn(Who.ME), x.Exactly(1, 2))), False),
        (x.Not(x.InTurn(Who.ME)), False),
        (x.Not(x.Exactly(1, 2)), True),
    ],
    ids=said,
)
def test_condition(s: QuarriorsState, condition: x.Condition | None, wanted: bool) -> None:
    assert holds(s, condition, ME) is wanted


def test_phase_is_that_of_the_own_turn(s: QuarriorsState) -> None:
    assert not holds(s, x.InPhase(Phase.READY), scope(1))
    assert holds(s, x.InTurn(Who.OPPONENTS), scope(1))


@pytest.mark.parametrize(("cause", "blame"), [(Cause.DAMAGE, DAMAGE), (Cause.SCORE, SCORING)])
def test_cause(s: QuarriorsState, cause: Cause, blame: int) -> None:
    s.blame = Blame(1, blame, -1)
    assert holds(s, x.ByCause(cause), ME)


def test_twin_that_stands_is_not_the_die_that_has_left(s: QuarriorsState) -> None:
    gone = scope(0, this=BEYOND + s.ready[0][0].code)
    assert not holds(s, x.Is(THIS, MINE), gone)
    s.scored_phase = (s.ready[0][0].code,)
    assert holds(s, x.Is(THIS, Dice(Side.MINE, zones=(Zone.SCORED_NOW,))), gone)
    assert not holds(s, x.Is(THIS, Dice(Side.MINE, zones=(Zone.SCORED_NOW,))), ME)


def test_die_that_left_is_still_the_one_that_was_named(s: QuarriorsState) -> None:
    hag = s.ready[0][0].code
    s.it = (Thing(0, 0, hag),)
    assert holds(s, x.Is(THIS, IT), scope(0, this=BEYOND + hag))


def test_twins_that_stand_are_two_dice(s: QuarriorsState) -> None:
    s.it = (Thing(0, 1, s.ready[0][0].code),)
    assert not holds(s, x.Is(THIS, IT), ME)


def test_saved_die_is_among_the_fallen(s: QuarriorsState) -> None:
    s.battle = Battle(())
    s.battle.fallen = ((0, s.ready[0][0].code),)
    assert holds(s, x.Is(THIS, Dice(Side.MINE, zones=(Zone.FALLEN,))), ME)
    assert not holds(s, x.Is(THIS, Dice(Side.MINE, zones=(Zone.NAMED,))), ME)


LEADERS = x.PlayersWho(Who.ALL, x.Exactly(x.GloryOf(Who.THAT), x.GloryOf(Who.OPPONENTS)))


@pytest.mark.parametrize(
    ("players", "me", "seats"),
    [
        (Who.ME, scope(1), [1]),
        (Who.OPPONENTS, scope(1), [2, 0]),
        (Who.ALL, scope(1), [0, 1, 2]),
        (Who.ACTIVE, scope(1), [0]),
        (Who.THAT, scope(1), []),
        (Who.THAT, scope(1, that=2), [2]),
        (Who.LOSER, scope(0, other=1), [1]),
        (Who.THAT, scope(0, other=with_that(REF + 3, 2)), [2]),
        (Who.THAT, scope(0, other=REF + 3), []),
        (LEADERS, scope(0), [1]),
        (x.Chosen(Who.OPPONENTS), scope(2), [0, 1]),
        (x.PlayersWho(Who.OPPONENTS, x.Exactly(1, 2)), scope(0), []),
    ],
    ids=said,
)
def test_players(s: QuarriorsState, players: Any, me: Scope, seats: list[int]) -> None:
    assert seats_of(s, players, me) == seats


def test_that_and_the_die_of_the_moment_stand_side_by_side(s: QuarriorsState) -> None:
    both = scope(0, other=with_that(REF + (1 << 9) + 3, 2))
    assert number(s, x.LevelOf(VICTIM), both) == 2
    assert number(s, x.GloryOf(Who.THAT), both) == 3


def test_printed_glory_of_scorers_is_what_was_given(s: QuarriorsState) -> None:
    dragon = code(s, "Quake Dragon", 4)
    s.scored, s.unpaid = ((0, dragon), (0, dragon)), ((0, dragon),)
    scored = Dice(Side.MINE, zones=(Zone.SCORED,))
    assert number(s, x.PrintedGlory(scored), ME) == s.tables.glory[dragon >> 3]
    assert number(s, x.Count(scored), ME) == 2
