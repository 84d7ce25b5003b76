-- least: 3
-- What a step adds to the chance of everything after it, hex. An older server would draw without it.
ALTER TABLE log ADD COLUMN entropy text NOT NULL DEFAULT '';
