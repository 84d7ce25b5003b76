"""One game being played, as this server holds it."""
