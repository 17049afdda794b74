"""`tumblehall verify`: good records pass, everything else is named."""

import json
from typing import Any

import pytest

import tumblehall as th
from tests.cli.conftest import SECRET, Save, Tell, Told, play_on
from tumblehall.kernel.dice import commitment_of


def checks(told: Told) -> dict[str, bool]:
    """The checks printed, and whether each was passed."""
    lines = [line.split() for line in told.out.splitlines()[:-1]]
    return {words[0]: {"ok": True, "FAILED": False}[words[1]] for words in lines}


def assert_fails(told: Told, check: str) -> str:
    """The record is not verified, by this check alone; what it said."""
    assert told.status == 1, told
    assert told.err == ""
    assert told.out.endswith("NOT verified\n")
    assert [name for name, ok in checks(told).items() if not ok] == [check]
    return next(line for line in told.out.splitlines() if line.split()[1] == "FAILED")


ALL = ["record", "dice", "rules", "set-up", "entries", "outcome", "final"]


def test_good_record_is_verified(tell: Tell, save: Save, finished: str) -> None:
    told = tell("verify", save(finished))
    assert told.status == 0
    assert checks(told) == dict.fromkeys(ALL, True)
    assert told.out.endswith("verified: the record is what it claims to be\n")


def test_game_that_is_not_over_is_verified(tell: Tell, save: Save, begun: str) -> None:
    told = tell("verify", save(begun))
    assert told.status == 0
    assert "the game is not over" in told.out


def test_record_from_a_position_is_verified(tell: Tell, save: Save, begun: str) -> None:
    position = th.replay(th.Record.from_json(begun)).position()
    table = play_on(th.from_position(position, seed="later"), 20)
    told = tell("verify", save(table.record.to_json()))
    assert told.status == 0
    assert "set-up   ok      from a position" in told.out


def test_record_with_an_undo_by_agreement_is_verified(tell: Tell, save: Save) -> None:
    table = play_on(th.new_table("angryquest", seats=2, seed="evening"), 30)
    table.undo(0, agreed=True)
    record = play_on(table, 10).record.to_json()
    assert '"agreed": true' in record
    assert tell("verify", save(record)).status == 0


def test_take_backs_are_said_in_the_check_and_at_its_end(tell: Tell, save: Save) -> None:
    table = play_on(th.new_table("angryquest", seats=2, seed="evening"), 30)
    table.take_back(next(seat for seat in (0, 1) if table.why_no_take_back(seat) is None))
    file = save(play_on(table, 10).record.to_json())
    told = tell("verify", file)
    assert "undos    ok      with take-backs: once a choice was taken back" in told.out
    assert told.out.endswith("verified, with take-backs: the record is what it claims to be\n")
    assert json.loads(tell("verify", file, "--json").out)["take_backs"] is True


def test_take_back_after_something_hidden_was_shown_is_found(tell: Tell, save: Save) -> None:
    table = th.new_table("quaeleon", seats=2, seed="evening")
    while not any(event.kind == "revealed" for event in table.events(None)):
        table = play_on(table, 1)
    doc = json.loads(table.record.to_json())
    doc["entries"].append({"seat": 0, "undo": True, "take_back": True})
    assert "something hidden was shown" in assert_fails(tell("verify", save(doc)), "entries")


def test_undo_that_nobody_agreed_to_is_found(tell: Tell, save: Save) -> None:
    table = play_on(th.new_table("angryquest", seats=2, seed="evening"), 30)
    seat = next(seat for seat in (0, 1) if table.why_no_undo(seat) is not None)
    table.undo(seat, agreed=True)
    doc = json.loads(table.record.to_json())
    del doc["entries"][-1]["agreed"], doc["take_backs"]
    assert "record.entries[30]: " in assert_fails(tell("verify", save(doc)), "entries")


def test_fair_game_from_a_position_that_was_ended_early_is_verified(tell: Tell, save: Save, begun: str) -> None:
    position = th.replay(th.Record.from_json(begun)).position()
    table = play_on(th.from_position(position, fair=th.FairDice(SECRET, "t", ("a", "b"))), 20)
    told = tell("verify", save(table.revealed_record().to_json()))
    assert told.status == 0
    assert "outcome  ok      the game was ended early, without an outcome" in told.out


def test_fair_record_is_verified(tell: Tell, save: Save, fair: str) -> None:
    told = tell("verify", save(fair))
    assert told.status == 0
    assert commitment_of(SECRET) in told.out


def tampered(text: str, place: str, value: Any) -> dict[str, Any]:
    doc: dict[str, Any] = json.loads(text)
    at: Any = doc
    *path, last = [int(part) if part.isdigit() else part for part in place.split(".")]
    for part in path:
        at = at[part]
    assert at[last] != value
    at[last] = value
    return doc


