"""The rules of Bauernschlau: what lies where, what may be done, what comes of it."""
