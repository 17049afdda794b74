"""Creatures go on a quest: the split of phase 3, and what happens as the party reaches the quest area (QQ-6, QQ-7,
Q158, Q360)."""

from typing import Final

from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.terms import Action, Window
from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.areas import party_of
from tumblehall.games.quarriors.rules.fits import covers
from tumblehall.games.quarriors.rules.mechanisms.challenges import begin
from tumblehall.games.quarriors.rules.names import kind_name, ready_name, seat_name, unlike
from tumblehall.games.quarriors.rules.numbers import seats_of
from tumblehall.games.quarriors.rules.reactions import react, reactions
from tumblehall.games.quarriors.rules.state import NONE, OTHERS, QuarriorsState, Ready
from tumblehall.games.quarriors.rules.voices import voices
from tumblehall.games.quarriors.rules.zones import change, find, lift
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work

LONE_CHALLENGE: Final = Action.LONE_CHALLENGE
START_QUEST: Final = Action.START_QUEST
ANYTIME: Final = Window.ANYTIME
PARTY_SENT: Final = Window.PARTY_SENT
QUEST: Final = verbs.QUEST.first
CHALLENGE: Final = verbs.CHALLENGE.first
SEND: Final = verbs.SEND.first
DEPART: Final = verbs.DEPART.first
DEPART_AFTER: Final = verbs.DEPART_AFTER.first
PASS: Final = verbs.PASS.first
CAST: Final = verbs.CAST.first
STAYS: Final = "Assistant"
"""QQ-6: dice of this class never go."""


def rival_on(s: QuarriorsState, seat: int, quest: int) -> int:
    """Whose party is on a quest, a player's own apart; NONE: nobody's."""
    assert s.quests is not None
    return next((other for other in OTHERS[s.players][seat] if s.quests.on[other] == quest), NONE)


# -- who may go --------------------------------------------------------------------------------------------------------


def sendable(s: QuarriorsState, seat: int, quest: int) -> list[Ready]:
    """The creatures that may go to a quest and were not sent yet."""
    faces, cards = s.tables.faces, s.tables.cards
    found = [
        die
        for die in s.ready[seat]
        if faces[die.code].creature and not die.sent and cards[die.acts_as >> 3].die.name != STAYS
    ]
    if found and rival_on(s, seat, quest) == NONE:
        return [die for die in found if not _is_forbidden(s, START_QUEST, seat, seat, die)]
    return found


def _is_forbidden(s: QuarriorsState, action: Action, actor: int, seat: int, die: Ready) -> bool:
    """Whether a clause on quests keeps a player from something that is about a creature (Q107, Q362)."""
    if action not in s.tables.said:
        return False
    for voice in voices(s, m.Forbid):
        clause = voice.said.clause
        assert isinstance(clause, m.Forbid)
        if clause.action is not action or actor not in seats_of(s, clause.who, voice.scope):
            continue
        if clause.of is None or covers(s, clause.of, voice, seat, die):
            return True
    return False


def least_party(s: QuarriorsState, seat: int, quest: int) -> int:
    """How many creatures it takes at least."""
    rival = rival_on(s, seat, quest)
    if rival == NONE:
        return 1
    barred = any(_is_forbidden(s, LONE_CHALLENGE, seat, rival, die) for die in party_of(s, rival))
    return 2 if barred else 1


def visit_options(s: QuarriorsState, seat: int) -> list[int]:
    """Once a turn: the quests for which there is a legal party (Q360). A player has one party at most (Q100)."""
    q = s.quests
    if q is None or q.visited or q.party[seat] or not s.ready[seat]:
        return []
    options = []
    for quest in s.tables.quests:
        if len(sendable(s, seat, quest)) >= least_party(s, seat, quest):
            options.append((QUEST if rival_on(s, seat, quest) == NONE else CHALLENGE) + quest)
    return options


# -- the split ---------------------------------------------------------------------------------------------------------


