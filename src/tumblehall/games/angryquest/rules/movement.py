"""The movement step and further moves: AQ-3.2 to AQ-3.8, AQ-6.11. A roll, a move, and what it leads to."""

from typing import Final

from tumblehall.games.angryquest.cards import who_has as has
from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.content.board import KIND, NEAR, OPEN, name_of
from tumblehall.games.angryquest.rules import steps
from tumblehall.games.angryquest.rules.lair import FIRST_LAIR
from tumblehall.games.angryquest.rules.names import player_name
from tumblehall.games.angryquest.rules.reach import (
    LUCKY_MOVE,
    MOVEMENT_STEP,
    PRINTED_MOVEMENT,
    TWISTS,
    WALKS,
    bonus_of,
    ends_of,
    luck_walked_over,
    may_wait,
    reach_of,
    share_ends,
)
from tumblehall.games.angryquest.rules.spaces import WALKED_OVER
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.games.angryquest.rules.verbs import (
    MOVE,
    PASS,
    REROLL_MOVE,
    SPLIT,
    WAIT,
    WIDTH,
)
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.steps import Frame, question, work


def roll(s: AngryState, f: Frame, rng: Rng) -> None:
    _, seat, kind = f
    roll_die(s, seat, kind, NONE, rng)


def roll_die(s: AngryState, seat: int, kind: int, only: int, rng: Rng) -> None:
    face = rng.below(6) + 1
    s.face = face
    if kind != LUCKY_MOVE:
        s.six = face == 6
        if s.six:
            s.stack.append((steps.AGAIN, seat))
    if s.log is not None:
        s.log.say("rolled", {"player": player_name(s, seat), "face": face}, "AQ-3.2")
    s.stack.append((steps.MOVE, seat, kind, face, only))


def ask_move(s: AngryState, f: Frame) -> list[int]:
    _, seat, kind, face, only = f
    if only != NONE:
        return [MOVE.first + only * WIDTH + end for end in ends_of(s, only, kind, face)]
    where = s.where
    team = s.team[seat]
    mine = [where[c] for c in team]
    walks = WALKS[s.colour[seat]]
    options: list[int] = []
    movers: list[int] = []
    for c, at in zip(team, mine, strict=True):
        if s.stall[c] == 1:
            continue
        before = len(options)
        base = MOVE.first + c * WIDTH
        if TWISTS[c] or s.upgrades[c]:
            options += [base + end for end in ends_of(s, c, kind, face)]
        else:  # the same as ends_of, for the plain case that most moves are
            total = face + PRINTED_MOVEMENT[c] if kind == MOVEMENT_STEP else face
            options += [base + end for end in walks[at][total - 1] if end not in mine]
        if len(options) > before:
            movers.append(c)
    for c in team:
        if ROLL_CHANGERS[c] and not s.used >> c & 1:
            options += _changes(s, seat, c, kind, face)
    if len(movers) <= 1 and may_wait(s, seat, kind, movers):
        options.append(WAIT.first)
    if options == [REROLL_MOVE.first]:
        options.append(PASS.first)  # no move is compulsory (A10), and the ability is optional
    return options


def safe_move(s: AngryState, f: Frame, options: list[int]) -> int:
    """Into the lair, where nothing more can happen to a character; else wait for it; else the first move."""
    for option in options:
        c, end = divmod(option - MOVE.first, WIDTH)
        if option >= MOVE.first and end >= FIRST_LAIR > s.where[c]:
            return option
    return next((option for option in (WAIT.first, PASS.first) if option in options), options[0])


ROLL_CHANGERS: Final = tuple(
    again is not None or split is not None for again, split in zip(has.ROLL_AGAIN, has.SPLIT, strict=True)
)


def _changes(s: AngryState, seat: int, c: int, kind: int, face: int) -> list[int]:
    """What else may be done with the roll: another one, or sharing it."""
    if has.ROLL_AGAIN[c] is not None:
        # the new roll must move this character, so that some roll must be able to
        return [REROLL_MOVE.first] if any(ends_of(s, c, kind, other) for other in range(1, 7)) else []
    if kind != MOVEMENT_STEP:
        return []
    return [SPLIT.first + k for k in range(1, face) if _first_shares(s, seat, k, face - k)]


