"""Records: a game in play is its options, its dice and the answers given; everything else is derived from them."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import chain
from operator import attrgetter

from tumblehall.kernel.dice import FairDice, SeedDice, ToldDice, commitment_of
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.position import dump_outcome, load_outcome
from tumblehall.kernel.reading import Doc, parse_json, quoted
from tumblehall.kernel.release import RELEASE
from tumblehall.kernel.scroll import Scroll
from tumblehall.kernel.values import Json, Outcome

FORMAT = 2
WITH_TAKE_BACKS = 3
"""The format of a record that says `take_backs`. All others keep theirs, so that older releases read them."""
WITH_TOLD_DICE = 4
"""The format of the record of a lesson."""
WITH_HINTS = 5
"""The format of a record that says `hints`."""
FORMATS = (FORMAT, WITH_TAKE_BACKS, WITH_TOLD_DICE, WITH_HINTS)
FIELDS = (
    "tumblehall", "release", "game", "rules", "seats", "options", "show_forced", "dice", "before", "start",
    "take_backs", "hints", "entries", "outcome", "final",
)  # fmt: skip
MOST_ENTRIES = 10_000_000
MOST_TOLD = 1000


@dataclass(frozen=True, slots=True)
class Entry:
    """An answer of a seat, or (act None) that it took one back: freely its last one; by a `take_back` its last choice,
    with all that anybody did after it. `agreed` is the take-back of older records: of the last answer, whatever was
    shown since."""

    seat: int
    act: str | None
    agreed: bool = False
    take_back: bool = False

    @property
    def goes_back(self) -> bool:
        """Whether more was taken back than is free, which everybody knows of."""
        return self.agreed or self.take_back


@dataclass(frozen=True, slots=True)
class HiddenDice:
    """Fair dice whose secret is not shown yet: the record of a game still in play."""

    commitment: str
    table: str
    seeds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """The first part of a game whose rules were changed while it was under way: it went on, by the new ones, from the
    last position. These rules cannot play it again; the release that is named can."""

    release: str
    rules: dict[str, int]
    chance: int
    """How many uses of chance stood at its end: the next part counts on from there."""
    final: str
    """The SHA-256 of the position it led to, from which the next part starts."""
    start: Json = None
    entries: tuple[Entry, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A game as JSON. `final` is the SHA-256 of the position after the last entry, in canonical JSON."""

    game: str
    rules: dict[str, int]
    """By set in use the version of its rules; options at their defaults are left out of `options`."""
    seats: int
    options: dict[str, Json]
    dice: SeedDice | FairDice | HiddenDice
    final: str
    show_forced: bool = False
    before: tuple[Part, ...] = ()
    """What was played by other rules, before `start`."""
    start: Json = None
    entries: tuple[Entry, ...] = ()
    outcome: Outcome | None = None
    release: str = RELEASE
    """The release that wrote it."""
    hints: dict[int, int] = field(default_factory=dict)
    """By seat how often it asked a bot what to do; who did not is not there."""

    @property
    def take_backs(self) -> int:
        """How often more was taken back than is free."""
        return count_take_backs(self.before, self.entries)

    @property
    def _format(self) -> int:
        if self.hints:
            return WITH_HINTS
        if isinstance(self.dice, ToldDice):
            return WITH_TOLD_DICE
        return WITH_TAKE_BACKS if self.take_backs else FORMAT

    def to_json(self) -> str:
        """Readable: one line for each entry."""
        head: dict[str, Json] = {
            "tumblehall": self._format,
            "release": self.release,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "show_forced": self.show_forced,
            "dice": _dump_dice(self.dice),
        }
        lines = [f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
        if self.before:
            lines.append(' "before": [\n' + ",\n".join(_part_text(part) for part in self.before) + "\n ],")
        if self.start is not None:
            lines.append(f' "start": {json.dumps(self.start, ensure_ascii=False)},')
        if self.take_backs:
            lines.append(f' "take_backs": {self.take_backs},')
        if self.hints:
            lines.append(f' "hints": {json.dumps(self.hints)},')
        lines.append(f' "entries": {_entries_text(self.entries)},')
        outcome = None if self.outcome is None else dump_outcome(self.outcome)
        lines.append(f' "outcome": {json.dumps(outcome, ensure_ascii=False)},')
        lines.append(f' "final": {json.dumps(self.final)}')
        return "{\n" + "\n".join(lines) + "\n}\n"

    @classmethod
    def from_json(cls, text: str) -> "Record":
        """Refuses what is no record, with the place and the reason. Whether it can be played is for `replay` to say."""
        doc = Doc(parse_json(text, "the record"), "record")
        if not isinstance(doc.value, dict) or "tumblehall" not in doc.value:
            raise BadInput('record: is no Tumblehall record: it has no field "tumblehall"')
        version = doc.get("tumblehall").int(1)
        if version not in FORMATS:
            age = "newer" if version > FORMAT else "older"
            reads = ", ".join(map(str, FORMATS))
            raise BadInput(f"record.tumblehall: format {version} is {age} than this version reads ({reads})")
        doc.fields(FIELDS)
        seats = doc.need("seats").int(1, 99)
        options = doc.need("options")
        if not isinstance(options.value, dict):
            raise options.refuse(f"must be an object; got {quoted(options.value)}")
        outcome = doc.get("outcome")
        record = cls(
            game=doc.need("game").text(),
            rules=_load_versions(doc.need("rules")),
            seats=seats,
            options=options.value,
            dice=_load_dice(doc.need("dice"), seats),
            final=doc.need("final").text(),
            show_forced=doc.get("show_forced", False).bool(),
            before=tuple(_load_part(item, seats) for item in doc.get("before", []).items(most=1000)),
            start=doc.get("start").value,
            entries=_load_entries(doc.need("entries"), seats),
            outcome=None if outcome.value is None else load_outcome(outcome, seats),
            release=doc.need("release").text(),
            hints=_load_hints(doc.get("hints", {}), seats),
        )
        said = doc.get("take_backs", record.take_backs)
        if said.int(0) != record.take_backs:
            raise said.refuse(f"the entries have {record.take_backs}; got {said.value}")
        return record

    def part(self, number: int) -> "Record":
        """A part of a game that went on by other rules, counted from 1, as the record of its release; the last one is
        the record itself."""
        if not 1 <= number <= len(self.before) + 1:
            raise BadInput(f"the record has {len(self.before) + 1} parts, counted from 1; got {quoted(number)}")
        if number > len(self.before):
            return self
        part = self.before[number - 1]
        return replace(
            self,
            rules=part.rules,
            final=part.final,
            before=self.before[: number - 1],
            start=part.start,
            entries=part.entries,
            outcome=None,
            release=part.release,
        )


def entries_of(entries: Iterable[Entry] = ()) -> Scroll[Entry]:
    return Scroll(attrgetter("seat", "act", "agreed", "take_back"), lambda values: Entry(*values), entries)


def count_take_backs(before: tuple[Part, ...], entries: Iterable[Entry]) -> int:
    """How often more was taken back than is free, in all parts of a game."""
    return sum(entry.goes_back for entry in chain(*(part.entries for part in before), entries))


def _part_text(part: Part) -> str:
    head: dict[str, Json] = {"release": part.release, "rules": part.rules, "chance": part.chance, "final": part.final}
    if part.start is not None:
        head["start"] = part.start
    return f'  {json.dumps(head, ensure_ascii=False)[:-1]}, "entries": {_entries_text(part.entries)}}}'


def _entries_text(entries: tuple[Entry, ...]) -> str:
    """One line for each."""
    lines = ",\n".join("  " + json.dumps(_dump_entry(entry), ensure_ascii=False) for entry in entries)
    return f"[\n{lines}\n ]" if lines else "[]"


def _load_part(doc: Doc, seats: int) -> Part:
    doc.fields(("release", "rules", "chance", "final", "start", "entries"))
    return Part(
        release=doc.need("release").text(),
        rules=_load_versions(doc.need("rules")),
        chance=doc.need("chance").int(0),
        final=doc.need("final").text(),
        start=doc.get("start").value,
        entries=_load_entries(doc.need("entries"), seats),
    )


def _load_entries(doc: Doc, seats: int) -> tuple[Entry, ...]:
    return tuple(_load_entry(item, seats) for item in doc.items(most=MOST_ENTRIES))


def _load_versions(doc: Doc) -> dict[str, int]:
    if not isinstance(doc.value, dict) or not doc.value:
        raise doc.refuse(f"must be an object of sets and versions; got {quoted(doc.value)}")
    return {name: doc.get(name).int(1) for name in doc.value}


def _dump_entry(entry: Entry) -> dict[str, Json]:
    if entry.act is not None:
        return {"seat": entry.seat, "act": entry.act}
    undo = {"seat": entry.seat, "undo": True}
    return undo | {name: True for name in ("agreed", "take_back") if getattr(entry, name)}


def _load_entry(doc: Doc, seats: int) -> Entry:
    doc.fields(("seat", "act", "undo", "agreed", "take_back"))
    seat = doc.need("seat").int(0, seats - 1)
    if doc.has("undo"):
        if doc.has("act") or not doc.get("undo").bool():
            raise doc.refuse('is either an "act" or an "undo": true')
        entry = Entry(seat, None, doc.get("agreed", False).bool(), doc.get("take_back", False).bool())
        if entry.agreed and entry.take_back:
            raise doc.refuse('is either "agreed" or a "take_back"')
        return entry
    for name in ("agreed", "take_back"):
        if doc.has(name):
            raise doc.refuse(f'only an "undo" can be "{name}"')
    return Entry(seat, doc.need("act").text())


def _load_hints(doc: Doc, seats: int) -> dict[int, int]:
    if not isinstance(doc.value, dict):
        raise doc.refuse(f"must be an object of seats and numbers; got {quoted(doc.value)}")
    return {int(seat): doc.get(seat).int(1) for seat in doc.fields(tuple(map(str, range(seats)))).value}


def _dump_dice(dice: SeedDice | FairDice | HiddenDice) -> dict[str, Json]:
    if isinstance(dice, ToldDice):
        return {"seed": dice.seed, "told": list(dice.told)}
    if isinstance(dice, SeedDice):
        return {"seed": dice.seed}
    secret = dice.secret.hex() if isinstance(dice, FairDice) else None
    return {"commitment": dice.commitment, "table": dice.table, "seeds": list(dice.seeds), "secret": secret}


def _load_dice(doc: Doc, seats: int) -> SeedDice | FairDice | HiddenDice:
    if isinstance(doc.value, dict) and "seed" in doc.value:
        seed = doc.fields(("seed", "told")).get("seed").text()
        return ToldDice(seed, _texts(doc.get("told"))) if doc.has("told") else SeedDice(seed)
    doc.fields(("commitment", "table", "seeds", "secret"))
    commitment = doc.need("commitment").text()
    table = doc.need("table").text()
    seeds = _texts(doc.need("seeds"), seats, seats)
    if doc.get("secret").value is None:
        return HiddenDice(commitment, table, seeds)
    try:
        secret = bytes.fromhex(doc.get("secret").text())
    except BadInput:
        raise
    except ValueError:
        secret = b""
    if len(secret) != 32:
        raise doc.get("secret").refuse("must be 64 hexadecimal digits")
    if commitment_of(secret) != commitment:
        raise doc.refuse("the secret does not belong to the commitment: these are not the dice that were promised")
    return FairDice(secret, table, seeds)


def _texts(doc: Doc, least: int = 0, most: int = MOST_TOLD) -> tuple[str, ...]:
    return tuple(item.text() for item in doc.items(least, most))
