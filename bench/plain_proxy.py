"""A proxy that knows nothing: each connection goes to the next server in turn. `python -m bench.plain_proxy SERVER ...`
prints where it listens. The servers see the address of the client: on loopback anybody may come from any of them."""

import asyncio
import itertools
import sys
from collections.abc import Iterator
from typing import cast

import uvloop


class End(asyncio.Protocol):
    """What comes in here goes out at the other end, at the latest when there is one."""

    def __init__(self) -> None:
        self.early: list[bytes] = []
        self.other: asyncio.Transport | None = None

    def data_received(self, data: bytes) -> None:
        if self.other is None:
            self.early.append(data)
        else:
            self.other.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.other is not None:
            self.other.close()


class Front(End):
    def __init__(self, turns: Iterator[str]) -> None:
        super().__init__()
        self._turns = turns

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        work = self._pass_on(cast(asyncio.Transport, transport))
        self._task = asyncio.get_running_loop().create_task(work)

    async def _pass_on(self, client: asyncio.Transport) -> None:
        host, _, port = next(self._turns).partition(":")
        far, home = End(), (client.get_extra_info("peername")[0], 0)
        far.other = client
        server, _ = await asyncio.get_running_loop().create_connection(lambda: far, host, int(port), local_addr=home)
        self.other = server
        server.write(b"".join(self.early))


async def main(servers: list[str]) -> None:
    turns = itertools.cycle(servers)
    listening = await asyncio.get_running_loop().create_server(lambda: Front(turns), "127.0.0.1", 0)
    print(f"127.0.0.1:{listening.sockets[0].getsockname()[1]}", flush=True)
    await listening.serve_forever()


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1:]))
