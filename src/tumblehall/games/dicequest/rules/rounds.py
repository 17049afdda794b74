"""Rounds and turns: DQ-2, and the threat phase of DQ-9."""

from typing import Final

from tumblehall.games.dicequest.cards.challenges import FIRST_ADVENTURE
from tumblehall.games.dicequest.cards.printed import INCOMES, THREATS
from tumblehall.games.dicequest.cards.programs import INCOME_PROGRAM, THREAT_PROGRAM
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.language import clauses as c
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.adventure import gather_threats, is_adventure_round, run_own
from tumblehall.games.dicequest.rules.drawing import any_of
from tumblehall.games.dicequest.rules.names import seat_name
from tumblehall.games.dicequest.rules.numbers import heroes_of
from tumblehall.games.dicequest.rules.state import NONE, DicequestState, Phase, Wound
from tumblehall.games.dicequest.rules.verbs import END_TURN
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work

PRACTICE: Final = 0


def start_round(s: DicequestState, f: Frame, rng: Rng) -> None:
    """DQ-8.6: the marker advances; in co-op threats come before the first turn."""
    s.round += 1
    s.threat = NONE
    s.scores = [NONE] * s.players
    if s.log is not None:
        s.log.say("round", {"round": s.round, "adventure": is_adventure_round(s)}, "DQ-8.6")
    seats = [(s.first + i) % s.players for i in range(s.players)]
    s.push((steps.THREAT,), (steps.GATHER,), *((steps.TURN, seat) for seat in seats), (steps.END_ROUND,))
    if s.coop:
        run_own(s, FIRST_ADVENTURE + s.adventure, k.When.ROUND_START)


def threat_phase(s: DicequestState, f: Frame, rng: Rng) -> None:
    """DQ-9.2: a threat card is revealed; an immediate one is resolved."""
    if not s.coop or s.difficulty == PRACTICE or not s.threat_deck:
        return
    s.threat = any_of(s.threat_deck, rng)
    s.reveal()
    s.threat_deck ^= 1 << s.threat
    facts = THREATS[s.threat]
    if s.log is not None:
        s.log.say("threat", {"threat": facts.slug}, "DQ-9.2")
    ability = facts.ability
    if ability.when is not k.When.IMMEDIATE or not enough_players(s, ability):
        return
    program = THREAT_PROGRAM[s.threat]
    hits_all = isinstance(ability.effects[0], w.GainGold | w.LoseGold | w.TakeWound)
    for i in reversed(range(s.players if hits_all else 1)):
        s.stack.append((steps.RUN, program, 0, (s.first + i) % s.players, NONE))


def enough_players(s: DicequestState, ability: c.Ability) -> bool:
    return not isinstance(ability.condition, c.Players) or s.players >= ability.condition.n


def gather(s: DicequestState, f: Frame, rng: Rng) -> None:
    """DQ-9.4: when the adventure is to be attempted, the threats of the quests move to it."""
    if s.coop and is_adventure_round(s):
        gather_threats(s)


def start_turn(s: DicequestState, f: Frame, rng: Rng) -> None:
    """DQ-2.2, DQ-3.1: a turn begins with income."""
    seat = f[1]
    s.turn = seat
    s.phase = int(Phase.TAVERN)
    s.used = 0
    s.discount = 0
    if s.log is not None:
        s.log.say("turn", {"player": seat_name(seat), "round": s.round}, "DQ-2.2")
    s.stack.append((steps.TAVERN, seat))
    for place, income in enumerate(INCOMES):
        if income.condition is None or not heroes_of(s, seat):
            s.stack.append((steps.RUN, INCOME_PROGRAM[place], 0, seat, NONE))


def ask_end_turn(s: DicequestState, f: Frame) -> list[int]:
    return [END_TURN.first]


def answer_end_turn(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    """Dice go back; unblockable wounds are ordinary ones from now on."""
    seat = f[1]
    s.start_challenge(NONE)
    s.phase = int(Phase.OVER)
    party = s.party[seat]
    for slot, hero in enumerate(party):
        if hero is not None and hero.wound == Wound.UNBLOCKABLE:
            party[slot] = hero.with_wound(int(Wound.LIGHT))


STEPS = (
    work(steps.ROUND, "round", (), start_round),
    work(steps.THREAT, "threat", (), threat_phase),
    work(steps.GATHER, "gather", (), gather),
    work(steps.TURN, "turn", ("seat",), start_turn),
    question(
        steps.END_TURN,
        "end-turn",
        ask=ask_end_turn,
        answer=answer_end_turn,
        prompt="Your turn is done.",
        rule="DQ-2.2",
        verbs=(END_TURN,),
        closing=True,
    ),
)
