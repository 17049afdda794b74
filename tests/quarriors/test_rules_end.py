"""The end: QC-11."""

import pytest

from tests.quarriors.mat import Seat, do, glory, kind, play, seat
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.language.terms import Moment
from tumblehall.games.quarriors.rules import steps
from tumblehall.games.quarriors.rules.glory import gain_glory
from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState, Ready
from tumblehall.games.quarriors.rules.triggers import push_triggers
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.values import Outcome

CREATURES = ("Deathdealer/Base", "Ghostly Spirit/Base", "Quake Dragon/Strong", "Witching Hag/Base")


def wilds(empty: int, *more: str) -> str:
    """So many empty creature cards, the others with a die."""
    return ", ".join([*(f"{name} {int(i >= empty)}" for i, name in enumerate(CREATURES)), *more])


def ended(*seats: Seat) -> Outcome:
    """The outcome after the first seat captured the last die of the fourth creature card."""
    mine, *others = seats
    table = play({**mine, "quiddity": 9}, *others, phase="capture", wilds=wilds(3))
    do(table, "capture witching-hag")
    assert table.outcome is not None
    return table.outcome


@pytest.mark.rule("QC-11.1")
@pytest.mark.parametrize(("seats", "goal"), [(2, 20), (3, 15), (4, 12)])
def test_the_glory_goal_depends_on_the_players(seats: int, goal: int) -> None:
    for start, over in ((goal - 2, False), (goal - 1, True)):
        table = play(seat(ready="Assistant#5", glory=start), *[seat()] * (seats - 1), phase="score")
        assert table.view(None)["goal"] == goal
        do(table, "score assistant#5")
        assert (table.outcome is not None) is over


@pytest.mark.rule("QC-11.2")
@pytest.mark.parametrize(("empty", "over"), [(2, False), (3, True)])
def test_four_empty_creature_cards_end_the_game(empty: int, over: bool) -> None:
    table = do(play(seat(quiddity=9), phase="capture", wilds=wilds(empty)), "capture witching-hag")
    assert (table.outcome is not None) is over


@pytest.mark.rule("QC-11.2")
def test_spell_and_basic_cards_do_not_count() -> None:
    more = ("Death/Spell 0", "Growth/Charm 0", "Life/Charm 0", "Assistant/Basic 1")
    table = do(play(seat(quiddity=9), phase="capture", wilds=wilds(3, *more)), "capture assistant")
    assert (table.outcome, kind(table)) == (None, "tidy")


@pytest.mark.rule("QC-11.2")
def test_more_than_four_empty_cards_end_the_game_after_any_capture() -> None:
    more = ("Questing Wizard/Base 0", "Death/Spell 1")
    table = do(play(seat(quiddity=9), phase="capture", wilds=wilds(4, *more)), "capture death")
    assert table.outcome is not None
    assert table.outcome.reason == "5 creature cards are empty"


@pytest.mark.rule("QC-11.3")
def test_the_most_glory_wins() -> None:
    outcome = ended(seat(glory=3), seat(glory=9), seat(glory=5))
    assert (outcome.winners, outcome.ranking, outcome.scores) == ((1,), ((1,), (2,), (0,)), (3, 9, 5))


@pytest.mark.rule("QC-11.3")
def test_of_equals_the_most_dice_in_the_ready_area_win() -> None:
    outcome = ended(seat(glory=5, ready="Assistant#5"), seat(glory=5, ready="2 Assistant#5"), seat(glory=4))
    assert (outcome.winners, outcome.ranking) == ((1,), ((1,), (0,), (2,)))


@pytest.mark.rule("QC-11.3")
def test_still_equal_the_victory_is_shared() -> None:
    outcome = ended(
        seat(glory=5, ready="Assistant#5"), seat(glory=4, ready="2 Assistant#5"), seat(glory=5, ready="Assistant#6")
    )
    assert (outcome.winners, outcome.ranking) == ((0, 2), ((0, 2), (1,)))


