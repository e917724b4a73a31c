# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Finds the code in Swift sources, and the bodies of declarations, as text."""

import re
from dataclasses import dataclass

# Comments and strings, longest opening first.
NOT_CODE = re.compile(
    r"//[^\n]*"
    r"|/\*.*?\*/"
    r'|(?P<pounds>\#*)"""(?:\\.|.)*?"""(?P=pounds)'
    r'|\#+".*?"\#+'
    r'|"(?:\\.|[^"\\\n])*"',
    re.DOTALL,
)

PAIRS = {"(": ")", "[": "]", "{": "}"}

ACCESSOR = re.compile(
    r"\s*(?:@\w+\s+)*(?:mutating\s+|nonmutating\s+|__consuming\s+)*"
    r"(get|set|_read|_modify|willSet|didSet)\b\s*(?:\([^)]*\))?\s*((?:async|throws)\s*)*(?=\{|$|\s)"
)


def blanked(text):
    """Returns the text with comments blanked and strings filled with _, or with $ if a string has an interpolation."""

    def blank(match):
        found = match.group()
        if found.startswith("/"):
            return re.sub(r"[^\n]", " ", found)
        fill = "$" if "\\(" in found or "#(" in found else "_"
        return '"' + re.sub(r"[^\n]", fill, found[1:-1]) + '"'

    return NOT_CODE.sub(blank, text)


def closing(code, opening):
    """Returns the offset of the closing bracket for an opening bracket at an offset."""
    stack = []
    for offset in range(opening, len(code)):
        sign = code[offset]
        if sign in PAIRS:
            stack.append(PAIRS[sign])
        elif stack and sign == stack[-1]:
            stack.pop()
            if not stack:
                return offset
    return len(code)


@dataclass(frozen=True)
class Body:
    """The text between the braces of a function or accessor."""

    kind: str
    code: str


class Source:
    """A source file."""

    def __init__(self, text):
        self.code = blanked(text)
        self.lines = [0]
        for match in re.finditer("\n", text):
            self.lines.append(match.end())

    def offset(self, line, column):
        """Returns the offset of a location; lines count from 1, columns from 0."""
        return self.lines[line - 1] + column

    def function_body(self, line, column):
        """Returns the body of the function with its name at a location, or None if it has no body."""
        opening = self.find(self.offset(line, column), "{", ends_at_line=True)
        return None if opening is None else Body("body", self.code[opening + 1 : closing(self.code, opening)])

    def property_bodies(self, line, column):
        """Returns the accessors of the property with its name at a location; none if stored without observers."""
        opening = self.find(self.offset(line, column), "{=", ends_at_line=True)
        if opening is None:
            return []
        if self.code[opening] == "=":
            # An initial value, which may be in braces, and observers after it.
            opening = self.find(opening + 1, "{", ends_at_line=True)
            while opening is not None and not self.accessors(opening):
                opening = self.find(closing(self.code, opening) + 1, "{", ends_at_line=True)
            if opening is None:
                return []
        return self.accessors(opening) or [Body("getter", self.code[opening + 1 : closing(self.code, opening)])]

    def accessors(self, opening):
        """Returns the accessors with keywords between braces; none for the short form of a getter."""
        names = {"get": "getter", "set": "setter", "_read": "getter", "_modify": "setter"}
        end, found, offset = closing(self.code, opening), [], opening + 1
        while match := ACCESSOR.match(self.code, offset, end):
            brace = match.end()
            while brace < end and self.code[brace].isspace():
                brace += 1
            if brace >= end or self.code[brace] != "{":
                break  # A requirement's `{ get set }`.
            close = closing(self.code, brace)
            found.append(Body(names.get(match.group(1), match.group(1)), self.code[brace + 1 : close]))
            offset = close + 1
        return found

    def find(self, offset, signs, ends_at_line):
        """Returns the offset of the first of the characters outside brackets; None if the declaration ends before."""
        depth = 0
        while offset < len(self.code):
            sign = self.code[offset]
            if depth == 0 and sign in signs and self.code[offset : offset + 2] != "==":
                return offset
            if sign in "([{":
                depth += 1
            elif sign in ")]}":
                depth -= 1
                if depth < 0:
                    return None
            elif sign == "\n" and depth == 0 and ends_at_line and not self.continues(offset):
                return None
            offset += 1
        return None

    def continues(self, offset):
        """Whether a declaration continues after a line break."""
        before, after = self.code[max(0, offset - 200) : offset].rstrip(), self.code[offset : offset + 400].lstrip()
        goes_on = re.match(r"(->|where\b|throws\b|async\b|\{|=)", after)
        return before.endswith((",", "->", "=", ":", "&")) or bool(goes_on)
