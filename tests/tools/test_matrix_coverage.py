"""The check of the page on where mechanisms meet."""

from tools.matrix_coverage import PAGE, matrix_faults, matrix_share, pairs_of

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
