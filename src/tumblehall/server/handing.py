"""Hands the connection of a client itself to the process where its table lives, if that is on the same machine: from
then on nothing of it goes through the process that it came in at. Elsewhere bytes are passed on (`forwarding.py`).

Each process listens at a name that only programs of its machine can reach (an abstract Unix socket, which Linux has).
What is handed over is one packet: the secret of the process that takes it, the head of the request, and the socket."""

import asyncio
import os
import socket
import struct
import sys
from collections.abc import Callable

from tumblehall.server.sharing import Process
from tumblehall.server.tokens import same

POSSIBLE = sys.platform == "linux"
LARGEST_PACKET = 32 * 1024
"""Room for a secret and the largest head."""
WAITING = 1024
TAKEN = b"+"


def place_of(process: str) -> str:
    return f"\0tumblehall-{process}"


def is_ours(way: socket.socket) -> bool:
    """Whether the same user is at the other end."""
    user: int = struct.unpack("3i", way.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))[1]
    return user == os.getuid()


async def hand_over(home: Process, client: asyncio.Transport, head: bytes) -> bool:
    """Whether `home` has taken it; if not, nothing was given away. One that does not answer in time may come to itself
    later with the connection in hand: the client is hung up on, and comes back."""
    if not POSSIBLE:
        return False
    packet = home.secret.encode() + b"\n" + head
    with (
        socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as way,
        socket.socket(fileno=os.dup(client.get_extra_info("socket").fileno())) as given,
    ):
        way.setblocking(False)
        try:
            way.connect(place_of(home.id))
            if not is_ours(way):
                return False
            socket.send_fds(way, [packet], [given.fileno()])
        except OSError:  # it is on another machine, or far behind
            return False
        try:
            taken = await asyncio.get_running_loop().sock_recv(way, len(TAKEN)) == TAKEN
        except asyncio.CancelledError:
            given.shutdown(socket.SHUT_RDWR)
            client.abort()
            raise
        if taken:
            client.abort()  # our end of it alone
        return taken


class Taking:
    """Takes what others hand over. `make`: the protocol of such a connection."""

    def __init__(self, process: str, secret: str, make: Callable[[], asyncio.Protocol]) -> None:
        self._secret = secret
        self._make = make
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[None]] = set()
        self._listening = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._listening.setblocking(False)
        self._listening.bind(place_of(process))
        self._listening.listen(WAITING)
        self._loop.add_reader(self._listening, self._accept)

    def close(self) -> None:
        self._loop.remove_reader(self._listening)
        self._listening.close()

    def _accept(self) -> None:
        try:
            way, _ = self._listening.accept()
        except OSError:
            return
        if not is_ours(way):
            way.close()
            return
        way.setblocking(False)
        self._loop.add_reader(way, self._read, way)

    def _read(self, way: socket.socket) -> None:
        self._loop.remove_reader(way)
        try:
            packet, files, _, _ = socket.recv_fds(way, LARGEST_PACKET, 1)
        except OSError:
            packet, files = b"", []
        secret, _, head = packet.partition(b"\n")
        if not files or not same(secret.decode("latin-1"), self._secret):
            for file in files:
                os.close(file)
            way.close()
            return
        task = self._loop.create_task(self._take(way, socket.socket(fileno=files[0]), head))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take(self, way: socket.socket, given: socket.socket, head: bytes) -> None:
        with way:
            given.setblocking(False)
            _, protocol = await self._loop.connect_accepted_socket(self._make, given)
            way.send(TAKEN)
        protocol.data_received(head)
