"""Several servers that share one store: who is alive, and how they talk to each other."""
