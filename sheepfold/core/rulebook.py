"""The numbered rules of a game as its RULES.md has them, and which scenario or test shows each."""

from __future__ import annotations

import ast
import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

RULE_LINE = re.compile(r"^- \*\*([A-Z]{2}-\d+(?:\.\d+)?)\*\* (.+)$")
HEADING = re.compile(r"^## (.+)$")
NUMBER = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)?\b")


@dataclass
class Rule:
    """One numbered rule, in our own words."""

    number: str
    text: str
    chapter: str
    shown_by: list[str] = field(default_factory=list)


def read_rules(folder: Path, lang: str = "en") -> list[Rule]:
    """The rules of a game folder, in the order of the book; in English where nobody has translated them."""
    translated = folder / f"RULES.{lang}.md"
    book = translated if translated.exists() else folder / "RULES.md"
    rules: list[Rule] = []
    chapter = ""
    for line in book.read_text(encoding="utf-8").splitlines():
        heading, rule = HEADING.match(line), RULE_LINE.match(line)
        if heading:
            chapter = heading[1]
        elif rule:
            rules.append(Rule(rule[1], rule[2], chapter))
    return rules


def add_coverage(rules: list[Rule], folder: Path, tests: Path | None) -> None:
    """Note with each rule the scenarios that name it, and the tests whose docstring names it."""
    by_number = {rule.number: rule for rule in rules}
    for path in sorted((folder / "scenarios").glob("*.toml")):
        for number in tomllib.loads(path.read_text(encoding="utf-8")).get("rules", []):
            if number in by_number:
                by_number[number].shown_by.append(path.stem)
    for path in sorted(tests.rglob("test_*.py")) if tests else []:
        for name, numbers in tested_rules(path.read_text(encoding="utf-8")):
            for number in numbers:
                if number in by_number:
                    by_number[number].shown_by.append(f"{path.parent.name}/{path.name}::{name}")


def tested_rules(source: str) -> list[tuple[str, list[str]]]:
    """Every test function of a module with the rule numbers its docstring names."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            numbers = sorted(set(NUMBER.findall(ast.get_docstring(node) or "")))
            if numbers:
                found.append((node.name, numbers))
    return found


def unknown_numbers(rules: list[Rule], folder: Path) -> list[str]:
    """Rule numbers that scenarios name but the book does not have: slips."""
    known = {rule.number for rule in rules}
    slips = []
    for path in sorted((folder / "scenarios").glob("*.toml")):
        for number in tomllib.loads(path.read_text(encoding="utf-8")).get("rules", []):
            if number not in known:
                slips.append(f"{path.stem} names {number}")
    return slips