def test_secret_that_was_not_promised_is_found(tell: Tell, save: Save, fair: str) -> None:
    doc = tampered(fair, "dice.commitment", commitment_of(b"another"))
    said = assert_fails(tell("verify", save(doc)), "dice")
    assert "does not belong to the promised SHA-256" in said


def test_changed_secret_is_found(tell: Tell, save: Save, fair: str) -> None:
    told = tell("verify", save(tampered(fair, "dice.secret", bytes(32).hex())))
    assert told.status == 1
    assert not checks(told)["dice"]


def test_other_dice_with_a_fitting_promise_do_not_give_the_same_game(tell: Tell, save: Save, fair: str) -> None:
    doc = tampered(fair, "dice.secret", bytes(32).hex())
    doc["dice"]["commitment"] = commitment_of(bytes(32))
    assert_fails(tell("verify", save(doc)), "entries")


@pytest.mark.parametrize(("place", "value"), [("dice.table", "table 8"), ("dice.seeds.1", "c")])
def test_changed_seeds_are_found(place: str, value: str, tell: Tell, save: Save, fair: str) -> None:
    assert tell("verify", save(tampered(fair, place, value))).status == 1


def test_hidden_secret_cannot_be_verified_yet(tell: Tell, save: Save) -> None:
    table = play_on(th.new_table("angryquest", seats=2, fair=th.FairDice(SECRET, "t", ("a", "b"))), 5)
    said = assert_fails(tell("verify", save(table.record.to_json())), "dice")
    assert "not shown yet" in said


@pytest.mark.parametrize(
    ("place", "value", "check", "words"),
    [
        ("game", "chess", "rules", 'there is no game "chess"'),
        ("rules", {"base": 99}, "rules", "played by version 99 of the set"),
        ("seats", 9, "set-up", "angryquest has 2 to 4 seats; got 9"),
        ("options", {"monster": "kraken"}, "set-up", "option 'monster'"),
        ("options", {"wings": 2}, "set-up", 'unknown option "wings"'),
        ("dice.seed", "another evening", "entries", "record.entries[0]: "),
        ("entries.3.act", "fly away", "entries", "record.entries[3]: "),
        ("final", "0" * 64, "final", "has not the SHA-256 000"),
    ],
)
def test_tampered_or_foreign_record_fails_the_right_check(
    place: str, value: Any, check: str, words: str, tell: Tell, save: Save, finished: str
) -> None:
    assert words in assert_fails(tell("verify", save(tampered(finished, place, value))), check)


def test_changed_outcome_is_found(tell: Tell, save: Save, finished: str) -> None:
    doc = json.loads(finished)
    doc["outcome"]["winners"] = [1 - seat for seat in doc["outcome"]["winners"]]
    assert "; the record says: The game is over" in assert_fails(tell("verify", save(doc)), "outcome")


def test_claimed_end_is_found(tell: Tell, save: Save, finished: str, begun: str) -> None:
    doc = tampered(begun, "outcome", json.loads(finished)["outcome"])
    assert "this machine plays it to no end" in assert_fails(tell("verify", save(doc)), "outcome")


def test_missing_entry_is_found(tell: Tell, save: Save, finished: str) -> None:
    doc = json.loads(finished)
    del doc["entries"][-1]
    told = tell("verify", save(doc))
    assert told.status == 1
    assert not checks(told)["outcome"]
    assert not checks(told)["final"]


def test_entry_after_the_end_is_found(tell: Tell, save: Save, finished: str) -> None:
    doc = json.loads(finished)
    doc["entries"].append({"seat": 0, "act": "roll"})
    assert "the game is over" in assert_fails(tell("verify", save(doc)), "entries")


@pytest.mark.parametrize(
    ("place", "value", "words"),
    [
        ("tumblehall", 99, "format 99 is newer"),
        ("seats", "two", "record.seats: must be a whole number"),
        ("entries.0.seat", 7, "record.entries[0].seat: must be from 0 to 1"),
        ("dice", {}, "record.dice"),
        ("dice", {"commitment": 5, "secret": 7}, "record.dice.commitment: must be a text"),
    ],
)
def test_what_is_no_record_is_refused(
    place: str, value: Any, words: str, tell: Tell, save: Save, finished: str
) -> None:
    file = save(tampered(finished, place, value))
    refusal = tell("verify", file).refusal()
    assert refusal.startswith(f"{file}: ")
    assert words in refusal


@pytest.mark.parametrize("secret", ["xyz", "00ff"])
def test_secret_that_is_no_secret_is_refused(secret: str, tell: Tell, save: Save, fair: str) -> None:
    refusal = tell("verify", save(tampered(fair, "dice.secret", secret))).refusal()
    assert "record.dice.secret: must be 64 hexadecimal digits" in refusal
