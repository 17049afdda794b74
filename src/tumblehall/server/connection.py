"""One WebSocket at one table. A reader does what the client commands, one thing after the other; a writer tells it how
things stand. The writer keeps no queue of news: when it gets to write, it looks at the room and sends what this client
has not seen yet. So a slow reader costs no memory, and one that is stuck is let go.

Frames are JSON texts. What cannot be understood is answered by `refused` and the connection stays; it is closed after
too many of them. The close codes are in `docs/server.md`."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import cast

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

import tumblehall
from tumblehall.server import news as n
from tumblehall.server import wire as w
from tumblehall.server.closing import CLOSE, Closed
from tumblehall.server.hall import Hall
from tumblehall.server.judge import begun
from tumblehall.server.limits import Bucket
from tumblehall.server.line import Line, line_of
from tumblehall.server.live import Live
from tumblehall.server.logs import say
from tumblehall.server.looks import ENCODER, Known, Parts, view_or_change
from tumblehall.server.refusal import Refusal
from tumblehall.server.room import Room
from tumblehall.server.showing import Eyes, eyes_of, me, seat_state, table_card, talk_for, viewers
from tumblehall.server.store import StoreError
from tumblehall.server.tables import origin_for, rematch
from tumblehall.server.tokens import hash_of

HELLO_SECONDS = 10.0
SEND_SECONDS = 20.0
BYE_SECONDS = 2.0
MOST_FAULTS = 20
"""So many messages that make no sense close a connection."""
MOST_ANSWERS = 64
"""So many answers that the client does not take close it too."""

MESSAGE = msgspec.json.Decoder(w.ClientMessage)


class Connection:
    """`may_found`: whether who is at the other end may have one more table; it counts."""

    def __init__(
        self, socket: WebSocket, hall: Hall, table: str, bucket: Bucket, may_found: Callable[[], bool]
    ) -> None:
        self._socket = socket
        self._may_found = may_found
        self._hall = hall
        self.table = table
        self._live = Live(table)
        """Until hello was said, nobody is at the table."""
        self._bucket = bucket
        self._faults = 0
        self._wake = asyncio.Event()
        self._behind = False
        """Whether there may be news that this client was not told."""
        self._answers: list[bytes] = []
        self._held: list[bytes] = []
        """News of what this client does itself: they go with the answer to it."""
        self._holder: str | None = None
        self._seen: dict[str, int] = {}
        """How many events the client has, by seat; "-" is the onlooker."""
        self._talk = 0
        self._changes = -1
        self._whole, self._news_sent = False, 0
        self._looks: dict[int | None, Known] = {}
        """The numbers of the looks that this connection has brought, by seat."""
        self._card_known = 0
        self._around: object = None
        self._me: n.Me | None = None
        self._eyes: list[Eyes] = []
        """Who this client is, and through whose eyes it sees the game, as things are `_around` it."""
        self._origin: tuple[str, int] | None = None
        self._keys: dict[int | None, object] = {}
        self._closing: Closed | None = None
        self._line = line_of(socket.scope)
        self._over = self._at_work = False
        """Whether a deed is on its way, which is done to its end: what the log takes, the others must hear of."""
        self._reader: asyncio.Task[None] | None = None
        self._writer: asyncio.Task[None] | None = None
        self._stuck = False

    def close_for_restart(self) -> None:
        self._end("restart", "the server restarts; come back at once")

    def move(self) -> None:
        """The table lives at another process now."""
        self._end("moved", "the table has moved to another server; come back at once")

    def _end(self, code: str, reason: str) -> None:
        self._closing = Closed(code, reason, again=True)
        self._wake.set()

    def _hear(self) -> None:
        """Something may have happened at the table. Who reads is told at once, all others by the writer."""
        self._behind = True
        room, line = self._live.room, self._line
        if room is None or line is None or not line.is_free or self._changes < 0 or self._closing is not None:
            self._wake.set()
            return
        try:
            self._behind = False
            news = self._news_of(room)
        except Exception:  # the writer comes upon it too, and says so
            self._keys.clear()
            self._looks.clear()
            self._behind = True
            self._wake.set()
            return
        if news is None:
            return
        if self._at_work and asyncio.current_task() is self._reader:
            self._held.append(news)
        else:
            self._write_now(line, news)

    def _write_now(self, line: Line, text: bytes) -> None:
        texts, self._held = (*self._held, text), []
        self._hall.metrics.messages_out.inc(len(texts))
        line.write(*texts)
        if not line.is_free:
            self._wake.set()  # the writer looks whether it is ever read

    async def serve(self) -> None:
        """Until the client leaves, or has to."""
        try:
            await self._hello()
            self._live = self._hall.live(self.table)
            self._live.listeners.add(self._hear)
            self._hear()
            await self._both()
        except Closed as end:
            await self._close(end.bye)
        except WebSocketDisconnect:
            pass
        except Exception as fault:
            say("fault", level="error", table=self.table, fault=fault)
            await self._close(n.Bye("our-fault", "something went wrong here; it was noted", again=True))
        finally:
            self._live.listeners.discard(self._hear)

    async def _both(self) -> None:
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        self._reader, self._writer = tasks
        task: asyncio.Task[None] | None = None
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                if task.done():
                    task.result()
        finally:
            self._over = True
            if not self._at_work:
                tasks[0].cancel()
            tasks[1].cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            # A fault knows this frame, and the frame the tasks: where there is no circle nobody has to look for it.
            self._reader = self._writer = task = None
            tasks.clear()

    async def _close(self, bye: n.Bye) -> None:
        if bye.code == "slow-reader":
            self._hall.metrics.slow_readers.inc()
            say("slow reader let go", table=self.table)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(BYE_SECONDS):
                await self._send(ENCODER.encode(bye))
                await self._socket.close(CLOSE.get(bye.code, 1008), bye.reason[:100])

    # -- reading ------------------------------------------------------------------------------------------------

    async def _hello(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = await self._receive()
        except TimeoutError:
            raise Closed("bad-message", f"no hello within {HELLO_SECONDS:.0f} seconds") from None
        except Refusal as refusal:
            raise Closed("bad-message", f"the first message has to be a hello: {refusal.reason}") from None
        if not isinstance(message, w.Hello):
            raise Closed("bad-message", "the first message has to be a hello")
        if message.version != w.VERSION:
            raise Closed("version", f"this server speaks version {w.VERSION}; load the page anew", again=False)
        self._holder = None if message.token is None else hash_of(message.token)
        self._seen = dict(message.seen)
        self._talk = message.talk
        self._whole = message.whole
        welcome = n.Welcome(w.VERSION, tumblehall.__version__, self._hall.now())
        await self._send(ENCODER.encode(welcome))

    async def _read(self) -> None:
        while not self._over:
            self._id = ""
            try:
                message = await self._receive()
                self._answer(await self._do(message))
            except StoreError as fault:
                self._hall.metrics.store_errors.inc()
                say("store failed", level="error", table=self.table, reason=str(fault))
                reason = "the database does not answer; nothing was changed, try again"
                self._answer(n.Refused(self._id, "not-saved", reason))
            except Refusal as refusal:
                self._hall.metrics.refused.labels(refusal.code).inc()
                self._answer(n.Refused(self._id, refusal.code, refusal.reason, refusal.rule))
                if refusal.code in ("stale", "illegal"):
                    self._keys.clear()  # the newest state goes with the refusal, as a whole
                    self._looks.clear()
                    self._hear()
                if refusal.code in ("bad-message", "slow-down"):
                    self._faults += 1
                    if self._faults > MOST_FAULTS:
                        raise Closed("bad-message", "too many messages that make no sense") from None

    async def _receive(self) -> w.ClientMessage:
        frame = await self._socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1005))
        self._hall.metrics.messages_in.inc()
        text = frame.get("text")
        if not self._bucket.take(self._hall.now()):
            self._id = "" if text is None else w.id_of(text)
            raise Refusal("slow-down", "too many messages at once; wait a moment")
        if text is None:
            raise Refusal("bad-message", "messages are JSON texts; got bytes")
        try:
            message = cast(w.ClientMessage, MESSAGE.decode(text))
        except (msgspec.DecodeError, RecursionError) as fault:
            self._id = w.id_of(text)
            raise Refusal("bad-message", f"the message cannot be read: {fault}") from None
        self._id = getattr(message, "id", "")
        return message

    async def _do(self, message: w.ClientMessage) -> n.ServerMessage:
        if isinstance(message, w.Hello):
            raise Refusal("bad-message", "hello was said already")
        if isinstance(message, w.Ping):
            return n.Pong(message.id, self._hall.now())
        if isinstance(message, w.AskWhy):
            return await self._why(message)
        if isinstance(message, w.Rematch):
            # To its end, also when the one who asked is gone meanwhile: the others must hear of it.
            return await asyncio.shield(rematch(self._hall, self.table, message, self._holder, self._may_found))
        self._at_work = True
        try:
            done = await self._hall.do_here(self.table, message, self._holder)
        finally:
            self._at_work = False
        if isinstance(message, w.Rekey):
            self._holder = hash_of(message.token)
            self._hear()
        return done

    async def _why(self, message: w.AskWhy) -> n.Because:
        async with self._live.lock:
            room = await self._hall.room(self._live)
            game = begun(room)
            if message.seat not in room.seats_of(self._holder):
                raise Refusal("not-yours", f"seat {message.seat} is not yours")
            reason = game.why(message.seat, message.text)
        if reason is None:
            return n.Because(message.id, None, None)
        return n.Because(message.id, reason.text, reason.rule)

    def _answer(self, answer: n.ServerMessage) -> None:
        if len(self._answers) >= MOST_ANSWERS:
            raise Closed("slow-reader", "answers are not taken", again=True)
        text = ENCODER.encode(answer)
        if self._line is not None and self._line.is_free and not self._answers and self._closing is None:
            self._write_now(self._line, text)
            return
        self._answers.append(text)
        self._wake.set()

    # -- writing ------------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            texts, self._held, self._answers = (*self._held, *self._answers), [], []
            await self._tell(*texts)
            if self._closing is not None:
                raise self._closing
            if not self._behind:
                continue
            self._behind = False
            try:
                news = await self._news()
            except Refusal as refusal:
                raise Closed(refusal.code, refusal.reason) from None
            except StoreError:
                asyncio.get_running_loop().call_later(1.0, self._hear)
                continue
            if news is not None:
                await self._tell(news)

    async def _tell(self, *messages: bytes) -> None:
        watch = asyncio.get_running_loop().call_later(SEND_SECONDS, self._let_go)
        try:
            if self._line is not None:
                await self._line.drained()
            for message in messages:
                await self._send(message)
        except asyncio.CancelledError:
            if self._stuck:
                raise Closed("slow-reader", "news are not taken", again=True) from None
            raise
        finally:
            watch.cancel()

    def _let_go(self) -> None:
        assert self._writer is not None
        self._stuck = True
        self._writer.cancel()

    async def _send(self, message: bytes) -> None:
        self._hall.metrics.messages_out.inc()
        await self._socket.send({"type": "websocket.send", "text": message.decode()})

    async def _news(self) -> bytes | None:
        """What this client has not seen yet; None when it has seen all."""
        comes = self._changes < 0
        if comes:
            self._origin = await origin_for(self._hall, self.table, self._holder)
        async with self._live.lock:
            room = await self._hall.room(self._live)
            if not comes:
                return self._news_of(room)
            async with self._hall.turn:  # the whole takes a while
                news = self._news_of(room)
                await asyncio.sleep(0)
        return news

    def _news_of(self, room: Room) -> bytes | None:
        card: Parts | None = None
        change: Parts | None = None
        changed: n.Me | None = None
        talk: list[n.TalkLine] = []
        if room.changes != self._changes:
            card, change = self._card(room)
            self._changes = room.changes
        around = (room.beside, room.status, self._holder)
        if around != self._around:  # no answer changes who is who, and who may see what
            self._around = around
            mine = me(room, self._holder, self._origin)
            changed = mine if mine != self._me else None
            self._me = mine
            self._eyes = [eyes_of(room, seat) for seat in viewers(room, self._holder)]
            self._forget(set(self._keys).difference(eyes.seat for eyes in self._eyes))
            self._talk, talk = talk_for(room, self._holder, self._talk)
        states = [state for eyes in self._eyes if (state := self._state(room, eyes)) is not None]
        if card is None and change is None and changed is None and not states and not talk:
            return None
        self._news_sent += 1
        news = n.News(self._hall.now(), self._news_sent, card, change, changed, states, talk)  # type: ignore[arg-type]
        return ENCODER.encode(news)

    def _card(self, room: Room) -> tuple[Parts | None, Parts | None]:
        """The card as a whole, or what has changed in it since this client saw it last."""
        look = self._live.looks.at("card", room.changes, lambda: msgspec.to_builtins(table_card(room)))
        change = None if self._whole else look.after(self._card_known)
        self._card_known = look.number
        return (dict(look.whole), None) if change is None else (None, change or None)

    def _forget(self, seats: set[int | None]) -> None:
        """Seats that this client does not see any more: should they come back, they are shown from the beginning."""
        for seat in seats:
            del self._keys[seat]
            self._looks.pop(seat, None)
            self._seen.pop("-" if seat is None else str(seat), None)

    def _state(self, room: Room, eyes: Eyes) -> msgspec.Raw | None:
        game, seat, name = room.game, eyes.seat, eyes.name
        assert game is not None
        count = game.event_count(seat)
        key = (game.step_of(seat), count, room.to_act, eyes)
        if self._keys.get(seat) == key:
            return None
        self._keys[seat] = key
        first = min(self._seen.get(name, 0), count)
        self._seen[name] = count
        everybody, own = self._live.sight(game, seat, room.number, key)
        known = None if self._whole else self._looks.get(seat)
        self._looks[seat] = (everybody.number, own.number)
        return self._live.shown(
            (seat, first, known), lambda: seat_state(room, seat, first, *view_or_change(everybody, own, known))
        )
