# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Writes Documentation/Coverage.md: the tables of declarations, in a stable order and without dates."""

from collections import defaultdict

from . import figures
from .match import DIFFERS, MISSING, SAME
from .rules import RULES

HEAD = """<!-- SPDX-FileCopyrightText: 2026 the Uplift authors -->
<!-- SPDX-License-Identifier: Apache-2.0 -->
<!-- Written by `make coverage`; do not edit. -->

# Coverage

[API/apple.tsv](API/apple.tsv) lists {total} public declarations of Apple's. This page says which of them the modules UIKit, QuartzCore and CoreGraphics have. There are three tiers: 1 tables, drag and drop, gestures; 2 views, layers, animation, controllers; 3 the rest.

* **Same:** Uplift's declaration has the same normal form: kind, name, labels, types, defaults, `async` and `throws`, accessors, isolation, and whether it can be overridden. Or it is the same by one of the rules below.
* **Unapplied:** the declaration also takes an unapplied method in place of a selector ([Selectors.md](Selectors.md)).
* **Differs:** the declaration exists and differs; the reason is in [Differences.tsv](Differences.tsv). [Differences.md](Differences.md) describes differences in behaviour.
* **Tested:** the declaration is the same, and all its bodies ran in the unit tests. If it has no body, a test names it. `make test` checks that every test has an expectation.
* **Counts:** the tested declarations, in percent of all that are not deprecated. Deprecated declarations are counted separately: *existing / all*.
* **Beside:** a declaration that is public here, and not in the list.

`make coverage` writes this page. `make test` checks that it is current, that every test has an expectation, and that every difference has a reason. Empty and constant bodies need a reason in [Constants.tsv](Constants.tsv), too.
"""


def table(head, alignment, rows):
    lines = [f"| {' | '.join(head)} |", f"|{'|'.join(alignment)}|"]
    return "\n".join(lines + [f"| {' | '.join(map(str, row))} |" for row in rows])


NUMBERS = ["all", "same", "unapplied", "differ", "missing", "tested", "counts", "deprecated"]
RIGHT = ["---:"] * len(NUMBERS)


def numbers(each):
    deprecated = f"{each.deprecated_same} / {each.deprecated}" if each.deprecated else ""
    return [
        each.total, each.same, each.unapplied or "", each.differing or "", each.missing or "", each.tested,
        f"{each.share} %", deprecated,
    ]  # fmt: skip


def code(names):
    return ", ".join(f"`{name}`" for name in names)


def write(entries, alone):
    """Returns the whole page."""
    types = figures.by_type(entries)
    tier = {}
    for entry in entries:
        tier.setdefault(entry.match.row.type, entry.match.row.tier)
    there = sorted(
        (name for name, each in types.items() if each.same + each.differing + each.deprecated_same),
        key=lambda name: (name != "(global)", name),
    )
    parts = [HEAD.format(total=len(entries))]
    parts.append("## Types that must be complete\n")
    parts.append(f"At least {figures.WANTED} % of their members must count, with those of the nested types.\n")
    whole = figures.whole(entries).items()
    parts.append(table(["type", *NUMBERS], ["---", *RIGHT], [[name, *numbers(each)] for name, each in whole]))
    parts.append("\n## By tier\n")
    tiers = sorted(figures.by_tier(entries).items())
    parts.append(table(["tier", *NUMBERS], ["---", *RIGHT], [[number, *numbers(each)] for number, each in tiers]))
    parts.append("\n## Rules\n\nDeclarations that are written differently here and count as the same.\n")
    uses = defaultdict(int)
    for entry in entries:
        for rule in entry.match.rules:
            uses[rule] += 1
    rules = [[rule, uses[rule], why] for rule, why in RULES.items()]
    parts.append(table(["rule", "used", "because"], ["---", "---:", "---"], rules))
    parts.append("\n## By type\n\nTypes of which at least one declaration exists.\n")
    rows = [[f"`{name}`", tier[name], *numbers(types[name])] for name in there]
    parts.append(table(["type", "tier", *NUMBERS], ["---", "---:", *RIGHT], rows))
    parts.append("\n## Differences and missing declarations\n")
    parts.extend(sections(entries, alone, there))
    parts.append("## Types that are missing\n")
    for number, _ in tiers:
        gone = sorted(name for name in types if tier[name] == number and name not in there)
        parts.append(f"**Tier {number}:** {code(gone)}\n")
    return "\n".join(parts)


def names(entries, symbols):
    """Returns the names of all public types and members, a line each, which `uplift doctor` reads.

    A class can have a member that Apple's list has in a protocol, so the names do not come from the comparison alone.
    """
    found = set()
    for entry in entries:
        if entry.match.state != MISSING:
            found.update([entry.match.row.name, *entry.match.row.type.split(".")])
    for symbol in symbols:
        if not symbol.lent:
            found.update([symbol.name, *symbol.path.split(".")])
    plain = {name.split("(")[0] for name in found}
    return "".join(f"{name}\n" for name in sorted(plain) if name and not name.startswith("_"))


def sections(entries, alone, there):
    """Yields a section for each type: what differs, what is missing, what no test runs, and what only Uplift has."""
    of_type, beside = defaultdict(list), defaultdict(list)
    for entry in entries:
        of_type[entry.match.row.type].append(entry)
    for symbol in alone:
        owner = symbol.path if symbol.type == "(global)" and symbol.path[:1].isupper() else symbol.type
        beside[owner].append(symbol)
    known = set(there)
    for name in there:
        lines = section(of_type[name], beside.get(name, []))
        if lines:
            yield f"### {name}\n\n" + "\n".join(lines) + "\n"
    rest = sorted(name for name in beside if name not in known)
    if rest:
        yield "### Types that are not in the list\n"
        for name in rest:
            members = sorted({symbol.name for symbol in beside[name]} - {name})
            yield f"* `{name}`" + (f": {code(members)}" if members else "")
        yield ""


def section(entries, beside):
    lines = []
    for entry in entries:
        if entry.match.state == DIFFERS:
            what = "; ".join(entry.match.differences)
            lines.append(f"* Differs: `{entry.match.row.name}`: {what}. {entry.reason or '**No reason yet.**'}")
    missing = [entry for entry in entries if entry.match.state == MISSING]
    for title, deprecated in (("Missing", False), ("Missing, deprecated", True)):
        names = [entry.match.row.name for entry in missing if entry.match.row.deprecated == deprecated]
        if names:
            lines.append(f"* {title}: {code(names)}")
    idle = defaultdict(list)
    for entry in entries:
        if entry.match.state == SAME and entry.lacks and not entry.match.row.deprecated:
            idle[entry.lacks].append(entry.match.row.name)
    for lack, names in sorted(idle.items()):
        lines.append(f"* Not tested, {lack}: {code(names)}")
    if beside:
        lines.append(f"* Beside: {code(sorted({symbol.name for symbol in beside}))}")
    return lines
