# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The tables of reasons that people write: columns separated by tabs, a head line, and comment lines with #."""

import csv
import fnmatch


class Reasons:
    """The lines of a table. In every column except the last, * matches any text; the first matching line counts."""

    def __init__(self, path):
        self.path, self.lines, self.used = path, [], set()
        with open(path, encoding="utf-8", newline="") as file:
            lines = (line for line in file if line.strip() and line[0] != "#")
            rows = csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
            self.head = next(rows)
            for row in rows:
                if len(row) != len(self.head) or not row[-1].strip():
                    raise SystemExit(f"{path}: not a line of {', '.join(self.head)}: {' | '.join(row)}")
                self.lines.append(row)

    def find(self, *key):
        """Returns the reason for a key, or None."""
        for number, line in enumerate(self.lines):
            if all(fits(value, pattern) for value, pattern in zip(key, line)):
                self.used.add(number)
                return line[-1]
        return None

    def unused(self):
        """Returns the lines that no longer match anything."""
        return [line for number, line in enumerate(self.lines) if number not in self.used]


def fits(value, pattern):
    return value == pattern or fnmatch.fnmatchcase(value, pattern.replace("[", "[[]"))
