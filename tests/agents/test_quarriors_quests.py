"""The heuristic agent of Quarriors among quests: small positions, one choice, one claim."""

import pytest

import tumblehall as th
from tests.quarriors.mat import do, on, play, seat
from tumblehall.agents.quarriors.heuristic import HeuristicAgent
from tumblehall.agents.quarriors.parties import Party, Splits
from tumblehall.agents.quarriors.sight import as_declared, seen, sight
from tumblehall.agents.quarriors.worth import collection, die_worth
from tumblehall.lab.quarriors_home import StaysHome, out_of_reach

QUEST = "Exqualibur/The Hunt For"
WILDS = f"Squire/Basic, Knight of Quamelot/Base, Ancient Guide/Base, Manxome Minotaur/Mighty, Assistant/Basic, {QUEST}"
GUIDE, TWO_LEVELS = "Ancient Guide#4", "Ancient Guide#6"
STRONG = "5 Manxome Minotaur"
"""Whoever is at home against these is likely to fall."""


def choice(table: th.Table, agent: HeuristicAgent | StaysHome | None = None) -> str:
    decision = table.decisions[0]
    return (agent or HeuristicAgent()).choose(table.view(decision.seat), decision, th.FastRng(1))


def attacking(ready: str, rival: dict[str, object] | None = None) -> th.Table:
    return play(seat(ready=ready), rival or seat(), phase="attack", wilds=WILDS)


# -- going -------------------------------------------------------------------------------------------------------------


def test_sends_a_party_that_has_the_levels() -> None:
    assert choice(attacking(TWO_LEVELS)) == "quest exqualibur"


def test_stays_where_the_levels_are_too_few() -> None:
    assert choice(attacking(GUIDE)) == "next"


def test_who_stays_home_goes_on_no_quest() -> None:
    assert choice(attacking(TWO_LEVELS), StaysHome()) == "next"


def test_sends_two_whose_levels_add_up() -> None:
    table = do(attacking(f"{GUIDE}, {GUIDE}", seat(bag=STRONG)), "quest exqualibur")
    do(table, choice(table))
    assert choice(table).startswith("send ancient-guide#4")


def test_departs_when_nobody_else_is_needed() -> None:
    table = do(attacking(f"{TWO_LEVELS}, Manxome Minotaur#6"), "quest exqualibur", "send ancient-guide#6")
    assert choice(table) == "depart"


def test_a_creature_that_scores_more_stays() -> None:
    table = do(attacking(f"{TWO_LEVELS}, Manxome Minotaur#6"), "quest exqualibur")
    assert choice(table) == "send ancient-guide#6"


def test_does_not_go_where_the_quest_is_out_of_reach() -> None:
    assert choice(attacking(TWO_LEVELS), HeuristicAgent(out_of_reach)) == "next"


# -- challenges --------------------------------------------------------------------------------------------------------


def test_challenges_a_party_that_would_fall() -> None:
    assert choice(attacking("Manxome Minotaur#6", seat(quest=on(QUEST, TWO_LEVELS)))) == "challenge exqualibur"


def test_does_not_challenge_a_party_that_holds() -> None:
    assert choice(attacking(GUIDE, seat(quest=on(QUEST, "Manxome Minotaur#6")))) == "next"


def test_the_least_of_a_party_takes_the_damage() -> None:
    rival = seat(quest=on(QUEST, f"{TWO_LEVELS}, Squire#4"))
    table = do(attacking("Knight of Quamelot#4, Squire#5", rival), "challenge exqualibur", "send squire#5")
    do(table, "send knight-of-quamelot#4", "depart")
    assert (table.decisions[0].kind, choice(table)) == ("name", "defend squire#4")


@pytest.mark.parametrize(("who", "answer"), [("Manxome Minotaur#6", "start exqualibur"), ("Squire#5", "pass")])
def test_survivors_stay_if_they_are_enough(who: str, answer: str) -> None:
    rival = seat(quest=on(QUEST, {"die": "Squire#4", "marks": [[0, -2, False]]}))
    slug = who.lower().replace(" ", "-")
    table = do(attacking(who, rival), "challenge exqualibur", f"send {slug}", "depart")
    while table.decisions[0].kind != "keep-quest":
        do(table, table.decisions[0].options[0].id)
    assert choice(table) == answer


