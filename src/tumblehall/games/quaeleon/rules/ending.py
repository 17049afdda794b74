"""The end of a round (KQ-2.8 to KQ-2.10)."""

from tumblehall.games.quaeleon.language.terms import Trigger
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.field import lay_down
from tumblehall.games.quaeleon.rules.health import finish
from tumblehall.games.quaeleon.rules.knowing import drawn, place_of, seen_to_leave
from tumblehall.games.quaeleon.rules.limits import DEALT, LAST_ROUND
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.numbers import clockwise
from tumblehall.games.quaeleon.rules.pieces import KIND, NONE
from tumblehall.games.quaeleon.rules.piles import bury, tell_drawn, top_card
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.triggers import answers, fire
from tumblehall.games.quaeleon.rules.trimming import start_trimming
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import work


def round_end(s: QuaeleonState, f: Frame, rng: Rng) -> None:
    """R30: what the end of the round sets off comes first."""
    s.turn = NONE
    s.turn_init = 0
    s.waiting = 0
    s.stack.append((steps.CLEAR,))
    fire(s, answers(s, Trigger.ROUND_END, s.living))


def clear(s: QuaeleonState, f: Frame, rng: Rng) -> None:
    """KQ-2.9: fields, stacks and revealed cards go at once and set nothing off; then five new cards for each."""
    gone: list[int] = []
    for seat in s.living:
        gone += [laid.kind for laid in s.field[seat]]
        s.field[seat] = []
        if s.up[seat] != NONE:
            gone.append(s.up[seat])
            lay_down(s, seat)
        stack, s.stacks[seat] = s.stacks[seat], []
        for card in stack:
            s.reveal()
            seen_to_leave(s, place_of(card), (card & KIND,))
            gone.append(card & KIND)
    if s.log is not None:
        s.log.say("cleared", {"cards": [card_name(kind) for kind in gone]}, "KQ-2.9")
    s.idle = s.idle + 1 if s.last == NONE else 0
    if s.last != NONE:
        s.dealer = s.last  # R2: nobody activated a card: the dealer deals again
    s.next_init = [0] * s.players
    s.coming, s.auras, s.no_gain, s.swift = (), (), 0, (0,) * s.players
    s.count, s.last, s.entering, s.ending, s.flipped = 0, NONE, NONE, False, 0
    bury(s, gone, rng)
    if s.round >= LAST_ROUND:
        finish(s, f"round {LAST_ROUND} is over: the most health wins")
        return
    s.fresh = None  # every hand may hold any card of the deck by the end of the deal
    deal(s, DEALT, rng)
    start_trimming(s)


def deal(s: QuaeleonState, n: int, rng: Rng) -> None:
    """R2: one card at a time, clockwise from the dealer's left."""
    seats = clockwise(s, s.dealer)
    new: list[list[int]] = [[] for _ in range(s.players)]
    for _ in range(n):
        for seat in seats:
            kind = top_card(s, rng)
            if kind == NONE:
                break
            new[seat].append(kind)
            drawn(s, seat, kind)
    if s.log is not None:
        s.log.say("dealt", {"seat": s.dealer, "n": n}, "KQ-2.10")
    for seat in seats:
        s.hand[seat] = sorted(s.hand[seat] + new[seat])
        if new[seat]:
            s.reveal()
            tell_drawn(s, seat, new[seat])


STEPS = (work(steps.ROUND_END, "round-end", (), round_end), work(steps.CLEAR, "clear", (), clear))
