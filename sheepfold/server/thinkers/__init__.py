"""Bots: the seats they take and the processes they think in."""
