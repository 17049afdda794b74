"""Dice on their way: rolling, and moving from one place to another. No die is made or lost (QC-2.1)."""

from collections.abc import Iterable
from typing import Final

from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.terms import Phase
from tumblehall.games.quarriors.rules import steps
from tumblehall.games.quarriors.rules.state import BEYOND, NO_FACE, NONE, QuarriorsState, Ready, Thing, Watch
from tumblehall.kernel.dice import Rng

SCORE: Final = int(Phase.SCORE)


def roll_in(s: QuarriorsState, seat: int, kinds: list[int], rng: Rng) -> list[int]:
    """Rolls dice into the active pool (QC-2.4) and gives their codes. A roll opens the immediate window (QC-7.3)."""
    codes = rng.several(6, len(kinds))
    for place, kind in enumerate(kinds):
        codes[place] = kind << 3 | codes[place]
    pool = s.active[seat]
    pool += codes
    pool.sort()
    if codes and s.turn == seat and s.phase > SCORE:
        s.window = True
    return codes


def wait_in(s: QuarriorsState, seat: int, kinds: list[int]) -> None:
    """Puts dice into the active pool without a face; they are rolled in the owner's next phase 2 (QC-2.13)."""
    s.active[seat] += [kind << 3 | NO_FACE for kind in kinds]
    s.active[seat].sort()


def free_tag(s: QuarriorsState) -> int:
    """The least number that no die in play has, nor an attacker that has left while its attack counts on."""
    taken = 0
    for area in s.ready:
        for die in area:
            taken |= 1 << die.tag
    if s.quests is not None:
        for party in s.quests.party:
            for die in party:
                taken |= 1 << die.tag
    if s.battle is not None:
        for attacker, _ in s.battle.shares:
            taken |= 1 << attacker
    tag = 0
    while taken >> tag & 1:
        tag += 1
    return tag


def put_ready(s: QuarriorsState, seat: int, code: int) -> int:
    """Puts a die into the ready area; its tag."""
    tag = free_tag(s)
    die = Ready(tag, code)
    # Q341: what comes in phase 1 does not score in it
    die.kept = s.phase == SCORE and seat == s.turn and code >> 3 < s.tables.quests.start
    lay_ready(s, seat, die)
    return tag


def lay_ready(s: QuarriorsState, seat: int, die: Ready) -> None:
    """Behind the others, before the one in the locked area."""
    area = s.ready[seat]
    area.insert(len(area) - 1 if area and area[-1].locked else len(area), die)


def must_copy(s: QuarriorsState, seat: int, tag: int, code: int) -> None:
    """What comes back into a ready area has forgotten what it copied and chooses on entering (Q119)."""
    if s.tables.has_copy and m.Copy in s.tables.faces[code].says:
        s.stack.append((steps.COPY, seat, tag))


def lies_used(s: QuarriorsState, seat: int, this: int) -> bool:
    """Whether the die behind a reference is in that used pile; without a face it is back on its card."""
    return this >= BEYOND and this & 7 != NO_FACE and s.used[seat][this - BEYOND >> 3] > 0


def find(s: QuarriorsState, tag: int) -> tuple[int, Ready] | None:
    """Whose area a die is in, and the die; None: it has left."""
    for seat, area in enumerate(s.ready):
        for die in area:
            if die.tag == tag:
                return seat, die
    if s.quests is not None:
        for seat, party in enumerate(s.quests.party):
            for die in party:
                if die.tag == tag:
                    return seat, die
    return None


def change(s: QuarriorsState, die: Ready, new: Ready) -> None:
    """Puts a changed die in the place of the old one."""
    for area in s.ready:
        for place, other in enumerate(area):
            if other.tag == die.tag:
                area[place] = new
                return
    if s.quests is not None:
        for party in s.quests.party:
            for place, other in enumerate(party):
                if other.tag == die.tag:
                    party[place] = new
                    return


def leave(s: QuarriorsState, seat: int, die: Ready) -> None:
    """Takes a die out of play, alone. What lies on players remembers it as it was, and records keep it."""
    if die.questing:
        lift(s, seat, die)
    else:
        s.ready[seat] = [other for other in s.ready[seat] if other.tag != die.tag]
    if die.named and s.battle is not None:
        s.battle.named = (*s.battle.named, (seat, die.acts_as))
    if s.watches or s.debts:
        gone = BEYOND + die.acts_as
        it, was = steps.REF + (seat << 9) + die.tag, steps.REF + (seat << 9) + gone
        s.watches = tuple(
            [
                watch._replace(
                    this=gone if watch.this == die.tag else watch.this, it=was if watch.it == it else watch.it
                )
                for watch in s.watches
            ]
        )
        s.debts = tuple([debt._replace(this=gone) if debt.this == die.tag else debt for debt in s.debts])


def lift(s: QuarriorsState, seat: int, die: Ready) -> None:
    """Takes a die from its area. A quest that its last creature leaves is empty at once (Q357)."""
    if not die.questing:
        s.ready[seat] = [other for other in s.ready[seat] if other.tag != die.tag]
        return
    assert s.quests is not None
    party = s.quests.party[seat] = [other for other in s.quests.party[seat] if other.tag != die.tag]
    if not party:
        s.quests.on[seat] = NONE
    battle = s.battle
    if battle is not None and battle.quest != NONE and battle.totals:
        battle.gone = (*battle.gone, (seat, die))


def follow(s: QuarriorsState, seat: int, was: Iterable[int], now: Iterable[int]) -> None:
    """Dice of an active pool show other faces: IT, and what is laid on the price of one die, go with them (Q76)."""
    turned = list(zip(was, now, strict=True))
    left = turned[:]
    for place, watch in enumerate(s.watches):
        pair = next((pair for pair in left if _prices(s, watch, seat, pair[0])), None)
        if pair is not None:
            left.remove(pair)
            moved = watch._replace(it=watch.it - pair[0] + pair[1])
            s.watches = (*s.watches[:place], moved, *s.watches[place + 1 :])
    things = list(s.it)
    for code, shown in turned:
        old = Thing(seat, BEYOND + code, code)
        if old in things:
            things[things.index(old)] = Thing(seat, BEYOND + shown, shown)
    s.it = tuple(things)


def let_go(s: QuarriorsState, seat: int, code: int) -> None:
    """A die was summoned: what was laid on its price is over, not that of a die alike."""
    for place, watch in enumerate(s.watches):
        if _prices(s, watch, seat, code):
            s.watches = s.watches[:place] + s.watches[place + 1 :]
            return


def _prices(s: QuarriorsState, watch: Watch, seat: int, code: int) -> bool:
    """Whether it is laid on the price of a die of an active pool."""
    named = watch.it == steps.REF + (seat << 9) + BEYOND + code
    return named and isinstance(s.tables.clause(watch.clause).clause, m.SummonPrice)
