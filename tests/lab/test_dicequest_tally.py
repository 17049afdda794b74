"""The counting behind the report on Dicequest, on events made by hand."""

import pytest

from tumblehall.kernel.values import Event, Outcome
from tumblehall.lab.dicequest_report import Played, adventures_of, page, play
from tumblehall.lab.dicequest_tally import (
    CARDS,
    Attempt,
    Rate,
    attempts_of,
    by_card,
    is_outside,
    is_sure,
    proposal,
    rate_of,
)

RATS, BANDITS = "rats-in-the-cellar", "bandits-at-the-ford"
"""Two generic; one sword and one generic."""


def judged(kind: str, quest: str, result: dict[str, int], need: dict[str, int]) -> Event:
    return Event(kind, {"player": "seat 0", "quest": quest, "result": result, "need": need, "missing": {}})


def tries(card: str, *results: tuple[int, int]) -> list[Attempt]:
    """Attempts with so many swords and arrows."""
    need = CARDS[card].need
    return [
        Attempt(card, swords + arrows >= sum(need) and swords >= need[0], (swords, arrows, 0, 0, 0), need)
        for swords, arrows in results
    ]


def test_an_attempt_is_read_from_what_was_judged() -> None:
    events = [
        judged("failed", RATS, {"rune": 1}, {"any": 2}),
        judged("succeeded", RATS, {"sword": 2}, {"any": 1}),
        judged("succeeded", "playtime", {}, {}),
        Event("claimed", {"player": "seat 0", "quest": RATS, "gold": 0}),
    ]
    assert attempts_of(events) == [
        Attempt(RATS, False, (0, 0, 0, 0, 1), (0, 0, 0, 0, 0, 2)),
        Attempt(RATS, True, (2, 0, 0, 0, 0), (0, 0, 0, 0, 0, 1)),
    ]


def test_rates_are_counted_for_each_card() -> None:
    tried = by_card([*tries(RATS, (2, 0), (1, 0), (0, 3)), *tries(BANDITS, (0, 2))])
    assert rate_of(tried[RATS]) == Rate(2, 3)
    assert rate_of(tried[BANDITS]) == Rate(0, 1)
    assert rate_of(tried["haunted-mill"]) == Rate(0, 0)


@pytest.mark.parametrize(
    ("hits", "tried", "outside", "sure"),
    [(25, 100, False, False), (90, 100, False, False), (24, 100, True, False), (10, 100, True, True),
     (91, 100, True, False), (200, 200, True, True), (3, 3, True, False), (0, 0, False, False)],
)  # fmt: skip
def test_which_rates_are_outside_and_which_surely(hits: int, tried: int, outside: bool, sure: bool) -> None:
    assert is_outside(Rate(hits, tried)) is outside
    assert is_sure(Rate(hits, tried)) is sure


def test_a_rate_is_told_with_its_standard_error() -> None:
    assert str(Rate(46, 96)) == "48% ± 5%"
    assert str(Rate(0, 0)) == "–"


def test_what_is_too_easy_asks_for_the_fewest_more_that_would_do() -> None:
    found = proposal(tries(RATS, *[(3, 0)] * 12, *[(4, 0)] * 8))
    assert found is not None
    assert found.need == (0, 0, 0, 0, 0, 4)
    assert found.rate == Rate(8, 20)


def test_what_is_too_hard_asks_for_one_symbol_less_where_that_helps_most() -> None:
    found = proposal(tries(BANDITS, *[(0, 2)] * 6, *[(1, 0)] * 2, (1, 1), (0, 0)))
    assert found is not None
    assert found.need == (0, 0, 0, 0, 0, 1)
    assert found.rate == Rate(9, 10)


def test_no_small_change_may_do() -> None:
    assert proposal(tries(RATS, *[(9, 0)] * 10)) is None


def test_adventures_of_all_together_are_counted_by_act() -> None:
    ended = [
        Event(kind, {"adventure": adventure, "threats": 0})
        for kind, adventure in (("adventure-won", "scouts-of-the-horde"), ("adventure-failed", "the-horde-king"))
    ]
    assert adventures_of(ended) == ((1, True), (3, False))


def test_a_game_that_is_played_is_the_same_again() -> None:
    assert play(1, "again", {"mode": "coop"}) == play(1, "again", {"mode": "coop"})


def game(scores: tuple[int, ...], winners: tuple[int, ...], attempts: list[Attempt]) -> Played:
    return Played(Outcome(winners, (), scores, "", "DQ-2.4"), tuple(attempts), ((1, True),))


def test_the_page_has_what_was_counted() -> None:
    versus = [
        game((20, 10, 10, 10), (0,), tries(RATS, *[(3, 0)] * 12)),
        game((10, 30, 10, 20), (1,), tries(RATS, *[(2, 0)] * 8)),
    ]
    names = ("practice", "normal", "hard", "heroic", "legendary", "godly")
    lost, won = game((9,), (), tries(BANDITS, (1, 1), (0, 0))), game((16,), (0,), [])
    text = page(versus, {(name, seats): [lost, won] for name in names for seats in (1, 2, 4)})
    for line in (
        "| 1 | 15.0 ± 5.0 | 7.1 | 10 | 20 | 50% ± 20% |",
        "| all | 15.0 ± 2.5 | 7.6 | 10 | 30 |  |",
        "The winner has 25.0 ± 5.0 points; between first and last lie 15.0 ± 5.0.",
        "| I | 100% ± 6% of 20 | 50% ± 8% of 36 | – of 0 | – of 0 | 100% ± 3% of 36 |",
        "| heroic | 20 | 50% ± 20% | 50% ± 20% | 50% ± 20% |",
        "| Rats in the Cellar | I | 20 | 100% ± 6% | no | 2 generic | 3 generic | 60% ± 10% |",
    ):
        assert line in text.splitlines()
    assert "Bandits at the Ford" not in text
