"""What people see of Bauernschlau, say and may ask: views, words, refusals, positions as data."""
