"""A package, so that its modules find the servers beside them."""