# -- the end of a quest ------------------------------------------------------------------------------------------------


def test_scores_before_it_completes() -> None:
    table = play(seat(quest=on(QUEST, TWO_LEVELS), ready="Squire#4"), seat(), phase="score", wilds=WILDS)
    assert choice(table) == "score squire#4"


def test_culls_the_poorest_die_for_a_party() -> None:
    mine = seat(quest=on(QUEST, TWO_LEVELS), used="Assistant, Manxome Minotaur")
    table = do(play(mine, seat(), phase="score", wilds=WILDS), "complete exqualibur")
    assert choice(table) == "cull assistant"


def test_takes_a_quest_die_from_the_rival_who_is_ahead() -> None:
    theirs = (seat(ready="Exqualibur#4", glory=2), seat(ready="Exqualibur#5", glory=7))
    table = play(seat(quest=on(QUEST, "Knight of Quamelot#5")), *theirs, phase="score", wilds=WILDS)
    do(table, "complete exqualibur", "pass")
    assert choice(table) == "seat 2"


# -- quartifacts -------------------------------------------------------------------------------------------------------


def test_attaches_a_quartifact_once_all_are_summoned() -> None:
    ready = [{"die": "Squire#4", "summoned": True}, {"die": "Exqualibur#4"}]
    assert choice(play(seat(ready=ready), seat(), phase="ready", wilds=WILDS)) == "attach exqualibur#4"


def test_it_is_carried_by_the_one_whom_it_helps() -> None:
    """The third quartifact of this quest adds 3 to the defence of who carries it on a quest."""
    search = "Exqualibur/The Search For"
    ready = [{"die": "Squire#4", "summoned": True}, {"die": TWO_LEVELS, "summoned": True}, {"die": "Exqualibur#5"}]
    wilds = WILDS.replace(QUEST, search)
    table = do(play(seat(ready=ready), seat(bag=STRONG), phase="ready", wilds=wilds), "attach exqualibur#5")
    assert choice(table) == "pick ancient-guide#6@0"


# -- reactions ---------------------------------------------------------------------------------------------------------


def test_calls_back_one_of_a_party_that_would_complete_its_quest() -> None:
    wilds = f"{WILDS}, Misdirection/Cantrip"
    table = play(seat(ready=TWO_LEVELS), seat(ready="Misdirection#6"), phase="attack", wilds=wilds)
    do(table, "quest exqualibur", "send ancient-guide#6", "depart")
    assert (table.decisions[0].kind, choice(table)) == ("sent", "cast misdirection#6")


# -- what is reckoned --------------------------------------------------------------------------------------------------


def test_a_party_stays_in_the_collection() -> None:
    table = attacking("Squire#4", seat(quest=on(QUEST, TWO_LEVELS)))
    s = seen(sight(table.view(0)))
    assert collection(s, 1)[s.tables.kind_of["Ancient Guide"]] == 1


def test_a_party_is_worth_less_where_challenges_are_strong() -> None:
    quiet, loud = (seen(sight(attacking(TWO_LEVELS, rival).view(0))) for rival in (seat(), seat(bag=STRONG)))
    worths = [Party(s, 0, s.tables.quests[0], s.ready[0]).worth() for s in (quiet, loud)]
    assert worths[0] > worths[1] > 0


def test_a_squire_more_shields_a_party() -> None:
    s = seen(sight(attacking(f"{TWO_LEVELS}, Squire#6", seat(bag=STRONG)).view(0)))
    quest = s.tables.quests[0]
    assert Party(s, 0, quest, s.ready[0]).worth() > Party(s, 0, quest, s.ready[0][:1]).worth()


def test_one_who_is_back_from_a_challenge_stays() -> None:
    s = seen(sight(attacking(TWO_LEVELS).view(0)))
    assert Splits(s, 0).best([s.ready[0][0].but(sent=True)], ()).sent == ()


def test_a_die_is_worth_more_for_the_quests_on_the_table() -> None:
    table = attacking(TWO_LEVELS)
    read, unread = (seen(sight(table.view(0)), how) for how in (as_declared, out_of_reach))
    guide = read.tables.kind_of["Ancient Guide"]
    assert die_worth(read, guide, 6.0) > die_worth(unread, guide, 6.0)
