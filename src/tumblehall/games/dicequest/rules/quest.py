"""Choosing a quest and heroes, and the dice pool: DQ-4 and the first roll of DQ-5."""

from typing import Final

from tumblehall.games.dicequest.cards.challenges import AT_PLAY, CHALLENGES, FIRST_ADVENTURE
from tumblehall.games.dicequest.cards.printed import HEROES
from tumblehall.games.dicequest.cards.programs import LASTING, SOURCE_PROGRAM
from tumblehall.games.dicequest.cards.sets import members
from tumblehall.games.dicequest.cards.sources import ABILITIES, GOOD_AT_PLAY, HERO_COUNT, MANDATORY, SOURCE_SLUG
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.content.dice import MOST_DICE, ROLL, SHIFT
from tumblehall.games.dicequest.content.kinds import COLOURS, ColourName
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.adventure import is_adventure_round
from tumblehall.games.dicequest.rules.causes import EFFECT, cause
from tumblehall.games.dicequest.rules.drawing import return_item
from tumblehall.games.dicequest.rules.names import challenge_name, counts_of, dice_names, hero_in, seat_name
from tumblehall.games.dicequest.rules.numbers import heroes_of, result_of
from tumblehall.games.dicequest.rules.state import NONE, SLOTS, DicequestState, Phase
from tumblehall.games.dicequest.rules.usable import usable
from tumblehall.games.dicequest.rules.verbs import ATTEMPT, COLOUR, DONE, SEND
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work
from tumblehall.kernel.values import Json

ORDER: Final = (
    steps.POOL, steps.DEPLOY, steps.CURSES, steps.ROLL, steps.ACT, steps.GO_ON, steps.ACT, steps.OWN_WOUNDS,
    steps.COUNT, steps.BLOCK, steps.PLACE, steps.GO_ON, steps.ACT, steps.JUDGE, steps.ACT, steps.PAY_TOKENS,
    steps.REWARD, steps.END_TURN,
)  # fmt: skip
"""The steps of a challenge."""
TURN_ORDER: Final = ORDER[::-1]
PLAY_ORDER: Final = ORDER[ORDER.index(steps.JUDGE) :][::-1]
"""As they are pushed."""
LEAST: Final = tuple([challenge.party[0] for challenge in CHALLENGES])
"""By challenge the heroes that it needs."""


def can_choose(s: DicequestState, seat: int) -> list[int]:
    """DQ-4.1, DQ-8.1: the challenges that a player may attempt."""
    heroes = heroes_of(s, seat)
    if is_adventure_round(s):
        adventure = FIRST_ADVENTURE + s.adventure
        if heroes >= LEAST[adventure]:
            return [adventure]
    laid = [quest.card for quest in s.quests if LEAST[quest.card] <= heroes]
    return [*laid, AT_PLAY]


def ask_quest(s: DicequestState, f: Frame) -> list[int]:
    return [ATTEMPT.first + challenge for challenge in can_choose(s, f[1])]


