"""What chance gave, step by step: enough to reckon every number again, and every die that was shown."""

from typing import Any

import pytest

from tests.fixtures.tables import play_out
from tumblehall.kernel.dice import FairDice, FairRng, FastRng
from tumblehall.kernel.draws import SIDES, Use, draws_of
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.record import Record
from tumblehall.kernel.table import Table
from tumblehall.library import game_named, new_table

FAIR = FairDice(bytes(range(32)), "table 7", ("ann", "bob"))
ALL_SETS = {"sets": list(game_named("quarriors").info.versions)}
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("quarriors", {}),
    ("quarriors", ALL_SETS),
    ("dicequest", {"mode": "competitive"}),
    ("angryquest", {}),
    ("quaeleon", {}),
]


def fair(number: int) -> FairDice:
    return FairDice(number.to_bytes(32, "big"), f"table {number}", ("ann", "b\u00f6b"))


def uses_of(table: Table, seat: int | None = 0) -> list[Use]:
    record = Record.from_json(table.record.to_json())
    return list(draws_of(game_named(record.game), record, seat))


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_number_is_the_one_that_the_dice_give(game: str, options: dict[str, Any]) -> None:
    dice = fair(1)
    table = play_out(new_table(game, 2, options=options, fair=dice))
    uses = uses_of(table)
    assert [use.use for use in uses] == list(range(len(uses)))
    for use in uses:
        rng = FairRng(dice.secret, dice.table, dice.seeds, use.use)
        assert [(of, rng.below(of)) for of, _ in use.drawn] == list(use.drawn)


@pytest.mark.parametrize(("game", "options"), GAMES[:-1])
def test_every_die_that_is_shown_is_one_that_was_drawn(game: str, options: dict[str, Any]) -> None:
    shown = 0
    for number in range(2):
        table = play_out(new_table(game, 2, options=options, fair=fair(number)))
        events = table.events(0)
        for use in uses_of(table):
            taken = [die.at for roll in use.rolls for die in roll.faces]
            assert None not in taken, (use, [events[roll.event] for roll in use.rolls])
            assert len(set(taken)) == len(taken)
            for roll in use.rolls:
                before = events[roll.event - 1] if roll.event else None
                faces = list(game_named(game).faces(events[roll.event], before))
                assert [die.face for die in roll.faces] == [name for name, _ in faces]
                for die, (_, sides) in zip(roll.faces, faces, strict=True):
                    assert die.at is not None
                    assert use.drawn[die.at][0] == SIDES
                    assert use.drawn[die.at][1] in sides
            shown += len(taken)
    assert shown > 10


def test_a_roll_that_was_taken_back_is_listed_with_the_one_in_its_place() -> None:
    table = new_table("angryquest", 2, fair=FAIR)
    while not table.takes_back_roll(table.decisions[0].seat):
        table.act(table.decisions[0].seat, table.decisions[0].options[0].id)
    seat = table.decisions[0].seat
    table.take_back(seat)
    play_out(table)
    uses = uses_of(table)
    numbers = [use.use for use in uses]
    again = next(number for number in numbers if numbers.count(number) > 1)
    first, second = (use for use in uses if use.use == again)
    assert first.drawn[0] == second.drawn[0]
    assert first.step < second.step


def test_dice_from_a_seed_have_nothing_to_be_checked() -> None:
    with pytest.raises(BadInput, match="told of fair dice"):
        uses_of(play_out(new_table("angryquest", 2, seed="evening")))


def test_a_second_try_after_one_that_was_taken_back_is_one_die_again() -> None:
    """Angry Quest shows all dice of the combat with it; the others were thrown before."""
    table = new_table("angryquest", 4, fair=FairDice(bytes(32), "t0", ("a", "b", "c", "d")))
    rng = FastRng(0)
    while (asked := table.decisions[0]).kind != "second-try":
        attack = [option.id for option in asked.options if option.id.startswith("attack")]
        table.act(asked.seat, (attack or [asked.options[rng.below(len(asked.options))].id])[0])
    for _ in range(2):
        table.act(asked.seat, "reroll-die")
        table.take_back(asked.seat)
    table.act(asked.seat, "reroll-die")
    record = table.revealed_record()
    for use in draws_of(game_named(record.game), record, 0):
        assert None not in [die.at for roll in use.rolls for die in roll.faces]
