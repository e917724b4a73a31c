# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
import unittest

import table
from checkios import bodies


class Members(unittest.TestCase):
    def test_a_method_gets_a_body(self):
        row = table.row("method", "V", "f(_:)", "func f(_ x: Int) -> Bool")
        self.assertEqual(bodies.member(row, "open"), "open func f(_ x: Int) -> Bool { fatalError() }")

    def test_access_stands_after_attributes(self):
        row = table.row("method", "V", "f()", "@MainActor class func f()")
        self.assertEqual(bodies.member(row, "open"), "@MainActor open class func f() { fatalError() }")

    def test_a_property_is_computed(self):
        row = table.row("property", "V", "x", "weak var x: Int? { get set }")
        self.assertEqual(bodies.member(row, "open"), "open var x: Int? { get { fatalError() } set { fatalError() } }")

    def test_a_constant_of_a_class_can_only_be_read(self):
        row = table.row("static property", "V", "x", "class let x: Int")
        self.assertEqual(bodies.member(row, "open"), "open class var x: Int { get { fatalError() } }")

    def test_a_parameter_without_a_name_gets_none(self):
        row = table.row("init", "V", "init(_:)", "init(Int, b b: Int, c b: Int)")
        self.assertEqual(bodies.member(row, "public"), "public init(_: Int, b b: Int, c _: Int) { fatalError() }")

    def test_a_method_that_takes_pointers_has_a_twin_for_variables(self):
        row = table.row("method", "C", "get(_:)", "func get(_ x: UnsafeMutablePointer<CGFloat>?) -> Bool")
        self.assertIn("public func get(_ x: inout CGFloat) -> Bool { fatalError() }", list(bodies.members(row, "public")))


class Requirements(unittest.TestCase):
    def test_an_optional_one_is_objective_cs(self):
        row = table.row("method", "P", "f(_:)", "optional func f(_ x: Int)", "optional")
        self.assertEqual(bodies.requirement(row, True), "@objc optional func f(_ x: Int)")

    def test_of_two_with_the_same_labels_the_second_has_a_selector_of_its_own(self):
        row = table.row("method", "P", "f(_:to:)", "func f(_ x: Int, to y: Int)", "required")
        self.assertEqual(bodies.requirement(row, True, 2), "@objc(f2:to:) func f(_ x: Int, to y: Int)")

    def test_default_arguments_are_left_out(self):
        row = table.row("method", "P", "f(a:b:)", "func f(a: [Int] = [:], b: Int? = nil)", "required")
        self.assertEqual(bodies.requirement(row, False), "func f(a: [Int], b: Int?)")
