"""Challenges: two parties beside one quest deal their damage to each other at the same time (QQ-10 to QQ-13, Q102,
Q154, Q301)."""

from typing import Final

from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.terms import THIS, Happening, Moment, Window
from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.answers import on_table, pay_debts
from tumblehall.games.quarriors.rules.areas import party_of
from tumblehall.games.quarriors.rules.attack import forget_names
from tumblehall.games.quarriors.rules.battles import Battle
from tumblehall.games.quarriors.rules.figures import attack_of
from tumblehall.games.quarriors.rules.glory import gain_glory
from tumblehall.games.quarriors.rules.lasting import end_battle
from tumblehall.games.quarriors.rules.mechanisms.completing import leave_party
from tumblehall.games.quarriors.rules.moving import come_home
from tumblehall.games.quarriors.rules.names import kind_name, ready_name, ready_ref, seat_name
from tumblehall.games.quarriors.rules.reactions import react, reactions
from tumblehall.games.quarriors.rules.replacing import replacements
from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState, Ready
from tumblehall.games.quarriors.rules.triggers import push_triggers
from tumblehall.games.quarriors.rules.voices import voices
from tumblehall.games.quarriors.rules.zones import find
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work

CHALLENGER_GOES_HOME: Final = Happening.CHALLENGER_GOES_HOME
CHALLENGE_MET: Final = Moment.CHALLENGE_MET
CHALLENGE_OVER: Final = Moment.CHALLENGE_OVER
ANYTIME: Final = Window.ANYTIME
CHALLENGE: Final = Window.CHALLENGE
PASS: Final = verbs.PASS.first
CAST: Final = verbs.CAST.first
BOTH_PASSED: Final = 2


def begin(s: QuarriorsState, seat: int, rival: int, quest: int) -> None:
    """Both parties are there and no total is fixed; what answers comes first, the challenger's before the other's."""
    fighters = [*party_of(s, seat), *party_of(s, rival)]
    battle = s.battle = Battle(tuple([(die.tag, (0,) * s.players) for die in fighters]))
    battle.quest, battle.against = quest, rival
    mine = [picker for picker in s.pickers if rival in picker.of]  # Q308
    battle.pickers = tuple(mine)
    s.pickers = tuple([picker for picker in s.pickers if picker not in mine])
    if s.log is not None:
        data = {"player": seat_name(seat), "rival": seat_name(rival), "quest": kind_name(s, quest)}
        s.log.say("challenge", data, "QQ-7")
    s.stack.append((steps.DUEL, seat, 0))
    if s.tables.has_doomed:
        s.stack.append((steps.CHECK,))
    met = CHALLENGE_MET
    fired = on_table(s, met, seat, NONE) + on_table(s, met, rival, NONE)
    push_triggers(s, fired + pay_debts(s, met, seat) + pay_debts(s, met, rival))


def _other(s: QuarriorsState, seat: int) -> int:
    assert s.battle is not None
    return s.battle.against if seat == s.turn else s.turn


# -- reactions by turns (QQ-11) ----------------------------------------------------------------------------------------


