"""Setting up: AQ-1, A1 to A3. The deal, the secret choice of three, the corners."""

from collections.abc import Mapping
from typing import Final

from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTER_NUMBERS, MONSTERS
from tumblehall.games.angryquest.content.board import HOME
from tumblehall.games.angryquest.content.facts import COLOURS
from tumblehall.games.angryquest.rules import steps
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.games.angryquest.rules.verbs import CORNER, RETURN
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.steps import Frame, question, work
from tumblehall.kernel.values import Json

DEALT: Final = 4


def new_state(seats: int, options: Mapping[str, Json], rng: Rng) -> AngryState:
    """Everything that chance decides before the first choice."""
    s = AngryState(seats)
    monster, first = options["monster"], options["first"]
    s.monster = rng.below(len(MONSTERS)) if monster == "random" else MONSTER_NUMBERS[monster]
    s.first = rng.below(seats) if first == "random" else first
    s.turn = s.first
    for seat in range(seats):
        s.hands[seat] = tuple(draw_card(s, rng) for _ in range(DEALT))
    order = [(s.first + i) % seats for i in range(seats)]
    s.push((steps.SHOW_TEAMS,), *((steps.CORNER, seat) for seat in order), (steps.START_TURN, s.first))
    s.fork([[(steps.KEEP, seat)] for seat in range(seats)])
    return s


def draw_card(s: AngryState, rng: Rng) -> int:
    """One card from the deck, at random while its order is open, then from what was put under it."""
    if not s.deck:
        card, *rest = s.bottom
        s.bottom = tuple(rest)
        return card >> 3
    left = rng.below(s.deck.bit_count())
    deck = s.deck
    for _ in range(left):
        deck &= deck - 1
    bit = deck & -deck
    s.deck ^= bit
    return bit.bit_length() - 1


def cards_left(s: AngryState) -> int:
    return s.deck.bit_count() + len(s.bottom)


def ask_keep(s: AngryState, f: Frame) -> list[int]:
    return [RETURN.first + c for c in s.hands[f[1]]]


def answer_keep(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    back = option - RETURN.first
    s.team[seat] = [c for c in s.hands[seat] if c != back]
    if s.log is not None:
        s.log.say("returned", {"seat": seat, "character": CHARACTERS[back].slug}, "AQ-1.1", to=(seat,))


def show_teams(s: AngryState, f: Frame, rng: Rng) -> None:
    for seat, team in enumerate(s.team):
        for c in s.hands[seat]:
            if c in team:
                s.owner[c] = seat
                s.where[c] = HOME
            else:
                s.deck |= 1 << c
        s.hands[seat] = ()
        if s.log is not None:
            s.log.say("team", {"seat": seat, "characters": [CHARACTERS[c].slug for c in team]}, "AQ-1.1")


def ask_corner(s: AngryState, f: Frame) -> list[int]:
    return [CORNER.first + colour for colour in range(4) if colour not in s.colour]


def safe_corner(s: AngryState, f: Frame, options: list[int]) -> int:
    """A2: of two players, the second is best off opposite the first."""
    opposite = CORNER.first + (max(s.colour) + 2) % 4
    return opposite if s.players == 2 and opposite in options and max(s.colour) != NONE else options[0]


def answer_corner(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    colour = option - CORNER.first
    s.colour[f[1]] = colour
    if s.log is not None:
        s.log.say("corner", {"seat": f[1], "colour": COLOURS[colour]}, "AQ-1.2")


STEPS = (
    question(
        steps.KEEP,
        "keep",
        ask=ask_keep,
        answer=answer_keep,
        prompt="Which of your four characters goes back into the deck?",
        rule="AQ-1.1",
        verbs=(RETURN,),
        about=lambda s, f: {"hand": [CHARACTERS[c].slug for c in s.hands[f[1]]]},
    ),
    work(steps.SHOW_TEAMS, "show-teams", (), show_teams),
    question(
        steps.CORNER,
        "corner",
        ask=ask_corner,
        answer=answer_corner,
        prompt="Which corner is your home?",
        rule="AQ-1.2",
        verbs=(CORNER,),
        safe=safe_corner,
        about=lambda s, f: {"taken": [COLOURS[colour] for colour in s.colour if colour != NONE]},
    ),
)
