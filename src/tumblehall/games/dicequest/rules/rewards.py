"""The outcome of a quest or adventure and what it brings: DQ-7, DQ-8.2, DQ-9.3."""

from tumblehall.games.dicequest.cards.challenges import AT_PLAY, FIRST_ADVENTURE
from tumblehall.games.dicequest.cards.decks import TOKEN_ID, TOKEN_NEED
from tumblehall.games.dicequest.cards.printed import ADVENTURES
from tumblehall.games.dicequest.cards.programs import ALWAYS_PROGRAM, PLAY_PROGRAM, REWARD_PROGRAM, SUCCESS_PROGRAM
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.drawing import discard_token, fill_quests
from tumblehall.games.dicequest.rules.matching import can_pay, is_met, missing, score
from tumblehall.games.dicequest.rules.names import challenge_name, counts_of, seat_name
from tumblehall.games.dicequest.rules.numbers import fills_of, result_of
from tumblehall.games.dicequest.rules.state import NONE, DicequestState, Phase
from tumblehall.games.dicequest.rules.verbs import DONE, TOKEN
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work
from tumblehall.kernel.values import Json


def judge(s: DicequestState, f: Frame, rng: Rng) -> None:
    """DQ-7.1, DQ-8.3: the result against what is required; failing turns the re-roll token to its active side."""
    seat = f[1]
    s.phase = int(Phase.OUTCOME)
    result, fills = result_of(s), fills_of(s)
    s.succeeded = is_met(result, s.need, fills)
    adventure = s.challenge - FIRST_ADVENTURE
    if s.log is not None:
        data = {
            "player": seat_name(seat),
            "quest": challenge_name(s.challenge),
            "result": counts_of(result),
            "need": counts_of(s.need),
            "missing": counts_of(missing(result, s.need, fills)),
        }
        s.log.say("succeeded" if s.succeeded else "failed", data, "DQ-8.2" if adventure >= 0 else "DQ-7.1")
    if not s.succeeded:
        s.reroll[seat] = True
    elif adventure >= 0 and not s.coop:
        s.scores[seat] = score(result, s.need, ADVENTURES[adventure].score, fills)
        if s.log is not None:
            s.log.say("scored", {"player": seat_name(seat), "score": s.scores[seat]}, "DQ-8.3")


def tokens_there(s: DicequestState) -> list[int]:
    """The kinds of threat tokens on the card that is attempted; succeeding at a quest discards its token anyway."""
    if s.challenge >= FIRST_ADVENTURE:
        return sorted(set(s.adventure_tokens))
    if s.succeeded:
        return []
    return [laid.token for laid in s.quests if laid.card == s.challenge and laid.token != NONE]


def ask_pay_tokens(s: DicequestState, f: Frame) -> list[int]:
    """DQ-9.3: tokens that the excess pays for in full."""
    if not s.coop:
        return []
    there = tokens_there(s)
    if not there:
        return []
    result, fills = result_of(s), fills_of(s)
    payable = []
    for kind in there:
        price = [paid + n for paid, n in zip(s.paid, TOKEN_NEED[kind], strict=True)]
        if can_pay(result, s.need, price, s.shields, fills):
            payable.append(TOKEN.first + kind)
    return [*payable, DONE.first] if payable else []


def answer_pay_tokens(s: DicequestState, f: Frame, option: int, rng: Rng) -> None:
    if option == DONE.first:
        return
    kind = option - TOKEN.first
    s.paid = [paid + n for paid, n in zip(s.paid, TOKEN_NEED[kind], strict=True)]
    if s.challenge >= FIRST_ADVENTURE:
        tokens = list(s.adventure_tokens)
        tokens.remove(kind)
        s.adventure_tokens = tuple(tokens)
    else:
        place = place_of(s, s.challenge)
        s.quests[place] = s.quests[place].with_token(NONE)
    discard_token(s, kind)
    if s.log is not None:
        data = {"player": seat_name(f[1]), "token": kind, "quest": challenge_name(s.challenge)}
        s.log.say("threat-gone", data, "DQ-9.3")
    s.stack.append(f)


def place_of(s: DicequestState, card: int) -> int:
    """Where a quest lies."""
    return next(place for place, laid in enumerate(s.quests) if laid.card == card)


def reward(s: DicequestState, f: Frame, rng: Rng) -> None:
    """DQ-7.2, DQ-7.3, DQ-8.2: ranks are rewarded when all have tried."""
    seat, challenge = f[1], s.challenge
    if challenge == AT_PLAY:
        s.stack.append((steps.RUN, PLAY_PROGRAM, 0, seat, NONE))
    elif challenge >= FIRST_ADVENTURE:
        if s.coop and s.succeeded:
            s.stack.append((steps.RUN, REWARD_PROGRAM[challenge - FIRST_ADVENTURE], 0, seat, NONE))
    elif s.succeeded:
        _claim(s, seat, challenge, rng)
    else:
        place = place_of(s, challenge)
        s.quests[place] = s.quests[place].with_gold(s.quests[place].gold + 1)
        if s.log is not None:
            s.log.say("gold-on-quest", {"quest": challenge_name(challenge), "gold": s.quests[place].gold}, "DQ-7.2")
        s.stack.append((steps.RUN, ALWAYS_PROGRAM[challenge], 0, seat, NONE))


def _claim(s: DicequestState, seat: int, challenge: int, rng: Rng) -> None:
    laid = s.quests.pop(place_of(s, challenge))
    s.trophies[seat] |= 1 << challenge
    discard_token(s, laid.token)
    s.gold[seat] += laid.gold
    if s.log is not None:
        data = {"player": seat_name(seat), "quest": challenge_name(challenge), "gold": laid.gold}
        s.log.say("claimed", data, "DQ-7.3")
    fill_quests(s, rng)
    s.push(
        (steps.RUN, ALWAYS_PROGRAM[challenge], 0, seat, NONE), (steps.RUN, SUCCESS_PROGRAM[challenge], 0, seat, NONE)
    )


def _about_tokens(s: DicequestState, f: Frame) -> dict[str, Json]:
    return {"quest": challenge_name(s.challenge), "tokens": [TOKEN_ID[kind] for kind in tokens_there(s)]}


STEPS = (
    work(steps.JUDGE, "judge", ("seat",), judge),
    question(
        steps.PAY_TOKENS,
        "pay-tokens",
        ask=ask_pay_tokens,
        answer=answer_pay_tokens,
        prompt="Which threat do you discard with your excess symbols?",
        rule="DQ-9.3",
        verbs=(TOKEN, DONE),
        safe=(DONE,),
        about=_about_tokens,
    ),
    work(steps.REWARD, "reward", ("seat",), reward),
)
