"""Pending work that a position names: whether it fits the situation, so that every answer to it can be carried out."""

from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.content.board import HOME, KIND, OPEN, name_of
from tumblehall.games.angryquest.rules import steps
from tumblehall.games.angryquest.rules.numbers import standing_on
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.kernel.flow import FORK, Frame
from tumblehall.kernel.reading import Doc

TURNS = (steps.START_TURN, steps.END)
"""One of them lies at the bottom: from there the game goes on."""
FIGHTING = (steps.DEFEND, steps.EXCHANGE, steps.SECOND_TRY, steps.SETTLE)
FIGHTS: tuple[list[int], ...] = (
    [],
    [steps.EXCHANGE],
    [steps.EXCHANGE, steps.DEFEND],
    [steps.SETTLE],
    [steps.SETTLE, steps.SECOND_TRY],
)
"""What a combat may leave pending, on top of all else."""
OWN = frozenset(
    (steps.CLASH, steps.SHOT, steps.SPOILS, steps.ADVANCE, steps.LUCK_EFFECT, steps.SHOVE, steps.CURSE,
     steps.PASS_CURSE, steps.MEET_CURSE, steps.LOSE_UPGRADE, steps.RECRUIT, steps.NEWCOMER)
)  # fmt: skip
"""Steps about a character of the seat they ask, done before anything else can happen to it. The others look for
themselves whether it is still there."""


def check_pending(s: AngryState, doc: Doc) -> None:
    """BadInput where the work does not fit the characters, the hands, the colours or the combat."""
    if not s.main or s.main[0][0] not in TURNS or any(frame[0] in TURNS for frame in s.main[1:]):
        raise doc.refuse("leads to no decision: at the bottom of the stack, and only there, is start-turn or end")
    for frame in s.main:
        _check_frame(s, frame, doc)
    later = s.main[:-2] if [frame[0] for frame in s.main[-2:]] == [steps.SPOILS, steps.ADVANCE] else s.main[:-1]
    if any(frame[0] in OWN for frame in later):
        names = ", ".join(s.STEPS[number].name for number in sorted(OWN))
        raise doc.refuse(f"on top of the stack, and nowhere else, may be one of {names}")
    _check_fight(s, doc)
    top = len(s.main)
    if s.branches is not None:
        top -= 2
        _check_dealt(s, s.branches, doc)
    elif any(f[0] == steps.SHOW_TEAMS for f in s.main) or not any(s.team):
        raise doc.refuse("teams are shown after they were chosen in branches; somebody needs a team")
    else:
        _check_drawn(s, doc)
    corners = [frame[1] for frame in s.main if frame[0] == steps.CORNER]
    if any(f[0] != steps.CORNER for f in s.main[top - len(corners) : top]) or sorted(corners) != _colourless(s):
        raise doc.refuse("each seat without a colour, and no other, is asked for its corner before all else")


def _colourless(s: AngryState) -> list[int]:
    return [seat for seat, colour in enumerate(s.colour) if colour == NONE]


def _check_frame(s: AngryState, frame: Frame, doc: Doc) -> None:
    number = frame[0]
    name = s.STEPS[number].name
    if number == steps.KEEP:
        raise doc.refuse("'keep' stands in branches only")
    who = frame[2] if number in OWN else frame[4] if number == steps.MOVE else NONE
    if who != NONE and who not in s.team[frame[1]]:
        raise doc.refuse(f"'{name}': {CHARACTERS[who].slug} is no character of seat {frame[1]}")
    if number == steps.CLASH and not _meets_rival(s, who):
        raise doc.refuse(f"'{name}': {CHARACTERS[who].slug} meets nobody on its space")
    if number == steps.SPOILS and s.owner[frame[3]] in (NONE, frame[1]):
        raise doc.refuse(f"'{name}': {CHARACTERS[frame[3]].slug} is no character of another seat")
    if number == steps.TOWN and KIND[frame[2]] != "settlement":
        raise doc.refuse(f"'{name}': {name_of(frame[2])} is no settlement")


def _meets_rival(s: AngryState, c: int) -> bool:
    at = s.where[c]
    return at != HOME and OPEN[at] and standing_on(s, at, but=c) != NONE


def _check_fight(s: AngryState, doc: Doc) -> None:
    frames = [frame for frame in s.main if frame[0] in FIGHTING]
    kinds = [frame[0] for frame in frames]
    on_top = s.main[len(s.main) - len(frames) :] == frames
    if kinds not in FIGHTS or not on_top or bool(frames) != (s.fight is not None):
        raise doc.refuse("a 'fight' comes with exchange (and defend) or settle (and second-try) on top of the stack")
    if s.fight is None:
        return
    attacker, defender, _, defence = s.fight
    asked = frames[-1]
    side = attacker if asked[0] == steps.SECOND_TRY and asked[2] == 0 else defender
    if asked[0] in (steps.DEFEND, steps.SECOND_TRY) and s.owner[side] != asked[1]:
        raise doc.refuse(f"'{s.STEPS[asked[0]].name}': {CHARACTERS[side].slug} is no character of seat {asked[1]}")
    if asked[0] != steps.DEFEND and defence == NONE:
        raise doc.refuse("the defender has named no attribute; 'defend' comes before the rolls")


def _check_dealt(s: AngryState, branches: list[list[Frame]], doc: Doc) -> None:
    """While teams are chosen: who is asked has a hand, who has answered has kept all of it but one card."""
    if [frame[0] for frame in s.main[-2:]] != [steps.SHOW_TEAMS, FORK]:
        raise doc.refuse("'show-teams' comes right after the choice of teams")
    for seat, branch in enumerate(branches):
        hand, team = s.hands[seat], s.team[seat]
        kept = set(team) < set(hand) and len(team) == len(hand) - 1
        asked = branch == [(steps.KEEP, seat)] and not team
        if len(hand) < 2 or not (asked or (kept and not branch)):
            raise doc.refuse(f"branches[{seat}] asks 'keep' of a hand of two cards or more, or all but one are kept")


def _check_drawn(s: AngryState, doc: Doc) -> None:
    """Else only the seat that chooses a newcomer holds cards."""
    asked = s.main[-1][1] if s.main[-1][0] == steps.NEWCOMER else NONE
    if any(bool(hand) != (seat == asked) for seat, hand in enumerate(s.hands)):
        raise doc.refuse("only the seat that is asked for a 'newcomer', on top of the stack, has a hand")
