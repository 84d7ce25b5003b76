"""Figures for those who run the server, in the text form Prometheus reads."""

from __future__ import annotations

from collections import Counter

HELP = {
    "moves": "moves stored",
    "started": "games begun",
    "finished": "games finished",
    "sockets": "sockets opened",
    "refused_messages": "messages that could not be read or came too fast, and sockets closed for sending too much",
    "refused_requests": "requests turned away",
    "store_errors": "writes that could not be stored",
    "tables_lost": "tables let go because another server has them, or because the store's answer was lost",
    "tables_adopted": "tables of servers that died or stopped, seen to from here on",
    "forwarded": "messages and requests passed on to the server that has the table",
    "bot_deadlines": "thoughts of bots that took too long: the quick bot answered",
    "bot_over_budget": "thoughts left to the quick bot because their budget of bot seconds was used up",
    "tables_expired": "tables that waited for players and were closed or taken off the lobby, because nobody was there",
    "notices": "notices sent",
    "notices_failed": "notices that could not be sent",
}


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def count(self, what: str) -> None:
        self.counts[what] += 1

    def text(self, gauges: dict[str, float]) -> str:
        lines = []
        for name, meaning in HELP.items():
            lines += [f"# HELP sheepfold_{name}_total {meaning}", f"# TYPE sheepfold_{name}_total counter"]
            lines.append(f"sheepfold_{name}_total {self.counts[name]}")
        for name, value in gauges.items():
            lines += [f"# TYPE sheepfold_{name} gauge", f"sheepfold_{name} {value:g}"]
        return "\n".join(lines) + "\n"
