"""Reading what the user names, a file or `-` for standard input, and writing. Whatever is wrong with it is BadInput."""

import sys
from contextlib import suppress
from pathlib import Path

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.record import Record


def at_terminal() -> bool:
    """Whether somebody sits at both ends; a closed end is None."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout is not None and sys.stdout.isatty()


def read_text(name: str) -> str:
    """The text of a file; `-` is standard input."""
    try:
        if name == "-":
            data = b"" if sys.stdin is None else sys.stdin.buffer.read()
        else:
            data = Path(name).read_bytes()
    except OSError as fault:
        raise BadInput(f"cannot read {called(name)}: {fault.strerror or fault}") from None
    except ValueError:
        raise BadInput(f"cannot read {name!r}: that is no name of a file") from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise BadInput(
            f"{called(name)}: is no text in UTF-8 (byte {data[fault.start]:#04x} at {fault.start})"
        ) from None


def write_text(file: Path, text: str) -> None:
    """The whole file; where that cannot be, what stood there before stays."""
    new = file.with_name(f".{file.name}.new")
    plain = file.is_file() or not file.exists()  # no pipe and no device: it can be replaced
    try:
        (new if plain else file).write_text(text, "utf-8")
        if plain:
            new.replace(file)
    except OSError as fault:
        with suppress(OSError):
            new.unlink()
        raise BadInput(f"cannot write {file}: {fault.strerror or fault}") from None


def called(name: str) -> str:
    """A file as errors call it."""
    return "standard input" if name == "-" else name


def read_record(name: str) -> Record:
    """The record in a file; the errors name the file."""
    text = read_text(name)
    try:
        return Record.from_json(text)
    except BadInput as fault:
        raise BadInput(f"{called(name)}: {fault}") from None
