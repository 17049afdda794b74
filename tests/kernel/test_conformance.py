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
    assert sum(one.take_backs for one in stats) > 0


def test_costly_checks_are_made_at_a_part_of_the_steps() -> None:
    none = check_game(GAME, 4, {}, "sampled", 0.0)
    some = check_game(GAME, 4, {}, "sampled", 0.3)
    assert none.costly == 1  # the end is always looked at
    assert 1 < some.costly < some.answers
    assert (none.answers, none.turns) == (some.answers, some.turns)


FAULTS = {
    "view shows the deck": (leaking.LEAKY_VIEW, "leak"),
    "onlookers see all": (leaking.ONLOOKER_SEES_ALL, "leak"),
    "imagines nothing": (leaking.LAZY_IMAGINE, "imagine"),
    "imagines no options": (leaking.STALE_IMAGINE, "imagine"),
    "tells what is picked in secret": (leaking.PUBLIC_PICK, "leak-at-once"),
    "options by what a neighbour picked": (leaking.NEIGHBOUR_DEPENDENT, "position"),
    "cards are lost": (broken.NOT_CONSERVING, "pieces"),
    "chance is taken back": (leaking.UNDO_OVER_CHANCE, "undo-chance"),
    "what was shown is taken back": (leaking.UNDO_OVER_HIDDEN, "undo-hidden"),
    "chance of its own": (leaking.OWN_CHANCE, "undo-hidden"),
    "one name for all": (broken.ONE_NAME_FOR_ALL, "options"),
    "a name that is no word": (broken.ENDLESS_NAME, "options"),
    "options beyond the space": (broken.SMALL_SPACE, "options"),
    "a verb that is not declared": (broken.UNDECLARED, "options"),
    "safe answer not on offer": (broken.UNSAFE_DEFAULT, "default"),
    "about is no JSON": (broken.SETS_IN_ABOUT, "json"),
    "events without text": (broken.SILENT_EVENTS, "text"),
    "why without text": (broken.SILENT_WHY, "text"),
    "unknown rule": (broken.UNKNOWN_RULE, "rules"),
    "rule of another game": (broken.FOREIGN_RULE, "rules"),
    "options point at what is not there": (broken.POINTS_ELSEWHERE, "references"),
    "clones share hands": (broken.SHARED_HANDS, "clone"),
    "positions forget": (broken.FORGETS_SHIELDS, "position"),
    "tuples in positions": (broken.TUPLES_IN_POSITION, "position"),
    "names of operands are not read": (broken.NAMES_NOT_READ, "position"),
    "no end": (broken.NEVER_ENDS, "longest"),
    "no end when everybody is away": (broken.SLEEPS_FOR_EVER, "longest"),
    "no outcome": (broken.NO_OUTCOME, "outcome"),
    "half a ranking": (broken.HALF_RANKED, "outcome"),
    "different each time": (broken.DIFFERENT_EACH_TIME, "record"),
    "crash": (broken.CRASHING, "crash"),
    "other rules when watched": (broken.ONLY_WHEN_WATCHED, "fast-path"),
    "changed by looking": (broken.CHANGED_BY_LOOKING, "refusals"),
    "chance while several choose": (broken.CHANCE_IN_A_FORK, "crash"),
    "who is ready last matters": (broken.LAST_ONE_MATTERS, "order"),
    "memory beside the state": (broken.REMEMBERS_ROUNDS, "take-back"),
}


def failure_of(game: broken.Bluff, check: str, thorough: float = 1.0) -> ConformanceFailure:
    """The first time that a check finds something; another may have been quicker in a game before."""
    found = []
    for seed in range(20):
        try:
            check_game(game, 2 + seed % 3, {"rounds": 3}, f"fault {seed}", thorough, RULES)
        except ConformanceFailure as failure:
            if failure.check == check:
                return failure
            found.append(failure)
    raise AssertionError(f"not found by the check {check}, but by {found}")


@pytest.mark.parametrize("fault", FAULTS)
def test_fault_is_found_by_the_right_check(fault: str) -> None:
    game, check = FAULTS[fault]
    failure = failure_of(game, check)
    assert str(failure).startswith(f"{check}, at step {failure.step}: ")


def test_game_that_sleeps_for_ever_is_found_by_playing_safe_alone() -> None:
    assert "(while everybody is away)" in failure_of(broken.SLEEPS_FOR_EVER, "longest", 0.0).difference


def test_record_of_a_failure_leads_to_it_again() -> None:
    game = broken.CRASHING
    failure = failure_of(game, "crash", 0.0)
    assert failure.record is not None
    assert len(failure.record.entries) == failure.step
    assert "(while " in failure.difference
    with pytest.raises(ConformanceFailure, match="KeyError: 'no such thing'") as again:
        check_record(game, failure.record, 0.0, RULES)
    assert again.value.step == failure.step
    answers = sum(entry.act is not None for entry in failure.record.entries)
    assert check_record(GAME, failure.record, rules=RULES).answers == answers


def test_difference_is_told_by_its_place() -> None:
    assert first_difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == "a[1].b was 2, is 3"
    assert first_difference({"a": 1}, {}) == ".a is only in the first"
    assert first_difference([1], [1, 2]) == "it has 1 members, then 2"
