"""A package, so that its modules find the rows beside them."""
