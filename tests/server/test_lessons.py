"""Tables of lessons: private, played by their script, skipped at will, and no way to chosen dice anywhere else."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

import tumblehall as th
from tests.server.house import SEED, House, bearer, house
from tumblehall.lessons.course import ANOTHER_WAY
from tumblehall.lessons.script import lesson_named, lesson_names
from tumblehall.server import deeds as d
from tumblehall.server.learning import ordinary, told_answer
from tumblehall.server.room import Room
from tumblehall.server.sqlite_store import SqliteStore
from tumblehall.server.tokens import new_token

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def home(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with house(SqliteStore(tmp_path_factory.mktemp("lessons") / "tables.db"), tables_per_hour=1000) as home:
        home.server._costly._rate = home.server._costly._burst = 10_000
        yield home


async def begun(home: House, lesson: str = "quarriors", scene: int = 0, answers: int = 0) -> tuple[str, str]:
    token = new_token()
    body = {"lesson": lesson, "scene": scene, "answers": answers, "name": "Ann"}
    made = await home.http.post("/api/lessons", json=body, headers=bearer(token))
    assert made.status_code == 200, made.text
    return made.json()["table"], token


async def course(home: House, table: str, token: str) -> Any:
    answer = await home.http.get(f"/api/tables/{table}/lesson", headers=bearer(token))
    assert answer.status_code == 200, answer.text
    return answer.json()["course"]


async def my_turn(home: House, table: str, token: str) -> Any:
    """The table when the learner is asked, or when it is over."""
    return await home.until(
        table, lambda now: now["table"]["status"] == "over" or 0 in now["table"].get("to_act", []), token
    )


async def act(home: House, table: str, token: str, option: str) -> None:
    now = await my_turn(home, table, token)
    await home.done(table, token, "act", seat=0, option=option, step=now["seats"][0]["step"])


async def test_each_game_lists_its_lessons(home: House) -> None:
    games = (await home.http.get("/api/games")).json()["games"]
    listed = {lesson["name"] for game in games for lesson in game["lessons"]}
    assert listed == set(lesson_names())
    assert [game["lessons"][0]["name"] for game in games] == [game["name"] for game in games]


@pytest.mark.parametrize("name", lesson_names())
async def test_a_lesson_is_played_to_its_end_by_what_it_asks(home: House, name: str) -> None:
    lesson, numbers = lesson_named(name), []
    for scene in range(len(lesson.scenes)):
        table, token = await begun(home, name, scene)
        while True:
            now = await my_turn(home, table, token)
            reached = await course(home, table, token)
            if not reached["asks"]:
                break
            await act(home, table, token, reached["asks"])
        assert reached["ended"]
        numbers += [caption["number"] for caption in reached["captions"]]
        assert now["table"]["seats"][1]["bot"] == "novice"
    assert [number for number in numbers if number] == list(range(1, lesson.captions + 1))


async def test_the_other_answers_by_the_script_and_then_as_a_novice(home: House) -> None:
    table, token = await begun(home)
    for entry in lesson_named("quarriors").scenes[0].script:
        if entry.seat == 0:
            assert entry.act is not None
            await act(home, table, token, entry.act)
    live = home.server.hall.live(table)
    async with live.lock:
        room = await home.server.hall.room(live)
        assert room.game is not None
        answers = [(entry.seat, entry.act) for entry in room.game.record.entries]
    script = [(entry.seat, entry.act) for entry in lesson_named("quarriors").scenes[0].script]
    assert answers[: len(script)] == script
    assert told_answer(room, 1) is None


async def test_a_lesson_is_for_one_person(home: House) -> None:
    table, _ = await begun(home)
    other = new_token()
    now = await home.now(table, other)
    assert (now["seats"], now["me"]["seats"], now["table"]["manners"]["onlookers"]) == ([], [], False)
    for path in ("lesson", "record", "story", "odds"):
        assert (await home.http.get(f"/api/tables/{table}/{path}", headers=bearer(other))).status_code == 403
    tried: dict[str, dict[str, Any]] = {"sit": {"name": "Eve", "seed": SEED}, "skip-lesson": {"seat": 0}}
    for do, more in tried.items():
        assert (await home.do(table, other, do, **more)).status_code in (403, 409)
    lobby = (await home.http.get("/api/lobby")).json()["tables"]
    assert all(card["table"] != table for card in lobby)


async def test_nobody_else_ever_sits_down_there(home: House) -> None:
    table, token = await begun(home)
    tried: dict[str, dict[str, Any]] = {"rise": {"seat": 1}, "sit-bot": {"seat": 1, "bot": "champion"}, "start": {}}
    for do, more in tried.items():
        assert (await home.do(table, token, do, **more)).json()["code"] == "not-open"


async def test_no_ordinary_table_gets_chosen_dice(home: House) -> None:
    token = new_token()
    body = {"game": "quarriors", "seats": 2, "lesson": "quarriors"}
    assert (await home.http.post("/api/tables", json=body, headers=bearer(token))).status_code == 400
    table, token = await begun(home)
    forked = await home.http.post(f"/api/tables/{table}/fork", json={"step": 0}, headers=bearer(token))
    now = await home.now(forked.json()["table"], token)
    assert now["table"].get("lesson") is None
    live = home.server.hall.live(forked.json()["table"])
    async with live.lock:
        assert isinstance((await home.server.hall.room(live)).dice(), th.FairDice)


async def test_the_rematch_of_a_lesson_is_a_whole_game_with_fair_dice() -> None:
    told = d.LessonAt("angryquest", 2, ("0",))
    body = d.FoundingBody(
        "angryquest", 2, {}, d.Manners(talk=False), "h", "00" * 32, {"game": "angryquest"}, lesson=told
    )
    new = ordinary(body)
    assert (new.lesson, new.start, new.manners) == (None, None, d.Manners())
    assert isinstance(Room("t", 0.0, new).dice(), th.FairDice)


async def test_another_choice_is_taken_and_said_to_be_good(home: House) -> None:
    table, token = await begun(home)
    now = await my_turn(home, table, token)
    option = next(o["id"] for o in now["seats"][0]["decision"]["options"] if o["id"] != "use assistant#4")
    await act(home, table, token, option)
    reached = await course(home, table, token)
    assert ANOTHER_WAY in [caption["say"] for caption in reached["captions"]]
    assert (reached["asks"], reached["ended"]) == ("", True)


async def test_a_lesson_that_is_skipped_is_an_ordinary_game(home: House) -> None:
    table, token = await begun(home)
    await home.done(table, token, "skip-lesson", seat=0)
    assert (await home.done(table, token, "skip-lesson", seat=0))["again"]
    assert await course(home, table, token) is None
    assert (await home.now(table, token))["table"]["lesson"]["skipped"]
    live = home.server.hall.live(table)
    async with live.lock:
        assert told_answer(await home.server.hall.room(live), 1) is None


async def test_only_a_lesson_is_skipped(home: House) -> None:
    table, tokens = await home.two_people()
    refused = await home.do(table, tokens[0], "skip-lesson", seat=0)
    assert (refused.json()["code"], await course(home, table, tokens[0])) == ("not-now", None)


async def test_the_record_of_a_lesson_replays_and_names_its_dice(home: House) -> None:
    table, token = await begun(home, "angryquest", 2)
    for option in ("fight", "use close", "use ranged"):
        await act(home, table, token, option)
    text = (await home.http.get(f"/api/tables/{table}/record", headers=bearer(token))).text
    record = th.Record.from_json(text)
    assert th.replay(record).outcome == record.outcome
    checked = (await home.http.post("/api/records/verify", json={"record": text})).json()
    assert checked["ok"]
    assert "lesson" in next(check["words"] for check in checked["checks"] if check["name"] == "dice")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"lesson": "chess", "name": "Ann"}, "there is no lesson"),
        ({"lesson": "quarriors", "scene": 1, "name": "Ann"}, "the scenes of quarriors are 0 to 0"),
        ({"lesson": "quarriors", "answers": 100, "name": "Ann"}, "scene 0 of quarriors has 19 answers; got 100"),
        ({"lesson": "quarriors", "name": " "}, "letters that can be seen"),
    ],
)
async def test_what_is_wrong_is_said(home: House, body: dict[str, Any], said: str) -> None:
    answer = await home.http.post("/api/lessons", json=body, headers=bearer(new_token()))
    assert (answer.status_code, said in answer.json()["reason"]) == (400, True)


@pytest.mark.parametrize("lesson", ["quarriors", "quaeleon"])
async def test_a_lesson_begun_in_the_middle_goes_on_by_its_script(home: House, lesson: str) -> None:
    table, token = await begun(home, lesson, answers=8)
    now = later = await course(home, table, token)
    assert not now["ended"]
    while later["asks"] and not later["ended"]:
        await act(home, table, token, later["asks"])
        await my_turn(home, table, token)
        later = await course(home, table, token)
    assert later["ended"]
    assert [caption["say"] for caption in later["captions"]].count(ANOTHER_WAY) == 0
    assert later["captions"][-1]["number"] == lesson_named(lesson).captions


async def test_lessons_count_as_founding(tmp_path: Any) -> None:
    async with house(SqliteStore(tmp_path / "tables.db"), tables_per_hour=1) as home:
        await begun(home)
        more = await home.http.post(
            "/api/lessons", json={"lesson": "quarriors", "name": "Ann"}, headers=bearer(new_token())
        )
        assert more.status_code == 429
