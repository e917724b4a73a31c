# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Apple's types as a tree: their kinds and members, and types that the table names without describing them."""

from dataclasses import dataclass, field

from coverage import apple, declaration

from . import names


@dataclass
class Type:
    """One of Apple's types, or an extension of one of the toolchain's."""

    path: str
    kind: str
    row: object = None
    members: list = field(default_factory=list)
    is_opaque: bool = False

    @property
    def name(self):
        return self.path.rpartition(".")[2]

    @property
    def outer(self):
        return self.path.rpartition(".")[0]

    @property
    def generics(self):
        return names.generic_names(self.row.declaration) if self.row else set()

    @property
    def text(self):
        return self.row.text if self.row else ""


def outers(path):
    """Yields the types that contain a type, nearest first."""
    while "." in path:
        path = path.rpartition(".")[0]
        yield path


def key(made):
    """Returns the properties that distinguish a declaration from all others in its type."""
    kinds = tuple((each.label, each.type) for each in made.parameters)
    return (made.keyword, made.name, made.is_of_type, kinds, made.type if made.keyword != "var" else "",
            made.generics, made.constraints, "async" in made.effects)  # fmt: skip


def tree(rows):
    """Returns the types of the table by path, and the global declarations."""
    types, globals_ = {"": Type("", "global")}, []
    for row in rows:
        if row.kind in apple.TYPE_KINDS and row.kind != "associatedtype":
            path = row.name if row.is_type or "." in row.name else f"{row.type}.{row.name}"
            types[path] = Type(path, row.kind, row)
    for row in rows:
        if row.type == "(global)":
            globals_.append(row)
        elif row.kind not in apple.TYPE_KINDS or row.kind == "associatedtype":
            if row.declaration.keyword == "name":
                continue
            owner = types.setdefault(row.type, Type(row.type, "extension"))
            same = (each for each in owner.members if each.requirement == row.requirement)
            if all(key(each.declaration) != key(row.declaration) for each in same):
                owner.members.append(row)
    return types, globals_


def resolve(name, owner, types, ancestors=lambda path: ()):
    """Returns the path of a name that is used in a type, or None. Searches outwards, as the compiler does."""
    first, *rest = name.split(".")
    scope = owner
    found = inside(first, scope, types, ancestors)
    while found is None and scope:
        scope = scope.rpartition(".")[0]
        found = inside(first, scope, types, ancestors)
    for part in rest:
        found = found and inside(part, found, types, ancestors)
    return found


def inside(name, place, types, ancestors):
    """Returns the path of a type inside another type or its ancestors, or None."""
    for each in (place, *ancestors(place)):
        path = f"{each}.{name}" if each else name
        if path in types:
            return path
    return None


def generics_around(path, types):
    """Returns the generic parameters and associated types that are visible inside a type."""
    found = set()
    while path:
        known = types.get(path)
        if known:
            found |= known.generics
            found |= {each.declaration.name for each in known.members if each.declaration.keyword == "associatedtype"}
        path = path.rpartition(".")[0]
    return found


def opaque(types, globals_, toolchain, ancestors):
    """Adds a type for each mentioned name that neither the table nor the toolchain has."""
    mentions = {}
    for path, each in list(types.items()):
        for row in [*each.members, *([each.row] if each.row else [])]:
            for name, is_protocol in names.mentioned(row.declaration):
                mentions[path, name] = is_protocol or mentions.get((path, name), False)
    for row in globals_:
        for name, is_protocol in names.mentioned(row.declaration):
            mentions["", name] = is_protocol or mentions.get(("", name), False)
    for (owner, name), is_protocol in sorted(mentions.items()):
        head, _, rest = name.partition(".")
        if head in generics_around(owner, types) or head == "Self" or toolchain(head):
            continue
        if resolve(name, owner, types, ancestors):
            continue
        place = resolve(head, owner, types, ancestors)
        if place is None:
            types[head] = Type(head, "protocol" if is_protocol and not rest else "class", is_opaque=True)
            place = head
        elif types[place].kind == "typealias" or types[place].generics and rest in types[place].generics:
            continue
        for part in rest.split(".") if rest else []:
            place = f"{place}.{part}"
            types.setdefault(place, Type(place, "struct", is_opaque=True))


def of(text):
    """Returns a declaration that a line of the supplement adds, as a row."""
    return apple.Row(0, "", "added", "", False, "", text, declaration.parse(text))
