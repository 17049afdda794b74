"""The frames of a WebSocket that come and go all the time: texts that are whole. They are read and written here for a
fraction of what a library takes that knows every frame there is; all others are left to it."""

import struct
from typing import NamedTuple

TEXT = 0x81
"""How the only frame of a text begins."""
CONTROL = (0x88, 0x89, 0x8A)
"""How frames begin that close, ping and pong."""
MASKED = 0x80
LARGEST_CONTROL = 125


class Head(NamedTuple):
    first: int
    mask: int
    """Where the mask begins, after which comes what was masked with it."""
    end: int
    """Where the next frame begins."""


ODD = Head(0, 0, 0)
"""No frame of a client that is a whole text or a sign, or one that is too large."""


def head_at(data: bytes, at: int, largest: int) -> Head | None:
    """The frame that begins at a place; None: too little of it is there to say."""
    there = len(data) - at
    if there < 2:
        return None
    first, size = data[at], data[at + 1]
    if not size & MASKED or (first != TEXT and first not in CONTROL):
        return ODD
    size, mask = size & 0x7F, at + 2
    if size == 127 or (size > LARGEST_CONTROL and first != TEXT):
        return ODD
    if size == 126:
        if there < 4:
            return None
        size, mask = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
        if size < 126 or size > largest:
            return ODD
    return Head(first, mask, mask + 4 + size)


def framed(data: bytes) -> bytes:
    """A whole text as a server sends it."""
    size = len(data)
    if size < 126:
        return bytes((TEXT, size)) + data
    return struct.pack(">BBH" if size < 65536 else ">BBQ", TEXT, 126 if size < 65536 else 127, size) + data
