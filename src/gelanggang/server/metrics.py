"""What the server counts, in the text form that Prometheus reads."""

from __future__ import annotations

from typing import Final

BUCKETS: Final = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0]


class Metrics:
    """Counters and one histogram."""

    def __init__(self) -> None:
        self.counters: Final[dict[str, int]] = {
            "connections_total": 0,
            "messages_received_total": 0,
            "choices_total": 0,
            "bot_choices_total": 0,
            "problems_total": 0,
            "packs_brought_total": 0,
            "tables_opened_total": 0,
            "tables_evicted_total": 0,
            "relayed_sockets_total": 0,
            "relayed_requests_total": 0,
            "requests_total": 0,
            "troubles_total": 0,
        }
        self._slots: Final = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def count(self, name: str, n: int = 1) -> None:
        """So many more."""
        self.counters[name] += n

    def took(self, seconds: float) -> None:
        """A request at a table was answered after so long."""
        # Nearly all are below the first: to search for the place would take longer.
        slot, limits = 0, BUCKETS
        while slot < len(limits) and limits[slot] < seconds:
            slot += 1
        self._slots[slot] += 1
        self._sum += seconds

    def text(self, gauges: dict[str, int], counted: dict[str, int]) -> str:
        """All of it, with what others have counted."""
        lines: list[str] = []
        for name, value in {**self.counters, **counted}.items():
            lines += [f"# TYPE gelanggang_{name} counter", f"gelanggang_{name} {value}"]
        for name, value in gauges.items():
            lines += [f"# TYPE gelanggang_{name} gauge", f"gelanggang_{name} {value}"]
        name = "gelanggang_answer_seconds"
        lines.append(f"# TYPE {name} histogram")
        below = 0
        for limit, n in zip((*BUCKETS, "+Inf"), self._slots, strict=True):
            below += n
            lines.append(f'{name}_bucket{{le="{limit}"}} {below}')
        lines += [f"{name}_sum {self._sum:.6f}", f"{name}_count {below}"]
        return "\n".join(lines) + "\n"
