"""Reading JSON from outside: every refusal names the place, what is there and what would be right."""

import json
from collections.abc import Iterable, Iterator

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Json

BIG = 2**53


def quoted(value: Json) -> str:
    """A value as it appears in an error: short."""
    try:
        text = json.dumps(value, ensure_ascii=False)
        text.encode()
    except (RecursionError, TypeError, ValueError):
        text = ascii(value) if isinstance(value, str) else type(value).__name__
    return text if len(text) <= 60 else text[:57] + "..."


def parse_json(text: str, what: str) -> Json:
    """The value of a JSON text, or BadInput with the place of the fault."""
    if not isinstance(text, str):
        raise BadInput(f"{what} must be a JSON text; got {type(text).__name__}")
    try:
        return json.loads(text, parse_constant=_no_constant)
    except RecursionError:
        raise BadInput(f"{what} is nested too deeply") from None
    except ValueError as fault:
        raise BadInput(f"{what} is no JSON: {fault}") from None


def _no_constant(name: str) -> Json:
    raise ValueError(f"{name} is no number")


def is_text(value: Json) -> bool:
    """Whether a value is a text that can be written: half of a surrogate pair cannot."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


class Doc:
    """A JSON value and where it stands in its document."""

    __slots__ = ("place", "value")

    def __init__(self, value: Json, place: str) -> None:
        self.value = value
        self.place = place

    def refuse(self, reason: str) -> BadInput:
        return BadInput(f"{self.place}: {reason}")

    def fields(self, allowed: Iterable[str]) -> "Doc":
        """This value as an object with no other fields than these."""
        if not isinstance(self.value, dict):
            raise self.refuse(f"must be an object; got {quoted(self.value)}")
        names = tuple(allowed)
        for key in self.value:
            if key not in names:
                raise self.refuse(f"unknown field {quoted(key)}; known are {', '.join(names)}")
        return self

    def has(self, name: str) -> bool:
        return isinstance(self.value, dict) and name in self.value

    def get(self, name: str, default: Json = None) -> "Doc":
        """A field of an object checked by `fields` before; the default where it is left out."""
        return Doc(self.value.get(name, default), f"{self.place}.{name}")

    def need(self, name: str) -> "Doc":
        if name not in self.value:
            raise self.refuse(f"the field {quoted(name)} is missing")
        return self.get(name)

    def items(self, least: int = 0, most: int = 10_000) -> Iterator["Doc"]:
        """The members of a list of allowed length, one by one."""
        if not isinstance(self.value, list):
            raise self.refuse(f"must be a list; got {quoted(self.value)}")
        if not least <= len(self.value) <= most:
            wanted = f"{least}" if least == most else f"{least} to {most}"
            raise self.refuse(f"must have {wanted} members; has {len(self.value)}")
        return (Doc(value, f"{self.place}[{i}]") for i, value in enumerate(self.value))

    def int(self, least: int = -BIG, most: int = BIG) -> int:
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.refuse(f"must be a whole number; got {quoted(value)}")
        if not least <= value <= most:
            raise self.refuse(f"must be from {least} to {most}; got {quoted(value)}")
        return value

    def bool(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.refuse(f"must be true or false; got {quoted(self.value)}")
        return self.value

    def text(self) -> str:
        value = self.value
        if not isinstance(value, str) or not is_text(value):
            raise self.refuse(f"must be a text; got {quoted(value)}")
        return value

    def one_of(self, names: Iterable[str]) -> str:
        choices = tuple(names)
        value = self.value
        if not isinstance(value, str) or value not in choices:
            raise self.refuse(f"must be one of {', '.join(choices)}; got {quoted(value)}")
        return value
