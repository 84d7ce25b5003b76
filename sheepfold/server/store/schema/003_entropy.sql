-- What a step adds to the chance of everything after it, hex.
ALTER TABLE log ADD COLUMN entropy TEXT NOT NULL DEFAULT '';
