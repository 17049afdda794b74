"""What happened, shown again to a seat while the game is played: what it was shown then, and nothing else."""

import json
from typing import Any

import pytest

import tumblehall as th
from tests.server.founded import TOKENS, with_bluff
from tests.server.house import House, bearer
from tests.server.test_leaks import NEVER, PICKING, WAYS, Eyes, Watched, watched
from tumblehall.server.jobs import MOST_FRAMES, story, told

Json = Any


class Seen:
    """A game, and what one pair of eyes was shown of it whenever it learnt something."""

    def __init__(self, table: th.Table, eyes: Eyes) -> None:
        self.table = table
        self.eyes = eyes
        self.moments: list[Json] = []
        self._entries: list[int] = []
        self._known = 0
        self.look()

    def look(self) -> None:
        if self.moments and self.table.event_count(self.eyes) == self._known:
            return
        news = self.table.events(self.eyes, self._known)
        events = [told(event) | {"private": event.to is not None} for event in news]
        self.moments.append({"view": self.table.view(self.eyes), "events": events})
        self._entries.append(self.table.step - 1)
        self._known = self.table.event_count(self.eyes)

    def standing(self) -> list[Json]:
        """The moments but those that were taken back; their events are struck out, and come with the next."""
        gone = {number for first, after in self.table.struck(self.eyes) for number in range(first, after)}
        kept: list[Json] = []
        events: list[Json] = []
        number = 0
        for entry, moment in zip(self._entries, self.moments, strict=True):
            for event in moment["events"]:
                events.append(event | {"struck": number in gone})
                number += 1
            acted = entry >= 0 and self.table.record.entries[entry].act is not None
            if not acted or entry in self.table.standing:
                kept.append({"view": moment["view"], "events": events})
                events = []
        return kept

    def told_again(self) -> list[Json]:
        """The whole story, part by part."""
        record = self.table.record.to_json()
        moments: list[Json] = []
        while (after := sum(len(moment["events"]) for moment in moments)) < self._known:
            part = story(record, self.eyes, after)
            assert len(part) <= MOST_FRAMES + 1
            moments += part[1:] if moments else part
        return moments


def play(table: th.Table, rng: th.FastRng, *seen: Seen) -> None:
    """To the end, by chance; now and then an answer is taken back, by agreement where it must be."""
    for number in range(10_000):
        if not table.decisions:
            return
        asked = table.decisions[rng.below(len(table.decisions))]
        if number % 17 == 16 and number % 2 == 0 and table.why_no_take_back(asked.seat) is None:
            table.take_back(asked.seat)
        elif number % 17 == 16 and table.why_no_undo(asked.seat) is None:
            table.undo(asked.seat)
        else:
            table.act(asked.seat, asked.options[rng.below(len(asked.options))].id)
        for each in seen:
            each.look()


@pytest.mark.parametrize("game", ["quaeleon", "quarriors"])
def test_whole_game_is_told_as_each_was_shown_it(game: str) -> None:
    table = th.new_table(game, 3, seed="evening")
    everybody = [Seen(table, eyes) for eyes in (0, 1, 2, None)]
    play(table, th.FastRng("evening"), *everybody)
    assert [entry for entry in table.record.entries if entry.act is None]
    for seen in everybody:
        assert seen.told_again() == seen.standing()
        assert game == "quaeleon" or len(seen.standing()) < len(seen.moments)  # there it was done in secret


@pytest.mark.parametrize("game", ["quaeleon", "quarriors"])
def test_story_begins_with_how_things_stood_and_goes_on_with_the_news(game: str) -> None:
    seen = Seen(th.new_table(game, 2, seed="evening"), 1)
    play(seen.table, th.FastRng("evening"), seen)
    moments = seen.standing()
    before, news = moments[:-10], moments[-10:]
    after = sum(len(moment["events"]) for moment in before)
    first, *rest = story(seen.table.record.to_json(), 1, after)
    assert first == {"view": before[-1]["view"], "events": []}
    assert rest == news


