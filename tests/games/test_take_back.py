"""Taking back in every game: alone, with bots and with people, with seeded and fair dice, and the dice check after it.
Nobody fishes for dice by it."""

from itertools import permutations

import pytest

import tumblehall as th
from tumblehall.agents.agent import answer_at
from tumblehall.agents.roster import agent_named, default_level
from tumblehall.kernel.errors import UndoRefused
from tumblehall.kernel.going_back import undos_to_choice
from tumblehall.kernel.values import Decision, Json
from tumblehall.kernel.verifying import verify
from tumblehall.library import game_named

ANSWERS = 150
TRIES = 12
"""So many ways are tried from one place."""


def begun(game: str, fair: bool, seats: int = 2, seed: str = "fishing") -> th.Table:
    if not fair:
        return th.new_table(game, seats, seed=seed)
    return th.new_table(game, seats, fair=th.FairDice(bytes(range(32)), seed, tuple("abcde"[:seats])))


def any_answer(table: th.Table, rng: th.FastRng) -> tuple[int, str]:
    decision = table.decisions[rng.below(len(table.decisions))]
    return decision.seat, decision.options[rng.below(len(decision.options))].id


def bot_answer(table: th.Table, decision: Decision) -> str:
    """What a bot says, by the chance that is its own."""
    seat = decision.seat
    agent = agent_named(table.game, default_level(table.game))
    return answer_at(agent, table, decision, th.FastRng(table.bot_seed(seat)))


def bots_move(table: th.Table, me: int, most: int = 10_000) -> None:
    """All seats but one are bots'; so many answers of theirs at most."""
    for _ in range(most):
        decision = next((each for each in table.decisions if each.seat != me), None)
        if decision is None:
            break
        table.act(decision.seat, bot_answer(table, decision))


def taken_back(table: th.Table, seat: int) -> list[tuple[int, str]]:
    """What goes with the last choice of a seat, in its order."""
    stood = table.standing
    table.take_back(seat)
    gone = [table.record.entries[number] for number in sorted(stood - table.standing)]
    return [(entry.seat, entry.act or "") for entry in gone]


every_game = pytest.mark.parametrize("game", ["quarriors", "angryquest", "quaeleon", "dicequest"])
"""Ours: how far a choice can be taken back in another one is its own matter."""
either_dice = pytest.mark.parametrize("fair", [False, True], ids=["seeded", "fair"])


# -- nobody fishes -------------------------------------------------------------------------------------------------


@either_dice
@every_game
def test_same_answers_bring_the_same_chance_after_a_take_back(game: str, fair: bool) -> None:
    table, rng, rolls = begun(game, fair), th.FastRng("answers"), 0
    for _ in range(ANSWERS):
        if not table.decisions:
            break
        seat, answer = any_answer(table, rng)
        uses = table.uses
        table.act(seat, answer)
        if table.uses == uses or table.why_no_take_back(seat) is not None:
            continue
        once = table.position()
        for again in taken_back(table, seat):
            table.act(*again)
        assert table.position() == once
        rolls += 1
    assert (rolls == 0) == (game == "quaeleon")  # whose only chance is a hidden deck


@either_dice
@every_game
def test_no_way_from_one_place_brings_other_numbers(game: str, fair: bool) -> None:
    """From one place many ways are tried, each taken back: other answers and other orders before the roll. The next use
    of chance is always the same one, with the same numbers in it."""
    table, rng, fished = begun(game, fair), th.FastRng("ways"), 0
    for _ in range(ANSWERS):
        if not table.decisions or fished > 3:
            break
        seat, answer = any_answer(table, rng)
        uses = table.uses
        table.act(seat, answer)
        if table.uses == uses or table.why_no_take_back(seat) is not None:
            continue
        fished += _fish(table, seat, rng)
    assert (fished == 0) == (game == "quaeleon")


def _fish(table: th.Table, seat: int, rng: th.FastRng) -> bool:
    """Tries many ways from the seat's last choice on, and gives in the end the answers that it gave at first. Whether
    more than one way led to chance."""
    first = table.position()
    answers = taken_back(table, seat)
    place, uses = table.position(), table.uses
    numbers = table._standing.chance().several(6, 8)
    rolls: dict[str, Json] = {}
    for _ in range(TRIES):
        way = []
        while table.uses == uses and table.outcome is None:
            assert table._standing.chance().several(6, 8) == numbers
            way.append(any_answer(table, rng))
            table.act(*way[-1])
        assert rolls.setdefault(str(way), table.position()) == table.position()
        while table.position() != place and table.why_no_take_back(seat) is None:
            table.take_back(seat)
        if table.position() != place:  # this way showed something hidden
            return len(rolls) > 1
    for answer in answers:
        table.act(*answer)
    assert table.position() == first
    return len(rolls) > 1


