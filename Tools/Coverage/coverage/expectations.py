# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Finds tests without an expectation.

A body counts as tested if it ran in the tests. Therefore every test must contain an expectation, in its own body or in
a function of the tests that it calls directly or indirectly.
"""

import re
from collections import defaultdict
from dataclasses import dataclass

from .source import blanked, closing

EXPECTATION = re.compile(r"#(?:expect|require)\b|\bIssue\.record\b|\bconfirmation\s*\(")
FUNCTION = re.compile(r"\b(?:func\s+(`?[A-Za-z_]\w*`?)|(init)\b[?!]?)\s*(?:<[^>{}]*>)?\s*\(")
PROPERTY = re.compile(r"\bvar\s+([A-Za-z_]\w*)\s*:[^={}\n]*\{")
TEST = re.compile(r"@Test\b")
CALL = re.compile(r"\b([A-Za-z_]\w*)\b")


@dataclass
class Function:
    """A function of the tests."""

    name: str
    file: str
    line: int
    is_test: bool
    body: str

    @property
    def expects(self):
        return bool(EXPECTATION.search(self.body))


def functions(text, file):
    """Returns the functions of a test source, with their bodies."""
    code = blanked(text)
    tests = [match.end() for match in TEST.finditer(code)]
    found, previous = [], 0
    for match in FUNCTION.finditer(code):
        after = closing(code, match.end() - 1) + 1
        opening = code.find("{", after)
        end_of_line = re.compile(r"\n\s*\n|\n\s*(?:@|func|var|let|\})").search(code, after)
        if opening < 0 or (end_of_line and end_of_line.start() < opening):
            continue
        name = (match.group(1) or "init").strip("`")
        is_test = any(previous <= offset <= match.start() for offset in tests)
        body = code[opening : closing(code, opening)]
        found.append(Function(name, file, code.count("\n", 0, match.start()) + 1, is_test, body))
        previous = match.end()
    for match in PROPERTY.finditer(code):
        body = code[match.end() - 1 : closing(code, match.end() - 1)]
        found.append(Function(match.group(1), file, code.count("\n", 0, match.start()) + 1, False, body))
    return found


def without(all_functions):
    """Returns the tests without an expectation, also in the functions that they call."""
    by_name = defaultdict(list)
    for function in all_functions:
        by_name[function.name].append(function)
    expecting = {function.name for function in all_functions if function.expects and not function.is_test}
    calls = {id(function): set(CALL.findall(function.body)) for function in all_functions}
    changed = True
    while changed:
        changed = False
        for function in all_functions:
            if function.name not in expecting and not function.is_test and calls[id(function)] & expecting:
                expecting.add(function.name)
                changed = True
    expecting.discard("init")
    return [
        function for function in all_functions
        if function.is_test and not function.expects and not calls[id(function)] & expecting
    ]  # fmt: skip
