"""A room as bytes, kept beside its log, so that it comes back without all its deeds being done again.

A snapshot is never the truth. It counts only together with the deed of the log after which it was made: its seal covers
the program, the rules, the table, the number and the chain of that deed, and is keyed by the secret of the table. What
was made by another program, of another table or another log, and what was damaged or cut, is no snapshot at all; the
room is made of the log then."""

import hashlib
import hmac
import struct
import sys
from dataclasses import replace
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import Any

import tumblehall
from tumblehall.kernel.packing import dumped, loaded
from tumblehall.kernel.tables_packed import packed_table, unpacked_table
from tumblehall.library import game_named
from tumblehall.server import deeds as d
from tumblehall.server.past import versions_of
from tumblehall.server.room import Room, Seat
from tumblehall.server.store import Founding, Row

SEAL = 32
"""Bytes before the rest."""
PROGRAM_FILES = (".py", ".so", ".csv", ".json", ".md")

ROOM = (
    "number", "chain", "changes", "last_at", "host", "undo_asked", "undo_as_before", "undo_yes", "end_votes",
    "ended_early", "lesson_skipped", "rematch", "_goes_on_at", "_done", "spent", "beside", "lit",
)  # fmt: skip
"""What of a room is as plain as that; its seats, times, talk and game come beside it."""
SEAT = ("kind", "name", "holder", "seed", "bot", "gone", "muted")
TIMES = ("since", "left", "reminded", "_starts")


def first_link(founding: Founding) -> bytes:
    """The chain of a log before its first deed."""
    return hashlib.blake2b(founding.table.encode() + founding.body, digest_size=16).digest()


def next_link(chain: bytes, number: int, at: float, body: bytes) -> bytes:
    """The chain after a deed: it tells all deeds up to there."""
    return hashlib.blake2b(chain + struct.pack(">qd", number, at) + body, digest_size=16).digest()


def chained(founding: Founding, rows: list[Row]) -> list[Row]:
    """The deeds of a whole log, each with its chain."""
    chain, found = first_link(founding), []
    for row in rows:
        chain = next_link(chain, row.number, row.at, row.body)
        found.append(replace(row, chain=chain))
    return found


@cache
def program() -> str:
    """Names this program: another one means all that is packed differently."""
    told = hashlib.sha256(f"{sys.version} {tumblehall.ENGINE}".encode())
    home = Path(tumblehall.__file__).parent
    for file in sorted(file for file in home.rglob("*") if file.suffix in PROGRAM_FILES):
        told.update(f"{file.relative_to(home)} {file.stat().st_size}\n".encode() + file.read_bytes())
    return told.hexdigest()


def snapshot_of(room: Room) -> bytes:
    """Of a game that has begun."""
    assert room.game is not None
    seats = [attrgetter(*SEAT)(seat) for seat in room.seats]
    beside = (attrgetter(*TIMES)(room.times), room.talk.pack(), packed_table(room.game))
    body = dumped((attrgetter(*ROOM)(room), seats, *beside))
    return _seal(room.id, room.founding, room.number, room.chain, body) + body


def room_in(snapshot: bytes, founding: Founding, told: d.FoundingBody, row: Row) -> Room | None:
    """The room as it was after a deed of the log; None: this is no snapshot of it."""
    seal, body = snapshot[:SEAL], snapshot[SEAL:]
    if not row.chain or not hmac.compare_digest(seal, _seal(founding.table, told, row.number, row.chain, body)):
        return None
    own, seats, times, talk, game = loaded(body)
    room = Room(founding.table, founding.at, told)
    _fill(room, ROOM, own)
    room.seats = [Seat(*seat) for seat in seats]
    _fill(room.times, TIMES, times)
    room.talk.unpack(talk)
    room.game = unpacked_table(game_named(told.game), room.dice(), game)
    return room


def _fill(thing: object, names: tuple[str, ...], values: tuple[Any, ...]) -> None:
    for name, value in zip(names, values, strict=True):
        setattr(thing, name, value)


def _seal(table: str, founding: d.FoundingBody, number: int, chain: bytes, body: bytes) -> bytes:
    head = repr((program(), versions_of(founding), table, number, chain.hex())).encode()
    return hashlib.blake2b(head + body, key=bytes.fromhex(founding.secret), digest_size=SEAL).digest()
