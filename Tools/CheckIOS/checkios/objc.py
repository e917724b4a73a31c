# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Decides which protocols can have optional requirements, and which requirements Objective-C supports."""

import re

from . import names

INTEGERS = {"Int", "UInt", "Int32", "UInt32", "Int8", "UInt8", "UInt64"}

# Types that cannot be nil in Objective-C.
NUMBERS = INTEGERS | {"Bool", "Float", "Double", "CGFloat", "TimeInterval", "CFTimeInterval"}

# The toolchain's structs that the generated package bridges to NSValue, as Apple's frameworks do.
BRIDGED = {"CGFloat", "CGPoint", "CGSize", "CGRect", "NSRange"}

# Types that Objective-C methods support, and for which the toolchain is not queried.
FINE = {"Void", "Selector"}

# Foundation protocols whose inheriting protocols are Objective-C protocols. The toolchain declares them in Swift.
OBJECTIVE_C = {"NSObjectProtocol", "NSCoding", "NSCopying", "NSMutableCopying", "NSSecureCoding", "ProgressReporting"}


class ObjectiveC:
    """Decides for the types of one tree."""

    def __init__(self, types, toolchain, superclass, resolve):
        self.types, self.toolchain, self.superclass, self.resolve = types, toolchain, superclass, resolve

    def is_protocol(self, path, seen=()):
        """Whether a protocol is Objective-C's: it inherits one of OBJECTIVE_C, or has an optional requirement."""
        each = self.types.get(path)
        if each is None or each.kind != "protocol" or path in seen:
            return False
        if each.is_opaque or any(row.requirement == "optional" for row in each.members):
            return True
        inherits = each.row.declaration.inherits
        return not OBJECTIVE_C.isdisjoint(inherits) or any(self.is_protocol(name, (*seen, path)) for name in inherits)

    def raw(self, each):
        """Returns the type of an enum's or a struct's raw values, or None."""
        for row in each.members:
            made = row.declaration
            if made.keyword == "init" and [parameter.label for parameter in made.parameters] == ["rawValue"]:
                return made.parameters[0].type
        return None

    def takes_type(self, name, owner):
        path = self.resolve(name, owner)
        if path is None:
            return name in BRIDGED | FINE or name not in self.toolchain.swift_only
        each = self.types[path]
        if each.kind == "extension":
            return name in BRIDGED | FINE or name not in self.toolchain.swift_only
        if each.kind == "class":
            return not each.generics and "<" not in self.superclass.get(path, "")
        if each.kind == "struct":
            return not each.generics
        if each.kind == "enum":
            return self.raw(each) in INTEGERS
        if each.kind == "protocol":
            return self.is_protocol(path)
        if each.kind == "typealias":
            return self.takes(each.row.declaration.type, each.outer)
        return False

    def takes(self, text, owner):
        """Whether an Objective-C method can have this type."""
        if re.search(r"\binout\b|\bUnsafe\w+<|AutoreleasingUnsafe|\basync\b|\bSelf\b|\bResult<", text):
            return False
        for optional in re.findall(r"([A-Za-z][\w.]*)[?!]", text):
            path = self.resolve(optional, owner)
            if optional in NUMBERS or path and self.types[path].kind == "enum":
                return False
        return all(self.takes_type(name, owner) for name, _ in names.types_in(text))

    def can(self, row, owner):
        """Whether an Objective-C protocol can have this requirement."""
        made = row.declaration
        if made.keyword not in ("func", "var", "init") or made.generics or made.effects or made.constraints:
            return False
        answer = made.type.rstrip("?") if made.keyword == "init" else made.type
        return all(self.takes(kind, owner) for kind in [answer, *(each.type for each in made.parameters)] if kind)


def without(text, *words):
    """Removes the named attributes and modifiers from a declaration's text."""
    for word in words:
        text = re.sub(rf"(^|\s){re.escape(word)}(?=\s)", r"\1", text)
    return " ".join(text.split())


