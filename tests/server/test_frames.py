"""Texts that are whole go the short way, all other frames the long one, and nobody can tell which it was."""

import pytest
from websockets.frames import Frame, Opcode

from tumblehall.server.frames import ODD, TEXT, Head, framed, head_at

MASK = b"abcd"
LARGEST = 1000


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, LARGEST])
def test_whole_text_is_known_by_its_head(size: int) -> None:
    data = b"..." + sent(b"x" * size)
    mask = 5 if size < 126 else 7
    assert head_at(data, 3, LARGEST) == Head(TEXT, mask, len(data))


@pytest.mark.parametrize("size", [0, 3, 126])
def test_too_little_of_a_head_says_nothing(size: int) -> None:
    head = sent(b"x" * size)[: 4 if size == 126 else 2]
    assert [head_at(head[:there], 0, LARGEST) for there in range(len(head))] == [None] * len(head)


@pytest.mark.parametrize(
    "data",
    [
        sent(b"x", fin=False),
        sent(b"x", Opcode.CONT),
        sent(b"x", Opcode.BINARY),
        sent(b"x" * (LARGEST + 1)),
        framed(b"x"),  # without a mask
        b"\xc1\x81" + MASK + b"x",  # compressed, as was never agreed
        b"\x81\xfe\x00\x05" + MASK + b"x" * 5,  # longer said than need be
        b"\x89\xfe\x00\x7e" + MASK + b"x" * 126,  # a ping that is too long
    ],
)
def test_all_else_is_odd(data: bytes) -> None:
    assert head_at(data, 0, LARGEST) is ODD
