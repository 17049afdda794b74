"""Records: a game in a readable file, and the place and the reason when it does not fit."""

import json
import tomllib
from dataclasses import replace

import pytest

from tests.fixtures.bluff import GAME, INFO
from tests.fixtures.tables import bluff, play_out, set_up, turns
from tests.house.tree import ROOT
from tumblehall.kernel.dice import FairDice, SeedDice, seed_dice
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.record import Entry, HiddenDice, Record
from tumblehall.kernel.release import RELEASE
from tumblehall.kernel.replay import replay_table
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json
from tumblehall.library import replay

FAIR = FairDice(bytes(range(32)), "table 7", ("ann", "bob"))


def finished() -> Record:
    return play_out(bluff()).record


def test_record_is_read_from_its_own_text() -> None:
    record = finished()
    assert Record.from_json(record.to_json()) == record


def test_record_replays_to_the_same_table() -> None:
    table = play_out(bluff())
    again = replay_table(GAME, Record.from_json(table.record.to_json()))
    assert again.position() == table.position()
    assert [again.events(seat) for seat in (None, 0, 1)] == [table.events(seat) for seat in (None, 0, 1)]
    assert again.record == table.record


def test_record_of_a_game_under_way_replays() -> None:
    table = play_out(bluff(), most=5)
    assert replay_table(GAME, table.record).decisions == table.decisions


def test_record_replays_up_to_an_entry() -> None:
    record = finished()
    table = replay_table(GAME, record, 3)
    assert table.step == 3
    assert table.record.entries == record.entries[:3]


@pytest.mark.parametrize("upto", [-1, "3", True, 1.5])
def test_upto_is_a_number_of_entries(upto: int) -> None:
    with pytest.raises(BadInput, match="upto must be a number of entries"):
        replay_table(GAME, finished(), upto)


def test_record_is_readable_with_one_line_for_each_entry() -> None:
    lines = finished().to_json().splitlines()
    assert '  {"seat": 0, "undo": true}' not in lines
    assert sum(line.startswith('  {"seat": ') for line in lines) == len(finished().entries)


def test_record_from_a_start_position_replays() -> None:
    table = set_up({"hand": ["fox", "owl"], "table": ["owl"]}, {}, pending=turns(0))
    table.act(0, "bury fox")
    read = Record.from_json(table.record.to_json())
    assert replay_table(GAME, read).position() == table.position()


def test_seed_that_is_drawn_is_kept() -> None:
    first, second = (Table(GAME, 2, {}, seed_dice(None), False).record.dice for _ in range(2))
    assert isinstance(first, SeedDice)
    assert first != second


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the record is no JSON"),
        ("{", "the record is no JSON"),
        ('{"tumblehall": NaN}', "the record is no JSON: NaN is no number"),
        ("[" * 100_000, "the record is nested too deeply"),
        ("[]", 'record: is no Tumblehall record: it has no field "tumblehall"'),
        ('{"game": "bluff"}', 'record: is no Tumblehall record: it has no field "tumblehall"'),
    ],
)
def test_text_that_is_no_record_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadInput) as refusal:
        Record.from_json(text)
    assert str(refusal.value).startswith(message)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"tumblehall": 6}, "record.tumblehall: format 6 is newer than this version reads (2, 3, 4, 5)"),
        ({"tumblehall": 1}, "record.tumblehall: format 1 is older than this version reads (2, 3, 4, 5)"),
        ({"tumblehall": "1"}, "record.tumblehall: must be a whole number"),
        ({"release": 1}, "record.release: must be a text; got 1"),
        ({"rules": 1}, "record.rules: must be an object of sets and versions; got 1"),
        ({"rules": {}}, "record.rules: must be an object of sets and versions; got {}"),
        ({"rules": {"base": 0}}, "record.rules.base: must be from 1"),
        ({"before": {}}, "record.before: must be a list; got {}"),
        ({"extra": 1}, 'record: unknown field "extra"'),
        ({"seats": 0}, "record.seats: must be from 1 to 99; got 0"),
        ({"options": []}, "record.options: must be an object; got []"),
        ({"entries": {}}, "record.entries: must be a list; got {}"),
        ({"entries": [{"seat": 2, "act": "done"}]}, "record.entries[0].seat: must be from 0 to 1; got 2"),
        ({"entries": [{"seat": 0}]}, 'record.entries[0]: the field "act" is missing'),
        ({"entries": [{"seat": 0, "act": 1}]}, "record.entries[0].act: must be a text; got 1"),
        ({"entries": [{"seat": 0, "undo": False}]}, 'record.entries[0]: is either an "act" or an "undo": true'),
        ({"dice": {"seed": 5}}, "record.dice.seed: must be a text; got 5"),
        ({"dice": {"seed": "\ud800"}}, "record.dice.seed: must be a text"),
        ({"dice": {}}, 'record.dice: the field "commitment" is missing'),
        ({"final": None}, "record.final: must be a text; got null"),
        ({"outcome": {}}, 'record.outcome: the field "ranking" is missing'),
    ],
)
def test_damaged_record_is_refused_with_the_place(change: Json, message: str) -> None:
    doc = json.loads(finished().to_json())
    with pytest.raises(BadInput) as refusal:
        Record.from_json(json.dumps(doc | change))
    assert str(refusal.value).startswith(message)


@pytest.mark.parametrize("text", [None, 7, b"{}", ["a"]])
def test_record_is_a_text(text: str) -> None:
    with pytest.raises(BadInput, match="the record must be a JSON text"):
        Record.from_json(text)


