"""Tokens and table ids."""

import hashlib

import pytest

from tumblehall.kernel.errors import BadInput
from tumblehall.server.tokens import code_in, code_shown, hash_of, new_table_id, new_token, read_code, read_token, same


def test_token_has_enough_bits_and_no_two_are_alike() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(6 * (len(token) - len("th_")) >= 192 for token in tokens)


def test_new_token_is_read_as_it_is() -> None:
    token = new_token()
    assert read_token(token) == token


@pytest.mark.parametrize(
    "text",
    [
        "",
        "th_",
        "x" * 46,
        "th_" + "a" * 42,
        "th_" + "a" * 44,
        "th_" + "a" * 42 + "ä",
        "th_" + "a" * 42 + "\n",
        "th_" * 10**6,
    ],
)
def test_what_is_no_token_is_refused_and_not_repeated(text: str) -> None:
    with pytest.raises(BadInput) as refusal:
        read_token(text)
    assert str(refusal.value) == "a token has the form th_ and 43 letters, digits, - or _; this is none"


def test_hash_is_the_same_for_ever_and_not_the_plain_one() -> None:
    token = "th_" + "a" * 43
    assert hash_of(token) == hashlib.sha256(b"tumblehall token\n" + token.encode()).hexdigest()
    assert hash_of(token) != hashlib.sha256(token.encode()).hexdigest()


@pytest.mark.parametrize(
    ("a", "b", "equal"), [("a", "a", True), ("a", "b", False), ("a", "ab", False), ("ä", "ä", True)]
)
def test_same_compares_texts(a: str, b: str, equal: bool) -> None:
    assert same(a, b) is equal


def test_table_ids_have_enough_bits_and_no_two_are_alike() -> None:
    ids = {new_table_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(6 * len(name) >= 96 for name in ids)


def test_a_table_id_begins_with_its_code() -> None:
    name = new_table_id()
    code = code_in(name)
    assert code is not None
    assert name.startswith(code)
    assert read_code(code_shown(code)) == code


@pytest.mark.parametrize("name", ["", "kabo17", "qabo172x", "kabo17x-abcdef", "KABO172abc"])
def test_what_does_not_begin_like_a_code_has_none(name: str) -> None:
    assert code_in(name) is None


@pytest.mark.parametrize("heard", ["KABO-172", "kabo172", " Kabo 172 ", "KAB0-I72", "kabo-l72"])
def test_a_code_is_read_as_people_write_it(heard: str) -> None:
    assert read_code(heard) == "kabo172"


@pytest.mark.parametrize(
    "heard", ["", "KABO", "KABO-17", "KABO-1723", "KABOO-172", "KXBO-172", "KABO-1?2", "kabo172" * 9]
)
def test_what_is_no_code_is_refused(heard: str) -> None:
    with pytest.raises(BadInput) as refusal:
        read_code(heard)
    assert str(refusal.value) == "a code has four letters and three digits, such as KABO-172"
