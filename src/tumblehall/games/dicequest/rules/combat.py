"""Dice in combat: DQ-5. Re-rolls, runes and locks."""

from tumblehall.games.dicequest.content.dice import COLOUR_OF, FACE_NAME, PACKED, ROLL, RUNES, SHIFT, SYMBOLS, UNIT
from tumblehall.games.dicequest.content.kinds import Symbol
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.causes import picked_dice
from tumblehall.games.dicequest.rules.names import counts_of, dice_names, seat_name
from tumblehall.games.dicequest.rules.numbers import result_of
from tumblehall.games.dicequest.rules.state import DicequestState
from tumblehall.games.dicequest.rules.verbs import DIE, DONE, FREE, REROLL, RUNE
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question


def rune_sources(s: DicequestState) -> list[int]:
    """The unlocked faces that show a rune."""
    return sorted({face for face in s.unlocked if RUNES[face]})


def answer_combat(s: DicequestState, seat: int, option: int) -> None:
    """The re-roll token, or a rune that re-rolls a die."""
    if option == REROLL.first:
        s.picks = ()
        s.stack.append((steps.TOKEN_DICE, seat))
        return
    spend_rune(s, seat, option - RUNE.first)
    s.stack.append((steps.RUNE_DIE, seat))


def spend_rune(s: DicequestState, seat: int, face: int) -> None:
    """DQ-5.3 to DQ-5.5: a rune of a die locks it, a free one locks nothing."""
    take_symbol(s, Symbol.RUNE, face)
    if s.log is not None:
        die = None if face == FREE else FACE_NAME[face]
        data = {"player": seat_name(seat), "die": die, "result": counts_of(result_of(s))}
        s.log.say("rune-spent", data, "DQ-5.5" if die is None else "DQ-5.3")


def take_symbol(s: DicequestState, symbol: int, face: int) -> None:
    """Takes a symbol out of the result for good. FREE: one from a card, else one of a locked die."""
    if face != FREE:
        s.unlocked.remove(face)
        s.locked.append((face, PACKED[face] - UNIT[symbol]))
        return
    if s.added >> SHIFT * symbol & 255:
        s.added -= UNIT[symbol]
        return
    place = next(i for i, (_, left) in enumerate(s.locked) if left >> SHIFT * symbol & 255)
    locked, left = s.locked[place]
    s.locked[place] = (locked, left - UNIT[symbol])


def free_symbols(s: DicequestState, symbol: int) -> int:
    """Symbols that no unlocked die shows."""
    return (s.added >> SHIFT * symbol & 255) + sum(left >> SHIFT * symbol & 255 for _, left in s.locked)


def reroll(s: DicequestState, seat: int, faces: tuple[int, ...], rng: Rng) -> None:
    """All these unlocked dice at once."""
    for face in faces:
        s.unlocked.remove(face)
    new = roll_dice(s, [COLOUR_OF[face] for face in faces], rng)
    if s.log is not None:
        data = {
            "player": seat_name(seat),
            "from": dice_names(list(faces)),
            "dice": dice_names(new),
            "result": counts_of(result_of(s)),
        }
        s.log.say("rerolled", data, "DQ-5.2")


def roll_dice(s: DicequestState, colours: list[int], rng: Rng) -> list[int]:
    """Rolls dice into the unlocked zone; their faces."""
    sides = rng.several(6, len(colours))
    new = [ROLL[colour * 6 + side] for colour, side in zip(colours, sides, strict=True)]
    s.unlocked = sorted(s.unlocked + new)
    return new


def unpicked(s: DicequestState) -> list[int]:
    """The different faces among the unlocked dice that are not picked yet."""
    left = s.unlocked[:]
    for face in s.picks:
        left.remove(face)
    return sorted(set(left))


def add_symbols(s: DicequestState, seat: int, symbol: int, n: int) -> None:
    s.added += n << SHIFT * symbol
    if s.log is not None:
        data = {"player": seat_name(seat), "symbol": SYMBOLS[symbol], "n": n, "result": counts_of(result_of(s))}
        s.log.say("added", data, "DQ-7.1")


def ask_token_dice(s: DicequestState, f: Frame) -> list[int]:
    """DQ-5.2: the dice of the token, all named before they are rolled."""
    options = [DIE.first + face for face in unpicked(s)]
    if s.picks:
        options.append(DONE.first)
    return options


def answer_token_dice(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    if option != DONE.first:
        s.picks = (*s.picks, option - DIE.first)
        s.stack.append(f)
        return
    faces, s.picks = s.picks, ()
    s.reroll[seat] = False
    if s.log is not None:
        s.log.say("token", {"player": seat_name(seat), "dice": dice_names(list(faces))}, "DQ-5.2")
    reroll(s, seat, faces, rng)


def ask_rune_die(s: DicequestState, f: Frame) -> list[int]:
    return [DIE.first + face for face in sorted(set(s.unlocked))]


def answer_rune_die(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    reroll(s, f[1], (option - DIE.first,), rng)


STEPS = (
    question(
        steps.TOKEN_DICE,
        "token-dice",
        ask=ask_token_dice,
        answer=answer_token_dice,
        prompt="Which dice do you re-roll with the token?",
        rule="DQ-5.2",
        verbs=(DIE, DONE),
        safe=(DONE,),
        about=lambda s, f: {"cause": "token", "picked": picked_dice(s)},
    ),
    question(
        steps.RUNE_DIE,
        "rune-die",
        ask=ask_rune_die,
        answer=answer_rune_die,
        prompt="Which die does the rune re-roll?",
        rule="DQ-5.3",
        verbs=(DIE,),
        about=lambda s, f: {"cause": "rune"},
    ),
)
