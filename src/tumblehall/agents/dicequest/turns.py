"""Turns that are played out in thought: by the policy, or by what was learnt of the same turn before."""

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from tumblehall.agents.dicequest.policy import choose
from tumblehall.games.dicequest.rules.state import DicequestState
from tumblehall.games.dicequest.rules.verbs import ACT, DISCARD
from tumblehall.kernel.dice import Rng

Value = Callable[[DicequestState, int], float]
"""What a position at the end of a turn is worth to a seat."""
CURIOUS: Final = 0.12
"""How far a rarely tried answer may seem better than it has done so far."""


def play_turn(s: DicequestState, seat: int, rng: Rng) -> None:
    """To the end of the turn, by the policy."""
    now = s.round
    while s.turn == seat and s.round == now and s.outcome is None:
        s.take(choose(s, s.seat, rng), rng)


class Node:
    """A question of the turn: its answers, the policy's first, how often each was tried and what came of it."""

    __slots__ = ("sums", "tries", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.tries: dict[int, int] = {}
        self.sums: dict[int, float] = {}

    def pick(self, s: DicequestState, seat: int, rng: Rng) -> int:
        """The answer that looks best, with a bonus for what was rarely tried; new ones come in slowly."""
        tries = self.tries
        if len(tries) * len(tries) <= self.visits:
            new = self._new(s, seat, rng)
            if new is not None:
                return new
        span = CURIOUS * sqrt(log(self.visits + 1))
        sums = self.sums
        options = s.options
        best, top = options[0], -1.0
        for option, n in tries.items():
            worth = sums[option] / n + span / sqrt(n)
            if worth > top and option in options:
                best, top = option, worth
        return best

    def _new(self, s: DicequestState, seat: int, rng: Rng) -> int | None:
        first = choose(s, seat, rng)
        if first not in self.tries:
            return first
        for option in s.options:
            if option not in self.tries and not DISCARD.first <= option < ACT.first:
                return option
        return None

    def learn(self, option: int, worth: float) -> None:
        self.visits += 1
        self.tries[option] = self.tries.get(option, 0) + 1
        self.sums[option] = self.sums.get(option, 0.0) + worth


def key_of(s: DicequestState, seat: int) -> tuple[object, ...]:
    """What a question of a turn hangs on."""
    party = tuple([None if h is None else (h.card, h.expert, h.wound, h.item) for h in s.party[seat]])
    return (
        s.stack[-1], tuple(s.unlocked), s.picks, s.added, tuple(s.locked), s.active, s.used, s.phase, s.light, s.deadly,
        s.unblockable, s.reroll[seat], s.gold[seat], s.backpack[seat], party, tuple(s.pool), s.challenge,
        tuple(s.market), s.discount, s.shields, s.blocks, tuple(s.need),
    )  # fmt: skip


class Tree:
    """What was learnt of one turn. Positions that are alike are one, whatever way led there."""

    def __init__(self, value: Value) -> None:
        self.value = value
        self.nodes: dict[tuple[object, ...], Node] = {}

    def play(self, s: DicequestState, seat: int, rng: Rng) -> float:
        """To the end of the turn: by the tree as far as it goes, then by the policy. What it was worth."""
        now = s.round
        path: list[tuple[Node, int]] = []
        while s.turn == seat and s.round == now and s.outcome is None:
            if s.seat != seat:
                s.take(choose(s, s.seat, rng), rng)
                continue
            key = key_of(s, seat)
            node = self.nodes.get(key)
            fresh = node is None
            if node is None:
                node = self.nodes[key] = Node()
            option = node.pick(s, seat, rng)
            path.append((node, option))
            s.take(option, rng)
            if fresh:
                play_turn(s, seat, rng)
        worth = self.value(s, seat)
        for node, option in path:
            node.learn(option, worth)
        return worth
