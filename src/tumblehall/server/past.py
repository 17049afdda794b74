"""What a table played by rules that have changed since: as it stands in the log, for nobody here can play it again."""

from dataclasses import dataclass, field

from msgspec import Struct

from tumblehall.kernel.canonical import digest_of
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.record import Entry, Part
from tumblehall.kernel.release import RELEASE
from tumblehall.kernel.values import Json
from tumblehall.library import game_named
from tumblehall.server import deeds as d


class KeptGame(Struct, frozen=True):
    """How a game stood after a deed: kept beside the log, for the day on which the rules change. Never the truth as
    long as the log can be played."""

    rules: dict[str, int]
    chance: int
    left: list[float]
    position: Json


@dataclass(slots=True)
class Past:
    """The answers of a game that is not played again, with the numbers of their deeds."""

    rules: dict[str, int]
    release: str
    start: Json
    entries: list[tuple[int, Entry]] = field(default_factory=list)
    parts: tuple[Part, ...] = ()

    def go_on(self, deed: d.WentOn) -> None:
        """These rules end with the position that the next ones start from."""
        entries = tuple(entry for number, entry in self.entries if number <= deed.after)
        final = digest_of(deed.position)
        self.parts += (Part(self.release, self.rules, deed.chance, final, self.start, entries),)
        self.rules, self.release, self.start = deed.rules, deed.release, deed.position
        self.entries = []


def versions_of(founding: d.FoundingBody) -> dict[str, int]:
    """The versions of the sets in use, as they are now."""
    game = game_named(founding.game)
    return game.versions(game.read_options(founding.options, founding.seats))


def started(founding: d.FoundingBody, id: str | None = None) -> d.Started:
    """The game begins by the rules of now. That they know no such options any more is found out when it does."""
    try:
        rules = versions_of(founding)
    except BadInput:
        rules = {}
    return d.Started(rules=rules, release=RELEASE, id=id)
