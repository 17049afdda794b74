"""Creatures on quests for `reach.py`: what earlier cards say while their own creature, or their bearer, is in the quest
area. What holds is asked of the rules; what answers a moment is heard while whole turns are played."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from tools.reach_probe import NOTHING, answers_a_fall
from tools.reach_quests import OPTIONS
from tools.reach_quests import QUEST as PLACE
from tools.reach_tables import BASICS, FOE, ME
from tumblehall import from_position
from tumblehall.games.quarriors.game import GAME
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import Happening, Moment, Special
from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.areas import in_play
from tumblehall.games.quarriors.rules.numbers import holds
from tumblehall.games.quarriors.rules.replacing import replacements
from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState, Scope
from tumblehall.games.quarriors.rules.voices import voices
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.values import Json
from tumblehall.kernel.verbs import Verb

STRONG, OTHER_STRONG, WEAK = "Troll Behemoth/Base", "Questing Wizard/Base", "Squire/Basic"
STROKE, OTHER_STROKE = "Corruption/Incantation", "Oblation/Charm"
"""What destroys creatures in the quest area."""
OF_SCORES = (Moment.SUMMONED, Moment.SCORES, Moment.SCORED_ALL)
WORKS = "works"
AT_HOME = "from the ready area only"
UNHEARD = "never heard"
SEED = "reach"


@dataclass(frozen=True, slots=True)
class Scene:
    """Two players in phase 3, and a card: where its creature is, what meets it, whose turn it is."""

    turn: int
    where: str
    """HOME: it stays in the ready area; QUEST: it is in the quest area; DUEL: it is challenged there, or challenges."""
    rival: str
    """The card of the other player's creature, or a spell that destroys all."""


HOME, QUEST, DUEL = "home", "quest", "duel"
BOLD = {HOME: (verbs.CAST,), QUEST: (verbs.CAST,), DUEL: (verbs.CHALLENGE, verbs.SEND, verbs.DEPART)}
"""What is done wherever it can be."""
SCENES = tuple(
    Scene(turn, where, rival)
    for turn in (ME, FOE)
    for where in (HOME, QUEST, DUEL)
    for rival in (STRONG, WEAK, STROKE)
    if (where, rival) != (DUEL, STROKE)
)


def speakers(card: CompiledCard) -> Iterator[tuple[Said, int, bool]]:
    """What it says of itself or of its bearer in play, with a face where it says so, and whether it is borne."""
    seen: set[str] = set()
    for place, face in enumerate(card.faces):
        borne = [said for group in (face.host_says, face.host_when) for several in group.values() for said in several]
        own = [said for said in face.said if face.creature]
        for said, carried in (*((each, False) for each in own), *((each, True) for each in borne)):
            if said.name not in seen and not _of_scores(said.clause):
                seen.add(said.name)
                yield said, place, carried


def _of_scores(clause: c.Clause) -> bool:
    """What is said of summoning and scoring: both happen in the ready area (QQ-16)."""
    if isinstance(clause, c.When):
        return clause.moment in OF_SCORES
    if isinstance(clause, c.Instead):
        return clause.happening is Happening.SCORES
    return isinstance(clause, m.ScoreGlory | m.ScoreFirst)


# -- tables ------------------------------------------------------------------------------------------------------------


def laid(card: CompiledCard, face: int, borne: bool, scene: Scene, spell: bool = False) -> QuarriorsState:
    """The creature stands where it is to be, or in a challenge of its own turn where it starts from. `spell`: a plain
    one does, and the card is a spell in the ready area."""
    strong = OTHER_STRONG if card.facts.die_class == class_of(STRONG) else STRONG
    stroke = OTHER_STROKE if card.facts.die_class == class_of(STROKE) else STROKE
    own = f"{card.facts.die_class}#{face + 1}"
    die = f"{class_of(WEAK)}#4" if spell else f"{class_of(strong)}#4+{own}@{ME}" if borne else own
    shows = {STRONG: f"{class_of(strong)}#6", WEAK: f"{class_of(WEAK)}#4", STROKE: f"{class_of(stroke)}#4"}
    mine: dict[str, Json] = {"glory": 3, "used": ["Basic Quiddity"], "spent": ["Basic Quiddity#1"]}
    mine["ready"] = [own] if spell else []
    theirs: dict[str, Json] = {"ready": []}
    starts = scene.where == DUEL and scene.turn == ME
    if scene.where == HOME or starts:
        mine["ready"].append(die)
    else:
        mine["quest"] = {"card": PLACE, "party": [die]}
    if scene.where != DUEL:
        mine["ready"].append(f"{class_of(strong)}#5")
    if starts:
        theirs["quest"] = {"card": PLACE, "party": [shows[scene.rival]]}
    else:
        theirs["ready"].append(shows[scene.rival])
    basics = tuple(name for name in BASICS if class_of(name) != card.facts.die_class)
    names = dict.fromkeys((*basics, "Corrupted Quiddity/Basic", WEAK, strong, stroke, card.name))
    position: dict[str, Json] = {"game": "quarriors", "options": OPTIONS, "seats": [mine, theirs]}
    position |= {"wilds": [{"card": name, "dice": 2} for name in names], "quests": [{"card": PLACE, "dice": 2}]}
    state = from_position(position | {"turn": {"seat": scene.turn, "phase": "attack"}, "show_forced": True}).state
    assert isinstance(state, QuarriorsState)
    state.log = None
    return state


