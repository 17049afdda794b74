"""The hand limit (KQ-2.10): all discard down to ten at the same time, of their own choice, and set nothing off."""

from bisect import insort

from tumblehall.games.quaeleon.rules import choices, steps
from tumblehall.games.quaeleon.rules.knowing import seen_to_leave
from tumblehall.games.quaeleon.rules.limits import HAND_LIMIT
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.piles import bury
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame


def start_trimming(s: QuaeleonState) -> None:
    above = [len(hand) > HAND_LIMIT for hand in s.hand]
    if not any(above):
        s.stack.append((steps.ROUND,))
        return
    s.push((steps.TRIMMED,))
    s.fork([[(steps.TRIM, seat)] if above[seat] else [] for seat in range(s.players)])


def ask_trim(s: QuaeleonState, f: Frame) -> list[int]:
    hand = s.hand[f[1]]
    return [choices.DISCARD + kind for kind in dict.fromkeys(hand)] if len(hand) > HAND_LIMIT else [choices.CONFIRM]


def answer_trim(s: QuaeleonState, f: Frame, option: int, rng: Rng) -> None:
    if option != choices.CONFIRM:
        s.hand[f[1]].remove(option - choices.DISCARD)
        insort(s.picks[f[1]], option - choices.DISCARD)
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
