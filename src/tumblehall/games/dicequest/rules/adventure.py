"""The adventure path: DQ-8, and the outcome of adventures in solo and co-op, DQ-9."""

from typing import Final

from tumblehall.games.dicequest.cards.challenges import CHALLENGES, FIRST_ADVENTURE
from tumblehall.games.dicequest.cards.printed import ADVENTURES
from tumblehall.games.dicequest.cards.programs import CHALLENGE_PROGRAM, RANK_PROGRAM
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.language import clauses as c
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.drawing import (
    any_of,
    discard_token,
    draw_token,
    fill_market,
    fill_quests,
    return_hero,
)
from tumblehall.games.dicequest.rules.ending import finish_together, finish_versus
from tumblehall.games.dicequest.rules.names import challenge_name, seat_name
from tumblehall.games.dicequest.rules.state import NONE, Deck, DicequestState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import work

ROUNDS: Final = 9
EVERY: Final = 3
"""Every third round is an adventure."""
HARD: Final = 2
LEGENDARY: Final = 4


def is_adventure_round(s: DicequestState) -> bool:
    return s.round % EVERY == 0 and s.round > 0


def candidates(s: DicequestState) -> int:
    """The adventures that can lie face down for this act."""
    found = 0
    for number, facts in enumerate(ADVENTURES):
        fits = facts.coop == s.coop and facts.challenge.act == s.act
        if fits and (facts.first_game or not (s.coop and s.starred)):
            found |= 1 << number
    return found


def reveal(s: DicequestState, rng: Rng) -> None:
    """The adventure of the act; in co-op each player adds a threat (DQ-9.1), and what waited for it comes."""
    s.adventure = any_of(candidates(s), rng)
    if s.log is not None:
        s.log.say("revealed", {"adventure": challenge_name(FIRST_ADVENTURE + s.adventure)}, "DQ-8.5")
    if not s.coop:
        return
    for _ in range(s.players):
        put_on_adventure(s, draw_token(s, rng))
    if s.act == 3:
        for kind in s.ahead:
            put_on_adventure(s, kind)
        s.ahead = ()
    run_own(s, FIRST_ADVENTURE + s.adventure, k.When.REVEAL)


def put_on_adventure(s: DicequestState, kind: int) -> None:
    if kind == NONE:
        return
    s.adventure_tokens = tuple(sorted((*s.adventure_tokens, kind)))
    if s.log is not None:
        s.log.say("threat-on-adventure", {"token": kind}, "DQ-9.1")


def run_own(s: DicequestState, challenge: int, when: k.When) -> None:
    """Carries out a challenge's own ability at its moment."""
    ability = CHALLENGES[challenge].ability
    if ability is None or ability.when is not when:
        return
    if isinstance(ability.condition, c.Players) and s.players < ability.condition.n:
        return
    s.stack.append((steps.RUN, CHALLENGE_PROGRAM[challenge], 0, s.turn, NONE))


def gather_threats(s: DicequestState) -> None:
    """DQ-9.4: threats on quests move to the adventure."""
    for place, laid in enumerate(s.quests):
        if laid.token != NONE:
            put_on_adventure(s, laid.token)
            s.quests[place] = laid.with_token(NONE)


def end_round(s: DicequestState, f: Frame, rng: Rng) -> None:
    if not is_adventure_round(s):
        s.push((steps.ROUND,))
    elif s.coop:
        _complete_together(s, rng)
    else:
        s.push((steps.RANKS,), (steps.NEXT_ACT,))


def ranks(s: DicequestState, f: Frame, rng: Rng) -> None:
    """DQ-8.4: those who tie for a rank all take the next reward below it, however many they are."""
    first = 1
    order = [(s.first + i) % s.players for i in range(s.players)]
    frames: list[Frame] = []
    for points in sorted({score for score in s.scores if score != NONE}, reverse=True):
        tied = [seat for seat in order if s.scores[seat] == points]
        rank = first if len(tied) == 1 else first + 1
        first += len(tied)
        for seat in tied:
            if s.log is not None:
                data = {"player": seat_name(seat), "score": points, "rank": rank}
                s.log.say("ranked", data, "DQ-8.4")
            frames.append((steps.RUN, RANK_PROGRAM[s.adventure][rank - 1], 0, seat, NONE))
    s.push(*frames)


def _complete_together(s: DicequestState, rng: Rng) -> None:
    """DQ-9.5, DQ-9.8: with a threat left on it the adventure has failed."""
    failed = bool(s.adventure_tokens)
    if s.log is not None:
        data = {"adventure": challenge_name(FIRST_ADVENTURE + s.adventure), "threats": len(s.adventure_tokens)}
        s.log.say("adventure-failed" if failed else "adventure-won", data, "DQ-9.5")
    if failed and (s.act == 3 or s.difficulty >= LEGENDARY):
        finish_together(s, False, "the adventure failed", "DQ-9.8" if s.act < 3 else "DQ-9.6")
        return
    if failed and s.difficulty >= HARD:
        for kind in s.adventure_tokens:
            discard_token(s, kind)
        new = (draw_token(s, rng) for _ in range(s.players))
        s.ahead = tuple(sorted((*s.ahead, *(kind for kind in new if kind != NONE))))
    elif failed:
        s.ahead = tuple(sorted((*s.ahead, *s.adventure_tokens)))
    s.adventure_tokens = ()
    s.push((steps.NEXT_ACT,))


def next_act(s: DicequestState, f: Frame, rng: Rng) -> None:
    """DQ-8.5: new board actions, quests and adventure; legends in act III. After round 9 the game is over."""
    if s.round == ROUNDS:
        if s.coop:
            finish_together(s, True, "the last adventure was won", "DQ-9.6")
        else:
            finish_versus(s)
        return
    s.act += 1
    if s.log is not None:
        s.log.say("act", {"act": s.act}, "DQ-8.5")
    left = [laid.token for laid in s.quests]
    for laid in s.quests:
        s.box |= 1 << laid.card
    s.quests = []
    fill_quests(s, rng)
    if s.act == 3:
        for hero in s.market:
            return_hero(s, hero)
        s.market = []
        if s.next_hero != NONE:
            s.hero_deck = Deck(s.hero_deck.cards | 1 << s.next_hero, s.hero_deck.under)
            s.next_hero = NONE
        fill_market(s, rng)
    s.push((steps.ROUND,))
    reveal(s, rng)
    for kind in left:  # DQ-9.4: a threat on a quest that is replaced moves too
        put_on_adventure(s, kind)


STEPS = (
    work(steps.END_ROUND, "end-round", (), end_round),
    work(steps.RANKS, "ranks", (), ranks),
    work(steps.NEXT_ACT, "next-act", (), next_act),
)
