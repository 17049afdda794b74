"""Bots of one's own at the tables of a server, by the same messages as any client (docs/server.md). The server throws
the dice, so games of a round have no seed in common; seats are rotated as ever."""

import json
import secrets
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tumblehall.agents.agent import Agent, is_thinker
from tumblehall.agents.from_file import MARK, agent_in, blamed
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Decision, Json, Option, Outcome
from tumblehall.lab.arena.plan import Plan
from tumblehall.lab.arena.playing import Played, shares_of
from tumblehall.lab.arena.setups import options_of_round
from tumblehall.lab.arena.times import Times, step_of

VERSION = 2
"""Of the messages."""
PAUSE = 1.0
"""Seconds to wait where the server asks us to slow down, or to come back."""
TRIES = 30
LARGEST = 1 << 24
"""Bytes of a frame."""
SITS_WITH = "th_"
"""How every token begins."""


@dataclass(frozen=True)
class Server:
    """Where tables are, and who we are there: the token stands for a person, and has all seats that it took."""

    address: str
    token: str

    def ask(self, method: str, place: str, body: Json = None) -> Any:
        """An answer of the HTTP interface; BadInput with the server's own words where it refuses."""
        data = None if body is None else json.dumps(body).encode()
        head = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        for _ in range(TRIES):
            try:
                with urlopen(Request(f"{self.address}{place}", data, head, method=method), timeout=60) as answer:
                    return json.load(answer)
            except HTTPError as refusal:
                if refusal.code != 429:
                    raise BadInput(f"{self.address} refuses: {_reason(refusal)}") from None
                time.sleep(PAUSE)
            except OSError as fault:
                said = fault.reason if isinstance(fault, URLError) else fault
                raise BadInput(f"{self.address} cannot be reached: {said}") from None
        raise BadInput(f"{self.address} has no time for us: it allows so many tables and requests in an hour")

    def do(self, table: str, what: str, **more: Json) -> None:
        self.ask("POST", f"/api/tables/{table}/do", {"do": what, "id": secrets.token_hex(8), **more})


def _reason(refusal: HTTPError) -> str:
    try:
        return str(json.load(refusal)["reason"])
    except (ValueError, KeyError, TypeError):
        return f"status {refusal.code}"


def server_at(address: str, token: str | None) -> Server:
    """BadInput where nobody answers. A token is drawn where none is given."""
    if not address.startswith(("http://", "https://")):
        raise BadInput(f"--server: an address begins with http:// or https://; got '{address}'")
    if token is not None and not token.startswith(SITS_WITH):
        raise BadInput(f"--token: a token begins with {SITS_WITH}")
    server = Server(address.rstrip("/"), token or SITS_WITH + secrets.token_urlsafe(32))
    server.ask("GET", "/api/games")
    return server


def check_own(plan: Plan) -> None:
    """BadInput where nobody of a plan could sit down: levels are the server's, and thinkers need positions."""
    own = [name for name in plan.names if MARK in name]
    if not own:
        raise BadInput("--server: name a bot of your own, my_bot.py:Bot; levels play at the server")
    for name in own:
        bot_of(name)


@cache
def bot_of(name: str) -> Agent:
    bot = agent_in(name)
    if is_thinker(bot):
        raise BadInput(f"{name} ranks positions, and a server gives nobody a position: it needs 'choose'")
    return bot  # type: ignore[return-value]


# -- one game --------------------------------------------------------------------------------------------------------


def play(plan: Plan, server: Server, seed: str, number: int) -> Played:
    """Founds a table, sits down the bots of one's own, lets the server's levels sit down, and plays it to its end."""
    place = plan.place(number)
    meeting = plan.meetings[place.meeting]
    sitting = meeting.sittings[place.sitting]
    names = [plan.names[who] for who in sitting]
    options = options_of_round(plan.game, {**plan.options, **meeting.condition}, f"{seed}/{place.round}")
    made = server.ask("POST", "/api/tables", {"game": plan.game, "seats": plan.seats, "options": options})
    table = made["table"]
    own = {seat: name for seat, name in enumerate(names) if MARK in name}
    for seat, name in enumerate(names):
        if seat not in own:
            server.do(table, "sit-bot", seat=seat, bot=name)
    for seat in own:
        server.do(table, "sit", seat=seat, name=f"Bot {seat + 1}", seed=secrets.token_urlsafe(16))
    guest = Guest(server, table, own, seed)
    outcome = guest.play()
    times = tuple(guest.times.get(seat, Counter()) for seat in range(plan.seats))
    answers = sum(own.total() for own in times)
    return Played(number, sitting, shares_of(outcome, plan), outcome.ranking, answers, round(guest.seconds, 3), times)


