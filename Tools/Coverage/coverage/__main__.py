# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Compares the package with Apple's public interfaces; see README.md beside this folder.

    python3 -m coverage SCRATCH            writes Documentation/Coverage.md and Selectors.md, prints the figures
    python3 -m coverage SCRATCH --check    instead prints which page is not current, and exits with status 1

SCRATCH is the folder of an instrumented debug build, with the profiles of its tests in SCRATCH/profiles.
"""

import argparse
import functools
import pathlib
import sys
from dataclasses import dataclass

from . import apple, constants, expectations, figures, graphs, index, match, profile, report, selectors, source, tested
from .reasons import Reasons

ROOT = pathlib.Path(__file__).resolve().parents[3]
DOCUMENTS = ROOT / "Documentation"


@dataclass
class Entry:
    """One of Apple's declarations, the result of its comparison, and whether it counts."""

    match: match.Match
    reason: str = ""
    lacks: str = ""

    @property
    def counts(self):
        return self.match.state == match.SAME and not self.lacks


class Run:
    """One comparison: reads the list and the build, and makes the pages and the faults."""

    def __init__(self, scratch):
        debug = scratch / "debug"
        rows = apple.load(DOCUMENTS / "API/apple.tsv")
        wanted = {row.type.split(".")[0] for row in rows}
        self.library = graphs.load(debug, scratch / "symbolgraphs", ROOT, wanted)
        self.index = index.load(debug / "index/store", ROOT)
        self.tests = tested.Tests(self.library, self.index, profile.Bodies(profile.load(scratch / "profiles", scratch)))
        self.comparison = match.Comparer(rows, self.library).compare()
        self.differences = Reasons(DOCUMENTS / "Differences.tsv")
        self.constants = Reasons(DOCUMENTS / "Constants.tsv")
        self.entries = [self.entry(each) for each in self.comparison.matches]

    def entry(self, each):
        if each.state == match.MISSING:
            return Entry(each)
        found = [self.differences.find(each.row.type, each.row.name, what) for what in each.differences]
        reason = " ".join(dict.fromkeys(found)) if found and all(found) else ""
        return Entry(each, reason, self.tests.of(each))

    def pages(self):
        return {
            DOCUMENTS / "Coverage.md": report.write(self.entries, self.comparison.alone),
            DOCUMENTS / "Selectors.md": selectors.write(self.entries, self.comparison.alone),
            DOCUMENTS / "API" / "names.txt": report.names(self.entries, self.library.symbols),
        }

    def faults(self):
        """Yields differences and constants without a reason, unused reasons, and tests without an expectation."""
        for entry in self.entries:
            if entry.match.state == match.DIFFERS and not entry.reason:
                row, symbol = entry.match.row, entry.match.symbols[0]
                for what in entry.match.differences:
                    yield f"{symbol.file}:{symbol.line}: {row.type}.{row.name}: {what}; no reason in Differences.tsv"
        for finding in self.findings():
            if self.constants.find(finding.path, finding.what) is None:
                yield f"{finding.file}:{finding.line}: {finding.path} is {finding.what}; no reason in Constants.tsv"
        for reasons in (self.differences, self.constants):
            for line in reasons.unused():
                yield f"{reasons.path.name}: stands for nothing any more: {' | '.join(line[:-1])}"
        functions = []
        for path in sorted((ROOT / "Tests").rglob("*.swift")):
            functions += expectations.functions(path.read_text(encoding="utf-8"), path.relative_to(ROOT))
        for test in expectations.without(functions):
            yield f"{test.file}:{test.line}: {test.name} expects nothing"

    def findings(self):
        sources = functools.cache(lambda file: source.Source((ROOT / file).read_text(encoding="utf-8")))
        matches = self.comparison.matches
        optional = {each.symbols[0].usr for each in matches if each.row.requirement == "optional" and each.symbols}

        def exempt(symbol):
            # The default of an optional requirement, or a class's implementation of one, which apps override.
            return not constants.names(symbol.usr, self.index, self.library.default_of).isdisjoint(optional)

        found = constants.bodies(self.library, sources, exempt) + constants.unread(self.library, self.index)
        return sorted(set(found), key=lambda finding: (finding.file, finding.line, finding.path))


def main():
    parser = argparse.ArgumentParser(prog="coverage")
    parser.add_argument("scratch", type=pathlib.Path)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    run = Run(options.scratch.resolve())
    faults = list(run.faults())
    for path, text in run.pages().items():
        if not options.check:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            faults.append(f"Documentation/{path.name} is not current: run make coverage, and commit what it writes")
    print("Members of types that are to be whole, not deprecated:")
    for name, each in figures.whole(run.entries).items():
        rest = f"{each.differing} differ, {each.missing} missing"
        print(f"  {name:24}{each.share:3} %  {each.tested} of {each.total} count; {rest}")
    for fault in faults:
        print(f"coverage: {fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
