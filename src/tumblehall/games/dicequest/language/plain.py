"""Effects as plain values, for programs: the name of the word, and its parts by their names."""

import re
from dataclasses import fields
from enum import Enum, IntEnum

from tumblehall.games.dicequest.language import words as w
from tumblehall.kernel.values import Json


def plain_effect(effect: w.Effect) -> dict[str, Json]:
    """`{"word": "set_face", "colour": "red", "start": [], "to": "2sword", "n": 1}`"""
    word = re.sub("(?<=.)([A-Z])", r"_\1", type(effect).__name__).lower()
    return {"word": word, **{part.name: _plain(getattr(effect, part.name)) for part in fields(effect)}}


def _plain(value: object) -> Json:
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, IntEnum):
        return value.name.lower()
    return value.value if isinstance(value, Enum) else value
