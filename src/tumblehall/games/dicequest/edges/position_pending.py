"""Pending work that a position names: whether a game can come to it, so that every answer can be carried out."""

from collections.abc import Callable, Mapping

from tumblehall.games.dicequest.cards.challenges import AT_PLAY, FIRST_ADVENTURE
from tumblehall.games.dicequest.cards.programs import PROGRAMS
from tumblehall.games.dicequest.cards.sources import ON_OPPONENT
from tumblehall.games.dicequest.content.dice import COLOUR_OF
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.pick_dice import GIVEN_COLOUR, GIVEN_FACE, dice_effect, symbols_of
from tumblehall.games.dicequest.rules.quest import ORDER
from tumblehall.games.dicequest.rules.state import NONE, DicequestState, Phase
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.reading import Doc

PHASES = (
    Phase.TAVERN, *[Phase.DEPLOYMENT] * 3, *[Phase.COMBAT] * 2, *[Phase.WOUND] * 6, *[Phase.REWARD] * 2,
    *[Phase.OUTCOME] * 4,
)  # fmt: skip
"""The phase in which each step of ORDER waits."""
ROUND = (steps.END_ROUND, steps.TURN, steps.GATHER, steps.THREAT)
BETWEEN = (steps.RUN, steps.DRAW, steps.DISCARD, steps.SAFE_WOUND)
"""What can come up outside a turn."""
AGAINST = (w.ExhaustReroll, w.StealGold, w.StealItem)


def check_pending(s: DicequestState, doc: Doc) -> None:
    """BadInput where the work does not fit the turn, the dice or the cards."""
    if not s.stack:
        return  # the kernel says that it leads to no decision
    stack = doc.get("stack")
    rest = _below(s, stack)
    for frame in rest:
        fits = FITS.get(frame[0])
        if fits is None or not fits(s, frame):
            raise stack.refuse(f"'{s.STEPS[frame[0]].name}' does not fit what is on the table")
    top = s.stack[-1]
    if s.picks and not _picks_fit(s, top):
        raise stack.refuse("the picks so far do not belong to the question on top")


def _below(s: DicequestState, doc: Doc) -> list[Frame]:
    """The work above that of the round and of the turn, which must be whole."""
    frames = s.stack
    if frames[0][0] in (steps.ROUND, steps.NEXT_ACT):
        rest = frames[1:]
        if s.challenge != NONE or any(frame[0] not in BETWEEN for frame in rest):
            raise doc.refuse("between two rounds there is nothing but rewards")
        return rest
    if frames[0][0] != steps.END_ROUND or s.round == 0:
        raise doc.refuse("the work of a round ends with 'end-round'")
    at = 1
    while at < len(frames) and frames[at][0] == steps.TURN:
        at += 1
    seats = [frame[1] for frame in frames[1:at]]
    order = [(s.first + i) % s.players for i in reversed(range(s.players))]
    if seats != order[: len(seats)]:
        raise doc.refuse("the turns to come do not follow the first player")
    if at == len(frames) or len(seats) == s.players:
        if s.challenge != NONE:
            raise doc.refuse("there is no challenge between turns")
        while at < len(frames) and frames[at][0] in (steps.GATHER, steps.THREAT):
            at += 1
        if any(frame[0] not in BETWEEN for frame in frames[at:]):
            raise doc.refuse("before the first turn only threats are at work")
        return frames[at:]
    if s.turn != order[len(seats)]:
        raise doc.refuse(f"it is not the turn of seat {s.turn} before those")
    return _turn(s, doc, frames[at:])


