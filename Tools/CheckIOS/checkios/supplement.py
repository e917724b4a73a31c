# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Reads supplement.tsv: facts that the table of Apple's declarations lacks, one on each line, with its reason."""

import csv
from dataclasses import dataclass, field

KINDS = ("superclass", "conforms", "adds", "leaves", "as")


class Faulty(Exception):
    """The error for an invalid line."""


@dataclass
class Supplement:
    """The facts by type: superclasses, protocols, added members, full names of omitted members, type aliases."""

    superclass: dict = field(default_factory=dict)
    conforms: dict = field(default_factory=dict)
    adds: dict = field(default_factory=dict)
    leaves: dict = field(default_factory=dict)
    aliases: dict = field(default_factory=dict)

    def names(self):
        """Returns all types that lines describe."""
        return set().union(self.superclass, self.conforms, self.adds, self.leaves)


def read(lines):
    """Returns the facts in lines of text. The first line that is not a comment names the columns."""
    result = Supplement()
    rows = csv.DictReader((line for line in lines if not line.startswith("#")), delimiter="\t", quoting=csv.QUOTE_NONE)
    for row in rows:
        what, name, value, reason = (row.get(column) for column in ("what", "type", "value", "reason"))
        if what not in KINDS or not name or not value or not reason:
            raise Faulty(f"a line of the supplement needs what, type, value and reason: {row}")
        if what == "superclass":
            result.superclass[name] = value
        elif what == "conforms":
            result.conforms[name] = [each.strip() for each in value.split(",")]
        elif what == "adds":
            result.adds.setdefault(name, []).append(value)
        elif what == "leaves":
            result.leaves.setdefault(name, set()).add(value)
        else:
            result.aliases[name] = value
    return result


def load(path):
    with open(path, encoding="utf-8", newline="") as file:
        return read(file)