def duel(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """Until both pass one after the other, or one side is gone (Q352)."""
    _, seat, passes = f
    if not (party_of(s, seat) and party_of(s, _other(s, seat))):
        s.stack.append((steps.CHALLENGE_OVER, s.turn))
    elif passes == BOTH_PASSED:
        s.stack.append((steps.STRIKE, s.turn))
    elif _replies(s, seat):
        s.stack.append((steps.REPLY, seat, passes))
    else:
        s.stack.append((steps.DUEL, _other(s, seat), passes + 1))


def _replies(s: QuarriorsState, seat: int) -> list[int]:
    options = reactions(s, seat, CHALLENGE)
    if not s.passed >> seat & 1:
        options += [option for option in reactions(s, seat, ANYTIME) if option not in options]
    return options


def ask_reply(s: QuarriorsState, f: Frame) -> list[int]:
    return [*_replies(s, f[1]), PASS]


def answer_reply(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, passes = f
    s.stack.append((steps.DUEL, _other(s, seat), passes + 1 if option == PASS else 0))
    if option == PASS:
        return
    if s.tables.has_doomed:
        s.stack.append((steps.CHECK,))
    react(s, seat, option - CAST)


# -- damage ------------------------------------------------------------------------------------------------------------


def strike(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """Both totals are fixed, first strikes apart; those are dealt first."""
    battle = s.battle
    assert battle is not None
    sides = (s.turn, battle.against)
    shares, strikers = [], []
    for seat in sides:
        for die in party_of(s, seat):
            amounts = [0] * s.players
            amounts[_other(s, seat)] = attack_of(s, seat, die, _other(s, seat))
            shares.append((die.tag, tuple(amounts)))
            if _strikes_first(s, seat, die):
                strikers.append(die.tag)
    battle.shares, battle.strikers = tuple(shares), tuple(strikers)
    first, main = _totals(s, battle)
    if s.log is not None:
        totals = {seat_name(seat): first[seat] + main[seat] for seat in sides}
        for seat in sides:
            dice = [ready_name(s, die) for die in party_of(s, seat)]
            s.log.say("challenge-side", {"player": seat_name(seat), "dice": dice}, "QQ-10")
        s.log.say("challenge-totals", {"totals": totals, "first": bool(strikers)}, "QQ-10")
    if strikers:
        battle.totals, battle.main = first, tuple(main)
        s.stack.append((steps.CHALLENGE, s.turn))
        _defend(s)
    else:
        battle.totals = main
        s.stack.append((steps.CHALLENGE_OVER, s.turn))
        _defend(s)


def _strikes_first(s: QuarriorsState, seat: int, die: Ready) -> bool:
    if m.FirstStrike not in s.tables.said:
        return False
    return any(voice.reaches(s, seat, die) for voice in voices(s, m.FirstStrike))


def _totals(s: QuarriorsState, battle: Battle) -> tuple[list[int], list[int]]:
    """Against each seat: first strikes, and the rest. What reactions took off comes off the rest first (Q99)."""
    first, main = [0] * s.players, [0] * s.players
    for tag, amounts in battle.shares:
        for seat, n in enumerate(amounts):
            (first if tag in battle.strikers else main)[seat] += n
    for seat, n in battle.changes:
        main[seat] += n
        if main[seat] < 0:
            first[seat] = max(0, first[seat] + main[seat])
            main[seat] = 0
    for seat in range(s.players):
        if battle.zero >> seat & 1:
            first[seat] = main[seat] = 0
    return first, main


def _defend(s: QuarriorsState) -> None:
    """The challenged side names first."""
    assert s.battle is not None
    s.stack += [(steps.DEFENCE, s.turn), (steps.DEFENCE, s.battle.against)]


def challenge(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """After first strikes the rest is dealt in the same way."""
    battle = s.battle
    assert battle is not None
    battle.totals, battle.main, battle.absorbed = list(battle.main), (), ()
    s.stack.append((steps.CHALLENGE_OVER, s.turn))
    _defend(s)


# -- the end -----------------------------------------------------------------------------------------------------------


def challenge_over(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """The challenger gains 1 glory for each creature of the other side that was destroyed (QQ-12)."""
    battle = s.battle
    assert battle is not None
    gain_glory(s, s.turn, sum(seat == battle.against for seat, _ in battle.fallen))
    if s.outcome is not None:
        return
    s.stack.append((steps.SURVIVORS, s.turn))
    over = CHALLENGE_OVER
    fired = on_table(s, over, s.turn, NONE) + on_table(s, over, battle.against, NONE)
    push_triggers(s, fired + pay_debts(s, over, s.turn) + pay_debts(s, over, battle.against))


def survivors(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """QQ-13: an original creature that is left holds the quest; else the challenger may start it."""
    battle = s.battle
    assert battle is not None
    s.stack.append((steps.VISIT_OVER, s.turn))
    if party_of(s, battle.against):
        s.stack.append((steps.HOMEWARD, s.turn))
        if s.log is not None:
            data = {"player": seat_name(battle.against), "quest": kind_name(s, battle.quest)}
            s.log.say("quest-held", data, "QQ-13")
    elif party_of(s, s.turn):
        s.stack.append((steps.KEEP_QUEST, s.turn, battle.quest))


def answer_keep(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    if option == PASS:
        s.stack.append((steps.HOMEWARD, f[1]))
    elif s.log is not None:
        s.log.say("quest-started", {"player": seat_name(f[1]), "quest": kind_name(s, f[2])}, "QQ-13")


def homeward(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """Surviving challengers go to the used pile; who may do something else is asked (QQ-13)."""
    seat = f[1]
    for die in party_of(s, seat)[:]:
        ways = [way for way in _ways_home(s, seat, die) if way.may]
        if ways:
            s.stack.append((steps.RETURN, seat, die.tag))
        elif _ways_home(s, seat, die):
            come_home(s, seat, die, sent=True)
        else:
            _go(s, seat, die)


def _ways_home(s: QuarriorsState, seat: int, die: Ready) -> list[c.Instead]:
    if CHALLENGER_GOES_HOME not in s.tables.said:
        return []
    found = replacements(s, CHALLENGER_GOES_HOME, seat, die)
    return [way.clause for way in found if way.clause.of is THIS]


def _go(s: QuarriorsState, seat: int, die: Ready) -> None:
    leave_party(s, seat, die)
    if s.log is not None:
        data = {"player": seat_name(seat), "die": ready_name(s, die), "to": "used"}
        s.log.say("challenger-home", data, "QQ-13")


def answer_return(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    found = find(s, f[2])
    assert found is not None
    if option == PASS:
        _go(s, *found)
        return
    come_home(s, *found, sent=True)
    if s.log is not None:
        data = {"player": seat_name(f[1]), "die": ready_name(s, found[1]), "to": "ready"}
        s.log.say("challenger-home", data, "QQ-13")


def visit_over(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """Records, and what lasted for the challenge, end."""
    s.battle = None
    forget_names(s)
    if s.tables.has_battle_marks:
        end_battle(s)
    if s.tables.has_doomed:
        s.stack.append((steps.CHECK,))


STEPS = (
    work(steps.DUEL, "duel", ("seat", "passes"), duel),
    work(steps.STRIKE, "strike", ("seat",), strike),
    work(steps.CHALLENGE, "challenge", ("seat",), challenge),
    work(steps.CHALLENGE_OVER, "challenge-over", ("seat",), challenge_over),
    work(steps.SURVIVORS, "survivors", ("seat",), survivors),
    work(steps.HOMEWARD, "homeward", ("seat",), homeward),
    work(steps.VISIT_OVER, "visit-over", ("seat",), visit_over),
    question(
        steps.REPLY,
        "reply",
        takes=("passes",),
        ask=ask_reply,
        answer=answer_reply,
        prompt="A challenge. Cast a reaction spell?",
        rule="QQ-11",
        verbs=(verbs.CAST, verbs.PASS.said("No reaction now")),
        safe=(verbs.PASS,),
    ),
    question(
        steps.KEEP_QUEST,
        "keep-quest",
        takes=("quest",),
        ask=lambda s, f: [verbs.START_QUEST.first + f[2], PASS],
        answer=answer_keep,
        prompt="No rival is left. Start {quest} with the survivors?",
        rule="QQ-13",
        verbs=(verbs.START_QUEST, verbs.PASS.said("They go home", "QQ-13")),
        safe=(verbs.PASS,),
    ),
    question(
        steps.RETURN,
        "return",
        takes=("tag",),
        ask=lambda s, f: [] if find(s, f[2]) is None else [verbs.YES.first, PASS],
        answer=answer_return,
        prompt="Use the ability of {tag} instead of going to the used pile?",
        rule="QC-12.2",
        verbs=(verbs.YES, verbs.PASS),
        safe=(verbs.PASS,),
        refs=lambda s, f: () if (found := find(s, f[2])) is None else (ready_ref(*found),),
    ),
)
