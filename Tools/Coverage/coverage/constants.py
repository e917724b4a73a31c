# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Public declarations that may do nothing: empty or constant bodies, and properties that no code reads.

Each needs a line with a reason in Documentation/Constants.tsv. Defaults of requirements that are optional in Apple's
interfaces are exempt, because they do what UIKit does without the method.
"""

import re
from dataclasses import dataclass

from .source import Source

EMPTY, CONSTANT, UNREAD = "empty", "constant", "never read"

LITERAL = re.compile(
    r"[-+]?[\d_]+(\.[\d_]+)?(e[-+]?\d+)?|0x[\dA-Fa-f_]+|true|false|nil|\"_*\"|\[\s*:?\s*\]|\(\)"
    r"|(?:[A-Z]\w*(?:\.[A-Z]\w*)*)?\.\w+(?:\(\))?|[A-Z]\w*\(\)"
)


@dataclass(frozen=True)
class Finding:
    """A declaration that may do nothing."""

    path: str
    what: str
    file: str
    line: int


def judge(code):
    """Classifies a body: empty, a constant, or None for any other code."""
    code = code.strip()
    if not code:
        return EMPTY
    code = re.sub(r"^return\b\s*", "", code)
    return CONSTANT if LITERAL.fullmatch(code) or code in ("", "self.init()") else None


def bodies(library, sources, exempt):
    """Returns the public declarations with an empty or constant body, except exempt ones."""
    found = []
    for symbol in own(library):
        if symbol.usr in library.requirements or exempt(symbol):
            continue
        source = sources(symbol.file)
        if symbol.declaration.keyword in ("func", "subscript"):
            body = source.function_body(symbol.line, symbol.column)
            several = [body] if body else []
        elif symbol.declaration.keyword == "var":
            several = source.property_bodies(symbol.line, symbol.column)
        else:
            continue  # An initialiser without a statement sets every property to its initial value.
        for body in several:
            if (what := judge(body.code)) is not None and not is_fixed(symbol, what):
                path = symbol.path if body.kind == "body" else f"{symbol.path} {body.kind}"
                found.append(Finding(path, what, symbol.file, symbol.line))
    return found


def is_fixed(symbol, what):
    """Whether the declaration is a computed constant of a type, such as `static var zero: Self { … }`."""
    return what == CONSTANT and symbol.declaration.is_of_type and symbol.declaration.keyword == "var"


def unread(library, index):
    """Returns public stored instance properties that our sources do not read, directly or through a requirement."""
    found = []
    for symbol in own(library):
        is_stored = symbol.usr in index.stored and symbol.usr not in index.written
        if symbol.declaration.keyword != "var" or symbol.declaration.is_of_type or not is_stored:
            continue
        if symbol.name == "rawValue":
            continue  # The standard library reads it for the conformance.
        if not any(usr in index.read for usr in names(symbol.usr, index)):
            found.append(Finding(symbol.path, UNREAD, symbol.file, symbol.line))
    return found


def names(usr, index, default_of=None):
    """Returns the USR, and those of the declarations that it overrides or implements."""
    known, left = set(), [usr]
    while left:
        each = left.pop()
        if each not in known:
            known.add(each)
            left.extend(index.answered.get(each, ()))
            left.extend([default_of[each]] if default_of and each in default_of else [])
    return known


def own(library):
    return [symbol for symbol in library.symbols if symbol.file and not symbol.is_synthesized and not symbol.lent]
