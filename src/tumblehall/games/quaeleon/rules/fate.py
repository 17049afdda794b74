"""The card turned over, the choice between lists, the end of the round."""

from tumblehall.games.quaeleon.language import words as w
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.knowing import DECK, seen_to_leave
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.piles import bury, top_card
from tumblehall.games.quaeleon.rules.source import OF_OWNER, owner_data
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import INITIATIVE, NONE, PROGRAMS
from tumblehall.games.quaeleon.rules.verbs import CHOOSE
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question


def flip(s: QuaeleonState, word: w.Flip, f: Frame, targets: list[int], rng: Rng) -> bool:
    kind = top_card(s, rng)
    if kind == NONE:
        return False
    s.reveal()
    seen_to_leave(s, DECK, (kind,))
    s.flipped = INITIATIVE[kind]
    if s.log is not None:
        s.log.say("flipped", {"card": card_name(kind), "initiative": s.flipped}, "KQ-3.1")
    bury(s, (kind,), rng)
    return True


def choose(s: QuaeleonState, word: w.Choose, f: Frame, targets: list[int], rng: Rng) -> bool:
    _, program, at, me, this, other = f
    s.stack.append((steps.CHOOSE, me, program, at, this, other))
    return True


def ask_choose(s: QuaeleonState, f: Frame) -> list[int]:
    _, _, program, at, _, _ = f
    return [CHOOSE.first + i for i in range(len(PROGRAMS[program].lists[at]))]


def answer_choose(s: QuaeleonState, f: Frame, option: int, rng: Rng) -> None:
    _, me, program, at, this, other = f
    chosen = option - CHOOSE.first
    if s.log is not None:
        s.log.say("chose", {"seat": me, "card": card_name(PROGRAMS[program].kind), "list": chosen + 1}, "KQ-3.1")
    s.stack.append((steps.RUN, PROGRAMS[program].lists[at][chosen], 0, me, this, other))


def end_round(s: QuaeleonState, word: w.EndRound, f: Frame, targets: list[int], rng: Rng) -> bool:
    s.ending = True
    if s.log is not None:
        s.log.say("ending", {"seat": f[3]}, "KQ-2.8")
    return True


STEPS = (
    question(
        steps.CHOOSE,
        "choose",
        takes=OF_OWNER,
        ask=ask_choose,
        answer=answer_choose,
        prompt="{program}: choose one.",
        rule="KQ-3.1",
        verbs=(CHOOSE,),
        about=owner_data,
    ),
)
