"""How quickly a server answers at other tables while bots think at many: `python -m bench.thinkers`.

At some tables a person plays against a bot that looks ahead, so that it has always something to think about. At others
people play against the usual bot, an answer a second each. Told are the times from an answer of a person to its
acknowledgement, and to the next question after the usual bot has moved; first with nobody thinking, then with all."""

import argparse
import asyncio
import json
import secrets
import time
from collections.abc import Sequence
from typing import Any

import httpx
from websockets.asyncio.client import connect

from bench.load import place, servers
from tumblehall.library import list_games

SETTINGS = ("--tables-per-hour", "100000", "--messages-per-second", "1000", "--connections-per-address", "1000")
"""All people come from one address here."""
PACE = 1.0
"""Seconds between two answers at a table whose times are taken."""


class Chair:
    """A person in seat 0, with a bot in seat 1."""

    def __init__(self, address: str, game: str, bot: str) -> None:
        self._address, self._game, self._bot = address, game, bot
        self.acknowledged: list[float] = []
        self.moved: list[float] = []
        self.answers = 0

    async def play(self, until: float, pace: float) -> None:
        while time.monotonic() < until:
            table, token = await self._found()
            async with connect(f"ws://{self._address}/api/tables/{table}/live", max_size=None) as line:
                await line.send(json.dumps({"do": "hello", "version": 2, "token": token}))
                await self._sit(line, until, pace)

    async def _found(self) -> tuple[str, str]:
        async with httpx.AsyncClient(base_url=f"http://{self._address}", timeout=120) as http:
            token = (await http.post("/api/tokens", json={})).json()["token"]
            head = {"Authorization": f"Bearer {token}"}
            found = await http.post("/api/tables", json={"game": self._game, "seats": 2}, headers=head)
            table = found.json()["table"]
            for command in (
                {"do": "sit-bot", "id": "b", "seat": 1, "bot": self._bot},
                {"do": "sit", "id": "s", "seat": 0, "name": "Ann", "seed": secrets.token_hex(8)},
            ):
                (await http.post(f"/api/tables/{table}/do", json=command, headers=head)).raise_for_status()
        return table, token

    async def _sit(self, line: Any, until: float, pace: float) -> None:
        """Takes the first option there is, until the game or the time is over."""
        waits, asked, sent, step = False, None, 0.0, -1
        while time.monotonic() < until:
            try:
                async with asyncio.timeout(until - time.monotonic()):
                    frame = json.loads(await line.recv())
            except TimeoutError:
                return
            if _is_over(frame):
                return
            if frame["is"] == "done":
                self.acknowledged.append(time.monotonic() - sent)
                waits = False
            for state in frame.get("seats", ()):
                if state["seat"] == 0 and state["decision"] and state["step"] != step:
                    asked, step = state, state["step"]
                    self.moved += [time.monotonic() - sent] if sent else []
            if waits or asked is None:
                continue
            await asyncio.sleep(pace)
            self.answers += 1
            option = asked["decision"]["options"][0]["id"]
            act = {"do": "act", "id": f"a{self.answers}", "seat": 0, "option": option, "step": step}
            waits, asked, sent = True, None, time.monotonic()
            await line.send(json.dumps(act))


def _is_over(frame: dict[str, Any]) -> bool:
    table, change = frame.get("table"), frame.get("change") or {}
    return (isinstance(table, dict) and table["status"] == "over") or change.get("status") == ["over"]


async def measured(address: str, game: str, bot: str, thinking: int, quick: int, seconds: float) -> None:
    until = time.monotonic() + seconds
    deep = [Chair(address, game, bot) for _ in range(thinking)]
    timed = [Chair(address, game, "skilled") for _ in range(quick)]
    await asyncio.gather(*(chair.play(until, 0.0) for chair in deep), *(chair.play(until, PACE) for chair in timed))
    print(f"{thinking} tables with {bot}, {sum(chair.answers for chair in deep)} answers to it there")
    told("acknowledged", [each for chair in timed for each in chair.acknowledged])
    told("next question", [each for chair in timed for each in chair.moved])


def told(what: str, times: Sequence[float]) -> None:
    ordered = sorted(times)
    at = {share: 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.5, 0.9, 0.99)}
    print(f"  {what:14} {len(ordered)} times, ms: " + ", ".join(f"p{100 * s:.0f} {ms:.1f}" for s, ms in at.items()))


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(list_games()))
    parser.add_argument("--bot", default="champion", help="who thinks (default champion)")
    parser.add_argument("--thinking", type=int, default=20, help="tables where somebody thinks (default 20)")
    parser.add_argument("--quick", type=int, default=20, help="tables whose times are taken (default 20)")
    parser.add_argument("--seconds", type=float, default=60.0, help="of each part (default 60)")
    given = parser.parse_args()
    with place("sqlite") as (database, folder), servers(database, 1, folder, False, *SETTINGS) as (server,):
        for thinking in (0, given.thinking):
            await measured(server.address, given.game, given.bot, thinking, given.quick, given.seconds)


if __name__ == "__main__":
    asyncio.run(main())
