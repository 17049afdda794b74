"""The command `tumblehall`. Errors are one line on stderr: status 2 for bad input, 1 for a check that failed."""

import contextlib
import io
import os
import signal
import sys
from collections.abc import Sequence

import tumblehall
from tumblehall.commands import (
    analyse,
    arena,
    backup,
    balance,
    cards,
    completion,
    fuzz,
    games,
    play,
    position,
    puzzles,
    replay,
    report,
    restore,
    rules,
    serve,
    sim,
    tables,
    train,
    verify,
)
from tumblehall.commands.naming import guess, meant
from tumblehall.commands.parser import Parser, new_parser
from tumblehall.kernel.errors import BadInput, IllegalAction, UndoRefused

BAD_INPUT = 2
OUR_FAULT = 70

DESCRIPTION = """
Tabletop games on one engine, at the terminal. The rules offer the legal choices; you, or a bot, only choose. A game
is its options, its dice and the answers given: 'play' saves that as a record, which 'replay' shows again and 'verify'
checks.
"""
EXAMPLE = """
  tumblehall play angryquest
  tumblehall games angryquest
  tumblehall rules settlement

'tumblehall COMMAND --help' says more about each command.
"""


def build_parser() -> Parser:
    parser = new_parser("tumblehall", DESCRIPTION, EXAMPLE)
    parser.add_argument(
        "--version", action="version", version=f"tumblehall {tumblehall.__version__} ({tumblehall.ENGINE})"
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command", required=True)
    for command in (
        games,
        play,
        serve,
        replay,
        verify,
        analyse,
        rules,
        cards,
        position,
        fuzz,
        arena,
        train,
        sim,
        report,
        balance,
        puzzles,
        tables,
        backup,
        restore,
    ):
        command.add_to(commands)
    completion.add_to(commands, build_parser)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; the exit status. Only --help and --version leave by SystemExit."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without the sign shows "?", and nothing breaks
    try:
        try:
            parser = build_parser()
            args = parser.parse_args(as_named(parser, sys.argv[1:] if argv is None else argv))
            status: int = args.run(args)
            return status
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except (BadInput, IllegalAction, UndoRefused) as refusal:
        return _complain(str(refusal), BAD_INPUT)
    except BrokenPipeError:
        _drop_output()
        return 128 + signal.SIGPIPE
    except OSError as fault:
        _drop_output()
        place = f"{fault.filename}: " if fault.filename is not None else ""
        return _complain(f"{place}{fault.strerror or fault}", BAD_INPUT)
    except KeyboardInterrupt:
        return _complain("stopped", 128 + signal.SIGINT)
    except Exception as fault:
        if os.environ.get("TUMBLEHALL_TRACE"):
            raise
        what = f"{type(fault).__name__}: {fault}" if str(fault) else type(fault).__name__
        return _complain(f"this is our fault, please tell us: {what} (TUMBLEHALL_TRACE=1 shows where)", OUR_FAULT)


def as_named(parser: Parser, argv: Sequence[str]) -> list[str]:
    """The words given, with the command as it is called, whatever its case; a guess where nothing is called so."""
    if not argv or argv[0].startswith("-"):
        return list(argv)
    names = completion.commands_of(parser)
    found = meant(argv[0], names)
    if found is None:
        raise BadInput(f"there is no command '{argv[0]}'; the commands are {', '.join(names)}{guess(argv[0], names)}")
    return [found, *argv[1:]]


def _complain(line: str, status: int) -> int:
    with contextlib.suppress(OSError):  # nobody may be left to hear it
        if sys.stderr is not None:
            print(f"tumblehall: {' '.join(line.split())}", file=sys.stderr, flush=True)
    return status


def _drop_output() -> None:
    """What is still buffered has no reader: let it go to nowhere, so that the interpreter does not try once more."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
