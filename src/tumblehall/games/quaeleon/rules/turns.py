"""Cards are turned up together, and players take their turns in order of initiative (KQ-2.3 to KQ-2.8)."""

from tumblehall.games.quaeleon.language.terms import Trigger
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.field import lay_down
from tumblehall.games.quaeleon.rules.knowing import place_of, seen_to_leave
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.numbers import (
    WITH_A_CARD,
    clockwise,
    defence_of,
    defences,
    find,
    initiative_of,
    precedence,
    refresh_ongoing,
    those_waiting,
    turn_order,
)
from tumblehall.games.quaeleon.rules.pieces import KIND, Laid, Mod
from tumblehall.games.quaeleon.rules.piles import bury
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import (
    ACTIVATED,
    ATTACK,
    ATTACKS,
    DEFENCE,
    HEALING,
    NONE,
    ONGOING,
    PRINTED,
    RECURRING,
)
from tumblehall.games.quaeleon.rules.triggers import Answer, answer_of_discarded, answers, fire
from tumblehall.games.quaeleon.rules.values import heal, mod_data
from tumblehall.games.quaeleon.rules.verbs import END_TURN
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work


def reveal(s: QuaeleonState, f: Frame, rng: Rng) -> None:
    """Everybody with a stack turns up its top card, told in the order of turns; without any stack the round is over."""
    turned = [seat for seat in s.living if s.stacks[seat]]
    if not turned:
        s.stack.append((steps.ROUND_END,))
        return
    s.reveal()
    for seat in turned:
        card = s.stacks[seat].pop()
        s.up[seat] = card & KIND
        s.up_init[seat], s.next_init[seat] = s.next_init[seat], 0
        seen_to_leave(s, place_of(card), (card & KIND,))
    s.waiting = sum([1 << seat for seat in s.living])
    if s.log is not None:
        for seat in turn_order(s)[: len(turned)]:
            data = {"seat": seat, "card": card_name(s.up[seat]), "initiative": initiative_of(s, seat)}
            s.log.say("revealed", data, "KQ-2.3")
    s.stack.append((steps.NEXT,))
    fire_reveals(s, turned)


def fire_reveals(s: QuaeleonState, turned: list[int]) -> None:
    """Once for each opponent who turned up a card, the highest initiative first, then clockwise."""
    if not answers(s, Trigger.OPP_REVEALS, s.living):
        return
    order = [seat for seat in clockwise(s, s.dealer) if seat in turned]
    order.sort(key=lambda seat: -initiative_of(s, seat))
    found: list[Answer] = []
    for subject in order:
        others = [seat for seat in s.living if seat != subject]
        found += sorted(answers(s, Trigger.OPP_REVEALS, others, subject))
    for answer in reversed(found):
        s.stack.append((steps.RUN, answer.program, 0, answer.owner, answer.this, answer.other))


def next_turn(s: QuaeleonState, f: Frame, rng: Rng) -> None:
    """R3: worked out afresh before every turn, from what initiative and health are now."""
    if s.undoable and not s.skip_lone_ends:
        s.push((steps.END, s.undoable.bit_length() - 1), (steps.NEXT,))
        return
    s.turn = NONE
    s.turn_init = 0
    if s.ending:
        s.stack.append((steps.ROUND_END,))
        return
    if not s.waiting:
        s.stack.append((steps.REVEAL,))
        return
    best, tied = -1, []
    for i in range(1, s.players + 1):
        seat = (s.dealer + i) % s.players
        if s.waiting >> seat & 1:
            worth = precedence(s, seat)
            if worth > best:
                best, tied = worth, [seat]
            elif worth == best:
                tied.append(seat)
    s.stack.append((steps.NEXT,))
    if len(tied) > 1 and best >= WITH_A_CARD:
        tie(s, tied, rng)
    else:
        take_turn(s, tied[0], rng)


def tie(s: QuaeleonState, tied: list[int], rng: Rng) -> None:
    """R4: equal initiative and equal health: these cards annihilate each other. Their players keep their turn."""
    if s.log is not None:
        data = {"seats": tied, "cards": [card_name(s.up[seat]) for seat in tied]}
        s.log.say("tie", data, "KQ-2.4")
    found: list[Answer] = []
    gone = [s.up[seat] for seat in tied]
    for seat, kind in zip(tied, gone, strict=True):
        if not lay_down(s, seat):
            found += answer_of_discarded(s, kind, seat)
    bury(s, gone, rng)
    fire(s, found)


