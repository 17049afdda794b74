"""Drawing, discarding, recruiting, stealing and salvaging."""

from bisect import insort
from typing import Final

from tumblehall.games.quaeleon.language import words as w
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.knowing import seen_to_leave, stolen, taken_openly
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.numbers import whole
from tumblehall.games.quaeleon.rules.pieces import NONE
from tumblehall.games.quaeleon.rules.piles import bury, draw, fill_pool
from tumblehall.games.quaeleon.rules.source import EFFECT, effect_data
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import PROGRAMS
from tumblehall.games.quaeleon.rules.triggers import answer_of_discarded, fire
from tumblehall.games.quaeleon.rules.verbs import DISCARD, PASS, RECRUIT, SALVAGE
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work


def draw_cards(s: QuaeleonState, word: w.Draw, f: Frame, targets: list[int], rng: Rng) -> bool:
    _, _, _, me, this, _ = f
    n = whole(s, word.n, me, this)
    missing = sum([n - len(draw(s, seat, n, rng)) for seat in targets])
    return missing == 0


def discard(s: QuaeleonState, word: w.Discard, f: Frame, targets: list[int], rng: Rng) -> bool:
    """R20: with fewer cards one discards what there is, and has not done it. One player after the other: who has
    nothing to choose waits for those before."""
    _, program, at, me, this, _ = f
    n = whole(s, word.n, me, this)
    if n == 0:
        return True
    enough = all(len(s.hand[seat]) >= n for seat in targets)
    for seat in reversed(targets):
        choosing = len(s.hand[seat]) > n
        s.stack.append((steps.DISCARD, seat, program, at, n) if choosing else (steps.EMPTY_HAND, seat))
    return enough


def empty_hand(s: QuaeleonState, f: Frame, rng: Rng) -> None:
    out_of_hand(s, f[1], s.hand[f[1]][:], rng)


def ask_discard(s: QuaeleonState, f: Frame) -> list[int]:
    """Who is out by now has no card."""
    return [DISCARD.first + kind for kind in dict.fromkeys(s.hand[f[1]])]


def answer_discard(s: QuaeleonState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, program, at, left = f
    if left > 1:
        s.stack.append((steps.DISCARD, seat, program, at, left - 1))
    out_of_hand(s, seat, [option - DISCARD.first], rng)


def out_of_hand(s: QuaeleonState, seat: int, kinds: list[int], rng: Rng) -> None:
    """Cards of a hand are discarded by an effect."""
    if not kinds:
        return
    for kind in kinds:
        s.hand[seat].remove(kind)
    s.reveal()
    seen_to_leave(s, 1 << seat, kinds)
    if s.log is not None:
        s.log.say("discarded", {"seat": seat, "cards": [card_name(kind) for kind in kinds]}, "KQ-3.4")
    bury(s, kinds, rng)
    fire(s, [answer for kind in kinds for answer in answer_of_discarded(s, kind, seat)])


def recruit(s: QuaeleonState, word: w.Recruit, f: Frame, targets: list[int], rng: Rng) -> bool:
    _, program, at, me, this, _ = f
    n = whole(s, word.n, me, this)
    if n == 0:
        return True
    s.push(*((steps.RECRUIT, seat, program, at, n) for seat in targets))
    return True


def ask_recruit(s: QuaeleonState, f: Frame) -> list[int]:
    return [*(RECRUIT.first + kind for kind in sorted(set(s.pool))), PASS.first]


def answer_recruit(s: QuaeleonState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, program, at, left = f
    if option == PASS.first:
        then = PROGRAMS[program].then[at]
        if then != NONE and s.stack and s.stack[-1][:2] == (steps.RUN, then):
            s.stack.pop()  # R20: not all that were offered
        return
    kind = option - RECRUIT.first
    s.pool.remove(kind)
    insort(s.hand[seat], kind)
    taken_openly(s, seat, kind)
    if s.log is not None:
        s.log.say("recruited", {"seat": seat, "card": card_name(kind)}, "KQ-3.3")
    fill_pool(s, rng)
    if left > 1:
        s.stack.append((steps.RECRUIT, seat, program, at, left - 1))


def refresh(s: QuaeleonState, word: w.Refresh, f: Frame, targets: list[int], rng: Rng) -> bool:
    cards, s.pool = s.pool, []
    if s.log is not None:
        s.log.say("refreshed", {"cards": [card_name(kind) for kind in cards]}, "KQ-3.3")
    bury(s, cards, rng)
    return True


def steal(s: QuaeleonState, word: w.Steal, f: Frame, targets: list[int], rng: Rng) -> bool:
    _, _, _, me, this, _ = f
    n = whole(s, word.n, me, this)
    all_ = True
    for victim in targets:
        taken: list[int] = []
        while len(taken) < n and s.hand[victim]:
            kind = s.hand[victim].pop(rng.below(len(s.hand[victim])))
            insort(s.hand[me], kind)
            stolen(s, me, victim, kind)
            taken.append(kind)
        all_ = all_ and len(taken) == n
        if taken:
            s.reveal()
        if s.log is not None and taken:
            s.log.say("stole", {"seat": me, "from": victim, "n": len(taken)}, "KQ-3.1")
            data = {"seat": me, "from": victim, "cards": [card_name(kind) for kind in taken]}
            s.log.say("stolen", data, "KQ-3.1", to=(min(me, victim), max(me, victim)))
    return all_


def salvage(s: QuaeleonState, word: w.Salvage, f: Frame, targets: list[int], rng: Rng) -> bool:
    _, program, at, me, this, _ = f
    n = whole(s, word.n, me, this)
    if n == 0:
        return True
    s.push(*((steps.SALVAGE, seat, program, at, n) for seat in targets))
    return len(s.discard) >= n * len(targets)


def ask_salvage(s: QuaeleonState, f: Frame) -> list[int]:
    return [SALVAGE.first + kind for kind in sorted(set(s.discard))]


def answer_salvage(s: QuaeleonState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, program, at, left = f
    kind = option - SALVAGE.first
    s.discard.remove(kind)
    insort(s.hand[seat], kind)
    taken_openly(s, seat, kind)
    if s.log is not None:
        s.log.say("salvaged", {"seat": seat, "card": card_name(kind)}, "KQ-5.3")
    if left > 1:
        s.stack.append((steps.SALVAGE, seat, program, at, left - 1))


SEVERAL: Final = (*EFFECT, "left")
STEPS = (
    work(steps.EMPTY_HAND, "empty-hand", ("seat",), empty_hand),
    question(
        steps.DISCARD,
        "discard",
        takes=SEVERAL,
        ask=ask_discard,
        answer=answer_discard,
        prompt="Which card do you discard? ({left} to go)",
        rule="KQ-3.4",
        verbs=(DISCARD,),
        about=effect_data,
        secret=True,
    ),
    question(
        steps.RECRUIT,
        "recruit",
        takes=SEVERAL,
        ask=ask_recruit,
        answer=answer_recruit,
        prompt="Recruit a card of the pool? ({left} left)",
        rule="KQ-3.3",
        verbs=(RECRUIT, PASS),
        safe=(PASS,),
        about=effect_data,
    ),
    question(
        steps.SALVAGE,
        "salvage",
        takes=SEVERAL,
        ask=ask_salvage,
        answer=answer_salvage,
        prompt="Which card do you take from the discard pile?",
        rule="KQ-5.3",
        verbs=(SALVAGE,),
        about=effect_data,
    ),
)
