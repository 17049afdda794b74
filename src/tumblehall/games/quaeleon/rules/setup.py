"""Set-up (KQ-1): dealer, hands, pool, and the opening swap, which all choose at the same time."""

from bisect import insort
from collections.abc import Mapping
from typing import Final

from tumblehall.games.quaeleon.content.facts import COPIES, KINDS
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.ending import deal
from tumblehall.games.quaeleon.rules.knowing import shuffled_in
from tumblehall.games.quaeleon.rules.limits import DEALT_FIRST
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.picking import confirming, picked_data
from tumblehall.games.quaeleon.rules.piles import draw, fill_pool
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.verbs import CONFIRM, PICK_NONE, SET_ASIDE
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work
from tumblehall.kernel.values import Json

WHOLE_DECK: Final = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind]))


def new_state(seats: int, options: Mapping[str, Json], rng: Rng) -> QuaeleonState:
    s = QuaeleonState(seats)
    s.health = [options["health"]] * seats
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
    first = SET_ASIDE.first
    return [*(first + kind for kind in dict.fromkeys(s.hand[f[1]])), confirming(s, f[1])]


def answer_swap(s: QuaeleonState, f: Frame, option: int, rng: Rng) -> None:
    if option in SET_ASIDE:
        s.hand[f[1]].remove(option - SET_ASIDE.first)
        insort(s.picks[f[1]], option - SET_ASIDE.first)
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


STEPS = (
    question(
        steps.SWAP,
        "swap",
        ask=ask_swap,
        answer=answer_swap,
        prompt="Set cards aside to swap them for new ones, then confirm.",
        rule="KQ-1.4",
        verbs=(SET_ASIDE, CONFIRM.said("Swap the {n} set aside"), PICK_NONE.said("Keep your hand as it is")),
        safe=(CONFIRM, PICK_NONE),
        about=picked_data,
        closing=True,
    ),
    work(steps.SWAPPED, "swapped", (), swapped),
)
