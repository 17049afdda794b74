"""Playing a record again."""

from typing import Any

from tumblehall.kernel.canonical import digest_of
from tumblehall.kernel.errors import BadInput, IllegalAction, UndoRefused
from tumblehall.kernel.game import Game
from tumblehall.kernel.reading import quoted
from tumblehall.kernel.record import Entry, HiddenDice, Record
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Outcome


def replay_table(game: Game[Any], record: Record, upto: int | None = None) -> Table:
    """Plays a record again, `upto` an entry or to its end, and checks it against the hash it carries."""
    other = other_rules(game, record)
    if other is not None:
        raise BadInput(f"record.rules: {other}")
    if isinstance(record.dice, HiddenDice):
        raise BadInput("record.dice: the secret is not shown yet; a game with fair dice replays once it is over")
    least, most = game.info.seats
    if not least <= record.seats <= most:
        raise BadInput(f"record.seats: {record.game} has {least} to {most} seats; got {record.seats}")
    if upto is not None and (isinstance(upto, bool) or not isinstance(upto, int) or upto < 0):
        raise BadInput(f"upto must be a number of entries; got {quoted(upto)}")
    table = _start(game, record)
    for seat, times in record.hints.items():
        table.note_hint(seat, times)
    entries = record.entries if upto is None else record.entries[:upto]
    for number, entry in enumerate(entries):
        try:
            enter(table, entry)
        except (BadInput, IllegalAction, UndoRefused) as refusal:
            raise BadInput(f"record.entries[{number}]: {refusal}") from None
    if record.rules != (versions := game.versions(table.options)):
        raise BadInput(f"record.rules: these options use the sets {', '.join(versions)}, not {', '.join(record.rules)}")
    if len(entries) == len(record.entries):
        if table.outcome != record.outcome:
            raise BadInput(f"record.outcome: {other_end(table.outcome, record.outcome)}")
        if table.record.final != record.final:
            raise BadInput("record.final: the game ends in another position than the record says")
    return table


def other_rules(game: Game[Any], record: Record) -> str | None:
    """What keeps these rules from playing the record again, in words; None: nothing does."""
    for name, version in record.rules.items():
        now = game.info.versions.get(name)
        if now is None:
            missing = f"was played with the set {quoted(name)} of {record.game}, which is not here"
            return f"{missing}. Release {record.release} replays it"
        if now != version:
            return (
                f"was played by version {version} of the set {quoted(name)} of {record.game}; "
                f"this is version {now}, which plays differently. Release {record.release} replays it"
            )
    return None


def check_joints(record: Record) -> None:
    """Each part of a game that went on by other rules starts from the position that the one before led to."""
    starts = [*(part.start for part in record.before[1:]), record.start]
    for number, (part, start) in enumerate(zip(record.before, starts, strict=False)):
        if start is None or digest_of(start) != part.final:
            raise BadInput(f"record.before[{number}].final: the game went on from another position")


def enter(table: Table, entry: Entry) -> None:
    """One entry of a record, given again."""
    if entry.take_back:
        table.take_back(entry.seat)
    elif entry.act is None:
        table.undo(entry.seat, entry.agreed)
    else:
        table.act(entry.seat, entry.act)


def _start(game: Game[Any], record: Record) -> Table:
    """The table of a record before its first entry; what its start position says must agree with the rest."""
    assert not isinstance(record.dice, HiddenDice)
    check_joints(record)
    place = "record.options" if record.start is None else "record.start"
    try:
        table = Table(game, record.seats, record.options, record.dice, record.show_forced, record.start, record.before)
    except BadInput as fault:
        raise BadInput(f"{place}: {fault}") from None
    if table.seats != record.seats:
        raise BadInput(f"record.seats: the start position has {table.seats} seats, not {record.seats}")
    if table.options != game.read_options(record.options, record.seats):
        raise BadInput("record.options: the start position has other options")
    if table.position().get("show_forced", False) != record.show_forced:
        raise BadInput("record.show_forced: the start position says otherwise")
    return table


def other_end(came: Outcome | None, said: Outcome | None) -> str:
    """That a game ended otherwise than its record says, in words."""
    here = "this machine plays it to no end" if came is None else f"this machine plays it to this: {outcome_line(came)}"
    there = "the record says that it is not over" if said is None else f"the record says: {outcome_line(said)}"
    return f"{here}; {there}"


def outcome_line(outcome: Outcome) -> str:
    """How a game ended, in a sentence."""
    winners = ", ".join(str(seat) for seat in outcome.winners)
    who = f"won by seat{'s' * (len(outcome.winners) > 1)} {winners}" if winners else "won by nobody"
    return f"The game is over, {who}: {outcome.reason}" + (f" ({outcome.rule})" if outcome.rule else "")
