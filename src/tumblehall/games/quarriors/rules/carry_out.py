"""What an effect does to the dice that were picked for it."""

from typing import assert_never

from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.terms import Moment, Phase, Special, Zone
from tumblehall.games.quarriors.rules import destroy, effects, steps, verbs
from tumblehall.games.quarriors.rules.answers import frame_of, pay_debts
from tumblehall.games.quarriors.rules.glory import check_empty_cards
from tumblehall.games.quarriors.rules.lasting import lay_mark
from tumblehall.games.quarriors.rules.leaving import into_used, out_of_battle, say_destroyed, say_moved, spells_home
from tumblehall.games.quarriors.rules.mechanisms.corruption import answer_faces
from tumblehall.games.quarriors.rules.names import die_name, kind_name, seat_name
from tumblehall.games.quarriors.rules.numbers import EFFECT, STATE, number, seats_of
from tumblehall.games.quarriors.rules.offers import turns
from tumblehall.games.quarriors.rules.select import PICK_ACTIVE, PICK_ATTACHED, PICK_SPENT, PICK_USED, PICK_WILDS
from tumblehall.games.quarriors.rules.state import (
    BEYOND,
    FROM_ALL,
    NO_FACE,
    NONE,
    UNHURT,
    Aside,
    Mark,
    QuarriorsState,
    Ready,
    Scope,
    Thing,
)
from tumblehall.games.quarriors.rules.triggers import push_triggers
from tumblehall.games.quarriors.rules.zones import change, find, leave, must_copy, put_ready, roll_in, wait_in
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame

READY, ACTIVE, SPENT, USED = verbs.PICK_READY, verbs.PICK_ACTIVE, verbs.PICK_SPENT, verbs.PICK_USED
ATTACHED, WILDS = verbs.PICK_ATTACHED, verbs.PICK_WILDS


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
            for option in _in_order(picks):
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
            _roll_out(s, effect, f, picks, rng)
        case (
            e.GainQuiddity() | e.GainGlory() | e.LoseGlory() | e.DrawRoll() | e.DrawWait() | e.Save() | e.GainDie()
            | e.MoreCaptures() | e.Score() | e.ChangeTotal() | e.Deflect() | e.PickDefender() | e.Watch() | e.Later()
            | e.Then() | e.If() | e.May() | e.OneOf() | e.Repeat() | e.ForEach() | e.Damage() | e.Lock() | e.Unlock()
            | e.TakeQuartifact() | e.RerollQuestDie() | e.SetQuestDie()
        ):  # fmt: skip
            raise AssertionError(f"{effect} chooses no dice")
        case _:
            assert_never(effect)


WAYS = ("UP", "DOWN", "ONE_UP", "TOP")


def thing_of(s: QuarriorsState, option: int, me: int) -> Thing:
    """A die that was picked, as it is now."""
    if option < PICK_ATTACHED:
        found = find(s, option - READY.first)
        assert found is not None
        return Thing(found[0], found[1].tag, found[1].acts_as)
    if option < PICK_ACTIVE:
        tag, place = divmod(option - PICK_ATTACHED, verbs.BESIDE)
        found = find(s, tag)
        assert found is not None
        code, owner = found[1].attached[place]
        return Thing(owner, BEYOND + code, code)
    if option < PICK_USED:
        seat, code = divmod(option - (PICK_ACTIVE if option < PICK_SPENT else PICK_SPENT), verbs.CODES)
        return Thing(seat, BEYOND + code, code)
    if option < PICK_WILDS:
        seat, kind = divmod(option - PICK_USED, verbs.KINDS)
        return Thing(seat, BEYOND + (kind << 3 | NO_FACE), kind << 3 | NO_FACE)
    code = option - PICK_WILDS << 3 | NO_FACE
    return Thing(me, BEYOND + code, code)


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
        if s.log is not None and rolled:
            names = [die_name(s, code) for code in rolled]
            s.log.say("rerolled", {"player": seat_name(seat), "dice": names}, "QC-3.3")
        if s.tables.hears_faces:
            answer_faces(s, seat, rolled)


def take(s: QuarriorsState, option: int) -> tuple[int, int]:
    """Takes a die from where it is: its code, without a face where it had none, and its owner. What was attached to it
    goes home."""
    if option in READY:
        found = find(s, option - READY.first)
        assert found is not None
        seat, die = found
        leave(s, seat, die)
        spells_home(s, die)
        out_of_battle(s, die)
        return die.code, seat
    if option in ATTACHED:
        tag, place = divmod(option - ATTACHED.first, verbs.BESIDE)
        found = find(s, tag)
        assert found is not None
        host = found[1]
        code, owner = host.attached[place]
        change(s, host, host.but(attached=host.attached[:place] + host.attached[place + 1 :]))
        return code, owner
    if option in USED:
        seat, kind = divmod(option - USED.first, verbs.KINDS)
        s.used[seat][kind] -= 1
        return kind << 3 | NO_FACE, seat
    if option in WILDS:
        kind = option - WILDS.first
        s.wilds[kind] -= 1
        return kind << 3 | NO_FACE, NONE
    seat, code = divmod(option - (ACTIVE if option in ACTIVE else SPENT).first, verbs.CODES)
    (s.active if option in ACTIVE else s.spent)[seat].remove(code)
    return code, seat


def _move(s: QuarriorsState, me: int, option: int, to: Zone, roll: bool, rng: Rng) -> None:
    """To a zone of the owner; into the active pool without a face unless it is rolled."""
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
    place = _put(s, owner, code, to)
    if falls is not None:
        say_destroyed(s, owner, falls, place)
    else:
        say_moved(s, owner, code >> 3, place)


