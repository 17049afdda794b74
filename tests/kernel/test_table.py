"""The contract of a table, line by line."""

import json

import pytest

from tests.fixtures.tables import asked, bluff, on_offer, picking, play_out, set_up, turns
from tumblehall.kernel.dice import FastRng, SeedDice
from tumblehall.kernel.errors import BadInput, IllegalAction
from tumblehall.kernel.position import dump_position
from tumblehall.kernel.values import Outcome

PICK_0 = picking([["pick", 0]], [])


def test_decision_says_who_is_asked_what_and_how_to_answer() -> None:
    table = set_up({"hand": ["fox", "owl", "fox"]}, {}, pending=PICK_0)
    (decision,) = table.decisions
    assert (decision.seat, decision.kind, decision.prompt, decision.rule) == (0, "pick", "Pick up to two cards", "BL-2")
    assert [option.id for option in decision.options] == ["pick owl", "pick fox", "done"]
    assert decision.options[1].label == "Pick the fox (3)"
    assert decision.options[1].refs == ("fox",)
    assert decision.default == "done"


def test_every_pending_seat_has_a_decision() -> None:
    assert [d.seat for d in bluff(6).decisions] == [0, 1, 2, 3, 4, 5]


def test_act_returns_what_the_seat_may_know() -> None:
    table = set_up({"hand": ["fox", "owl"], "table": ["owl"]}, {}, pending=turns(0))
    assert [event.text for event in table.act(0, "bury fox")] == ["Seat 0 buries a card.", "Seat 0 buried the fox."]
    assert [event.text for event in table.events(1)] == ["Seat 0 buries a card."]
    assert [event.text for event in table.events(None)] == ["Seat 0 buries a card."]


def test_events_since_leaves_out_those_known() -> None:
    table = bluff()
    seen = len(table.events(0))
    table.act(0, "done")
    table.act(0, "confirm")
    assert table.events(0, seen) == []


def test_answer_with_the_current_step_is_taken() -> None:
    table = bluff()
    table.act(0, "done", step=table.step_of(0))
    assert asked(table) == [(0, "confirm"), (1, "pick")]


@pytest.mark.parametrize("step", [-1, 1, True, "0", 0.5, [0]])
def test_answer_with_another_step_is_stale(step: int) -> None:
    table = bluff()
    with pytest.raises(IllegalAction, match=r"stale; seat 0 is at step 0"):
        table.act(0, "done", step=step)
    assert table.step == 0


@pytest.mark.parametrize("seat", [-1, 2, True, None, "0", 0.0, [0]])
def test_answer_of_no_seat_is_refused(seat: int) -> None:
    with pytest.raises(IllegalAction, match="there is no seat"):
        bluff().act(seat, "done")


def test_refusal_has_reason_and_rule() -> None:
    table = set_up({"hand": ["fox"]}, {}, pending=PICK_0)
    with pytest.raises(IllegalAction, match="you have no bear in your hand") as refusal:
        table.act(0, "pick bear")
    assert refusal.value.rule == "BL-2"


def test_seat_that_is_not_asked_is_refused() -> None:
    table = set_up({"hand": ["fox", "owl"], "table": ["owl"]}, {"hand": ["fox"]}, pending=turns(0))
    with pytest.raises(IllegalAction, match="it is not for you to decide now; seat 0 is asked"):
        table.act(1, "bury fox")


def test_nothing_can_be_done_after_the_end() -> None:
    table = play_out(bluff())
    with pytest.raises(IllegalAction, match="the game is over") as refusal:
        table.act(0, "done")
    assert refusal.value.rule == "BL-7"
    assert table.decisions == ()


def test_step_counts_entries_and_step_of_what_a_seat_may_know() -> None:
    table = bluff(3)
    table.act(0, "done")
    table.act(0, "confirm")
    assert (table.step, table.step_of(0), table.step_of(1), table.step_of(None)) == (2, 2, 0, 0)


