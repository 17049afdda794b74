"""From printed cards to tables: which ability can be used at which moment, and its effects as a numbered program. Done
once, so that playing looks nothing up by name.

A source is a hero (its number) or an item (HEROES + its number): whatever has an ability that a player may use.
"""

from tumblehall.games.dicequest import clauses as c
from tumblehall.games.dicequest import kinds as k
from tumblehall.games.dicequest import words as w
from tumblehall.games.dicequest.content import (
    ACTIONS,
    ADVENTURES,
    HEROES,
    INCOMES,
    ITEMS,
    PLAYTIME,
    QUESTS,
    THREATS,
    TOKENS,
    Challenge,
    HeroFacts,
    ItemFacts,
    Rewards,
)
from tumblehall.games.dicequest.sets import bits_of
from tumblehall.games.dicequest.state import Phase

Program = tuple[w.Effect, ...]

HERO_COUNT = len(HEROES)
ITEM_COUNT = len(ITEMS)
SOURCES = HERO_COUNT + ITEM_COUNT
_CARDS: tuple[HeroFacts | ItemFacts, ...] = (*HEROES, *ITEMS)
ABILITIES = tuple(card.ability for card in _CARDS)
SOURCE_NAME = tuple(card.name for card in _CARDS)
SOURCE_SLUG = tuple(card.slug for card in _CARDS)

# -- challenges: quests, then Playtime, then adventures --------------------------------------------------------------

AT_PLAY = len(QUESTS)
FIRST_ADVENTURE = AT_PLAY + 1
PLAY = Challenge("playtime", "Playtime", "playtime", 0, (0, 0), (0,) * 6, 0, 0, 0, None, "", "")
"""DQ-4.2: the quest that is printed on the board."""
CHALLENGES = (*(q.challenge for q in QUESTS), PLAY, *(a.challenge for a in ADVENTURES))


# -- decks -----------------------------------------------------------------------------------------------------------

APPRENTICES = bits_of([card for card, facts in enumerate(HEROES) if not facts.legend])
LEGENDS = bits_of([card for card, facts in enumerate(HEROES) if facts.legend])
IS_LEGEND = tuple(facts.legend for facts in HEROES)
IS_LEGENDARY = tuple(facts.deck == "legendary" for facts in ITEMS)
ITEM_DECKS = {
    deck: bits_of([card for card, facts in enumerate(ITEMS) if facts.deck == deck])
    for deck in ("basic", "take_that", "legendary")
}
QUEST_DECKS = tuple(
    bits_of([card for card, quest in enumerate(QUESTS) if quest.challenge.act == act]) for act in (1, 2, 3)
)
TOKEN_KINDS = tuple(dict.fromkeys((token.act, token.need) for token in TOKENS))
"""Tokens of one act that ask for the same are one kind."""
TOKEN_ID = tuple(next(t.id for t in TOKENS if (t.act, t.need) == kind) for kind in TOKEN_KINDS)
TOKEN_COUNT = tuple(sum((t.act, t.need) == kind for t in TOKENS) for kind in TOKEN_KINDS)
TOKEN_NEED = tuple(need for _, need in TOKEN_KINDS)
TOKENS_OF_ACT = tuple(tuple(k for k, (act, _) in enumerate(TOKEN_KINDS) if act == wanted) for wanted in (1, 2, 3))

# -- what can be used when -------------------------------------------------------------------------------------------

SINGLE_USE = bits_of([card for card, facts in enumerate(ITEMS) if facts.kind == "single_use"])
EQUIPMENT = bits_of([card for card, facts in enumerate(ITEMS) if facts.kind == "equipment"])
ON_OPPONENT = bits_of([card for card, facts in enumerate(ITEMS) if facts.on_opponent])


def _moment(ability: c.Ability) -> tuple[Phase, bool | None] | None:
    """The phase in which a player may use an ability, and the outcome it needs."""
    phase = {
        k.When.TAVERN: Phase.TAVERN,
        k.When.DEPLOYMENT: Phase.DEPLOYMENT,
        k.When.COMBAT: Phase.COMBAT,
        k.When.WOUND: Phase.WOUND,
        k.When.REWARD: Phase.REWARD,
    }.get(ability.when)
    if phase is None or ability.mandatory:
        return None
    if isinstance(ability.condition, c.Succeeded | c.Failed):
        return Phase.OUTCOME, isinstance(ability.condition, c.Succeeded)
    return phase, None


