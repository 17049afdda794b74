"""What is logged, as text."""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from tumblehall.server import logs


@contextmanager
def logged(level: logs.Level = "info", form: logs.Form = "text") -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before, was = list(root.handlers), root.level
    stream = io.StringIO()
    logs.set_up(level, form, stream)
    try:
        yield stream
    finally:
        root.handlers[:] = before
        root.setLevel(was)
        logs.LOGGER.setLevel(logging.NOTSET)
