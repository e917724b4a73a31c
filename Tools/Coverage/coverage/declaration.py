# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Swift declarations in normal form: the properties that matter to callers and subclasses, without the notation."""

import re
from dataclasses import dataclass, field

TOKEN = re.compile(r'`[^`]+`|"(?:\\.|[^"\\])*"|->|\.\.\.|[@#]?[A-Za-z_]\w*|\d[\w.]*|\S')

# Attributes with arguments in parentheses.
WITH_ARGUMENTS = {"@objc", "@available", "@_spi"}

MODIFIERS = {
    "open", "public", "static", "class", "final", "mutating", "nonmutating", "convenience", "required", "override",
    "optional", "weak", "unowned", "nonisolated", "dynamic", "lazy", "indirect", "prefix", "postfix", "infix",
}

KEYWORDS = {
    "func", "var", "let", "init", "subscript", "class", "struct", "enum", "protocol", "typealias", "case",
    "associatedtype", "actor",
}

OPENING, CLOSING = "([{<", ")]}>"


class Unreadable(Exception):
    """A text that is not a known kind of declaration."""


@dataclass(frozen=True)
class Parameter:
    """A parameter as its caller sees it, without its name inside the body."""

    label: str
    type: str
    default: str | None = None


@dataclass(frozen=True)
class Declaration:
    """The parts of a declaration. Types are texts of tokens, joined without unnecessary spaces."""

    keyword: str
    name: str
    attributes: frozenset = frozenset()
    modifiers: frozenset = frozenset()
    generics: str = ""
    parameters: tuple = ()
    effects: tuple = ()
    type: str = ""
    accessors: frozenset = frozenset()
    inherits: tuple = ()
    constraints: frozenset = field(default=frozenset())

    @property
    def is_of_type(self):
        """Whether this is a member of the type rather than of an instance."""
        return bool({"static", "class"} & self.modifiers)

    @property
    def is_failable(self):
        return self.keyword == "init" and self.type in ("?", "!")


def tokens(text):
    """Returns the words and symbols of a declaration, without the backquotes around names."""
    return [token.strip("`") for token in TOKEN.findall(text)]


def joined(parts):
    """Joins tokens to a text, with spaces only between two words, around an arrow, and after a comma."""
    text = ""
    for part in parts:
        meets = text and re.match(r"[\w@]", part) and re.search(r"[\w]$", text)
        text += (" " if meets or text.endswith((",", "->")) or part == "->" else "") + part
    return text


def split(parts, separator=","):
    """Splits tokens at the separators outside brackets."""
    depth, result, current = 0, [], []
    for part in parts:
        if part in OPENING:
            depth += 1
        elif part in CLOSING:
            depth -= 1
        if part == separator and depth == 0:
            result.append(current)
            current = []
        else:
            current.append(part)
    return result + [current] if current or result else []


class Reader:
    """Reads a declaration's tokens from left to right."""

    def __init__(self, text):
        self.tokens = tokens(text)
        self.position = 0

    @property
    def next(self):
        return self.tokens[self.position] if self.position < len(self.tokens) else ""

    def take(self):
        token = self.next
        self.position += 1
        return token

    def bracketed(self):
        """Returns the tokens inside the bracket that opens here, without the bracket."""
        begin, depth = self.position + 1, 0
        while self.next:
            token = self.take()
            if token in OPENING:
                depth += 1
            elif token in CLOSING:
                depth -= 1
                if depth == 0:
                    return self.tokens[begin : self.position - 1]
        raise Unreadable("a bracket that does not close")

    def until(self, *ends):
        """Returns the tokens before the first end token outside brackets."""
        begin, depth = self.position, 0
        while self.next:
            if depth == 0 and self.next in ends:
                break
            if self.next in OPENING:
                depth += 1
            elif self.next in CLOSING:
                depth -= 1
            self.position += 1
        return self.tokens[begin : self.position]


def parameter(parts):
    """Reads a parameter of a function: label, type, default."""
    names, rest = [], parts
    for index, part in enumerate(parts):
        if part == ":":
            names, rest = parts[:index], parts[index + 1 :]
            break
        if not re.match(r"[A-Za-z_]", part):
            break
    whole = split(rest, "=")
    default = joined(whole[1]) if len(whole) > 1 else None
    return Parameter(names[0] if names else "_", joined(whole[0]) if whole else "", default)


