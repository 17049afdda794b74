"""The check of the page on where mechanisms meet."""

from tools.matrix_coverage import PAGE, matrix_faults, matrix_share, meeting_faults, pairs_of
from tools.meetings import watching
from tumblehall import from_position

SMALL = """# Two

## Locks

| with | decided by |
|---|---|
| itself | QL-1, Q88 |
| Energy | no contact |

## Energy

| with | decided by |
|---|---|
| itself | QX-1 |
"""


MET = {"Locks with Locks": {"Q88": "tests/a.py::test_two_locks"}}
CARRIED = {"Q88": ["tests/a.py::test_two_locks"], "QL-1": ["tests/a.py::test_one"], "QX-1": []}


def test_an_id_of_a_pair_without_a_test_that_has_both_is_told() -> None:
    assert list(meeting_faults(SMALL, MET, CARRIED)) == [
        "QL-1, of Locks with Locks in the matrix, has no test with both on the table",
        "QX-1, of Energy with Energy in the matrix, has no test with both on the table",
    ]


def test_a_test_that_does_not_carry_its_id_is_told() -> None:
    one = "tests/a.py::test_one"
    every = {"Locks with Locks": MET["Locks with Locks"] | {"QL-1": one}, "Energy with Energy": {"QX-1": one}}
    assert list(meeting_faults(SMALL, every, CARRIED)) == [
        "meetings.json names tests/a.py::test_one for QX-1, which does not carry it"
    ]
    assert list(meeting_faults(SMALL, every, CARRIED | {"QX-1": [one]})) == []


def test_a_meeting_that_the_page_does_not_have_is_told() -> None:
    assert "meetings.json has Q7 for Locks with Locks, which the matrix has not" in list(
        meeting_faults(SMALL, {"Locks with Locks": {"Q7": "x"}}, CARRIED)
    )


def test_a_full_page_has_no_fault() -> None:
    assert list(matrix_faults(SMALL, {"QL-1", "Q88", "QX-1"})) == []
    assert matrix_share(SMALL) == "pairs of mechanisms 3, 1 without contact"


def test_an_id_without_a_test_is_told_with_its_pair() -> None:
    assert list(matrix_faults(SMALL, {"QL-1", "QX-1"})) == ["Q88, of Locks with Locks in the matrix, has no test"]


def test_a_missing_pair_is_told() -> None:
    page = SMALL.replace("| Energy | no contact |\n", "")
    assert list(matrix_faults(page, {"QL-1", "Q88", "QX-1"})) == ["the matrix says nothing of Locks with Energy"]


def test_a_pair_that_stands_twice_is_told() -> None:
    page = SMALL + "| Locks | QX-1 |\n"
    assert list(matrix_faults(page, {"QL-1", "Q88", "QX-1"})) == [
        "the matrix has a pair out of place: Energy with Locks"
    ]


def test_the_page_has_all_pairs_of_22_mechanisms() -> None:
    pairs = pairs_of(PAGE.read_text())
    assert (len(pairs), len({name for name, _ in pairs}), sum(not ids for ids in pairs.values())) == (253, 22, 56)


def test_a_table_has_the_mechanisms_of_what_lies_there_and_not_of_what_fills_the_wilds() -> None:
    position = {
        "game": "quarriors",
        "wilds": [{"card": name, "dice": 2} for name in ("Frost Howler/Base", "Shaping/Charm", "Death/Charm")],
        "seats": [{"ready": ["Shaping#4"]}, {}],
        "turn": {"phase": "ready"},
    }
    with watching() as tables:
        from_position(position)
    assert len(tables) == 1
    assert "Turning" in tables[0]
    assert not {"Locks", "Attached spells", "Quests and challenges"} & tables[0]
