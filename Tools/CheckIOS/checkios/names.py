# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Finds the types that a declaration mentions."""

import re

from coverage import declaration

PATH = re.compile(r"(any |some |& ?)?([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)")

# The names of a closure's parameters. Types begin with a capital letter.
LABEL = re.compile(r"(?:\b\w+ )?\b[a-z_]\w*\s*:")

WORDS = {
    "any", "some", "inout", "Sendable", "where", "throws", "async", "class", "rethrows", "sending", "isolated",
    "nonisolated", "consuming", "borrowing", "repeat", "each",
}  # fmt: skip


def types_in(text):
    """Yields the dotted names in a type's text, and whether `any` or `some` precedes each."""
    text = LABEL.sub("", re.sub(r"@\w+", "", text))
    for match in PATH.finditer(text):
        if match.group(2) not in WORDS:
            yield re.sub(r"\.(Type|Protocol)$", "", match.group(2)), bool(match.group(1))


def generic_names(made):
    """Returns the names that a declaration's own generic clause introduces."""
    return {part[0] for part in declaration.split(declaration.tokens(made.generics)) if part}


def mentioned(made):
    """Yields every type that a declaration mentions, except generic parameters, and whether it is a protocol."""
    own = generic_names(made)
    texts = [made.type, *(each.type for each in made.parameters), *made.inherits, *made.constraints, made.generics]
    for text in texts:
        for name, is_protocol in types_in(text):
            if name.split(".")[0] not in own:
                yield name, is_protocol
