"""Bots of one's own at the tables of a server, with a token."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.house import SEED, House, house
from tumblehall.cli import main
from tumblehall.kernel.errors import BadInput
from tumblehall.lab.arena import network
from tumblehall.lab.arena.plan import Plan, checked
from tumblehall.server.sqlite_store import SqliteStore

BOT = """
class First:
    def choose(self, view, decision, rng):
        assert view["seat"] == decision.seat
        return decision.options[rng.below(len(decision.options))].id

class Leaves:
    def choose(self, view, decision, rng):
        raise SystemExit(3)

class Thinks:
    def rank(self, sight, rng): ...
"""


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    file = tmp_path / "network_bot.py"
    file.write_text(BOT)
    return file


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(SqliteStore(tmp_path / "tables.db")) as home:
        yield home


def plan(*names: str) -> Plan:
    return checked("quaeleon", names, 2, "a", {})


async def test_a_bot_of_ones_own_plays_a_level_of_the_server_from_both_seats(home: House, bots: Path) -> None:
    meeting = plan(f"{bots}:First", "random")
    server = await asyncio.to_thread(network.server_at, f"http://{home.host}", None)
    games = [await asyncio.to_thread(network.play, meeting, server, "a", number) for number in (0, 1)]
    assert [game.sitting for game in games] == [(0, 1), (1, 0)]
    assert all(sum(game.shares) == 1 for game in games)
    assert [bool(times) for times in games[0].times] == [True, False]


async def test_a_bot_sits_down_with_the_token_of_a_seat(home: House, bots: Path) -> None:
    token, other = await home.token(), await home.token()
    table = await home.found(other, "quaeleon")
    await home.done(table, other, "sit-bot", seat=0, bot="random")
    await home.done(table, token, "sit", name="Ann", seed=SEED, seat=1)
    line = ("arena", "quaeleon", f"{bots}:First", "--server", f"http://{home.host}", "--token", token, "--table", table)
    assert await asyncio.to_thread(main, line) == 0
    now = await home.now(table, token)
    assert (now["table"]["status"], now["me"]["seats"]) == ("over", [1])


async def test_a_bot_that_breaks_at_a_server_is_named(home: House, bots: Path) -> None:
    server = await asyncio.to_thread(network.server_at, f"http://{home.host}", None)
    with pytest.raises(BadInput, match=r":Leaves failed when asked .*SystemExit: 3"):
        await asyncio.to_thread(network.play, plan(f"{bots}:Leaves", "random"), server, "a", 0)


@pytest.mark.parametrize(
    ("names", "words"),
    [(("skilled", "random"), "name a bot of your own"), (("{file}:Thinks", "random"), "it needs 'choose'")],
)
def test_who_cannot_sit_down_is_refused(names: tuple[str, str], words: str, bots: Path) -> None:
    with pytest.raises(BadInput, match=words):
        network.check_own(plan(*(name.format(file=bots) for name in names)))


@pytest.mark.parametrize(
    ("address", "token", "words"),
    [
        ("localhost", None, "begins with http"),
        ("http://localhost", "me", "a token begins with th_"),
        ("http://127.0.0.1:1", None, "http://127.0.0.1:1 cannot be reached: .*refused"),
    ],
)
def test_a_server_that_cannot_be_asked_is_told_in_one_line(address: str, token: str | None, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        network.server_at(address, token)


async def test_what_the_server_refuses_is_told_in_its_words(home: House, bots: Path) -> None:
    server = await asyncio.to_thread(network.server_at, f"http://{home.host}", None)
    with pytest.raises(BadInput, match=r"refuses: .*nobody"):
        await asyncio.to_thread(network.play, plan(f"{bots}:First", "nobody"), server, "a", 0)
