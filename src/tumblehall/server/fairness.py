"""Requests of one address begin a few in each turn of the event loop, however many of its connections ask at the same
time: nobody is kept waiting by a flood that comes from elsewhere, and nobody is refused for asking much at once."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable

IN_A_TURN = 4


class Fairness:
    def __init__(self) -> None:
        self._begun: Counter[str] = Counter()
        """By address, in this turn."""
        self._waiting: dict[str, deque[Callable[[], bool]]] = {}
        self._counts = False

    def begin(self, address: str, start: Callable[[], bool]) -> None:
        """`start` is called now, or in one of the next turns; False: there was nothing to start any more."""
        if address in self._waiting or self._begun[address] >= IN_A_TURN:
            self._waiting.setdefault(address, deque()).append(start)
        else:
            self._begun[address] += start()
        if not self._counts:
            self._counts = True
            asyncio.get_running_loop().call_soon(self._next_turn)

    def _next_turn(self) -> None:
        self._begun.clear()
        for address, waiting in tuple(self._waiting.items()):
            while waiting and self._begun[address] < IN_A_TURN:
                self._begun[address] += waiting.popleft()()
            if not waiting:
                del self._waiting[address]
        self._counts = bool(self._begun)
        if self._counts:
            asyncio.get_running_loop().call_soon(self._next_turn)
