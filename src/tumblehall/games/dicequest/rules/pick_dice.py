"""The questions that effects ask: which dice, faces, colours, symbols; and what the answers do to the dice."""

from typing import Final, assert_never

from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.content.dice import COLOUR_OF, FACE_BY_NAME, FACE_NAME, FACES, OF_COLOUR, SHOWN, SYMBOLS
from tumblehall.games.dicequest.content.kinds import COLOURS
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.causes import EFFECT, cause, effect_of, picked_dice
from tumblehall.games.dicequest.rules.combat import add_symbols, free_symbols, reroll, roll_dice, take_symbol, unpicked
from tumblehall.games.dicequest.rules.effects import ADDED, add_die
from tumblehall.games.dicequest.rules.names import counts_of, dice_names, seat_name
from tumblehall.games.dicequest.rules.numbers import result_of
from tumblehall.games.dicequest.rules.state import DicequestState, Phase
from tumblehall.games.dicequest.rules.usable import can_turn, has_room, new_colours, recolours
from tumblehall.games.dicequest.rules.verbs import COLOUR, CONVERT, DIE, DONE, FACE, FREE, SYMBOL
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question

DiceEffect = w.Reroll | w.SetFace | w.Recolour
GIVEN_COLOUR: Final = ADDED + 1
"""A colour given up before the roll is this plus the colour."""
GIVEN_FACE: Final = GIVEN_COLOUR + 4
"""A die given up after the roll is this plus its face."""
GIVEN_NAME: Final = ("added", *COLOURS, *FACE_NAME)
"""What is given up for the die to come, by name."""


def dice_effect(f: Frame) -> DiceEffect:
    """The effect that picks dice."""
    effect = effect_of(f)
    assert isinstance(effect, DiceEffect)
    return effect


def ask_pick_dice(s: DicequestState, f: Frame) -> list[int]:
    """Unlocked dice, equal ones once; before the roll, colours of the pool. Up to so many: one is enough."""
    left = f[4]
    effect = dice_effect(f)
    match effect:
        case w.Reroll(colour):
            wanted = [f for f in unpicked(s) if colour in (k.Colour.ANY, COLOUR_OF[f])]
            options = [DIE.first + face for face in wanted]
            begun = bool(s.picks)
        case w.SetFace():
            options = [DIE.first + face for face in unpicked(s) if can_turn(effect, face)]
            begun = left < effect.n
        case w.Recolour(colour, to):
            colours = recolours(s, colour, to)
            if s.phase == Phase.COMBAT:
                options = [DIE.first + face for face in unpicked(s) if COLOUR_OF[face] in colours]
            else:
                options = [COLOUR.first + c for c in colours]
            begun = left < effect.n
        case _:
            assert_never(effect)
    if begun and options:
        options.append(DONE.first)
    return options