@either_dice
@pytest.mark.parametrize("game", ["angryquest", "quaeleon"])
def test_order_of_answers_at_the_same_time_brings_no_other_cards_or_dice(game: str, fair: bool) -> None:
    """Each seat gives the same answers, in any order, and with a change of mind on the way; then all goes on alike."""
    reached = []
    for order in permutations(range(3)):
        table = begun(game, fair, 3)
        joins, wavered = table.state.joins, False
        while table.state.joins == joins:
            for seat in order:
                decision = next((each for each in table.decisions if each.seat == seat), None)
                if decision is None or table.state.joins != joins:
                    continue
                table.act(seat, decision.options[-1 if wavered else 0].id)
                if not wavered and table.why_no_undo(seat) is None:
                    table.undo(seat)
                    table.act(seat, decision.options[0].id)
            wavered = True
        rng = th.FastRng("after")
        for _ in range(20):
            decision = table.decisions[0]
            table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
        reached.append(table.position())
    assert all(position == reached[0] for position in reached)


@either_dice
@every_game
def test_harmless_answers_before_a_roll_do_not_change_it(game: str, fair: bool) -> None:
    """An answer that draws nothing, given and taken back, or given once more after a take-back: the stream stays."""
    table, rng, seen = begun(game, fair), th.FastRng("harmless"), 0
    for _ in range(ANSWERS):
        if not table.decisions:
            break
        seat, answer = any_answer(table, rng)
        uses = table.uses
        table.act(seat, answer)
        if table.uses == uses and table.why_no_undo(seat) is None:
            table.undo(seat)
            assert table.uses == uses
            table.act(seat, answer)
            seen += 1
    assert seen > 3


# -- something hidden was shown ------------------------------------------------------------------------------------


@every_game
def test_whoever_can_take_back_has_been_shown_nothing_hidden(game: str) -> None:
    """Events that tell of cards from a deck, or of stacks turned up, are never struck out by a take-back."""
    shows = {
        "angryquest": {"drew", "drew-cards", "team"},
        "dicequest": {"hero-came", "quest-came", "drew", "threat"},
        "quaeleon": {"revealed", "drew", "drawn", "pool", "flipped", "peeked", "saw"},
        "quarriors": set(),
    }[game]
    table, rng = th.new_table(game, 3, seed="shown"), th.FastRng("shown")
    told: set[str] = set()
    for number in range(600):
        if not table.decisions:
            break
        seat = rng.below(3)
        if number % 5 == 4 and table.why_no_take_back(seat) is None:
            table.take_back(seat)
        else:
            table.act(*any_answer(table, rng))
        told |= {event.kind for event in table._told.events[-20:]}
    events = table._told.events
    struck = {events[n].kind for first, after in table.struck(None, everything=True) for n in range(first, after)}
    assert not struck & shows
    assert not shows or told & shows


def test_stacks_that_were_turned_up_in_quaeleon_stay_up() -> None:
    table = th.new_table("quaeleon", 2, seed="stacks", options={"opening_swap": False})
    while len(table.decisions) > 1:
        decision = table.decisions[0]
        table.act(decision.seat, decision.options[0].id)
    (last,) = table.decisions
    me = 1 - last.seat
    assert table.why_no_take_back(me) is None
    while not any(event.kind == "revealed" for event in table.events(None)):
        decision = table.decisions[0]
        table.act(decision.seat, decision.options[0].id)
    for seat in (0, 1):
        with pytest.raises(UndoRefused, match="something hidden was shown"):
            table.take_back(seat)


def test_item_drawn_in_dicequest_stays_drawn() -> None:
    """A quest that is won refills the quests from their deck: the roll that won it is not taken back then."""
    table, rng = th.new_table("dicequest", 2, seed="deck"), th.FastRng("deck")
    refused = rolled = 0
    for _ in range(400):
        if not table.decisions:
            break
        seat, answer = any_answer(table, rng)
        known = len(table.events(None))
        table.act(seat, answer)
        kinds = {event.kind for event in table.events(None, known)}
        if kinds & {"quest-came", "drew", "threat"} and table.outcome is None:
            assert table.why_no_take_back(seat) is not None
            refused += 1
        elif "rolled" in kinds:
            rolled += table.why_no_take_back(seat) is None
    assert refused
    assert rolled


