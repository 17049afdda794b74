"""The turn: AQ-3.1, AQ-3.6, AQ-6.2. Fight or roll, again after a six, end."""

from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.content.board import ARENA, LAIR
from tumblehall.games.angryquest.rules import steps
from tumblehall.games.angryquest.rules.lair import fighters_of, open_attributes
from tumblehall.games.angryquest.rules.movement import roll_die
from tumblehall.games.angryquest.rules.names import player_name
from tumblehall.games.angryquest.rules.reach import (
    FURTHER_MOVE,
    MOVEMENT_STEP,
)
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.games.angryquest.rules.verbs import END_TURN, FIGHT, ROLL, ROLL_AGAIN
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.steps import Frame, question, work


def start_turn(s: AngryState, f: Frame, rng: Rng) -> None:
    _start(s, f[1])


def _start(s: AngryState, seat: int) -> None:
    s.turn = seat
    if seat == s.first or s.round == 0:
        s.round += 1
    s.face = 0
    s.six = False
    s.used = 0
    s.sprung = ()
    if s.log is not None:
        s.log.say("turn", {"seat": seat, "player": player_name(s, seat), "round": s.round}, "AQ-1.4")
    s.stack.append((steps.END, seat))
    s.stack.append((steps.OPENING, seat))


def ask_opening(s: AngryState, f: Frame) -> list[int]:
    return [ROLL.first, FIGHT.first] if open_attributes(s, f[1]) else [ROLL.first]


def safe_opening(s: AngryState, f: Frame, options: list[int]) -> int:
    """Fight once nobody is left to wait for: who only ever rolled would never come to an end."""
    gathered = len(fighters_of(s, f[1])) == len(s.team[f[1]])
    return FIGHT.first if gathered and FIGHT.first in options else ROLL.first


def answer_opening(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    if option == ROLL.first:
        roll_die(s, seat, MOVEMENT_STEP, NONE, rng)
        return
    colour = s.colour[seat]
    for c in s.team[seat]:
        if s.where[c] in LAIR[colour]:
            free = [space for space in ARENA[colour] if all(s.where[other] != space for other in s.team[seat])]
            s.where[c] = free[0]
    if s.log is not None:
        s.log.say("attack-monster", {"player": player_name(s, seat)}, "AQ-6.2")
    s.push((steps.ASSAULT, seat))


def ask_again(s: AngryState, f: Frame) -> list[int]:
    return [ROLL_AGAIN.first] if s.six else []


def answer_again(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    roll_die(s, f[1], FURTHER_MOVE, NONE, rng)


def ask_end(s: AngryState, f: Frame) -> list[int]:
    return [END_TURN.first]


def answer_end(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    for c in s.team[seat]:
        if s.stall[c]:
            s.stall[c] -= 1
    following = (seat + 1) % s.players
    while s.out[following]:
        s.round += following == s.first  # the round ends there all the same
        following = (following + 1) % s.players
    _start(s, following)


STEPS = (
    work(steps.START_TURN, "start-turn", ("seat",), start_turn),
    question(
        steps.OPENING,
        "opening",
        ask=ask_opening,
        answer=answer_opening,
        prompt="Your turn: fight the {monster}, or roll?",
        rule="AQ-6.2",
        verbs=(ROLL, FIGHT),
        safe=safe_opening,
        facts={"monster": lambda s, f: MONSTERS[s.monster].name},
        about=lambda s, f: {"fighters": [CHARACTERS[c].slug for c in fighters_of(s, f[1])]},
    ),
    question(
        steps.AGAIN,
        "again",
        ask=ask_again,
        answer=answer_again,
        prompt="You rolled a six.",
        rule="AQ-3.6",
        verbs=(ROLL_AGAIN,),
        closing=True,
    ),
    question(
        steps.END,
        "end",
        ask=ask_end,
        answer=answer_end,
        prompt="Your turn is done.",
        rule="AQ-3.1",
        verbs=(END_TURN,),
        closing=True,
    ),
)
