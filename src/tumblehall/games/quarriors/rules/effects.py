"""What the effect words do. A list of effects runs one by one; one that needs a choice pushes a question."""

from typing import Final, assert_never

from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.selectors import Chosen, Number, Players
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import (
    Moment,
    Purse,
    Source,
    Which,
    Zone,
)
from tumblehall.games.quarriors.rules import glory, picking, steps
from tumblehall.games.quarriors.rules.answers import on_table, pay_debts
from tumblehall.games.quarriors.rules.battles import Picker
from tumblehall.games.quarriors.rules.drawing import draw
from tumblehall.games.quarriors.rules.lasting import lay, wait_for
from tumblehall.games.quarriors.rules.mechanisms import energy, quest_dice
from tumblehall.games.quarriors.rules.mechanisms.corruption import answer_faces
from tumblehall.games.quarriors.rules.mechanisms.party_damage import strike_parties
from tumblehall.games.quarriors.rules.mechanisms.party_takers import players_for
from tumblehall.games.quarriors.rules.names import die_name, kind_name, seat_name
from tumblehall.games.quarriors.rules.numbers import holds, number, seats_of
from tumblehall.games.quarriors.rules.offers import can_do, can_pay, chooser_of, open_lists
from tumblehall.games.quarriors.rules.state import BEYOND, NO_FACE, NONE, QuarriorsState, Scope, Thing
from tumblehall.games.quarriors.rules.triggers import push_triggers
from tumblehall.games.quarriors.rules.zones import find, roll_in, wait_in
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import work

DRAWN: Final = Moment.DRAWN
PLAIN: Final = Purse.PLAIN
SUMMON: Final = Purse.SUMMON
ANCHORED: Final = Source.ANCHORED
SPELL: Final = Source.SPELL
FIRST: Final = Which.FIRST
CHOOSING: Final = (
    e.Reroll, e.RollOut, e.Move, e.Destroy, e.Discard, e.Strip, e.Cull, e.Capture, e.Give, e.Swap, e.Rotate, e.Boost,
    e.Still, e.Lock, e.Unlock, e.TakeQuartifact,
)  # fmt: skip
"""What is done to dice that are chosen or named."""


