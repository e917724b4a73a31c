# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
import unittest

import table
from checkios.printing import Printer


def source(path, rows, facts=()):
    return Printer(table.of(rows, facts)).type(path)


VIEW = [
    table.row("class", "View", "View", "@MainActor class View"),
    table.row("init", "View", "init(frame:)", "init(frame: Int)"),
    table.row("init", "View", "init(coder:)", "init?(coder: Int)"),
    table.row("property", "View", "delegate", "weak var delegate: Int? { get set }"),
    table.row("method", "View", "f()", "func f() -> Int"),
]
LIST = [
    table.row("class", "List", "List", "@MainActor class List"),
    table.row("init", "List", "init(style:)", "init(style: Int)"),
    table.row("property", "List", "delegate", "weak var delegate: Bool? { get set }"),
    table.row("method", "List", "f()", "func f() -> Int"),
]


class Classes(unittest.TestCase):
    def test_a_class_inherits_from_nsobject_where_nothing_else_is_said(self):
        self.assertIn("@objc @MainActor open class View : NSObject {", source("View", VIEW))

    def test_the_superclass_comes_from_the_supplement(self):
        self.assertIn("class List : View {", source("List", VIEW + LIST, ["superclass\tList\tView"]))

    def test_what_is_inherited_is_not_declared_again(self):
        self.assertNotIn("func f", source("List", VIEW + LIST, ["superclass\tList\tView"]))

    def test_what_methods_answer_can_be_dropped_as_in_objective_c(self):
        self.assertIn("@discardableResult open func f() -> Int", source("View", VIEW))

    def test_a_superclass_passes_its_initialisers_on_as_convenience_ones(self):
        text = source("List", VIEW + LIST, ["superclass\tList\tView"])
        self.assertIn("public override convenience init(frame: Int)", text)
        self.assertIn("public required convenience init?(coder: Int)", text)

    def test_a_property_may_have_another_type_in_a_subclass(self):
        facts = ["superclass\tList\tView"]
        self.assertIn("@_nonoverride open var delegate: Bool?", source("List", VIEW + LIST, facts))
        self.assertIn("@_disfavoredOverload open var delegate: Int?", source("View", VIEW + LIST, facts))

    def test_what_is_newer_than_the_package_is_left_out(self):
        rows = [*VIEW, table.row("method", "View", "g()", "func g()", introduced="18.0")]
        world = table.of(rows)
        self.assertNotIn("func g", Printer(world).type("View"))
        self.assertIn("came with iOS 18.0", list(world.left_out.values())[0][1])


class Protocols(unittest.TestCase):
    ROWS = [
        table.row("protocol", "P", "P", "@MainActor protocol P : NSObjectProtocol"),
        table.row("method", "P", "f(_:)", "optional func f(_ x: Int)", "optional"),
        table.row("method", "P", "g(_:)", "func g(_ x: inout Int)", "required"),
        table.row("method", "P", "h(_:)", "optional func h(_ x: inout Int)", "optional"),
    ]

    def test_one_with_optional_requirements_is_objective_cs_and_for_objects(self):
        text = source("P", self.ROWS)
        self.assertIn("@objc @MainActor public protocol P where Self: NSObject {", text)
        self.assertIn("@objc optional func f(_ x: Int)", text)

    def test_a_required_one_that_objective_c_cannot_take_can_still_be_called(self):
        self.assertIn("extension P {\n    public func g(_ x: inout Int) { fatalError() }", source("P", self.ROWS))

    def test_an_optional_one_that_objective_c_cannot_take_is_left_out(self):
        world = table.of(self.ROWS)
        self.assertNotIn("func h", Printer(world).type("P"))
        self.assertEqual([row.name for row, _ in world.left_out.values()], ["h(_:)"])

    def test_one_of_swift_stays_so(self):
        self.assertEqual(source("Q", [table.row("protocol", "Q", "Q", "protocol Q")]), "public protocol Q {\n}\n")


class Values(unittest.TestCase):
    def test_a_struct_with_integers_for_raw_values_is_an_option_set(self):
        rows = [table.row("struct", "S", "S", "struct S"), table.row("init", "S", "init(rawValue:)", "init(rawValue: Int)")]
        self.assertIn("public struct S : OptionSet, Hashable, @unchecked Sendable {", source("S", rows))

    def test_an_enum_with_raw_values_is_objective_cs(self):
        rows = [
            table.row("enum", "V.E", "V.E", "enum E"), table.row("init", "V.E", "init(rawValue:)", "init?(rawValue: Int)"),
            table.row("enum case", "V.E", "V.E.a", "case a"),
        ]  # fmt: skip
        text = source("V.E", VIEW + rows)
        self.assertTrue(text.startswith("extension V {\n    @objc public enum E : Int, @unchecked Sendable {\n        case a\n"))

    def test_a_generic_parameter_that_hides_one_outside_gets_a_name_of_its_own(self):
        rows = [
            table.row("class", "G", "G", "class G<Item>"),
            table.row("struct", "G.H", "G.H", "struct H<Item> where Item : Hashable"),
            table.row("property", "G.H", "x", "var x: Item { get set }"),
        ]  # fmt: skip
        text = source("G.H", rows)
        self.assertIn("struct H<ItemWithin> where ItemWithin:Hashable {", text)
        self.assertIn("var x: ItemWithin", text)
