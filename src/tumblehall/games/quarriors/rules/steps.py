"""The numbers of the steps that can be pending; each is declared in the file of the rules that has it. Questions begin
with the seat they ask.

`program` and `at` say which effect of which list is under way, `me` whose it is; `this` is a reference: a tag of a die
in a ready area, BEYOND + code of one that is somewhere else, or -1; `other` is a seat, or REF + seat and reference of
the die of the moment, or -1."""

from typing import Final

START_TURN: Final = 1
SCORE: Final = 2
SCORED_ALL: Final = 3
CULL: Final = 4
ROLL_UP: Final = 5
ACT: Final = 6
NEXT_PHASE: Final = 7
FIX_TOTALS: Final = 8
DEFENCES: Final = 9
DEFENCE: Final = 10
NAME: Final = 11
ATTACK_OVER: Final = 12
TIDY: Final = 13
RUN: Final = 14
PICK: Final = 15
DESTROY: Final = 16
FATE: Final = 17
BURY: Final = 18
FIRE: Final = 19
ORDER: Final = 20
REACT: Final = 21
CHECK: Final = 22
COPY: Final = 23
SUMMONED: Final = 24
SCORE_NOW: Final = 25
TURN_FACE: Final = 26
MAY_COPY: Final = 27
ATTACH: Final = 28
MAY: Final = 29
EXPERT: Final = 30
RECALL: Final = 31
"""A list of effects goes on with what it had done before others came in between."""
MOMENT: Final = 32
"""Clauses answer a moment."""
SEAT: Final = 33
CHOOSE: Final = 34
MAY_DO: Final = 35
WINDOW: Final = 36
"""A defender's protection step."""
PROTECT: Final = 37
ALTERNATIVE: Final = 38
"""A creature that is about to score may do something else."""
BATTLE_OVER: Final = 39
"""What lasts for a battle ends, once its end was answered."""
STRIP: Final = 40
"""Which of the dice beside a creature go home."""
REST: Final = 41
"""Who still stands there destroyed goes to the used pile."""
LOCK_DUTY: Final = 42
"""A die must be locked before phase 2 is left."""
PAY: Final = 43
"""Which energy pays first."""
SETTLE: Final = 44
"""A party completes its quest or fails."""
QUEST_CULL: Final = 45
QUEST_DONE: Final = 46
"""The glory of a quest, and what answers it."""
QUEST_DIE: Final = 47
"""Whose quest die is rolled, and the roll."""
SEIZE: Final = 48
SET_DIE: Final = 49
REWARD: Final = 50
REROLL: Final = 51
SPLIT: Final = 52
VISIT: Final = 53
SENT: Final = 54
"""Reactions as a party is placed."""
ARRIVE: Final = 55
DUEL: Final = 56
"""Reactions of the two sides of a challenge, by turns."""
REPLY: Final = 57
STRIKE: Final = 58
CHALLENGE: Final = 59
"""What comes after first strikes."""
CHALLENGE_OVER: Final = 60
SURVIVORS: Final = 61
KEEP_QUEST: Final = 62
HOMEWARD: Final = 63
RETURN: Final = 64
VISIT_OVER: Final = 65
HIT: Final = 66
"""Who of a party takes damage of an effect."""
SPOILS: Final = 67
TAKE: Final = 68
"""Whether the quartifact of a destroyed creature is taken."""

EFFECT: Final = ("program", "at", "me", "this", "other")
TRIGGER: Final = ("clause", "this", "other")
REF: Final = 1024
"""From here on `other` is a die of a moment: REF + seat * 512 + reference."""
WITH_THAT: Final = 4096
"""And with a player beside the die: so much more for each seat, counted from 1."""


def with_that(other: int, seat: int) -> int:
    """The last operand of a frame in which THAT is a player; the die of the moment stays."""
    return seat if other < REF else REF + (other - REF) % WITH_THAT + (seat + 1) * WITH_THAT
