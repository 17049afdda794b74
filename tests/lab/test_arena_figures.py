"""The figures of the arena: intervals, the sequential test, times, ratings."""

from collections import Counter

import pytest

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.lab.arena import ratings
from tumblehall.lab.arena.playing import Played
from tumblehall.lab.arena.score import Score, together, wilson
from tumblehall.lab.arena.sequential import Sequential
from tumblehall.lab.arena.times import mean_of, percentile_of, step_of

HALF = Sequential(0.5, 0.6)


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 10, 0.2366, 0.7634), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.65, 400, 0.6020, 0.6951)],
)
def test_wilsons_interval(share: float, games: int, low: float, high: float) -> None:
    """As in the textbooks, for example Agresti and Coull."""
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_the_share_itself_lies_within_however_much_is_lost_by_rounding(share: float) -> None:
    for games in range(1, 5000):
        low, high = wilson(share, games)
        assert 0.0 <= low <= share <= high <= 1.0, games


def test_pairs_that_go_together_count_as_fewer_games() -> None:
    """Whoever wins one game of a pair wins both: two games tell what one would."""
    score = Score((1.0, 0.0) * 100, 2)
    assert together(score.rounds, 2) == pytest.approx(2, rel=0.01)
    assert score.worth == pytest.approx(200, rel=0.01)
    assert score.interval == pytest.approx(wilson(0.5, 200), abs=0.001)


def test_pairs_that_even_out_count_as_no_more_games_than_there_are() -> None:
    assert Score((0.5,) * 100, 2).worth == 200


def test_the_interval_holds_the_true_share_in_95_of_100_runs() -> None:
    rng, held = SimRng("intervals"), 0
    for _ in range(400):
        score = Score(tuple(sum(rng.below(100) < 60 for _ in range(2)) / 2 for _ in range(50)), 2)
        low, high = score.interval
        held += low <= 0.6 <= high
    assert held / 400 >= 0.92


@pytest.mark.parametrize(("true", "verdict"), [(50, "low"), (60, "high")])
def test_the_sequential_test_is_seldom_wrong(true: int, verdict: str) -> None:
    rng, right = SimRng(f"tests {true}"), 0
    for _ in range(100):
        rounds: list[float] = []
        while HALF.verdict(Score(tuple(rounds), 2)) == "open":
            rounds.append(sum(rng.below(100) < true for _ in range(2)) / 2)
        right += HALF.verdict(Score(tuple(rounds), 2)) == verdict
    assert right >= 90


def test_nothing_is_decided_before_it_is_clear() -> None:
    assert HALF.verdict(Score((), 2)) == "open"
    assert HALF.verdict(Score((1.0,) * 8, 2)) == "open"
    assert HALF.verdict(Score((1.0,) * 9, 2)) == "high"


@pytest.mark.parametrize("shares", [(0.6, 0.5), (0.5, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_shares_that_make_no_sense_are_refused(shares: tuple[float, float]) -> None:
    with pytest.raises(BadInput, match="--sprt: two shares"):
        Sequential(*shares)


def test_times_are_true_to_a_few_percent() -> None:
    times = Counter(step_of(number / 10) for number in range(1, 1001))
    assert mean_of(times) == pytest.approx(50.05, rel=0.02)
    assert percentile_of(times, 0.99) == pytest.approx(99, rel=0.03)


def won(sitting: tuple[int, ...], winner: int) -> Played:
    """A game that one seat won, the others being equal."""
    rest = tuple(seat for seat in range(len(sitting)) if seat != winner)
    shares = tuple(float(seat == winner) for seat in range(len(sitting)))
    return Played(0, sitting, shares, ((winner,), rest), 1, 0, ())


RATED = pytest.mark.skipif(not ratings.can_rate(), reason=ratings.MISSING)


@RATED
def test_bradley_terry_gives_three_wins_to_one_191_points() -> None:
    games = 3 * [won((0, 1), 0)] + [won((1, 0), 0)]
    one, two = ratings.bradley_terry(2, games * 100)
    assert one - two == pytest.approx(191, abs=2)


@RATED
def test_one_alone_who_wins_the_fair_share_of_three_seats_is_no_stronger() -> None:
    games = [won((0, 1, 1), seat) for seat in range(3)] * 100
    one, two = ratings.bradley_terry(2, games)
    assert one == pytest.approx(two, abs=2)


@RATED
@pytest.mark.parametrize("sitting", [(0, 1), (0, 1, 1), (0, 1, 2)])
def test_openskill_puts_the_winner_first(sitting: tuple[int, ...]) -> None:
    (first, sigma), *others = ratings.openskill(max(sitting) + 1, [won(sitting, 0)] * 20)
    assert all(first > other for other, _ in others)
    assert sigma < 8