def _put(s: QuarriorsState, owner: int, code: int, to: Zone) -> str:
    """Puts a die that is nowhere into a zone of its owner; the place by its name."""
    kind = code >> 3
    match to:
        case Zone.ACTIVE:
            wait_in(s, owner, [kind])
        case Zone.READY:
            must_copy(s, owner, put_ready(s, owner, code), code)
        case Zone.SPENT:
            s.spent[owner].append(code)
        case Zone.USED:
            return into_used(s, owner, code, EFFECT)
        case Zone.BAG:
            s.bag[owner][kind] += 1
        case Zone.WILDS:
            s.wilds[kind] += 1
        case Zone.ASIDE:
            s.aside = (*s.aside, Aside(owner, code, NONE))
        case Zone.REMOVED:
            s.removed = tuple(sorted((*s.removed, kind)))
        case _:
            raise AssertionError(f"{to} is no place to move to")
    return to.name.lower()


def destroyed_one(s: QuarriorsState, option: int) -> Ready | None:
    """The creature behind an option, if it is just being destroyed."""
    found = find(s, option - READY.first) if option in READY else None
    return found[1] if found is not None and found[1].fate else None


def _discard(s: QuarriorsState, option: int) -> None:
    code, owner = take(s, option)
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
    if to is Zone.USED:
        s.used[seat][kind] += 1
    else:
        _put(s, seat, kind << 3 | NO_FACE, to)
    if s.log is not None:
        data = {"player": seat_name(seat), "die": kind_name(s, kind), "to": to.name.lower()}
        s.log.say("captured", data, "QC-9.1")
    check_empty_cards(s)
    if s.tables.hears_captures and s.outcome is None:
        code = kind << 3 | NO_FACE
        answers = [
            frame_of(seat, code, said, BEYOND + code, NONE)
            for said in s.tables.cards[kind].wilds
            if getattr(said.clause, "moment", None) is Moment.CAPTURED
        ]
        push_triggers(s, answers + pay_debts(s, Moment.CAPTURED, seat))


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


def _roll_out(s: QuarriorsState, effect: e.RollOut, f: Frame, picks: tuple[int, ...], rng: Rng) -> None:
    """Rolled apart, each die goes to a zone by what it shows; a creature comes to the ready area without being summoned
    (Q34). THIS may be set aside, or be a creature that is being destroyed (Q148)."""
    _, _, _, me, this, _ = f
    if effect.dice is Special.THIS:
        aside = next((each for each in s.aside if each.seat == me and each.code == this - BEYOND), None)
        if aside is not None:
            place = s.aside.index(aside)
            s.aside = s.aside[:place] + s.aside[place + 1 :]
            s.done = 1
            _land(s, effect, me, aside.code & ~7 | rng.below(6))
            return
    picks = _in_order(picks)
    faces = [rng.below(6) for _ in picks]
    for option, face in zip(picks, faces, strict=True):
        _rolled_out(s, effect, option, face)


def _in_order(picks: tuple[int, ...]) -> tuple[int, ...]:
    """Dice as they are treated one by one: those beside creatures from the last place on, so that places stay right."""
    beside = sorted([option for option in picks if option in ATTACHED], reverse=True)
    return (*(option for option in picks if option not in ATTACHED), *beside)


def _rolled_out(s: QuarriorsState, effect: e.RollOut, option: int, face: int) -> None:
    """One die goes where the face that it rolled says."""
    found = find(s, option - READY.first) if option in READY else None
    if found is not None and effect.creature is Zone.READY:
        seat, die = found
        code = die.code & ~7 | face
        if s.tables.faces[code].creature:
            if die.fate:
                save_creature(s, seat, die.but(code=code))
            else:
                change(s, die, die.but(code=code))  # it keeps what it copies (Q241)
            _say_rolled_out(s, Zone.READY, seat, code)
            return
    own, owner = take(s, option)
    _land(s, effect, owner, own & ~7 | face, None if found is None else found[1])


def _land(s: QuarriorsState, effect: e.RollOut, seat: int, code: int, fell: Ready | None = None) -> None:
    zone = effect.creature if s.tables.faces[code].creature else effect.other
    place = _put(s, seat, code, zone)
    if fell is not None and fell.fate:
        say_destroyed(s, seat, fell, place)
    _say_rolled_out(s, zone, seat, code)


def _say_rolled_out(s: QuarriorsState, zone: Zone, seat: int, code: int) -> None:
    if s.log is not None:
        data = {"player": seat_name(seat), "die": die_name(s, code), "to": zone.name.lower()}
        s.log.say("rolled-out", data, "QC-12.3")


def save_creature(s: QuarriorsState, seat: int, die: Ready) -> None:
    """A destroyed creature is in its area again with the same face; its spells are gone (Q23), and it is out of reach
    (Q22)."""
    spells_home(s, die)
    saved = die.but(attached=(), fate=(), copy=NONE, safe=FROM_ALL if s.phase == Phase.ATTACK else UNHURT)
    saved.spared = s.blame[1] == STATE
    saved.kept = s.phase == Phase.SCORE and seat == s.turn
    s.ready[seat] = [*(other for other in s.ready[seat] if other.tag != die.tag), saved]  # it has not left play
    must_copy(s, seat, die.tag, die.code)
    say_destroyed(s, seat, die, "ready")
