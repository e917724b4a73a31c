# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The list of Apple's public declarations, Documentation/API/apple.tsv."""

import csv
from dataclasses import dataclass

from . import declaration

TYPE_KINDS = {"class", "struct", "enum", "protocol", "typealias", "associatedtype"}


@dataclass(frozen=True)
class Row:
    """One of Apple's declarations."""

    tier: int
    type: str
    kind: str
    name: str
    deprecated: bool
    requirement: str
    text: str
    declaration: declaration.Declaration
    introduced: str = ""

    @property
    def is_type(self):
        return self.kind in TYPE_KINDS and self.name == self.type

    @property
    def takes_selector(self):
        return "Selector" in declaration.tokens(self.text)


def read(text, name):
    """Returns the parsed declaration, or one that has only the name if the text cannot be parsed."""
    try:
        return declaration.parse(text)
    except declaration.Unreadable:
        return declaration.Declaration("name", name)


def load(path):
    """Returns the rows of the list in their order. A row with a version of deprecation is deprecated."""
    rows = []
    with open(path, encoding="utf-8", newline="") as file:
        lines = (line for line in file if not line.startswith("#"))
        for entry in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            rows.append(
                Row(
                    int(entry["tier"]), entry["type"], entry["kind"], entry["name"],
                    entry["deprecated"] not in ("no", "to-be-deprecated"), entry["requirement"], entry["declaration"],
                    read(entry["declaration"], entry["name"]), entry["introduced"],
                )
            )  # fmt: skip
    return rows
