# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The rules by which two declarations that are written differently count as the same; the table shows their names.

A rule applies to one part of a declaration, such as its type. A deviation that no rule covers is a difference, and
needs a reason in Documentation/Differences.tsv.
"""

import re

# The reason for each rule, which the table shows.
RULES = {
    "selector": "overloads that take the method itself, unapplied, in place of a selector; see [Selectors.md](Selectors.md)",
    "optional": "an optional requirement is a requirement with a default",
    "written or not": "an optional requirement whose presence matters returns an associated type",
    "in an extension": "declared in an extension, whose members cannot be overridden outside Apple's platforms",
    "inherited": "our superclass, or a protocol that it conforms to, declares it",
    "responders and bar items": "a class above responders and bar items declares it, so that it can be overridden",
    "derived": "the compiler or the standard library provides it for a conformance",
    "given by Foundation": "Foundation has it on this platform",
    "constant": "`static let` for a constant, however Apple's is imported",
    "Objective-C": "`@objc`, `@NSCopying` and `dynamic` have no meaning outside Apple's platforms",
    "same type": "the same type by another name",
    "closure isolation": "a closure adds or omits `@MainActor` or `@Sendable`",
    "designated": "a designated initialiser for a convenience one: callers of Apple's compile",
    "weak": "weak for `unowned(unsafe)`: nil if Apple's would be a dangling pointer",
    "wider protocol": "the protocol has fewer requirements for conforming types",
    "discardable": "the result may be ignored",
    "free constant": "a constant of a main-actor class that can be read from anywhere",
}

# Names for the same type.
SAME_TYPES = {
    "CFTimeInterval": "Double", "TimeInterval": "Double", "Swift.Void": "()", "Void": "()", "CChar": "Int8",
    "NSNotification.Name": "Notification.Name", "NSInteger": "Int", "AnyObject.Type": "AnyClass",
}  # fmt: skip

# Our classes that have the members that Apple's categories give to every object.
STAND_INS = {"NSObject": ("AccessibleObject",)}

# The members that a conformance provides, and the protocol of each.
DERIVED = {
    "hash(into:)": "Hashable", "hashValue": "Hashable", "==(_:_:)": "Equatable", "!=(_:_:)": "Equatable",
    "encode(to:)": "Encodable", "init(from:)": "Decodable", "init(rawValue:)": "RawRepresentable",
    "rawValue": "RawRepresentable", "description": "CustomStringConvertible", "copy(with:)": "NSCopying",
}  # fmt: skip

OBJECTIVE_C = {"@objc", "@NSCopying", "@preconcurrency", "@_nonSendable"}

TYPE_NAME = re.compile(r"[A-Za-z_][\w.]*")


def same_type(text, self_name):
    """Returns the text with one name for each type, and with the type's name for `Self`."""
    text = TYPE_NAME.sub(lambda match: SAME_TYPES.get(match.group(), match.group()), text)
    return re.sub(r"\bSelf\b(?!\._)", self_name, text) if self_name else text


def without_isolation(text):
    """Returns the text of a type without attributes of isolation."""
    return re.sub(r"(@MainActor|@Sendable|@isolated\(any\)|@escaping) ?|\bsending ", "", text)


def compare_types(theirs, ours, self_name=""):
    """Returns the rule by which two texts are the same type, `""` if they are equal, None if the types differ."""
    if theirs == ours:
        return ""
    if same_type(theirs, self_name) == same_type(ours, self_name):
        return "same type"
    loose = [without_isolation(same_type(text, self_name)) for text in (theirs, ours)]
    return "closure isolation" if loose[0] == loose[1] else None


def is_core_foundation(type):
    """Whether Apple's class is a Core Foundation type, which Swift can neither subclass nor override."""
    return type.startswith("CG")


def is_selector(text):
    return bool(re.search(r"\bSelector\b", text))


def stands_for_selector(text):
    """Whether a parameter takes an unapplied method, or `nil` alone."""
    return "Never" in text or "->" in text
