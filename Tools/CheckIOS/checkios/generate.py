# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Apple's modules as Swift sources: which declaration stands in which, and every type printed."""

import re

from . import bodies, model, names, toolchain
from .printing import Printer
from .supplement import Faulty
from .world import World

MODULES = ("CoreGraphics", "QuartzCore", "UIKit")

LICENCE = "// SPDX-FileCopyrightText: 2026 the Uplift authors\n// SPDX-License-Identifier: Apache-2.0\n\n"

# What each module lets its importers see.
EXPORTS = {
    "CoreGraphics": ["Foundation"],
    "QuartzCore": ["CoreGraphics", "Foundation", "ObjectiveC"],
    "UIKit": ["CoreGraphics", "Foundation", "ObjectiveC", "QuartzCore"],
}


def head(name):
    """The lines above a module's declarations."""
    return LICENCE + "".join(f"@_exported import {each}\n" for each in EXPORTS[name]) + "\n"


def module(name):
    """The module that a name belongs to, which its first letters say."""
    if name.startswith(("CG", "CF")):
        return "CoreGraphics"
    return "QuartzCore" if name.startswith("CA") else "UIKit"


def extending(path, row):
    """The module that extends a type with a member: the lowest that has all the types it mentions."""
    mentioned = [path, *(name for name, _ in names.mentioned(row.declaration))]
    if any(name.startswith(("UI", "NS")) for name in mentioned):
        return "UIKit"
    modules = [module(name) for name in mentioned if name.startswith(("CG", "CA"))]
    return max(modules, key=MODULES.index, default="UIKit")


def version(text):
    """A version of iOS as numbers; what is not said was always there."""
    return tuple(int(part) for part in text.split(".") if part.isdigit()) if text else (0,)


def sources(rows, supplement, oldest, by_hand):
    """The text of each module, and the declarations left out, each with why.

    `oldest` is the version of iOS that the package is for; `by_hand` the types that the package has from elsewhere,
    with whether Objective-C can take each.
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
    """What the toolchain has of all that the declarations mention and do not declare."""
    rows = [row for each in types.values() for row in [*each.members, *([each.row] if each.row else [])]] + globals_
    mentioned = {name.split(".")[0] for row in rows for name, _ in names.mentioned(row.declaration)}
    mentioned |= {path.split(".")[0] for path in types if path}
    known = toolchain.Toolchain(mentioned - {path for path, each in types.items() if each.kind != "extension"})
    known.names |= set(by_hand)
    known.swift_only |= {name for name, is_objective_c in by_hand.items() if not is_objective_c}
    return known


def stale(supplement, types):
    """Lines of the supplement that stand for nothing: of a type that nobody declares, or what the table says itself."""
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
    """The types that a source written by hand declares, and whether Objective-C can take each."""
    found = re.finditer(r"^(.*)\b(?:class|struct|enum|protocol) (\w+)", text, re.MULTILINE)
    return {match.group(2): "@objc" in match.group(1) for match in found if re.search("public|open", match.group(1))}
