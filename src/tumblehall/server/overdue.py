"""Tables that are overdue: those of a process that is gone, and those that left memory."""

import asyncio

from tumblehall.server.duties import next_duty
from tumblehall.server.hall import Hall
from tumblehall.server.logs import say
from tumblehall.server.refusal import Refusal

ELSEWHERE_SECONDS = 5.0
"""So long an overdue table is left to the process where it lives, before it is looked at again."""
BITE = 100
"""Overdue tables that are taken up at the same time."""


async def look_after(hall: Hall, until: float, ahead: float = 0.0) -> None:
    """Takes up all of them, and those that will be in so many seconds."""
    while tables := await hall.store.claim(hall.now() + ahead, until, BITE):
        found = await asyncio.gather(*(take_up(hall, table, until) for table in tables), return_exceptions=True)
        for fault in found:
            if isinstance(fault, Exception):
                say("table not taken up", level="error", fault=fault)
        if len(tables) < BITE:
            return


async def take_up(hall: Hall, table: str, until: float) -> None:
    if await hall.homes.elsewhere(table) is not None:
        await hall.store.reschedule(table, hall.now() + ELSEWHERE_SECONDS, until)
        return
    live = hall.live(table)
    async with live.lock:
        try:
            room = await hall.room(live)
        except Refusal:
            return
        duty = next_duty(room)
        live.written = None
        if duty is None or duty.at > hall.now():  # not yet
            due = None if duty is None else duty.at + duty.patience(ours=False)
            await hall.store.reschedule(table, due, until)
        hall.schedule(live)
