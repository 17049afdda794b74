"""What an effect does to the dice that were picked for it."""

from typing import assert_never

from tumblehall.games.quarriors import choices, steps
from tumblehall.games.quarriors import words as w
from tumblehall.games.quarriors.destroy import EFFECT, destroy
from tumblehall.games.quarriors.glory import check_empty_cards
from tumblehall.games.quarriors.selectors import THIS, Zone
from tumblehall.games.quarriors.state import BEYOND, Mark, QuarriorsState
from tumblehall.games.quarriors.wording import die_name, kind_name, seat_name
from tumblehall.games.quarriors.zones import change, find, must_copy, put_ready, roll_in, take_ready, wait_in
from tumblehall.kernel.dice import Rng

BAG = Zone.BAG


def carry_out(s: QuarriorsState, effect: w.Effect, me: int, this: int, picks: tuple[int, ...], rng: Rng) -> None:
    """Treats all picked dice at once and notes in `done` how many there were."""
    s.done = len(picks)
    match effect:
        case w.Reroll(_, and_this):
            _reroll(s, me, this, picks, and_this or effect.dice is THIS, rng)
        case w.Move(_, to):
            for option in picks:
                _move(s, option, to)
        case w.Destroy():
            tags = [option - choices.PICK_READY for option in picks]
            s.done = destroy(s, tags, me, EFFECT)
        case w.Discard():
            for option in picks:
                _discard(s, option)
        case w.Cull():
            for option in sorted(picks, reverse=True):  # so that places beside a host stay right
                _cull(s, me, option)
        case w.Capture(_, to):
            for option in picks:
                capture(s, me, option - choices.PICK_WILDS, to)
        case w.Swap():
            _swap(s, me, this, picks)
        case w.Rotate():
            for option in reversed(picks):
                s.stack.append((steps.TURN_FACE, me, option - choices.PICK_READY))
        case w.Boost():
            _mark(s, picks, Mark(effect.attack, effect.defence, False))
        case w.Still():
            _mark(s, picks, Mark(0, 0, True))
            for option in picks:
                still_share(s, option - choices.PICK_READY)
        case w.RollOut():
            _roll_out(s, effect, me, this, rng)
        case (
            w.GainQuiddity() | w.GainGlory() | w.DrawRoll() | w.DrawWait() | w.Save() | w.MoreCaptures() | w.Score()
            | w.ChangeTotal() | w.Then() | w.Watch() | w.Later()
        ):  # fmt: skip
            raise AssertionError(f"{effect} chooses no dice")
        case _:
            assert_never(effect)


def _reroll(s: QuarriorsState, me: int, this: int, picks: tuple[int, ...], and_this: bool, rng: Rng) -> None:
    codes = [option - choices.PICK_ACTIVE for option in picks]
    if and_this and this - BEYOND in s.active[me]:
        codes.append(this - BEYOND)
    for code in codes:
        s.active[me].remove(code)
    rolled = roll_in(s, me, [code >> 3 for code in codes], rng)
    if s.log is not None and rolled:
        names = [die_name(s, code) for code in rolled]
        s.log.say("rerolled", {"player": seat_name(me), "dice": names}, "QC-3.3")


def _move(s: QuarriorsState, option: int, to: Zone) -> None:
    """From a used pile to a pool, without a face."""
    seat, kind = divmod(option - choices.PICK_USED, choices.KINDS)
    assert to is Zone.ACTIVE
    s.used[seat][kind] -= 1
    wait_in(s, seat, [kind])
    if s.log is not None:
        s.log.say("moved", {"player": seat_name(seat), "die": kind_name(s, kind), "to": "active"}, "QC-2.13")


def take_spell(s: QuarriorsState, option: int) -> tuple[int, int]:
    """Takes a readied spell, loose or attached, out of the ready area: its code and its owner."""
    if option < choices.PICK_ATTACHED:
        found = find(s, option - choices.PICK_READY)
        assert found is not None
        take_ready(s, found[0], found[1])
        return found[1].code, found[0]
    tag, place = divmod(option - choices.PICK_ATTACHED, choices.BESIDE)
    found = find(s, tag)
    assert found is not None
    host = found[1]
    code, owner = host.attached[place]
    change(s, host, host._replace(attached=host.attached[:place] + host.attached[place + 1 :]))
    return code, owner


