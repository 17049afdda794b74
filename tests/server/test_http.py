"""Every endpoint once right, and each of its refusals."""

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

import tumblehall as th
from tests.server.house import SEED, House, bearer, house
from tumblehall.kernel.canonical import digest_of
from tumblehall.server.app import LARGE, SMALL
from tumblehall.server.limits import Buckets
from tumblehall.server.sqlite_store import SqliteStore
from tumblehall.server.tokens import TOKEN, new_token

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def home(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with house(SqliteStore(tmp_path_factory.mktemp("http") / "tables.db")) as home:
        home.server._costly = Buckets(1000, 1000)
        yield home


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def played(home: House) -> tuple[str, list[str]]:
    """A table whose game is over, by agreement after a few answers."""
    table, tokens = await home.two_people()
    async with home.live(table, tokens[0]) as ann, home.live(table, tokens[1]) as ben:
        for seat, line in enumerate((ann, ben)):
            await line.until_asked(seat)
            await line.act(seat)
    for seat, token in enumerate(tokens):
        await home.done(table, token, "vote-end", seat=seat, yes=True)
    return table, tokens


async def get(home: House, path: str, token: str | None = None, **query: Any) -> tuple[int, Any]:
    answer = await home.http.get(path, headers=bearer(token), params=query)
    return answer.status_code, answer.json()


async def post(home: House, path: str, body: Any = None, token: str | None = None) -> tuple[int, Any]:
    answer = await home.http.post(path, headers=bearer(token), json=body)
    return answer.status_code, answer.json()


def code_of(answer: tuple[int, Any]) -> tuple[int, str]:
    status, body = answer
    assert body["is"] == "refused"
    assert body["reason"]
    return status, body["code"]


# -- what there is -----------------------------------------------------------------------------------------------------


async def test_games_are_listed_with_options_and_bots(home: House) -> None:
    status, body = await get(home, "/api/games")
    assert (status, body["program"]) == (200, th.__version__)
    assert {game["name"] for game in body["games"]} == set(th.list_games())
    for game in body["games"]:
        assert game["bots"] == [bot["level"] for bot in game["opponents"]] != []
        assert game["usual"] == "skilled"
        assert all(bot["name"] and bot["plays"] and bot["strength"] for bot in game["opponents"])


@pytest.mark.rule("QX-16")
async def test_what_is_usual_and_what_is_odd_beside_other_options_is_told(home: House) -> None:
    _, body = await get(home, "/api/games")
    (game,) = (each for each in body["games"] if each["name"] == "quarriors")
    options = {each["name"]: each for each in game["options"]}
    case = {"seats": None, "beside": None, "unless": None, "lacking": None, "having": None}
    assert options["large_dice"]["usual"] == [{"value": True} | case | {"having": ["sets", "light-dark"]}]
    assert options["culls"]["usual"] == [{"value": False} | case | {"beside": ["large_dice", True]}]
    (caution,) = options["large_dice"]["cautions"]
    assert (caution["values"], caution["having"]) == ([True], ["sets", "demons"])


@pytest.mark.rule("Q25", "Q123", "QX-15")
async def test_what_a_list_of_cards_needs_is_told(home: House) -> None:
    _, body = await get(home, "/api/games")
    (game,) = (each for each in body["games"] if each["name"] == "quarriors")
    (wilds,) = (each for each in game["options"] if each["name"] == "wilds")
    creatures, spells, quests, assistants = wilds["shelves"]
    assert creatures["needs"]["Lord of the Quarry/Key Master"] == ["promos"]
    assert [shelf["is_open"] for shelf in (creatures, spells, quests, assistants)] == [False, False, True, True]
    assert (creatures["alone"], spells["alone"]) == ({"light-dark": 6}, {"light-dark": 2})


@pytest.mark.parametrize("what", ["rules", "cards"])
async def test_rules_and_cards_of_a_game(home: House, what: str) -> None:
    status, body = await get(home, f"/api/games/quarriors/{what}")
    assert status == 200
    assert len(body[what]) > 20


async def test_how_to_play_comes_with_what_the_table_shows(home: House) -> None:
    status, body = await get(home, "/api/games/quarriors/how-to")
    assert status == 200
    score = body["screens"][0]
    assert (score["title"], score["view"]["players"], score["view"]["phase"]) == ("Score", 2, "score")
    assert {event["kind"] for event in score["events"]} >= {"scored", "glory"}
    assert score["decision"]["kind"] == "cull"


@pytest.mark.parametrize("what", ["rules", "cards", "how-to"])
async def test_rules_and_cards_of_no_game_are_not_found(home: House, what: str) -> None:
    assert code_of(await get(home, f"/api/games/chess/{what}")) == (404, "no-game")


async def test_token_has_the_right_looks_and_is_new_each_time(home: House) -> None:
    tokens = [(await post(home, "/api/tokens"))[1]["token"] for _ in range(2)]
    assert all(TOKEN.fullmatch(token) for token in tokens)
    assert tokens[0] != tokens[1]


async def test_lobby_shows_listed_tables_only(home: House) -> None:
    token = new_token()
    listed = await home.found(token, manners={"listed": True})
    hidden = await home.found(token)
    shown = {card["table"] for card in (await get(home, "/api/lobby"))[1]["tables"]}
    assert (listed in shown, hidden in shown) == (True, False)


async def test_lobby_names_people_and_counts_bots(home: House) -> None:
    token = new_token()
    table = await home.found(token, seats=3, manners={"listed": True})
    await home.done(table, token, "sit", name="random", seed=SEED)
    await home.done(table, token, "sit-bot", seat=1, bot="random")
    card = next(card for card in (await get(home, "/api/lobby"))[1]["tables"] if card["table"] == table)
    assert (card["names"], card["bots"]) == (["random"], 1)


# -- tables ------------------------------------------------------------------------------------------------------------


async def test_table_is_founded_with_its_commitment(home: House) -> None:
    status, body = await post(home, "/api/tables", {"game": "angryquest", "seats": 2}, new_token())
    assert status == 200
    now = await home.now(body["table"])
    assert now["table"]["commitment"] == body["commitment"]


BAD_TABLES: dict[str, Any] = {
    "unknown game": {"game": "chess", "seats": 2},
    "too many seats": {"game": "angryquest", "seats": 9},
    "no seats": {"game": "angryquest", "seats": 0},
    "unknown option": {"game": "angryquest", "seats": 2, "options": {"wings": True}},
    "bad option": {"game": "quarriors", "seats": 2, "options": {"mix": "all"}},
    "unknown field": {"game": "angryquest", "seats": 2, "cheat": True},
    "bad clock": {"game": "angryquest", "seats": 2, "manners": {"clock": {"kind": "move", "seconds": 1}}},
    "unknown bot": {"game": "angryquest", "seats": 2, "manners": {"bot": "deep"}},
    "no object": [],
}


@pytest.mark.parametrize("body", BAD_TABLES.values(), ids=BAD_TABLES)
async def test_table_that_cannot_be_is_refused(home: House, body: Any) -> None:
    assert code_of(await post(home, "/api/tables", body, new_token())) == (400, "bad-message")


async def test_founding_needs_a_token(home: House) -> None:
    assert code_of(await post(home, "/api/tables", {"game": "angryquest", "seats": 2})) == (401, "no-token")


@pytest.mark.parametrize("header", ["Bearer", "Bearer x", "Basic YTpi", "th_x", f"Bearer th_{'x' * 42}"])
async def test_header_that_is_no_token_is_refused(home: House, header: str) -> None:
    answer = await home.http.get("/api/tables/none", headers={"authorization": header})
    assert code_of((answer.status_code, answer.json())) == (401, "no-token")
    assert answer.headers["www-authenticate"] == "Bearer"


async def test_the_course_of_a_game_is_told_when_it_is_over(home: House, played: tuple[str, list[str]]) -> None:
    table, tokens = played
    status, body = await get(home, f"/api/tables/{table}/course", tokens[0])
    assert (status, len(body["course"]["samples"][-1][2])) == (200, 2)


async def test_what_was_drawn_is_told_when_a_game_is_over(home: House, played: tuple[str, list[str]]) -> None:
    table, tokens = played
    status, body = await get(home, f"/api/tables/{table}/draws", tokens[0], seat=0)
    _, now = await get(home, f"/api/tables/{table}", tokens[0])
    assert (status, body["uses"][0]["use"]) == (200, 0)
    assert all(number < of for use in body["uses"] for of, number in use["drawn"])
    assert now["table"]["mixed"] == digest_of([SEED, SEED])


async def test_what_was_drawn_is_counted_by_the_own_seats_alone(home: House, played: tuple[str, list[str]]) -> None:
    table, tokens = played
    assert code_of(await get(home, f"/api/tables/{table}/draws", tokens[0], seat=1)) == (403, "not-yours")


async def test_what_was_drawn_in_a_running_game_is_not_told(home: House) -> None:
    table, tokens = await home.two_people()
    assert code_of(await get(home, f"/api/tables/{table}/draws", tokens[0])) == (409, "not-now")


async def test_the_course_of_a_running_game_is_not_told(home: House) -> None:
    table, tokens = await home.two_people()
    assert code_of(await get(home, f"/api/tables/{table}/course", tokens[0])) == (409, "not-now")


@pytest.mark.parametrize("path", ["", "/record", "/frames?first=0&last=0"])
@pytest.mark.parametrize("table", ["no-such-table", "%00", "%ff", "a%2Fb", "x" * 300])
async def test_unknown_table_is_not_found(home: House, table: str, path: str) -> None:
    answer = await home.http.get(f"/api/tables/{table}{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] in ("no-table", "no-such-place")


async def test_table_shows_each_what_is_theirs(home: House) -> None:
    table, tokens = await home.two_people()
    seen = [[state["seat"] for state in (await home.now(table, token))["seats"]] for token in (*tokens, None)]
    assert seen == [[0], [1], [None]]


async def test_closed_table_shows_strangers_no_game(home: House) -> None:
    table, _ = await home.two_people(manners={"onlookers": False})
    now = await home.now(table)
    assert (now["seats"], now["talk"], now["table"]["status"]) == ([], [], "playing")


async def test_commands_by_http_are_done_and_refused_with_their_status(home: House) -> None:
    table, tokens = await home.two_people()
    right = await home.do(table, tokens[0], "say", seat=0, text="hello")
    foreign = await home.do(table, tokens[1], "say", seat=0, text="hello")
    stale = await home.do(table, tokens[0], "act", seat=0, option="keep", step=77)
    illegal = await home.do(table, tokens[0], "act", seat=0, option="fly", step=0)
    assert [a.status_code for a in (right, foreign, stale, illegal)] == [200, 403, 409, 422]
    assert [a.json()["code"] for a in (foreign, stale, illegal)] == ["not-yours", "stale", "illegal"]


async def test_record_of_a_running_game_is_the_own_view(home: House) -> None:
    table, tokens = await home.two_people()
    status, body = await get(home, f"/api/tables/{table}/record", tokens[0])
    assert (status, [state["seat"] for state in body["seats"]]) == (200, [0])
    assert "secret" not in json.dumps(body)


async def test_record_before_the_start_is_refused(home: House) -> None:
    table = await home.found(new_token())
    assert code_of(await get(home, f"/api/tables/{table}/record")) == (409, "not-playing")


async def test_record_frames_and_checks_of_a_game_that_is_over(home: House, played: tuple[str, list[str]]) -> None:
    table, tokens = played
    record = (await home.http.get(f"/api/tables/{table}/record", headers=bearer(tokens[0]))).text
    steps = len(th.Record.from_json(record).entries)
    own = await get(home, f"/api/tables/{table}/frames", tokens[0], first=0, last=1, viewer="0")
    same = await post(home, "/api/records/frames", {"record": record, "first": 0, "last": 1, "viewer": "0"})
    checked = await post(home, "/api/records/verify", {"record": record})
    assert (own[0], own[1]["steps"], len(own[1]["frames"])) == (200, steps, 2)
    assert same == own
    assert (checked[0], checked[1]["ok"]) == (200, True)


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ({"first": 0, "last": 1, "viewer": "9"}, (400, "bad-message")),
        ({"first": 5, "last": 1}, (400, "bad-message")),
        ({"first": 0, "last": 1, "viewer": "all"}, (400, "bad-message")),
        ({"first": 0}, (400, "bad-message")),
        ({"first": 0, "last": 1, "more": 1}, (400, "bad-message")),
        ({"first": -1, "last": 1}, (400, "bad-message")),
    ],
)
async def test_frames_that_are_not_there_are_refused(
    home: House, played: tuple[str, list[str]], query: dict[str, Any], status: tuple[int, str]
) -> None:
    assert code_of(await get(home, f"/api/tables/{played[0]}/frames", None, **query)) == status


