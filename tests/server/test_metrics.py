"""The numbers for Prometheus."""

from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from tumblehall.server.metrics import Metrics


def samples(metrics: Metrics) -> dict[str, float]:
    """What a scrape reads: name and labels, and the number."""
    families = text_string_to_metric_families(metrics.render().decode())
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in families
        for sample in family.samples
    }


def test_counters_are_rendered_with_their_labels() -> None:
    metrics = Metrics()
    metrics.acted.labels("bot").inc()
    metrics.refused.labels("stale").inc(2)
    metrics.http_requests.labels("/api/tables", "201").inc()
    found = samples(metrics)
    assert found["tumblehall_acted_total bot"] == 1
    assert found["tumblehall_refused_total stale"] == 2
    assert found["tumblehall_http_requests_total /api/tables 201"] == 1


def test_every_number_has_a_name_of_its_own_from_the_beginning() -> None:
    found = samples(Metrics())
    for name in (
        "append_seconds_count", "append_seconds_sum", "conflicts_total", "store_errors_total", "connections",
        "tables_in_memory", "bot_seconds_count", "bot_seconds_sum", "bot_failures_total", "rebuild_seconds_count",
        "messages_in_total", "messages_out_total", "slow_readers_total",
    ):  # fmt: skip
        assert found[f"tumblehall_{name}"] == 0


def test_histogram_counts_and_sums() -> None:
    metrics = Metrics()
    metrics.append_seconds.observe(0.5)
    metrics.append_seconds.observe(0.25)
    found = samples(metrics)
    assert found["tumblehall_append_seconds_count"] == 2
    assert found["tumblehall_append_seconds_sum"] == 0.75


def test_gauges_go_up_and_down() -> None:
    metrics = Metrics()
    metrics.connections.inc()
    metrics.connections.inc()
    metrics.connections.dec()
    metrics.rooms.set(7)
    found = samples(metrics)
    assert found["tumblehall_connections"] == 1
    assert found["tumblehall_tables_in_memory"] == 7


def test_tables_are_counted_at_each_scrape() -> None:
    tables = {"open": 1}
    metrics = Metrics(lambda: tables)
    assert samples(metrics)["tumblehall_tables open"] == 1
    tables["open"] = 5
    assert samples(metrics)["tumblehall_tables open"] == 5


def test_two_servers_in_one_process_do_not_mix_and_nothing_is_global() -> None:
    one, other = Metrics(), Metrics()
    one.conflicts.inc()
    assert samples(other)["tumblehall_conflicts_total"] == 0
    assert [family.name for family in REGISTRY.collect() if family.name.startswith("tumblehall")] == []
