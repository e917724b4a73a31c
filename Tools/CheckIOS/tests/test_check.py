# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
import pathlib
import tempfile
import unittest

from checkios import check, explain, package

LEFT_OUT = {("UITableView", "tabs"): "which came with iOS 18.0", ("P", "f(_:)"): "which is optional"}


class Words(unittest.TestCase):
    def said(self, message):
        return explain.explain(message, LEFT_OUT)

    def test_an_own_addition_is_named(self):
        self.assertEqual(self.said("value of type 'UIView' has no member 'foo'"), "uses UIView.foo, which Apple's UIKit does not have")
        self.assertEqual(self.said("type 'UIColor' has no member 'foo'"), "uses UIColor.foo, which Apple's UIKit does not have")
        self.assertEqual(self.said("cannot find type 'Foo' in scope"), "uses Foo, which Apple's UIKit does not have")

    def test_what_is_left_out_is_told_with_why(self):
        self.assertEqual(self.said("value of type 'UITableView' has no member 'tabs'"), "uses UITableView.tabs, which came with iOS 18.0")
        self.assertEqual(self.said("cannot find 'tabs' in scope"), "uses tabs, which came with iOS 18.0")
        self.assertEqual(self.said("value of type 'any P' has no member 'f'"), "uses P.f, which is optional")
        self.assertIn("Apple's UIKit does not have", self.said("value of type 'Q' has no member 'f'"))

    def test_other_errors_are_the_compilers(self):
        self.assertEqual(self.said("missing argument"), "does not compile for iOS: missing argument")

    def test_places_are_of_the_project(self):
        found = explain.faults("/p/Sources/A.swift:12:3: error: no such module 'Display'\n", "/p", {})
        self.assertEqual([str(each) for each in found], ["Sources/A.swift:12 imports Display, which iOS does not have"])


class Samples(unittest.TestCase):
    def wrong(self, text, *found):
        return list(check.unexpected("S.swift", text, [explain.Fault("S.swift", line, said) for line, said in found]))

    def test_a_marked_line_must_be_refused_for_its_reason(self):
        self.assertEqual(self.wrong("a  // refused: label", (1, "wrong label")), [])
        self.assertEqual(len(self.wrong("a  // refused: label", (1, "wrong type"))), 1)
        self.assertEqual(len(self.wrong("a  // refused: label")), 1)

    def test_no_other_line_may_be(self):
        self.assertEqual(len(self.wrong("a\nb", (2, "wrong type"))), 1)


class Lines(unittest.TestCase):
    def test_conditions_and_new_deinitializers_are_refused(self):
        with tempfile.TemporaryDirectory() as root:
            path = pathlib.Path(root, "A.swift")
            path.write_text("#if os(Linux)\n    isolated deinit {\n    deinit {\n", encoding="utf-8")
            found = [str(each) for each in check.platform_faults(root, [str(path)])]
        self.assertEqual(len(found), 2)
        self.assertIn("A.swift:2 has isolated deinit, which came with iOS 18.4", found)


class Manifests(unittest.TestCase):
    def test_the_oldest_ios_is_the_packages(self):
        self.assertEqual(package.oldest_ios("platforms: [.iOS(.v17)],"), (17, 0))
        self.assertEqual(package.oldest_ios("platforms: [.iOS(.v16_4)],"), (16, 4))
        with self.assertRaises(package.Unclear):
            package.oldest_ios("platforms: []")
