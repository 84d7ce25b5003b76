"""Where in a file something stands: tomllib tells no lines, so they are looked for in the text."""

from __future__ import annotations

import re

STEP = re.compile(r"^\s*\[\[\s*step\s*\]\]", re.MULTILINE)
COMMENT = re.compile(r"^\s*#.*$", re.MULTILINE)


class Lines:
    """The text of a scenario file, to be asked for lines (from 1)."""

    def __init__(self, text: str) -> None:
        self.text = COMMENT.sub(lambda found: " " * len(found[0]), text)
        self.steps = [found.start() + len(found[0]) - len(found[0].lstrip()) for found in STEP.finditer(self.text)]

    def at(self, step: int, *words: str) -> int:
        """The line of the last of these words, each looked for behind the one before; step 0 is the head.

        A word that is not found (it is written with escapes, say) is passed over, so the answer is never far away.
        """
        place, end = self._part(step)
        found_at = place
        for word in words:
            found = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])").search(self.text, place, end)
            if found:
                found_at, place = found.start(), found.end()
        return self.text.count("\n", 0, found_at) + 1

    def _part(self, step: int) -> tuple[int, int]:
        """Where a step begins and ends. Steps without a `[[step]]` of their own (an inline list) are all of the file."""
        if step == 0:
            return 0, self.steps[0] if self.steps else len(self.text)
        if step > len(self.steps):
            return 0, len(self.text)
        return self.steps[step - 1], self.steps[step] if step < len(self.steps) else len(self.text)
