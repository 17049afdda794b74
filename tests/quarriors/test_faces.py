"""What each face of each die shows."""

import pytest

from tumblehall.games.quarriors.content import CLASS_NUMBERS, DIE_CLASSES, Face, face_of


def q(n: int, bursts: int = 0) -> Face:
    return Face("", quiddity=n, bursts=bursts)


def c(level: int, attack: int | None, defence: int | None, bursts: int = 0) -> Face:
    return Face("", creature=True, level=level, attack=attack, defence=defence, bursts=bursts)


def s(bursts: int = 0) -> Face:
    return Face("", spell=True, bursts=bursts)


def k(bursts: int = 0) -> Face:
    return Face("", lock=True, bursts=bursts)


QUESTION = Face("", question=True)


def e(n: int, energy: str) -> Face:
    return Face("", quiddity=n, energy=energy)


def r(reward: str, amount: int = 0) -> Face:
    return Face("", reward=reward, amount=amount)


def d(n: int) -> Face:
    return Face("", draw=n)


EXPECTED = {
    "Basic Quiddity": [q(1), q(1), q(1), q(1), q(1), q(2)],
    "Assistant": [q(1), q(1), q(1), Face("", reroll=2), c(1, 1, 2), c(1, 1, 2)],
    "Portal": [q(1), d(1), d(1), d(2), d(2), d(2)],
    "Death": [q(1), q(2), q(2), s(1), s(1), s(2)],
    "Growth": [q(1), q(2), q(2), s(), s(), s()],
    "Life": [q(1), q(2), q(2), s(), s(), s()],
    "Shaping": [q(2), q(2), d(2), s(), s(), s()],
    "Victory": [q(1), q(2), q(2), Face("", draw=1, reroll=1), s(), s()],
    "Deathdealer": [q(1), q(2), q(2), c(1, 3, 2), c(1, 3, 2), c(2, 4, 4)],
    "Defender of the Pale": [q(1), q(2), q(2), c(1, 1, 5, 1), c(2, 2, 6, 1), c(3, 2, 8, 2)],
    "Devotee of the Holy Query": [q(1), q(2), c(1, 0, 3), c(1, 0, 3), c(2, 2, 4), c(2, 2, 4, 1)],
    "Ghostly Spirit": [q(1), q(1), q(2), c(1, 2, 2), c(1, 2, 2), c(2, 3, 3)],
    "Primordial Ooze": [q(1), q(2), q(2), c(2, None, None), c(2, None, None), c(2, None, None)],
    "Quake Dragon": [
        q(1), q(2), Face("", quiddity=3, reroll=1, choice=True), c(1, 4, 4), c(2, 6, 6, 1), c(3, 8, 7, 2)
    ],
    "Questing Wizard": [Face("", quiddity=1, draw=1), q(2), q(2, 1), c(1, 2, 5), c(2, 3, 6), c(3, 4, 8, 2)],
    "Scavenging Goblin": [q(1), q(1), c(1, 2, 2), c(1, 2, 2), c(1, 2, 2, 1), c(1, 2, 2, 1)],
    "Warrior of the Quay": [q(1), q(2), q(2), c(1, 2, 3), c(1, 2, 3), c(2, 3, 4)],
    "Witching Hag": [q(1), q(2), q(2), c(1, 3, 3), c(1, 3, 3), c(2, 4, 5)],
    "Corrupted Quiddity": [q(1), q(1), q(1), q(0), q(0), Face("", bursts=3)],
    "Corruption": [q(1), q(2), s(), s(), s(), s()],
    "Demonic Overlord": [q(1), q(2), q(2), c(2, 5, 5), c(3, 7, 6), c(4, 10, 7, 1)],
    "Discriminating": [q(1), q(2), d(2), s(), s(), s()],
    "Oblation": [q(1), q(2), q(2), s(), s(), s()],
    "Gnome Barbarian": [q(1), q(2), c(1, 1, 3, 1), c(1, 1, 3, 1), c(2, 2, 4), c(2, 2, 4)],
    "Heavenly Seraph": [q(1), q(2), q(2), c(1, 4, 4), c(2, 7, 5), c(3, 7, 7, 1)],
    "Lord of the Quarry": [q(1), q(2), c(1, 3, 3), c(1, 3, 3), c(2, 4, 4, 1), c(3, 8, 6)],
    "Mischievous Imp": [q(1), q(2), q(2), c(1, 1, 1), c(2, 2, 2, 1), c(3, 3, 3, 2)],
    "Troll Behemoth": [q(1), q(2), q(2, 1), c(1, 4, 2, 1), c(2, 5, 3), c(3, 6, 6)],
    "Voodoo Doll": [q(1), q(2), q(2), c(1, 3, 2), c(2, 4, 3, 1), c(3, 6, 4)],
    "Frost Howler": [q(1), q(2), k(), c(1, 3, 4), c(2, 5, 5, 1), c(3, 6, 7, 2)],
    "Pink Eye Cyclops": [q(1), q(2), k(), k(1), c(2, 4, 5), c(3, 6, 6, 1)],
    "Poison Dart Frog": [q(1), q(1), k(), c(1, 1, 1), c(1, 2, 1, 1), c(2, 4, 1, 2)],
    "Qladiator": [
        q(1), q(2), Face("", quiddity=2, reroll=1, choice=True), c(1, 4, 3), c(2, 6, 5, 1), c(3, 8, 6, 2)
    ],
    "Quake Dragon Mystic": [q(1), q(2), k(), c(1, 2, 3), c(2, 3, 4, 1), c(3, 5, 5, 2)],
    "Quaxos' Eye": [q(1), q(2), k(1), k(2), c(1, 1, 3), c(2, 2, 4)],
    "Chaos": [q(1), q(2), Face("", reroll=1), s(), s(1), s(2)],
    "Harmony": [q(1), q(2), q(2), s(), s(), s(1)],
    "Large Quiddity": [q(2), q(3), e(2, "light"), e(2, "light"), e(2, "dark"), e(2, "dark")],
    "Archangel": [e(1, "light"), e(2, "light"), e(2, "light"), c(1, 4, 5), c(2, 6, 6, 1), c(3, 7, 8, 2)],
    "Herald": [q(1), e(1, "light"), QUESTION, c(1, 1, 2), c(1, 2, 3, 1), c(2, 2, 4, 2)],
    "Quartz Golem": [q(1), e(1, "light"), e(2, "light"), c(1, 2, 4), c(2, 3, 6, 1), c(3, 4, 8, 2)],
    "Black Cat": [q(1), e(1, "dark"), QUESTION, c(1, 1, 2), c(1, 2, 2, 1), c(2, 3, 3, 2)],
    "Boogieman": [q(1), e(1, "dark"), QUESTION, c(1, 3, 2), c(2, 4, 4, 1), c(3, 6, 5, 2)],
    "Queelzebub": [e(1, "dark"), e(2, "dark"), e(2, "dark"), c(1, 5, 4), c(2, 7, 5, 1), c(3, 9, 7, 2)],
    "Light": [q(1), e(1, "light"), e(2, "light"), s(), s(1), s(2)],
    "Dark": [q(1), e(1, "dark"), e(2, "dark"), s(), s(1), s(2)],
    "Squire": [q(1), q(1), q(1), c(0, 0, 2), c(0, 1, 2), c(0, 1, 3, 1)],
    "Ancient Guide": [q(1), q(1), d(1), c(1, 0, 3), c(1, 1, 3, 1), c(2, 2, 4, 2)],
    "Knight of Quamelot": [q(1), q(2), q(2), c(1, 4, 4), c(2, 5, 6, 1), c(3, 7, 7, 2)],
    "Manxome Minotaur": [
        q(1), q(2), Face("", quiddity=3, reroll=1, choice=True), c(1, 5, 4), c(2, 7, 5, 1), c(3, 9, 6, 2)
    ],
    "Relic Thief": [q(1), q(2), Face("", reroll=1), c(1, 2, 2), c(1, 2, 2, 1), c(2, 3, 3, 2)],
    "Wayfaring Minstrel": [q(1), q(2), q(2), c(1, 1, 4), c(2, 2, 5, 1), c(2, 2, 5, 2)],
    "Misdirection": [q(1), q(2), Face("", reroll=1), s(), s(), s(1)],
    "Quasar": [q(1), q(2), q(2), s(), s(1), s(2)],
    "The Holy Quail": [r("quid", 2), r("dice", 1), r("bonus"), r("art", 1), r("art", 2), r("art", 3)],
    "Exqualibur": [r("quid", 3), r("dice", 1), r("bonus"), r("art", 1), r("art", 2), r("art", 3)],
    "The Tri-Clops Skull": [r("quid", 3), r("dice", 2), r("bonus"), r("art", 1), r("art", 2), r("art", 3)],
}  # fmt: skip