def test_join_counts_for_everybody() -> None:
    table = set_up({"hand": ["fox"]}, {}, pending=PICK_0)
    table.act(0, "pick fox")
    before = table.step_of(1)
    table.act(0, "confirm")
    assert table.step_of(1) == before + 1
    assert table.step_of(None) == 1


def test_view_is_plain_json_and_shows_own_hand_alone() -> None:
    table = set_up({"hand": ["fox"]}, {"hand": ["bear"]}, pending=PICK_0)
    view = table.view(0)
    assert json.loads(json.dumps(view)) == view
    assert [seat["known"] for seat in view["seats"]] == [["fox"], []]
    assert [seat["known"] for seat in table.view(None)["seats"]] == [[], []]
    assert (view["game"], view["seat"], view["players"], view["to_act"]) == ("bluff", 0, 2, [0])


def test_bottom_card_is_seen_by_those_who_know_it() -> None:
    table = set_up({"hand": ["fox", "owl", "owl"]}, {}, bottom=["bear+0", "hare"], pending=PICK_0)
    assert table.view(0)["bottom"] == ["bear", None]
    assert table.view(1)["bottom"] == [None, None]


def test_known_card_stays_known_when_it_is_drawn_from_the_bottom() -> None:
    table = set_up({"hand": ["fox", "owl", "owl"]}, {}, bottom=["bear+0"])
    assert table.view(0)["seats"][1]["known"] == ["bear"]


def test_why_is_none_for_what_is_on_offer() -> None:
    table = bluff()
    assert all(table.why(0, name) is None for name in on_offer(table, 0))


@pytest.mark.parametrize("text", ["pick bear", "rob 1", "", "nonsense", 7, None])
def test_why_gives_a_reason_for_anything_else(text: str) -> None:
    reason = set_up({"hand": ["fox"]}, {}, pending=PICK_0).why(0, text)
    assert reason is not None
    assert reason.text


def test_why_of_no_seat_is_bad_input() -> None:
    with pytest.raises(BadInput, match="there is no seat 9; the seats are 0 to 1"):
        bluff().why(9, "done")


def test_best_seats_win_and_ties_share_a_rank() -> None:
    table = set_up({"points": 3}, {"points": 5}, {"points": 3}, round=3)
    reason = "most points after the last round"
    assert table.outcome == Outcome((1,), ((1,), (0, 2)), (3, 5, 3), reason, "BL-7")


@pytest.mark.parametrize(("points", "winners"), [(4, (0, 1)), (3, ())])
def test_together_all_win_or_lose(points: int, winners: tuple[int, ...]) -> None:
    options = {"mode": "together", "rounds": 1}
    table = set_up({"points": points}, {}, options=options, round=2)
    assert table.outcome is not None
    assert table.outcome.winners == winners
    assert table.outcome.ranking == ((0, 1),)


def test_one_can_play_alone() -> None:
    assert play_out(bluff(1, mode="together")).outcome is not None


def test_alone_against_nobody_is_refused() -> None:
    with pytest.raises(BadInput, match="option 'mode' must be together when one plays alone"):
        bluff(1)


def test_reaction_is_asked_clockwise_of_those_who_have_a_shield() -> None:
    robber = {"points": 1, "table": ["fox"]}
    victim = {"points": 1, "shields": 1}
    table = set_up(robber, victim, {"shields": 0}, {"shields": 1}, pending=turns(0))
    table.act(0, "rob 1")
    assert asked(table) == [(1, "react")]
    table.act(1, "pass")
    assert asked(table) == [(3, "react")]
    table.act(3, "block")
    assert [seat["points"] for seat in table.view(None)["seats"]] == [1, 1, 0, 0]
    assert [seat["shields"] for seat in table.view(None)["seats"]] == [1, 1, 0, 0]


def test_ability_goes_on_after_reactions() -> None:
    table = set_up({"points": 0, "table": ["fox"]}, {"points": 1}, pending=turns(0))
    table.act(0, "rob 1")
    table.act(1, "pass")
    assert [seat["points"] for seat in table.view(None)["seats"]] == [1, 0]


