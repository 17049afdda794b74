"""A server in a process of its own, which can be stopped, killed and started again on the same address."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ADDRESS = re.compile(r"Tumblehall is at (http://[^/]+)/")
PLENTY = ("--messages-per-second", "1000", "--burst", "1000", "--tables-per-hour", "100000")


class Served:
    def __init__(self, data: Path, seed: str | None = None) -> None:
        self._data = data
        self._program = ("tumblehall",) if seed is None else ("tests.browser.seeded", seed)
        self.log = data / "server.log"
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""
        self.is_down = True

    def start(self) -> None:
        command = [sys.executable, "-m", *self._program, "serve", "--port", str(self._port), "--data", str(self._data)]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [*command, "--workers", "1", *PLENTY], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = ADDRESS.match(line)
        if found is None:
            raise AssertionError(f"the server does not come up: {line}{self.log.read_text()}")
        self.address = found[1]
        self._port = int(self.address.rpartition(":")[2])
        self.is_down = False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self._process is not None
        self.is_down = True
        self._process.send_signal(how)
        self._process.communicate(timeout=20)


@contextmanager
def serving(data: Path, seed: str | None = None) -> Iterator[Served]:
    """`seed`: all that it draws by chance is fixed."""
    server = Served(data, seed)
    server.start()
    try:
        yield server
    finally:
        if not server.is_down:
            server.stop()
