"""The parser that all commands share: help laid out as written, refusals raised instead of printed."""

import argparse
from typing import NoReturn, TypeAlias

from tumblehall.commands.wording import wrapped
from tumblehall.kernel.errors import BadInput


class Parser(argparse.ArgumentParser):
    """Its complaints are BadInput, like all others."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message}; '{self.prog} --help' says more")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def new_parser(prog: str, description: str, example: str) -> Parser:
    return Parser(
        prog=prog,
        description=paragraphs(description),
        epilog="examples:\n" + example.strip("\n"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def add_command(commands: Commands, name: str, summary: str, description: str, example: str) -> Parser:
    """A command with a line for the list, a paragraph, and an example."""
    return commands.add_parser(
        name,
        help=summary,
        description=paragraphs(description),
        epilog="examples:\n" + example.strip("\n"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def paragraphs(text: str) -> str:
    return "\n\n".join(wrapped(" ".join(paragraph.split())) for paragraph in text.strip().split("\n\n"))


def is_number(text: str) -> bool:
    """Whether a text is a whole number of a sane size, from 0 on."""
    return text.isascii() and text.isdigit() and len(text) <= 12


def count(text: str) -> int:
    """A whole number from 1 on, as the type of an argument."""
    if not is_number(text) or not 1 <= int(text) <= 10**9:
        raise argparse.ArgumentTypeError(f"must be a whole number from 1 to {10**9}; got '{text}'")
    return int(text)


def seat_number(text: str) -> int:
    """A seat, counted from 0, as the type of an argument."""
    if not is_number(text):
        raise argparse.ArgumentTypeError(f"must be a seat number counted from 0; got '{text}'")
    return int(text)


def add_part(parser: Parser) -> None:
    """For commands on a record: which part, of a game that went on by other rules."""
    words = "of a game whose rules were changed on the way: the part to look at, counted from 1; left out: the last"
    parser.add_argument("--part", type=count, metavar="N", help=words)
