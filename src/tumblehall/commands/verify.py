"""`tumblehall verify`: is a record what it claims to be?"""

import json
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass

from tumblehall.commands.files import called, read_text
from tumblehall.commands.parser import Commands, add_command
from tumblehall.commands.playback import enter, opening
from tumblehall.commands.wording import outcome_line
from tumblehall.kernel.dice import FairDice, SeedDice, commitment_of
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.reading import parse_json, shown
from tumblehall.kernel.record import HiddenDice, Record
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json
from tumblehall.library import game_named

DESCRIPTION = """
Plays a record again on this machine and checks everything it says: the version of the rules, the dice, that every
answer was on offer, how the game ended, and the SHA-256 of the last position. With fair dice also that the secret,
shown at the end, is the one promised before anybody sat down: then every roll was fixed by it and the seats' own seeds.
Prints each check; the exit status is 1 when one fails, and 2 when the file is no record at all.
"""
EXAMPLE = """
  tumblehall verify game.json
"""


@dataclass(frozen=True, slots=True)
class Check:
    name: str
    ok: bool
    words: str


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "verify", "check a record and its dice", DESCRIPTION, EXAMPLE)
    parser.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    text = read_text(args.file)
    try:
        record, promise = read(text)
    except BadInput as fault:
        raise BadInput(f"{called(args.file)}: {fault}") from None
    whole = True
    for check in checks(record, promise):
        print(f"{check.name:8} {'ok' if check.ok else 'FAILED':7} {check.words}")
        whole = whole and check.ok
    print("verified: the record is what it claims to be" if whole else "NOT verified")
    return 0 if whole else 1


def read(text: str) -> tuple[Record, str | None]:
    """The record, and the promise it breaks: a commitment that does not belong to the secret. The record then has the
    true one, so that the rest can be checked all the same."""
    doc = parse_json(text, "the record")
    dice: Json = doc.get("dice") if isinstance(doc, dict) else None
    if not isinstance(dice, dict) or "commitment" not in dice:
        return Record.from_json(text), None
    true = commitment_in(dice)
    if true is None or true == dice["commitment"]:
        return Record.from_json(text), None
    return Record.from_json(json.dumps(doc | {"dice": dice | {"commitment": true}})), shown(dice["commitment"])


def commitment_in(dice: Json) -> str | None:
    """The commitment that the shown secret of a record really has; None without a readable one."""
    try:
        return commitment_of(bytes.fromhex(dice["secret"]))
    except (KeyError, TypeError, ValueError):
        return None


def checks(record: Record, promise: str | None) -> Iterator[Check]:
    """One check after the other, up to the first that leaves nothing to go on with."""
    yield Check("record", True, f"{record.game}, {record.seats} seats, {len(record.entries)} entries")
    yield dice_check(record, promise)
    if isinstance(record.dice, HiddenDice):
        return
    yield (rules := rules_check(record))
    if not rules.ok:
        return
    try:
        table = opening(record)
    except ValueError as fault:
        yield Check("set-up", False, str(fault))
        return
    yield Check("set-up", True, "from a position" if record.start is not None else "from the beginning")
    for number, entry in enumerate(record.entries):
        try:
            enter(table, entry)
        except ValueError as fault:
            yield Check("entries", False, f"record.entries[{number}]: {fault}")
            return
    yield Check("entries", True, "every answer was on offer, and every roll comes from the dice")
    yield outcome_check(record, table)
    same = table.record.final == record.final
    yield Check("final", same, f"the last position has {'' if same else 'not '}the SHA-256 {record.final[:64]}")


def dice_check(record: Record, promise: str | None) -> Check:
    match record.dice:
        case SeedDice(seed):
            return Check("dice", True, f"from the seed {shown(seed)}: repeatable, but promised to nobody")
        case HiddenDice():
            return Check("dice", False, "the secret is not shown yet; it is once the game is over")
        case FairDice():
            if promise is not None:
                return Check("dice", False, f"the secret does not belong to the promised SHA-256 {promise}")
            return Check("dice", True, f"the secret is the promised one, of SHA-256 {record.dice.commitment}")


def rules_check(record: Record) -> Check:
    try:
        info = game_named(record.game).info
    except BadInput as fault:
        return Check("rules", False, str(fault))
    if record.rules != info.rules_version:
        words = f"played by version {record.rules}; this is version {info.rules_version}, which plays differently"
        return Check("rules", False, words)
    return Check("rules", True, f"played by version {record.rules}, as this is")


def outcome_check(record: Record, table: Table) -> Check:
    if table.outcome != record.outcome:
        said = "no end" if record.outcome is None else outcome_line(record.outcome)
        came = "no end" if table.outcome is None else outcome_line(table.outcome)
        return Check("outcome", False, f"the game came to this: {came} But the record says: {said}")
    return Check("outcome", True, "the game is not over" if table.outcome is None else outcome_line(table.outcome))
