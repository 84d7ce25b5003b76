"""Tests of one table, driven without an event loop."""
