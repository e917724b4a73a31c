# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Which bodies ran: the counts that an instrumented run of the tests left behind."""

import re
import subprocess

from . import toolchain

# What follows the name of a property or subscript in the name of one of its bodies.
ACCESSORS = {
    "g": "getter", "s": "setter", "w": "willSet", "W": "didSet", "M": "modify", "r": "read", "x": "modify", "y": "read",
}  # fmt: skip


def load(folder, scratch):
    """The counts of every body in the raw profiles of a folder: how often each was entered."""
    raw = sorted(str(path) for path in folder.glob("*.profraw"))
    if not raw:
        raise SystemExit(f"coverage: no profile in {folder}: the tests have not run")
    merged = scratch / "tests.profdata"
    tool = str(toolchain.tool("llvm-profdata"))
    subprocess.run([tool, "merge", *raw, "-o", str(merged)], check=True)
    shown = subprocess.run([tool, "show", "--all-functions", str(merged)], check=True, capture_output=True, text=True)
    return read(shown.stdout)


def read(text):
    """The counts in what `llvm-profdata show --all-functions` prints."""
    counts, name = {}, None
    for line in text.splitlines():
        if line.startswith("  ") and not line.startswith("   ") and line.endswith(":"):
            # A function that is private to a file has the file's name before its own.
            name = re.split(r"[:;](?=\$s)", line.strip()[:-1])[-1]
        elif name and "Function count:" in line:
            counts[name] = max(counts.get(name, 0), int(line.rpartition(":")[2]))
    return counts


class Bodies:
    """The bodies of declarations, found by their USR."""

    def __init__(self, counts):
        self.counts = counts

    def of(self, usr):
        """The bodies that a declaration has, and how often each ran: `{kind: count}`."""
        if not usr.startswith("s:"):
            return {}
        name = "$s" + usr[2:]
        if re.search(r"[vi]pZ?$", name):
            stem, end = (name[:-2], "Z") if name.endswith("Z") else (name[:-1], "")
            found = {}
            for sign, kind in ACCESSORS.items():
                if stem + sign + end in self.counts:
                    found[kind] = self.counts[stem + sign + end]
            return found
        if name.endswith(("fc", "fC")):
            found = [self.counts[name[:-1] + sign] for sign in "cC" if name[:-1] + sign in self.counts]
            return {"body": max(found)} if found else {}
        return {"body": self.counts[name]} if name in self.counts else {}