def take_turn(s: QuaeleonState, seat: int, rng: Rng) -> None:
    """R10: what recurs on the field comes before the revealed card."""
    s.waiting &= ~(1 << seat)
    s.turn = seat
    s.turn_init = initiative_of(s, seat)
    if s.log is not None:
        waiting = [who._asdict() for who in those_waiting(s)]
        data = {"seat": seat, "initiative": s.turn_init, "next": waiting, "defences": defences(s)}
        s.log.say("turn", data, "KQ-2.3")
    recurring = [
        (steps.RUN, RECURRING[laid.kind], 0, seat, laid.order, NONE)
        for laid in s.field[seat]
        if RECURRING[laid.kind] != NONE and not laid.silent
    ]
    if recurring:
        s.push(*recurring, (steps.ACTIVATE, seat))
    elif s.up[seat] != NONE:
        activate(s, (steps.ACTIVATE, seat), rng)


def activate(s: QuaeleonState, f: Frame, rng: Rng) -> None:
    """KQ-2.6: the card goes to the leftmost empty place, what waited for it sticks to it, its effects come first."""
    seat = f[1]
    kind = s.up[seat]
    if kind == NONE:
        return
    silent = lay_down(s, seat)
    order = s.count
    s.count += 1
    s.last = seat
    mods: tuple[Mod, ...] = ()
    if s.coming:
        mods = tuple([each.mod for each in s.coming if not each.your or each.owner == seat])
        s.coming = tuple([each for each in s.coming if each.your and each.owner != seat])
    s.field[seat].append(Laid(order, kind, empty_slot(s.field[seat]), mods, 0, silent))
    s.entering = order
    if s.log is not None:
        s.log.say("activated", {"seat": seat, "card": card_name(kind), "slot": s.field[seat][-1].slot + 1}, "KQ-2.6")
        for mod in mods:
            told = "wasted" if PRINTED[mod.stat][kind] == NONE else "changed"
            s.log.say(told, {"seat": seat, "card": card_name(kind), **mod_data(mod)}, "KQ-3.5")
    if ONGOING[kind] and not silent:
        refresh_ongoing(s)
    program = ACTIVATED[kind]
    if program == NONE or silent:
        values(s, (steps.VALUES, seat, order), rng)
    else:
        s.push((steps.RUN, program, 0, seat, order, NONE), (steps.VALUES, seat, order))


def empty_slot(field: list[Laid]) -> int:
    taken = {laid.slot for laid in field}
    slot = 0
    while slot in taken:
        slot += 1
    return slot


def values(s: QuaeleonState, f: Frame, rng: Rng) -> None:
    """Defence, healing, attack; all lost when the card has left the field by now."""
    _, seat, order = f
    s.entering = NONE
    laid = find(s, seat, order)
    if laid is None:
        return
    if s.log is not None and DEFENCE[laid.kind] != NONE:
        s.log.say("defence", {"seat": seat, "total": defence_of(s, seat), "defences": defences(s)}, "KQ-4.1")
    if ATTACK[laid.kind] != NONE:
        s.stack.append((steps.ATTACK, seat, order, ATTACKS[laid.kind], 0))
    if HEALING[laid.kind] != NONE:
        heal(s, seat, laid, quiet=False)


def ask_end(s: QuaeleonState, f: Frame) -> list[int]:
    return [END_TURN.first]


def answer_end(s: QuaeleonState, f: Frame, option: int, rng: Rng) -> None:
    """From here on the answers of this turn stand."""
    s.stand()


STEPS = (
    work(steps.REVEAL, "reveal", (), reveal),
    work(steps.NEXT, "next", (), next_turn),
    work(steps.ACTIVATE, "activate", ("seat",), activate),
    work(steps.VALUES, "values", ("seat", "order"), values),
    question(
        steps.END,
        "end",
        ask=ask_end,
        answer=answer_end,
        prompt="Your turn is done.",
        rule="KQ-2.6",
        verbs=(END_TURN,),
        closing=True,
    ),
)
