"""One table without I/O: messages in, effects out. It neither waits nor writes, and reads no clock it was not given."""
