"""Which clauses work on which face."""

from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from tumblehall.games.quarriors.cards import COMPILED
from tumblehall.games.quarriors.content import face_of
from tumblehall.games.quarriors.language.clauses import AtReady, Attach, Cast, Clause, Enchant, React, Use, When
from tumblehall.games.quarriors.language.compile import CompiledCard, resolved
from tumblehall.games.quarriors.language.declare import By, by
from tumblehall.games.quarriors.language.effects import Boost, DrawRoll, DrawWait, Reroll
from tumblehall.games.quarriors.language.guards import works_on
from tumblehall.games.quarriors.language.modifiers import Attack, Defence, Forbid, ScoreGlory, SummonPrice
from tumblehall.games.quarriors.language.selectors import One
from tumblehall.games.quarriors.language.terms import HOST, THIS, Action, Guard, Handling, Moment, Who


def compiled(name: str) -> CompiledCard:
    (found,) = (card for card in COMPILED if card.facts.name == name)
    return found


def on_faces(card: CompiledCard) -> tuple[tuple[Clause, ...], ...]:
    """What is said on each of the six faces of its die."""
    return tuple(tuple(one.clause for one in face.said) for face in card.faces[:6])


def test_charm_grows_with_its_bursts() -> None:
    for face, n in ((3, 3), (4, 3), (5, 5)):
        (attach,) = on_faces(compiled("Death Charm"))[face]
        assert isinstance(attach, Attach)
        assert attach.clauses == (Attack(HOST, n), Defence(HOST, n))
    assert on_faces(compiled("Death Charm"))[:3] == ((), (), ())


def test_cantrip_grows_with_its_bursts() -> None:
    bonus = []
    for clauses in on_faces(compiled("Death Cantrip"))[3:]:
        (cast,) = clauses
        assert isinstance(cast, Cast)
        (boost,) = cast.do
        assert isinstance(boost, Boost)
        bonus.append((boost.attack, boost.defence))
    assert bonus == [(2, 0), (2, 0), (3, 0)]


def test_incantation_has_a_limit_only_with_one_burst() -> None:
    four, five, six = on_faces(compiled("Death Incantation"))[3:]
    assert four == five != six


@pytest.mark.rule("Q5")
def test_bursts_do_not_include_one_another() -> None:
    assert on_faces(compiled("Mighty Quake Dragon"))[3:] == (
        (),
        (Defence(THIS, 1),),
        (Defence(THIS, 2), ScoreGlory(THIS, 2)),
    )


@pytest.mark.rule("Q1")
def test_base_ability_works_on_every_creature_face() -> None:
    faces = on_faces(compiled("Quake Dragon"))
    assert faces[:3] == ((), (), ())
    assert faces[3] == faces[4] == faces[5] != ()


@pytest.mark.rule("Q6", "Q140")
def test_one_burst_of_the_wizard_is_on_its_quiddity_face() -> None:
    base, mighty = on_faces(compiled("Questing Wizard")), on_faces(compiled("Mighty Questing Wizard"))
    assert base[:5] == ((), (), (Use(Handling.KEEP, (DrawRoll(1), Reroll(THIS))),), (), ())
    assert base[5] == (Defence(THIS, 1), ScoreGlory(THIS, 1))
    assert mighty[2] == (Use(Handling.SPEND, (DrawRoll(2),)),)
    assert mighty[3] == mighty[5]


def test_defenders_follow_their_bursts() -> None:
    draws = [(When(Moment.SCORES, (DrawWait(n),)),) for n in (1, 1, 2)]
    prices = [(SummonPrice(Who.OPPONENTS, n),) for n in (1, 1, 2)]
    assert list(on_faces(compiled("Strong Defender of the Pale"))[3:]) == draws
    assert list(on_faces(compiled("Mighty Defender of the Pale"))[3:]) == prices


def test_spells_are_used_as_their_timing_says() -> None:
    words = {"cast": Cast, "immediate": AtReady, "attach": Attach, "reaction": React, "enchantment": Enchant}
    for card in COMPILED:
        if card.facts.kind == "spell":
            faces = [on for face, on in zip(card.die.faces, on_faces(card), strict=True) if face.spell]
            assert {type(clause) for on in faces for clause in on} == {words[card.facts.timing[0]]}, card.facts.slug
            assert all(len(on) == 1 for on in faces), card.facts.slug


def test_goblin_and_devotee_need_a_burst() -> None:
    assert [bool(clauses) for clauses in on_faces(compiled("Scavenging Goblin"))] == [False] * 4 + [True] * 2
    assert [bool(clauses) for clauses in on_faces(compiled("Devotee of the Holy Query"))] == [False] * 5 + [True]


@pytest.mark.rule("Q13", "Q141")
def test_assistant_rolls_another_along() -> None:
    faces = on_faces(compiled("Assistant"))
    (use,) = faces[3]
    assert isinstance(use, Use)
    (reroll,) = use.do
    assert isinstance(reroll, Reroll)
    assert reroll.and_this
    assert isinstance(reroll.dice, One)
    assert faces[:3] + faces[4:] == ((),) * 5


def test_limit_of_the_warriors_stands_on_the_card() -> None:
    cards = [card.facts.name for card in COMPILED if card.wilds and card.anchored is None]
    assert cards == ["Mighty Warrior of the Quay", "Corrupted Quiddity", "Quaxos' Warrior of the Quay", "Squire"]
    assert [one.clause for one in compiled(cards[0]).wilds] == [Forbid(Action.SECOND_SUMMON, Who.ALL)]


def test_no_value_by_bursts_is_left() -> None:
    def parts(value: Any) -> list[Any]:
        inside = value if isinstance(value, tuple) else ()
        if is_dataclass(value):
            inside = tuple(getattr(value, each.name) for each in fields(value))
        return [value, *(part for each in inside for part in parts(each))]

    assert [part for card in COMPILED for part in parts(on_faces(card)) if isinstance(part, By)] == []


def test_missing_value_is_refused() -> None:
    with pytest.raises(ValueError, match="no value for 0 bursts"):
        resolved(Defence(THIS, by(None, 1, 2)), 0)


@pytest.mark.parametrize(
    ("guard", "codes"),
    [
        (Guard.ALL, "c1/1/1 c1/1/1* c1/1/1**"),
        (Guard.B0, "c1/1/1"),
        (Guard.B1, "c1/1/1*"),
        (Guard.B2, "c1/1/1**"),
        (Guard.B12, "c1/1/1* c1/1/1**"),
        (Guard.S, "s s* s**"),
        (Guard.S1, "s*"),
        (Guard.S2, "s**"),
        (Guard.Q1, "q2*"),
        (Guard.RR, "rr+1"),
        (Guard.CARD, ""),
    ],
)
def test_guard_names_its_faces(guard: Guard, codes: str) -> None:
    every = "q1 q2* d1 rr rr+1 q3|rr c1/1/1 c1/1/1* c1/1/1** s s* s**"
    assert [code for code in every.split() if works_on(guard, face_of(code))] == codes.split()
