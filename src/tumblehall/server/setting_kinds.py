"""The kinds of value that a setting can have. Each reads a text (of a flag or a variable) and a value of a TOML file;
ValueError says what would be right."""

import math
import re
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path

from tumblehall.kernel.reading import quoted
from tumblehall.kernel.values import Json

ORIGIN = re.compile(r"https?://(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::[0-9]{1,5})?")
NAME = re.compile(r"[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?")
SCHEME = re.compile(r"([a-z][a-z0-9+.-]*)://", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number in a range."""

    least: int
    most: int

    def describe(self) -> str:
        return f"a whole number from {self.least} to {self.most}"

    def from_text(self, text: str) -> int:
        return self.from_toml(int(text) if re.fullmatch(r"-?[0-9]{1,15}", text) else text)

    def from_toml(self, value: Json) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            raise ValueError(f"must be {self.describe()}; got {quoted(value)}")
        return value


@dataclass(frozen=True, slots=True)
class Number:
    """A number in a range."""

    least: float
    most: float

    def describe(self) -> str:
        return f"a number from {self.least:g} to {self.most:g}"

    def from_text(self, text: str) -> float:
        return self.from_toml(float(text) if re.fullmatch(r"-?[0-9]{1,15}(\.[0-9]{1,15})?", text) else text)

    def from_toml(self, value: Json) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
            raise ValueError(f"must be {self.describe()}; got {quoted(value)}")
        if not self.least <= value <= self.most:
            raise ValueError(f"must be {self.describe()}; got {quoted(value)}")
        return float(value)


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of several words."""

    words: tuple[str, ...]

    def describe(self) -> str:
        return f"one of {', '.join(self.words)}"

    def from_text(self, text: str) -> str:
        return self.from_toml(text)

    def from_toml(self, value: Json) -> str:
        if not isinstance(value, str) or value not in self.words:
            raise ValueError(f"must be {self.describe()}; got {quoted(value)}")
        return value


@dataclass(frozen=True, slots=True)
class Text:
    """A text that is not empty."""

    what: str

    def describe(self) -> str:
        return self.what

    def from_text(self, text: str) -> str:
        return self.from_toml(text)

    def from_toml(self, value: Json) -> str:
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            raise ValueError(f"must be {self.what}; got {quoted(value)}")
        return value


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder, made when it is not there."""

    def describe(self) -> str:
        return "a folder"

    def from_text(self, text: str) -> Path:
        return self.from_toml(text)

    def from_toml(self, value: Json) -> Path:
        try:
            return Path(Text(self.describe()).from_toml(value)).expanduser()
        except RuntimeError:  # ~ and a user that nobody knows
            raise ValueError(f"must be a folder; got {quoted(value)}, which is nobody's home") from None


@dataclass(frozen=True, slots=True)
class Database:
    """A file for SQLite or the address of a PostgreSQL database. Refusals do not show it: it may hold a password."""

    def describe(self) -> str:
        return "a file, or postgresql://..."

    def from_text(self, text: str) -> str:
        return self.from_toml(text)

    def from_toml(self, value: Json) -> str:
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            raise ValueError(f"must be {self.describe()}")
        scheme = SCHEME.match(value)
        if scheme is not None and scheme[1].lower() not in ("postgresql", "postgres"):
            raise ValueError(f"must be {self.describe()}; got an address that begins with {quoted(scheme[0])}")
        return value


@dataclass(frozen=True, slots=True)
class Origins:
    """Origins of web pages, as browsers send them: no path, no slash at the end."""

    def describe(self) -> str:
        return "a list of origins such as https://play.example.org"

    def from_text(self, text: str) -> tuple[str, ...]:
        return self.from_toml(_listed(text))

    def from_toml(self, value: Json) -> tuple[str, ...]:
        for origin in _texts(value, self.describe()):
            if ORIGIN.fullmatch(origin) is None:
                raise ValueError(
                    f"must be {self.describe()}, in small letters and without a path; got {quoted(origin)}"
                )
        return tuple(value)


@dataclass(frozen=True, slots=True)
class Names:
    """Names of machines, without a port."""

    def describe(self) -> str:
        return "a list of names such as play.example.org"

    def from_text(self, text: str) -> tuple[str, ...]:
        return self.from_toml(_listed(text))

    def from_toml(self, value: Json) -> tuple[str, ...]:
        for name in _texts(value, self.describe()):
            if NAME.fullmatch(name) is None and name != "*":
                raise ValueError(f"must be {self.describe()}, in small letters and without a port; got {quoted(name)}")
        return tuple(value)


@dataclass(frozen=True, slots=True)
class Networks:
    """Addresses and networks of machines."""

    def describe(self) -> str:
        return "a list of addresses or networks such as 10.0.0.7 or 10.0.0.0/8"

    def from_text(self, text: str) -> tuple[str, ...]:
        return self.from_toml(_listed(text))

    def from_toml(self, value: Json) -> tuple[str, ...]:
        for network in _texts(value, self.describe()):
            try:
                ip_network(network)
            except ValueError as fault:
                raise ValueError(f"must be {self.describe()}; got {quoted(network)}: {fault}") from None
        return tuple(value)


Kind = Whole | Number | OneOf | Text | Folder | Database | Origins | Names | Networks


def _listed(text: str) -> list[str]:
    """Flags and variables separate the members of a list by commas."""
    return [member.strip() for member in text.split(",") if member.strip()]


def _texts(value: Json, wanted: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(member, str) for member in value):
        raise ValueError(f"must be {wanted}; got {quoted(value)}")
    return value