def run(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """The next effect of a list."""
    _, program, at, me, this, other = f
    effects = s.tables.program(program).effects
    if at + 1 < len(effects):
        s.stack.append((steps.RUN, program, at + 1, me, this, other))
    do(s, effects[at], f, rng)


def do(s: QuarriorsState, effect: e.Effect, f: Frame, rng: Rng) -> None:
    _, program, at, me, this, other = f
    if isinstance(effect, CHOOSING):
        picking.choose(s, effect, effect.dice, f, rng)
        return
    scope = Scope(me, this, other)
    match effect:
        case e.GainQuiddity(n, of):
            s.done = gain_quiddity(s, me, _amount(s, n, scope), of)
        case e.DrawRoll(n, Zone.SPENT):
            _read(s, me, _amount(s, n, scope), rng)
        case e.DrawRoll(n):
            kinds = draw(s, me, _amount(s, n, scope), rng)
            if me == s.turn:
                rolled = roll_in(s, me, kinds, rng)
            else:  # in another's turn dice wait in the pool (QC-2.13)
                rolled = [kind << 3 | NO_FACE for kind in kinds]
                wait_in(s, me, kinds)
            _say_drawn(s, me, rolled)
            _note(s, me, rolled)
            answer_draw(s, me, rolled)
            if s.tables.hears_faces:
                answer_faces(s, me, rolled)
        case e.MoreCaptures(n):
            more = _amount(s, n, scope)
            s.done = int(s.turn == me and more > 0)
            if s.turn == me:  # Q331
                s.captures += more
                if s.log is not None:
                    s.log.say("more-captures", {"player": seat_name(me), "n": more}, "QC-9.2")
        case e.Score():
            owner = find(s, this)
            s.done = 0 if owner is None else 1
            if owner is not None:  # for its owner, whoever used the ability
                s.stack.append((steps.SCORE_NOW, owner[0], this))
        case e.Watch():
            lay(s, effect, inside(s, f, 0), f)
        case e.Then():
            if s.done:
                s.stack.append((steps.RUN, inside(s, f, 0), 0, me, this, other))
        case e.If(if_, _, otherwise):
            if holds(s, if_, scope):
                s.stack.append((steps.RUN, inside(s, f, 0), 0, me, this, other))
            elif otherwise:
                s.stack.append((steps.RUN, inside(s, f, 1), 0, me, this, other))
            else:
                s.done = 0
        case e.May(_, price, by):
            asked = chooser_of(by, scope)
            if can_pay(s, price, scope, asked) and can_do(s, inside(s, f, 0), 0, scope):
                s.stack.append((steps.MAY_DO, asked, *f[1:]))
            else:
                s.done = 0
        case e.OneOf(_, by):
            lists, asked = open_lists(s, program, at, scope), chooser_of(by, scope)
            if len(lists) == 1:
                s.stack.append((steps.RUN, inside(s, f, lists[0]), 0, me, this, other))
            elif lists and asked != NONE:
                s.stack.append((steps.CHOOSE, asked, *f[1:]))
            else:
                s.done = 0
        case e.Repeat(times):
            often = number(s, times, scope)
            s.done = 0
            for _ in range(often):
                s.stack.append((steps.RUN, inside(s, f, 0), 0, me, this, other))
        case e.Save(die, to):
            picking.save(s, die, to, scope)
        case (
            e.GainGlory() | e.LoseGlory() | e.DrawWait() | e.ChangeTotal() | e.Deflect() | e.PickDefender() | e.Later()
            | e.ForEach() | e.GainDie() | e.Damage()
        ):  # fmt: skip
            players = players_of(effect)
            if not ask_players(s, players, f):
                for_players(s, effect, f, seats_of(s, players, scope), rng)
        case e.RerollQuestDie():
            quest_dice.reroll(s, f, rng)
        case e.SetQuestDie(face):
            quest_dice.show(s, face)
        case _:
            assert_never(effect)


def inside(s: QuarriorsState, f: Frame, place: int) -> int:
    """The number of a list inside the effect under way."""
    _, program, at, *_ = f
    return program >> PAGE << PAGE | s.tables.program(program).inner[at][place]


def gain_quiddity(s: QuarriorsState, me: int, n: int, of: Purse) -> int:
    """For this turn; in another's turn it is lost (Q79). Whether there was any."""
    if s.turn != me:
        return 0
    if of is SUMMON:
        purses = s.purses or (0,) * s.players
        s.purses = (*purses[:me], purses[me] + n, *purses[me + 1 :]) if n else s.purses
        if s.log is not None:
            s.log.say("summon-quiddity", {"player": seat_name(me), "n": n, "quiddity": purses[me] + n}, "QC-4.1")
        return int(n > 0)
    if of is not PLAIN:
        kind = energy.NAMES.index(of.value)
        energy.gain_energy(s, kind, n)
        if s.log is not None:
            have = s.energy[kind - 1]
            data = {"player": seat_name(me), "n": n, "energy": of.value, "quiddity": have}
            s.log.say("energy", data, "QX-2")
        return int(n > 0)
    s.quiddity[me] += n
    if s.log is not None:
        s.log.say("quiddity", {"player": seat_name(me), "n": n, "quiddity": s.quiddity[me]}, "QC-4.1")
    return int(n > 0)


def _say_drawn(s: QuarriorsState, seat: int, codes: list[int]) -> None:
    if s.log is not None and codes:
        s.log.say("drawn", {"player": seat_name(seat), "dice": [die_name(s, code) for code in codes]}, "QC-2.8")


def _note(s: QuarriorsState, seat: int, codes: list[int]) -> None:
    """What the effect was about, for the next one."""
    s.done = len(codes)
    s.it = tuple([Thing(seat, BEYOND + code, code) for code in codes])


def answer_draw(s: QuarriorsState, seat: int, codes: list[int], read: bool = False) -> None:
    """A draw in the own turn is answered once it is done (QL-16). `read`: the dice were rolled apart and are spent."""
    if codes and seat == s.turn and s.tables.hears_draws:
        s.it = () if read else tuple([Thing(seat, BEYOND + code, code) for code in codes])
        fired = [f for i in range(s.players) for f in on_table(s, DRAWN, (seat + i) % s.players, NONE)]
        push_triggers(s, fired + pay_debts(s, DRAWN, seat))


def _read(s: QuarriorsState, me: int, n: int, rng: Rng) -> None:
    """Drawn and rolled apart: the dice are read, not used, and spent (Q63)."""
    codes = [kind << 3 | rng.below(6) for kind in draw(s, me, n, rng)]
    s.spent[me] += codes
    _say_drawn(s, me, codes)
    _note(s, me, codes)
    if codes and s.tables.hears_draws:  # none of them lies in the pool for those who answer (Q254)
        s.held = (*s.held, (s.done, s.it, s.blame))
        s.stack.append((steps.RECALL,))
        answer_draw(s, me, codes, read=True)


# -- players -----------------------------------------------------------------------------------------------------------

ForPlayers = (
    e.GainGlory | e.LoseGlory | e.DrawWait | e.ChangeTotal | e.Deflect | e.PickDefender | e.Later | e.ForEach |
    e.GainDie | e.Give | e.Damage
)  # fmt: skip


def players_of(effect: ForPlayers) -> Players:
    """The players that an effect is about."""
    match effect:
        case e.ChangeTotal(vs):
            return vs
        case e.Deflect(_, to) | e.Give(_, to):
            return to
        case e.PickDefender(of):
            return of
        case _:
            return effect.who


def ask_players(s: QuarriorsState, players: Players, f: Frame) -> bool:
    """Asks which player is meant, where one is chosen and somebody fits (Q150). False: nobody is asked."""
    _, _, _, me, this, other = f
    if not isinstance(players, Chosen) or not players_for(s, f[1], f[2], players, Scope(me, this, other)):
        return False
    s.picks = ()
    s.stack.append((steps.SEAT, me, *f[1:]))
    return True


def do_for(s: QuarriorsState, f: Frame, chosen: tuple[int, ...], rng: Rng) -> None:
    """The effect for the players that were chosen. One alone is THAT for what follows in its list."""
    _, program, at, me, this, other = f
    effect = s.tables.program(program).effects[at]
    if len(chosen) == 1:
        f = (*f[:5], steps.with_that(other, chosen[0]))
        if s.stack and s.stack[-1][:5] == (steps.RUN, program, at + 1, me, this):
            s.stack[-1] = (steps.RUN, program, at + 1, *f[3:])
    assert isinstance(effect, ForPlayers)
    for_players(s, effect, f, list(chosen), rng)


def for_players(s: QuarriorsState, effect: ForPlayers, f: Frame, seats: list[int], rng: Rng) -> None:
    _, _, _, me, this, other = f
    scope = Scope(me, this, other)
    match effect:
        case e.GainGlory(n):
            gained = number(s, n, scope)
            s.done = len(seats) if gained > 0 else 0
            for seat in seats:
                glory.gain_glory(s, seat, gained)
        case e.LoseGlory(_, n):
            s.done = sum([glory.lose_glory(s, seat, number(s, n, scope)) > 0 for seat in seats])
        case e.DrawWait(n):
            drawn: tuple[Thing, ...] = ()
            for seat in seats:
                draw_waiting(s, seat, _amount(s, n, scope), rng)
                drawn += s.it
            s.done, s.it = len(drawn), drawn
        case e.ChangeTotal(_, n, zero):
            s.done = 0 if s.battle is None else len(seats)
            for seat in seats:
                _change_total(s, seat, number(s, n, scope.of_that(seat)), zero)
        case e.Deflect(n, _, otherwise):
            takers = seats or seats_of(s, otherwise, scope)
            s.done = 0 if s.battle is None else len(takers[:1])
            for seat in takers[:1]:
                _deflect(s, me, seat, _amount(s, n, scope))
        case e.PickDefender(_, which):
            s.done = len(seats)
            _let_pick(s, Picker(me, tuple(seats), which is FIRST, _is_spell(s, f)))
        case e.Later():
            s.done = len(seats)
            wait_for(s, inside(s, f, 0), f, seats)
        case e.ForEach():
            s.done = 0
            for seat in reversed(seats):
                s.stack.append((steps.RUN, inside(s, f, 0), 0, me, this, steps.with_that(other, seat)))
        case e.GainDie():
            _gain_die(s, effect, f, seats, _amount(s, effect.n, scope))
        case e.Give():
            _give(s, me, seats)
        case e.Damage(_, n):
            strike_parties(s, f, seats, _amount(s, n, scope))
        case _:
            assert_never(effect)


def draw_waiting(s: QuarriorsState, seat: int, n: int, rng: Rng) -> None:
    """One draw into the active pool, without faces."""
    codes = [kind << 3 | NO_FACE for kind in draw(s, seat, n, rng)]
    wait_in(s, seat, [code >> 3 for code in codes])
    _say_drawn(s, seat, codes)
    _note(s, seat, codes)
    answer_draw(s, seat, codes)


def _amount(s: QuarriorsState, n: Number, scope: Scope) -> int:
    return max(0, number(s, n, scope))


def _is_spell(s: QuarriorsState, f: Frame) -> bool:
    return s.tables.program(f[1]).source in (SPELL, ANCHORED)


def _let_pick(s: QuarriorsState, picker: Picker) -> None:
    """For the battle under way, if nobody has defended in it yet; else for the next of the turn (Q153)."""
    if not picker.of:
        return
    if s.battle is not None and not s.battle.totals:
        s.battle.pickers = (*s.battle.pickers, picker)
    else:
        s.pickers = (*s.pickers, picker)


def _give(s: QuarriorsState, me: int, seats: list[int]) -> None:
    """The dice that were picked change their owner (Q132)."""
    s.done = len(s.it) if seats else 0
    for seat in seats[:1]:
        for thing in s.it:
            kind = thing.code >> 3
            s.used[me][kind] -= 1
            s.used[seat][kind] += 1
            if s.log is not None:
                data = {"player": seat_name(me), "die": kind_name(s, kind), "to": seat_name(seat)}
                s.log.say("given", data, "QC-2.1")


def _change_total(s: QuarriorsState, seat: int, n: int, zero: bool) -> None:
    """Once defences have begun the total itself changes; before, it is noted for when they do. Those of a challenge
    stay as they were fixed (Q115)."""
    battle = s.battle
    if battle is None or (battle.quest != NONE and battle.totals):
        return
    if zero:
        battle.zero |= 1 << seat
    if battle.totals:
        battle.totals[seat] = 0 if battle.zero >> seat & 1 else max(0, battle.totals[seat] + n)
        if s.log is not None:
            s.log.say("total", {"player": seat_name(seat), "total": battle.totals[seat]}, "QC-8.7")
    elif n:
        battle.changes = (*battle.changes, (seat, n))


def _deflect(s: QuarriorsState, me: int, to: int, n: int) -> None:
    """Added to what that player must defend against; it belongs to no attacker (Q304)."""
    battle = s.battle
    if battle is None:
        return
    battle.deflected = (*battle.deflected, (me, to, n))
    if s.log is not None:
        s.log.say("deflected", {"player": seat_name(me), "from": seat_name(to), "n": n}, "QC-8.4")
    if to != s.turn:  # its taker gets one more protection step (Q103)
        s.stack.append((steps.WINDOW, to))


def _gain_die(s: QuarriorsState, effect: e.GainDie, f: Frame, seats: list[int], n: int) -> None:
    """From its card into the used pile, clockwise; for whom none was left: something else (Q222)."""
    kind = s.tables.kind_of.get(effect.die, NONE)
    without: list[int] = []
    for seat in seats if n else ():
        gained = 0 if kind == NONE else min(n, s.wilds[kind])
        if not gained:
            without.append(seat)
            continue
        s.wilds[kind] -= gained
        s.used[seat][kind] += gained
        if s.log is not None:
            data = {"player": seat_name(seat), "die": kind_name(s, kind), "n": gained}
            s.log.say("die-gained", data, "QC-12.2")
    s.done = len(seats) - len(without) if n else 0
    if effect.otherwise:
        for seat in reversed(without):
            s.stack.append((steps.RUN, inside(s, f, 0), 0, f[3], f[4], steps.with_that(f[5], seat)))


STEPS = (work(steps.RUN, "run", steps.EFFECT, run),)
