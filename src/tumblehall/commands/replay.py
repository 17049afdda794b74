"""`tumblehall replay`: a record step by step, forward and back."""

import json
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import asdict

from tumblehall.commands.files import at_terminal, called, read_record
from tumblehall.commands.json_out import add_json, print_json
from tumblehall.commands.parser import Commands, add_command, add_part, is_number, seat_number
from tumblehall.commands.wording import decision_lines, event_lines
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.playback import is_secret, opening
from tumblehall.kernel.record import Entry, Record
from tumblehall.kernel.replay import enter, outcome_line
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json
from tumblehall.kernel.verifying import part_line
from tumblehall.library import game_named, replay

DESCRIPTION = """
Plays a record again and shows each step: the answer given, what happened, and what was asked then. At a terminal, step
with the keys below, each followed by Enter; elsewhere the whole game is printed. A record knows all answers; --seat
shows only what that seat could know.

Keys: n or just Enter, forward; p, back; a number, to that step; f, first; l, last; v, the view; q, quit.
"""
EXAMPLE = """
  tumblehall replay game.json
  tumblehall replay game.json --seat 1
  tumblehall replay game.json | less
"""
PROMPT = "n p f l v q or a number> "


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "replay", "show a record, step by step", DESCRIPTION, EXAMPLE)
    parser.add_argument("file", metavar="FILE", help="a record, as 'play' and 'fuzz' save it")
    parser.add_argument("--seat", type=seat_number, metavar="N", help="show what this seat saw and was asked")
    add_part(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    record = read_record(args.file)
    try:
        if args.part is not None:
            record = record.part(args.part)
        replay(record)
    except BadInput as fault:
        raise BadInput(f"{called(args.file)}: {fault}") from None
    if args.seat is not None and args.seat >= record.seats:
        raise BadInput(f"there is no seat {args.seat}; the seats are 0 to {record.seats - 1}")
    if args.json:
        print_json(doc_of(record, args.seat))
    elif args.file != "-" and at_terminal():
        browse(record, args.seat)
    else:
        print_all(record, args.seat)
    return 0


def print_all(record: Record, seat: int | None) -> None:
    table = opening(game_named(record.game), record)
    print("\n".join(first_page(table, record, seat)))
    for number in range(1, len(record.entries) + 1):
        print()
        print("\n".join(next_page(table, record, number, seat)))


def doc_of(record: Record, seat: int | None) -> dict[str, Json]:
    """The whole game for programs: each step with what was answered, what happened, and what was asked then."""
    table = opening(game_named(record.game), record)
    steps = [step_doc(table, 0, seat, {})]
    for entry in record.entries:
        known = table.event_count(seat)
        hidden = _is_hidden(table, entry, seat)
        enter(table, entry)
        answer: dict[str, Json] = {"seat": entry.seat, "act": None if hidden else entry.act, "hidden": hidden}
        answer |= {"agreed": entry.agreed, "take_back": entry.take_back}
        steps.append(step_doc(table, known, seat, answer))
    return {"game": record.game, "seats": record.seats, "release": record.release, "steps": steps}


def step_doc(table: Table, known: int, seat: int | None, answer: dict[str, Json]) -> dict[str, Json]:
    told = table.events(seat, since=known)
    asks = (each for each in table.decisions if seat is None or each.seat == seat)
    return {
        **answer,
        "events": [{"kind": e.kind, "text": e.text, "rule": e.rule, "data": dict(e.data)} for e in told],
        "asks": [{"seat": d.seat, "kind": d.kind, "options": [option.id for option in d.options]} for d in asks],
        "outcome": None if table.outcome is None else asdict(table.outcome),
    }


def _is_hidden(table: Table, entry: Entry, seat: int | None) -> bool:
    """Whether the others learn from the events alone what was answered."""
    own = seat is None or entry.seat == seat
    return not own and not entry.goes_back and is_secret(table, entry.seat)


def browse(record: Record, seat: int | None) -> None:
    """Asks for a key until q, or the end of input."""
    last = len(record.entries)
    at = 0
    table = show(record, at, seat)
    while True:
        try:
            key = input(PROMPT).strip().lower()
        except EOFError:
            print()
            return
        if key == "q":
            return
        if key == "v":
            print(json.dumps(table.view(seat), indent=1, ensure_ascii=False))
            continue
        wanted = target(key, at, last)
        if wanted is None:
            print(f"there is no key '{key}'")
        elif not 0 <= wanted <= last:
            print(f"the steps are 0 to {last}")
        else:
            at = wanted
            table = show(record, at, seat)


def target(key: str, at: int, last: int) -> int | None:
    """The step that a key leads to, perhaps one that is not there; None for an unknown key."""
    if is_number(key):
        return int(key)
    return {"": at + 1, "n": at + 1, "p": at - 1, "f": 0, "l": last}.get(key)


def show(record: Record, step: int, seat: int | None) -> Table:
    """Prints one step. Going back is playing again from the start: a table holds no past positions."""
    if step == 0:
        table = opening(game_named(record.game), record)
        print("\n".join(first_page(table, record, seat)))
    else:
        table = replay(record, upto=step - 1)
        print("\n".join(next_page(table, record, step, seat)))
    return table


def first_page(table: Table, record: Record, seat: int | None) -> Iterator[str]:
    for number, part in enumerate(record.before, 1):
        yield part_line(number, part)
    yield f"step 0 of {len(record.entries)}: {record.game} {'goes on' if record.before else 'begins'}"
    yield from event_lines(table.events(seat))
    yield from asked(table, seat)


def next_page(table: Table, record: Record, step: int, seat: int | None) -> Iterator[str]:
    """Gives the next entry to the table; what it was, what happened then, and what is asked now."""
    entry = record.entries[step - 1]
    known = table.event_count(seat)
    secret = _is_hidden(table, entry, seat)
    enter(table, entry)
    what = f"seat {entry.seat} answers in secret" if secret else entry_text(entry)
    yield f"step {step} of {len(record.entries)}: {what}"
    yield from event_lines(table.events(seat, since=known))
    yield from asked(table, seat)


def entry_text(entry: Entry) -> str:
    if entry.act is not None:
        return f"seat {entry.seat}: {entry.act}"
    how = ", as agreed" if entry.agreed else ", with all that came after it" if entry.take_back else ""
    return f"seat {entry.seat} takes back{how}"


def asked(table: Table, seat: int | None) -> Iterator[str]:
    for decision in table.decisions:
        if seat is None or decision.seat == seat:
            yield from decision_lines(decision)
    if table.outcome is not None:
        marks = (" (with take-backs)" * bool(table.take_backs), " (with the lamp)" * bool(table.hints))
        yield outcome_line(table.outcome) + "".join(marks)
