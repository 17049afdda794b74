"""The quest die: whose is taken, the roll, re-rolls, and its reward (QQ-15, QQ-17, QQ-18, QQ-21, Q112). While it is
rolled and rewarded it lies on its card."""

from typing import Final

from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import THIS, Happening, Moment, Purse, QuestFace
from tumblehall.games.quarriors.rules import effects, steps, verbs
from tumblehall.games.quarriors.rules.answers import frame_of, of_code, pay_debts, when_of
from tumblehall.games.quarriors.rules.mechanisms.quartifacts import give_up, holders, receive
from tumblehall.games.quarriors.rules.names import die_name, kind_name, seat_name
from tumblehall.games.quarriors.rules.state import BEYOND, NO_FACE, NONE, QuarriorsState
from tumblehall.games.quarriors.rules.triggers import push_triggers
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work
from tumblehall.kernel.values import Json

HAPPENING_QUEST_DIE: Final = Happening.QUEST_DIE
QUEST_BONUS: Final = Moment.QUEST_BONUS
PLAIN: Final = Purse.PLAIN
FACES: Final = 6
QUEST_DIE: Final = Moment.QUEST_DIE
NUMBERS: Final = {QuestFace.ART1: 1}


def quest_die(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """One die of the quest; where both are owned the player takes one from a holder first."""
    _, seat, quest = f
    if not s.wilds[quest]:
        s.stack += [f, (steps.SEIZE, seat, quest)]
    elif _setters(s):
        s.stack.append((steps.SET_DIE, seat, quest))
    else:
        roll(s, seat, quest, rng)


def ask_seize(s: QuarriorsState, f: Frame) -> list[int]:
    return [verbs.SEAT.first + seat for seat in holders(s, f[2])]


def answer_seize(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    """Its powers end at once, the carrier stays (Q354)."""
    holder = option - verbs.SEAT.first
    if s.log is not None:
        data = {"player": seat_name(f[1]), "die": kind_name(s, f[2]), "from": seat_name(holder)}
        s.log.say("quest-die-seized", data, "QQ-21")
    give_up(s, holder)


# -- a face without a roll ---------------------------------------------------------------------------------------------


def _setters(s: QuarriorsState) -> list[tuple[int, int]]:
    """The creatures of the party that may set the die: their codes and the numbers of their clauses."""
    assert s.quests is not None
    found = []
    for code, _ in s.quests.done:
        for said in s.tables.faces[code].says.get(c.Instead, ()):
            clause = said.clause
            assert isinstance(clause, c.Instead)
            if clause.happening is HAPPENING_QUEST_DIE and clause.of is THIS:
                found.append((code, code >> 3 << PAGE | said.number))
    return found


def may_set(s: QuarriorsState) -> bool:
    return bool(_setters(s))


def answer_set_die(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, quest = f
    if option == verbs.PASS.first:
        roll(s, seat, quest, rng)
        return
    code, number = _setters(s)[0]
    program = number >> PAGE << PAGE | s.tables.clause(number).program
    s.stack.append((steps.REWARD, seat, quest, NO_FACE, NONE))
    s.stack.append((steps.RUN, program, 0, seat, BEYOND + code, NONE))


def show(s: QuarriorsState, face: QuestFace) -> None:
    """The die that waits for its reward shows that quartifact."""
    for place, frame in enumerate(s.stack):
        if frame[0] == steps.REWARD:
            faces = [s.tables.faces[frame[2] << 3 | n].face for n in range(FACES)]
            shown = next(n for n in range(FACES) if (faces[n].reward, faces[n].amount) == ("art", NUMBERS[face]))
            s.stack[place] = (*frame[:3], shown, frame[4])
            _say_rolled(s, frame[1], frame[2] << 3 | shown, "quest-die-set")
            s.done = 1


# -- the roll ----------------------------------------------------------------------------------------------------------


def roll(s: QuarriorsState, seat: int, quest: int, rng: Rng) -> None:
    """Then creatures of the party may have it rolled again; of several of one card the best one helps (Q112)."""
    face = rng.below(FACES)
    _say_rolled(s, seat, quest << 3 | face)
    s.stack.append((steps.REWARD, seat, quest, face, NONE))
    assert s.quests is not None
    best: dict[int, Frame] = {}
    for code, _ in s.quests.done:
        for frame in of_code(s, QUEST_DIE, seat, code, BEYOND + code):
            known = best.get(code >> 3)
            if known is None or _times(s, frame) > _times(s, known):
                best[code >> 3] = frame
    push_triggers(s, [*best.values(), *pay_debts(s, QUEST_DIE, seat)])


def _times(s: QuarriorsState, f: Frame) -> int:
    return sum(effect.times for effect in when_of(s, f[2]).do if isinstance(effect, e.RerollQuestDie))


def waiting(s: QuarriorsState) -> int:
    """What the die shows that was rolled and is not rewarded yet: everybody sees what a re-roll would give up."""
    codes = [frame[2] << 3 | frame[3] for frame in s.stack if frame[0] == steps.REWARD and frame[3] != NO_FACE]
    return codes[0] if codes else NONE


def _about_reroll(s: QuarriorsState, f: Frame) -> dict[str, Json]:
    code = waiting(s)
    return {"effect": "reroll", "shows": None if code == NONE else die_name(s, code)}


def _say_rolled(s: QuarriorsState, seat: int, code: int, kind: str = "quest-die") -> None:
    if s.log is not None:
        s.log.say(kind, {"player": seat_name(seat), "die": die_name(s, code)}, "QQ-15")


def reroll(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """The first time the clause itself has asked; each further time is asked."""
    _, program, at, *_ = f
    effect = s.tables.program(program).effects[at]
    assert isinstance(effect, e.RerollQuestDie)
    if _roll_again(s, f, rng) and effect.times > 1:
        s.stack.append((steps.REROLL, f[3], *f[1:], effect.times - 1))


def _roll_again(s: QuarriorsState, f: Frame, rng: Rng) -> bool:
    """The new face stands: of the die that waits for its reward, or of one whose question mark is answered now, which
    then gives its reward with another bonus. Whether there was such a die."""
    _, program, at, me, this, _ = f
    quest = this - BEYOND >> 3
    if quest not in s.tables.quests and all(frame[0] != steps.REWARD for frame in s.stack):
        return False
    s.done = 1
    face = rng.below(FACES)
    bonus = program >> PAGE << PAGE | s.tables.program(program).inner[at][0] if _has_bonus(s, f) else NONE
    for place, frame in enumerate(s.stack):
        if frame[0] == steps.REWARD:
            s.stack[place] = (*frame[:3], face, frame[4] if bonus == NONE else bonus)
            _say_rolled(s, me, frame[2] << 3 | face)
            return True
    _say_rolled(s, me, quest << 3 | face)
    s.stack.append((steps.REWARD, me, quest, face, bonus))
    return True


def _has_bonus(s: QuarriorsState, f: Frame) -> bool:
    effect = s.tables.program(f[1]).effects[f[2]]
    return isinstance(effect, e.RerollQuestDie) and bool(effect.bonus)


def answer_reroll(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    *rest, left = f
    if option == verbs.PASS.first:
        return
    _roll_again(s, (steps.RUN, *rest[2:]), rng)
    if left > 1:
        s.stack.append((*rest, left - 1))


# -- the reward --------------------------------------------------------------------------------------------------------


def reward(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """Instant rewards happen at once and the die stays on its card; a quartifact comes into the ready area."""
    _, seat, quest, shown, bonus = f
    code = quest << 3 | shown
    face = s.tables.faces[code].face
    match face.reward:
        case "quid":
            effects.gain_quiddity(s, seat, face.amount, PLAIN)
        case "dice":
            effects.draw_waiting(s, seat, face.amount, rng)
        case "art":
            s.wilds[quest] -= 1
            receive(s, seat, code)
        case _ if bonus != NONE:
            s.stack.append((steps.RUN, bonus, 0, seat, BEYOND + code, NONE))
        case _:
            said = s.tables.faces[code].when.get(QUEST_BONUS, ())
            push_triggers(s, [frame_of(seat, code, one, BEYOND + code, NONE) for one in said])


STEPS = (
    work(steps.QUEST_DIE, "quest-die", ("seat", "quest"), quest_die),
    work(steps.REWARD, "reward", ("seat", "quest", "shown", "bonus"), reward),
    question(
        steps.SEIZE,
        "seize",
        takes=("quest",),
        ask=ask_seize,
        answer=answer_seize,
        prompt="Both dice of {quest} are owned. Whose do you take?",
        rule="QQ-21",
        verbs=(verbs.SEAT,),
        about=lambda s, f: {"effect": "seize"},
    ),
    question(
        steps.SET_DIE,
        "set-die",
        takes=("quest",),
        ask=lambda s, f: [verbs.YES.first, verbs.PASS.first] if may_set(s) else [],
        answer=answer_set_die,
        prompt="Set the quest die of {quest} instead of rolling it?",
        rule="QC-12.2",
        verbs=(verbs.YES, verbs.PASS),
        safe=(verbs.PASS,),
    ),
    question(
        steps.REROLL,
        "reroll",
        takes=(*steps.EFFECT, "left"),
        ask=lambda s, f: [verbs.YES.first, verbs.PASS.first],
        answer=answer_reroll,
        prompt="Roll the quest die again? ({left} left)",
        rule="QC-12.2",
        verbs=(verbs.YES, verbs.PASS),
        safe=(verbs.PASS,),
        refs=lambda s, f: tuple(f"quest:{kind_name(s, code >> 3)}" for code in (waiting(s),) if code != NONE),
        about=_about_reroll,
    ),
)
