"""How much one client may ask for: connections are counted by `Doors`, requests by `Bucket`s that fill again.

Pure arithmetic: time is a parameter, and the caller refuses.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

LINE = 64
"""Bits of an IPv6 address that tell one line from another; whoever has a line has all the rest."""


@lru_cache(4096)
def line_of(address: str) -> str:
    """Under what limits know an address: nobody is more than one by having 2**64 of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> (128 - LINE) << (128 - LINE))}/{LINE}"


class Doors:
    """Counts who is inside, all and by address; a proxy's address stands for many and is not bounded."""

    def __init__(
        self, most: int, per_address: int, stands_for_many: Callable[[str], bool] = lambda _: False
    ) -> None:
        self._most = most
        self._per_address = per_address
        self._stands_for_many = stands_for_many
        self._inside: Counter[str] = Counter()
        self.all = 0

    def enter(self, address: str) -> bool:
        """Whether there is room; who comes in has to `leave`."""
        many, address = self._stands_for_many(address), line_of(address)
        crowded = self._inside[address] >= self._per_address and not many
        if self.all >= self._most or crowded:
            self._tidy(address)
            return False
        self._inside[address] += 1
        self.all += 1
        return True

    def leave(self, address: str) -> None:
        address = line_of(address)
        self.all -= 1
        self._inside[address] -= 1
        self._tidy(address)

    def _tidy(self, address: str) -> None:
        if self._inside[address] <= 0:
            del self._inside[address]


class Bucket:
    """Tokens that come back with time; a request takes some or is refused."""

    __slots__ = ("_burst", "_left", "_rate", "_since")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._since = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        left = self._left
        if now > self._since:
            left = min(self._burst, left + (now - self._since) * self._rate)
        self._since = now
        self._left = left - cost if (enough := left >= cost) else left
        return enough

    def give_back(self, cost: float = 1.0) -> None:
        """What was taken shall not count."""
        self._left = min(self._burst, self._left + cost)

    def owe(self, cost: float) -> None:
        """It turned out to cost so much more: nothing is given before that has come back."""
        self._left -= cost

    @property
    def used(self) -> float:
        """What part of the burst was gone when something was last taken; above 1 if more is owed."""
        return 1.0 - self._left / self._burst


class Buckets:
    """One bucket per key (an address, a name); the least recently used are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def owe(self, key: str, cost: float) -> None:
        if key in self._buckets:
            self._buckets[key].owe(cost)

    def used(self, key: str) -> float:
        """What part of all that the key may have at once it has used up lately."""
        return self._buckets[key].used if key in self._buckets else 0.0

    def take(self, key: str, now: float, cost: float = 1.0) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now, cost)

    def give_back(self, key: str, cost: float = 1.0) -> None:
        """What was taken shall not count."""
        if key in self._buckets:
            self._buckets[key].give_back(cost)
