# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Explains the compiler's errors as faults of the sources on iOS."""

import re
from dataclasses import dataclass

SAID = re.compile(r"^(?P<path>[^\s:][^:\n]*):(?P<line>\d+):\d+: error: (?P<message>.*)$", re.MULTILINE)

MEMBER = re.compile(
    r"^(?:value of )?type '(?P<type>[^']+)' has no (?:dynamic )?(?:member|subscripts?)(?: '(?P<name>[^']+)')?"
)
NAME = re.compile(r"^cannot find (?:type )?'(?P<name>[^']+)' in scope")
MODULE = re.compile(r"^no such module '(?P<name>[^']+)'")

NOT_APPLES = "which Apple's UIKit does not have"


@dataclass(frozen=True, order=True)
class Fault:
    """An error at a line of a source."""

    path: str
    line: int
    text: str

    def __str__(self):
        return f"{self.path}:{self.line} {self.text}"


def explain(message, left_out):
    """Explains a compiler's message about a source that compiles on Linux.

    `left_out` has the reasons of omissions by type and name.
    """
    if match := MEMBER.match(message):
        kind = re.sub(r"^any |[?!]$|\.Type$", "", match["type"])
        name = match["name"] or "subscript"
        why = reason(kind, name, left_out) or NOT_APPLES
        return f"uses {kind}.{name}, {why}"
    if match := NAME.match(message):
        return f"uses {match['name']}, {reason('', match['name'], left_out) or NOT_APPLES}"
    if match := MODULE.match(message):
        return f"imports {match['name']}, which iOS does not have"
    return f"does not compile for iOS: {message}"


def reason(kind, name, left_out):
    """Returns why a member of a type is omitted, or a member of its ancestor, which the compiler does not name."""
    known = {(owner, full.split("(")[0]): why for (owner, full), why in left_out.items()}
    above = {why for (owner, full), why in left_out.items() if full == name}
    return known.get((kind, name)) or (above.pop() if len(above) == 1 else None)


def faults(said, root, left_out):
    """Returns the errors in a compiler's output, ordered by location, with paths relative to the root."""
    found = set()
    for match in SAID.finditer(said):
        path = match["path"].removeprefix(f"{root}/")
        found.add(Fault(path, int(match["line"]), explain(match["message"], left_out)))
    return sorted(found)
