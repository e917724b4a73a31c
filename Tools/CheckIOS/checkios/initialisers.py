# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""A class's initialisers as in Objective-C: it inherits all of its superclass's, as convenience initialisers if it does
not declare them itself."""

import dataclasses

from . import bodies, objc

OF_NSOBJECT = ("init",)


def key(made):
    """Returns a key that distinguishes the initialisers of a class."""
    return ("init", *(each.label for each in made.parameters), *(each.type for each in made.parameters))


def is_coder(made):
    """Whether it is a designated `init(coder:)`, which every subclass must implement if the class does."""
    return [each.label for each in made.parameters] == ["coder"] and "convenience" not in made.modifiers


def own(world, path):
    """Returns the initialisers that a class declares, by key."""
    rows = (row for row in world.all_rows(path) if row.declaration.keyword == "init")
    return {key(row.declaration): row for row in rows}


def every(world, path):
    """Returns a class's own and inherited initialisers, by key."""
    found = own(world, path)
    for above in world.ancestors(path)[:1]:
        for labels, row in every(world, above).items():
            found.setdefault(labels, row)
    return found


def designated(world, path):
    """Returns the keys of the initialisers that a subclass overrides."""
    made = {labels for labels, row in own(world, path).items() if "convenience" not in row.declaration.modifiers}
    if made:
        return made
    return overridable(world, path)


def overridable(world, path):
    """Returns the keys of the superclass's initialisers that a class overrides."""
    above = world.ancestors(path)
    if above:
        return designated(world, above[0])
    return {OF_NSOBJECT} if world.superclass(path) == "NSObject" else set()


def lines(world, path):
    """Yields a class's initialisers in Swift."""
    above = world.ancestors(path)
    overridden = overridable(world, path)
    mine = own(world, path)

    def written(labels, row, *words):
        word = "required" if is_coder(row.declaration) else "override" if labels in overridden else ""
        return bodies.member(row, " ".join(filter(None, ["public", word, *words])))

    for labels, row in mine.items():
        yield written(labels, row)
    if all("convenience" in row.declaration.modifiers for row in mine.values()):
        return
    reads = any(is_coder(row.declaration) for row in mine.values())
    for labels, row in (every(world, above[0]) if above else {}).items():
        if labels in mine or is_coder(row.declaration) and reads:
            continue
        text = objc.without(row.text, "convenience", "required")
        yield written(labels, dataclasses.replace(row, text=text), "convenience")
