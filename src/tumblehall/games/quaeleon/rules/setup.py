"""Set-up (KQ-1): dealer, hands, pool, and the opening swap, which all choose at the same time."""

from bisect import insort
from collections.abc import Mapping

from tumblehall.games.quaeleon.content.facts import COPIES, KINDS
from tumblehall.games.quaeleon.rules import choices, steps
from tumblehall.games.quaeleon.rules.ending import deal
from tumblehall.games.quaeleon.rules.knowing import shuffled_in
from tumblehall.games.quaeleon.rules.limits import DEALT_FIRST
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.piles import draw, fill_pool
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.values import Json

WHOLE_DECK = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind]))


def new_state(seats: int, options: Mapping[str, Json], rng: Rng) -> QuaeleonState:
    s = QuaeleonState(seats)
    first = options["first"]
    s.dealer = rng.below(seats) if first == "random" else first
    s.deck = list(WHOLE_DECK)
    deal(s, DEALT_FIRST, rng)
    fill_pool(s, rng)
    if options["opening_swap"]:
        s.push((steps.SWAPPED,))
        s.fork([[(steps.SWAP, seat)] for seat in range(seats)])
    else:
        s.push((steps.ROUND,))
    return s


def ask_swap(s: QuaeleonState, f: Frame) -> list[int]:
    return [*(choices.SET_ASIDE + kind for kind in dict.fromkeys(s.hand[f[1]])), choices.CONFIRM]


def answer_swap(s: QuaeleonState, f: Frame, option: int, rng: Rng) -> None:
    if option != choices.CONFIRM:
        s.hand[f[1]].remove(option - choices.SET_ASIDE)
        insort(s.picks[f[1]], option - choices.SET_ASIDE)
        s.stack.append(f)


def swapped(s: QuaeleonState, f: Frame, rng: Rng) -> None:
    """KQ-1.4: as many new cards for each, then all that was set aside is shown and shuffled into the deck."""
    rejected: list[int] = []
    for seat in range(s.players):
        aside, s.picks[seat] = s.picks[seat], []
        draw(s, seat, len(aside), rng)
        rejected += aside
        if s.log is not None:
            s.log.say("set-aside", {"seat": seat, "cards": [card_name(kind) for kind in aside]}, "KQ-1.4")
    if rejected:
        s.deck = sorted(s.deck + rejected)
        shuffled_in(s, rejected)
    s.push((steps.ROUND,))
