"""The jobs of the worker processes."""

import json
from typing import Any

import pytest

import tumblehall as th
from tests.server.attacks import forged_record
from tumblehall.agents.parcel import parcel_for
from tumblehall.agents.roster import agents_for, thinks
from tumblehall.server import jobs
from tumblehall.server.jobs import JOBS, MOST_FRAMES, choose, frames, position_at, sent_verify, think, verify
from tumblehall.server.workers import JobFailed, Workers

LONG = 60.0


def play(table: th.Table, answers: int) -> th.Table:
    """Random answers, up to so many or to the end."""
    rng = th.FastRng("bots")
    for _ in range(answers):
        if not table.decisions:
            break
        decision = table.decisions[rng.below(len(table.decisions))]
        table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
    return table


@pytest.fixture(scope="module")
def table() -> th.Table:
    """A game of Angry Quest just begun: both seats have chosen their teams in secret, one of them twice."""
    begun = th.new_table("angryquest", seats=2, seed="evening")
    first = begun.decisions[0]
    begun.act(first.seat, first.options[0].id)
    begun.undo(first.seat)
    return play(begun, 80)


@pytest.fixture(scope="module")
def record(table: th.Table) -> str:
    return table.record.to_json()


# -- choosing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", th.list_games())
def test_every_bot_chooses_what_is_on_offer(game: str) -> None:
    table = th.new_table(game, seed="evening")
    decision = table.decisions[0]
    view, parcel = table.view(decision.seat), parcel_for(table, decision.seat)
    for bot in agents_for(game):
        act = think(game, bot, parcel) if thinks(game, bot) else choose(game, bot, view, decision, 7)
        assert act in {option.id for option in decision.options}


def test_seed_decides_what_chance_chooses() -> None:
    many = th.Decision(0, "pick", "Pick.", None, tuple(th.Option(str(i), str(i)) for i in range(10**4)), "0")
    assert choose("angryquest", "random", {}, many, "x") == choose("angryquest", "random", {}, many, "x")
    assert choose("angryquest", "random", {}, many, "x") != choose("angryquest", "random", {}, many, "y")


def test_answer_that_is_not_on_offer_is_an_error() -> None:
    astray = th.Decision(0, "pick", "Pick.", None, (th.Option("left", "Left"),), default="right")
    with pytest.raises(ValueError, match="'careful' of angryquest answers 'right', which is not on offer"):
        choose("angryquest", "careful", {}, astray, 1)


def test_unknown_bot_is_bad_input(table: th.Table) -> None:
    with pytest.raises(th.BadInput, match="there is no bot 'deep'"):
        choose("angryquest", "deep", {}, table.decisions[0], 1)


async def test_workers_do_the_jobs_as_this_process_does(table: th.Table, record: str) -> None:
    workers = Workers(1)
    await workers.start()
    decision = table.decisions[0]
    asked = ("angryquest", "heuristic", table.view(decision.seat), decision, "seed")
    astray = th.Decision(0, "pick", "Pick.", None, (th.Option("left", "Left"),), default="right")
    try:
        assert await workers.run(choose, *asked, seconds=LONG) == choose(*asked)
        assert await workers.run(sent_verify, record, seconds=LONG) == verify(record)
        assert await workers.run(frames, record, 0, 0, 9, seconds=LONG) == frames(record, 0, 0, 9)
        assert await workers.run(frames, record, "open", 9, 9, seconds=LONG) == frames(record, "open", 9, 9)
        assert await workers.run(position_at, record, 3, seconds=LONG) == position_at(record, 3)
        with pytest.raises(th.BadInput, match="the record is no JSON"):
            await workers.run(sent_verify, "{", seconds=LONG)
        with pytest.raises(JobFailed, match=r"'choose': ValueError: .* not on offer"):
            await workers.run(choose, "angryquest", "careful", {}, astray, 1, seconds=LONG)
    finally:
        await workers.stop()


SENT = {"sent_frames", "sent_verify", "sent_position"}


@pytest.mark.parametrize(("job", "more"), [("sent_verify", ()), ("sent_frames", (None, 0, 1)), ("sent_position", (1,))])
def test_record_that_was_sent_has_a_bounded_number_of_entries(job: str, more: tuple[Any, ...]) -> None:
    assert JOBS[job](forged_record(4), *more)
    with pytest.raises(th.BadInput, match="the record has 20002 entries; at most 20000 are looked at here"):
        JOBS[job](forged_record(20_002), *more)


@pytest.mark.parametrize("text", ["{", "[]", "7", '{"entries": 7}', "{}", "[" * 100_000])
def test_what_is_no_record_at_all_is_bad_input(text: str) -> None:
    for job in SENT:
        with pytest.raises(th.BadInput):
            JOBS[job](text, *{"sent_frames": (None, 0, 1), "sent_position": (1,)}.get(job, ()))


def test_the_set_of_jobs_is_closed() -> None:
    about_games = {"odds", "lesson", "frames", "story", "course", "draws", "position_at"}
    assert set(jobs.JOBS) == {"choose", "think", "advise", *about_games, *SENT}


# -- frames ------------------------------------------------------------------------------------------------------------


def shown(record: str, seat: jobs.Viewer, first: int = 0, last: int = MOST_FRAMES - 1) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = frames(record, seat, first, last)["frames"]
    return told


def test_frames_say_what_game_it_is(record: str) -> None:
    told = frames(record, None, 0, 0)
    assert (told["game"], told["seats"], told["steps"]) == ("angryquest", 2, len(json.loads(record)["entries"]))
    assert [frame["step"] for frame in told["frames"]] == [0]