def answer_pick_dice(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, program, at, left = f
    effect = dice_effect(f)
    again = (steps.PICK_DICE, seat, program, at, left - 1)
    match effect:
        case w.Reroll():
            if option != DONE.first:
                s.picks = (*s.picks, option - DIE.first)
                if left > 1 and ask_pick_dice(s, again):
                    s.stack.append(again)
                    return
            faces, s.picks = s.picks, ()
            reroll(s, seat, faces, rng)
        case w.SetFace() if option != DONE.first:
            if left > 1:
                s.stack.append(again)
            face = option - DIE.first
            if effect.to is None:
                s.stack.append((steps.TURN_FACE, seat, program, at, face))
            else:
                turn(s, seat, face, FACE_BY_NAME[f"{COLOURS[COLOUR_OF[face]]}:{effect.to}"])
        case w.Recolour() if option != DONE.first:
            if left > 1:
                s.stack.append(again)
            if s.phase == Phase.COMBAT:
                given = GIVEN_FACE + option - DIE.first
            else:
                given = GIVEN_COLOUR + option - COLOUR.first
            s.stack.append((steps.PICK_COLOUR, seat, program, at, given, 1))
        case _:
            pass  # done


def ask_turn_face(s: DicequestState, f: Frame) -> list[int]:
    """DQ-10.1: any other face of that die."""
    face = f[4]
    return [FACE.first + other for other in OF_COLOUR[COLOUR_OF[face]] if other != face]


def answer_turn_face(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    turn(s, f[1], f[4], option - FACE.first)


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
    given = f[4]
    if given == ADDED:
        return [COLOUR.first + colour for colour in range(4) if has_room(s, colour)]
    old = COLOUR_OF[given - GIVEN_FACE] if given >= GIVEN_FACE else given - GIVEN_COLOUR
    return [COLOUR.first + colour for colour in new_colours(s, old, k.Colour.ANY)]


def answer_pick_colour(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, program, at, given, left = f
    colour = option - COLOUR.first
    if given == ADDED:
        if left > 1:
            s.stack.append((steps.PICK_COLOUR, seat, program, at, ADDED, left - 1))
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


def symbols_of(f: Frame) -> tuple[k.Kinds, int]:
    """The symbols that an effect lets choose from, and how many of one come."""
    match effect_of(f):
        case w.AddSymbol(symbols, n) | w.Convert(_, symbols, n):
            return symbols, n
        case effect:
            raise AssertionError(f"{effect} brings no symbols")


def ask_pick_symbol(s: DicequestState, f: Frame) -> list[int]:
    return [SYMBOL.first + symbol for symbol in symbols_of(f)[0]]


def answer_pick_symbol(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    add_symbols(s, f[1], option - SYMBOL.first, symbols_of(f)[1])


def ask_convert(s: DicequestState, f: Frame) -> list[int]:
    """Which symbol is given up: of an unlocked die, which is locked by that, or one that is free."""
    effect = effect_of(f)
    assert isinstance(effect, w.Convert)
    result = result_of(s)
    options = []
    for symbol in effect.start:
        if not result[symbol]:
            continue
        base = CONVERT.first + symbol * (FACES + 1)
        options += [base + face for face in sorted(set(s.unlocked)) if SHOWN[face][symbol]]
        if free_symbols(s, symbol):
            options.append(base + FREE)
    return options


def answer_convert(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, program, at = f
    symbol, face = divmod(option - CONVERT.first, FACES + 1)
    take_symbol(s, symbol, face)
    if s.log is not None:
        die = None if face == FREE else FACE_NAME[face]
        s.log.say("converted", {"player": seat_name(seat), "symbol": SYMBOLS[symbol], "die": die}, "DQ-5.3")
    effect = effect_of(f)
    assert isinstance(effect, w.Convert)
    if len(effect.to) == 1:
        add_symbols(s, seat, effect.to[0], effect.n)
    else:
        s.stack.append((steps.PICK_SYMBOL, seat, program, at))


def ask_reduce(s: DicequestState, f: Frame) -> list[int]:
    return [SYMBOL.first + slot for slot in range(6) if s.need[slot]]


def answer_reduce(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, program, at, left = f
    s.need[option - SYMBOL.first] -= 1
    if s.log is not None:
        s.log.say("reduced", {"player": seat_name(seat), "need": counts_of(s.need)}, "DQ-7.1")
    if left > 1:
        s.stack.append((steps.REDUCE, seat, program, at, left - 1))


DEED: dict[type, str] = {w.Reroll: "re-roll", w.SetFace: "turn", w.Recolour: "exchange"}

STEPS = (
    question(
        steps.PICK_DICE,
        "pick-dice",
        takes=(*EFFECT, "left"),
        ask=ask_pick_dice,
        answer=answer_pick_dice,
        prompt="Which die do you {deed}?",
        facts={"deed": lambda s, f: DEED[type(effect_of(f))]},
        rule="DQ-10.1",
        verbs=(DIE, COLOUR, DONE),
        safe=(DONE,),
        about=lambda s, f: {**cause(s, f), "picked": picked_dice(s)},
    ),
    question(
        steps.TURN_FACE,
        "turn-face",
        takes=(*EFFECT, "die"),
        ask=ask_turn_face,
        answer=answer_turn_face,
        prompt="To which face do you turn the die?",
        rule="DQ-10.1",
        verbs=(FACE,),
        about=cause,
    ),
    question(
        steps.PICK_COLOUR,
        "pick-colour",
        takes=(*EFFECT, "given", "left"),
        ask=ask_pick_colour,
        answer=answer_pick_colour,
        prompt="Of which colour?",
        rule="DQ-10.1",
        verbs=(COLOUR,),
        about=cause,
    ),
    question(
        steps.PICK_SYMBOL,
        "pick-symbol",
        takes=EFFECT,
        ask=ask_pick_symbol,
        answer=answer_pick_symbol,
        prompt="Which symbol?",
        rule="DQ-10.5",
        verbs=(SYMBOL,),
        about=cause,
    ),
    question(
        steps.CONVERT,
        "convert",
        takes=EFFECT,
        ask=ask_convert,
        answer=answer_convert,
        prompt="Which symbol do you give up?",
        rule="DQ-10.5",
        verbs=(CONVERT,),
        about=cause,
    ),
    question(
        steps.REDUCE,
        "reduce",
        takes=(*EFFECT, "left"),
        ask=ask_reduce,
        answer=answer_reduce,
        prompt="Which required symbol falls away?",
        rule="DQ-7.1",
        verbs=(SYMBOL,),
        about=cause,
    ),
)
