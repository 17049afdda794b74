"""`tumblehall analyse`: a page for people, a document for programs, one line for what is no game."""

import json
from pathlib import Path

import tumblehall as th
from tests.cli.conftest import Doc, Save, Tell
from tumblehall.agents import agent_named, answer_at


def test_game_just_begun_is_analysed_as_far_as_it_went(tell: Tell, save: Save, begun: str, tmp_path: Path) -> None:
    out = tmp_path / "analysis.json"
    told = tell("analyse", save(begun), "--playouts", "4", "--json", out)
    assert told.status == 0, told
    assert "The game is not over" in told.out
    assert "by seat, in points of a hundred" in told.out
    assert json.loads(out.read_text()) == th.analyse(th.Record.from_json(begun), 4)


def test_full_disk_takes_nothing_of_the_page(tell: Tell, save: Save, begun: str) -> None:
    told = tell("analyse", save(begun), "--playouts", "2", "--json", "/dev/full")
    assert told.status == 2
    assert "by seat, in points of a hundred" in told.out
    assert told.err.strip().endswith("--json: cannot write /dev/full: No space left on device")


def test_record_of_the_server_with_fair_dice_is_taken(tell: Tell, save: Save) -> None:
    dice = th.FairDice(bytes(range(32)), "table 7", ("a", "b"))
    table, bot = th.new_table("quaeleon", seats=2, fair=dice), agent_named("quaeleon", "skilled")
    while table.outcome is None:
        decision = table.decisions[0]
        table.act(decision.seat, answer_at(bot, table, decision, th.FastRng("fair")))
    told = tell("analyse", save(table.record.to_json()), "--playouts", "2")
    assert told.status == 0, told
    assert "The game is over" in told.out


def test_what_is_no_record_is_one_line(tell: Tell, save: Save, begun: str) -> None:
    assert "is no Tumblehall record" in tell("analyse", save("{}")).refusal()
    foreign: Doc = json.loads(begun) | {"rules": {"base": 99}}
    assert "Release" in tell("analyse", save(foreign)).refusal()
    assert "cannot read" in tell("analyse", "nowhere.json").refusal()
    assert "there is no folder" in tell("analyse", save(begun), "--json", "nowhere/x.json").refusal()
    assert "--playouts" in tell("analyse", save(begun), "--playouts", "0").err


def test_hidden_dice_cannot_be_replayed(tell: Tell, save: Save) -> None:
    table = th.new_table("quaeleon", seats=2, fair=th.FairDice(bytes(32), "t", ("a", "b")))
    assert "the secret is not shown yet" in tell("analyse", save(table.record.to_json())).refusal()