def test_first_frame_is_the_set_up(table: th.Table, record: str) -> None:
    (frame,) = shown(record, 0, 0, 0)
    opened = th.replay(table.record, upto=0)
    assert frame["entry"] is None
    assert frame["view"] == opened.view(0)
    assert [event["text"] for event in frame["events"]] == [event.text for event in opened.events(0)]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_frame_is_what_the_viewer_saw_then(seat: int | None, table: th.Table, record: str) -> None:
    for frame in shown(record, seat, 1):
        then, before = (th.replay(table.record, upto=frame["step"] - back) for back in (0, 1))
        assert frame["view"] == then.view(seat)
        news = then.events(seat, since=before.event_count(seat))
        assert [event["text"] for event in frame["events"]] == [event.text for event in news]
        assert [(d["seat"], d["prompt"]) for d in frame["asked"]] == [
            (d.seat, d.prompt) for d in then.decisions if d.seat == seat
        ]


def test_frames_from_the_middle_are_those_of_the_whole(record: str) -> None:
    assert shown(record, 1, 10, 20) == shown(record, 1)[10:21]


def test_entries_are_those_of_the_record_but_secret_ones_of_others(record: str) -> None:
    entries = json.loads(record)["entries"]
    # Teams are chosen at the same time: one answer, one taken back, and then one of each seat.
    assert [entry["seat"] for entry in entries[:4]] == [0, 0, 0, 1]
    assert [frame["entry"] for frame in shown(record, 1)[1:4]] == [{"seat": 0, "hidden": True}] * 3
    assert [frame["entry"] for frame in shown(record, 1)[4:]] == entries[3 : MOST_FRAMES - 1]


def test_onlooker_is_shown_no_secret_entry(record: str) -> None:
    acts = [entry["act"] for entry in json.loads(record)["entries"] if entry.get("act", "").startswith("return ")]
    assert len(acts) == 3
    assert [act for act in acts if act in json.dumps(shown(record, None))] == []


def test_open_frame_has_what_all_seats_see(table: th.Table, record: str) -> None:
    frame = shown(record, "open", 1, 1)[0]
    then = th.replay(table.record, upto=1)
    assert frame["views"] == {"0": then.view(0), "1": then.view(1)}
    assert "view" not in frame
    assert frame["entry"] == json.loads(record)["entries"][0]
    assert [question["seat"] for question in frame["asked"]] == [d.seat for d in then.decisions]


def test_open_hands_tell_all_that_happened_and_each_event_once(table: th.Table, record: str) -> None:
    parts = shown(record, "open", 0, 20), shown(record, "open", 21, 40)
    events = [event["text"] for frame in (*parts[0], *parts[1]) for event in frame["events"]]
    then = th.replay(table.record, upto=40)
    assert events == [event.text for event in then.all_events()]
    assert len(events) >= max(then.event_count(seat) for seat in (0, 1))


def test_event_does_not_say_who_else_knows_it(record: str) -> None:
    events = [event for frame in shown(record, "open") for event in frame["events"]]
    assert {tuple(event) for event in events} == {("kind", "data", "forced", "rule", "text")}


def test_last_frame_may_lie_beyond_the_end(record: str) -> None:
    steps = len(json.loads(record)["entries"])
    assert [frame["step"] for frame in shown(record, None, steps - 1, steps + 50)] == [steps - 1, steps]


@pytest.mark.parametrize(
    ("seat", "first", "last", "words"),
    [
        (0, -1, 3, "the steps are 0 to"),
        (0, 4, 3, "the steps are 0 to"),
        (0, 10**6, 10**6, "the steps are 0 to"),
        (0, 0, MOST_FRAMES, "at most 64 steps at once; got 65"),
        (2, 0, 3, "there is no seat 2"),
    ],
)
def test_frames_that_are_not_there_are_refused(seat: int, first: int, last: int, words: str, record: str) -> None:
    with pytest.raises(th.BadInput, match=words):
        frames(record, seat, first, last)


def test_entry_that_does_not_fit_is_refused_with_its_place(record: str) -> None:
    doc = json.loads(record)
    doc["entries"][5] = {"seat": 0, "act": "fly away"}
    with pytest.raises(th.BadInput, match=r"^record\.entries\[5\]: "):
        frames(json.dumps(doc), None, 0, 10)


# -- positions and checks ----------------------------------------------------------------------------------------------


def test_position_after_a_step_is_that_of_the_game(table: th.Table, record: str) -> None:
    assert position_at(record, 7) == th.replay(table.record, upto=7).position()


@pytest.mark.parametrize("step", [-1, 10**6])
def test_step_that_is_not_there_has_no_position(step: int, record: str) -> None:
    with pytest.raises(th.BadInput, match="the steps are 0 to"):
        position_at(record, step)


def test_good_record_is_verified(record: str) -> None:
    report = verify(record)
    assert report["ok"]
    assert [check["name"] for check in report["checks"]] == [
        "record", "dice", "rules", "set-up", "entries", "outcome", "final",
    ]  # fmt: skip


def test_changed_record_fails_the_check_that_names_it(record: str) -> None:
    report = verify(json.dumps(json.loads(record) | {"final": "0" * 64}))
    assert not report["ok"]
    assert [check["name"] for check in report["checks"] if not check["ok"]] == ["final"]


def test_what_is_no_record_is_bad_input() -> None:
    with pytest.raises(th.BadInput, match="is no Tumblehall record"):
        verify("{}")
