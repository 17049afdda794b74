"""Tables of puzzles: for one person, with nothing to be read of the answer before it is given."""

from collections.abc import AsyncIterator
from datetime import date
from typing import Any

import pytest
import pytest_asyncio

from tests.server.house import SEED, House, bearer, house
from tumblehall.analysis.puzzle import Puzzle, puzzle_named, puzzle_of, puzzles_of, puzzles_on
from tumblehall.games import GAMES
from tumblehall.server import deeds as d
from tumblehall.server.learning import ordinary
from tumblehall.server.sqlite_store import SqliteStore
from tumblehall.server.tokens import new_token

pytestmark = pytest.mark.asyncio(loop_scope="module")
DAY = date(2026, 11, 18)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def home(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with house(SqliteStore(tmp_path_factory.mktemp("puzzles") / "tables.db"), tables_per_hour=1000) as home:
        home.http.timeout = 60
        yield home


async def laid(home: House, puzzle: str) -> tuple[str, str]:
    token = new_token()
    made = await home.http.post("/api/puzzles", json={"puzzle": puzzle, "name": "Ann"}, headers=bearer(token))
    assert made.status_code == 200, made.text
    return made.json()["table"], token


async def verdict(home: House, table: str, token: str) -> Any:
    answer = await home.http.get(f"/api/tables/{table}/puzzle", headers=bearer(token))
    assert answer.status_code == 200, answer.text
    return answer.json()["verdict"]


async def answered(home: House, puzzle: Puzzle, option: str) -> Any:
    table, token = await laid(home, puzzle.id)
    (mine,) = (await home.now(table, token))["seats"]
    await home.done(table, token, "act", seat=puzzle.seat, option=option, step=mine["step"])
    return await verdict(home, table, token)


async def test_a_day_has_its_puzzle_and_one_of_each_other_game(home: House) -> None:
    told = (await home.http.get("/api/puzzles", params={"day": DAY.isoformat()})).json()
    assert told["day"] == "2026-11-18"
    assert [puzzle["id"] for puzzle in told["puzzles"]] == [puzzle.id for puzzle in puzzles_on(DAY)]
    assert told["puzzles"][0]["id"] == puzzle_of(DAY).id
    assert sorted(puzzle["game"] for puzzle in told["puzzles"]) == sorted(GAMES)
    assert len((await home.http.get("/api/puzzles")).json()["puzzles"]) == len(GAMES)
    for odd in ("2026-02-30", "today"):
        assert (await home.http.get("/api/puzzles", params={"day": odd})).status_code == 400


@pytest.mark.parametrize("game", list(GAMES))
async def test_it_is_asked_at_its_own_table_and_judged(home: House, game: str) -> None:
    puzzle = puzzles_of(game)[0]
    table, token = await laid(home, puzzle.id)
    now = await home.now(table, token)
    (mine,) = now["seats"]
    asked = puzzle.question(puzzle.table("1"))
    assert (now["table"]["puzzle"], mine["seat"], mine["decision"]["prompt"]) == (puzzle.id, puzzle.seat, asked.prompt)
    assert [option["id"] for option in mine["decision"]["options"]] == [option.id for option in asked.options]
    assert await verdict(home, table, token) is None
    await home.done(table, token, "act", seat=puzzle.seat, option=puzzle.answer, step=mine["step"])
    said = await verdict(home, table, token)
    assert (said["right"], said["chosen"], said["best"]) == (True, puzzle.label, puzzle.label)
    assert (said["gain"], said["why"]) == (puzzle.gain, puzzle.why)


async def test_another_answer_is_told_what_was_better(home: House) -> None:
    puzzle = puzzles_of("angryquest")[1]
    said = await answered(home, puzzle, puzzle.second)
    assert (said["right"], said["chosen"], said["best"]) == (False, puzzle.second_label, puzzle.label)
    assert said["interval"] == list(puzzle.interval)


async def test_nothing_of_the_answer_is_told_before_it_is_given(home: House) -> None:
    puzzle = puzzles_of("dicequest")[0]
    table, token = await laid(home, puzzle.id)
    listed = (await home.http.get("/api/puzzles")).text
    seen = (await home.http.get(f"/api/tables/{table}", headers=bearer(token))).text
    for text in (listed, seen):
        assert puzzle.why not in text
        assert '"answer"' not in text
    hint = await home.http.post(
        f"/api/tables/{table}/hint", json={"seat": puzzle.seat, "step": 0}, headers=bearer(token)
    )
    assert (hint.status_code, hint.json()["reason"]) == (409, "there is no lamp at this table")


async def test_it_is_for_one_person(home: House) -> None:
    table, _ = await laid(home, puzzles_of("quaeleon")[0].id)
    other = new_token()
    assert (await home.now(table, other))["seats"] == []
    assert (await home.http.get(f"/api/tables/{table}/puzzle", headers=bearer(other))).status_code == 403
    assert (await home.do(table, other, "sit", name="Eve", seed=SEED)).status_code in (403, 409)
    lobby = (await home.http.get("/api/lobby")).json()["tables"]
    assert all(card["table"] != table for card in lobby)


async def test_an_ordinary_table_has_no_verdict_and_no_puzzle_is_none(home: House) -> None:
    table, tokens = await home.two_people()
    assert await verdict(home, table, tokens[0]) is None
    answer = await home.http.post("/api/puzzles", json={"puzzle": "x", "name": "Ann"}, headers=bearer(new_token()))
    assert (answer.status_code, answer.json()["reason"]) == (400, 'there is no puzzle "x"')


async def test_the_rematch_of_a_puzzle_is_a_whole_game() -> None:
    puzzle = puzzle_named(puzzle_of(DAY, "angryquest").id)
    body = d.FoundingBody("angryquest", 2, {}, d.Manners(), "h", "00" * 32, dict(puzzle.position), puzzle=puzzle.id)
    assert (ordinary(body).puzzle, ordinary(body).start) == (None, None)
