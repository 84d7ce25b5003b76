"""What a player of Bauernschlau knows: whose land is whose, what a face-down sheep may be, what to do."""
