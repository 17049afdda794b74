"""Buckets of tokens: the time is always told."""

import pytest

from tumblehall.server.limits import Bucket, Buckets, household


def takes(bucket: Bucket, now: float, times: int) -> int:
    """How many of so many tries succeed."""
    return sum(bucket.take(now) for _ in range(times))


def test_burst_can_be_taken_at_once_and_no_more() -> None:
    assert takes(Bucket(rate=1, burst=5), now=100, times=9) == 5


def test_bucket_fills_again_with_time() -> None:
    bucket = Bucket(rate=2, burst=5)
    takes(bucket, 100, 9)
    assert takes(bucket, 101.5, 9) == 3


def test_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(rate=2, burst=5)
    takes(bucket, 100, 9)
    assert takes(bucket, 10_000, 9) == 5


def test_refused_take_costs_nothing() -> None:
    bucket = Bucket(rate=1, burst=5)
    assert not bucket.take(100, amount=6)
    assert bucket.take(100, amount=5)


def test_clock_that_goes_back_adds_nothing() -> None:
    bucket = Bucket(rate=1, burst=5)
    takes(bucket, 100, 5)
    assert takes(bucket, 50, 1) == 0
    assert takes(bucket, 100, 1) == 0
    assert takes(bucket, 101, 9) == 1


def test_wait_says_when_to_come_back() -> None:
    bucket = Bucket(rate=2, burst=5)
    assert bucket.wait(100) == 0
    takes(bucket, 100, 5)
    assert bucket.wait(100) == 0.5
    assert bucket.take(100.5)


def test_addresses_do_not_share() -> None:
    buckets = Buckets(rate=1, burst=1)
    assert buckets.take("192.0.2.1", 100)
    assert not buckets.take("192.0.2.1", 100)
    assert buckets.take("192.0.2.2", 100)
    assert buckets.wait("192.0.2.1", 100) == 1


def test_idle_addresses_are_forgotten() -> None:
    buckets = Buckets(rate=1, burst=1)
    for i in range(100):
        buckets.take(f"192.0.2.{i}", 100)
    assert len(buckets) == 100
    buckets.take("198.51.100.1", 101)
    assert len(buckets) == 1


def test_memory_is_bounded_and_the_longest_unused_go_first() -> None:
    buckets = Buckets(rate=0.001, burst=1, most=3)
    for name in ("a", "b", "c"):
        buckets.take(name, 100)
    buckets.take("a", 101)
    buckets.take("d", 102)
    assert len(buckets) == 3
    assert not buckets.take("a", 102)
    assert buckets.take("b", 102)


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("testclient", "testclient", True),
    ],
)
def test_household_is_an_address_or_a_network_of_ipv6(one: str, other: str, together: bool) -> None:
    assert (household(one) == household(other)) is together
