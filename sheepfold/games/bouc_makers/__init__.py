"""Bouc Makers: sealed contracts, three dice, and a herd whose top card helps or hinders."""
