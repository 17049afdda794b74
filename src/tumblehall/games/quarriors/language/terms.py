"""The closed lists of the language: where, whose, who, when, how long. Names are those of the cards' grammar."""

from enum import Enum, IntEnum


class Name(Enum):
    """A name of a closed list that the rules look up while they play: by identity, which is quick."""

    __hash__ = object.__hash__


class Guard(Enum):
    """Which faces a line of clauses works on. It works on exactly those; nothing adds up or is replaced in play
    (Q1)."""

    ALL = "every creature face"
    B0 = "creature faces without burst"
    B1 = "creature faces with one burst"
    B2 = "creature faces with two bursts"
    B12 = "creature faces with one or two bursts"
    S = "every spell face"
    S0 = "spell faces without burst"
    S1 = "spell faces with one burst"
    S2 = "spell faces with two bursts"
    S12 = "spell faces with one or two bursts"
    Q1 = "quiddity faces with one burst"
    RR = "re-roll faces that the card explains"
    IMM = "question mark faces"
    X3 = "the face with bursts only"
    LOCK = "every lock face, while locked"
    LOCK0 = "lock faces without burst, while locked"
    LOCK1 = "lock faces with one burst, while locked"
    LOCK2 = "lock faces with two bursts, while locked"
    ANCHOR = "no face: the anchored spell of the card in the Wilds"
    CARD = "no face: the card in the Wilds"
    BONUS = "the question mark of a quest die"
    ART1 = "the first quartifact face, while attached"
    ART2 = "the second quartifact face, while attached"
    ART3 = "the third quartifact face, while attached"


class Source(Enum):
    """What kind of thing a clause comes from; it follows from the guard."""

    SPELL = "spell"
    ABILITY = "ability"
    LOCK = "lock"
    ANCHORED = "anchored spell"
    QUARTIFACT = "quartifact"


class Moment(Name):
    """When a `When` answers. At one moment: the active player first, then clockwise, each in an order of choice
    (QC-12.8)."""

    SUMMONED = 0
    """Those dice were summoned, paid or free, and are in the ready area (Q75)."""
    BEFORE_DEFENDERS = 1
    """ME's attack: totals are fixed, nobody has defended (QC-8.14). THIS or HOST attacks."""
    FIRST_LOSS = 2
    """Damage of ME's attack destroyed the first creature of a player, LOSER; once per attack, player and die (Q31)."""
    DESTROYED = 3
    """Those dice were destroyed, saved or not; after they moved (QC-12.4)."""
    I_DESTROY = 4
    """A clause or damage of ME destroyed another creature, anybody's, while THIS is in the ready area (Q28, Q29)."""
    SCORES = 5
    """Those dice scored: glory given, dice moved, culls still to come."""
    SCORED_ALL = 6
    """All creatures of ME's phase 1 scored, culls still to come (Q21, Q151)."""
    FACE_ROLLED = 7
    """This face came up in a roll into or in the active pool (QD-3)."""
    CAPTURED = 8
    """A die of this card was captured, paid or free; ME captured it (Q84)."""
    FIRST_ROLL = 9
    """Right after the first roll of a phase 2, before immediate effects (Q128)."""
    DRAWN = 10
    """A draw of at least one die in the own turn is done; IT: those dice (QL-16)."""
    PLACED = 11
    """THIS was locked from the active pool, or attached as a quartifact (Q96)."""
    BOUGHT_OUT = 12
    """THIS was unlocked for quiddity (QL-9)."""
    PHASE2_ENDS = 13
    """Last thing of phase 2 (QL-4)."""
    PHASE3_STARTS = 14
    """First thing of phase 3."""
    ATTACKING = 15
    """A ready-area attack in which those dice take part begins, before the totals are fixed."""
    PROTECTION = 16
    """ME, a defender of a ready-area attack, applies protection; THIS is in the ready area (QC-8.4)."""
    DEFENCE_OVER = 17
    """ME's defence against a ready-area attack has ended."""
    ATTACK_OVER = 18
    """All defences of ME's attack ended; THIS attacked and is in the ready area (Q173)."""
    PHASE3_ENDS = 19
    """Last thing of phase 3."""
    CHALLENGE_MET = 20
    """A challenge was declared, the party is placed, totals are not fixed (Q113)."""
    CHALLENGE_OVER = 21
    """Challenge damage is done, before survivors move (Q173)."""
    QUEST_DONE = 22
    """A party with THIS completed its quest (QQ-15)."""
    QUEST_DIE = 23
    """The quest die was rolled for a party with THIS."""
    QUEST_BONUS = 24
    """The quest die shows the question mark (QQ-17)."""

    @property
    def words(self) -> str:
        return self.name.lower().replace("_", " ")