def _discard(s: QuarriorsState, option: int) -> None:
    code, owner = take_spell(s, option)
    s.used[owner][code >> 3] += 1  # Q69: to its owner's
    if s.log is not None:
        s.log.say("discarded", {"player": seat_name(owner), "die": die_name(s, code)}, "QC-13.3")


def _cull(s: QuarriorsState, me: int, option: int) -> None:
    if option >= choices.PICK_USED:
        seat, kind = divmod(option - choices.PICK_USED, choices.KINDS)
        s.used[seat][kind] -= 1
    elif option >= choices.PICK_ACTIVE:
        kind = option - choices.PICK_ACTIVE >> 3
        s.active[me].remove(option - choices.PICK_ACTIVE)
    else:
        kind = take_spell(s, option)[0] >> 3
    cull_to_wilds(s, me, kind)


def cull_to_wilds(s: QuarriorsState, seat: int, kind: int) -> None:
    """Back to its card (QC-6.6)."""
    s.wilds[kind] += 1
    s.culled = kind
    if s.log is not None:
        s.log.say("culled", {"player": seat_name(seat), "die": kind_name(s, kind)}, "QC-6.6")


def capture(s: QuarriorsState, seat: int, kind: int, to: Zone) -> None:
    """A die from its card; the end of the game is checked (QC-9.3, QC-9.4)."""
    s.wilds[kind] -= 1
    if to is BAG:
        s.bag[seat][kind] += 1
    else:
        s.used[seat][kind] += 1
    if s.log is not None:
        data = {"player": seat_name(seat), "die": kind_name(s, kind), "to": to.name.lower()}
        s.log.say("captured", data, "QC-9.1")
    check_empty_cards(s)


def _swap(s: QuarriorsState, me: int, this: int, picks: tuple[int, ...]) -> None:
    """Both dice lie in used piles and change owner; otherwise it was not on offer (Q86)."""
    mine = this - BEYOND >> 3
    seat, kind = divmod(picks[0] - choices.PICK_USED, choices.KINDS)
    s.used[me][mine] -= 1
    s.used[seat][mine] += 1
    s.used[seat][kind] -= 1
    s.used[me][kind] += 1
    if s.log is not None:
        data = {"player": seat_name(me), "given": kind_name(s, mine), "taken": kind_name(s, kind)}
        s.log.say("swapped", data | {"from": seat_name(seat)}, "QC-2.10")


def _mark(s: QuarriorsState, picks: tuple[int, ...], mark: Mark) -> None:
    """A mark on creatures of one player."""
    names = []
    seat = 0
    for option in picks:
        found = find(s, option - choices.PICK_READY)
        assert found is not None
        seat, die = found
        change(s, die, die._replace(marks=(*die.marks, mark)))
        names.append(die_name(s, die.code))
    if s.log is not None and names:
        data = {"player": seat_name(seat), "dice": names, "attack": mark.attack, "defence": mark.defence}
        s.log.say("stilled" if mark.still else "boosted", data, "QC-12.2")


def still_share(s: QuarriorsState, tag: int) -> None:
    """Q53: before the first defender is named, a stilled attacker counts for nobody."""
    if not s.totals:
        s.shares = tuple((t, (0,) * s.players if t == tag else amounts) for t, amounts in s.shares)


def _roll_out(s: QuarriorsState, effect: w.RollOut, me: int, this: int, rng: Rng) -> None:
    """A die set aside is rolled: a creature goes to the ready area, without being summoned (Q34)."""
    debt = next((debt for debt in s.aside if debt.seat == me and debt.code == this - BEYOND), None)
    if debt is None:
        return
    place = s.aside.index(debt)
    s.aside = s.aside[:place] + s.aside[place + 1 :]
    kind = debt.code >> 3
    code = kind << 3 | rng.below(6)
    creature = s.tables.creature[code]
    zone = effect.creature if creature else effect.other
    if zone is Zone.READY:
        must_copy(s, me, put_ready(s, me, code), code)
    else:
        s.used[me][kind] += 1
    if s.log is not None:
        data = {"player": seat_name(me), "die": die_name(s, code), "to": zone.name.lower()}
        s.log.say("rolled-out", data, "QC-12.3")
