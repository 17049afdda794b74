"""Tables with fair dice: from any position, and ended early."""

from typing import Any

import pytest

from tests.fixtures.bluff import GAME
from tests.fixtures.tables import bluff, play_out
from tumblehall.kernel.dice import FairDice
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.record import HiddenDice, Record
from tumblehall.kernel.replay import replay_table
from tumblehall.kernel.table import Table
from tumblehall.library import from_position, new_table, replay

FAIR = FairDice(bytes(range(32)), "table 7", ("ann", "bob"))
POSITION = play_out(new_table("angryquest", seats=2, seed="evening"), most=8).position()


def test_position_is_played_on_with_fair_dice() -> None:
    table = play_out(from_position(POSITION, fair=FAIR), most=40)
    other = play_out(from_position(POSITION, fair=FairDice(bytes(32), "table 7", ("ann", "bob"))), most=40)
    assert table.record.dice == HiddenDice(FAIR.commitment, "table 7", ("ann", "bob"))
    assert table.position() != other.position()


def test_record_from_a_position_with_fair_dice_replays() -> None:
    table = play_out(from_position(POSITION, fair=FAIR))
    assert table.outcome is not None
    read = Record.from_json(table.record.to_json())
    assert (read.dice, read.start) == (FAIR, POSITION)
    assert replay(read).record == table.record


@pytest.mark.parametrize(
    ("dice", "message"),
    [
        ({"fair": "dice"}, 'fair must be FairDice; got "dice"'),
        ({"fair": FAIR, "seed": "evening"}, "a table has a seed or fair dice, not both"),
        ({"fair": FairDice(bytes(32), "t", ("ann",))}, "fair dice need a seed of each of the 2 seats; got 1"),
    ],
)
def test_dice_that_do_not_fit_are_refused(dice: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput) as from_here:
        from_position(POSITION, **dice)
    with pytest.raises(BadInput) as anew:
        new_table("angryquest", 2, **dice)
    assert str(from_here.value) == str(anew.value) == message


def test_game_ended_early_shows_its_secret_and_replays() -> None:
    table = play_out(Table(GAME, 2, {}, FAIR, False), most=7)
    assert isinstance(table.record.dice, HiddenDice)
    read = Record.from_json(table.revealed_record().to_json())
    assert (read.dice, read.outcome) == (FAIR, None)
    assert replay_table(GAME, read).position() == table.position()


@pytest.mark.parametrize("table", [bluff(), play_out(bluff()), play_out(Table(GAME, 2, {}, FAIR, False))])
def test_record_without_a_secret_to_keep_is_the_revealed_one(table: Table) -> None:
    assert table.revealed_record() == table.record
