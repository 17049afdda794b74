"""Tables laid for a test through the HTTP interface: new ones, and ones that go on from a moment of a played game."""

import json
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Self

import httpx
from playwright.sync_api import BrowserContext, Page

import tumblehall as th
from tumblehall.agents.agent import answer_at
from tumblehall.agents.roster import agent_named
from tumblehall.kernel.record import Entry
from tumblehall.kernel.values import Json

GAMES = Path(__file__).parents[2] / "client/src/games"
NAMES = ("Juniper", "Basil", "Sorrel", "Tansy")
LOOKS = 500
_ids = count(1)


@dataclass(frozen=True, slots=True)
class Chair:
    """A person's place at a table: what opens it, and what it is."""

    table: str
    token: str
    game: str
    name: str
    seats: tuple[int, ...]

    def give_to(self, context: BrowserContext) -> None:
        """The pages of a browser hold the place from their first load on, as if it had been taken there."""
        kept = {"table": self.table, "token": self.token, "name": self.name, "game": self.game, "seats": self.seats}
        context.add_init_script(
            f"localStorage['tumblehall.tables'] ??= {json.dumps(json.dumps([kept]))};"
            f"localStorage['tumblehall.name'] ??= {json.dumps(self.name)}"
        )

    def open(self, page: Page, query: str = "") -> None:
        self.give_to(page.context)
        page.goto(f"/{query}#/t/{self.table}")


