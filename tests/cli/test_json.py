"""`--json`: one document for programs, with what the command prints for people."""

import json
from typing import Any

import pytest

import tumblehall as th
from tests.cli.conftest import Save, Tell
from tumblehall.kernel.register import all_rules, all_rulings


def doc(tell: Tell, *line: Any) -> Any:
    return json.loads(tell(*line, "--json").out)


def test_games(tell: Tell) -> None:
    every = doc(tell, "games")
    assert [game["name"] for game in every] == list(th.list_games())
    one = doc(tell, "games", "quarriors")
    assert one in every
    assert one["seats"] == [2, 4]
    assert one["options"]["captures"]["default"] == 1
    assert "skilled" in one["bots"]


def test_cards(tell: Tell) -> None:
    (card,) = doc(tell, "cards", "angryquest", "vessa")
    assert (card["id"], card["group"]) == ("vessa-quickstep", "Characters")
    assert card["text"][0].startswith("Second Wind. ")


@pytest.mark.parametrize(("what", "ids"), [("qc-1.1", ["QC-1.1"]), ("QV", ["QV-1", "QV-2", "QV-3", "QV-4"])])
def test_rules(tell: Tell, what: str, ids: list[str]) -> None:
    assert [rule["id"] for rule in doc(tell, "rules", what)] == ids


def test_all_rules(tell: Tell) -> None:
    ids = [rule["id"] for rule in doc(tell, "rules")]
    assert ids == [rule.id for rule in (*all_rules(), *all_rulings())]


def test_verify_keeps_its_exit_status(tell: Tell, save: Save, finished: str) -> None:
    told = tell("verify", save(finished), "--json")
    assert (told.status, json.loads(told.out)["verified"]) == (0, True)
    broken = json.loads(finished) | {"final": "0" * 64}
    told = tell("verify", save(broken), "--json")
    assert told.status == 1
    checks = {check["name"]: check["ok"] for check in json.loads(told.out)["checks"]}
    assert checks["entries"]
    assert not checks["final"]


def test_replay_has_every_step(tell: Tell, save: Save, finished: str) -> None:
    record = json.loads(finished)
    steps = doc(tell, "replay", save(finished))["steps"]
    assert [step["act"] for step in steps[1:]] == [entry["act"] for entry in record["entries"]]
    assert steps[-1]["outcome"]["winners"] == record["outcome"]["winners"]
    assert steps[0]["asks"][0]["options"]


def test_replay_for_a_seat_hides_what_others_answer_in_secret(tell: Tell, save: Save, finished: str) -> None:
    steps = doc(tell, "replay", save(finished), "--seat", "1")["steps"]
    hidden = [step for step in steps[1:] if step["hidden"]]
    assert {step["act"] for step in hidden} == {None}
    assert {step["seat"] for step in hidden} == {0}
    assert {ask["seat"] for step in steps for ask in step["asks"]} == {1}