FIRST, *REST = finished().entries


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rules": {"base": 2}}, 'record.rules: was played by version 2 of the set "base" of bluff; this is version 1'),
        ({"rules": {"owls": 1}}, 'record.rules: was played with the set "owls" of bluff, which is not here'),
        ({"seats": 7}, "record.seats: bluff has 1 to 6 seats; got 7"),
        ({"options": {"mode": "none"}}, "record.options: option 'mode': must be one of"),
        ({"final": "0" * 64}, "record.final: the game ends in another position than the record says"),
        ({"dice": SeedDice("another")}, "record."),
        ({"outcome": None}, "record.outcome: this machine plays it to this: The game is over"),
        ({"entries": (Entry(0, "pick dragon"), FIRST, *REST)}, 'record.entries[0]: "pick dragon" is not on offer'),
        ({"entries": (*finished().entries, FIRST)}, f"record.entries[{1 + len(REST)}]: the game is over"),
        ({"entries": (Entry(0, None),)}, "record.entries[0]: you have not done anything yet"),
        ({"entries": ()}, "record.outcome: this machine plays it to no end; the record says: The game is over"),
        ({"start": {"game": "bluff", "seats": [{}, {}, {}]}}, "record.seats: the start position has 3 seats, not 2"),
        ({"start": {"game": "chess", "seats": [{}, {}]}}, "record.start: position.game: must be"),
        ({"start": {"game": "bluff", "seats": [{}, {}], "options": {"rounds": 3}}}, "record.options: the start"),
        ({"show_forced": True, "start": {"game": "bluff", "seats": [{}, {}]}}, "record.show_forced: the start"),
    ],
)
def test_record_that_does_not_fit_is_refused_with_the_place(change: Json, message: str) -> None:
    with pytest.raises(BadInput) as refusal:
        replay_table(GAME, replace(finished(), **change))
    assert str(refusal.value).startswith(message)


def test_record_says_which_release_replays_it() -> None:
    old = replace(finished(), rules={"base": 2}, release="0.0.9")
    with pytest.raises(BadInput, match=r"this is version 1, which plays differently\. Release 0\.0\.9 replays it"):
        replay_table(GAME, Record.from_json(old.to_json()))


def test_record_names_the_sets_in_use_and_no_others() -> None:
    info = replace(INFO, versions={"base": 1, "moons": 4})
    with_moons = replace(GAME, info=info)
    without = replace(with_moons, sets=lambda options: ("base",))
    assert Table(with_moons, 2, {}, SeedDice("seed"), False).record.rules == {"base": 1, "moons": 4}
    assert Table(without, 2, {}, SeedDice("seed"), False).record.rules == {"base": 1}
    assert replay_table(without, finished()).outcome == finished().outcome
    with pytest.raises(BadInput, match=r"record\.rules: these options use the sets base, moons, not base"):
        replay_table(with_moons, finished())


def test_release_is_that_of_the_package() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        assert tomllib.load(file)["project"]["version"] == RELEASE == finished().release


def test_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadInput, match='there is no game "chess"'):
        replay(replace(finished(), game="chess"))


def test_replay_takes_a_record() -> None:
    with pytest.raises(BadInput, match=r"replay takes a Record; got str. Record.from_json reads a text"):
        replay("{}")  # type: ignore[arg-type]


# -- fair dice ----------------------------------------------------------------------------------------------------


def test_secret_is_in_the_record_once_the_game_is_over() -> None:
    table = play_out(Table(GAME, 2, {}, FAIR, False))
    read = Record.from_json(table.record.to_json())
    assert read.dice == FAIR
    assert replay_table(GAME, read).position() == table.position()


def test_secret_is_nowhere_while_the_game_is_under_way() -> None:
    table = Table(GAME, 2, {}, FAIR, False)
    while table.outcome is None:
        assert isinstance(table.record.dice, HiddenDice)
        shown = [table.record.to_json(), *(json.dumps(table.view(seat)) for seat in (None, 0, 1))]
        shown += [repr(table.events(seat)) for seat in (None, 0, 1)] + [repr(table.position())]
        assert not any(FAIR.secret.hex() in text or repr(FAIR.secret)[2:-1] in text for text in shown)
        decision = table.decisions[0]
        table.act(decision.seat, decision.options[0].id)


def test_hidden_record_is_read_but_does_not_replay_yet() -> None:
    read = Record.from_json(Table(GAME, 2, {}, FAIR, False).record.to_json())
    assert read.dice == HiddenDice(FAIR.commitment, "table 7", ("ann", "bob"))
    with pytest.raises(BadInput, match=r"record\.dice: the secret is not shown yet"):
        replay_table(GAME, read)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"secret": "00" * 32}, "record.dice: the secret does not belong to the commitment"),
        ({"secret": "zz" * 32}, "record.dice.secret: must be 64 hexadecimal digits"),
        ({"secret": "00"}, "record.dice.secret: must be 64 hexadecimal digits"),
        ({"secret": 5}, "record.dice.secret: must be a text; got 5"),
        ({"seeds": ["ann"]}, "record.dice.seeds: must have 2 members; has 1"),
    ],
)
def test_fair_dice_that_were_not_promised_are_refused(change: Json, message: str) -> None:
    doc = json.loads(play_out(Table(GAME, 2, {}, FAIR, False)).record.to_json())
    with pytest.raises(BadInput) as refusal:
        Record.from_json(json.dumps(doc | {"dice": doc["dice"] | change}))
    assert str(refusal.value).startswith(message)


def test_other_seat_seeds_are_found_out() -> None:
    record = play_out(Table(GAME, 2, {}, FAIR, False)).record
    forged = replace(record, dice=replace(FAIR, seeds=("ann", "eve")))
    with pytest.raises(BadInput, match=r"^record\."):
        replay_table(GAME, forged)
