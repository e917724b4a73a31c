# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""What may be written otherwise here and is the same declaration all the same: each has a name that the table shows.

A rule is applied to one part of a declaration, `part` being the name of the part. Whatever no rule covers is a
difference, and needs its reason in Documentation/Differences.tsv.
"""

import re

# What the table says of each rule.
RULES = {
    "selector": "the method is given unapplied where Apple's takes a selector; see [Selectors.md](Selectors.md)",
    "optional": "an optional requirement is a requirement with a default",
    "written or not": "an optional requirement whose presence matters returns an associated type",
    "in an extension": "declared in an extension, where Swift off Apple's platforms cannot be overridden",
    "inherited": "a superclass of ours or a protocol that it conforms to declares it",
    "responders and bar items": "a class above responders and bar items declares it, so that it can be overridden",
    "derived": "the compiler or the standard library writes it for a conformance",
    "given by Foundation": "Foundation has it on this platform",
    "constant": "`static let` for a constant, whichever way Apple's is imported",
    "Objective-C": "`@objc`, `@NSCopying` and `dynamic` mean nothing off Apple's platforms",
    "same type": "the same type by another name",
    "closure isolation": "a closure says besides that it is `@MainActor` or `@Sendable`, or leaves that out",
    "designated": "a designated initialiser for a convenience one: whatever calls Apple's calls it",
    "weak": "weak for `unowned(unsafe)`: nil where Apple's would be a stray pointer",
    "wider protocol": "the protocol asks less of who conforms",
    "discardable": "the result may be ignored",
    "free constant": "a constant of a main-actor class that can be read from anywhere",
}

# Names of one and the same type.
SAME_TYPES = {
    "CFTimeInterval": "Double", "TimeInterval": "Double", "Swift.Void": "()", "Void": "()", "CChar": "Int8",
    "NSNotification.Name": "Notification.Name", "NSInteger": "Int", "AnyObject.Type": "AnyClass",
}  # fmt: skip

# Classes of ours that have what Apple's categories give to every object.
STAND_INS = {"NSObject": ("AccessibleObject",)}

# What a conformance gives, and to what.
DERIVED = {
    "hash(into:)": "Hashable", "hashValue": "Hashable", "==(_:_:)": "Equatable", "!=(_:_:)": "Equatable",
    "encode(to:)": "Encodable", "init(from:)": "Decodable", "init(rawValue:)": "RawRepresentable",
    "rawValue": "RawRepresentable", "description": "CustomStringConvertible", "copy(with:)": "NSCopying",
}  # fmt: skip

OBJECTIVE_C = {"@objc", "@NSCopying", "@preconcurrency", "@_nonSendable"}

TYPE_NAME = re.compile(r"[A-Za-z_][\w.]*")


def same_type(text, self_name):
    """The text with every type by one name, and `Self` by the name of the type."""
    text = TYPE_NAME.sub(lambda match: SAME_TYPES.get(match.group(), match.group()), text)
    return re.sub(r"\bSelf\b(?!\._)", self_name, text) if self_name else text


def without_isolation(text):
    """The text of a type without what it says of actors."""
    return re.sub(r"(@MainActor|@Sendable|@isolated\(any\)|@escaping) ?|\bsending ", "", text)


def compare_types(theirs, ours, self_name=""):
    """The rule by which two texts are the same type, `""` where they are letter by letter, None where they are not."""
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
