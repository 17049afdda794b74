"""What the server counts, for Prometheus. Each server has a registry of its own: nothing here is global."""

from collections.abc import Callable, Iterator, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

Tables = Callable[[], Mapping[str, int]]
"""How many tables there are, by status."""


class Metrics:
    """Histograms count too: `..._seconds_count` says how many there were. `tables` is asked at each scrape. Labels come
    from closed sets: kinds, codes, names of routes; never addresses, tables or what clients send."""

    def __init__(self, tables: Tables = dict) -> None:
        self._registry = registry = CollectorRegistry()
        registry.register(_TablesByStatus(tables))

        def counter(name: str, words: str, *labels: str) -> Counter:
            return Counter(f"tumblehall_{name}", words, labels, registry=registry)

        def gauge(name: str, words: str) -> Gauge:
            return Gauge(f"tumblehall_{name}", words, registry=registry)

        def seconds(name: str, words: str, buckets: tuple[float, ...]) -> Histogram:
            return Histogram(f"tumblehall_{name}_seconds", words, buckets=buckets, registry=registry)

        self.acted = counter("acted", "Answers given, by kind: person, bot or table.", "kind")
        self.refused = counter("refused", "Messages and requests refused, by code.", "code")
        self.append_seconds = seconds("append", "From a deed to its commit.", QUICK)
        self.conflicts = counter("conflicts", "Deeds that another process forestalled.")
        self.store_errors = counter("store_errors", "Times the database did not take something.")
        self.connections = gauge("connections", "WebSocket connections open now.")
        self.rooms = gauge("tables_in_memory", "Tables this process holds in memory.")
        self.bot_seconds = seconds("bot", "From asking a bot to its answer.", SLOW)
        self.bot_failures = counter("bot_failures", "Moves that a bot did not give: it failed, or was too slow.")
        self.analyses = counter("analyses", "Games analysed, by how it ended: kept, too-long, refused, failed.", "end")
        self.rebuild_seconds = seconds("rebuild", "Rebuilding a table from its log.", SLOW)
        self.resume_seconds = seconds("resume", "Taking up a table from its snapshot.", QUICK)
        self.messages_in = Count("messages_in", "WebSocket messages received.", registry)
        self.messages_out = Count("messages_out", "WebSocket messages sent.", registry)
        self.slow_readers = counter("slow_readers", "Connections closed because they did not read.")
        self.turned_away = counter("turned_away", "Connections turned away, by what they did.", "why")
        self.neighbours = gauge("neighbours", "Other processes on the same database.")
        self.handed_over = counter("handed_over", "Connections handed over to where the table lives, on this machine.")
        self.passed_on = counter("passed_on", "Connections and requests passed on to where the table lives.")
        self.http_requests = counter("http_requests", "HTTP requests, by route and status.", "route", "status")

    def render(self) -> bytes:
        """All numbers in the text format of Prometheus, of the type CONTENT_TYPE."""
        return generate_latest(self._registry)


class Count(Collector):
    """What is counted so often that a lock each time would be felt: it is counted in the event loop alone."""

    def __init__(self, name: str, words: str, registry: CollectorRegistry) -> None:
        self._name, self._words = f"tumblehall_{name}", words
        self._count = 0
        registry.register(self)

    def inc(self, more: int = 1) -> None:
        self._count += more

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily(self._name, self._words, value=self._count)


class _TablesByStatus(Collector):
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def collect(self) -> Iterator[GaugeMetricFamily]:
        family = GaugeMetricFamily("tumblehall_tables", "Tables in the store, by status.", labels=["status"])
        for status, count in self._tables().items():
            family.add_metric([status], count)
        yield family
