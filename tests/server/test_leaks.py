"""Nobody is told more than they may know: what seats and an onlooker get in whole games, held against the kernel."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import Any

import pytest

import tumblehall as th
from tests.server.founded import HOLDERS, NAMES, SECRET, TOKENS, body, near_end, with_bluff
from tests.server.house import House, Line, bearer, house
from tests.server.memory_store import MemoryStore
from tumblehall.kernel.dice import FairDice, commitment_of
from tumblehall.library import from_position, new_table
from tumblehall.server import deeds as d
from tumblehall.server import hall as halls
from tumblehall.server import news as n
from tumblehall.server.looks import ENCODER

Json = Any
Eyes = int | None

SEEDS = ("seed-of-ann", "seed-of-ben", "seed-of-cid")
NEVER = (SECRET, *TOKENS, *HOLDERS, *SEEDS, '"pending"', '"branches"', "holder", "secret", "seeds")
"""What stands in no frame and in no answer while the game is played: the last ones are of positions and the log."""


class Watched:
    """A table whose people and onlooker note all they get, and the same game in the kernel beside it."""

    def __init__(self, home: House, table: str, lines: dict[Eyes, Line], model: th.Table) -> None:
        self.home = home
        self.table = table
        self.lines = lines
        self.model = model

    async def act(self, seat: int, option: str) -> None:
        line = self.lines[seat]
        step = self.model.step_of(seat)
        done = await line.do("act", seat=seat, option=option, step=step)
        assert done["is"] == "done", done
        self.model.act(seat, option, step)

    async def undo(self, seat: int) -> None:
        done = await self.lines[seat].do("undo", seat=seat, step=self.model.step_of(seat))
        assert done["is"] == "done", done
        self.model.undo(seat)

    async def check(self, frames_before: dict[Eyes, int]) -> set[Eyes]:
        """All frames that came since then show the game as it is now, to each as much as they may know. Who got any."""
        told: set[Eyes] = set()
        for eyes, line in self.lines.items():
            await line.calm()
            for text, frame in list(zip(line.texts, line.frames, strict=True))[frames_before[eyes] :]:
                self.check_text(text)
                for state in frame.get("seats") or []:
                    assert state == self.known(eyes, state["first"])
                    told.add(eyes)
            assert line.table.get("to_act", []) == list(self.model.to_act)
        return told

    async def check_answers(self) -> None:
        """What the server answers when asked how things stand."""
        for eyes in self.lines:
            header = bearer(None if eyes is None else TOKENS[eyes])
            for path in ("", "/record"):
                answer = await self.home.http.get(f"/api/tables/{self.table}{path}", headers=header)
                assert answer.status_code == 200
                self.check_text(answer.text)
                assert answer.json()["seats"] == [self.known(eyes, 0)]

    def check_text(self, text: str) -> None:
        assert not [word for word in NEVER if word in text]

    def known(self, eyes: Eyes, first: int) -> Json:
        """What the kernel lets them know."""
        model = self.model
        asked = [each for each in model.decisions if each.seat == eyes]
        return as_json(
            n.SeatState(
                seat=eyes,
                step=model.step_of(eyes),
                view=model.view(eyes),
                decision=decision_of(asked[0]) if asked else None,
                undo="no" if eyes is None else freedom(model, eyes),
                first=first,
                events=[
                    n.EventOut(e.kind, e.text, dict(e.data), e.forced, e.rule, private=e.to is not None)
                    for e in model.events(eyes)[first:]
                ],
                undo_roll=eyes is not None and freedom(model, eyes) == "ask" and model.takes_back_roll(eyes),
                struck=model.struck(eyes),
            )
        )

    def counts(self) -> dict[Eyes, int]:
        return {eyes: len(line.texts) for eyes, line in self.lines.items()}


def as_json(value: object) -> Json:
    return json.loads(ENCODER.encode(value))


def decision_of(decision: th.Decision) -> n.DecisionOut:
    options = [n.OptionOut(**asdict(option)) for option in decision.options]
    return n.DecisionOut(decision.kind, decision.prompt, decision.rule, options, decision.default, dict(decision.about))


def freedom(model: th.Table, seat: int) -> Any:
    if model.why_no_undo(seat) is None:
        return "free"
    return "no" if model.why_no_take_back(seat) else "ask"


@asynccontextmanager
async def watched(
    monkeypatch: pytest.MonkeyPatch, game: str, seats: int = 2, start: Json = None, clock: d.Clock | None = None
) -> AsyncIterator[Watched]:
    """The name of the table and the time are always the same, so that frames of two games can be compared."""
    with_bluff(monkeypatch)
    monkeypatch.setattr(halls, "new_table_id", lambda: "the-table-of-all-the-games")
    async with house(MemoryStore()) as home:
        home.server.hall.now = lambda: 1000.0
        sat = [d.Sat(seat=i, name=NAMES[i], holder=HOLDERS[i], seed=SEEDS[i]) for i in range(seats)]
        manners = d.Manners(clock=clock or d.Clock())
        founding = body(game, seats, start, manners)
        table = await home.server.hall.found(founding, [*sat, d.Started()])
        fair = FairDice(bytes.fromhex(SECRET), table, SEEDS[:seats])
        if start is None:
            model = new_table(game, seats, options={}, fair=fair)
        else:
            model = from_position(start, fair=fair)
        async with _lines(home, table, seats) as lines:
            yield Watched(home, table, lines, model)


@asynccontextmanager
async def _lines(home: House, table: str, seats: int) -> AsyncIterator[dict[Eyes, Line]]:
    async with home.live(table) as onlooker, home.live(table, TOKENS[0]) as ann, home.live(table, TOKENS[1]) as ben:
        lines: dict[Eyes, Line] = {None: onlooker, 0: ann, 1: ben}
        if seats == 2:
            yield lines
            return
        async with home.live(table, TOKENS[2]) as cid:
            yield lines | {2: cid}


@pytest.mark.parametrize(
    ("game", "seats", "left", "most", "ends"),
    [
        ("angryquest", 2, 6, 40, True),
        ("angryquest", 3, None, 25, False),
        ("quarriors", 2, 6, 40, True),
        ("quarriors", 2, None, 30, False),
        ("bluff", 2, None, 60, True),
        ("bluff", 3, None, 60, True),
    ],
)
async def test_frames_and_answers_tell_each_what_they_may_know(
    monkeypatch: pytest.MonkeyPatch, game: str, seats: int, left: int | None, most: int, ends: bool
) -> None:
    start = None if left is None else near_end(game, left)
    async with watched(monkeypatch, game, seats, start) as game_of:
        model, rng = game_of.model, th.FastRng(3)
        assert await game_of.check(dict.fromkeys(game_of.lines, 0)) == set(game_of.lines)
        for number in range(most):
            if not model.decisions:
                break
            before, shown = game_of.counts(), model.step_of(None)
            asked = model.decisions[rng.below(len(model.decisions))]
            await game_of.act(asked.seat, asked.options[rng.below(len(asked.options))].id)
            told = await game_of.check(before)
            assert told == set(game_of.lines) or (model.step_of(None) == shown and asked.seat in told)
            if number % 20 == 7 and model.decisions:
                await game_of.check_answers()
        assert (model.outcome is not None) == ends
        if ends:
            record = await game_of.home.http.get(f"/api/tables/{game_of.table}/record")
            assert record.text == model.record.to_json()


async def test_secret_of_the_dice_is_promised_and_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    async with watched(monkeypatch, "angryquest") as game_of:
        await game_of.check(dict.fromkeys(game_of.lines, 0))
        for line in game_of.lines.values():
            assert line.table["commitment"] == commitment_of(bytes.fromhex(SECRET))


HANDS = [{"hand": ["fox", "owl", "bear"]}, {"hand": ["hare", "owl", "bear"]}]
PICKING = {"game": "bluff", "options": {}, "seats": HANDS, "pending": {
    "stack": [["reveal"], ["fork"]], "branches": [[["pick", 0]], [["pick", 1]]],
}}  # fmt: skip
WAYS = {
    "nothing": ["done"],
    "two cards": ["pick fox", "pick owl"],
    "a change of mind": ["pick bear", "undo", "pick fox", "undo", "done"],
}


async def told_to_others(monkeypatch: pytest.MonkeyPatch, way: list[str], clock: d.Clock) -> list[list[str]]:
    """What seat 1 and an onlooker get while seat 0 picks in secret and is ready."""
    async with watched(monkeypatch, "bluff", start=PICKING, clock=clock) as game_of:
        for line in game_of.lines.values():
            await line.calm()
        for deed in [*way, "confirm"]:
            await (game_of.undo(0) if deed == "undo" else game_of.act(0, deed))
            for eyes in (1, None):
                await game_of.lines[eyes].calm()
        return [[text for text in game_of.lines[eyes].texts if '"pong"' not in text] for eyes in (1, None)]


@pytest.mark.parametrize("clock", [d.Clock(), d.Clock("move", 60), d.Clock("game", 600, 5)])
async def test_others_cannot_tell_how_a_hidden_answer_was_given(
    monkeypatch: pytest.MonkeyPatch, clock: d.Clock
) -> None:
    told = [await told_to_others(monkeypatch, way, clock) for way in WAYS.values()]
    assert told[0] == told[1] == told[2]
    assert [len(texts) for texts in told[0]] == [3, 3]  # welcome, how things stand, and that seat 0 is ready


async def test_hidden_answers_are_told_to_nobody_until_all_are_in(monkeypatch: pytest.MonkeyPatch) -> None:
    async with watched(monkeypatch, "bluff", start=PICKING) as game_of:
        for line in game_of.lines.values():
            await line.calm()
        before = game_of.counts()
        await game_of.act(0, "pick fox")
        for eyes in (1, None):
            await game_of.lines[eyes].calm()
            assert all('"pong"' in text for text in game_of.lines[eyes].texts[before[eyes] :])


async def test_stranger_learns_nothing_of_a_table_without_onlookers(monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(MemoryStore()) as home:
        founding = body(manners=d.Manners(onlookers=False))
        sat = [d.Sat(seat=i, name=NAMES[i], holder=HOLDERS[i], seed=SEEDS[i]) for i in (0, 1)]
        table = await home.server.hall.found(founding, [*sat, d.Started(), d.Said(seat=0, text="between us")])
        async with home.live(table, TOKENS[3]) as stranger:
            await stranger.calm()
            assert (stranger.seats, stranger.talk) == ({}, [])
        seen, record = [
            await home.http.get(f"/api/tables/{table}{path}", headers=bearer(TOKENS[3])) for path in ("", "/record")
        ]
        assert seen.json()["seats"] == []
        assert "between us" not in seen.text
        assert (record.status_code, record.json()["code"]) == (403, "not-yours")
