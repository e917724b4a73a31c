# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Whether tests run a declaration.

* A declaration with bodies counts if every body was entered: a property with a getter and a setter needs both.
* A declaration without a body (a stored property without observers, a constant, an enum's case, a type) counts if a
  test source names it, according to the compiler's index.
* A requirement counts if its default or an implementation ran. If the implementation has no body, it counts if a test
  names the requirement or the implementation.
* A member that the compiler derives for a conformance counts if a test names the type. Foundation's need no test.
"""

# Bodies that the compiler adds to those in the source.
UNWRITTEN = {"modify", "read"}


class Tests:
    """The bodies that ran, and the declarations that tests name."""

    def __init__(self, library, index, bodies):
        self.library, self.index, self.bodies = library, index, bodies

    def of(self, match):
        """Returns the reason why a match does not count; \"\" if it counts."""
        symbols = match.symbols
        if "selector" in match.rules:
            # One tested overload is enough, because they match one declaration of Apple's.
            lacks = [self.of_symbol(symbol) for symbol in symbols]
            return min(lacks, key=len)
        if match.rules == ["derived"] and match.row.type == symbols[0].path:
            return self.of_type(symbols[0])
        return "; ".join(filter(None, map(self.of_symbol, symbols)))

    def of_symbol(self, symbol):
        if symbol.lent:
            return ""
        if symbol.is_synthesized:
            return self.of_type(self.library.types[symbol.type])
        if symbol.declaration.keyword in ("class", "struct", "enum", "protocol", "typealias"):
            return self.of_type(symbol)
        if symbol.usr in self.library.requirements:
            return self.of_requirement(symbol)
        ran = self.bodies.of(symbol.usr)
        written = {kind: count for kind, count in ran.items() if kind not in UNWRITTEN} or ran
        idle = [kind for kind, count in written.items() if count == 0]
        if written:
            return ", ".join("never runs" if kind == "body" else f"{kind} never runs" for kind in sorted(idle))
        return "" if self.is_named(symbol.usr) else "no test names it"

    def of_requirement(self, symbol):
        answers = [default.usr for default in self.library.defaults[symbol.usr]] + sorted(self.answers(symbol.usr))
        for usr in answers:
            ran = self.bodies.of(usr)
            if any(ran.values()) or (not ran and (usr in self.index.in_tests or self.is_named(symbol.usr))):
                return ""
        return "" if not answers and self.is_named(symbol.usr) else "no body that answers it runs"

    def answers(self, usr):
        """Returns the implementations of a requirement, and the overrides of those."""
        known, left = set(), [usr]
        while left:
            for each in self.index.answers.get(left.pop(), ()):
                if each not in known:
                    known.add(each)
                    left.append(each)
        return known

    def of_type(self, symbol):
        if symbol.usr in self.index.in_tests:
            return ""
        for (type, _), members in self.library.members.items():
            if type == symbol.path and any(map(self.is_alive, members)):
                return ""
        return "no test names it"

    def is_alive(self, symbol):
        """Whether any body of a member ran, or a test names it."""
        if symbol.usr in self.library.requirements:
            return not self.of_requirement(symbol)
        return any(self.bodies.of(symbol.usr).values()) or symbol.usr in self.index.in_tests

    def is_named(self, usr):
        return usr in self.index.in_tests or bool(self.index.answered.get(usr, set()) & self.index.in_tests)