async def test_frames_of_a_running_game_are_refused(home: House) -> None:
    table, tokens = await home.two_people()
    assert code_of(await get(home, f"/api/tables/{table}/frames", tokens[0], first=0, last=0)) == (409, "not-now")


async def test_game_that_is_over_is_forked_by_anybody_with_a_token(home: House, played: tuple[str, list[str]]) -> None:
    table, _ = played
    status, body = await post(home, f"/api/tables/{table}/fork", {"step": 2}, new_token())
    assert status == 200
    now = await home.now(body["table"])
    assert now["me"]["forked_from"] == [table, 2]
    assert code_of(await post(home, f"/api/tables/{table}/fork", {"step": 2})) == (401, "no-token")
    assert code_of(await post(home, f"/api/tables/{table}/fork", {"step": 999}, new_token())) == (400, "bad-message")


async def test_running_game_of_two_people_is_not_forked(home: House) -> None:
    table, tokens = await home.two_people()
    assert code_of(await post(home, f"/api/tables/{table}/fork", {"step": 0}, tokens[0])) == (409, "not-now")


async def test_game_that_has_not_begun_is_not_forked(home: House) -> None:
    token = new_token()
    table = await home.found(token)
    assert code_of(await post(home, f"/api/tables/{table}/fork", {"step": 0}, token)) == (409, "not-playing")


