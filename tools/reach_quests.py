"""Parties on quests for `reach.py`: which texts of earlier cards reach a creature in the quest area, and which leave it
out."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tools.reach_probe import COUNTED, COUNTS, NOTHING, PICKS, REACHED, Use
from tools.reach_rows import words_around
from tools.reach_tables import BASICS, FOE, ME, PLAIN, Try, beside, kind_named, tries
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language import selectors as x
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.terms import Energy, Side, Zone
from tumblehall.games.quarriors.rules import numbers, select, spots
from tumblehall.games.quarriors.rules.areas import in_play
from tumblehall.games.quarriors.rules.figures import attack_of, defence_of
from tumblehall.games.quarriors.rules.mechanisms import challenges
from tumblehall.games.quarriors.rules.state import BEYOND, QuarriorsState, Ready
from tumblehall.games.quarriors.rules.zones import find, leave, put_ready
from tumblehall.kernel.values import Json

QUEST = "Exqualibur/The Hunt For"
OPTIONS: dict[str, Json] = {"sets": ["base", "quartifacts"]}
VISITORS: dict[Energy | str, str] = {
    Energy.LIGHT: "Quartz Golem/Lesser",
    Energy.DARK: "Queelzebub/Lesser",
    "Quaxos'": "Quake Dragon/Quaxos'",
}
"""Who goes on a quest where a text asks for an energy or a type; else a plain creature does."""
INSTEAD = {
    "Quartz Golem/Lesser": "Archangel/Lesser",
    "Queelzebub/Lesser": "Black Cat/Lesser",
    "Quake Dragon/Quaxos'": "Warrior of the Quay/Quaxos'",
}

DESTROYED = "destroyed there"
STILLED = "its attack is 0"
CHANGED = "its numbers change"
SAVED = "saved there"
HEARD = "its fall counts"
SILENCED = "its spells are silent"


@dataclass(frozen=True, slots=True)
class Area:
    """Where a creature on a quest can be."""

    name: str
    seat: int
    fights: bool
    """In a challenge of ME and FOE, by the player whose turn it is; a creature that speaks is in it too."""

    def lay(self, table: Try, visitor: str, face: int) -> tuple[QuarriorsState, Ready] | None:
        """The table with that creature there; None where another battle is under way."""
        s = table.state.clone()
        if self.fights and s.battle is not None:
            return None
        if self.fights:
            send(s, FOE if self.seat == ME else ME, kind_named(s, visitor) << 3 | face)
            if table.scope.this < BEYOND:
                go(s, ME, table.scope.this)
        die = send(s, self.seat, kind_named(s, visitor) << 3 | face)
        if self.fights:
            challenges.begin(s, s.turn, FOE if s.turn == ME else ME, s.tables.quests[0])
        return s, die


AREAS = (
    Area("own", ME, False),
    Area("of another", FOE, False),
    Area("own, in a challenge", ME, True),
    Area("of another, in a challenge", FOE, True),
)


def send(s: QuarriorsState, seat: int, code: int) -> Ready:
    """A creature more in a party."""
    return go(s, seat, put_ready(s, seat, code))


def go(s: QuarriorsState, seat: int, tag: int) -> Ready:
    """A creature of a ready area is in the party."""
    found = find(s, tag)
    assert found is not None
    assert s.quests is not None
    leave(s, seat, found[1])
    die = found[1].but(questing=True, kept=False)
    s.quests.party[seat] = [*s.quests.party[seat], die]
    s.quests.on[seat] = s.tables.quests[0]
    return die


def quest_tries(card: CompiledCard, said: Said, *visitors: str) -> Iterator[Try]:
    """The tables, with a quest in play and the spell itself readied where it works from there."""
    basics = tuple(name for name in BASICS if name.split("/")[0] != card.facts.die_class)
    for table in tries(card, said, *visitors, basics=basics, options=OPTIONS, quests=(QUEST,)):
        if words_around(said, c.Enchant):
            put_ready(table.state, ME, table.scope.this - BEYOND)
        yield table


def visitor_for(card: CompiledCard, dice: x.Dice) -> str:
    """A creature of which a text could speak."""
    asked: list[Energy | str] = [*filter(None, (dice.energy,)), *dice.types]
    found = next((VISITORS[one] for one in asked if one in VISITORS), PLAIN)
    if found == PLAIN:
        return beside(card.name, PLAIN)
    return INSTEAD[found] if found.split("/")[0] == card.facts.die_class else found


def faces_of(visitor: str) -> tuple[int, int]:
    """Its lowest and its highest creature face."""
    faces = [place for place, face in enumerate(CARD_BY_NAME[visitor].faces) if face.creature]
    return faces[0], faces[-1]


def is_asked_of_one(use: Use) -> bool:
    """Whether it asks what a named die is: it looks for none."""
    return bool(use.around) and isinstance(use.around[-1], x.Is)


# -- what is reached ---------------------------------------------------------------------------------------------------


def found_in(card: CompiledCard, use: Use, area: Area) -> str:
    """What comes of a creature there, on any table; nothing: no text reaches it."""
    visitor = visitor_for(card, use.dice)
    found: dict[str, None] = {}
    for table in quest_tries(card, use.said, visitor):
        for face in faces_of(visitor):
            laid = area.lay(table, visitor, face)
            if laid is not None and (result := _outcome(card, use, table, area.seat, *laid)):
                found[result] = None
    return " or ".join(found)


def _fits(s: QuarriorsState, use: Use, table: Try, die: Ready) -> bool:
    fitting = spots.spots(s, use.dice, table.scope)
    return any(spot.die is not None and spot.die.tag == die.tag for spot in fitting)


def _outcome(card: CompiledCard, use: Use, table: Try, seat: int, s: QuarriorsState, die: Ready) -> str:
    """By the word nearest to the selector that says what becomes of the dice."""
    if not _fits(s, use, table, die):
        return NOTHING
    for word in reversed(use.around):
        if isinstance(word, COUNTS):
            without = s.clone()
            leave(without, seat, die)
            changed = numbers.number(s, word, table.scope) != numbers.number(without, word, table.scope)
            return COUNTED if changed else NOTHING
        if isinstance(word, c.Instead):
            return SAVED
        if isinstance(word, c.When):
            return HEARD
        if isinstance(word, m.VoidSpells):
            return SILENCED
        if isinstance(word, m.Modifier):
            return _changed(card, s, seat, die)
        if isinstance(getattr(word, "dice", None), PICKS):
            return _picked(use, word, s, table, die)
    return REACHED


def _changed(card: CompiledCard, s: QuarriorsState, seat: int, die: Ready) -> str:
    """Whether its numbers are others where the card that speaks is not there."""
    without, kind = s.clone(), kind_named(s, card.name)
    for owner, each in in_play(s):
        if each.code >> 3 == kind:
            leave(without, owner, each)
    figures = [(attack_of(each, seat, die), defence_of(each, seat, die)) for each in (s, without)]
    return CHANGED if figures[0] != figures[1] else NOTHING


def _picked(use: Use, effect: Any, s: QuarriorsState, table: Try, die: Ready) -> str:
    find_all = select.all_of if isinstance(effect.dice, x.All) else select.objects
    if select.PICK_READY + die.tag not in find_all(s, effect, effect.dice.dice, table.scope, use.said.source):
        return NOTHING
    match effect:
        case e.Destroy():
            return DESTROYED
        case e.Still():
            return STILLED
        case _:
            return REACHED


# -- what leaves it out ------------------------------------------------------------------------------------------------

ATTACHES = "only a creature in a ready area bears a spell"
LOCKED = "a locked die"
AT_ME = "a total against a player"
COPIES = "a creature in a ready area is copied"
SUMMONS = "a summons"
NAMES_AREA = "the text names a ready area"
IN_ATTACKS = "that battle is an attack"


def left_out(use: Use) -> str:
    """Why a text about creatures does not look into the quest area."""
    if Zone.SUMMONED in use.dice.zones:
        return SUMMONS
    if use.dice.locked:
        return LOCKED
    for word in reversed(use.around):
        if isinstance(word, c.Attach):
            return ATTACHES
        if isinstance(word, m.AttackVsMe):
            return AT_ME
        if isinstance(word, m.Copy):
            return COPIES
    if Zone.BATTLE in use.dice.zones or use.dice.side in (Side.ATTACKERS, Side.DEFENDERS):
        return IN_ATTACKS
    return NAMES_AREA if use.dice.zones == (Zone.READY,) else NOTHING
