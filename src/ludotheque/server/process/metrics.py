"""What the operator sees at `/metrics`. One registry per application, so that tests do not share numbers.

Whoever does something counts it here; nothing is decided by it.
"""

import collections
from collections.abc import Iterator, Mapping

from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families

_LATENCY = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_THINK = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)


class Tally:
    """A counter with one label, for what happens all the time: numbers in memory until somebody asks."""

    def __init__(self, name: str, documentation: str, label: str, registry: CollectorRegistry) -> None:
        self._family = (name, documentation, [label])
        self.counts: collections.Counter[str] = collections.Counter()
        registry.register(self)

    def collect(self) -> Iterator[Metric]:
        name, documentation, labels = self._family
        family = CounterMetricFamily(name, documentation, labels=labels)
        for value, count in self.counts.items():
            family.add_metric([value], count)
        yield family


class Metrics:
    """Names follow Prometheus' habits; labels never carry people or tables."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.tables = Gauge("ludotheque_tables_loaded", "Tables in memory", registry=r)
        self.callers = Gauge("ludotheque_connections", "Open connections, sockets among them", registry=r)
        self.sockets = Gauge("ludotheque_sockets", "Open sockets", registry=r)
        self.opened = Counter("ludotheque_tables_opened", "Tables opened", ["game"], registry=r)
        self.moves = Tally("ludotheque_moves", "Moves stored", "game", r)
        self.refused = Counter("ludotheque_refused", "Commands refused", ["code"], registry=r)
        self.append = Histogram(
            "ludotheque_append_seconds", "Time of a group commit", buckets=_LATENCY, registry=r
        )
        self.group = Histogram(
            "ludotheque_append_group",
            "Appends per commit",
            buckets=(1, 2, 5, 10, 20, 50, 100, 500),
            registry=r,
        )
        self.thought = Histogram(
            "ludotheque_bot_seconds", "Time a bot thought", ["game", "level"], buckets=_THINK, registry=r
        )
        self.bot_failures = Counter(
            "ludotheque_bot_failures", "Bots that failed", ["game", "why"], registry=r
        )
        self.closed = Counter(
            "ludotheque_sockets_closed", "Sockets closed by the server", ["code"], registry=r
        )
        self.thrown_away = Counter(
            "ludotheque_thrown_away", "What had been kept long enough", ["what"], registry=r
        )
        self.retention = Histogram(
            "ludotheque_retention_seconds", "Time of throwing a few away", buckets=_LATENCY, registry=r
        )
        self.errors = Counter("ludotheque_errors", "Unexpected errors", ["where"], registry=r)
        self.backup = Gauge(
            "ludotheque_backup_time",
            "When the newest backup was made (seconds since the epoch)",
            registry=self.registry,
        )
        self.clock_off = Gauge("ludotheque_clock_off_seconds", "Wall clock against ours", registry=r)

    def troubles(self) -> int:
        """Unexpected errors since the start."""
        samples = [sample for family in self.errors.collect() for sample in family.samples]
        return int(sum(sample.value for sample in samples if sample.name.endswith("_total")))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class _Families(Struct, frozen=True):
    """What the exposition wants to be given."""

    families: tuple[Metric, ...]

    def collect(self) -> Iterator[Metric]:
        yield from self.families


def together(texts: Mapping[str, str]) -> bytes:
    """The numbers of several processes as one text; a label tells whose each is."""
    families: dict[str, Metric] = {}
    for process, text in texts.items():
        for family in text_string_to_metric_families(text):
            merged = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
            for sample in family.samples:
                merged.add_sample(sample.name, {**sample.labels, "process": process}, sample.value)
    return generate_latest(_Families(tuple(families.values())))
