"""The kit passes a good game and finds the fault of a bad one, by the right check."""

import pytest

from tests.fixtures import broken, leaking
from tests.fixtures.bluff import GAME, RULES
from tumblehall.kernel.conformance import ConformanceFailure, check_game, check_record
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.trial import first_difference


@pytest.mark.parametrize(
    ("seats", "mode", "show_forced", "thorough"),
    [
        (1, "together", False, 1.0),
        (2, "versus", False, 1.0),
        (2, "together", True, 1.0),
        (3, "versus", True, 1.0),
        (4, "together", False, 0.3),
        (5, "versus", False, 0.3),
        (6, "versus", False, 0.3),
    ],
)
def test_good_game_passes_all_checks(seats: int, mode: str, show_forced: bool, thorough: float) -> None:
    stats = check_game(GAME, seats, {"mode": mode, "rounds": 3}, f"good {seats}", thorough, RULES, show_forced)
    assert 0 < stats.decisions <= stats.answers
    assert (stats.varied > 0) == (seats > 1)


def test_seats_and_options_that_do_not_go_together_are_bad_input() -> None:
    with pytest.raises(BadInput, match="alone"):
        check_game(GAME, 1, {"mode": "versus"}, "alone")


def test_games_are_played_with_undos_of_both_kinds() -> None:
    stats = [check_game(GAME, 3, {"rounds": 4}, f"undos {n}", 0.0) for n in range(5)]
    assert sum(one.undos for one in stats) > 0
    assert sum(one.agreed for one in stats) > 0


def test_costly_checks_are_made_at_a_part_of_the_steps() -> None:
    none = check_game(GAME, 4, {}, "sampled", 0.0)
    some = check_game(GAME, 4, {}, "sampled", 0.3)
    assert none.costly == 1  # the end is always looked at
    assert 1 < some.costly < some.answers
    assert (none.answers, none.turns) == (some.answers, some.turns)


FAULTS = [
    (leaking.LeakyView, "leak"),
    (leaking.OnlookerSeesAll, "leak"),
    (leaking.LazyImagine, "imagine"),
    (leaking.StaleImagine, "imagine"),
    (leaking.PublicPick, "leak-at-once"),
    (leaking.NeighbourDependent, "position"),
    (broken.NotConserving, "pieces"),
    (leaking.UndoOverChance, "undo-chance"),
    (leaking.UndoOverHidden, "undo-hidden"),
    (leaking.OwnChance, "undo-hidden"),
    (broken.OneNameForAll, "options"),
    (broken.EndlessName, "options"),
    (broken.SmallSpace, "options"),
    (broken.UnsafeDefault, "default"),
    (broken.SilentEvents, "text"),
    (broken.SilentWhy, "text"),
    (broken.UnknownRule, "rules"),
    (broken.ForeignRule, "rules"),
    (broken.SharedHands, "clone"),
    (broken.ForgetsShields, "position"),
    (broken.TuplesInPosition, "position"),
    (broken.NeverEnds, "longest"),
    (broken.NoOutcome, "outcome"),
    (broken.HalfRanked, "outcome"),
    (broken.DifferentEachTime, "record"),
    (broken.Crashing, "crash"),
    (broken.OnlyWhenWatched, "fast-path"),
    (broken.ChangedByLooking, "refusals"),
    (broken.RemembersRounds, "undo-agreed"),
]


def failure_of(game: broken.Broken, thorough: float = 1.0) -> ConformanceFailure:
    for seed in range(20):
        try:
            check_game(game, 2 + seed % 3, {"rounds": 3}, f"fault {seed}", thorough, RULES)
        except ConformanceFailure as failure:
            return failure
    raise AssertionError(f"{type(game).__name__} passes")


@pytest.mark.parametrize(("kind", "check"), FAULTS)
def test_fault_is_found_by_the_right_check(kind: type[broken.Broken], check: str) -> None:
    failure = failure_of(kind())
    assert failure.check == check, failure
    assert str(failure).startswith(f"{check}, at step {failure.step}: ")


def test_record_of_a_failure_leads_to_it_again() -> None:
    game = broken.Crashing()
    failure = failure_of(game, 0.0)
    assert failure.record is not None
    assert len(failure.record.entries) == failure.step
    assert "(while " in failure.difference
    with pytest.raises(ConformanceFailure, match="KeyError: 'no such thing'") as again:
        check_record(game, failure.record, 0.0, RULES)
    assert again.value.step == failure.step
    assert check_record(GAME, failure.record, rules=RULES).answers == len(failure.record.entries)


def test_difference_is_told_by_its_place() -> None:
    assert first_difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == "a[1].b was 2, is 3"
    assert first_difference({"a": 1}, {}) == ".a is only in the first"
    assert first_difference([1], [1, 2]) == "it has 1 members, then 2"
