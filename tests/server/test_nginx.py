"""The nginx.conf of the documentation, with the nginx of this machine before a server: people play through it."""

import asyncio
import contextlib
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

import tumblehall as th
from tests.server.attacks import PING
from tests.server.house import House, Line, bearer, house
from tumblehall.server.sqlite_store import SqliteStore
from tumblehall.server.tokens import new_token

CONF = Path(__file__).parents[2] / "docs" / "deploy" / "nginx.conf"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/bin:/usr/local/sbin")
NAME = "play.example.org"
pytestmark = pytest.mark.skipif(NGINX is None, reason="there is no nginx here; 'make machine' installs it")

AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {conf}
}}
"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
    return port


def certificate(folder: Path) -> None:
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}",
         "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", folder / "key.pem", "-out", folder / "fullchain.pem"],
        check=True, capture_output=True,
    )  # fmt: skip


class Before:
    """The proxy: HTTP and live tables by its name, at its port."""

    def __init__(self, folder: Path, port: int) -> None:
        self.port = port
        self.tls = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))

    def http(self) -> httpx.AsyncClient:
        base = f"https://127.0.0.1:{self.port}"
        return httpx.AsyncClient(base_url=base, verify=False, headers={"host": NAME}, timeout=30)

    @asynccontextmanager
    async def live(self, table: str, token: str) -> AsyncIterator[Line]:
        address = f"wss://{NAME}:{self.port}/api/tables/{table}/live"
        origin = f"https://{NAME}:{self.port}"
        async with connect(address, host="127.0.0.1", ssl=self.tls, origin=origin, max_size=None) as socket:  # type: ignore[arg-type]
            line = Line(socket)
            await line.send({"do": "hello", "version": 2, "token": token})
            yield line


@asynccontextmanager
async def proxied(home: House, folder: Path) -> AsyncIterator[Before]:
    await asyncio.to_thread(certificate, folder)
    plain, port = free_port(), free_port()
    text = CONF.read_text("utf-8")
    for old, new in {
        "server 127.0.0.1:8080;\n    server 127.0.0.1:8081;": f"server {home.host};",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "/etc/ssl/play.example.org": str(folder),
    }.items():
        assert text.count(old) >= 1, old
        text = text.replace(old, new)
    file = folder / "nginx.conf"
    file.write_text(AROUND.format(folder=folder, conf=text), "utf-8")
    words = [str(NGINX), "-p", str(folder), "-c", str(file)]
    checked = subprocess.run([*words, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "warn" not in checked.stderr
    process = await asyncio.create_subprocess_exec(*words, stderr=asyncio.subprocess.DEVNULL)
    try:
        async with asyncio.timeout(30):
            while True:
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.close()
                    break
                await asyncio.sleep(0.05)
        yield Before(folder, port)
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def behind(folder: Path) -> AsyncIterator[tuple[House, Before]]:
    settings = {"trusted_proxies": ("127.0.0.1",), "allowed_hosts": (NAME,), "tables_per_hour": 2}
    async with house(SqliteStore(folder / "tables.db"), **settings) as home, proxied(home, folder) as before:
        yield home, before


async def test_people_play_a_game_through_the_proxy(tmp_path: Path) -> None:
    async with behind(tmp_path) as (_, before), before.http() as http:
        page = await http.get("/api/games")
        assert (page.status_code, page.headers["strict-transport-security"]) == (200, "max-age=31536000")
        tokens = [new_token(), new_token()]
        made = await http.post("/api/tables", json={"game": "angryquest", "seats": 2}, headers=bearer(tokens[0]))
        table = made.json()["table"]
        async with before.live(table, tokens[0]) as ann, before.live(table, tokens[1]) as ben:
            for line, name in ((ann, "Ann"), (ben, "Ben")):
                assert (await line.do("sit", name=name, seed="x81hs7Qa"))["is"] == "done"
            answering = asyncio.create_task(ben.play(1, th.FastRng(2)))
            assert await ann.play(0, th.FastRng(1), most=15) == 15
            answering.cancel()
            await asyncio.gather(answering, return_exceptions=True)


async def test_addresses_are_counted_behind_the_proxy_and_its_limits_hold(tmp_path: Path) -> None:
    async with behind(tmp_path) as (home, before), before.http() as http:
        body = {"game": "angryquest", "seats": 2}
        forged = bearer(new_token()) | {"x-forwarded-for": "203.0.113.9"}
        statuses = [(await http.post("/api/tables", json=body, headers=forged)).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]  # the proxy says whose they are, and not the client
        assert (await http.get("/healthz")).status_code == 200  # this machine is allowed to ask
        assert (await http.get("/metrics")).status_code == 404
        large = await http.post("/api/records/verify", content=b"x" * 3_000_000)
        assert large.status_code == 413
        head = await http.get("/api/games", headers={"x-long": "x" * 20_000})
        assert head.status_code in (400, 431)
        assert (await home.http.get("/healthz")).status_code == 200


async def test_pings_that_are_never_read_are_cut_off_through_the_proxy(tmp_path: Path) -> None:
    async with behind(tmp_path) as (home, before), before.http() as http:
        body = {"game": "angryquest", "seats": 2}
        made = await http.post("/api/tables", json=body, headers=bearer(new_token()))
        async with before.live(made.json()["table"], new_token()) as line:
            await line.receive()
            transport = line.socket.transport
            transport.pause_reading()
            async with asyncio.timeout(60):
                while home.server.connections:
                    if not transport.is_closing() and transport.get_write_buffer_size() < 2**16:
                        transport.write(PING * 1000)
                    await asyncio.sleep(0.001)
            transport.abort()
