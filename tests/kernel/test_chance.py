"""Chance is keyed by how many uses of it stand before: the same answers bring the same rolls, and nobody fishes for
dice by taking back, by the order of what draws nothing, or by being quick."""

from itertools import permutations

import pytest

from tests.fixtures.bluff import GAME
from tests.fixtures.broken import CHANCE_IN_A_FORK
from tests.fixtures.newer import FAIR
from tests.fixtures.tables import play_out, turns
from tumblehall.kernel.dice import FairDice, Rng, SeedDice
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

DICE: list[SeedDice | FairDice] = [SeedDice("seed"), FAIR]
FAIR_3 = FairDice(bytes(range(32)), "table 8", ("ann", "bob", "cid"))
BURIER = {"hand": ["fox", "hare", "bear"], "table": ["owl"]}
START: Json = {
    "game": "bluff",
    "seats": [BURIER, {}],
    "deck": {"hare": 2, "owl": 2, "fox": 2, "bear": 1},
    "pending": turns(0),
}


class Noted:
    """Dice that note which streams were drawn from, after each answer."""

    def __init__(self, dice: SeedDice | FairDice) -> None:
        self._dice = dice
        self.handed: list[tuple[int, Rng, int]] = []

    def stream(self, use: int) -> Rng:
        rng = self._dice.stream(use)
        self.handed.append((use, rng, rng.state))
        return rng

    def aside(self, purpose: str) -> str:
        return self._dice.aside(purpose)

    @property
    def drawn(self) -> list[int]:
        return [use for use, rng, mark in self.handed if rng.state != mark]


def play(*answers: str, start: Json = START, dice: SeedDice | FairDice | Noted = DICE[0]) -> Table:
    table = Table(GAME, 0, {}, dice, False, start)
    for answer in answers:
        table.act(0, answer)
    return table


@pytest.mark.parametrize("dice", DICE)
def test_roll_that_is_taken_back_and_asked_for_again_is_the_same(dice: SeedDice | FairDice) -> None:
    table = play("bury fox", "end", dice=dice)
    rolled = table.position()
    table.undo(0, agreed=True)
    table.act(0, "end")
    assert table.position() == rolled


@pytest.mark.parametrize("dice", DICE)
def test_other_answers_do_not_bring_other_numbers(dice: SeedDice | FairDice) -> None:
    noted = Noted(dice)
    table = play("bury fox", "end", dice=noted)
    for _ in range(2):
        table.undo(0, agreed=True)
    table.act(0, "bury hare")
    table.act(0, "end")
    assert noted.drawn == [1, 1]


def test_answer_that_draws_nothing_does_not_count() -> None:
    table = play("bury fox")
    assert table.uses == 0
    table.undo(0)
    table.act(0, "bury hare")
    table.act(0, "end")
    assert table.uses == 1


def test_set_up_is_no_use_that_counts() -> None:
    noted = Noted(SeedDice("seed"))
    table = Table(GAME, 3, {}, noted, False)
    assert noted.drawn == [0]
    assert table.uses == 0


@pytest.mark.parametrize("dice", [SeedDice("seed"), FAIR_3])
def test_who_is_ready_first_does_not_change_what_falls_then(dice: SeedDice | FairDice) -> None:
    reached = []
    for order in permutations(range(3)):
        table = Table(GAME, 3, {}, dice, False)
        for seat in order:
            table.act(seat, next(option.id for d in table.decisions if d.seat == seat for option in d.options))
        for seat in reversed(order):
            table.act(seat, "done")
        for seat in order:
            table.act(seat, "confirm")
        reached.append(play_out(table, "the rest").position())
    assert all(position == reached[0] for position in reached)


def test_mind_changed_in_secret_does_not_change_what_falls_then() -> None:
    plain, wavering = Table(GAME, 2, {}, FAIR, False), Table(GAME, 2, {}, FAIR, False)
    wavering.act(0, "done")
    wavering.undo(0)
    for table in (plain, wavering):
        for seat in (0, 1):
            table.act(seat, "done")
            table.act(seat, "confirm")
    assert plain.position() == wavering.position()


def test_uses_are_counted_down_and_up_again_over_a_whole_game() -> None:
    table = play_out(Table(GAME, 3, {"rounds": 4}, FAIR_3, False), most=30)
    position, uses = table.position(), table.uses
    given = [(entry.seat, entry.act) for entry in table.record.entries if entry.act is not None]
    while table.uses >= uses - 1:
        seat = next(seat for seat in range(3) if table.why_no_undo(seat, agreed=True) is None)
        table.undo(seat, agreed=True)
    for seat, answer in given[len(table._standing) :]:
        table.act(seat, answer)
    assert uses > 1
    assert table.position() == position
    assert table.uses == uses


def test_chance_while_several_choose_is_a_fault_of_the_game() -> None:
    table = Table(CHANCE_IN_A_FORK, 2, {}, SeedDice("seed"), False)
    with pytest.raises(AssertionError, match="chance was used while several seats choose at once"):
        table.act(0, "done")