class House:
    def __init__(self, address: str) -> None:
        # The server closes a line that is idle for 5 s: who uses it in that moment gets no answer.
        self._http = httpx.Client(base_url=address, timeout=20, limits=httpx.Limits(keepalive_expiry=2))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._http.close()

    def token(self) -> str:
        return str(self._post("/api/tokens", {})["token"])

    def found(self, game: str, seats: int, token: str, manners: Json = None, **options: Json) -> str:
        body = {"game": game, "seats": seats, "options": options, "manners": manners or {}}
        return str(self._post("/api/tables", body, token)["table"])

    def fork(self, record: th.Record, step: int, token: str, manners: Json = None) -> str:
        body = {"record": record.to_json(), "step": step, "manners": manners or {}}
        return str(self._post("/api/records/fork", body, token)["table"])

    def do(self, table: str, token: str, deed: str, **more: Json) -> Json:
        return self._post(f"/api/tables/{table}/do", {"do": deed, "id": f"test-{next(_ids)}", **more}, token)

    def look(self, table: str, token: str) -> Json:
        answer = self._http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"})
        return answer.raise_for_status().json()

    def catalogue(self, game: str) -> Json:
        return self._http.get(f"/api/games/{game}/catalogue").raise_for_status().json()["catalogue"]

    def sit(self, table: str, token: str, game: str, *seats: int) -> Chair:
        for seat in seats:
            self.do(table, token, "sit", seat=seat, name=NAMES[seat], seed=f"seed-of-{seat}")
        return Chair(table, token, game, NAMES[seats[0]], seats)

    def begin(self, game: str, seats: int, mine: tuple[int, ...] = (0,), bot: str = "careful", **found: Any) -> Chair:
        """A new game: I sit in `mine`, bots in the rest."""
        token = self.token()
        return self._company(self.found(game, seats, token, **found), token, game, seats, mine, bot)

    def go_on(self, moment: "Moment", mine: tuple[int, ...] | None = None, manners: Json = None) -> Chair:
        """A played game again from a moment: I sit where the question is, bots in the rest."""
        token = self.token()
        table = self.fork(moment.record, moment.step, token, manners)
        return self._company(table, token, moment.record.game, moment.record.seats, mine or (moment.seat,), "careful")

    def answer(
        self, chair: Chair, times: int = 200, until_asked: int | None = None, rng: th.FastRng | None = None
    ) -> None:
        """So many safe answers of a person, or by chance, at most until another seat is asked, or the game is over."""
        for _ in range(LOOKS):
            now = self.look(chair.table, chair.token)
            if times <= 0 or until_asked in now["table"].get("to_act", ()) or now["table"]["status"] == "over":
                return
            for seat in now["seats"]:
                if asked := seat["decision"]:
                    options = asked["options"]
                    option = asked["default"] if rng is None else options[rng.below(len(options))]["id"]
                    self.do(chair.table, chair.token, "act", seat=seat["seat"], option=option, step=seat["step"])
                    times -= 1
        raise AssertionError("the table waits for others")

    def pair(self, table: str, first: str, game: str) -> tuple[Chair, Chair]:
        """Two people, each with a token of their own."""
        return self.sit(table, first, game, 0), self.sit(table, self.token(), game, 1)

    def _company(self, table: str, token: str, game: str, seats: int, mine: tuple[int, ...], bot: str) -> Chair:
        for seat in range(seats):
            if seat not in mine:
                self.do(table, token, "sit-bot", seat=seat, bot=bot)
        return self.sit(table, token, game, *mine)

    def _post(self, path: str, body: Json, token: str | None = None) -> Json:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self._http.post(path, json=body, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()


@dataclass(frozen=True, slots=True)
class Moment:
    """A step of a played game, and the seat that has to choose there."""

    record: th.Record
    step: int
    seat: int


@cache
def played(game: str, seats: int, seed: str, level: str = "random") -> th.Table:
    """A whole game by bots."""
    table = th.new_table(game, seats, seed=seed)
    rng, bot = th.FastRng(seed), agent_named(game, level)
    while table.decisions:
        decision = table.decisions[0]
        table.act(decision.seat, answer_at(bot, table, decision, rng))
    return table


@cache
def last_choice(game: str, end: str, seats: int = 2) -> Moment:
    """The last choice of a turn, to go on to its end, which is the only answer then and rolls for the next seat."""
    for seed in map(str, range(1, 60)):
        record = played(game, seats, seed).record
        table = th.new_table(game, seats, seed=seed)
        for step, entry in enumerate(record.entries[:-1]):
            (asked, *_), uses, after = table.decisions, table.uses, record.entries[step + 1]
            assert entry.act is not None  # bots take nothing back
            table.act(entry.seat, entry.act)
            if after != Entry(entry.seat, end) or table.uses > uses or len(asked.options) < 2 or entry.act != "next":
                continue
            ended = table.clone()
            ended.act(entry.seat, end)
            if ended.uses > uses and ended.to_act == (1 - entry.seat,):
                return Moment(record, step, entry.seat)
    raise AssertionError(f"no turn of {game} ends with '{end}' alone")


@cache
def moment(game: str, kind: str, seats: int = 3, nth: int = 0, level: str = "random") -> Moment:
    """The nth question of a kind in the first played game that has so many of them."""
    for seed in map(str, range(1, 60)):
        record = played(game, seats, seed, level).record
        met = 0
        table = th.new_table(game, seats, seed=seed)
        for step, entry in enumerate(record.entries):
            asked = [each for each in table.decisions if each.kind == kind]
            if asked and (met := met + 1) > nth:
                return Moment(record, step, asked[0].seat)
            assert entry.act is not None  # bots take nothing back
            table.act(entry.seat, entry.act)
    raise AssertionError(f"no played game of {game} has {nth + 1} questions of the kind '{kind}'")


@cache
def written(game: str, name: str) -> Moment:
    """A moment that the client's samples write down: a position, or that of another, and the deeds that follow."""
    told = json.loads((GAMES / game / "moments.json").read_text("utf-8"))
    moments = told.pop("moments")
    start = moments[moments[name].get("from", name)]["position"]
    table = th.from_position({"game": game, **told, **start}, seed=name)
    for deed in moments[name]["deeds"]:
        table.act(table.decisions[0].seat, deed)
    return Moment(table.record, len(table.record.entries), table.decisions[0].seat)


def near_end(game: str, seats: int = 2, left: int = 8, seed: str = "1") -> Moment:
    """So many answers before the end of a game."""
    record = played(game, seats, seed).record
    step = len(record.entries) - left
    return Moment(record, step, th.replay(record, upto=step).decisions[0].seat)
