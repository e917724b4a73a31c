# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The types with the facts from the supplement: their ancestors, and their inherited members."""

import functools
import re

from . import model, objc


class World:
    """Combines a tree of types, the supplement and the toolchain."""

    def __init__(self, types, toolchain, supplement, is_new):
        self.types, self.toolchain, self.supplement, self.is_new = types, toolchain, supplement, is_new
        self.objc = objc.ObjectiveC(types, toolchain, supplement.superclass, self.resolve)
        self.left_out = {}
        self.kept = {}

    def resolve(self, name, owner):
        """Returns the path of a type by a name that is used inside another type."""
        return model.resolve(name, owner, self.types, self.surroundings)

    # MARK: Ancestors

    def superclass(self, path):
        """Returns the superclass of a class, or None if it has none."""
        if self.types[path].kind != "class":
            return None
        name = self.supplement.superclass.get(path, "NSObject")
        return None if name == "none" else name

    def ancestors(self, path):
        """Returns the superclasses of a class in the tree, nearest first."""
        found = []
        while path in self.types and self.types[path].kind == "class":
            path = (self.superclass(path) or "").split("<")[0]
            if path in self.types and self.types[path].kind == "class":
                found.append(path)
        return found

    def protocols(self, path):
        """Returns the protocols in the tree that the supplement lists for a type, with inherited ones."""
        found, wanted = [], list(self.supplement.conforms.get(path, []))
        while wanted:
            name = wanted.pop(0)
            if name in self.types and self.types[name].kind == "protocol" and name not in found:
                found.append(name)
                wanted += self.types[name].row.declaration.inherits if self.types[name].row else []
        return found

    def surroundings(self, path):
        """Returns the other types whose names are visible inside a type: its superclasses and their protocols."""
        classes = self.ancestors(path)
        return [*classes, *(protocol for each in (path, *classes) for protocol in self.protocols(each))]

    def generics_around(self, path):
        """Returns the generic parameters of the types that contain a type."""
        return set().union(*(self.types[each].generics for each in model.outers(path) if each in self.types))

    # MARK: Members

    def rows(self, path):
        """Yields a type's own members, except omitted ones."""
        leaves = self.supplement.leaves.get(path, set())
        for row in self.types[path].members:
            if row.name in leaves or "*" in leaves:
                self.leave_out(row, "which the check leaves out: Tools/CheckIOS/supplement.tsv says why")
            elif re.search(r"\b_UI\w+", row.text):
                self.leave_out(row, "which is for Apple's own use")
            elif self.is_new(row) and row.name != "init(rawValue:)":
                self.leave_out(row, f"which came with iOS {row.introduced}: the package is for older ones too")
            else:
                yield row
        yield from (model.of(text) for text in self.supplement.adds.get(path, []))

    def leave_out(self, row, why):
        self.left_out[id(row)] = (row, why)

    def all_rows(self, path):
        """Returns a class's own members, and those of its protocols, which Objective-C adds to it."""
        if path not in self.kept:
            self.kept[path] = self.find_rows(path)
        return self.kept[path]

    def find_rows(self, path):
        own = list(self.rows(path))
        keys = {signature(row.declaration) for row in own}
        for protocol in self.protocols(path):
            is_swift = not self.objc.is_protocol(protocol)
            for row in self.rows(protocol):
                is_answered = signature(row.declaration) in keys or is_swift and has_alike(own, row)
                if row.requirement and row.declaration.keyword != "associatedtype" and not is_answered:
                    keys.add(signature(row.declaration))
                    own.append(row)
        return own

    def inherited_signatures(self, path):
        """Returns the signatures that a class does not declare because a superclass does."""
        above = self.ancestors(path) + (["NSObject"] if self.superclass(path) and "NSObject" in self.types else [])
        return {signature(row.declaration) for each in above for row in self.all_rows(each)}

    def retyped_above(self, path, made):
        """Yields the superclasses that have a property with this name and another type."""
        if made.keyword == "var":
            for above in self.ancestors(path):
                for row in self.all_rows(above):
                    other = row.declaration
                    same = (other.keyword, other.name, other.is_of_type) == (made.keyword, made.name, made.is_of_type)
                    if same and other.type != made.type:
                        yield above

    @functools.cached_property
    def retyped(self):
        """The properties, by class and name, that a subclass redeclares with another type, such as delegates."""
        classes = [path for path, each in self.types.items() if each.kind == "class" and not each.is_opaque]
        return {
            (above, row.declaration.name, row.declaration.is_of_type)
            for path in classes
            for row in self.all_rows(path)
            for above in self.retyped_above(path, row.declaration)
        }


def signature(made):
    """Returns the properties that a member and its override have in common."""
    kind = made.type if made.keyword == "var" else ""
    parameters = tuple((each.label, each.type) for each in made.parameters)
    return (made.keyword, made.name, made.is_of_type, kind, parameters, made.generics, "async" in made.effects)


def has_alike(rows, row):
    """Whether one of the rows has a row's name and labels, as an implementation of a requirement does."""
    return any((each.declaration.keyword, each.name) == (row.declaration.keyword, row.name) for each in rows)
