# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Prints Apple's types as Swift source, with all members."""

import re

from . import bodies, initialisers, names, objc
from .world import signature

# Members that the compiler derives for types that are Equatable, Hashable, option sets or have raw values.
GIVEN = {"==", "!=", "hash", "hashValue", "rawValue", "~=", "encode"}

# Members that Foundation's NSObject has already.
OF_NSOBJECT = {"description", "debugDescription", "hash", "isEqual", "copy", "mutableCopy"}

# Attributes that need more than the table has, or that do not matter to users of the type.
SPENT = ("@frozen", "@objc", "@propertyWrapper")


class Printer:
    """Prints the types of a world."""

    def __init__(self, world):
        self.world, self.types, self.objc = world, world.types, world.objc

    def type(self, path):
        """Returns the source of a type, inside the types that contain it."""
        each = self.types[path]
        if each.is_opaque:
            return self.opaque(each)
        if each.kind == "typealias":
            return self.placed(each, f"public {each.row.text}")
        printers = {"class": self.class_, "struct": self.struct, "enum": self.enum, "protocol": self.protocol}
        return printers[each.kind](each)

    def placed(self, each, text):
        """Places a type inside its containing type. A generic parameter with the name of an outer one is renamed."""
        text = text.rstrip("\n")
        if not each.outer:
            return text + "\n"
        for name in each.generics & self.world.generics_around(each.path):
            text = re.sub(rf"\b{name}\b", f"{name}Within", text)
        inner = "\n".join("    " + line if line else "" for line in text.split("\n"))
        return f"extension {each.outer} {{\n{inner}\n}}\n"

    def head(self, each, keyword, conforms, access="public"):
        """Returns the line that opens a type."""
        made = each.row.declaration
        attributes = "".join(f"{name} " for name in sorted(made.attributes) if name not in SPENT)
        generics = f"<{made.generics}>" if made.generics else ""
        inherits = f" : {', '.join(dict.fromkeys(conforms))}" if conforms else ""
        where = f" where {', '.join(sorted(made.constraints))}" if made.constraints else ""
        return f"{attributes}{access} {keyword} {each.name}{generics}{inherits}{where}"

    def conforms(self, each):
        """Returns the protocols of a type, from the supplement and from the table."""
        return [*self.world.supplement.conforms.get(each.path, []), *each.row.declaration.inherits]

    def stands_in_generic(self, each):
        return bool(self.world.generics_around(each.path))

    def opaque(self, each):
        """Prints a type of which only the name is known. Its values can only be passed on."""
        if each.kind == "protocol":
            return f"@objc public protocol {each.name} {{}}\n"
        if each.kind == "class":
            return f"@objc public final class {each.name} : NSObject, @unchecked Sendable {{}}\n"
        return self.placed(each, f"public struct {each.name}: Hashable, Sendable {{}}") + self.bridge(each)

    def bridge(self, each):
        """Makes a struct usable in Objective-C methods."""
        if each.generics or self.stands_in_generic(each):
            return ""
        return f"extension {each.path}: _BridgedValue {{}}\n"

    # MARK: Values

    def struct(self, each):
        """Prints a struct. A struct with integers as raw values is an option set."""
        raw = self.objc.raw(each)
        keys = {row.declaration.name for row in each.members}
        conforms, lines = self.conforms(each), []
        if raw:
            conforms += ["OptionSet" if raw in objc.INTEGERS else "RawRepresentable", "Hashable", "@unchecked Sendable"]
            lines.append(f"public let rawValue: {raw}")
        elif "hash" in keys:
            conforms.append("Hashable")
        elif "==" in keys:
            conforms.append("Equatable")
        for row in self.world.all_rows(each.path):
            if row.declaration.name not in GIVEN or row.declaration.name == "rawValue" and not raw:
                lines += bodies.members(row, "public")
        return self.placed(each, braces(self.head(each, "struct", conforms), lines)) + self.bridge(each)

    def enum(self, each):
        """Prints an enum. An enum with integers as raw values is an Objective-C enum."""
        raw = self.objc.raw(each)
        keys = {row.declaration.name for row in each.members}
        rows = list(self.world.rows(each.path))
        cases = {row.declaration.name: row for row in rows if row.declaration.keyword == "case"}
        conforms = ([raw] if raw and cases else []) + self.conforms(each)
        if not raw and any(row.declaration.parameters for row in cases.values()):
            conforms += ["Hashable"] if "hash" in keys else ["Equatable"] if "==" in keys else []
        if cases:
            conforms.append("@unchecked Sendable")
        lines = [row.text for row in cases.values()]
        for row in rows:
            made = row.declaration
            if made.keyword != "case" and made.name not in GIVEN | set(cases) and row.name != "init(rawValue:)":
                lines += bodies.members(row, "public")
        is_objective_c = raw in objc.INTEGERS and cases and not self.stands_in_generic(each)
        mark = "@objc " if is_objective_c else ""
        return self.placed(each, braces(mark + self.head(each, "enum", conforms), lines))

    # MARK: Protocols

    def protocol(self, each):
        """Prints a protocol. Requirements that an Objective-C protocol cannot have are in an extension for callers."""
        is_objective_c = self.objc.is_protocol(each.path)
        requirements, extras, count = [], [], {}
        demands = {signature(row.declaration) for row in each.members if row.requirement}
        for row in self.world.rows(each.path):
            if not row.requirement and row.declaration.keyword == "associatedtype":
                requirements.append(row.text)
            elif not row.requirement:
                if not is_objective_c or signature(row.declaration) not in demands:
                    extras += bodies.members(row, "public")
            elif not is_objective_c:
                requirements.append(bodies.requirement(row, False))
            elif self.objc.can(row, each.path):
                count[row.name] = count.get(row.name, 0) + 1
                requirements.append(bodies.requirement(row, True, count[row.name]))
            elif row.requirement == "required":
                extras += bodies.members(row, "public")
            else:
                self.world.leave_out(row, "which is optional, and which the check cannot have as such")
        inherits = [name for name in each.row.declaration.inherits if self.can_inherit(name, is_objective_c)]
        head = self.head(each, "protocol", inherits)
        if is_objective_c:
            head = f"@objc {head}" + ("" if inherits else " where Self: NSObject")
        text = self.placed(each, braces(head, requirements))
        return text + (braces(f"extension {each.path}", extras) if extras else "")

    def can_inherit(self, name, is_objective_c):
        """Whether another protocol can inherit a protocol of the tree or the toolchain."""
        if name in self.types:
            return self.objc.is_protocol(name) or not is_objective_c
        return not is_objective_c and name in self.world.toolchain

    # MARK: Classes

    def class_(self, each):
        """Prints a class with its initialisers and all members that it does not inherit."""
        path, superclass = each.path, self.world.superclass(each.path)
        inherited = self.world.inherited_signatures(path)
        lines = []
        for row in self.world.all_rows(path):
            made = row.declaration
            is_given = made.name in OF_NSOBJECT and superclass
            if made.keyword != "init" and not is_given and signature(made) not in inherited:
                lines += self.class_members(row, path)
        lines += initialisers.lines(self.world, path)
        conforms = [superclass] if superclass else []
        conforms += [self.isolated(name, each) for name in self.conforms(each) if not self.has_above(name, path)]
        if not superclass and "Hashable" in conforms:
            lines.append(f"public static func == (a: {each.name}, b: {each.name}) -> Bool {bodies.NEVER}")
            lines.append(f"public func hash(into hasher: inout Hasher) {bodies.NEVER}")
        is_superclass = any(self.world.superclass(other) == path for other in self.types)
        access = "open" if not path.startswith("CG") else "public" if is_superclass else "public final"
        is_generic = each.generics or "<" in (superclass or "") or self.stands_in_generic(each)
        mark = "" if is_generic else "@objc "
        return self.placed(each, braces(mark + self.head(each, "class", conforms, access), lines))

    def isolated(self, protocol, each):
        """Returns a protocol in a conformance. A main-actor class may conform to a nonisolated protocol."""
        known = self.types.get(protocol)
        apart = known and known.row and "@MainActor" in each.text and "@MainActor" not in known.text
        return f"@preconcurrency {protocol}" if apart else protocol

    def has_above(self, protocol, path):
        return any(protocol in self.world.protocols(above) for above in self.world.ancestors(path))

    def class_members(self, row, path):
        """Yields a member of a class. A property that a subclass redeclares with another type does not override."""
        made = row.declaration
        is_operator = made.keyword == "func" and not re.match(r"[A-Za-z_]", made.name)
        is_closed = path.startswith("CG") or is_operator or {"static", "final"} & made.modifiers
        for text in bodies.members(row, "public" if is_closed else "open"):
            text = bodies.discardable(text, made)
            if any(self.world.retyped_above(path, made)):
                text = f"@_nonoverride {text}"
            if (path, made.name, made.is_of_type) in self.world.retyped and made.keyword == "var":
                text = f"@_disfavoredOverload {text}"
            yield re.sub(r"\bclass (?=func|var)", "static ", text) if path.startswith("CG") else text

    # MARK: Extensions

    def extension(self, path, rows):
        """Prints the members that Apple's frameworks add to one of the toolchain's types."""
        lines = []
        for row in rows:
            made = row.declaration
            is_known = path in objc.BRIDGED and not self.mentions_ours(row)
            if is_known or row.requirement or row.name == "init(coder:)":
                continue
            is_class = path.startswith("NS") and "." not in path
            is_designated = made.keyword == "init" and is_class and "convenience" not in made.modifiers
            for text in bodies.members(row, "public convenience" if is_designated else "public"):
                text = re.sub(r"\bclass (?=func|var|let)", "static ", text)
                if path == "NSObject" and self.objc.can(row, path) and not made.is_of_type:
                    # Members that UIKit adds to every object are isolated to the main actor, and can be overridden.
                    text = re.sub(r"\bpublic\b", "@MainActor @objc open", text.replace("@MainActor ", ""), count=1)
                lines.append(text)
        return braces(f"extension {path}", lines) if lines else ""

    def mentions_ours(self, row):
        """Whether a declaration mentions a type that the toolchain lacks, so that it is not the toolchain's own."""
        found = (self.world.resolve(name, "") for name, _ in names.mentioned(row.declaration))
        return any(path and self.types[path].kind != "extension" for path in found)


def braces(head, lines):
    """Returns a block with a line for each member."""
    inner = "".join(f"    {line}\n" for line in lines)
    return f"{head} {{\n{inner}}}\n"