async def test_record_from_a_file_is_forked(home: House, played: tuple[str, list[str]]) -> None:
    record = (await home.http.get(f"/api/tables/{played[0]}/record")).text
    status, body = await post(home, "/api/records/fork", {"record": record, "step": 1}, new_token())
    assert (status, (await home.now(body["table"]))["me"]["forked_from"]) == (200, ["", 1])


@pytest.mark.parametrize("record", ["{}", "[]", "no JSON", '{"tumblehall_record": 1}', "[" * 100_000])
@pytest.mark.parametrize("path", ["frames", "verify", "fork"])
async def test_record_that_is_none_is_no_fault_of_ours(home: House, path: str, record: str) -> None:
    more = {"frames": {"first": 0, "last": 0}, "fork": {"step": 0}, "verify": {}}[path]
    status, body = await post(home, f"/api/records/{path}", {"record": record, **more}, new_token())
    assert status in (400, 422) or (path == "verify" and body["ok"] is False)


# -- around them -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("path", "most"), [("/api/tables", SMALL), ("/api/records/verify", LARGE)])
async def test_body_that_is_too_large_is_refused(home: House, path: str, most: int) -> None:
    headers = bearer(new_token()) | {"content-type": "application/json"}
    answer = await home.http.post(path, headers=headers, content=b" " * (most + 1))
    assert code_of((answer.status_code, answer.json())) == (413, "too-large")


async def test_seed_and_name_of_a_seat_are_checked(home: House) -> None:
    table = await home.found(new_token())
    bad = [{"name": "", "seed": SEED}, {"name": "\u202eevil", "seed": SEED}, {"name": "Eve", "seed": "no"}]
    answers = [(await home.do(table, new_token(), "sit", **sit)).status_code for sit in bad]
    assert answers == [400, 422, 400]
