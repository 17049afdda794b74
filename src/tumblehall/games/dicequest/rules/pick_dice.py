"""The questions that effects ask: which dice, faces, colours, symbols; and what the answers do to the dice."""

from typing import assert_never

from tumblehall.games.dicequest.cards.programs import PROGRAMS
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.content.dice import (
    COLOUR_OF,
    COLOURS,
    FACE_BY_NAME,
    FACE_NAME,
    FACES,
    OF_COLOUR,
    SHOWN,
    SYMBOLS,
)
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules import verbs as choices
from tumblehall.games.dicequest.rules.combat import add_symbols, free_symbols, reroll, roll_dice, take_symbol, unpicked
from tumblehall.games.dicequest.rules.effects import add_die
from tumblehall.games.dicequest.rules.names import counts_of, dice_names, seat_name
from tumblehall.games.dicequest.rules.numbers import result_of
from tumblehall.games.dicequest.rules.state import DicequestState, Phase
from tumblehall.games.dicequest.rules.usable import can_turn, has_room, new_colours, recolours
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame

DiceEffect = w.Reroll | w.SetFace | w.Recolour
GIVEN_COLOUR = 1
"""A colour given up before the roll is this plus the colour; 0 is a die that is added."""
GIVEN_FACE = GIVEN_COLOUR + 4
"""A die given up after the roll is this plus its face."""
MOST_GIVEN = GIVEN_FACE + FACES - 1


def dice_effect(program: int, at: int) -> DiceEffect | None:
    """The effect of a program if it picks dice."""
    effects = PROGRAMS[program]
    effect = effects[at] if at < len(effects) else None
    return effect if isinstance(effect, w.Reroll | w.SetFace | w.Recolour) else None


def ask_pick_dice(s: DicequestState, f: Frame) -> list[int]:
    """Unlocked dice, equal ones once; before the roll, colours of the pool. Up to so many: one is enough."""
    _, _, program, at, left = f
    effect = dice_effect(program, at)
    assert effect is not None
    match effect:
        case w.Reroll(colour):
            wanted = [f for f in unpicked(s) if colour in (k.Colour.ANY, COLOUR_OF[f])]
            options = [choices.DIE + face for face in wanted]
            begun = bool(s.picks)
        case w.SetFace():
            options = [choices.DIE + face for face in unpicked(s) if can_turn(effect, face)]
            begun = left < effect.n
        case w.Recolour(colour, to):
            colours = recolours(s, colour, to)
            if s.phase == Phase.COMBAT:
                options = [choices.DIE + face for face in unpicked(s) if COLOUR_OF[face] in colours]
            else:
                options = [choices.COLOUR + c for c in colours]
            begun = left < effect.n
        case _:
            assert_never(effect)
    if begun and options:
        options.append(choices.DONE)
    return options


