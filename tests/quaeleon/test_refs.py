"""Questions about an effect refer to the card whose effect it is, so that nobody has to read the prompt for it."""

from collections.abc import Callable

import pytest

import tumblehall as th
from tests.quaeleon.mat import HOLD, do, laid, play, seat
from tumblehall.agents.quaeleon.skilled import SkilledAgent
from tumblehall.kernel.table import Table


@pytest.mark.parametrize(
    ("at", "card"),
    [
        (lambda: play(seat("Second Helping", hand="Lead Boots"), ""), "Second Helping"),
        (lambda: play(HOLD, ""), HOLD),
        (lambda: play(seat("Martyr's Trapdoor", field="Kettle Drake, Needle Rain"), ""), "Martyr's Trapdoor"),
    ],
)
def test_whether_and_which_refer_to_the_card(at: Callable[[], Table], card: str) -> None:
    table = at()
    assert [option.refs for option in table.decisions[0].options] == [(laid(table, 0, card)["ref"],)] * 2


def test_the_end_of_a_turn_is_about_no_card() -> None:
    table = do(play("Hedge Duellist", "", ""), "seat 1")
    assert [option.refs for option in table.decisions[0].options] == [()]


@pytest.mark.parametrize(
    ("at", "answer"),
    [
        (lambda: play(seat("Second Helping", hand="Lead Boots"), ""), "yes"),
        (lambda: play(seat("Martyr's Trapdoor", field="Kettle Drake"), ""), "yes"),
        (lambda: play(seat("Martyr's Trapdoor", field="Turnip Palisade"), ""), "no"),
        (lambda: play("Foresight Frog, Turnip Palisade, Lead Boots", "Candle Ghost"), "no"),
    ],
)
def test_the_agent_decides_by_the_card(at: Callable[[], Table], answer: str) -> None:
    """It pushes, gives up what has done its work, keeps what defends, and leaves its stack as it is."""
    table = at()
    assert table.decisions[0].kind == "may"
    assert SkilledAgent().choose(table.view(0), table.decisions[0], th.FastRng(1)) == answer
