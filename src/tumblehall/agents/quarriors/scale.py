"""What single things are worth in Quarriors, counted in glory: the scale by which words and tables are weighed."""

PER_QUIDDITY = 0.4
PER_DRAW = 0.5
RE_ROLL = 0.35
BEST_RE_ROLL = 0.8
"""The same of the worst die of a whole roll."""
A_GIFT = 0.5
"""What it is worth to give a poor die away."""
A_CULL = 0.4
"""What it is worth to be rid of a poor die."""
A_DIE = 1.3
"""What the best die of a used pile is worth to its owner."""
A_CREATURE = 1.5
"""What a creature in play is worth to its owner."""
IMMUNE = 0.05
LETHAL = 1.35
SOON_RID = 0.8
"""How much of the harm stays that a poor die does to an opponent, who culls it first."""
CULLED_AT_ONCE = 0.6
"""How much of it stays for oneself where it comes with glory: that brings a cull."""
STAYS = 3.0
"""What it is worth that a creature stays in play which was to be destroyed: it scores."""
NAMED_FIRST = 0.7
"""What a creature loses that must be named first."""
NAMED_LAST = -0.15
"""The same for one that is named last."""
SOMETIMES = 0.5
A_RESCUE = 0.6
"""What it is worth that a destroyed creature goes to the active pool."""
A_LATER = 0.2
"""What it is worth that an opponent rolls a good die again."""
ENCHANTS = 1.5
"""For how many rounds an enchantment works."""
TAKES_NONE = 0.03
A_POINT = 0.25
"""What a point of attack or defence is worth on all creatures of a player."""
A_LEVEL = 0.7
A_FOES_LEVEL = 0.45
"""What a level is worth on a creature of one's own, and on one of another, which has attacked already."""
DULL = 0.8
"""A die below this only thins out the rolls to come."""
RIVAL = 0.8
"""How much it matters what an opponent loses."""
THINNING = 2.4
"""How much a die below or above that matters in a whole game, for each glory of a roll."""
A_MORE_DRAW = 0.15
"""What it is worth to draw a die more or less whenever a text draws."""
SCORED_IN_A_TURN = 0.7
A_STILL = 0.6
"""What it is worth that the best creature of the one whose turn it is does not attack."""
AN_UNLOCK = 0.3
A_DISCARD = 0.15
"""What it is worth to take an opponent's readied spell, which is seldom there."""
ROUNDS = 8
"""So many rounds a game has."""
SELDOM = 0.3
"""How often a player draws more than once in a turn."""
LIES, KEPT_LOCKED = 1.0, 2.0
"""For how many rounds a die lies locked, for sale and not."""
A_REWARD = 0.8
"""What a roll of a quest die brings, or a quartifact."""
A_QUESTS_WORD = 0.2
"""What a word is worth that tells only on quests or against spells."""
A_CARRY = 0.7
"""How much of what a quartifact says comes to pass: somebody must be summoned to carry it."""
A_QUEST_CULL = 0.35
"""What a cull is worth that comes with a quest, for each creature of the party."""
CHALLENGED = 0.35
"""How likely an opponent challenges a party with all of a roll."""
FOES_QUEST = 0.8
"""How much it matters that a rival does not complete a quest."""
A_TRIP = 0.3
"""How often a creature goes on a quest where that is better, and is not stopped there."""
STEADY = 1.3
"""How much more comes of what a party is worth than of what creatures at home are: those fall more often than it is
reckoned."""
WORTH_GOING = 0.0
WORTH_CASTING = 0.5
WORTH_KEEPING = 0.95
"""A die of the used pile below this is culled."""
