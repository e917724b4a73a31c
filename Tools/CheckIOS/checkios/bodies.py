# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Completes declarations of the table to code that compiles: adds the access, and a body that never runs."""

import re

from . import objc

NEVER = "{ fatalError() }"

# Attributes and modifiers that do not matter to users of a property, or that are invalid with a body.
SPENT = (
    "@NSCopying", "@NSManaged", "@IBInspectable", "@objc", "weak", "unowned(unsafe)", "lazy", "dynamic", "optional",
    "open", "public", "override",
)  # fmt: skip

ATTRIBUTES = re.compile(r"((?:@\w+(?:\([^)]*\))?\s+)*)(.*)", re.DOTALL)


def with_access(text, words):
    """Inserts words into a declaration, after its attributes."""
    attributes, rest = ATTRIBUTES.match(text).groups()
    return f"{attributes}{words} {rest}" if words else text


def named(text):
    """Gives each parameter of a declaration a unique name."""
    begin = text.find("(")
    if begin < 0 or re.match(r".*\b(var|let|case)\b", text[:begin]):
        return text
    depth, end = 0, begin
    for end in range(begin, len(text)):
        depth += {"(": 1, ")": -1}.get(text[end], 0)
        if depth == 0:
            break
    parts, seen = [], set()
    for part in commas(text[begin + 1 : end]):
        match = re.match(r"\s*([\w`]+)(?: ([\w`]+))?\s*:(?!:)\s*(.*)", part, re.DOTALL)
        if not match:
            parts.append(f"_: {part.strip()}")
            continue
        label, name, rest = match.groups()
        if (name or label) in seen:
            name = "_"
        seen.add(name or label)
        parts.append(f"{label} {name}: {rest}" if name else f"{label}: {rest}")
    return f"{text[: begin + 1]}{', '.join(parts)}{text[end:]}"


def commas(text):
    """Returns the parts between the commas outside brackets."""
    depth, parts, current = 0, [], ""
    for sign in text:
        depth += 1 if sign in "([{<" else -1 if sign in ")]}" or sign == ">" and not current.endswith("-") else 0
        if sign == "," and depth == 0:
            parts.append(current)
            current = ""
        else:
            current += sign
    return [part for part in [*parts, current] if part.strip()]


def without_defaults(text):
    """Removes default arguments, which a protocol cannot have, from a declaration."""
    return re.sub(r" = (?:\[:?\]|\.?\w[\w.]*)(?=[,)])", "", text)


def head_and_accessors(text):
    """Splits a property's or subscript's text into its head and the words in its braces."""
    head, brace, rest = text.partition(" {")
    return head, rest.rpartition("}")[0].split() if brace else []


def accessors(made, written):
    """Returns the accessors of a property or subscript, with bodies."""
    effects = "".join(f" {effect}" for effect in ("async", "throws") if effect in made.effects)
    parts = [f"get{effects} {NEVER}"]
    if "set" in made.accessors:
        parts.append(("nonmutating " if "nonmutating" in written else "") + f"set {NEVER}")
    return "{ " + " ".join(parts) + " }"


def member(row, access):
    """Returns a member with a body. `let` and `class let` become computed read-only properties."""
    made = row.declaration
    text = objc.without(row.text, *SPENT)
    if made.keyword == "var":
        head, written = head_and_accessors(text)
        head = re.sub(r"\blet (?=[\w`]+\s*:)", "var ", head).split(" = ")[0]
        return f"{with_access(head, access)} {accessors(made, written)}"
    if made.keyword == "subscript":
        head, written = head_and_accessors(text)
        return f"{with_access(head, access)} {accessors(made, written)}"
    return f"{with_access(named(text), access)} {NEVER}"


def members(row, access):
    """Yields a member. If it takes pointers, a variant with `inout` parameters follows, for arguments with `&`.

    With Objective-C support, the compiler cannot convert these arguments to pointers.
    """
    text = member(row, access)
    yield text
    twin = re.sub(r": Unsafe(?:Mutable)?Pointer<([\w.]+)>[?!]?(?=[,)])", r": inout \1", text)
    if row.declaration.keyword == "func" and twin != text:
        yield re.sub(r"\boverride ", "", twin)


def requirement(row, is_objective_c, count=1):
    """Returns a protocol's requirement. If several have the same Objective-C name, later ones get other selectors."""
    text = without_defaults(named(objc.without(row.text, *SPENT)))
    if row.declaration.keyword == "var":
        head, written = head_and_accessors(text)
        head = re.sub(r"\blet (?=\w+:)", "var ", head)
        text = f"{head} {{ {' '.join(written) or 'get set'} }}"
    if not is_objective_c:
        return text
    is_optional = row.requirement == "optional"
    mark = f"@objc({selector(row.declaration, count)})" if count > 1 else "@objc" if is_optional else ""
    words = " ".join(filter(None, [mark, "optional" if is_optional else ""]))
    return discardable(with_access(text, words), row.declaration)


def selector(made, count):
    """Returns an Objective-C name for the second or third requirement with the same labels."""
    labels = [each.label for each in made.parameters]
    return f"{made.name}{count}" + "".join(f"{label if index else ''}:" for index, label in enumerate(labels))


def discardable(text, made):
    """Marks the result of a method as discardable, as in Objective-C."""
    wanted = made.keyword == "func" and made.type and "@discardableResult" not in made.attributes
    return f"@discardableResult {text}" if wanted else text
