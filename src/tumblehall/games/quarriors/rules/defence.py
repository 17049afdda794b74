"""Defending: who is named, by whom, and what the damage does (QC-8.6 to QC-8.9, Q45, Q46, Q104)."""

from typing import Final, NamedTuple

from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.selectors import Either, Selector
from tumblehall.games.quarriors.language.terms import Moment, Source
from tumblehall.games.quarriors.rules import fits, steps, verbs
from tumblehall.games.quarriors.rules.answers import on_table, pay_debts
from tumblehall.games.quarriors.rules.areas import defending, dice_of, party_of
from tumblehall.games.quarriors.rules.battles import Battle, Picker
from tumblehall.games.quarriors.rules.destroy import destroy
from tumblehall.games.quarriors.rules.figures import creatures_of, defence_of
from tumblehall.games.quarriors.rules.mechanisms.immunity import is_immune
from tumblehall.games.quarriors.rules.names import ready_name, seat_name, unlike
from tumblehall.games.quarriors.rules.numbers import DAMAGE, holds
from tumblehall.games.quarriors.rules.reactions import follow_up
from tumblehall.games.quarriors.rules.select import is_untargetable
from tumblehall.games.quarriors.rules.state import FROM_ALL, NONE, QuarriorsState, Ready
from tumblehall.games.quarriors.rules.triggers import push_triggers
from tumblehall.games.quarriors.rules.voices import Voice, voices
from tumblehall.games.quarriors.rules.zones import change, find
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work

DEFENCE_OVER: Final = Moment.DEFENCE_OVER
ABILITY: Final = Source.ABILITY
SPELL: Final = Source.SPELL
DEFEND: Final = verbs.DEFEND.first
DEFEND_FOR: Final = verbs.DEFEND_FOR.first
PASS: Final = verbs.PASS.first


class Met(NamedTuple):
    """What becomes of a creature that is named, and of the attack."""

    wall: int
    """Its defence."""
    spared: int
    """How much of the attack cannot destroy it (Q45)."""
    falls: bool
    left: int
    """What is left of the attack."""


def can_be_named(s: QuarriorsState, seat: int) -> bool:
    """Whether a player has a creature that the attack can reach, with what spills over (Q156)."""
    return any(not die.safe for die in creatures_of(s, seat)) or _can_spill(s, seat)