class Window(Name):
    """When a reaction spell is on offer in another's turn."""

    ANYTIME = "anytime"
    """At the steps of another's turn that Q155 lists."""
    PROTECTION = "protection"
    """Own protection step against a ready-area attack (QC-8.4, Q156)."""
    RESCUE = "rescue"
    """An own creature, VICTIM, is destroyed and has not moved (Q26)."""
    PARTY_SENT = "party sent"
    """Another's party reached the quest area (Q105)."""
    CHALLENGE = "challenge"
    """Own challenge or being challenged (QQ-11)."""


class Happening(Name):
    """What an `Instead` can replace."""

    DESTROYED = "destroyed"
    """Where a destroyed creature goes (Q26, Q27)."""
    TO_USED = "to the used pile"
    """Its last move into a used pile, after all other destinations (Q310)."""
    SCORES = "scores"
    """A creature is about to score; taken, it does not score (Q147)."""
    SPELLS_GO_HOME = "spells go home"
    """A spell of ME attached to that creature goes to the used pile as the creature leaves, VICTIM being the spell."""
    CHALLENGER_GOES_HOME = "challenger goes home"
    QUARTIFACT_GOES_HOME = "quartifact goes home"
    QUEST_DIE = "quest die"


class Action(Enum):
    """What a `Forbid` takes off the offer."""

    SECOND_SUMMON = "second summon"
    """Summoning a second die of the card's class in one turn (Q77)."""
    CAPTURE = "capture"
    """Capturing from this card, free or paid (QD-2, Q68)."""
    REACTION_SPELLS = "reaction spells"
    """Casting reaction spells (Q97)."""
    BUYOUT = "buyout"
    ANCHORED = "anchored"
    DISCOUNT = "discount"
    START_QUEST = "start quest"
    LONE_CHALLENGE = "lone challenge"


class Zone(Name):
    """Where a die is (QC-2.1). Attached dice are where their host is. From HERE on they are views and records, never
    destinations; a record holds snapshots: it keeps what has left."""

    WILDS = 0
    BAG = 1
    ACTIVE = 2
    READY = 3
    SPENT = 4
    USED = 5
    ASIDE = 6
    QUEST = 7
    REMOVED = 8
    """Out of the game, only as a destination (Q131)."""
    HERE = 9
    """The one of READY and QUEST in which THIS, for an attached die HOST, is."""
    BATTLE = 10
    """Attackers and possible defenders of the battle under way."""
    CHALLENGE = 11
    SUMMONED = 12
    """Summoned by their owner in the own turn under way, else in the last own turn (Q145)."""
    SCORED = 13
    """Scored this turn (Q66)."""
    SCORED_NOW = 14
    """Scored in this phase 1 (Q21)."""
    PARTY = 15
    NAMED = 16
    """Named as defender in the battle under way."""
    FALLEN = 17
    """Destroyed in the battle under way by damage or effects of the other side, saved or not (Q154)."""
    LOST = 18
    """Destroyed by the damage of this turn's ready-area attack, saved or not (Q31)."""


class Phase(IntEnum):
    """The phases of a turn, numbered as in QC-5.1."""

    SCORE = 1
    READY = 2
    ATTACK = 3
    CAPTURE = 4
    TIDY = 5


class Who(Enum):
    """Players. ME controls the clause: the owner of the die, also of an attached one (QC-13.8)."""

    ME = "me"
    OPPONENTS = "opponents"
    ALL = "all"
    """Everybody, the active player first."""
    ACTIVE = "active"
    """The active player."""
    LOSER = "loser"
    """Whose creature the damage has just destroyed."""
    THAT = "that"
    """The player under test, of the loop, or chosen by the effect before."""


class Side(Enum):
    """Whose dice. In the Wilds only ANY has a meaning."""

    MINE = "mine"
    """Those in ME's areas and piles; spell dice also owned by ME."""
    OTHERS = "others"
    """MINE without THIS, for an attached die without HOST."""
    THEIRS = "theirs"
    """Under `One` those of any one opponent, under `All` those of all, under `Each` one for each opponent."""
    ANY = "any"
    THAT = "that"
    ACTIVE = "active"
    DESTROYER = "destroyer"
    """Of the player who destroyed VICTIM (Q28)."""
    ATTACKERS = "attackers"
    """The creatures that attack in the battle under way."""
    DEFENDERS = "defenders"
    """The creatures that may be named in the battle under way."""