def answer_move(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, kind, face, _ = f
    if option >= MOVE.first:
        c, end = divmod(option - MOVE.first, WIDTH)
        if TWISTS[c] and end not in reach_of(s, c, face + bonus_of(s, c, kind)):
            s.used |= 1 << c  # only its once-a-turn ability reaches this
        _move(s, seat, c, end)
    elif option == REROLL_MOVE.first:
        runner = next(c for c in s.team[seat] if has.ROLL_AGAIN[c] is not None)
        s.used |= 1 << runner
        roll_die(s, seat, kind, runner, rng)
    elif option == PASS.first:
        return
    elif option == WAIT.first:
        if s.log is not None:
            s.log.say("waits", {"player": player_name(s, seat)}, "AQ-6.11")
    else:
        first = option - SPLIT.first
        captain = next(c for c in s.team[seat] if has.SPLIT[c] is not None)
        s.used |= 1 << captain
        s.push((steps.SHARE, seat, first, NONE, face - first))


def _move(s: AngryState, seat: int, c: int, end: int) -> None:
    start = s.where[c]
    s.where[c] = end
    if s.log is not None:
        data = {"player": player_name(s, seat), "character": CHARACTERS[c].slug}
        s.log.say("moved", data | {"from": name_of(start), "to": name_of(end)}, "AQ-3.2")
    _land(s, seat, c, start, end)


def _first_shares(s: AngryState, seat: int, steps_now: int, steps_later: int) -> list[int]:
    """The first moves of a split roll that leave a second one to another character."""
    options = []
    for c in s.team[seat]:
        start = s.where[c]
        for end in share_ends(s, c, steps_now):
            s.where[c] = end
            if any(share_ends(s, other, steps_later) for other in s.team[seat] if other != c):
                options.append(MOVE.first + c * WIDTH + end)
            s.where[c] = start
    return options


def ask_share(s: AngryState, f: Frame) -> list[int]:
    _, seat, count, moved, rest = f
    if rest:
        return _first_shares(s, seat, count, rest)
    return [
        MOVE.first + c * WIDTH + end for c in s.team[seat] if c != moved for end in share_ends(s, c, count)
    ]  # fmt: skip


def answer_share(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, _, _, rest = f
    c, end = divmod(option - MOVE.first, WIDTH)
    if rest:
        s.push((steps.SHARE, seat, rest, c, 0))
    _move(s, seat, c, end)


def _land(s: AngryState, seat: int, c: int, start: int, end: int) -> None:
    """What a move leads to: combat, luck, curse, or the settlement's offers. The last pushed comes first."""
    kind = KIND[end]
    if kind == "settlement":
        actions = has.TOWN_ACTIONS[c]
        s.stack.append((steps.TOWN, seat, end, c, 1 if actions is None else actions.n, NONE))
    elif kind in ("luck", "curse"):
        s.stack.append((steps.SPACE, seat, c, end))
    if has.LUCK_PASS[c] is not None and not s.used >> c & 1:
        clover = luck_walked_over(start, end, s.colour[seat])
        if clover != NONE:
            s.stack.append((steps.LUCK, seat, c, clover, WALKED_OVER))
    if OPEN[end]:
        meeting = _meeting(s, seat, c, end)
        if meeting != NONE:
            s.stack.append((meeting, seat, c))


def _meeting(s: AngryState, seat: int, c: int, end: int) -> int:
    """The combat that a move leads to: on the same space, perhaps one at a distance, or none."""
    where = s.where
    reached = has.REACHED[c]
    within = NEAR[end] if reached is None else NEAR[end] + reached[end]
    meeting = NONE
    for other, team in enumerate(s.team):
        if other != seat:
            for foe in team:
                at = where[foe]
                if at == end:
                    return steps.CLASH
                if at in within:
                    meeting = steps.SHOT
    return meeting


STEPS = (
    work(steps.ROLL, "roll", ("seat", "roll"), roll),
    question(
        steps.MOVE,
        "move",
        takes=("roll", "face", "only"),
        ask=ask_move,
        answer=answer_move,
        prompt="You rolled {face}. Which move?",
        rule="AQ-3.2",
        verbs=(MOVE, SPLIT, REROLL_MOVE, WAIT, PASS),
        safe=safe_move,
    ),
    question(
        steps.SHARE,
        "share",
        takes=("steps", "moved", "rest"),
        ask=ask_share,
        answer=answer_share,
        prompt="Which character moves {steps}?",
        rule="AQ-3.2",
        verbs=(MOVE,),
    ),
)
