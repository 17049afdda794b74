"""A worker process: reads jobs from the socket that is its standard input, does them one by one and answers each. It
ends when the other end of the socket is gone, in the middle of a job too."""

import contextlib
import os
import resource
import signal
import socket
import struct
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from typing import Any, Literal, get_type_hints

import msgspec

from tumblehall.kernel.errors import BadInput

SIZE = struct.Struct(">I")
"""Before each message stands its length."""
LONGEST_REASON = 200


class Request(msgspec.Struct, frozen=True, array_like=True):
    """`seconds`: of the processor."""

    job: str
    args: tuple[Any, ...]
    seconds: float


class Reply(msgspec.Struct, frozen=True, array_like=True):
    """`ready` comes once, before any job. The value is the result of a job, or the reason why there is none."""

    kind: Literal["ready", "done", "bad-input", "too-long", "failed"]
    value: Any = None


class TooLong(BaseException):
    """A job took more of the processor than it may. Jobs catch what goes wrong with their work, but not this."""


def packed(message: Request | Reply) -> bytes:
    body = msgspec.msgpack.encode(message)
    return SIZE.pack(len(body)) + body


def main() -> None:
    """Arguments: the module with the jobs, the megabytes that this process may hold, and how far it stands back."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which tells its workers
    signal.signal(signal.SIGPROF, stop_job)
    bound(int(sys.argv[2]) * 2**20, int(sys.argv[3]))
    server = socket.socket(fileno=os.dup(0))
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    requests: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(server, requests), daemon=True).start()
    jobs: Mapping[str, Callable[..., Any]] = import_module(sys.argv[1]).JOBS
    with contextlib.suppress(OSError):
        server.sendall(packed(Reply("ready")))
        while True:
            server.sendall(answer(jobs, requests.get()))


def bound(most: int, back: int) -> None:
    """What a job does with too much memory, it does to itself. Where a system knows no such bounds, there are none."""
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    with contextlib.suppress(OSError):
        os.nice(back)


def stop_job(*_: object) -> None:
    raise TooLong


def listen(server: socket.socket, requests: SimpleQueue[bytes]) -> None:
    """Reads in a thread of its own, so that a busy worker notices too that nobody waits for it any more."""
    with contextlib.suppress(OSError), server.makefile("rb") as stream:
        while len(head := stream.read(SIZE.size)) == SIZE.size:
            requests.put(stream.read(*SIZE.unpack(head)))
    os._exit(0)


def answer(jobs: Mapping[str, Callable[..., Any]], body: bytes) -> bytes:
    """The reply to one request, whatever happens."""
    try:
        request = msgspec.msgpack.decode(body, type=Request)
        job = jobs[request.job]
        *kinds, _ = get_type_hints(job).values()
        args = [msgspec.convert(arg, kind) for arg, kind in zip(request.args, kinds, strict=True)]
        signal.setitimer(signal.ITIMER_PROF, request.seconds)
        try:
            return packed(Reply("done", job(*args)))
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    except TooLong:
        return packed(Reply("too-long"))
    except BadInput as refusal:
        return packed(Reply("bad-input", str(refusal)))
    except Exception as fault:
        return packed(Reply("failed", f"{type(fault).__name__}: {fault}"[:LONGEST_REASON]))


if __name__ == "__main__":
    main()