def shown(face: Face) -> tuple[object, ...]:
    """All of a face but the code it was read from."""
    return (
        face.quiddity, face.draw, face.reroll, face.choice, face.creature, face.spell, face.level, face.attack,
        face.defence, face.bursts, face.lock, face.question, face.energy, face.reward, face.amount,
    )  # fmt: skip


@pytest.mark.parametrize("name", EXPECTED)
def test_die_shows_what_it_should(name: str) -> None:
    die = DIE_CLASSES[CLASS_NUMBERS[name]]
    assert [shown(face) for face in die.faces] == [shown(face) for face in EXPECTED[name]]


@pytest.mark.rule("Q124")
def test_the_assistant_of_light_and_dark_shows_a_question_mark_in_place_of_the_re_roll() -> None:
    base, other = (die for die in DIE_CLASSES if die.name == "Assistant")
    different = [shown(face) for face in other.faces if shown(face) not in map(shown, base.faces)]
    assert (different, len(other.faces)) == ([shown(QUESTION)], len(base.faces))


def test_every_die_is_expected() -> None:
    assert set(EXPECTED) == set(CLASS_NUMBERS)


@pytest.mark.parametrize("code", ["", "q", "x1", "q1+d1", "c1/2", "c1/2/3*4", "s&"])
def test_unknown_face_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match=r"dice\.csv: there is no"):
        face_of(code)


@pytest.mark.parametrize(
    ("code", "immediate"), [("d1", True), ("rr", True), ("q3|rr", True), ("q1&d1", True), ("q2*", False), ("s", False)]
)
def test_draw_and_reroll_are_immediate(code: str, immediate: bool) -> None:
    assert face_of(code).immediate is immediate
