"""Tokens open seats, and are known to their holders only: the server keeps hashes. Table ids are in links; who does not
have the link cannot guess it. An id begins with the code of its table, which is short enough to be said aloud, and
leads to the table only while a seat is open."""

import hashlib
import hmac
import re
import secrets

from tumblehall.kernel.errors import BadInput

PREFIX = "th_"
"""So that a token is known by its looks: by the log, which masks it, and by who finds one where it should not be."""
TOKEN = re.compile(r"th_[A-Za-z0-9_-]{43}")
DOMAIN = b"tumblehall token\n"
"""A hash of ours is no hash of the same text elsewhere."""
CONSONANTS, VOWELS, DIGITS = "bdfghjklmnprstvwz", "aeiou", "0123456789"
CODE = (CONSONANTS, VOWELS, CONSONANTS, VOWELS, DIGITS, DIGITS, DIGITS)
"""Of what letters a code is made: some seven millions that can be spoken."""
AS_DIGITS, AS_LETTERS = str.maketrans("oil", "011"), str.maketrans("01", "oi")
"""What people write one for the other."""


def new_token() -> str:
    """256 bits."""
    return PREFIX + secrets.token_urlsafe(32)


def read_token(text: str) -> str:
    """The token that a client sent; BadInput for what cannot be one, before anything is hashed or looked up."""
    if len(text) != len(PREFIX) + 43 or TOKEN.fullmatch(text) is None:
        raise BadInput(f"a token has the form {PREFIX} and 43 letters, digits, - or _; this is none")
    return text


def hash_of(token: str) -> str:
    """What is kept of a token. It is long and random, so that a plain hash cannot be turned back."""
    return hashlib.sha256(DOMAIN + token.encode()).hexdigest()


def same(a: str, b: str) -> bool:
    """Whether two texts are equal, found in a time that does not show where they differ."""
    return hmac.compare_digest(a.encode(), b.encode())


def new_table_id() -> str:
    """Its code, and 120 bits behind it."""
    return "".join(secrets.choice(letters) for letters in CODE) + secrets.token_urlsafe(15)


def code_in(table: str) -> str | None:
    """The code of a table, as an id begins with it; None: it is of a time that knew no codes."""
    code = table[: len(CODE)]
    fits = len(code) == len(CODE) and all(letter in letters for letter, letters in zip(code, CODE, strict=True))
    return code if fits else None


def code_shown(code: str) -> str:
    return f"{code[:4].upper()}-{code[4:]}"


def read_code(text: str) -> str:
    """The code that somebody heard or wrote down, in whatever case and with or without its dash."""
    plain = re.sub(r"[\s_-]+", "", text[:40]).lower()
    code = code_in(plain[:4].translate(AS_LETTERS) + plain[4:].translate(AS_DIGITS))
    if code is None or len(plain) != len(CODE):
        raise BadInput("a code has four letters and three digits, such as KABO-172")
    return code
