# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The bodies that ran, from the counters of an instrumented run of the tests."""

import re
import subprocess

from . import toolchain

# The suffixes that a mangled name of a property or subscript has for each of its bodies.
ACCESSORS = {
    "g": "getter", "s": "setter", "w": "willSet", "W": "didSet", "M": "modify", "r": "read", "x": "modify", "y": "read",
}  # fmt: skip


def load(folder, scratch):
    """Returns from the raw profiles of a folder how often each body was entered."""
    raw = sorted(str(path) for path in folder.glob("*.profraw"))
    if not raw:
        raise SystemExit(f"coverage: no profile in {folder}: the tests have not run")
    merged = scratch / "tests.profdata"
    tool = str(toolchain.tool("llvm-profdata"))
    subprocess.run([tool, "merge", *raw, "-o", str(merged)], check=True)
    shown = subprocess.run([tool, "show", "--all-functions", str(merged)], check=True, capture_output=True, text=True)
    return read(shown.stdout)


def read(text):
    """Reads the counts from the output of `llvm-profdata show --all-functions`."""
    counts, name = {}, None
    for line in text.splitlines():
        if line.startswith("  ") and not line.startswith("   ") and line.endswith(":"):
            # The name of a file-private function begins with the file's name.
            name = re.split(r"[:;](?=\$s)", line.strip()[:-1])[-1]
        elif name and "Function count:" in line:
            counts[name] = max(counts.get(name, 0), int(line.rpartition(":")[2]))
    return counts


class Bodies:
    """The bodies of declarations, found by their USR."""

    def __init__(self, counts):
        self.counts = counts

    def of(self, usr):
        """Returns how often each body of a declaration ran: `{kind: count}`."""
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
