"""Sheepfold: five sheep games, complete, playable, provable."""

__version__ = "0.1.0"
