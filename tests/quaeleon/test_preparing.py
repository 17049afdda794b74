"""Preparation: hidden stacks, built by all at once and changed until they are confirmed (KQ-2.1, KQ-2.2, R34)."""

import pytest

import tumblehall as th
from tests.quaeleon.mat import HOLD, do, heard, kind, mat, options, play, round_of, seat, zone
from tumblehall.games.quaeleon.rules.limits import MOST_CHANGES
from tumblehall.kernel.table import Table

HAND = "Kettle Drake, Pitchfork Parade, Needle Rain, Turnip Palisade, Loud Herald, Wet Blanket"


def preparing(*seats: dict[str, object], **turn: object) -> Table:
    return play(*(seats or (seat(hand=HAND), seat(hand="Rust Sprite, Lead Boots"))), phase="prepare", turn=dict(turn))


@pytest.mark.rule("KQ-2.1", "KQ-2.2")
def test_a_round_begins_with_all_building_stacks() -> None:
    table = preparing()
    assert [(d.seat, d.kind) for d in table.decisions] == [(0, "stack"), (1, "stack")]
    assert [event["round"] for event in heard(table, "round")] == [2]


@pytest.mark.rule("KQ-2.1")
def test_a_round_is_preparation_turns_and_end() -> None:
    table = preparing()
    for who, card in ((0, "loud-herald"), (1, "lead-boots")):
        table.act(who, f"stack {card}")
        table.act(who, "confirm")
    kinds = [event.kind for event in table.events(None)]
    order = [kinds.index(name) for name in ("round", "set", "revealed", "turn", "cleared", "dealt")]
    assert order == sorted(order)
    assert kinds[order[-1] :].count("round") == 1


@pytest.mark.rule("KQ-2.2")
def test_cards_are_played_in_the_order_they_were_stacked() -> None:
    table = preparing()
    for card in ("turnip-palisade", "kettle-drake"):
        table.act(0, f"stack {card}")
    table.act(0, "confirm")
    table.act(1, "confirm")
    assert [event["card"] for event in heard(table, "activated")] == ["turnip-palisade", "kettle-drake"]


@pytest.mark.rule("KQ-2.2", "R12")
def test_a_stack_has_at_most_five_cards() -> None:
    table = preparing()
    for _ in range(5):
        table.act(0, options(table)[0])
    assert options(table) == [f"unstack {place}" for place in range(1, 6)] + ["confirm"]
    left = zone(table, "hand")[0]
    with pytest.raises(th.IllegalAction, match="at most 5 cards"):
        table.act(0, f"stack {left}")


@pytest.mark.rule("KQ-2.2", "R34")
def test_an_empty_stack_is_allowed() -> None:
    table = preparing()
    table.act(0, "confirm")
    table.act(1, "confirm")
    assert heard(table, "set") == [{"stacks": [0, 0], "hands": [len(HAND.split(",")), 2], "health": [50, 50]}]


@pytest.mark.rule("KQ-2.2")
def test_a_stack_may_be_changed_until_it_is_confirmed() -> None:
    table = preparing()
    for card in ("kettle-drake", "needle-rain", "loud-herald"):
        table.act(0, f"stack {card}")
    table.act(0, "unstack 2")
    assert zone(table, "picks") == ["kettle-drake", "loud-herald"]
    assert "needle-rain" in zone(table, "hand")
    table.act(0, "stack needle-rain")
    assert zone(table, "picks") == ["kettle-drake", "loud-herald", "needle-rain"]


@pytest.mark.rule("KQ-2.2")
def test_a_confirmed_stack_is_fixed() -> None:
    table = preparing()
    table.act(0, "stack kettle-drake")
    table.act(0, "confirm")
    with pytest.raises(th.IllegalAction, match="what you have set stays as it is"):
        table.act(0, "unstack 1")


def test_nobody_can_change_a_stack_for_ever() -> None:
    table = preparing()
    for _ in range(MOST_CHANGES):
        table.act(0, "stack kettle-drake")
        table.act(0, "unstack 1")
    table.act(0, "stack kettle-drake")
    assert "unstack 1" not in options(table)
    assert "confirm" in options(table)


