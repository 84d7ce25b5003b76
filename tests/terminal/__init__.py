"""A package, so that its modules find the small game beside them."""