def answer_pick_dice(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, program, at, left = f
    effect = dice_effect(program, at)
    again = (steps.PICK_DICE, seat, program, at, left - 1)
    match effect:
        case w.Reroll():
            if option != choices.DONE:
                s.picks = (*s.picks, option - choices.DIE)
                if left > 1 and ask_pick_dice(s, again):
                    s.stack.append(again)
                    return
            faces, s.picks = s.picks, ()
            reroll(s, seat, faces, rng)
        case w.SetFace() if option != choices.DONE:
            if left > 1:
                s.stack.append(again)
            face = option - choices.DIE
            if effect.to is None:
                s.stack.append((steps.TURN_FACE, seat, face))
            else:
                turn(s, seat, face, FACE_BY_NAME[f"{COLOURS[COLOUR_OF[face]]}:{effect.to}"])
        case w.Recolour() if option != choices.DONE:
            if left > 1:
                s.stack.append(again)
            if s.phase == Phase.COMBAT:
                given = GIVEN_FACE + option - choices.DIE
            else:
                given = GIVEN_COLOUR + option - choices.COLOUR
            s.stack.append((steps.PICK_COLOUR, seat, given, 1))
        case _:
            pass  # done


def ask_turn_face(s: DicequestState, f: Frame) -> list[int]:
    """DQ-10.1: any other face of that die."""
    face = f[2]
    return [choices.FACE + other for other in OF_COLOUR[COLOUR_OF[face]] if other != face]


def answer_turn_face(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    turn(s, f[1], f[2], option - choices.FACE)


def turn(s: DicequestState, seat: int, face: int, to: int) -> None:
    s.unlocked.remove(face)
    s.unlocked = sorted([*s.unlocked, to])
    if s.log is not None:
        data = {
            "player": seat_name(seat), "die": FACE_NAME[face], "to": FACE_NAME[to],
            "result": counts_of(result_of(s)),
        }  # fmt: skip
        s.log.say("turned", data, "DQ-10.1")


def ask_pick_colour(s: DicequestState, f: Frame) -> list[int]:
    """Colours with room in the pool."""
    given = f[2]
    if given == 0:
        return [choices.COLOUR + colour for colour in range(4) if has_room(s, colour)]
    old = COLOUR_OF[given - GIVEN_FACE] if given >= GIVEN_FACE else given - GIVEN_COLOUR
    return [choices.COLOUR + colour for colour in new_colours(s, old, k.Colour.ANY)]


def answer_pick_colour(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, given, left = f
    colour = option - choices.COLOUR
    if given == 0:
        if left > 1:
            s.stack.append((steps.PICK_COLOUR, seat, 0, left - 1))
        add_die(s, seat, colour, rng)
        return
    rolled = given >= GIVEN_FACE
    old = COLOUR_OF[given - GIVEN_FACE] if rolled else given - GIVEN_COLOUR
    s.pool[old] -= 1
    s.pool[colour] += 1
    if rolled:
        s.unlocked.remove(given - GIVEN_FACE)
    new = roll_dice(s, [colour], rng) if rolled else []
    if s.log is not None:
        data = {"player": seat_name(seat), "colour": COLOURS[old], "to": COLOURS[colour], "dice": dice_names(new)}
        s.log.say("recoloured", data, "DQ-4.3")


def symbols_of(program: int, at: int) -> tuple[k.Kinds, int] | None:
    """The symbols that an effect lets choose from, and how many of one come."""
    effects = PROGRAMS[program]
    match effects[at] if at < len(effects) else None:
        case w.AddSymbol(symbols, n) | w.Convert(_, symbols, n):
            return symbols, n
        case _:
            return None


def ask_pick_symbol(s: DicequestState, f: Frame) -> list[int]:
    found = symbols_of(f[2], f[3])
    assert found is not None
    return [choices.SYMBOL + symbol for symbol in found[0]]


def answer_pick_symbol(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    found = symbols_of(f[2], f[3])
    assert found is not None
    add_symbols(s, f[1], option - choices.SYMBOL, found[1])


def ask_convert(s: DicequestState, f: Frame) -> list[int]:
    """Which symbol is given up: of an unlocked die, which is locked by that, or one that is free."""
    effect = PROGRAMS[f[2]][f[3]]
    assert isinstance(effect, w.Convert)
    result = result_of(s)
    options = []
    for symbol in effect.start:
        if not result[symbol]:
            continue
        base = choices.CONVERT + symbol * (FACES + 1)
        options += [base + face for face in sorted(set(s.unlocked)) if SHOWN[face][symbol]]
        if free_symbols(s, symbol):
            options.append(base + choices.FREE)
    return options


def answer_convert(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, program, at = f
    symbol, face = divmod(option - choices.CONVERT, FACES + 1)
    take_symbol(s, symbol, face)
    if s.log is not None:
        die = None if face == choices.FREE else FACE_NAME[face]
        s.log.say("converted", {"player": seat_name(seat), "symbol": SYMBOLS[symbol], "die": die}, "DQ-5.3")
    effect = PROGRAMS[program][at]
    assert isinstance(effect, w.Convert)
    if len(effect.to) == 1:
        add_symbols(s, seat, effect.to[0], effect.n)
    else:
        s.stack.append((steps.PICK_SYMBOL, seat, program, at))


def ask_reduce(s: DicequestState, f: Frame) -> list[int]:
    return [choices.SYMBOL + slot for slot in range(6) if s.need[slot]]


def answer_reduce(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, left = f
    s.need[option - choices.SYMBOL] -= 1
    if s.log is not None:
        s.log.say("reduced", {"player": seat_name(seat), "need": counts_of(s.need)}, "DQ-7.1")
    if left > 1:
        s.stack.append((steps.REDUCE, seat, left - 1))
