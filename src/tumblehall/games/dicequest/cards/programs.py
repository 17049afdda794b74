"""The effects of cards as numbered programs. A program is named by its card and, where that has several, by its part:
`shaman`, `stormcaller always`, `the-wicker-king rank 2`. Positions write the name; numbers shift when cards come."""

from tumblehall.games.dicequest.cards.challenges import CHALLENGES
from tumblehall.games.dicequest.cards.facts import Rewards
from tumblehall.games.dicequest.cards.printed import ACTIONS, ADVENTURES, INCOMES, PLAYTIME, QUESTS, THREATS
from tumblehall.games.dicequest.cards.sources import ABILITIES, SOURCE_SLUG
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.language import clauses as c
from tumblehall.games.dicequest.language import words as w

Program = tuple[w.Effect, ...]


def reward_program(rewards: Rewards) -> Program:
    """DQ-7.4"""
    program: list[w.Effect] = []
    if rewards.gold:
        program.append(w.GainGold(rewards.gold))
    if rewards.level_up:
        program.append(w.LevelUp(k.Scope.ACTIVE, rewards.level_up))
    if rewards.basic_item:
        program.append(w.DrawBasic(rewards.basic_item))
    if rewards.legendary_item:
        program.append(w.DrawLegendary(rewards.legendary_item))
    return tuple(program)


def _effects(ability: c.Ability | None) -> Program:
    return () if ability is None else ability.effects


_OF_SOURCE = {slug: _effects(ability) for slug, ability in zip(SOURCE_SLUG, ABILITIES, strict=True)}
_OF_ACTION = {action.slug: action.effects for action in ACTIONS}
_OF_INCOME = {f"income {number}": income.effects for number, income in enumerate(INCOMES, 1)}
_OF_THREAT = {threat.slug: threat.ability.effects for threat in THREATS}
_OF_CHALLENGE = {challenge.slug: _effects(challenge.ability) for challenge in CHALLENGES}
_ALWAYS = {f"{quest.challenge.slug} always": reward_program(quest.guaranteed) for quest in QUESTS}
_ON_SUCCESS = {f"{quest.challenge.slug} success": reward_program(quest.success) for quest in QUESTS}
_PLAY = {"playtime always": PLAYTIME}
_RANKS = tuple(
    {f"{adventure.challenge.slug} rank {rank}": effects for rank, effects in enumerate(adventure.ranks, 1)}
    for adventure in ADVENTURES
)
_REWARD = {f"{adventure.challenge.slug} reward": adventure.reward for adventure in ADVENTURES}

_BY_NAME: dict[str, Program] = {
    name: program
    for programs in (
        _OF_SOURCE, _OF_ACTION, _OF_INCOME, _OF_THREAT, _OF_CHALLENGE, _ALWAYS, _ON_SUCCESS, _PLAY, *_RANKS, _REWARD,
    )
    for name, program in programs.items()
}  # fmt: skip
_NUMBER = {name: number for number, name in enumerate(_BY_NAME)}


def _numbers(programs: dict[str, Program]) -> tuple[int, ...]:
    return tuple(_NUMBER[name] for name in programs)


SOURCE_PROGRAM = _numbers(_OF_SOURCE)
ACTION_PROGRAM = _numbers(_OF_ACTION)
INCOME_PROGRAM = _numbers(_OF_INCOME)
THREAT_PROGRAM = _numbers(_OF_THREAT)
CHALLENGE_PROGRAM = _numbers(_OF_CHALLENGE)
ALWAYS_PROGRAM = _numbers(_ALWAYS)
SUCCESS_PROGRAM = _numbers(_ON_SUCCESS)
(PLAY_PROGRAM,) = _numbers(_PLAY)
RANK_PROGRAM = tuple(_numbers(ranks) for ranks in _RANKS)
REWARD_PROGRAM = _numbers(_REWARD)

PROGRAMS: tuple[Program, ...] = tuple(_BY_NAME.values())
PROGRAM_NAME = tuple(_BY_NAME)
PROGRAM_CARD = tuple(name.partition(" ")[0] for name in PROGRAM_NAME)
"""The slug of the card that a program is of; `income` is none."""

# -- what lasts ------------------------------------------------------------------------------------------------------


def _lasting(threat: int) -> Program:
    """The effects of a threat card that lasts for its round."""
    ability = THREATS[threat].ability
    return ability.effects if ability.when is k.When.ONGOING else ()


LASTING = (*(_lasting(threat) for threat in range(len(THREATS))), ())
"""By threat card; the last entry is for no card (NONE)."""
SURCHARGE = tuple(sum(e.n for e in program if isinstance(e, w.SurchargeRecruit)) for program in LASTING)
NO_RUNE_REROLL = tuple(any(isinstance(e, w.ForbidRuneReroll) for e in program) for program in LASTING)