def sit_down(server: Server, table: str, name: str, seed: str) -> Outcome:
    """Plays at a table that is there: in the seats that the token has, or in a free one."""
    seats = server.ask("GET", f"/api/tables/{table}")["me"]["seats"]
    if not seats:
        server.do(table, "sit", name="Bot", seed=secrets.token_urlsafe(16))
        seats = server.ask("GET", f"/api/tables/{table}")["me"]["seats"]
    return Guest(server, table, dict.fromkeys(seats, name), seed).play()


class Guest:
    """Bots of one's own at one table."""

    def __init__(self, server: Server, table: str, bots: Mapping[int, str], seed: str) -> None:
        self.times: dict[int, Times] = {seat: Counter() for seat in bots}
        self.seconds = 0.0
        self._server = server
        self._table = table
        self._bots = bots
        self._seed = seed
        self._outcome: Outcome | None = None

    def play(self) -> Outcome:
        """Comes back when the line is lost; BadInput where that does not help."""
        from websockets.exceptions import ConnectionClosed
        from websockets.sync.client import connect

        address = f"ws{self._server.address.removeprefix('http')}/api/tables/{self._table}/live"
        for _ in range(TRIES):
            try:
                with connect(address, max_size=LARGEST) as line:
                    hello = {"do": "hello", "version": VERSION, "token": self._server.token, "whole": True}
                    line.send(json.dumps(hello))
                    while self._outcome is None:
                        self._hear(line, json.loads(line.recv()))
                    return self._outcome
            except (ConnectionClosed, OSError):
                time.sleep(PAUSE)
        raise BadInput(f"{self._server.address} has hung up {TRIES} times at table {self._table}")

    def _hear(self, line: Any, message: Mapping[str, Json]) -> None:
        match message["is"]:
            case "news":
                table = message.get("table")
                if table is not None and table["status"] == "over":
                    self._outcome = _outcome(table)
                    return
                for state in message.get("seats", ()):
                    if state["decision"] is not None and state["seat"] in self._bots:
                        self._answer(line, state)
            case "refused" if message["code"] in ("slow-down", "too-busy", "not-saved"):
                time.sleep(PAUSE)
                line.close()  # the news of the next hello ask again
            case "refused" if message["code"] != "stale":  # after that, the newest state follows
                raise BadInput(f"{self._server.address} refuses: {message['reason']}")
            case "bye" if not message["again"]:
                raise BadInput(f"{self._server.address} says goodbye: {message['reason']}")

    def _answer(self, line: Any, state: Mapping[str, Json]) -> None:
        seat, step, asked = state["seat"], state["step"], state["decision"]
        decision = Decision(
            seat,
            asked["kind"],
            asked["prompt"],
            asked["rule"],
            tuple(
                Option(option["id"], option["label"], tuple(option.get("refs", ())), option.get("rule"))
                for option in asked["options"]
            ),
            asked["default"],
            asked.get("about", {}),
        )
        begin = time.process_time()
        chance = FastRng(f"{self._seed} {self._table} {seat} {step}")
        name = self._bots[seat]
        with blamed(name, decision):
            option = bot_of(name).choose(state["view"], decision, chance)
        taken = time.process_time() - begin
        self.seconds += taken
        self.times[seat][step_of(1000 * taken)] += 1
        line.send(json.dumps({"do": "act", "id": f"s{seat}-{step}", "seat": seat, "option": option, "step": step}))


def _outcome(table: Mapping[str, Json]) -> Outcome:
    result = table["result"]
    if result is None:
        raise BadInput(f"table {table['table']} was ended without a result")
    ranking = tuple(tuple(group) for group in result["ranking"])
    return Outcome(tuple(result["winners"]), ranking, result["scores"], result["reason"], result["rule"])