def parse(text):
    """Returns the normal form of a declaration that an interface prints."""
    reader = Reader(text)
    attributes, modifiers = set(), set()
    while reader.next.startswith("@"):
        attribute = reader.take()
        attributes.add(attribute)
        if reader.next == "(" and attribute in WITH_ARGUMENTS:
            reader.bracketed()
    while reader.next in MODIFIERS:
        following = reader.tokens[reader.position + 1] if reader.position + 1 < len(reader.tokens) else ""
        if reader.next == "class" and following not in KEYWORDS | MODIFIERS:
            break
        modifiers.add(reader.take())
        if reader.next == "(":
            reader.bracketed()
    keyword = reader.take()
    if keyword not in KEYWORDS:
        raise Unreadable(f"{keyword} begins no declaration: {text}")
    return PARSERS[keyword](reader, keyword, frozenset(attributes), frozenset(modifiers))


def parse_callable(reader, keyword, attributes, modifiers):
    """Reads a function, initialiser or subscript."""
    name, result = keyword, ""
    if keyword == "func":
        name = reader.take()
        if not re.match(r"[A-Za-z_]", name):
            name += "".join(reader.until("(")) if reader.next != "(" else ""
    elif keyword == "init" and reader.next in ("?", "!"):
        result = reader.take()
    generics = joined(reader.bracketed()) if reader.next == "<" else ""
    parameters = tuple(parameter(part) for part in split(reader.bracketed())) if reader.next == "(" else ()
    if keyword == "subscript" or not re.match(r"[A-Za-z_]", name):
        # If a subscript's or operator's parameter has one name, the name is not a label.
        parameters = tuple(Parameter("_", each.type, each.default) for each in parameters)
    effects = []
    while reader.next in ("async", "throws", "rethrows"):
        effects.append(reader.take())
        if reader.next == "(":
            effects[-1] += "(" + joined(reader.bracketed()) + ")"
    if reader.next == "->":
        reader.take()
        result = joined(reader.until("where", "{"))
    constraints = read_constraints(reader)
    accessors = read_accessors(reader) if keyword == "subscript" else frozenset()
    result = "" if result in ("Void", "()") else result
    return Declaration(
        keyword, name, attributes, modifiers, generics, parameters, tuple(effects), result, accessors, (), constraints
    )


def parse_property(reader, keyword, attributes, modifiers):
    """Reads a variable or a constant. A stored variable has a getter and a setter."""
    name = reader.take()
    kind = ""
    if reader.next == ":":
        reader.take()
        kind = joined(reader.until("{", "="))
    if reader.next == "=":
        reader.until("{")
    accessors = read_accessors(reader)
    effects = tuple(sorted(accessors & {"async", "throws"}))
    accessors &= {"get", "set"}
    if not accessors:
        accessors = frozenset({"get"} if keyword == "let" else {"get", "set"})
    return Declaration("var", name, attributes, modifiers, "", (), effects, kind, accessors)


def parse_type(reader, keyword, attributes, modifiers):
    """Reads a class, struct, enum, protocol or associated type."""
    name = reader.take()
    generics = joined(reader.bracketed()) if reader.next == "<" else ""
    inherits = ()
    if reader.next == ":":
        reader.take()
        inherits = tuple(sorted(joined(part) for part in split(reader.until("where", "=", "{"))))
    constraints = read_constraints(reader)
    return Declaration(keyword, name, attributes, modifiers, generics, (), (), "", frozenset(), inherits, constraints)


def parse_alias(reader, keyword, attributes, modifiers):
    name = reader.take()
    generics = joined(reader.bracketed()) if reader.next == "<" else ""
    kind = joined(reader.tokens[reader.position + 1 :]) if reader.next == "=" else ""
    return Declaration(keyword, name, attributes, modifiers, generics, (), (), kind)


def parse_case(reader, keyword, attributes, modifiers):
    name = reader.take()
    parameters = tuple(parameter(part) for part in split(reader.bracketed())) if reader.next == "(" else ()
    return Declaration(keyword, name, attributes, modifiers, "", parameters)


def read_constraints(reader):
    if reader.next != "where":
        return frozenset()
    reader.take()
    return frozenset(joined(part) for part in split(reader.until("{")))


def read_accessors(reader):
    return frozenset(reader.bracketed()) if reader.next == "{" else frozenset()


PARSERS = {
    "func": parse_callable, "init": parse_callable, "subscript": parse_callable,
    "var": parse_property, "let": parse_property,
    "class": parse_type, "struct": parse_type, "enum": parse_type, "protocol": parse_type, "actor": parse_type,
    "associatedtype": parse_type, "typealias": parse_alias, "case": parse_case,
}  # fmt: skip
