# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
import unittest

from coverage.declaration import Parameter, Unreadable, parse


class DeclarationTests(unittest.TestCase):
    def test_a_method_keeps_labels_and_types_and_loses_inner_names(self):
        declaration = parse("func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint")
        self.assertEqual(declaration.parameters, (Parameter("ofTouch", "Int"), Parameter("in", "UIView?")))
        self.assertEqual(declaration.type, "CGPoint")
        self.assertEqual(declaration, parse("func location(ofTouch i: Int, in v: UIView?) -> CGPoint"))

    def test_defaults_effects_and_constraints(self):
        declaration = parse("func apply<T>(_ a: T, animated: Bool = true) async throws -> [T] where T : Hashable")
        self.assertEqual(declaration.parameters[1].default, "true")
        self.assertEqual(declaration.effects, ("async", "throws"))
        self.assertEqual(declaration.constraints, {"T:Hashable"})

    def test_closures_keep_their_commas(self):
        declaration = parse("init(a: @escaping (Int, [String : Any]) -> Void, b: ((Bool) -> Void)? = nil)")
        self.assertEqual([each.label for each in declaration.parameters], ["a", "b"])
        self.assertEqual(declaration.parameters[1].type, "((Bool) -> Void)?")

    def test_accessors(self):
        self.assertEqual(parse("var x: Int { get }").accessors, {"get"})
        self.assertEqual(parse("var x: Int").accessors, {"get", "set"})
        self.assertEqual(parse("static let x: Int").accessors, {"get"})
        self.assertEqual(parse("weak var d: (any D)? { get set }").modifiers, {"weak"})

    def test_class_is_a_modifier_before_a_member_and_a_keyword_before_a_name(self):
        self.assertTrue(parse("class func make() -> Self").is_of_type)
        self.assertTrue(parse("class let x: Int").is_of_type)
        self.assertEqual(parse("@MainActor class UIView").keyword, "class")
        self.assertEqual(parse("@MainActor class UIView").attributes, {"@MainActor"})

    def test_operators_have_no_labels(self):
        declaration = parse("static func == (lhs: A, rhs: A) -> Bool")
        self.assertEqual(declaration.name, "==")
        self.assertEqual(declaration.parameters[0].label, "_")

    def test_names_in_back_quotes(self):
        self.assertEqual(parse("static let `default`: Name").name, "default")

    def test_failable_initialisers(self):
        self.assertTrue(parse("init?(coder: NSCoder)").is_failable)
        self.assertFalse(parse("init(frame: CGRect)").is_failable)

    def test_protocols_and_generic_types(self):
        self.assertEqual(parse("protocol A : NSObjectProtocol, B").inherits, ("B", "NSObjectProtocol"))
        self.assertEqual(parse("struct S<T> where T : Hashable").generics, "T")

    def test_what_is_no_declaration_is_refused(self):
        with self.assertRaises(Unreadable):
            parse("- removeAllSymbolEffects")


if __name__ == "__main__":
    unittest.main()