def sights(table: Table) -> list[object]:
    """All that seat 1 and an onlooker can get hold of."""
    mine = next(d for d in table.decisions if d.seat == 1)
    seen = [(table.view(eye), table.events(eye), table.step_of(eye)) for eye in (1, None)]
    return [seen, mine, table.why(1, "stack kettle-drake")]


@pytest.mark.rule("KQ-2.2")
def test_nothing_of_a_stack_shows_until_the_reveal_except_who_is_ready() -> None:
    table = preparing()
    before = sights(table)
    for answer in ("stack kettle-drake", "stack needle-rain", "unstack 1", "stack wet-blanket"):
        table.act(0, answer)
        assert sights(table) == before
    table.act(0, "confirm")
    ready = table.view(1)
    assert ready.pop("to_act") == [1]
    old = preparing().view(1)
    old.pop("to_act")
    assert ready == old
    assert table.step_of(1) == 0


@pytest.mark.rule("KQ-2.2")
def test_two_different_stacks_look_the_same_to_the_others() -> None:
    tables = []
    for answers in (("stack kettle-drake", "confirm"), ("confirm",), ("stack needle-rain", "unstack 1", "confirm")):
        table = preparing()
        for answer in answers:
            table.act(0, answer)
        tables.append(sights(table))
    assert tables[0] == tables[1] == tables[2]


@pytest.mark.rule("R34")
def test_after_two_idle_rounds_whoever_holds_a_card_must_stack_one() -> None:
    table = preparing(seat(hand="Kettle Drake"), seat(hand=""), idle=2)
    assert [d.seat for d in table.decisions] == [0]
    assert options(table) == ["stack kettle-drake"]
    with pytest.raises(th.IllegalAction, match="must stack at least one"):
        table.act(0, "confirm")
    table.act(0, "stack kettle-drake")
    assert options(table) == ["unstack 1", "confirm"]


@pytest.mark.rule("R34")
def test_after_one_idle_round_an_empty_stack_is_still_allowed() -> None:
    assert "confirm" in options(preparing(idle=1))


@pytest.mark.rule("R34")
def test_idle_rounds_are_counted_until_a_card_is_activated() -> None:
    idle = round_of("", "", turn={"idle": 1})
    assert idle.position()["turn"]["idle"] == 2
    busy = round_of("Turnip Palisade", "", turn={"idle": 1})
    assert busy.position()["turn"]["idle"] == 0


@pytest.mark.rule("R34")
def test_cards_that_only_tied_leave_a_round_idle() -> None:
    assert round_of("Kettle Drake", "Kettle Drake").position()["turn"]["idle"] == 1


def test_a_player_without_cards_is_not_asked() -> None:
    table = th.from_position(mat(seat(hand=""), seat(hand="Rust Sprite"), phase="prepare"))
    assert [d.seat for d in table.decisions] == [1]
    assert kind(table) == "stack"


def test_the_same_answer_may_be_taken_back_by_undo_while_others_choose() -> None:
    table = preparing()
    table.act(0, "stack kettle-drake")
    table.act(1, "stack rust-sprite")
    table.undo(0)
    assert (zone(table, "picks", 0), zone(table, "picks", 1)) == ([], ["rust-sprite"])


@pytest.mark.rule("KQ-1.4", "KQ-2.2", "KQ-2.10")
def test_all_see_what_all_choose_at_once() -> None:
    table = th.new_table("quaeleon", 2, "choosing")
    assert [table.view(eye)["choosing"] for eye in (0, 1, None)] == ["swap"] * 3
    do(table, "confirm", "confirm")
    assert table.view(None)["choosing"] == "stack"
    full = seat(hand="2 Kettle Drake, 2 Spite Jar, 2 Wet Blanket")
    trimming = play(full, "", phase="end")
    assert (trimming.decisions[0].kind, trimming.view(1)["choosing"]) == ("trim", "trim")
    assert play(HOLD, "").view(None)["choosing"] is None
