"""Preparation (KQ-2.2): all build their stacks at the same time, hidden, and may change them until they confirm."""

from bisect import insort
from typing import Final

from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.knowing import everybody, moved, place_of
from tumblehall.games.quaeleon.rules.limits import IDLE_ROUNDS, MOST_CHANGES, STACK_LIMIT
from tumblehall.games.quaeleon.rules.numbers import must_stack
from tumblehall.games.quaeleon.rules.picking import picked_data
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.verbs import CONFIRM, PICK_NONE, STACK, UNSTACK
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work
from tumblehall.kernel.values import Json

TAKE_BACK: Final = UNSTACK.first
STANDS: Final = CONFIRM.first
STACK_NONE: Final = PICK_NONE.first
"""Read once: no question is answered more often."""


def start_round(s: QuaeleonState, f: Frame, rng: Rng) -> None:
    """Who holds no card, which all can see, has nothing to choose."""
    s.round += 1
    if s.log is not None:
        s.log.say("round", {"round": s.round, "must_stack": must_stack(s)}, "KQ-2.1")
    s.push((steps.SET,))
    s.fork([[(steps.STACK, seat, 0)] if s.hand[seat] else [] for seat in range(s.players)])


def ask_stack(s: QuaeleonState, f: Frame) -> list[int]:
    """The numbers of the verb `stack` are those of the cards."""
    _, seat, changes = f
    picks = s.picks[seat]
    options = list(dict.fromkeys(s.hand[seat])) if len(picks) < STACK_LIMIT else []
    if changes < MOST_CHANGES:
        options += range(TAKE_BACK, TAKE_BACK + len(picks))
    if picks:
        options.append(STANDS)
    elif s.idle < IDLE_ROUNDS:
        options.append(STACK_NONE)
    return options


def answer_stack(s: QuaeleonState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    if option < TAKE_BACK:
        s.hand[seat].remove(option)
        s.picks[seat].append(option)
        s.stack.append(f)
    elif option < STANDS:
        insort(s.hand[seat], s.picks[seat].pop(option - TAKE_BACK))
        s.stack.append((steps.STACK, seat, f[2] + 1))


def stacks_set(s: QuaeleonState, f: Frame, rng: Rng) -> None:
    """The stacks stand; what others know to be in a hand may be in its stack now."""
    s.tags = 0
    for seat in s.living:
        picks = s.picks[seat]
        if not picks:
            continue
        stack = s.stacks[seat]
        places = 0
        for kind in reversed(picks):
            stack.append(s.tags << 7 | kind)
            places |= place_of(stack[-1])
            s.tags += 1
        s.picks[seat] = []
        moved(s, everybody(s) & ~(1 << seat), 1 << seat, places, 0 if s.hand[seat] else 1 << seat)
    if s.log is not None:
        counts = {"stacks": [len(stack) for stack in s.stacks], "hands": [len(hand) for hand in s.hand]}
        s.log.say("set", {**counts, "health": s.health[:]}, "KQ-2.2")
    s.stack.append((steps.REVEAL,))


def stack_data(s: QuaeleonState, f: Frame) -> dict[str, Json]:
    return picked_data(s, f) | {"least": int(must_stack(s)), "most": STACK_LIMIT}


STEPS = (
    work(steps.ROUND, "round", (), start_round),
    question(
        steps.STACK,
        "stack",
        takes=("changes",),
        ask=ask_stack,
        answer=answer_stack,
        prompt="Build your stack of up to {most} cards, first to be played first, then confirm.{least}",
        rule="KQ-2.2",
        verbs=(STACK, UNSTACK, CONFIRM.said("Set your stack of {n}"), PICK_NONE.said("Play no cards this round")),
        safe=(CONFIRM, PICK_NONE),
        facts={
            "most": lambda s, f: STACK_LIMIT,
            "least": lambda s, f: " You must stack at least one." if must_stack(s) else "",
        },
        about=stack_data,
        secret=True,
    ),
    work(steps.SET, "set", (), stacks_set),
)
