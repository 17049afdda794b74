"""Quartifacts: quest dice that a player owns, in the ready area or attached to a creature. A player owns one at most;
it goes home to its quest card whenever its carrier leaves play (QQ-18 to QQ-20, Q108)."""

from typing import Final, NamedTuple

from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.terms import HOST, THIS, Happening
from tumblehall.games.quarriors.rules import spots
from tumblehall.games.quarriors.rules.areas import dice_of, in_play
from tumblehall.games.quarriors.rules.battles import falls_to_rival
from tumblehall.games.quarriors.rules.names import die_name, kind_name, seat_name
from tumblehall.games.quarriors.rules.numbers import holds
from tumblehall.games.quarriors.rules.state import BEYOND, NONE, QuarriorsState, Ready, Scope, Thing
from tumblehall.games.quarriors.rules.voices import beside, voices
from tumblehall.games.quarriors.rules.zones import change, leave, put_ready

SPELLS_GO_HOME: Final = Happening.SPELLS_GO_HOME
GOES_HOME: Final = Happening.QUARTIFACT_GOES_HOME


class Owned(NamedTuple):
    """A quest die that a player owns."""

    code: int
    die: Ready
    """Itself, or its carrier."""
    carried: bool


def is_quest_die(s: QuarriorsState, code: int) -> bool:
    return code >> 3 in s.tables.quests


def owned(s: QuarriorsState, seat: int) -> Owned | None:
    """The quartifact that a player owns, wherever it is."""
    for die in dice_of(s, seat):
        if is_quest_die(s, die.code):
            return Owned(die.code, die, False)
        for code, _ in die.attached:
            if is_quest_die(s, code):
                return Owned(code, die, True)
    return None


def holders(s: QuarriorsState, quest: int) -> list[int]:
    """Who owns dice of a quest."""
    found = [(seat, owned(s, seat)) for seat in range(s.players)]
    return [seat for seat, mine in found if mine is not None and mine.code >> 3 == quest]


def go_home(s: QuarriorsState, seat: int, kind: int) -> None:
    """A quest die that is nowhere goes back to its card."""
    s.wilds[kind] += 1
    if s.log is not None:
        s.log.say("quartifact-home", {"player": seat_name(seat), "die": kind_name(s, kind)}, "QQ-19")


def give_up(s: QuarriorsState, seat: int) -> None:
    """The quartifact that a player owns goes back to its card; its carrier stays (QQ-20, Q354)."""
    mine = owned(s, seat)
    if mine is None:
        return
    if mine.carried:
        rest = tuple(pair for pair in mine.die.attached if not is_quest_die(s, pair[0]))
        change(s, mine.die, mine.die.but(attached=rest))
    else:
        leave(s, seat, mine.die)
    go_home(s, seat, mine.code >> 3)


def receive(s: QuarriorsState, seat: int, code: int) -> None:
    """A quest die that is nowhere comes into a ready area, its face up; one that the player owns goes home first."""
    give_up(s, seat)
    put_ready(s, seat, code)
    if s.log is not None:
        s.log.say("quartifact", {"player": seat_name(seat), "die": die_name(s, code)}, "QQ-18")


# -- what was attached goes home ---------------------------------------------------------------------------------------


def attached_home(s: QuarriorsState, seat: int, die: Ready, this: int) -> None:
    """What was attached to a creature that leaves play. `this`: the creature as clauses of its own know it now."""
    keeper = _keeper(s, seat, die)
    for code, owner in reversed(die.attached):  # the quartifact first
        if is_quest_die(s, code):
            taker = _taker(s, seat, die, this)
            if taker == NONE:
                go_home(s, seat, code >> 3)
            else:
                receive(s, taker, code)
        elif owner == keeper:
            put_ready(s, owner, code)
        else:
            s.used[owner][code >> 3] += 1


def _keeper(s: QuarriorsState, seat: int, die: Ready) -> int:
    """The player whose spells stay in the ready area as a creature leaves (Q72)."""
    for code, owner in die.attached:
        for said in s.tables.faces[code].host_says.get(c.Instead, ()):
            clause = said.clause
            assert isinstance(clause, c.Instead)
            scope = Scope(owner, BEYOND + code, beside(seat, die))
            if clause.happening is SPELLS_GO_HOME and clause.of is HOST and holds(s, clause.if_, scope):
                return owner
    return NONE


def _taker(s: QuarriorsState, seat: int, die: Ready, this: int) -> int:
    """Who gets the quartifact of a creature that leaves: a player who said so, or its owner, if its card does."""
    assert s.quests is not None
    for tag, taker in s.quests.seized:
        if tag == die.tag:
            return taker
    for said in s.tables.faces[die.acts_as].says.get(c.Instead, ()):
        clause = said.clause
        assert isinstance(clause, c.Instead)
        if clause.happening is GOES_HOME and clause.of is THIS and holds(s, clause.if_, Scope(seat, this)):
            return seat
    return NONE


def takers(s: QuarriorsState, seat: int, die: Ready) -> list[int]:
    """Who may take the quartifact of a creature that falls to the other side in a challenge (Q154; Q214: an immune
    one's too)."""
    battle = s.battle
    if battle is None or GOES_HOME not in s.tables.said or not any(is_quest_die(s, code) for code, _ in die.attached):
        return []
    if not falls_to_rival(s, seat, die):
        return []
    known = battle.fallen
    battle.fallen = (*known, (seat, die.acts_as))  # as it will be when it moves
    found = [voice.scope.me for voice in voices(s, c.Instead) if _may_take(s, voice.said, voice.scope, seat, die)]
    battle.fallen = known
    return list(dict.fromkeys(found))


def _may_take(s: QuarriorsState, said: Said, scope: Scope, seat: int, die: Ready) -> bool:
    clause = said.clause
    assert isinstance(clause, c.Instead)
    if clause.happening is not GOES_HOME or clause.of is THIS:
        return False
    return spots.is_one(s, clause.of, Thing(seat, die.tag, die.acts_as), scope) and holds(s, clause.if_, scope)


def carriers(s: QuarriorsState) -> list[tuple[int, Ready]]:
    """The creatures that are being destroyed and carry something."""
    return [(seat, die) for seat, die in in_play(s) if die.fate and die.attached]
