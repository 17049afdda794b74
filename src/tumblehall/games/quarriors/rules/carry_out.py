"""What an effect does to the dice that were picked for it."""

from typing import Final, assert_never

from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.terms import Moment, Special, Zone
from tumblehall.games.quarriors.rules import destroy, effects, steps, verbs
from tumblehall.games.quarriors.rules.answers import frame_of, pay_debts
from tumblehall.games.quarriors.rules.glory import check_empty_cards
from tumblehall.games.quarriors.rules.lasting import lay_mark
from tumblehall.games.quarriors.rules.leaving import say_destroyed, say_moved
from tumblehall.games.quarriors.rules.mechanisms.corruption import answer_faces
from tumblehall.games.quarriors.rules.mechanisms.locking import FREED, lock, unlock
from tumblehall.games.quarriors.rules.mechanisms.quartifacts import go_home, receive
from tumblehall.games.quarriors.rules.moving import (
    ATTACHED,
    READY,
    USED,
    WILDS,
    come_home,
    destroyed_one,
    in_order,
    put,
    take,
    thing_of,
)
from tumblehall.games.quarriors.rules.names import die_name, kind_name, seat_name
from tumblehall.games.quarriors.rules.numbers import EFFECT, number, seats_of
from tumblehall.games.quarriors.rules.offers import turns
from tumblehall.games.quarriors.rules.rolling_out import roll_out
from tumblehall.games.quarriors.rules.select import PICK_ACTIVE, PICK_SPENT
from tumblehall.games.quarriors.rules.state import (
    BEYOND,
    NO_FACE,
    NONE,
    Mark,
    QuarriorsState,
    Scope,
)
from tumblehall.games.quarriors.rules.triggers import push_triggers
from tumblehall.games.quarriors.rules.zones import (
    find,
    follow,
    roll_in,
)
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame

CAPTURED: Final = Moment.CAPTURED
ZONE_READY: Final = Zone.READY
ZONE_USED: Final = Zone.USED


def carry_out(s: QuarriorsState, effect: e.Effect, f: Frame, picks: tuple[int, ...], rng: Rng) -> None:
    """Treats all picked dice at once and notes in `done` how many there were, and in `it` which."""
    _, _, _, me, this, other = f
    scope = Scope(me, this, other)
    s.done = len(picks)
    if not isinstance(getattr(effect, "dice", None), Special):  # dice that are named do not become IT
        s.it = tuple([thing_of(s, option, me) for option in picks])
    match effect:
        case e.Reroll(_, and_this):
            _reroll(s, me, this, picks, and_this, rng)
        case e.Move(_, to, roll):
            for option in in_order(picks):
                _move(s, me, option, to, roll, rng)
        case e.Destroy():
            tags = [option - READY.first for option in picks]
            s.done = destroy.destroy(s, tags, me, EFFECT, this)
        case e.Discard():
            for option in sorted(picks, reverse=True):
                _discard(s, option)
        case e.Strip(_, n):
            _strip(s, me, picks, n)
        case e.Cull():
            for option in sorted(picks, reverse=True):
                cull(s, me, option)
        case e.Capture(_, to):
            for option in picks:
                capture(s, me, option - WILDS.first, to)
        case e.Swap():
            _swap(s, me, this, picks)
        case e.Give(_, to):
            if picks and not effects.ask_players(s, to, f):
                effects.for_players(s, effect, f, seats_of(s, to, scope), rng)
        case e.Rotate(_, way):
            s.done = sum([turns(s, effect, option - READY.first) for option in picks])
            for option in reversed(picks):
                s.stack.append((steps.TURN_FACE, me, option - READY.first, WAYS.index(way.name)))
        case e.Boost(_, until, attack, defence):
            mark = Mark(number(s, attack, scope), number(s, defence, scope), False)
            lay_mark(s, f, [option - READY.first for option in picks], mark, until)
        case e.Still(_, until):
            lay_mark(s, f, [option - READY.first for option in picks], Mark(0, 0, True), until)
        case e.RollOut():
            roll_out(s, effect, f, picks, rng)
        case e.Unlock():
            for option in picks:
                found = find(s, option - READY.first)
                assert found is not None
                unlock(s, *found, FREED)
        case e.Lock(_, counts):
            for option in picks:
                s.locked |= counts
                lock(s, me, me, take(s, option)[0])
        case e.TakeQuartifact():
            for option in picks:
                receive(s, me, take(s, option)[0])
        case (
            e.GainQuiddity() | e.GainGlory() | e.LoseGlory() | e.DrawRoll() | e.DrawWait() | e.Save() | e.GainDie()
            | e.MoreCaptures() | e.Score() | e.ChangeTotal() | e.Deflect() | e.PickDefender() | e.Watch() | e.Later()
            | e.Then() | e.If() | e.May() | e.OneOf() | e.Repeat() | e.ForEach() | e.Damage() | e.RerollQuestDie()
            | e.SetQuestDie()
        ):  # fmt: skip
            raise AssertionError(f"{effect} chooses no dice")
        case _:
            assert_never(effect)


WAYS: Final = ("UP", "DOWN", "ONE_UP", "TOP")


