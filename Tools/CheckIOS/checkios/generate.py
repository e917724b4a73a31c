# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Generates Apple's modules as Swift sources: assigns each declaration to a module, and prints every type."""

import re

from . import bodies, model, names, toolchain
from .printing import Printer
from .supplement import Faulty
from .world import World

MODULES = ("CoreGraphics", "QuartzCore", "UIKit")

LICENCE = "// SPDX-FileCopyrightText: 2026 the Uplift authors\n// SPDX-License-Identifier: Apache-2.0\n\n"

# The modules that each module re-exports.
EXPORTS = {
    "CoreGraphics": ["Foundation"],
    "QuartzCore": ["CoreGraphics", "Foundation", "ObjectiveC"],
    "UIKit": ["CoreGraphics", "Foundation", "ObjectiveC", "QuartzCore"],
}


def head(name):
    """Returns the lines above a module's declarations."""
    return LICENCE + "".join(f"@_exported import {each}\n" for each in EXPORTS[name]) + "\n"


def module(name):
    """Returns the module of a name, according to the name's first letters."""
    if name.startswith(("CG", "CF")):
        return "CoreGraphics"
    return "QuartzCore" if name.startswith("CA") else "UIKit"


def extending(path, row):
    """Returns the module that extends a type with a member: the lowest one with all mentioned types."""
    mentioned = [path, *(name for name, _ in names.mentioned(row.declaration))]
    if any(name.startswith(("UI", "NS")) for name in mentioned):
        return "UIKit"
    modules = [module(name) for name in mentioned if name.startswith(("CG", "CA"))]
    return max(modules, key=MODULES.index, default="UIKit")


def version(text):
    """Returns a version of iOS as numbers. A declaration without a version has always existed."""
    return tuple(int(part) for part in text.split(".") if part.isdigit()) if text else (0,)


def sources(rows, supplement, oldest, by_hand):
    """Returns the text of each module, and the omitted declarations with the reasons.

    `oldest` is the oldest version of iOS that the package supports. `by_hand` has the types that are written by hand,
    and whether Objective-C supports each.
    """
    types, globals_ = model.tree(rows)
    if faults := list(stale(supplement, types)):
        raise Faulty("supplement.tsv: " + "; ".join(faults))
    for path, text in supplement.aliases.items():
        types[path] = model.Type(path, "typealias", model.of(text))
    known = ask_toolchain(types, globals_, by_hand)
    for path, each in types.items():
        if each.kind == "extension" and path and "." not in path and path not in known:
            each.kind, each.row = "struct", model.of(f"struct {path}")
    world = World(types, known, supplement, lambda row: version(row.introduced) > oldest)
    model.opaque(types, globals_, lambda name: name in known, world.surroundings)
    printer = Printer(world)
    texts = {name: [head(name)] for name in MODULES}
    for path in sorted(types, key=lambda each: (each.count("."), each)):
        if types[path].kind == "extension":
            members = list(world.rows(path))
            for name in MODULES:
                texts[name].append(printer.extension(path, [row for row in members if extending(path, row) == name]))
        elif path:
            texts[module(path)].append(printer.type(path))
    for row in globals_:
        texts[module(row.name)].append(bodies.member(row, "public") + "\n")
    return {name: "\n".join(filter(None, parts)) for name, parts in texts.items()}, list(world.left_out.values())


def ask_toolchain(types, globals_, by_hand):
    """Returns the types of the toolchain, among those that the declarations mention and do not declare."""
    rows = [row for each in types.values() for row in [*each.members, *([each.row] if each.row else [])]] + globals_
    mentioned = {name.split(".")[0] for row in rows for name, _ in names.mentioned(row.declaration)}
    mentioned |= {path.split(".")[0] for path in types if path}
    known = toolchain.Toolchain(mentioned - {path for path, each in types.items() if each.kind != "extension"})
    known.names |= set(by_hand)
    known.swift_only |= {name for name, is_objective_c in by_hand.items() if not is_objective_c}
    return known


def stale(supplement, types):
    """Yields the unused lines of the supplement: their type is not declared, or the table has the same fact."""
    for path in sorted(supplement.names()):
        if path not in types:
            yield f"{path} is no type of the table's"
            continue
        keys = {model.key(row.declaration) for row in types[path].members}
        for text in supplement.adds.get(path, []):
            if model.key(model.of(text).declaration) in keys:
                yield f"{path}: the table has {text}"
        row_names = {row.name for row in types[path].members} | {"*"}
        for name in sorted(supplement.leaves.get(path, set()) - row_names):
            yield f"{path} has no {name} to leave out"


def declared(text):
    """Returns the types that a source written by hand declares, and whether Objective-C supports each."""
    found = re.finditer(r"^(.*)\b(?:class|struct|enum|protocol) (\w+)", text, re.MULTILINE)
    return {match.group(2): "@objc" in match.group(1) for match in found if re.search("public|open", match.group(1))}