def _usable(phase: Phase, outcome: bool | None) -> int:
    moments = [_moment(ability) if ability is not None else None for ability in ABILITIES]
    return bits_of([source for source, moment in enumerate(moments) if moment == (phase, outcome)])


BY_PHASE = tuple(_usable(phase, None) for phase in Phase)
BY_OUTCOME = (_usable(Phase.OUTCOME, False), _usable(Phase.OUTCOME, True))
"""Those that wait for a failure, and for a success."""
MANDATORY = bits_of([source for source, ability in enumerate(ABILITIES) if ability is not None and ability.mandatory])
ONGOING = bits_of(
    [source for source, ability in enumerate(ABILITIES) if ability is not None and ability.when is k.When.ONGOING]
)

ABOUT_THE_QUEST = (
    w.AddDie, w.Reroll, w.SetFace, w.Recolour, w.AddSymbol, w.Convert, w.Substitute, w.ReduceNeed, w.Block,
    w.DowngradeDeadly, w.SaveHero, w.RemoveWound,
)  # fmt: skip
GOOD_AT_PLAY = bits_of(
    [
        source
        for source, ability in enumerate(ABILITIES)
        if ability is not None
        and ability.when is not k.When.TAVERN
        and not all(isinstance(effect, ABOUT_THE_QUEST) for effect in ability.effects)
    ]
)
"""Sources that can do something at Playtime, where nothing is required and nobody is wounded."""

# -- programs --------------------------------------------------------------------------------------------------------


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


_OF_SOURCE = tuple(_effects(ability) for ability in ABILITIES)
_OF_ACTION = tuple(action.effects for action in ACTIONS)
_OF_INCOME = tuple(income.effects for income in INCOMES)
_OF_THREAT = tuple(threat.ability.effects for threat in THREATS)
_OF_CHALLENGE = tuple(_effects(challenge.ability) for challenge in CHALLENGES)
_ALWAYS = tuple(reward_program(quest.guaranteed) for quest in QUESTS)
_ON_SUCCESS = tuple(reward_program(quest.success) for quest in QUESTS)
_RANKS = tuple(program for adventure in ADVENTURES for program in adventure.ranks)
_REWARD = tuple(adventure.reward for adventure in ADVENTURES)

PROGRAMS: tuple[Program, ...] = tuple(
    dict.fromkeys(
        (
            (), *_OF_SOURCE, *_OF_ACTION, *_OF_INCOME, *_OF_THREAT, *_OF_CHALLENGE, *_ALWAYS, *_ON_SUCCESS, PLAYTIME,
            *_RANKS, *_REWARD,
        )
    )
)  # fmt: skip
"""All different lists of effects; 0 is the empty one."""
_NUMBERS = {program: number for number, program in enumerate(PROGRAMS)}

SOURCE_PROGRAM = tuple(_NUMBERS[program] for program in _OF_SOURCE)
ACTION_PROGRAM = tuple(_NUMBERS[program] for program in _OF_ACTION)
INCOME_PROGRAM = tuple(_NUMBERS[program] for program in _OF_INCOME)
THREAT_PROGRAM = tuple(_NUMBERS[program] for program in _OF_THREAT)
CHALLENGE_PROGRAM = tuple(_NUMBERS[program] for program in _OF_CHALLENGE)
ALWAYS_PROGRAM = tuple(_NUMBERS[program] for program in _ALWAYS)
SUCCESS_PROGRAM = tuple(_NUMBERS[program] for program in _ON_SUCCESS)
PLAY_PROGRAM = _NUMBERS[PLAYTIME]
RANK_PROGRAM = tuple(tuple(_NUMBERS[program] for program in adventure.ranks) for adventure in ADVENTURES)
REWARD_PROGRAM = tuple(_NUMBERS[program] for program in _REWARD)

# -- what lasts ------------------------------------------------------------------------------------------------------


def _lasting(threat: int) -> Program:
    """The effects of a threat card that lasts for its round."""
    ability = THREATS[threat].ability
    return ability.effects if ability.when is k.When.ONGOING else ()


LASTING = (*(_lasting(threat) for threat in range(len(THREATS))), ())
"""By threat card; the last entry is for no card (NONE)."""
SURCHARGE = tuple(sum(e.n for e in program if isinstance(e, w.SurchargeRecruit)) for program in LASTING)
NO_RUNE_REROLL = tuple(any(isinstance(e, w.ForbidRuneReroll) for e in program) for program in LASTING)