def test_single_option_is_taken_and_told_as_forced() -> None:
    table = set_up({"table": ["fox"]}, {}, deck={"hare": 3, "owl": 3}, pending=turns(0))
    forced = [event for event in table.events(1) if event.forced]
    assert [(event.kind, event.text, event.rule) for event in forced] == [
        ("forced", "Rob nobody", "BL-4"),
        ("forced", "End your turn", "BL-8"),
    ]
    assert table.record.entries == ()


def test_forced_answer_is_asked_when_it_is_to_be_shown() -> None:
    table = set_up({"table": ["fox"]}, {}, show_forced=True, pending=turns(0))
    assert asked(table) == [(0, "rob")]
    assert on_offer(table, 0) == ["decline"]
    assert table.record.show_forced


def test_forced_answer_while_choosing_at_once_is_told_to_its_seat_alone() -> None:
    table = set_up({}, {"hand": ["fox"]}, pending=picking([["pick", 0]], [["pick", 1]]))
    assert [event.data["option"] for event in table.events(0)] == ["done", "confirm"]
    assert table.events(1) == []
    assert table.events(None) == []


def test_secret_question_is_asked_with_a_single_option() -> None:
    table = set_up({"hand": ["fox"], "table": ["owl"]}, {}, pending=turns(0))
    assert on_offer(table, 0) == ["bury fox"]


def test_end_of_turn_is_asked_while_the_last_answer_can_be_taken_back() -> None:
    table = set_up({"hand": ["fox", "hare"], "table": ["owl"]}, {}, pending=turns(0))
    table.act(0, "bury fox")
    assert asked(table) == [(0, "end")]
    table.undo(0)
    assert asked(table) == [(0, "bury")]


def test_end_of_turn_is_not_asked_once_another_has_acted() -> None:
    deck = {"hare": 3, "bear": 3}
    table = set_up({"table": ["fox"]}, {"points": 1}, deck=deck, pending=turns(0))
    table.act(0, "rob 1")
    table.act(1, "block")
    assert asked(table) == [(0, "pick"), (1, "pick")]


def test_clone_goes_its_own_way() -> None:
    table = bluff()
    before = table.position(), table.view(0), table.record
    play_out(table.clone())
    assert (table.position(), table.view(0), table.record) == before


def test_state_is_a_copy_that_plays_without_a_record() -> None:
    table = bluff()
    before = table.position()
    state = table.state
    assert (state.seats, state.seat, state.options) == ((0, 1), 0, state.options_of(0))
    rng = FastRng("fast")
    while state.seats:
        state.apply(state.options[0], rng)
    assert state.outcome is not None
    assert state.options == []
    assert table.position() == before


def test_fast_path_with_the_same_chance_plays_the_same_game() -> None:
    table, dice = bluff(3), SeedDice("seed")
    state, uses = table.state, 0
    rng = FastRng("choices")
    while table.decisions:
        decision = table.decisions[rng.below(len(table.decisions))]
        place = rng.below(len(decision.options))
        option = state.options_of(decision.seat)[place]
        chance = dice.stream(uses + 1)
        mark = chance.state
        state.apply_for(decision.seat, option, chance)
        uses += chance.state != mark
        table.act(decision.seat, decision.options[place].id)
        assert dump_position(table._game, state, table.options) == table.position()
    assert state.outcome == table.outcome


@pytest.mark.parametrize(("seat", "option"), [(0, 99), (1, 99), (2, 0)])
def test_fast_path_refuses_what_is_not_on_offer(seat: int, option: int) -> None:
    state = bluff().state
    with pytest.raises(IllegalAction):
        state.apply_for(seat, option, FastRng(1))


def test_options_and_start_of_a_table_cannot_be_changed_from_outside() -> None:
    seats = [{"hand": ["fox"]}, {}]
    table = set_up(*seats, pending=PICK_0)
    record = table.record
    seats[0]["hand"] = []
    table.options["rounds"] = 4
    table.record.start["seats"].clear()
    table.position()["options"].clear()
    assert table.record == record
