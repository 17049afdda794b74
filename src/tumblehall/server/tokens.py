"""Tokens open seats, and are known to their holders only: the server keeps hashes. Table ids are in links; who does not
have the link cannot guess it."""

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
    """96 bits or more. It never looks like a flag on a command line."""
    while (name := secrets.token_urlsafe(15)).startswith("-"):
        pass
    return name
