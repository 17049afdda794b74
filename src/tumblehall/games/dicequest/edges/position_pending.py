"""Pending work that a position names: whether a game can come to it, so that every answer can be carried out."""

from collections.abc import Callable, Mapping

from tumblehall.games.dicequest.cards.challenges import AT_PLAY, FIRST_ADVENTURE
from tumblehall.games.dicequest.cards.printed import ACTIONS
from tumblehall.games.dicequest.cards.programs import ACTION_PROGRAM, PROGRAMS, SOURCE_PROGRAM
from tumblehall.games.dicequest.cards.sources import ABILITIES, ON_OPPONENT
from tumblehall.games.dicequest.content.dice import COLOUR_OF
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.causes import effect_of
from tumblehall.games.dicequest.rules.effects import ADDED
from tumblehall.games.dicequest.rules.pick_dice import GIVEN_COLOUR, GIVEN_FACE
from tumblehall.games.dicequest.rules.quest import ORDER
from tumblehall.games.dicequest.rules.state import NONE, DicequestState, Phase
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.reading import Doc

Fits = Callable[[DicequestState, Frame], bool]
COST_OF = {
    **{program: own.cost for program, own in zip(SOURCE_PROGRAM, ABILITIES, strict=True) if own is not None},
    **{program: action.cost for program, action in zip(ACTION_PROGRAM, ACTIONS, strict=True)},
}
"""What abilities and actions cost, by program."""
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
            return isinstance(effect_of(top), w.Reroll) and _among(s.picks, s.unlocked)
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


def _asks(*kinds: type, challenge: bool = False) -> Fits:
    """Whether an effect of such a kind asks, for no more than it can, and in a challenge where it needs one."""

    def fits(s: DicequestState, f: Frame) -> bool:
        effect = effect_of(f)
        if not isinstance(effect, kinds) or (challenge and s.challenge == NONE):
            return False
        return s.STEPS[f[0]].takes[-1] != "left" or f[-1] <= getattr(effect, "n", 0)

    return fits


def _colour(s: DicequestState, f: Frame) -> bool:
    """Of a die that is added, or of one that another becomes, which is there."""
    given = f[4]
    if given == ADDED:
        return _asks(w.AddDie, challenge=True)(s, f)
    if not _asks(w.Recolour, challenge=True)(s, f):
        return False
    if given >= GIVEN_FACE:
        return given - GIVEN_FACE in s.unlocked and s.pool[COLOUR_OF[given - GIVEN_FACE]] > 0
    return s.pool[given - GIVEN_COLOUR] > 0


def _pays(price: str, challenge: bool = True) -> Fits:
    """Whether that program is paid for in this way, and not with more than it costs."""
    costs = {program: getattr(COST_OF[program], price) for program in COST_OF}
    return lambda s, f: f[3] <= costs.get(f[2], 0) and (not challenge or s.challenge != NONE)


def _always(s: DicequestState, f: Frame) -> bool:
    return True


FITS: Mapping[int, Fits] = {
    steps.RUN: _run,
    steps.DRAW: _always,
    steps.TARGET: lambda s, f: bool(s.backpack[f[1]] & ON_OPPONENT & 1 << f[2]),
    steps.PARTY: lambda s, f: s.challenge != NONE and s.phase == Phase.TAVERN,
    steps.REMOVE: _asks(w.RemoveDie, challenge=True),
    steps.TOKEN_DICE: lambda s, f: s.phase == Phase.COMBAT,
    steps.RUNE_DIE: lambda s, f: s.phase == Phase.COMBAT,
    steps.PAY_RUNE: _pays("runes"),
    steps.SUFFER: _pays("wounds"),
    steps.PICK_DICE: _asks(w.Reroll, w.SetFace, w.Recolour, challenge=True),
    steps.TURN_FACE: lambda s, f: f[4] in s.unlocked and isinstance(effect_of(f), w.SetFace),
    steps.PICK_COLOUR: _colour,
    steps.PICK_SYMBOL: _asks(w.AddSymbol, w.Convert, challenge=True),
    steps.CONVERT: _asks(w.Convert, challenge=True),
    steps.REDUCE: _asks(w.ReduceNeed, challenge=True),
    steps.HEAL: _asks(w.RemoveWound),
    steps.LEVEL: _asks(w.LevelUp),
    steps.DISCARD: _always,
    steps.PAY_ITEM: _pays("items", challenge=False),
    steps.GIFT: _asks(w.GiveItem),
    steps.REFRESH: _asks(w.RefreshMarket),
    steps.SAFE_WOUND: _asks(w.TakeWound),
}
"""For each kind of work above the steps of a turn: whether it fits."""
