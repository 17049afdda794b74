"""Who meets next: all pairs come together, in few meetings, and the count of features is honest."""

from tumblehall.kernel.dice import FastRng
from tumblehall.lab.cover import Cover
from tumblehall.lab.meetings import Meetings, Thing


def meetings_until_done(cover: Cover, size: int) -> int:
    among = list(range(len(cover.groups)))
    done = 0
    while cover.left:
        rng = FastRng(f"cover {done}")
        chosen = [cover.most_lacking(among, rng)]
        cover.add(chosen, among, size - 1, rng)
        assert len({cover.groups[thing] for thing in chosen}) == size
        cover.meet(chosen)
        done += 1
        assert done < 1000
    return done


def test_all_pairs_meet_in_few_meetings() -> None:
    cover = Cover("abcdefgh", [[3] * 8 for _ in range(8)])
    assert 28 * 3 / 6 <= meetings_until_done(cover, 4) <= 1.25 * 28 * 3 / 6
    assert all(cover.lacks[one][two] <= 0 for one in range(8) for two in range(8))


def test_things_of_one_group_never_meet() -> None:
    cover = Cover("aabbccdd", [[2] * 8 for _ in range(8)])
    assert cover.left == 24 * 2
    meetings_until_done(cover, 3)
    assert cover.lacks[0][1] == 0


def test_a_pair_that_is_wanted_often_meets_often() -> None:
    often = [[20 if {one, two} == {0, 1} else 1 for two in range(6)] for one in range(6)]
    assert meetings_until_done(Cover("abcdef", often), 2) == 20 + 14


def test_a_pair_counts_when_two_things_bring_it() -> None:
    things = {
        "cat": Thing("cat", frozenset(("purrs", "bites"))),
        "lion": Thing("cat", frozenset(("bites",))),
        "dog": Thing("dog", frozenset(("bites", "barks"))),
    }
    meetings = Meetings(things)
    assert set(meetings.counts) == {
        ("barks", "bites"),
        ("barks", "purrs"),
        ("bites", "bites"),
        ("bites", "purrs"),
    }
    meetings.count(["cat", "lion"])
    assert not any(meetings.counts.values())
    meetings.count(["lion", "dog", "mouse"])
    assert {pair for pair, met in meetings.counts.items() if met} == {("barks", "bites"), ("bites", "bites")}
    assert (meetings.least(), meetings.below(1), meetings.rarest(1)) == (0, 2, [(("barks", "purrs"), 0)])
