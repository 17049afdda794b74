"""A SQLite file belongs to one server: two would each hold what the other has changed."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tumblehall.kernel.errors import BadInput


@contextmanager
def held(file: Path) -> Iterator[None]:
    """For this process alone, by a lock that ends with it, however it ends. BadInput: another server has it."""
    lock = Path(f"{file.resolve()}.lock")
    try:
        lock.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(lock, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as fault:
        raise BadInput(f"the setting 'database': cannot use the database {file}: {fault.strerror}") from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        raise BadInput(
            f"the setting 'database': another server uses {file} already; stop it, or name another database"
        ) from None
    try:
        yield
    finally:
        os.close(handle)