class What(Enum):
    CREATURE = "creature"
    """A die that is a creature now (QC-12.1), in the records one that was."""
    SPELL = "spell"
    """A readied spell, attached or not."""
    DIE = "die"
    CREATURE_DIE = "creature die"
    """A die with a creature face, whatever it shows: the Assistant too (Q12)."""
    SPELL_DIE = "spell die"
    """A die of a spell class, whatever it shows (Q12)."""
    QUARTIFACT = "quartifact"
    """A quest die with a quartifact face, attached or not."""


class Shows(Enum):
    """The face that a die shows."""

    LOCK = "lock"
    SPELL = "spell"


class Special(Enum):
    """Dice that need no choosing."""

    THIS = "this"
    """The die of the clause."""
    HOST = "host"
    """The creature to which THIS is attached."""
    VICTIM = "victim"
    """The die to which the event happens."""
    IT = "it"
    """The dice that the effect before was about, as they were then; in a `When` the die of the moment (Q38)."""


class Chooser(Enum):
    """Who picks."""

    ME = "me"
    OWNER = "owner"
    """The owner of the die that is chosen."""
    THAT = "that"


class Cause(Enum):
    DAMAGE = "damage"
    """Damage of an attack or challenge."""
    SCORE = "score"
    """Scoring."""


class Duration(Enum):
    TURN = "turn"
    """To the end of the turn under way, whoever's it is (Q52)."""
    ATTACK = "attack"
    """This battle, or in phase 3 before one, the next of the turn (Q153)."""
    MY_NEXT_TURN = "my next turn"
    """To the start of ME's next turn."""
    OWNERS_NEXT_TURN = "owner's next turn"
    """To the start of the next turn of the marked die's owner."""


class Way(Enum):
    """Which way a die is turned."""

    UP = "up"
    """To the next face to the right with a higher level (QX-12)."""
    DOWN = "down"
    """To the next to the left with a lower level, never to a face that is no creature (Q15)."""
    ONE_UP = "one up"
    """To a face exactly one level higher; the owner chooses where such faces differ, none: no change (Q14)."""
    TOP = "top"
    """To the highest level, of several faces the rightmost (Q281)."""


class Handling(Enum):
    """What becomes of a die whose immediate effect is used."""

    SPEND = "spend"
    """It goes to the spent pile first."""
    KEEP = "keep"
    """It stays; the effect rolls it."""


class Counting(Enum):
    """Ways without a number in which an attacker counts in a total."""

    HALF = "half"
    """Half, rounded down."""
    NO_QUARTIFACTS = "no quartifacts"


class Energy(Enum):
    LIGHT = "light"
    DARK = "dark"


class Coin(Enum):
    """What a price is paid in."""

    PLAIN = "plain"
    """Quiddity of any kind but SUMMON."""
    LIGHT = "light"
    DARK = "dark"
    GLORY = "glory"


class Purse(Enum):
    """Kinds of quiddity."""

    PLAIN = "plain"
    LIGHT = "light"
    DARK = "dark"
    SUMMON = "summon"
    """For summons only (Q262)."""


class DrawKind(Enum):
    OPENING = "opening"
    """The draw that opens phase 2."""
    OTHER = "other"
    """Every other draw of the own turn."""


class Which(Enum):
    """Which defenders another player names."""

    FIRST = "first"
    ALL = "all"


class QuestFace(Enum):
    ART1 = "art1"


THIS, HOST, VICTIM, IT = Special.THIS, Special.HOST, Special.VICTIM, Special.IT

SOURCE_OF = {
    **dict.fromkeys((Guard.S, Guard.S0, Guard.S1, Guard.S2, Guard.S12), Source.SPELL),
    **dict.fromkeys((Guard.ALL, Guard.B0, Guard.B1, Guard.B2, Guard.B12), Source.ABILITY),
    **dict.fromkeys((Guard.Q1, Guard.RR, Guard.IMM, Guard.X3, Guard.CARD), Source.ABILITY),
    **dict.fromkeys((Guard.LOCK, Guard.LOCK0, Guard.LOCK1, Guard.LOCK2), Source.LOCK),
    Guard.ANCHOR: Source.ANCHORED,
    **dict.fromkeys((Guard.BONUS, Guard.ART1, Guard.ART2, Guard.ART3), Source.QUARTIFACT),
}
"""By guard."""
