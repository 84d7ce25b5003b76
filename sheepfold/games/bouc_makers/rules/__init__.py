"""The rules of Bouc Makers: what is in the box, what may be done and what it does."""