def answer_quest(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    s.start_challenge(option - ATTEMPT.first)
    if s.log is not None:
        s.log.say("attempts", {"player": seat_name(seat), "quest": challenge_name(s.challenge)}, "DQ-4.1")
    if s.challenge == AT_PLAY and not s.backpack[seat] << HERO_COUNT & GOOD_AT_PLAY:
        s.phase = int(Phase.REWARD)  # no heroes, no dice, no wounds: the outcome is known
        s.stack += [(step, seat) for step in PLAY_ORDER]
        return
    s.stack += [(step, seat) for step in TURN_ORDER]
    if s.challenge == AT_PLAY:
        return
    if heroes_of(s, seat) == LEAST[s.challenge]:  # all of them must go
        s.active = sum(1 << slot for slot in range(SLOTS) if s.party[seat][slot] is not None)
    else:
        s.stack.append((steps.PARTY, seat))


def ask_party(s: DicequestState, f: Frame) -> list[int]:
    """Heroes up to the party size; no more are needed: done."""
    least, most = CHALLENGES[s.challenge].party
    sent = s.active.bit_count()
    if sent == most:
        return []
    party = s.party[f[1]]
    options = [SEND.first + slot for slot in range(SLOTS) if party[slot] is not None and not s.active >> slot & 1]
    if sent >= least and options:
        options.append(DONE.first)
    return options


def answer_party(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    if option != DONE.first:
        s.active |= 1 << option - SEND.first
        s.stack.append(f)


def pool(s: DicequestState, f: Frame, rng: Rng) -> None:
    """DQ-4.3: the dice of the active heroes, but for a banned colour; what the challenge asks for is set out."""
    seat = f[1]
    s.phase = int(Phase.DEPLOYMENT)
    challenge = CHALLENGES[s.challenge]
    s.need = list(challenge.need)
    s.light, s.deadly, s.unblockable = challenge.light, challenge.deadly, challenge.unblockable
    if challenge.ability is not None and challenge.ability.when is k.When.DEPLOYMENT:
        for effect in challenge.ability.effects:
            if isinstance(effect, w.BanColour):
                s.banned |= 1 << effect.colour
    for effect in LASTING[s.threat]:
        if isinstance(effect, w.AddWound):
            s.light += effect.n
    counts = s.pool
    for slot in range(SLOTS):
        hero = s.party[seat][slot]
        if hero is None or not s.active >> slot & 1:
            continue
        if hero.expert:
            s.sources |= 1 << hero.card
        if hero.item != NONE:
            s.sources |= 1 << HERO_COUNT + hero.item
        for colour in HEROES[hero.card].dice:
            if counts[colour] < MOST_DICE and not s.banned >> colour & 1:
                counts[colour] += 1
    if s.log is not None:
        heroes = [hero_in(s, seat, slot) for slot in range(SLOTS) if s.active >> slot & 1]
        data = {"player": seat_name(seat), "heroes": heroes, "pool": pool_of(s)}
        s.log.say("deployed", data, "DQ-4.3")


def pool_of(s: DicequestState) -> dict[ColourName, int]:
    return {COLOURS[colour]: n for colour, n in enumerate(s.pool) if n}


def curses(s: DicequestState, f: Frame, rng: Rng) -> None:
    """What opponents laid on this player's next quest works now, and ends; Playtime does not count."""
    seat = f[1]
    if s.challenge == AT_PLAY or not s.curses[seat]:
        return
    items = members(s.curses[seat])
    s.curses[seat] = 0
    for item in items:
        return_item(s, item)
        s.stack.append((steps.RUN, SOURCE_PROGRAM[HERO_COUNT + item], 0, seat, NONE))
        if s.log is not None:
            data = {"player": seat_name(seat), "card": SOURCE_SLUG[HERO_COUNT + item]}
            s.log.say("curse", data, "DQ-4.4")


def ask_remove(s: DicequestState, f: Frame) -> list[int]:
    """One die always stays."""
    if sum(s.pool) < 2:
        return []
    return [COLOUR.first + colour for colour in range(4) if s.pool[colour]]


def answer_remove(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, program, at, left = f
    colour = option - COLOUR.first
    s.pool[colour] -= 1
    if s.log is not None:
        s.log.say("die-removed", {"player": seat_name(seat), "colour": COLOURS[colour]}, "DQ-4.3")
    if left > 1:
        s.stack.append((steps.REMOVE, seat, program, at, left - 1))


def roll(s: DicequestState, f: Frame, rng: Rng) -> None:
    """DQ-5.1: the whole pool; then what the round's threat takes away."""
    seat = f[1]
    s.phase = int(Phase.COMBAT)
    colours = [colour for colour in range(4) for _ in range(s.pool[colour])]
    sides = rng.several(6, len(colours))
    s.unlocked = sorted([ROLL[colour * 6 + side] for colour, side in zip(colours, sides, strict=True)])
    for effect in LASTING[s.threat]:
        if isinstance(effect, w.LoseSymbol):
            s.lost += min(effect.n, result_of(s)[effect.symbol]) << SHIFT * effect.symbol
    if s.log is not None and colours:
        data = {"player": seat_name(seat), "dice": dice_names(s.unlocked), "result": counts_of(result_of(s))}
        s.log.say("rolled", data, "DQ-5.1")


def go_on(s: DicequestState, f: Frame, rng: Rng) -> None:
    """From combat to wounds, where abilities that nobody may decline come first; from wounds to rewards."""
    seat = f[1]
    s.phase += 1
    if s.phase != Phase.WOUND:
        return
    for source in members(s.sources & MANDATORY & ~s.used):
        ability = ABILITIES[source]
        assert ability is not None
        if ability.when is k.When.WOUND and usable(s, seat, source):
            s.used |= 1 << source
            if s.log is not None:
                s.log.say("used", {"player": seat_name(seat), "card": SOURCE_SLUG[source]}, "DQ-10.5")
            s.stack.append((steps.RUN, SOURCE_PROGRAM[source], 0, seat, NONE))


def _about_party(s: DicequestState, f: Frame) -> dict[str, Json]:
    least, most = CHALLENGES[s.challenge].party
    sent = [hero_in(s, f[1], slot) for slot in range(SLOTS) if s.active >> slot & 1]
    return {"quest": challenge_name(s.challenge), "least": least, "most": most, "sent": sent}


STEPS = (
    question(
        steps.QUEST,
        "quest",
        ask=ask_quest,
        answer=answer_quest,
        prompt="Which quest do you attempt?",
        rule="DQ-4.1",
        verbs=(ATTEMPT,),
        safe=lambda s, f, options: options[-1],  # the one that costs nothing
        about=lambda s, f: {"adventure": is_adventure_round(s)},
    ),
    question(
        steps.PARTY,
        "party",
        ask=ask_party,
        answer=answer_party,
        prompt="Which heroes go?",
        rule="DQ-4.1",
        verbs=(SEND, DONE),
        safe=(DONE,),
        about=_about_party,
    ),
    work(steps.POOL, "pool", ("seat",), pool),
    work(steps.CURSES, "curses", ("seat",), curses),
    question(
        steps.REMOVE,
        "remove",
        takes=(*EFFECT, "left"),
        ask=ask_remove,
        answer=answer_remove,
        prompt="Which die do you take out of the pool?",
        rule="DQ-4.3",
        verbs=(COLOUR,),
        about=cause,
    ),
    work(steps.ROLL, "roll", ("seat",), roll),
    work(steps.GO_ON, "go-on", ("seat",), go_on),
)