def test_who_knows_everything_is_told_only_how_things_stand() -> None:
    seen = Seen(th.new_table("quarriors", 2, seed="evening"), 0)
    play(seen.table, th.FastRng("evening"), seen)
    assert story(seen.table.record.to_json(), 0, 10**6) == [{"view": seen.standing()[-1]["view"], "events": []}]


def test_others_cannot_tell_from_the_story_how_a_hidden_answer_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bluff(monkeypatch)

    def told_to(eyes: Eyes, way: list[str]) -> list[Json]:
        table = th.from_position(PICKING, seed="x")
        for deed in [*way, "confirm"]:
            table.undo(0) if deed == "undo" else table.act(0, deed)
        return story(table.record.to_json(), eyes, 0)

    for eyes in (1, None):
        first, *others = (told_to(eyes, way) for way in WAYS.values())
        assert all(other == first for other in others)
    assert len({len(told_to(0, way)) for way in WAYS.values()}) > 1


# -- as the server tells it --------------------------------------------------------------------------------------------


async def asked_of(home: House, table: str, token: str | None, **query: Json) -> tuple[int, str]:
    answer = await home.http.get(f"/api/tables/{table}/story", headers=bearer(token), params=query)
    return answer.status_code, answer.text


def token_of(eyes: Eyes) -> str | None:
    return None if eyes is None else TOKENS[eyes]


async def go_on(game_of: Watched, answers: int) -> None:
    rng = th.FastRng(3)
    await calm(game_of)
    for _ in range(answers):
        asked = game_of.model.decisions[rng.below(len(game_of.model.decisions))]
        await game_of.act(asked.seat, asked.options[rng.below(len(asked.options))].id)
        await calm(game_of)


async def calm(game_of: Watched) -> None:
    for line in game_of.lines.values():
        await line.calm()


@pytest.mark.parametrize("game", ["quaeleon", "quarriors"])
async def test_every_moment_is_one_that_the_line_has_shown(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    async with watched(monkeypatch, game, 3) as game_of:
        await go_on(game_of, 40)
        for eyes, line in game_of.lines.items():
            states = [state for frame in line.frames for state in frame.get("seats") or []]
            shown: dict[int, list[Json]] = {}
            for state in states:
                shown.setdefault(state["first"] + len(state["events"]), []).append(state["view"])
            query = {} if eyes is None else {"seat": eyes}
            status, text = await asked_of(game_of.home, game_of.table, token_of(eyes), **query)
            assert (status, [word for word in NEVER if word in text]) == (200, [])
            moments = json.loads(text)["moments"]
            events = [event for moment in moments for event in moment["events"]]
            assert events == game_of.known(eyes, 0)["events"]
            count = 0
            for moment in moments:
                count += len(moment["events"])
                assert moment["view"] in shown[count]


async def test_nobody_is_told_the_story_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    async with watched(monkeypatch, "quaeleon") as game_of:
        # Ann as Ben, as an onlooker that she is not, as nobody; a stranger as Ann.
        for token, seat in ((TOKENS[0], 1), (TOKENS[0], None), (TOKENS[0], 9), (None, 0), (TOKENS[3], 0)):
            query = {} if seat is None else {"seat": seat}
            status, text = await asked_of(game_of.home, game_of.table, token, **query)
            assert (status, json.loads(text)["code"]) == (403, "not-yours")


async def test_game_that_has_not_begun_has_no_story(monkeypatch: pytest.MonkeyPatch) -> None:
    async with watched(monkeypatch, "quaeleon") as game_of:
        monkeypatch.undo()
        table = await game_of.home.found(TOKENS[0])
        status, text = await asked_of(game_of.home, table, TOKENS[0])
        assert (status, json.loads(text)["code"]) == (409, "not-playing")
