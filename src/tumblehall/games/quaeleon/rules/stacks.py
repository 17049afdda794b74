"""What effects do to stacks and to initiative."""

from tumblehall.games.quaeleon.language import words as w
from tumblehall.games.quaeleon.language.terms import Lasts
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.knowing import everybody, held, know, looked_at, moved, place_of, seen_to_leave
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.numbers import initiative_of, whole
from tumblehall.games.quaeleon.rules.pieces import KIND
from tumblehall.games.quaeleon.rules.piles import bury
from tumblehall.games.quaeleon.rules.source import EFFECT, effect_data
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import NONE
from tumblehall.games.quaeleon.rules.triggers import answer_of_discarded, fire
from tumblehall.games.quaeleon.rules.verbs import PUSH
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question


def peek(s: QuaeleonState, word: w.Peek, f: Frame, targets: list[int], rng: Rng) -> bool:
    _, _, _, me, this, _ = f
    n = whole(s, word.n, me, this)
    for seat in targets:
        seen = s.stacks[seat][::-1][:n]
        if not seen:
            continue
        s.reveal()
        if seat != me:
            for card in seen:
                looked_at(s, me, card, seat)
        if s.log is not None:
            s.log.say("peeked", {"seat": me, "at": seat, "n": len(seen)}, "KQ-3.1")
            data = {"seat": me, "at": seat, "cards": [card_name(card & KIND) for card in seen]}
            s.log.say("saw", data, "KQ-3.1", to=(me,))
    return all(len(s.stacks[seat]) >= n for seat in targets)


def mill(s: QuaeleonState, word: w.Mill, f: Frame, targets: list[int], rng: Rng) -> bool:
    _, _, _, me, this, _ = f
    n = whole(s, word.n, me, this)
    enough = all(len(s.stacks[seat]) >= n for seat in targets)
    found = []
    for seat in targets:
        for _ in range(min(n, len(s.stacks[seat]))):
            card = s.stacks[seat].pop()
            kind = card & KIND
            s.reveal()
            seen_to_leave(s, place_of(card), (kind,))
            if s.log is not None:
                s.log.say("milled", {"seat": seat, "card": card_name(kind)}, "KQ-3.1")
            bury(s, (kind,), rng)
            found += answer_of_discarded(s, kind, seat)
    fire(s, found)
    return enough


def swap_top(s: QuaeleonState, word: w.SwapTop, f: Frame, targets: list[int], rng: Rng) -> bool:
    """Each card then belongs to the stack it lies on, and to its owner to look at (R32, R33)."""
    me = f[3]
    done = False
    for seat in targets:
        if seat == me or not s.stacks[me] or not s.stacks[seat]:
            continue
        done = True
        mine, theirs = s.stacks[me][-1], s.stacks[seat][-1]
        s.stacks[me][-1], s.stacks[seat][-1] = theirs, mine
        s.reveal()
        us = 1 << me | 1 << seat
        for owner, got, gave in ((me, theirs, mine), (seat, mine, theirs)):
            held(s, owner, got)
            know(s, 1 << owner, us, gave & KIND, place_of(gave))
        if s.log is not None:
            s.log.say("swapped", {"seat": me, "with": seat}, "KQ-3.1")
            for owner, got in ((me, theirs), (seat, mine)):
                s.log.say("got", {"seat": owner, "card": card_name(got & KIND)}, "KQ-3.1", to=(owner,))
    return done


def rotate(s: QuaeleonState, word: w.Rotate, f: Frame, targets: list[int], rng: Rng) -> bool:
    done = [seat for seat in targets if s.stacks[seat]]
    for seat in done:
        s.stacks[seat].insert(0, s.stacks[seat].pop())
        if s.log is not None:
            s.log.say("rotated", {"seat": seat}, "KQ-3.1")
    return len(done) == len(targets)


def push(s: QuaeleonState, word: w.Push, f: Frame, targets: list[int], rng: Rng) -> bool:
    _, program, at, me, _, _ = f
    if not s.hand[me]:
        return False
    s.stack.append((steps.PUSH, me, program, at))
    return True


def ask_push(s: QuaeleonState, f: Frame) -> list[int]:
    return [PUSH.first + kind for kind in dict.fromkeys(s.hand[f[1]])]


def answer_push(s: QuaeleonState, f: Frame, option: int, rng: Rng) -> None:
    seat, kind = f[1], option - PUSH.first
    s.hand[seat].remove(kind)
    card = s.tags << 7 | kind
    s.tags += 1
    s.stacks[seat].append(card)
    emptied = 0 if s.hand[seat] else 1 << seat
    moved(s, everybody(s) & ~(1 << seat), 1 << seat, place_of(card), emptied)
    if s.log is not None:
        s.log.say("pushed", {"seat": seat}, "KQ-3.1")
        s.log.say("pushed-card", {"seat": seat, "card": card_name(kind)}, "KQ-3.1", to=(seat,))


def init(s: QuaeleonState, word: w.Init, f: Frame, targets: list[int], rng: Rng) -> bool:
    match word.apply:
        case Lasts.NOW:
            done = [seat for seat in targets if s.up[seat] != NONE]
            for seat in done:
                s.up_init[seat] += word.n
                if s.log is not None:
                    s.log.say("initiative", {"seat": seat, "n": word.n, "now": initiative_of(s, seat)}, "KQ-3.7")
            return len(done) == len(targets)
        case Lasts.NEXT:
            for seat in targets:
                s.next_init[seat] += word.n
                if s.log is not None:
                    s.log.say("next-initiative", {"seat": seat, "n": word.n}, "KQ-3.7")
            return True
        case Lasts.ONGOING:
            raise AssertionError("an ongoing change of initiative is no event; numbers.py reads it")


STEPS = (
    question(
        steps.PUSH,
        "push",
        takes=EFFECT,
        ask=ask_push,
        answer=answer_push,
        prompt="Which card do you put on top of your stack?",
        rule="KQ-3.1",
        verbs=(PUSH,),
        about=effect_data,
        secret=True,
    ),
)
