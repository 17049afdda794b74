"""Made-up cards: nothing crashes, and who is reached, who pays and how many are as a slow reading says."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.quarriors.words import slow
from tests.quarriors.words.chance import CLASSES, crowded, dice, game_with, made_up_card, part, scope_in
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.selectors import Dice, Is
from tumblehall.games.quarriors.language.shapes import says
from tumblehall.games.quarriors.language.terms import HOST, IT, THIS, VICTIM
from tumblehall.games.quarriors.rules import numbers, spots
from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState, Scope
from tumblehall.kernel import conformance
from tumblehall.kernel.dice import FastRng, SeedDice
from tumblehall.kernel.table import Table

GAMES, ANSWERS, THOROUGH = 24, 50, 0.04
READINGS, STATES, LOOKS = 16, 5, 40


def cards_of(seed: str) -> tuple[CompiledCard, ...]:
    rng = Random(seed)
    return tuple(made_up_card(rng, die_class, f"Chance-{seed}-{n}") for n, die_class in enumerate(CLASSES))


@pytest.mark.parametrize("n", range(GAMES))
def test_nothing_crashes(n: int) -> None:
    """Clones, positions, pieces, options and their words are looked at on the way."""
    seed, rng = f"words {n}", Random(n)
    game = game_with(cards_of(seed), seed)
    seed_dice = SeedDice(seed)
    table = Table(game, rng.choice((2, 3)), {"expert_culling": n % 4 == 0}, seed_dice, n % 3 == 0)
    run = conformance._Run(conformance._start(game, table, seed_dice, None), THOROUGH)
    chance = FastRng(seed)
    with run.trial.watched():
        run.look()
        for _ in range(ANSWERS):
            if table.decisions:
                run.step(conformance._next(run, chance))
    assert run.stats.answers > 0


def states(n: int) -> Iterator[tuple[Random, QuarriorsState]]:
    """States of a game that is played by chance, with what cards could remember of it."""
    seed, rng = f"reading {n}", Random(n)
    table = Table(game_with(cards_of(seed), seed), 3, {}, SeedDice(seed), False)
    for _ in range(STATES):
        for _ in range(rng.randrange(1, 6)):
            if table.decisions:
                table.act(table.decisions[0].seat, rng.choice(table.decisions[0].options).id)
        s = table.state
        assert isinstance(s, QuarriorsState)
        yield rng, rng.choice((s, crowded(rng, s)))


@pytest.mark.parametrize("n", range(READINGS))
def test_readings_agree(n: int) -> None:
    """Of selectors, numbers, conditions and players, over states of several games."""
    found = 0
    for rng, s in states(n):
        for _ in range(LOOKS):
            scope = scope_in(rng, s)
            found += compare(s, dice(rng), scope)
            compare_other(s, "Condition", Is(rng.choice((THIS, IT, HOST)), dice(rng)), scope)
            for kind in ("Number", "Condition", "Players"):
                words = part(rng, kind)
                if not says(words, VICTIM):
                    compare_other(s, kind, words, scope)
    assert found > STATES * LOOKS // 8, "too few selectors found anything"


def compare(s: QuarriorsState, words: Dice, scope: Scope) -> bool:
    """Whether both readings find anything; they find the same."""
    slowly = slow.chosen(s, words, scope)
    quickly = spots.spots(s, words, scope)
    assert spots.count(s, words, scope) == len(slowly), (words, scope)
    for seat in (NONE, *range(s.players)):
        of_seat = sorted(die.code for die in slowly if die.seat == seat)
        assert sorted(spot.code for spot in quickly if spot.seat == seat for _ in range(spot.many)) == of_seat
    return bool(slowly)


def compare_other(s: QuarriorsState, kind: str, words: Any, scope: Scope) -> None:
    match kind:
        case "Number":
            assert numbers.number(s, words, scope) == slow.number(s, words, scope), (words, scope)
        case "Condition":
            assert numbers.holds(s, words, scope) == slow.holds(s, words, scope), (words, scope)
        case _:
            seats = numbers.seats_of(s, words, scope)
            assert set(seats) == slow.players(s, words, scope), (words, scope)
            assert len(set(seats)) == len(seats)


def test_tables_are_worth_reading() -> None:
    """There are many dice on them, and other words find other dice."""
    rng, s = next(states(1))
    assert len(slow.all_dice(s)) > 30
    assert len({spots.count(s, dice(rng), scope_in(rng, s)) for _ in range(200)}) > 8
