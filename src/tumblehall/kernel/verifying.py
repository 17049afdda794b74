"""Is a record what it claims to be? It is played again, and everything it says is checked."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tumblehall.kernel.dice import FairDice, SeedDice, ToldDice, commitment_of
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.game import Game
from tumblehall.kernel.playback import opening
from tumblehall.kernel.reading import parse_json, quoted
from tumblehall.kernel.record import HiddenDice, Part, Record
from tumblehall.kernel.replay import enter, other_end, other_rules, outcome_line
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

GameNamed = Callable[[str], Game[Any]]
"""A game by its name; BadInput when there is none."""


@dataclass(frozen=True, slots=True)
class Check:
    name: str
    ok: bool
    words: str


def verify(text: str, game_named: GameNamed, part: int | None = None) -> Iterator[Check]:
    """One check after the other, up to the first that leaves nothing to go on with. BadInput: it is no record.
    `part`: of a game that went on by other rules, the part to check, from 1; the last when left out."""
    record, promise = _read(text)
    return _checks(record if part is None else record.part(part), promise, game_named)


def _read(text: str) -> tuple[Record, str | None]:
    """The record, and the promise it breaks: a commitment that does not belong to the secret. The record then has the
    true one, so that the rest can be checked all the same."""
    doc = parse_json(text, "the record")
    dice: Json = doc.get("dice") if isinstance(doc, dict) else None
    if not isinstance(dice, dict) or "commitment" not in dice:
        return Record.from_json(text), None
    true = _commitment_in(dice)
    if true is None or true == dice["commitment"]:
        return Record.from_json(text), None
    return Record.from_json(json.dumps(doc | {"dice": dice | {"commitment": true}})), quoted(dice["commitment"])


def _commitment_in(dice: Json) -> str | None:
    """The commitment that the shown secret of a record really has; None without a readable one."""
    try:
        return commitment_of(bytes.fromhex(dice["secret"]))
    except (KeyError, TypeError, ValueError):
        return None


def _checks(record: Record, promise: str | None, game_named: GameNamed) -> Iterator[Check]:
    said = f"{record.game}, {record.seats} seats, {len(record.entries)} entries, by release {record.release}"
    yield Check("record", True, said)
    yield _dice_check(record, promise)
    if isinstance(record.dice, HiddenDice):
        return
    try:
        game = game_named(record.game)
    except BadInput as fault:
        yield Check("rules", False, str(fault))
        return
    yield (rules := _rules_check(record, game))
    if not rules.ok:
        return
    for number, part in enumerate(record.before, 1):
        yield Check("before", True, part_line(number, part))
    try:
        table = opening(game, record)
    except ValueError as fault:
        yield Check("set-up", False, str(fault))
        return
    yield Check("set-up", True, _start_words(record))
    for number, entry in enumerate(record.entries):
        try:
            enter(table, entry)
        except ValueError as fault:
            yield Check("entries", False, f"record.entries[{number}]: {fault}")
            return
    yield Check("entries", True, "every answer was on offer, and every roll comes from the dice")
    if record.take_backs:
        yield Check("undos", True, take_backs_line(record.take_backs))
    if record.hints:
        yield Check("hints", True, hints_line(record.hints))
    yield _outcome_check(record, table)
    same = table.record.final == record.final
    yield Check("final", same, f"the last position has {'' if same else 'not '}the SHA-256 {record.final[:64]}")


def _dice_check(record: Record, promise: str | None) -> Check:
    match record.dice:
        case ToldDice(_, told):
            return Check("dice", True, f"of a lesson: the first {len(told)} uses of chance were chosen beforehand")
        case SeedDice(seed):
            return Check("dice", True, f"from the seed {quoted(seed)}: repeatable, but promised to nobody")
        case HiddenDice():
            return Check("dice", False, "the secret is not shown yet; it is once the game is over")
        case FairDice():
            if promise is not None:
                return Check("dice", False, f"the secret does not belong to the promised SHA-256 {promise}")
            return Check("dice", True, f"the secret is the promised one, of SHA-256 {record.dice.commitment}")


def _rules_check(record: Record, game: Game[Any]) -> Check:
    other = other_rules(game, record)
    if other is not None:
        return Check("rules", False, other)
    versions = ", ".join(f"{name} {version}" for name, version in record.rules.items())
    return Check("rules", True, f"played by these versions of its sets: {versions}")


def _start_words(record: Record) -> str:
    if record.before:
        return "from the position that the part before led to"
    return "from a position" if record.start is not None else "from the beginning"


def part_line(number: int, part: Part) -> str:
    """A part that was played by other rules, in words."""
    return (
        f"part {number}, {len(part.entries)} entries, was played by the rules of release {part.release}, which can "
        "check it; the game went on from the position of its end"
    )


def take_backs_line(number: int) -> str:
    """The mark of a game in which more was taken back than is free."""
    times = "once" if number == 1 else f"{number} times"
    return f"with take-backs: {times} a choice was taken back after chance, or after others had acted"


def hints_line(hints: Mapping[int, int]) -> str:
    """The mark of a game in which somebody asked a bot what to do."""
    asked = [f"seat {seat} {'once' if n == 1 else f'{n} times'}" for seat, n in sorted(hints.items())]
    return f"with the lamp: a bot was asked what to do by {', '.join(asked)}"


def _outcome_check(record: Record, table: Table) -> Check:
    if table.outcome != record.outcome:
        return Check("outcome", False, other_end(table.outcome, record.outcome))
    if table.outcome is not None:
        return Check("outcome", True, outcome_line(table.outcome))
    # The secret of fair dice is shown only when nobody will play on.
    ended = isinstance(record.dice, FairDice)
    return Check("outcome", True, "the game was ended early, without an outcome" if ended else "the game is not over")
