"""Tables of puzzles: one person is asked one question in a position, and is told what was best after the answer."""

import secrets
from datetime import UTC, date, datetime

from tumblehall.agents.roster import default_level
from tumblehall.analysis.puzzle import Puzzle, puzzle_named, puzzles_on
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.table import Table
from tumblehall.server import deeds as d
from tumblehall.server import puzzle_requests as pr
from tumblehall.server import requests as r
from tumblehall.server.at_tables import made
from tumblehall.server.call import Call
from tumblehall.server.judge import begun
from tumblehall.server.learning import shown_name
from tumblehall.server.past import started
from tumblehall.server.rights import need

MANNERS = d.Manners(onlookers=False, talk=False, absent="wait", take_backs=False, lamp=False)
"""For one person, who may think as long as they like, and by themselves."""
SEED = "puzzle"
"""What the seat gives to the dice: nobody else is there who could doubt them."""


async def get_puzzles(call: Call) -> pr.Puzzles:
    wanted: str | None = call.body.day
    try:
        day = datetime.now(UTC).date() if wanted is None else date.fromisoformat(wanted)
    except ValueError:
        raise BadInput(f"there is no day {wanted}") from None
    return pr.Puzzles(day.isoformat(), [pr.PuzzleCard(each.id, each.game, each.missed_by) for each in puzzles_on(day)])


async def post_puzzle(call: Call) -> r.NewTableMade:
    """A table in play: nobody else can ever sit down there."""
    body: pr.NewPuzzle = call.body
    holder, puzzle, name = call.need_holder(), puzzle_named(body.puzzle), shown_name(body.name)
    founding = d.FoundingBody(
        game=puzzle.game,
        seats=len(puzzle.position["seats"]),
        options=dict(puzzle.position["options"]),
        manners=MANNERS,
        host=holder,
        secret=secrets.token_hex(32),
        start=dict(puzzle.position),
        puzzle=puzzle.id,
    )
    bot = default_level(puzzle.game)
    others = [d.SatBot(seat=seat, bot=bot) for seat in range(founding.seats) if seat != puzzle.seat]
    mine = d.Sat(seat=puzzle.seat, name=name, holder=holder, seed=SEED)
    return await made(call, await call.hall.found(founding, [mine, *others, started(founding)]))


async def get_puzzle(call: Call) -> pr.PuzzleNow:
    live = call.hall.live(call.path["table"])
    async with live.lock:
        room = await call.hall.room(live)
        need(room, call.holder, "puzzle")
        told, game = room.founding.puzzle, begun(room)
        try:
            puzzle = None if told is None else puzzle_named(told)
        except BadInput:
            puzzle = None
        answer = None if puzzle is None else answer_to(puzzle, game)
    return pr.PuzzleNow(None if puzzle is None or answer is None else verdict_of(puzzle, answer))


def answer_to(puzzle: Puzzle, game: Table) -> str | None:
    """The first that was given: what is taken back was still said."""
    given = (entry.act for entry in game.revealed_record().entries if entry.seat == puzzle.seat)
    return next((act for act in given if act is not None), None)


def verdict_of(puzzle: Puzzle, answer: str) -> pr.Verdict:
    asked = puzzle.question(puzzle.table(SEED))
    chosen = next((option.label for option in asked.options if option.id == answer), answer)
    return pr.Verdict(
        right=answer == puzzle.answer,
        chosen=chosen,
        best=puzzle.label,
        second=puzzle.second_label,
        gain=puzzle.gain,
        interval=puzzle.interval,
        why=puzzle.why,
        missed_by=puzzle.missed_by,
    )
