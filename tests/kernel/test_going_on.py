"""A game whose rules change while it is under way goes on from its last position, and its record says so."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.fixtures.bluff import GAME, INFO
from tests.fixtures.newer import FAIR, NEWER, SEEDED, gone_on, under_way
from tests.fixtures.tables import on_offer, play_out
from tumblehall.kernel.canonical import digest_of
from tumblehall.kernel.dice import FairDice, Rng, SeedDice
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.record import Record
from tumblehall.kernel.release import RELEASE
from tumblehall.kernel.replay import replay_table
from tumblehall.kernel.table import Table
from tumblehall.kernel.verifying import verify


def test_game_goes_on_from_where_it_was() -> None:
    old = under_way()
    new = gone_on(old)
    assert new.position() == old.position()
    assert new.decisions == old.decisions
    assert play_out(new).outcome is not None


def test_everybody_is_told_first() -> None:
    new = gone_on(under_way())
    for eye in (None, 0, 1):
        told = new.events(eye)[0]
        assert told.kind == "went-on"
        assert "played by release 0.0.9" in told.text


def test_record_tells_what_was_played_before_and_by_what() -> None:
    old = under_way()
    record = play_out(gone_on(old)).record
    (part,) = record.before
    assert (part.release, part.rules, part.entries) == ("0.0.9", {"base": 1}, old.record.entries)
    assert (record.release, record.rules) == (RELEASE, {"base": 2})
    assert part.final == digest_of(record.start) == old.record.final


def test_record_that_went_on_is_read_from_its_text_and_replays() -> None:
    new = play_out(gone_on(under_way()))
    read = Record.from_json(new.record.to_json())
    assert read == new.record
    again = replay_table(NEWER, read)
    assert again.position() == new.position()
    assert again.record == new.record
    assert again.events(0) == new.events(0)


def test_entries_of_all_parts_stand_one_on_a_line() -> None:
    record = play_out(gone_on(under_way())).record
    lines = [line for line in record.to_json().splitlines() if line.startswith('  {"seat": ')]
    assert len(lines) == len(record.entries) + len(record.before[0].entries)


def test_game_may_go_on_more_than_once() -> None:
    newest = replace(NEWER, info=replace(INFO, versions={"base": 3}))
    table = play_out(gone_on(play_out(gone_on(under_way()), most=3), newest, "0.0.10"))
    record = Record.from_json(table.record.to_json())
    assert [part.release for part in record.before] == ["0.0.9", "0.0.10"]
    assert replay_table(newest, record).position() == table.position()
    assert replay_table(GAME, record.part(1)).record.final == record.before[0].final
    assert replay_table(NEWER, record.part(2)).record.final == record.before[1].final
    assert record.part(3) == record


@pytest.mark.parametrize("number", [0, 3, -1])
def test_part_that_is_not_there_is_refused(number: int) -> None:
    with pytest.raises(BadInput, match=f"the record has 2 parts, counted from 1; got {number}"):
        gone_on(under_way()).record.part(number)


def test_old_part_replays_by_the_old_rules_alone() -> None:
    record = gone_on(under_way()).record.part(1)
    assert replay_table(GAME, record).position() == under_way().position()
    with pytest.raises(BadInput, match=r"this is version 2, which plays differently\. Release 0\.0\.9 replays it"):
        replay_table(NEWER, record)


@pytest.mark.parametrize("dice", [SEEDED, FAIR])
def test_chance_that_fell_before_does_not_come_again(dice: SeedDice | FairDice) -> None:
    drawn: list[int] = []

    class Noted:
        def stream(self, use: int) -> Rng:
            drawn.append(use)
            return dice.stream(use)

        def aside(self, purpose: str) -> str:
            return dice.aside(purpose)

    old = under_way(12, dice)
    new = gone_on(old)
    again = Table(NEWER, 0, {}, Noted(), False, new.revealed_record().start, new.revealed_record().before)
    play_out(again)
    assert old.part().chance > 0
    assert min(drawn) > old.part().chance


def test_steps_go_on_growing_so_that_old_answers_are_stale() -> None:
    for answers in range(12):
        old = under_way(answers)
        new = gone_on(old)
        assert all(new.step_of(eye) > old.step_of(eye) for eye in (None, 0, 1))


def test_what_was_done_by_the_old_rules_is_not_taken_back() -> None:
    new = gone_on(under_way())
    assert new.why_no_undo(0) == "the rules have changed since then"
    seat = new.decisions[0].seat
    new.act(seat, on_offer(new, seat)[0])
    assert new.clone().record == new.record


def tampered(change: Callable[[dict[str, object]], None]) -> str:
    doc = json.loads(play_out(gone_on(under_way())).record.to_json())
    change(doc)
    return json.dumps(doc)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda doc: doc["before"][0].update(final="0" * 64), r"record\.before\[0\]\.final: the game went on from"),
        (lambda doc: doc["start"]["seats"][0].update(points=9), r"record\.before\[0\]\.final: the game went on from"),
        (lambda doc: doc.pop("start"), r"record\.before\[0\]\.final: the game went on from"),
        (lambda doc: doc["before"][0].update(chance=999), r"record\."),
        (lambda doc: doc["before"][0].update(luck=1), r'record\.before\[0\]: unknown field "luck"'),
        (lambda doc: doc["before"][0].pop("release"), r'record\.before\[0\]: the field "release" is missing'),
    ],
)
def test_record_whose_parts_do_not_join_is_refused(change: Callable[[dict[str, object]], None], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        replay_table(NEWER, Record.from_json(tampered(change)))


def test_verifying_says_which_release_checks_the_rest() -> None:
    text = play_out(gone_on(under_way(5, FAIR))).record.to_json()
    checks = list(verify(text, lambda name: NEWER))
    assert all(check.ok for check in checks)
    before = next(check for check in checks if check.name == "before")
    assert before.words.startswith("part 1, 5 entries, was played by the rules of release 0.0.9, which can check it")
    assert all(check.ok for check in verify(text, lambda name: GAME, part=1))
    (failed,) = [check for check in verify(text, lambda name: NEWER, part=1) if not check.ok]
    assert (failed.name, "Release 0.0.9 replays it" in failed.words) == ("rules", True)
