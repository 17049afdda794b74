"""One text for one JSON value: sorted keys, no spaces. Hashes and comparisons use it."""

import hashlib
import json

from tumblehall.kernel.values import Json


def canonical(value: Json) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def digest_of(value: Json) -> str:
    return hashlib.sha256(canonical(value).encode()).hexdigest()
