"""Every registered game passes the conformance kit: all checks at every step of a short game, a part in longer ones."""

import pytest

from tumblehall.games import GAMES
from tumblehall.kernel.conformance import check_game
from tumblehall.kernel.register import rules_of

SHORT = {"angryquest": "short 15", "dicequest": "short 17", "quaeleon": "short 22", "quarriors": "short 24"}
"""A seed whose game of two is short, for games that may be long."""
SEATS = [(name, seats) for name, game in GAMES.items() for seats in range(game.info.seats[0], game.info.seats[1] + 1)]


def rules(name: str) -> frozenset[str]:
    return frozenset(rule.id for prefix in GAMES[name].info.rule_prefixes for rule in rules_of(prefix))


@pytest.mark.parametrize("name", GAMES)
def test_every_check_holds_at_every_step_of_a_short_game(name: str) -> None:
    seats = max(2, GAMES[name].info.seats[0])
    stats = check_game(GAMES[name], seats, {}, SHORT.get(name, "short"), 1.0, rules(name))
    assert stats.costly >= stats.answers > (50 if name in SHORT else 0)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_checks_hold_for_every_number_of_players(name: str, seats: int) -> None:
    stats = check_game(GAMES[name], seats, {}, f"players {seats}", 0.05, rules(name))
    assert stats.decisions > 0
    assert stats.costly > 0
