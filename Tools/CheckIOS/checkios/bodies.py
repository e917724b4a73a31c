# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""A declaration as the table prints it, made one that compiles: its access, and a body that is never run."""

import re

from . import objc

NEVER = "{ fatalError() }"

# Of no meaning to who uses a property, or refused where it has a body.
SPENT = (
    "@NSCopying", "@NSManaged", "@IBInspectable", "@objc", "weak", "unowned(unsafe)", "lazy", "dynamic", "optional",
    "open", "public", "override",
)  # fmt: skip

ATTRIBUTES = re.compile(r"((?:@\w+(?:\([^)]*\))?\s+)*)(.*)", re.DOTALL)


def with_access(text, words):
    """The declaration with words before it, after its attributes."""
    attributes, rest = ATTRIBUTES.match(text).groups()
    return f"{attributes}{words} {rest}" if words else text


def named(text):
    """The declaration with a name for each parameter, none of them twice."""
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
    """The parts between commas that stand in no bracket."""
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
    """The declaration without default arguments, which a protocol cannot have."""
    return re.sub(r" = (?:\[:?\]|\.?\w[\w.]*)(?=[,)])", "", text)


def head_and_accessors(text):
    """A property's or subscript's text apart from what stands in its braces."""
    head, brace, rest = text.partition(" {")
    return head, rest.rpartition("}")[0].split() if brace else []


def accessors(made, written):
    """The bodies of a property's or subscript's accessors."""
    effects = "".join(f" {effect}" for effect in ("async", "throws") if effect in made.effects)
    parts = [f"get{effects} {NEVER}"]
    if "set" in made.accessors:
        parts.append(("nonmutating " if "nonmutating" in written else "") + f"set {NEVER}")
    return "{ " + " ".join(parts) + " }"


def member(row, access):
    """A member with a body. `class let` is a computed property of the class, as `let` is one that can only be read."""
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
    """A member, and after one that takes pointers its twin that takes variables, for `&`: the compiler cannot make
    pointers of them while Objective-C is on."""
    text = member(row, access)
    yield text
    twin = re.sub(r": Unsafe(?:Mutable)?Pointer<([\w.]+)>[?!]?(?=[,)])", r": inout \1", text)
    if row.declaration.keyword == "func" and twin != text:
        yield re.sub(r"\boverride ", "", twin)


def requirement(row, is_objective_c, count=1):
    """A protocol's requirement; of two that Objective-C would call alike, one has a selector of its own."""
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
    """A name in Objective-C for the second and third that have the same labels."""
    labels = [each.label for each in made.parameters]
    return f"{made.name}{count}" + "".join(f"{label if index else ''}:" for index, label in enumerate(labels))


def discardable(text, made):
    """Nobody need use what a method of Objective-C answers."""
    wanted = made.keyword == "func" and made.type and "@discardableResult" not in made.attributes
    return f"@discardableResult {text}" if wanted else text