def defence(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """QC-8.7: while the total is above zero and undamaged creatures are left, another must be named."""
    seat = f[1]
    battle = s.battle
    if battle is None or not battle.totals:
        return
    quick = not (battle.pickers or s.tables.hears_defences or s.quests is not None)
    if s.quests is not None and battle.totals[seat] > 0 and not nameable(s, seat) and _spills(s, seat):
        battle.spilled |= 1 << seat
        if s.log is not None:
            s.log.say("spilled", {"player": seat_name(seat), "n": battle.totals[seat]}, "QC-12.2")
    if battle.totals[seat] > 0 and (s.ready[seat] if quick else nameable(s, seat)):
        s.stack.append((steps.NAME, seat if quick else _namer(s, seat), seat))
    else:
        _over(s, seat)


def _can_spill(s: QuarriorsState, seat: int) -> bool:
    """Whether an attacker's damage goes on to the party of a player, and somebody there can be named."""
    battle = s.battle
    if battle is None or battle.quest != NONE or m.SpillToQuest not in s.tables.said:
        return False
    if all(die.safe for die in party_of(s, seat)):
        return False
    attackers = [tag for tag, _ in battle.shares]
    return any(voice.die is not None and voice.die.tag in attackers for voice in voices(s, m.SpillToQuest))


def _spills(s: QuarriorsState, seat: int) -> bool:
    """Q224: once every creature of the ready area that is not locked was destroyed, saved or not, or there was none."""
    battle = s.battle
    if battle is None or battle.spilled >> seat & 1 or not _can_spill(s, seat):
        return False
    return all(die.safe == FROM_ALL for die in creatures_of(s, seat))


# -- who is named ------------------------------------------------------------------------------------------------------


def nameable(s: QuarriorsState, seat: int) -> list[Ready]:
    """The creatures of a player that may be named now (Q104)."""
    faces = s.tables.faces
    area = s.ready[seat] if s.quests is None else defending(s, seat)
    creatures = [die for die in area if not die.safe and not die.named and faces[die.code].creature]
    if len(creatures) < 2 or not s.tables.orders_defenders:
        return creatures
    hard = [die for die in creatures if takes_none(s, seat, die)]
    chosen = in_order(s, seat, [die for die in creatures if die not in hard])
    return [die for die in creatures if die in chosen or die in hard]


def in_order(s: QuarriorsState, seat: int, rest: list[Ready]) -> list[Ready]:
    """Of creatures that must be named those whose turn it is."""
    if len(rest) < 2 or not s.tables.orders_defenders:
        return rest
    last = [die for die in rest if _is_of(s, m.DefendLast, seat, die)]
    rest = [die for die in rest if die not in last] or rest
    first = [die for die in rest if _is_of(s, m.DefendFirst, seat, die)]
    return first or rest


def _is_of(s: QuarriorsState, word: type, seat: int, die: Ready) -> bool:
    return any(voice.reaches(s, seat, die) for voice in voices(s, word))


def _picker(s: QuarriorsState, seat: int) -> Picker | None:
    """The player who names for another in this battle, first or for all, while there is one who must be named."""
    if s.battle is None or not s.battle.pickers:
        return None
    named = any(die.named for die in dice_of(s, seat)) or any(owner == seat for owner, _ in s.battle.named)
    for picker in s.battle.pickers:
        if seat not in picker.of or (picker.first and named):
            continue
        if any(not takes_none(s, seat, die) for die in _pickable(s, seat, picker)):
            return picker
    return None


def _pickable(s: QuarriorsState, seat: int, picker: Picker | None) -> list[Ready]:
    """What may be named; by a spell of another's only what may be chosen for one (Q206)."""
    found = nameable(s, seat)
    if picker is None or picker.seat == seat:
        return found
    if s.tables.has_immunity:
        source = SPELL if picker.spell else ABILITY
        found = [die for die in found if not is_immune(s, seat, die, picker.seat, source)]
    return [die for die in found if not is_untargetable(s, seat, die)] if picker.spell else found


def _namer(s: QuarriorsState, seat: int) -> int:
    """Who names: the owner, or another player who has a say in this battle."""
    picker = _picker(s, seat)
    return seat if picker is None else picker.seat


def dealer(s: QuarriorsState, seat: int) -> int:
    """Whose damage it is: the attacker's, in a challenge the other side's; what was deflected to the attacker is the
    deflector's (Q304)."""
    if seat != s.turn or s.battle is None:
        return s.turn
    if s.battle.quest != NONE:
        return s.battle.against
    return next((by for by, to, _ in s.battle.deflected if to == seat), s.turn)


def takes_none(s: QuarriorsState, seat: int, die: Ready) -> bool:
    """Whether part of the damage cannot destroy a creature: naming it is never forced (Q45, Q46)."""
    return bool(_no_damage(s, seat, die))


def _no_damage(s: QuarriorsState, seat: int, die: Ready) -> list[Voice]:
    if m.NoDamage not in s.tables.said:
        return []
    return [
        voice
        for voice in voices(s, m.NoDamage)
        if voice.reaches(s, seat, die) and holds(s, voice.said.clause.vs, voice.scope.of_that(dealer(s, seat)))  # type: ignore[union-attr]
    ]


def ask_name(s: QuarriorsState, f: Frame) -> list[int]:
    _, asked, seat = f
    creatures = _pickable(s, seat, None if asked == seat else _picker(s, seat))
    first = DEFEND if asked == seat else DEFEND_FOR
    options = [first + die.tag for die in unlike(s, creatures)]
    if m.NoDamage in s.tables.said and options and all(takes_none(s, seat, die) for die in creatures):
        options.append(PASS)
    return options


# -- what the damage does ----------------------------------------------------------------------------------------------


def answer_name(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    """QC-8.6: below its defence nothing happens and the defence ends; else it is destroyed and absorbs its defence."""
    _, asked, seat = f
    battle = s.battle
    assert battle is not None
    if option == PASS:
        battle.totals[seat] = 0
        _over(s, seat)
        return
    found = find(s, option - (DEFEND if asked == seat else DEFEND_FOR))
    assert found is not None
    die = found[1]
    total = battle.totals[seat]
    wall, spared, falls, left = met(s, seat, die, total)
    if s.tables.counts_names:
        change(s, die, die.but(named=True))
    if s.log is not None:
        data = {"player": seat_name(seat), "die": ready_name(s, die), "defence": wall, "total": total}
        s.log.say("defends", data | {"holds": not falls}, "QC-8.6")
    if not falls and not spared:
        battle.totals[seat] = 0
        _over(s, seat)
        return
    battle.totals[seat] = left
    s.stack.append((steps.DEFENCE, seat))
    if not falls:
        absorbed = battle.absorbed or (0,) * s.players
        battle.absorbed = (*absorbed[:seat], absorbed[seat] + min(wall, total), *absorbed[seat + 1 :])
        return
    if battle.quest == NONE:
        follow_up(s)
    elif s.tables.has_doomed:  # Q301: in a challenge only rescues
        s.stack.append((steps.CHECK,))
    destroy(s, [die.tag], dealer(s, seat), DAMAGE)


def met(s: QuarriorsState, seat: int, die: Ready, total: int) -> Met:
    """What naming a creature against so much would do."""
    wall = defence_of(s, seat, die)
    spared = min(total, _harmless(s, seat, die))
    falls = total - spared >= (1 if lethal(s, seat, die) else wall)
    return Met(wall, spared, falls, max(0, total - wall) if falls or spared else 0)


def _over(s: QuarriorsState, seat: int) -> None:
    if s.tables.hears_defences and seat != s.turn and s.battle is not None and s.battle.quest == NONE:
        push_triggers(s, on_table(s, DEFENCE_OVER, seat, NONE) + pay_debts(s, DEFENCE_OVER, seat))


def _harmless(s: QuarriorsState, seat: int, die: Ready) -> int:
    """The part of what is left of the total that cannot destroy a creature (Q45)."""
    found = _no_damage(s, seat, die)
    battle = s.battle
    if not found or battle is None:
        return 0
    if any(voice.said.clause.from_ is None for voice in found):  # type: ignore[union-attr]
        return battle.totals[seat]
    tags: set[int] = set()
    for voice in found:
        selector: Selector = voice.said.clause.from_  # type: ignore[union-attr, assignment]
        for dice in selector.of if isinstance(selector, Either) else (selector,):
            for side, attacker in _dealers(s, seat):
                if fits.fits_ready(s, dice, side, attacker, voice.scope, fights=True):
                    tags.add(attacker.tag)
    part = sum([amounts[seat] for tag, amounts in battle.shares if tag in tags and deals_now(battle, tag)])
    return max(0, part - (battle.absorbed[seat] if battle.absorbed else 0))


def lethal(s: QuarriorsState, seat: int, die: Ready) -> bool:
    """Whether an attacker's damage destroys a creature that is named against at least 1 of it; one that is immune to
    that only falls to its defence (Q202)."""
    battle = s.battle
    if m.Lethal not in s.tables.said or battle is None or (seat == s.turn and battle.quest == NONE):
        return False
    attackers = [
        tag for tag, amounts in battle.shares if battle.quest == NONE or (amounts[seat] and deals_now(battle, tag))
    ]
    return any(
        voice.die is not None and voice.die.tag in attackers and not voice.is_kept_off(s, seat, die)
        for voice in voices(s, m.Lethal)
    ) or any(_was_lethal(s, side, attacker, seat, die) for side, attacker in battle.gone if attacker.tag in attackers)


def deals_now(battle: Battle, tag: int) -> bool:
    """Whether a creature's damage is of the total that is dealt now: first strikes come before all else (Q102)."""
    return not battle.strikers or (tag in battle.strikers) == bool(battle.main)


def _dealers(s: QuarriorsState, seat: int) -> list[tuple[int, Ready]]:
    """Who deals the damage against a player, those that have left a challenge included."""
    battle = s.battle
    if battle is None or battle.quest == NONE:
        return [(s.turn, die) for die in s.ready[s.turn]]
    other = dealer(s, seat)
    return [(other, die) for die in party_of(s, other)] + [pair for pair in battle.gone if pair[0] == other]


def _was_lethal(s: QuarriorsState, side: int, attacker: Ready, seat: int, die: Ready) -> bool:
    """The same of one that has left the challenge: its damage counts on."""
    said = s.tables.faces[attacker.acts_as].says.get(m.Lethal, ())
    return any(side != seat and not is_immune(s, seat, die, side, one.source) for one in said)


STEPS = (
    work(steps.DEFENCE, "defence", ("seat",), defence),
    question(
        steps.NAME,
        "name",
        takes=("of",),
        ask=ask_name,
        answer=answer_name,
        prompt="The attack is {total}. Which creature defends?",
        facts={"total": lambda s, f: 0 if s.battle is None else s.battle.totals[f[2]]},
        rule="QC-8.6",
        verbs=(verbs.DEFEND, verbs.DEFEND_FOR, verbs.PASS.said("Name no more", "Q46")),
        safe=(verbs.PASS,),
        about=lambda s, f: {"effect": "defend", "total": 0 if s.battle is None else s.battle.totals[f[2]]},
    ),
)