def _reroll(s: QuarriorsState, me: int, this: int, picks: tuple[int, ...], and_this: bool, rng: Rng) -> None:
    by_seat: dict[int, list[int]] = {}
    for option in picks:
        if PICK_ACTIVE <= option < PICK_SPENT:
            seat, code = divmod(option - PICK_ACTIVE, verbs.CODES)
            by_seat.setdefault(seat, []).append(code)
    mine = by_seat.setdefault(me, [])
    code = this - BEYOND
    if and_this and s.active[me].count(code) > mine.count(code):
        mine.append(code)
    for seat, codes in by_seat.items():
        for each in codes:
            s.active[seat].remove(each)
        rolled = roll_in(s, seat, [code >> 3 for code in codes], rng)
        if s.tables.names_dice:
            follow(s, seat, codes, rolled)
        if s.log is not None and rolled:
            names = [die_name(s, code) for code in rolled]
            s.log.say("rerolled", {"player": seat_name(seat), "dice": names}, "QC-3.3")
        if s.tables.hears_faces:
            answer_faces(s, seat, rolled)


def _move(s: QuarriorsState, me: int, option: int, to: Zone, roll: bool, rng: Rng) -> None:
    """To a zone of the owner; into the active pool without a face unless it is rolled."""
    found = find(s, option - READY.first) if option in READY else None
    if found is not None and found[1].questing and to is ZONE_READY:
        come_home(s, *found, sent=False)
        say_moved(s, found[0], found[1].code >> 3, "ready")
        return
    falls = destroyed_one(s, option)
    code, owner = take(s, option)
    owner = me if owner == NONE else owner
    if roll and owner == s.turn:  # in another's pool dice wait (QC-2.13)
        rolled = roll_in(s, owner, [code >> 3], rng)
        if falls is not None:
            say_destroyed(s, owner, falls, "active")
        if s.log is not None:
            s.log.say("rolled", {"player": seat_name(owner), "dice": [die_name(s, rolled[0])]}, "QC-2.4")
        if s.tables.hears_faces:
            answer_faces(s, owner, rolled)
        return
    place = put(s, owner, code, to)
    if falls is not None:
        say_destroyed(s, owner, falls, place)
    else:
        say_moved(s, owner, code >> 3, place)


def _discard(s: QuarriorsState, option: int) -> None:
    code, owner = take(s, option)
    if code >> 3 in s.tables.quests:
        go_home(s, owner, code >> 3)
        return
    s.used[owner][code >> 3] += 1  # Q69: to its owner's
    if s.log is not None:
        s.log.say("discarded", {"player": seat_name(owner), "die": die_name(s, code)}, "QC-13.3")


def _strip(s: QuarriorsState, me: int, picks: tuple[int, ...], n: int | None) -> None:
    """What is attached goes home: all of it, or so many as ME says, who is asked where there are more (Q160)."""
    s.done = 0
    for option in reversed(picks):
        found = find(s, option - READY.first)
        assert found is not None
        many = len(found[1].attached)
        s.done += many if n is None else min(n, many)
        if n is not None and many > n:
            s.stack.append((steps.STRIP, me, found[1].tag, n))
            continue
        for place in range(many - 1, -1, -1):
            _discard(s, ATTACHED.first + found[1].tag * verbs.BESIDE + place)


def ask_strip(s: QuarriorsState, f: Frame) -> list[int]:
    """The dice beside a creature, equal ones once."""
    found = find(s, f[2])
    if found is None:
        return []
    kinds = [(s.tables.same[code], owner) for code, owner in found[1].attached]
    first = ATTACHED.first + found[1].tag * verbs.BESIDE
    return [first + place for place, kind in enumerate(kinds) if kind not in kinds[:place]]


def answer_strip(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    _, me, tag, left = f
    _discard(s, option)
    if left > 1:
        s.stack.append((steps.STRIP, me, tag, left - 1))


def cull(s: QuarriorsState, me: int, option: int, rule: str = "QC-6.6") -> None:
    """Back to its card, from wherever it is."""
    falls = destroyed_one(s, option)
    code, owner = take(s, option)
    if falls is not None:
        say_destroyed(s, owner, falls, "wilds")
    cull_to_wilds(s, me, code >> 3, rule)


def cull_to_wilds(s: QuarriorsState, seat: int, kind: int, rule: str = "QC-6.6") -> None:
    """Back to its card (QC-6.6)."""
    s.wilds[kind] += 1
    if s.log is not None:
        s.log.say("culled", {"player": seat_name(seat), "die": kind_name(s, kind)}, rule)


def capture(s: QuarriorsState, seat: int, kind: int, to: Zone) -> None:
    """A die from its card; what answers to it, and the end of the game is checked (QC-9.3, QC-9.4)."""
    s.wilds[kind] -= 1
    if to is ZONE_USED:
        s.used[seat][kind] += 1
    else:
        put(s, seat, kind << 3 | NO_FACE, to)
    if s.log is not None:
        data = {"player": seat_name(seat), "die": kind_name(s, kind), "to": to.name.lower()}
        s.log.say("captured", data, "QC-9.1")
    check_empty_cards(s)
    if s.tables.hears_captures and s.outcome is None:
        code = kind << 3 | NO_FACE
        answers = [
            frame_of(seat, code, said, BEYOND + code, NONE)
            for said in s.tables.cards[kind].wilds
            if getattr(said.clause, "moment", None) is CAPTURED
        ]
        push_triggers(s, answers + pay_debts(s, CAPTURED, seat))


def _swap(s: QuarriorsState, me: int, this: int, picks: tuple[int, ...]) -> None:
    """Both dice lie in used piles and change owner; otherwise it was not on offer (Q86)."""
    if not picks:
        return
    mine = this - BEYOND >> 3
    seat, kind = divmod(picks[0] - USED.first, verbs.KINDS)
    s.used[me][mine] -= 1
    s.used[seat][mine] += 1
    s.used[seat][kind] -= 1
    s.used[me][kind] += 1
    if s.log is not None:
        data = {"player": seat_name(me), "given": kind_name(s, mine), "taken": kind_name(s, kind)}
        s.log.say("swapped", data | {"from": seat_name(seat)}, "QC-2.10")