def _turn(s: DicequestState, doc: Doc, frames: list[Frame]) -> list[Frame]:
    """The steps of the turn under way."""
    if any(frame[1] != s.turn for frame in frames if frame[0] in ORDER or s.STEPS[frame[0]].ask is not None):
        raise doc.refuse(f"it is the turn of seat {s.turn}")
    if frames[0][0] in (steps.TAVERN, steps.QUEST):
        if s.phase != Phase.TAVERN or s.challenge != NONE:
            raise doc.refuse("the tavern comes before the challenge")
        return frames[1:]
    count = 0
    while count < min(len(frames), len(ORDER)) and frames[count][0] == ORDER[-1 - count]:
        count += 1
    if not count or s.challenge == NONE:
        raise doc.refuse("a challenge ends with 'end-turn', and its steps follow each other")
    if s.phase != PHASES[len(ORDER) - count]:
        raise doc.refuse(f"the phase is not {Phase(s.phase).name.lower()} at this step")
    laid = s.challenge >= AT_PLAY or any(quest.card == s.challenge for quest in s.quests)
    if count > 1 and not laid:
        raise doc.refuse("the quest that is attempted does not lie in the quest area")
    if s.challenge >= FIRST_ADVENTURE and s.round % 3:
        raise doc.refuse("adventures are attempted in rounds 3, 6 and 9 (DQ-8.1)")
    return frames[count:]


def _picks_fit(s: DicequestState, top: Frame) -> bool:
    match top[0]:
        case steps.TOKEN_DICE:
            return _among(s.picks, s.unlocked)
        case steps.PICK_DICE:
            return isinstance(dice_effect(top[2], top[3]), w.Reroll) and _among(s.picks, s.unlocked)
        case steps.REFRESH:
            return len(s.picks) < 5 and _among(s.picks, s.market)
        case _:
            return False


def _among(picks: tuple[int, ...], there: list[int]) -> bool:
    return all(picks.count(pick) <= there.count(pick) for pick in picks)


def _run(s: DicequestState, f: Frame) -> bool:
    _, program, at, seat, other = f
    effects = PROGRAMS[program]
    if at >= len(effects) and effects:
        return False
    against = any(isinstance(effect, AGAINST) for effect in effects)
    return (other != NONE and other != seat) if against else other == NONE


def _given(s: DicequestState, f: Frame) -> bool:
    given = f[2]
    if given == 0:
        return s.challenge != NONE
    if given >= GIVEN_FACE:
        return given - GIVEN_FACE in s.unlocked and s.pool[COLOUR_OF[given - GIVEN_FACE]] > 0
    return s.pool[given - GIVEN_COLOUR] > 0


def _pick_dice(s: DicequestState, f: Frame) -> bool:
    return dice_effect(f[2], f[3]) is not None and s.challenge != NONE


def _pick_symbol(s: DicequestState, f: Frame) -> bool:
    return symbols_of(f[2], f[3]) is not None


def _convert(s: DicequestState, f: Frame) -> bool:
    effects = PROGRAMS[f[2]]
    return f[3] < len(effects) and isinstance(effects[f[3]], w.Convert)


def _in_challenge(s: DicequestState, f: Frame) -> bool:
    return s.challenge != NONE


def _always(s: DicequestState, f: Frame) -> bool:
    return True


FITS: Mapping[int, Callable[[DicequestState, Frame], bool]] = {
    steps.RUN: _run,
    steps.DRAW: _always,
    steps.TARGET: lambda s, f: bool(s.backpack[f[1]] & ON_OPPONENT & 1 << f[2]),
    steps.PARTY: lambda s, f: s.challenge != NONE and s.phase == Phase.TAVERN,
    steps.REMOVE: _in_challenge,
    steps.TOKEN_DICE: lambda s, f: s.phase == Phase.COMBAT,
    steps.RUNE_DIE: lambda s, f: s.phase == Phase.COMBAT,
    steps.PAY_RUNE: _in_challenge,
    steps.SUFFER: _in_challenge,
    steps.PICK_DICE: _pick_dice,
    steps.TURN_FACE: lambda s, f: f[2] in s.unlocked,
    steps.PICK_COLOUR: _given,
    steps.PICK_SYMBOL: _pick_symbol,
    steps.CONVERT: _convert,
    steps.REDUCE: _in_challenge,
    steps.HEAL: _always,
    steps.LEVEL: _always,
    steps.DISCARD: _always,
    steps.PAY_ITEM: _always,
    steps.GIFT: _always,
    steps.REFRESH: _always,
    steps.SAFE_WOUND: _always,
}
"""For each kind of work above the steps of a turn: whether it fits."""
