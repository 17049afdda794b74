"""How the game goes, for somebody who is about to play it first."""

PRIMER = (
    (
        "The aim",
        "Score glory with creatures that survive. The first to reach the goal (20, 15 or 12 glory for two, three "
        "or four players; 25, 19 or 15 with quests) wins; the game also ends when four creature cards in the Wilds "
        "have lost all their dice.",
    ),
    (
        "Your turn",
        "Creatures of yours that lived through a whole round score, and you may cull a die for each. Then you "
        "draw six dice from your bag and roll them. Quiddity pays for summoning the creatures you rolled; spells "
        "are readied.",
    ),
    (
        "The attack",
        "Your creatures attack every opponent at once with the sum of their attack. Each opponent names creatures "
        "one by one to take it: one whose defence is met falls, until the attack is used up. So what you summon "
        "must hold until your next turn.",
    ),
    (
        "The capture",
        "With quiddity that is left you may capture one die from the Wilds. It goes to your used pile, and into "
        "your bag when that is empty: your bag gets better, turn by turn.",
    ),
    (
        "A word of advice",
        "A readied spell need not be cast in the same turn: keep it until it does most, a reaction for the moment when "
        "somebody attacks you. Cull the plain dice of the start early, so that better ones come up more often. What "
        "you pay for a summon is missing for the capture, so look at the Wilds first. Of the effects that you rolled "
        "use first the one whose result helps you to decide about the others.",
    ),
)
