# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
import unittest

from coverage import constants, expectations
from coverage.source import Source


def bodies(text, name):
    """Returns the bodies of the property with a name that occurs first in a text, as (kind, judgement)."""
    line = next(number for number, line in enumerate(text.split("\n"), 1) if name in line)
    column = text.split("\n")[line - 1].index(name)
    return [(body.kind, constants.judge(body.code)) for body in Source(text).property_bodies(line, column)]


def function(text):
    body = Source(text).function_body(1, text.index("f("))
    return body and constants.judge(body.code)


class BodyTests(unittest.TestCase):
    def test_functions(self):
        self.assertEqual(function("func f() {}"), "empty")
        self.assertEqual(function("func f() { /* later */ }"), "empty")
        self.assertEqual(function("func f(a: () -> Void = {}) -> Bool { return true }"), "constant")
        self.assertEqual(function("func f() -> State { .normal }"), "constant")
        self.assertEqual(function("func f() -> CGSize { CGSize.zero }"), "constant")
        self.assertEqual(function('func f() -> String { "a" }'), "constant")
        self.assertIsNone(function('func f() -> String { "\\(name)" }'))
        self.assertIsNone(function("func f() -> Int { count }"))
        self.assertIsNone(function("func f()\n    -> Int\n{ count + 1 }"))

    def test_a_requirement_has_no_body(self):
        text = "func f()\nvar x: Int { get set }"
        self.assertIsNone(Source(text).function_body(1, 5))

    def test_properties(self):
        self.assertEqual(bodies("var x: Bool { false }", "x"), [("getter", "constant")])
        self.assertEqual(bodies("var x: Bool { get { a } set {} }", "x"), [("getter", None), ("setter", "empty")])
        self.assertEqual(bodies("var x = 3\nfunc g() {}", "x"), [])
        self.assertEqual(bodies("var x: Int\nfunc g() {}", "x"), [])
        self.assertEqual(bodies("var x: Int = { 3 }() {\n    didSet { go() }\n}", "x"), [("didSet", None)])
        self.assertEqual(bodies("var x = 3 {\n    didSet {}\n}", "x"), [("didSet", "empty")])

    def test_initial_value_in_braces_is_no_body(self):
        self.assertEqual(bodies("var x = { 3 }()\nvar y: Int { 4 }", "x"), [])


class ExpectationTests(unittest.TestCase):
    def without(self, text):
        return [test.name for test in expectations.without(expectations.functions(text, "T.swift"))]

    def test_a_test_that_expects(self):
        self.assertEqual(self.without("@Test func a() { #expect(x) }"), [])

    def test_a_test_that_expects_nothing(self):
        self.assertEqual(self.without('@Test("b") func b() { go() } // #expect(x)'), ["b"])

    def test_a_helper_expects(self):
        text = "func check() { again() }\nfunc again() { #expect(x) }\n@Test func c() { check() }"
        self.assertEqual(self.without(text), [])

    def test_arguments_stand_between(self):
        self.assertEqual(self.without("@Test(arguments: [1, 2])\n@MainActor func d(i: Int) { f(i) }"), ["d"])


if __name__ == "__main__":
    unittest.main()