# -- against bots --------------------------------------------------------------------------------------------------


@either_dice
@every_game
def test_bots_do_the_same_again_when_i_do(game: str, fair: bool) -> None:
    """Taken back in the middle of the bots' turns; where they are, and what they do, comes out the same."""
    table, rng, again = begun(game, fair, 3), th.FastRng("bots"), 0
    for _ in range(60):
        if not table.decisions:
            break
        mine = next((each for each in table.decisions if each.seat == 0), None)
        if mine is not None:
            table.act(0, mine.options[rng.below(len(mine.options))].id)
        bots_move(table, 0, most=1 + rng.below(4))
        if table.outcome is not None or table.why_no_take_back(0) is not None:
            continue
        position = table.position()
        for seat, answer in taken_back(table, 0):
            decision = next(each for each in table.decisions if each.seat == seat)
            assert seat == 0 or bot_answer(table, decision) == answer
            again += seat != 0
            table.act(seat, answer)
        assert table.position() == position
    assert again


@every_game
def test_bots_are_no_consent_to_a_free_undo(game: str) -> None:
    """After a roll, or after a bot has acted, an undo is refused; it is a take-back then, or nothing."""
    table, rng, firm = th.new_table(game, 3, seed="consent"), th.FastRng("consent"), 0
    for _ in range(80):
        bots_move(table, 0)
        if not table.decisions:
            break
        uses, step = table.uses, table.step
        (mine,) = table.decisions
        table.act(0, mine.options[rng.below(len(mine.options))].id)
        bots_move(table, 0)
        if table.uses > uses or table.step > step + 1:
            with pytest.raises(UndoRefused):
                table.undo(0)
            firm += 1
    assert firm


# -- a decision comes back -----------------------------------------------------------------------------------------


@every_game
def test_every_take_back_and_undo_gives_a_choice_back(game: str) -> None:
    """An end that is the only answer may go by itself: who goes back is never left with one."""
    table, rng, back = th.new_table(game, 2, seed="choice"), th.FastRng("choice"), 0
    for number in range(300):
        if not table.decisions:
            break
        seat, answer = any_answer(table, rng)
        table.act(seat, answer)
        if number % 3 or table.why_no_take_back(seat) is not None:
            continue
        if table.why_no_undo(seat) is None:
            for _ in range(undos_to_choice(table, seat)):
                table.undo(seat)
        else:
            table.take_back(seat)
        assert len(next(d for d in table.decisions if d.seat == seat).options) > 1
        back += 1
    assert back


# -- the dice check ------------------------------------------------------------------------------------------------


@either_dice
@every_game
@pytest.mark.parametrize("seats", [1, 3])
def test_finished_game_is_verified_and_said_to_be_with_take_backs(game: str, seats: int, fair: bool) -> None:
    if seats < game_named(game).info.seats[0]:
        seats = 2
    table, rng = begun(game, fair, seats), th.FastRng("check")
    while table.decisions:
        seat = rng.below(seats)
        if table.take_backs < 5 and rng.below(6) == 0 and table.why_no_take_back(seat) is None:
            table.take_back(seat)
        elif rng.below(6) == 0 and table.why_no_undo(seat) is None:
            table.undo(seat)
        else:
            table.act(*any_answer(table, rng))
    assert table.take_backs == 5
    checks = list(verify(table.record.to_json(), game_named))
    assert all(check.ok for check in checks)
    (mark,) = [check for check in checks if check.name == "undos"]
    assert mark.words.startswith("with take-backs: 5 times")


@every_game
def test_game_with_free_undos_alone_is_not_marked(game: str) -> None:
    table, rng, undos = th.new_table(game, 2, seed="free"), th.FastRng("free"), 0
    while table.decisions:
        seat, answer = any_answer(table, rng)
        table.act(seat, answer)
        if undos < 20 and table.why_no_undo(seat) is None:
            table.undo(seat)
            table.act(seat, answer)
            undos += 1
    assert undos
    assert "undos" not in [check.name for check in verify(table.record.to_json(), game_named)]
