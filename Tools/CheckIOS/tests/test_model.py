# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
import unittest

import table
from checkios import generate, model, names, supplement
from coverage import declaration


class Names(unittest.TestCase):
    def found(self, text):
        return dict(names.mentioned(declaration.parse(text)))

    def test_a_declaration_mentions_types_and_no_labels(self):
        text = "func f<T>(_ a: [Key : T], b c: @escaping (_ d: inout Outer.Inner) -> Void) -> (any Wish)?"
        self.assertEqual(self.found(text), {"Key": False, "Outer.Inner": False, "Void": False, "Wish": True})

    def test_protocols_are_known_by_any_and_by_composition(self):
        self.assertEqual(self.found("var x: any A & B"), {"A": True, "B": True})


class Trees(unittest.TestCase):
    ROWS = [
        table.row("class", "A", "A", "class A"), table.row("enum", "A.E", "A.E", "enum E"),
        table.row("class", "B", "B", "class B"), table.row("property", "B", "x", "var x: E { get }"),
        table.row("property", "B", "y", "var y: Stranger? { get }"), table.row("property", "B", "z", "var z: A.New { get }"),
    ]  # fmt: skip

    def test_a_name_is_found_in_what_a_type_inherits_from(self):
        world = table.of(self.ROWS, ["superclass\tB\tA"])
        self.assertEqual(world.resolve("E", "B"), "A.E")
        self.assertEqual(world.resolve("B.E", ""), "A.E")
        self.assertIsNone(world.resolve("F", "B"))

    def test_a_name_that_nobody_describes_becomes_a_type_without_members(self):
        world = table.of(self.ROWS, ["superclass\tB\tA"])
        model.opaque(world.types, [], lambda name: name in world.toolchain, world.surroundings)
        self.assertEqual({path: each.kind for path, each in world.types.items() if each.is_opaque}, {"Stranger": "class", "A.New": "struct"})

    def test_the_first_letters_say_the_module(self):
        self.assertEqual([generate.module(name) for name in ("CGRect", "CALayer", "NSItemProvider")], ["CoreGraphics", "QuartzCore", "UIKit"])


class Supplements(unittest.TestCase):
    def test_a_line_needs_a_reason(self):
        with self.assertRaises(supplement.Faulty):
            supplement.read(["what\ttype\tvalue\treason\n", "superclass\tA\tB\t\n"])

    def test_a_line_that_stands_for_nothing_is_told(self):
        world = table.of(Trees.ROWS, ["superclass\tC\tA", "adds\tB\tvar x: E { get }", "leaves\tB\tw"])
        told = list(generate.stale(world.supplement, world.types))
        self.assertEqual(told, ["B: the table has var x: E { get }", "B has no w to leave out", "C is no type of the table's"])
