"""A PostgreSQL of our own: a temporary cluster that is reached by a socket in its folder and by nothing else."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

STARTING = 60.0
"""Seconds that a cluster may take to start on a busy machine, before we say that it does not."""


def binaries() -> Path:
    """Where PostgreSQL's programs are."""
    found = []
    if (config := shutil.which("pg_config")) is not None:
        listing = subprocess.run([config, "--bindir"], capture_output=True, check=True, text=True)
        found.append(Path(listing.stdout.strip()))
    versions = Path("/usr/lib/postgresql").glob("*/bin")
    found += sorted(versions, key=lambda folder: float(folder.parent.name), reverse=True)
    for folder in found:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise FileNotFoundError("these tests need PostgreSQL's initdb and postgres: install the package 'postgresql'")


def as_owner() -> list[str]:
    """What goes before a command: PostgreSQL refuses to run as root. Where it can be had, it ends when the tests are
    killed."""
    if os.getuid() == 0:
        return ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", "--pdeathsig=INT"]
    return ["setpriv", "--pdeathsig=INT"] if shutil.which("setpriv") else []


class Cluster:
    """`durable`: with fsync, as in real life."""

    def __init__(self, durable: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tumblehall-pg-"))
        self._durable = durable
        self._server: subprocess.Popen[bytes] | None = None
        if os.getuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        self._run("initdb", "--pgdata", str(self.folder / "data"), *options)

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def start(self) -> None:
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "shared_buffers": "16MB",
            "fsync": "on" if self._durable else "off",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "server.log").open("ab") as log:
            program = str(binaries() / "postgres")
            command = [*as_owner(), program, "-D", str(self.folder / "data"), *options]
            self._server = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)
        self._until_ready()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: fast; SIGQUIT: at once, as in a crash."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait()
            self._server = None

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def _until_ready(self) -> None:
        assert self._server is not None
        giving_up = time.monotonic() + STARTING
        ready = [str(binaries() / "pg_isready"), "-q", "-h", str(self.folder)]
        while subprocess.run(ready, check=False).returncode != 0:
            if self._server.poll() is not None or time.monotonic() > giving_up:
                raise RuntimeError(f"PostgreSQL did not start: {(self.folder / 'server.log').read_text('utf-8')}")
            time.sleep(0.02)

    def _run(self, program: str, *arguments: str) -> None:
        command = [*as_owner(), str(binaries() / program), *arguments]
        done = subprocess.run(command, capture_output=True, cwd=self.folder, check=False, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"{program} failed: {done.stderr}")
