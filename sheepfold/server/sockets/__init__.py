"""The sockets of guests, from the first byte to the last."""
