"""The lamp: what a bot would do, said in words that the seat may know, and counted in the record."""

from math import inf

import pytest

import tumblehall as th
from tumblehall.agents import agent_named, answer_at, lamp
from tumblehall.agents.dicequest import reasons as dicequest_reasons
from tumblehall.agents.lamp import hint_of, lamp_levels, lamp_seed
from tumblehall.agents.parcel import opened, parcel_for
from tumblehall.agents.quaeleon import reasons as quaeleon_reasons
from tumblehall.agents.quarriors import reasons as quarriors_reasons
from tumblehall.games import GAMES
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.record import FORMAT, WITH_HINTS
from tumblehall.kernel.values import Decision, Option
from tumblehall.kernel.verifying import verify
from tumblehall.library import game_named


def played_to_a_choice(game: str, answers: int, seed: str = "1") -> th.Table:
    """A table after so many answers of skilled players, where somebody has several options."""
    table, bot, rng = th.new_table(game, 2, seed=seed), agent_named(game, "skilled"), FastRng(seed)
    while answers > 0 or len(table.decisions[0].options) == 1:
        decision = table.decisions[0]
        table.act(decision.seat, answer_at(bot, table, decision, rng))
        answers -= 1
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_an_option_on_offer_and_says_why(game: str) -> None:
    table = played_to_a_choice(game, 12)
    decision = table.decisions[0]
    hint = table.hint(decision.seat)
    labels = {option.id: option.label for option in decision.options}
    assert hint.by == lamp_levels(game)[0] == "expert"
    assert [idea.label for idea in hint.ideas] == [labels[idea.option] for idea in hint.ideas]
    assert hint.text.endswith(".")
    assert ": " in hint.text


@pytest.mark.parametrize(("game", "answers"), [("angryquest", 0), ("angryquest", 1), ("quaeleon", 0), ("quaeleon", 5)])
def test_a_hint_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(
    game: str, answers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played_to_a_choice(game, answers)
    seat = table.decisions[0].seat
    truth = table.position()
    other = table.clone()
    other._set_state(table.state.imagine(seat, FastRng("another world")))
    assert other.position() != truth
    parcels = [parcel_for(each, seat, lamp_seed(each, seat)) for each in (table, other)]
    assert parcels[0] == parcels[1]
    monkeypatch.setattr(lamp, "THINKS", inf)  # where a clock ends the thinking, nothing can be compared
    for level in ("skilled", "expert"):
        assert hint_of(level, *opened(parcels[0])) == hint_of(level, *opened(parcels[1]))


def test_the_record_says_who_asked_and_how_often_and_others_keep_their_format() -> None:
    table = played_to_a_choice("dicequest", 3)
    assert f'"tumblehall": {FORMAT},' in table.record.to_json()
    seat = table.decisions[0].seat
    table.hint(seat)
    table.hint(seat)
    text = table.record.to_json()
    assert f'"tumblehall": {WITH_HINTS},' in text
    assert th.Record.from_json(text).hints == {seat: 2}
    again = th.replay(th.Record.from_json(text))
    assert again.record.to_json() == text
    said = next(check for check in verify(text, game_named) if check.name == "hints")
    assert said.words == f"with the lamp: a bot was asked what to do by seat {seat} 2 times"


def test_hints_of_no_seat_and_of_no_number_are_refused() -> None:
    text = played_to_a_choice("dicequest", 0).record.to_json()
    for wrong in ('{"7": 1}', '{"0": 0}', "[1]"):
        with pytest.raises(th.BadInput, match="hints"):
            th.Record.from_json(text.replace('"entries"', f'"hints": {wrong}, "entries"'))


def test_who_has_nothing_to_choose_gets_no_hint() -> None:
    table = played_to_a_choice("dicequest", 0)
    waiting = 1 - table.decisions[0].seat
    with pytest.raises(th.BadInput, match="has nothing to choose"):
        table.hint(waiting)
    assert table.hints == {}


def test_a_copy_of_a_table_has_the_lamp_too_and_counts_for_itself() -> None:
    table = played_to_a_choice("quaeleon", 0)
    copy = table.clone()
    copy.hint(0)
    assert (table.hints, copy.hints) == ({}, {0: 1})


def test_a_capture_is_told_with_its_price_and_what_it_scores() -> None:
    """As one would say it at the table."""
    wilds = [{"die": "hag", "price": 5, "glory": 3, "kind": "creature"}]
    view = {"seat": 0, "phase": "capture", "wilds": wilds, "seats": [{"quiddity": 2, "wealth": 4, "ready": []}]}
    option = Option("capture hag", "Capture Hag for 5")
    decision = Decision(0, "act", "Capture, or tidy up.", None, (option,), "capture hag")
    assert quarriors_reasons.reason(view, decision, option) == "5 of your 6 quiddity, scores 3 glory if it lives"


def test_own_card_that_goes_is_not_one_that_works_against_its_owner() -> None:
    mine, theirs = (Option(f"annihilate rust-sprite@{seat}:1", "Annihilate Rust Sprite") for seat in (0, 1))
    decision = Decision(0, "pick", "Which card do you annihilate?", None, (mine, theirs), theirs.id)
    assert quaeleon_reasons.reason({}, decision, mine).startswith("it is the card you will miss least: ")
    assert quaeleon_reasons.reason({}, decision, theirs).startswith("that card would do most against you: ")


def test_who_is_told_to_go_to_the_quests_hears_the_best_chance() -> None:
    board = {
        "quests": ["sparring-yard"],
        "market": ["falconer"],
        "next_hero": "paladin",
        "adventure": "the-wicker-king",
    }
    position = {"game": "dicequest", "seats": [{"party": [{"hero": "duelist"}]}, {}], "board": board}
    table = th.from_position({**position, "turn": {"seat": 0, "round": 1, "phase": "turn"}})
    decision = table.decisions[0]
    option = next(option for option in decision.options if option.id == "go")
    said = dicequest_reasons.reason(table.view(0), decision, option)
    assert said == "your best party succeeds in 89 % at the easiest quest"
