"""Requests over HTTP: what can be asked, who may ask, and how often."""