def ask_split(s: QuarriorsState, f: Frame) -> list[int]:
    _, seat, quest = f
    options = [SEND + die.tag for die in unlike(s, sendable(s, seat, quest))]
    sent = [die for die in s.ready[seat] if die.sent]
    if not sent:
        return [*options, PASS]
    if len(sent) >= least_party(s, seat, quest):
        options.append(DEPART)
        if any(s.tables.faces[die.code].creature and not die.sent for die in s.ready[seat]):
            options.append(DEPART_AFTER)
    return options


def answer_split(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, quest = f
    q = s.quests
    assert q is not None
    if option in verbs.SEND:
        found = find(s, option - SEND)
        assert found is not None
        change(s, found[1], found[1].but(sent=True))
        s.stack.append(f)
        return
    q.visited = True
    if option == DEPART:
        s.stack.append((steps.VISIT, seat, quest))
    elif option == DEPART_AFTER:  # below the attack
        place = max(n for n, frame in enumerate(s.stack) if frame[0] == steps.FIX_TOTALS)
        s.stack.insert(place, (steps.VISIT, seat, quest))
        if s.log is not None:
            waiting = [ready_name(s, die) for die in s.ready[seat] if die.sent]
            data = {"player": seat_name(seat), "dice": waiting, "quest": kind_name(s, quest)}
            s.log.say("party-waits", data, "QQ-6")


# -- the party arrives -------------------------------------------------------------------------------------------------


def visit(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """What was sent and is still there moves, with face, marks and attached dice; the others may react (Q301)."""
    _, seat, quest = f
    q = s.quests
    assert q is not None
    party = [die for die in s.ready[seat] if die.sent]
    if not party:
        return
    for die in party:
        lift(s, seat, die)
    q.party[seat] = [die.but(questing=True) for die in party]
    q.on[seat] = quest
    if s.log is not None:
        data = {"player": seat_name(seat), "dice": [ready_name(s, die) for die in party]}
        s.log.say("party-sent", data | {"quest": kind_name(s, quest)}, "QQ-6")
    s.stack.append((steps.ARRIVE, seat, quest))
    if PARTY_SENT in s.tables.said or s.tables.has_reactions:
        for other in OTHERS[s.players][seat]:
            s.stack.append((steps.SENT, other))
    if s.tables.has_doomed:
        s.stack.append((steps.CHECK,))


def ask_sent(s: QuarriorsState, f: Frame) -> list[int]:
    seat = f[1]
    options = reactions(s, seat, PARTY_SENT)
    if not s.passed >> seat & 1:
        options += [option for option in reactions(s, seat, ANYTIME) if option not in options]
    return [*options, PASS] if options else []


def answer_sent(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    if option == PASS:
        return
    s.stack.append(f)
    if s.tables.has_doomed:
        s.stack.append((steps.CHECK,))
    react(s, f[1], option - CAST)


def arrive(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """An empty quest is started; a rival's is challenged. A party that is gone does neither (Q105)."""
    _, seat, quest = f
    if not party_of(s, seat):
        return
    rival = rival_on(s, seat, quest)
    if rival != NONE:
        begin(s, seat, rival, quest)
    elif s.log is not None:
        s.log.say("quest-started", {"player": seat_name(seat), "quest": kind_name(s, quest)}, "QQ-7")


STEPS = (
    work(steps.VISIT, "visit", ("seat", "quest"), visit),
    work(steps.ARRIVE, "arrive", ("seat", "quest"), arrive),
    question(
        steps.SPLIT,
        "split",
        takes=("quest",),
        ask=ask_split,
        answer=answer_split,
        prompt="Who goes to {quest}?",
        rule="QQ-6",
        verbs=(verbs.SEND, verbs.DEPART, verbs.DEPART_AFTER, verbs.PASS.said("Send nobody", "QQ-6")),
        safe=(verbs.PASS, verbs.DEPART),
        about=lambda s, f: {"effect": "send", "quest": kind_name(s, f[2])},
    ),
    question(
        steps.SENT,
        "sent",
        ask=ask_sent,
        answer=answer_sent,
        prompt="A party reaches the quest area. Cast a reaction spell?",
        rule="QC-13.9",
        verbs=(verbs.CAST, verbs.PASS.said("No reaction now")),
        safe=(verbs.PASS,),
    ),
)
