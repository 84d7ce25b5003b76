"""What the matches said, kept as data in the repository, and the tables of `docs/strength.md`, which are made of that."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from benchmarks.questions import beyond, questions, thinking
from sheepfold import games
from sheepfold.arena.luck import Adjusted
from sheepfold.arena.rating import Estimate
from sheepfold.arena.tournament import duration, percent
from sheepfold.arena.trial import Answer, Question
from sheepfold.core.errors import BadInput
from sheepfold.terminal import keeping

ROOT = Path(__file__).resolve().parent.parent
STORED = ROOT / "benchmarks" / "strength.json"
DOC = ROOT / "docs" / "strength.md"
BEGIN, END = "<!-- tables: made by bench bots --write -->\n", "<!-- end of the tables -->\n"

HEAD = [
    "game",
    "seats",
    "bot",
    "against",
    "games",
    "share of the win",
    "with less luck",
    "x fair",
    "bar",
    "reached",
    "time/move",
]
IN_DOC = ["seats", "bot", "against", "games", "share of the win", "with less luck", "x fair", "bar", "reached", "ceiling"]

Row = dict[str, Any]
Answers = dict[Question, Answer]


# --- as data


def to_row(answer: Answer) -> Row:
    return {**asdict(answer), "thought": round(answer.thought, 6), "reached": answer.verdict}


def from_row(row: Row) -> Answer:
    less = row["adjusted"]
    return Answer(
        question=Question(**row["question"]),
        share=Estimate(**row["share"]),
        games=row["games"],
        faults=row["faults"],
        thought=row["thought"],
        adjusted=Adjusted(**{**less, "share": Estimate(**less["share"])}) if less else None,
    )


def stored(path: Path = STORED) -> Answers:
    rows: list[Row] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    return {answer.question: answer for answer in map(from_row, rows)}


def keep(answers: Iterable[Answer], path: Path = STORED) -> None:
    """Each in place of an earlier answer to the same question; a row is a line, so that changes can be read."""
    found = {**stored(path), **{answer.question: answer for answer in answers if answer.games}}
    rows = sorted(json.dumps(to_row(answer)) for answer in found.values())
    keeping.write(path, "[\n" + ",\n".join(rows) + "\n]\n")


# --- as lines of a table


def cells(answer: Answer) -> list[str]:
    asked = answer.question
    return [asked.game, *in_doc(answer), duration(answer.thought)]


def in_doc(answer: Answer) -> list[str]:
    """Without the game, which is the heading there, and the time, which a busy machine stretches."""
    asked = answer.question
    bar = f"{asked.bar * asked.seats:.1f}x" if asked.seats > 2 else f"{asked.bar:.0%}"
    decides = answer.adjusted.share if answer.adjusted else answer.share
    return [
        str(asked.seats),
        asked.bot + (f" {asked.seconds:g} s" if asked.seconds else ""),
        asked.against,
        str(answer.games),
        percent(answer.share) if answer.games else "-",
        percent(answer.adjusted.share) if answer.adjusted else "-",
        f"{decides.value * asked.seats:.2f}" if answer.games else "-",
        bar,
        answer.verdict if not answer.faults else f"{answer.verdict} ({answer.faults} failed)",
    ]


def markdown(table: list[list[str]]) -> list[str]:
    head, *rows = table
    return ["| " + " | ".join(row) + " |" for row in [head, ["---"] * len(head), *rows]]


# --- as a document


def tables(found: Answers) -> str:
    """Every question of every game, answered or not, and how many are."""
    text: list[str] = []
    for name in games.names():
        game = games.load(name)
        asked = [*questions(game), *thinking(game)]
        rows = [row_of(question, found) for question in asked]
        done = [found[question].verdict for question in asked if question in found]
        text += [f"### {game.title}", "", f"{summary(done, len(asked))}", "", *markdown([IN_DOC, *rows]), ""]
    return "\n".join(text)


def summary(verdicts: list[str], number: int) -> str:
    return (
        f"{number} questions: {verdicts.count('yes')} reached, {verdicts.count('no')} missed, {verdicts.count('open')} open,"
        f" {number - len(verdicts)} not asked yet."
    )


def row_of(question: Question, found: Answers) -> list[str]:
    answer = found.get(question)
    if answer is None:
        nothing = Answer(question=question, share=Estimate(0, 0, 0), games=0, faults=0, thought=0)
        return [*in_doc(nothing)[:-1], "not asked", ""]
    more = beyond(answer)
    limit = found.get(more) if more else None
    return [*in_doc(answer), ceiling(limit) if limit else ""]


def ceiling(answer: Answer) -> str:
    part = answer.adjusted.share if answer.adjusted else answer.share
    return f"{answer.question.bot}: {percent(part)} of {answer.games}"


def write_document(path: Path = DOC) -> None:
    """The tables anew; the words around them are written by hand."""
    before, begin, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise BadInput(f"{path} has no place for the tables: a line {BEGIN.strip()} and a line {END.strip()}")
    path.write_text(before + BEGIN + "\n" + tables(stored()) + END + after, encoding="utf-8")
