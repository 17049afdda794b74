"""The hand limit (KQ-2.10): all discard down to ten at the same time, of their own choice, and set nothing off."""

from bisect import insort

from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.knowing import seen_to_leave
from tumblehall.games.quaeleon.rules.limits import HAND_LIMIT
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.picking import confirming, picked_data
from tumblehall.games.quaeleon.rules.piles import bury
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.verbs import CONFIRM, DISCARD, PICK_NONE
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work
from tumblehall.kernel.values import Json


def start_trimming(s: QuaeleonState) -> None:
    above = [len(hand) > HAND_LIMIT for hand in s.hand]
    if not any(above):
        s.stack.append((steps.ROUND,))
        return
    s.push((steps.TRIMMED,))
    s.fork([[(steps.TRIM, seat)] if above[seat] else [] for seat in range(s.players)])


def ask_trim(s: QuaeleonState, f: Frame) -> list[int]:
    hand = s.hand[f[1]]
    if len(hand) <= HAND_LIMIT:
        return [confirming(s, f[1])]
    return [DISCARD.first + kind for kind in dict.fromkeys(hand)]


def answer_trim(s: QuaeleonState, f: Frame, option: int, rng: Rng) -> None:
    if option in DISCARD:
        s.hand[f[1]].remove(option - DISCARD.first)
        insort(s.picks[f[1]], option - DISCARD.first)
        s.stack.append(f)


def trimmed(s: QuaeleonState, f: Frame, rng: Rng) -> None:
    """All show what they discard."""
    for seat in s.living:
        gone, s.picks[seat] = s.picks[seat], []
        if not gone:
            continue
        seen_to_leave(s, 1 << seat, gone)
        if s.log is not None:
            s.log.say("trimmed", {"seat": seat, "cards": [card_name(kind) for kind in gone]}, "KQ-2.10")
        bury(s, gone, rng)
    s.stack.append((steps.ROUND,))


def above_limit(s: QuaeleonState, f: Frame) -> int:
    return len(s.hand[f[1]]) - HAND_LIMIT


def trim_prompt(s: QuaeleonState, f: Frame) -> str:
    left = above_limit(s, f)
    return f"Discard down to {HAND_LIMIT} cards ({left} to go)." if left else "Confirm what you discard."


def trim_data(s: QuaeleonState, f: Frame) -> dict[str, Json]:
    return picked_data(s, f) | {"left": above_limit(s, f)}


STEPS = (
    question(
        steps.TRIM,
        "trim",
        ask=ask_trim,
        answer=answer_trim,
        prompt="{todo}",
        rule="KQ-2.10",
        verbs=(DISCARD, CONFIRM.said("Discard these {n}"), PICK_NONE.said("Discard nothing")),
        facts={"todo": trim_prompt},
        about=trim_data,
        closing=True,
    ),
    work(steps.TRIMMED, "trimmed", (), trimmed),
)