@pytest.mark.rule("QC-11.5", "Q370")
def test_the_tie_break_counts_spells_and_attached_dice() -> None:
    table = play(
        seat(glory=5, ready="2 Assistant#5", quiddity=9),
        seat(glory=5, ready="Assistant#5+Life#4@1, Life#4"),
        phase="capture",
        wilds=wilds(3, "Life/Cantrip 0"),
    )
    do(table, "capture witching-hag")
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


@pytest.mark.rule("QC-11.5", "Q370")
def test_a_spell_beside_anothers_creature_counts_where_it_lies() -> None:
    """QC-11.5, Q370: the dice in the own ready area, whoever's they are."""
    table = play(
        seat(glory=5, ready="Assistant#5+Life#4@1+Life#5@1", quiddity=9),
        seat(glory=5, ready="2 Assistant#5"),
        phase="capture",
        wilds=wilds(3, "Life/Cantrip 0"),
    )
    do(table, "capture witching-hag")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.rule("QC-11.4")
@pytest.mark.parametrize("phase", ["ready", "attack", "capture"])
def test_the_goal_wins_in_any_phase(phase: str) -> None:
    table = play(seat(ready="Victory#5", glory=17), seat(glory=19), phase=phase, wilds="Victory/Incantation")
    do(table, "cast victory#5")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule, glory(table)) == ((0,), "QC-11.4", [20, 19])


DEALER = 3
"""The code of a Deathdealer on its fourth face, where its card is the first."""


def three_seats(turn: int) -> QuarriorsState:
    state = QuarriorsState(3, Tables([CARD_BY_NAME["Deathdealer/Strong"]]))
    state.turn = turn
    state.glory = [14, 14, 14]
    return state


@pytest.mark.rule("QC-11.4")
def test_the_goal_wins_in_anothers_turn() -> None:
    state = three_seats(turn=0)
    state.push((steps.TIDY, 0))
    gain_glory(state, 2, 1)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.ranking, state.stack) == ((2,), ((2,), (0, 1)), [])


@pytest.mark.rule("QC-11.4")
def test_no_glory_wins_nothing() -> None:
    state = three_seats(turn=0)
    gain_glory(state, 2, 0)
    assert (state.outcome, state.glory) == (None, [14, 14, 14])


@pytest.mark.rule("QC-11.5")
@pytest.mark.parametrize(("turn", "winner"), [(0, 0), (1, 2), (2, 2)])
def test_of_gains_at_the_same_time_the_active_players_comes_first(turn: int, winner: int) -> None:
    state = three_seats(turn)
    for tag, who in enumerate((0, 2)):
        state.ready[who].append(Ready(tag, DEALER))
    clause = state.tables.faces[DEALER].when[Moment.I_DESTROY][0].number
    push_triggers(state, [(steps.FIRE, who, clause, tag, NONE) for tag, who in ((1, 2), (0, 0))])
    state.run(FastRng("1"))
    assert state.outcome is not None
    assert state.outcome.winners == (winner,)


@pytest.mark.rule("QC-11.5")
def test_the_check_follows_each_gain() -> None:
    mine = seat(ready="Assistant#5, Victory#5", glory=19)
    table = do(play(mine, seat(glory=19), phase="score", wilds="Victory/Incantation"), "score assistant#5")
    assert table.outcome is not None
    assert table.decisions == ()


@pytest.mark.rule("QC-11.3", "Q133")
@pytest.mark.parametrize(("number", "over"), [(199, False), (200, True)])
def test_after_two_hundred_rounds_the_most_glory_wins(number: int, over: bool) -> None:
    table = play(seat(glory=2), seat(glory=3), phase="tidy", turn={"seat": 1, "number": number})
    do(table, "end-turn")
    assert (table.outcome is not None) is over
    if table.outcome is not None:
        assert (table.outcome.winners, table.outcome.reason) == ((1,), "200 rounds are over")


def test_nothing_can_be_done_after_the_end() -> None:
    table = play(seat(ready="Assistant#5", glory=19), phase="score")
    do(table, "score assistant#5")
    reason = table.why(0, "pass")
    assert reason is not None
    assert (reason.text, reason.rule) == ("the game is over", "QC-11.4")