def class_of(name: str) -> str:
    return name.split("/")[0]


def moments(state: QuarriorsState, bold: tuple[Verb, ...]) -> Iterator[QuarriorsState]:
    """The table at every question of the turn: what is bold is done, else answers are safe."""
    rng, turn = FastRng(SEED), state.turn
    while state.outcome is None and state.turn == turn:
        yield state
        bolder = [option for option in state.options if any(option in verb for verb in bold)]
        safe = GAME.safe_answer(state, state.question_of(state.seat), state.options)
        state.apply(bolder[0] if bolder else safe, rng)


# -- what answers a moment ---------------------------------------------------------------------------------------------


class Pending(list[Frame]):
    """Pending work that notes which clauses answer a moment, and which of them while their conditions hold."""

    def __init__(self, state: QuarriorsState, frames: Iterable[Frame]) -> None:
        super().__init__(frames)
        self.state = state
        self.told: set[tuple[int, bool]] = set()

    def append(self, frame: Frame) -> None:
        self._note(frame)
        super().append(frame)

    def __iadd__(self, frames: Iterable[Frame]) -> "Pending":  # type: ignore[misc,override]
        for frame in frames:
            self.append(frame)
        return self

    def _note(self, frame: Frame) -> None:
        if frame[0] == steps.FIRE:
            clause: Any = self.state.tables.clause(frame[2]).clause
            held = holds(self.state, clause.if_, Scope(frame[1], frame[3], frame[4]))
            self.told |= {(frame[2], False), (frame[2], held)}


def answers(said: Said, state: QuarriorsState, scene: Scene) -> tuple[bool, bool]:
    """Whether a clause answers in this turn, and whether its condition holds then."""
    pending = state.stack = state.main = Pending(state, state.stack)
    offered = False
    for each in moments(state, BOLD[scene.where]):
        offered = offered or any(option in verbs.ANSWER for option in each.options)
    if isinstance(said.clause, c.When) and said.clause.moment is Moment.PROTECTION:  # it is on offer, not fired
        return offered, offered
    number = state.tables.kind_of[class_of(said.name)] << PAGE | said.number
    return (number, False) in pending.told, (number, True) in pending.told


# -- what holds --------------------------------------------------------------------------------------------------------


def speaks(said: Said, state: QuarriorsState, scene: Scene) -> tuple[bool, bool]:
    """Whether a clause is heard from where its creature is to be, at any question of this turn, and its condition holds
    then."""
    found = {
        (True, held)
        for each in moments(state, BOLD[scene.where])
        if scene.where != DUEL or (each.battle is not None and each.battle.quest != NONE)
        for held in _voiced(said, each, scene.where != HOME)
    }
    return bool(found), (True, True) in found


def _voiced(said: Said, s: QuarriorsState, away: bool) -> Iterator[bool]:
    clause: Any = said.clause
    if isinstance(clause, c.Instead) and isinstance(clause.of, Special):
        for seat, die in in_play(s):
            if seat == ME and die.questing is away:
                yield from (True for way in replacements(s, clause.happening, seat, die) if way.clause is clause)
        return
    for voice in voices(s, type(clause)):
        if voice.said.name == said.name and voice.die is not None and voice.die.questing is away:
            yield holds(s, getattr(clause, "if_", None), voice.scope)


# -- both --------------------------------------------------------------------------------------------------------------


def works_in(card: CompiledCard, said: Said, face: int, borne: bool) -> tuple[str, str]:
    """On a quest, and in a challenge. Where its condition holds on none of the tables, whether it is heard."""
    ask = answers if isinstance(said.clause, c.When) else speaks
    scenes = [scene for scene in SCENES if scene.rival != STROKE or answers_a_fall(said)]
    found = {scene: ask(said, laid(card, face, borne, scene), scene) for scene in scenes}
    held = int(any(pair[1] for pair in found.values()))
    works = {where for where in BOLD for scene, pair in found.items() if scene.where == where and pair[held]}
    if HOME not in works:
        return UNHEARD, UNHEARD
    if works == {HOME}:
        return AT_HOME, AT_HOME
    return WORKS if QUEST in works else NOTHING, WORKS if DUEL in works else NOTHING


# -- reaction spells ---------------------------------------------------------------------------------------------------

WINDOWS = {
    "as a party is sent": (FOE, steps.SENT),
    "challenged": (FOE, steps.REPLY),
    "challenging": (ME, steps.REPLY),
    "as the own creature falls there": (FOE, steps.FATE),
}
OFFERED = "on offer"


def on_offer(card: CompiledCard, face: int) -> tuple[str, ...]:
    """Where a reaction spell of ME is on offer around a quest, window by window."""
    found = []
    for turn, step in WINDOWS.values():
        state = laid(card, face, False, Scene(turn, DUEL, STRONG), spell=True)
        kind = state.tables.kind_of[card.facts.die_class]
        offered = any(_offers(each, kind) for each in moments(state, BOLD[DUEL]) if _asks(each, step))
        found.append(OFFERED if offered else NOTHING)
    return tuple(found)


def _asks(s: QuarriorsState, step: int) -> bool:
    return s.seat == ME and s.question_of(ME)[0] == step


def _offers(s: QuarriorsState, kind: int) -> bool:
    if s.question_of(ME)[0] == steps.FATE:
        return len(s.options) > 1
    return any(die.code >> 3 == kind and verbs.CAST.first + die.tag in s.options for die in s.ready[ME])
