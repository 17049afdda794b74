"""Why-not says what I have and what is missing, wherever something has a price or asks for a number."""

import re

import pytest

import tumblehall as th
from tumblehall.agents.agent import answer_at
from tumblehall.agents.roster import default_agent
from tumblehall.games import GAMES
from tumblehall.kernel.lacking import lacking
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels import panel_for

PRICED = ("quarriors", "angryquest", "dicequest")
ASKED = 60
"""So many questions of a game."""
PRICE = re.compile(r"\b(costs|needs|takes) (\d+)\b")
HAVE = re.compile(r"\byou have (\d+)\b")
SHORT = re.compile(r": (\d+) short$")


def test_a_price_is_told_with_what_there_is_and_what_is_missing() -> None:
    assert lacking("the Peddler", 3, 2, "gold", "DQ-3.7") == th.Reason(
        "the Peddler costs 3 gold; you have 2: 1 short", "DQ-3.7"
    )


def test_what_is_not_missing_is_not_told() -> None:
    assert lacking("it", 1, 4, "gold", "DQ-3.3", how=" in all").text == "it costs 1 gold; you have 4 in all"


@pytest.mark.parametrize("game", GAMES)
def test_whoever_asks_for_a_number_is_told_theirs(game: str) -> None:
    table, agent, rng = th.new_table(game, 2, "why not"), default_agent(game), th.FastRng(1)
    priced = 0
    for _ in range(ASKED):
        if not table.decisions:
            break
        decision = table.decisions[0]
        view = table.view(decision.seat)
        ideas = panel_for(game).ideas(Scene(view, decision))
        for reason in (table.why(decision.seat, idea) for idea in dict.fromkeys(ideas)):
            if reason is None or not (price := PRICE.search(reason.text)):
                continue
            have, short = HAVE.search(reason.text), SHORT.search(reason.text)
            assert have, reason
            assert int(price[2]) == int(have[1]) + (int(short[1]) if short else 0) or "exact count" in reason.text, (
                reason
            )
            priced += 1
        table.act(decision.seat, answer_at(agent, table, decision, rng))
    assert priced or game not in PRICED
