# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
import unittest

from coverage.apple import Row
from coverage.declaration import parse
from coverage.graphs import Library, Symbol, is_default
from coverage.match import DIFFERS, MISSING, SAME, Comparer


def row(text, type="UIThing", name="act(_:)", kind="method", requirement="", deprecated=False):
    return Row(1, type, kind, name, deprecated, requirement, text, parse(text))


def symbol(text, type="UIThing", name="act(_:)", access="open", usr="", **rest):
    kind = rest.pop("kind", "method")
    return Symbol(usr or f"s:{type}{text}", "UIKit", type, name, kind, access, text, parse(text), **rest)


THING = row("@MainActor class UIThing", name="UIThing", kind="class")
OUR_THING = symbol("@MainActor class UIThing", "(global)", "UIThing", kind="class")


def compare(theirs, *ours, change=None):
    """Returns the match of one of Apple's declarations with our symbols."""
    library = Library()
    for each in (OUR_THING, *ours):
        library.add(each)
    if change:
        change(library)
    return Comparer([THING, theirs], library).compare().matches[1]


class MatchTests(unittest.TestCase):
    def expect(self, match, state, rules=(), differences=()):
        self.assertEqual((match.state, match.rules, match.differences), (state, list(rules), list(differences)))

    def test_the_same(self):
        self.expect(compare(row("func act(_ a: Int)"), symbol("@MainActor func act(_ b: Int)")), SAME)

    def test_missing(self):
        self.expect(compare(row("func act(_ a: Int)")), MISSING)

    def test_types_and_defaults_differ(self):
        match = compare(row("func act(_ a: Int)"), symbol("@MainActor func act(_ a: Float = 1)"))
        self.expect(match, DIFFERS, (), ["parameter 1 is Float here, not Int", "parameter 1 has a default here"])

    def test_isolation_differs(self):
        match = compare(row("func act(_ a: Int)"), symbol("func act(_ a: Int)"))
        self.expect(match, DIFFERS, (), ["not @MainActor here"])

    def test_isolation_is_inherited(self):
        def inherit(library):
            library.superclass["UILesserThing"] = "UIThing"

        ours = symbol("@MainActor func act(_ a: Int)", "UILesserThing")
        self.expect(compare(row("func act(_ a: Int)", "UILesserThing"), ours, change=inherit), SAME)

    def test_what_an_extension_has_beside_an_optional_requirement(self):
        theirs = row("optional func act(_ a: Int)", "UIDelegate", requirement="optional")
        ours = symbol("func act(_ a: Int)", "UIDelegate", in_extension=True)
        self.expect(compare(theirs, ours), SAME, ["optional"])

    def test_a_generic_overload_is_no_default_of_a_requirement(self):
        requirement = symbol("func act(ofClass a: any UIReading.Type) -> Bool", "UISession")
        overload = symbol("func act<T>(ofClass a: T.Type) -> Bool where T: UIReading", "UISession", in_extension=True)
        default = symbol("func act(ofClass a: any UIReading.Type) -> Bool", "UISession", in_extension=True)
        self.assertFalse(is_default(overload, requirement))
        self.assertTrue(is_default(default, requirement))
        self.assertTrue(is_default(overload, overload))

    def test_what_is_static_cannot_be_overridden_anywhere(self):
        ours = symbol("@MainActor static func act(_ a: Int)", access="public")
        self.expect(compare(row("static func act(_ a: Int)"), ours), SAME)

    def test_a_type_of_the_type_by_either_name(self):
        ours = symbol("@MainActor func act(_ a: UIThing.RawValue)")
        self.expect(compare(row("func act(_ a: Self.RawValue)"), ours), SAME, ["same type"])

    def test_what_is_not_open_cannot_be_overridden(self):
        ours = symbol("@MainActor func act(_ a: Int)", access="public")
        self.expect(compare(row("func act(_ a: Int)"), ours), DIFFERS, (), ["cannot be overridden here"])

    def test_in_an_extension(self):
        ours = symbol("@MainActor func act(_ a: Int)", access="public", in_extension=True)
        self.expect(compare(row("func act(_ a: Int)"), ours), SAME, ["in an extension"])

    def test_overloads_find_each_other(self):
        wanted = symbol("@MainActor func act(_ a: Int)")
        match = compare(row("func act(_ a: Int)"), symbol("@MainActor func act(_ a: Float)"), wanted)
        self.assertIs(match.symbols[0], wanted)

    def test_selectors_take_all_overloads_of_an_unapplied_method(self):
        theirs = row("func add(_ t: Any?, action: Selector)", name="add(_:action:)")
        ours = [
            symbol(f"@MainActor func add<T>(_ t: T?, action: @escaping (T) -> ({it}) -> Void)", name="add(_:action:)")
            for it in ("", "UIThing")
        ]
        match = compare(theirs, *ours)
        self.expect(match, SAME, ["selector"])
        self.assertEqual(len(match.symbols), 2)

    def test_a_selector_and_unapplied_methods_are_one_match(self):
        theirs = row("func add(_ t: Any?, action: Selector)", name="add(_:action:)")
        unapplied = symbol("@MainActor func add<T>(_ t: T?, action: @escaping (T) -> () -> Void)", name="add(_:action:)")
        exact = symbol("@MainActor func add(_ t: Any?, action: Selector)", name="add(_:action:)")
        match = compare(theirs, unapplied, exact)
        self.expect(match, SAME, ["selector"])
        self.assertEqual(match.symbols, [exact, unapplied])

    def test_same_type_by_another_name(self):
        match = compare(row("func act(_ a: TimeInterval)"), symbol("@MainActor func act(_ a: CFTimeInterval)"))
        self.expect(match, SAME, ["same type"])

    def test_an_optional_requirement_needs_a_default(self):
        theirs = row("optional func act(_ a: Int)", "UIDelegate", requirement="optional")
        ours = symbol("func act(_ a: Int)", "UIDelegate", usr="requirement")

        def ask(library):
            library.requirements.add("requirement")

        self.expect(compare(theirs, ours, change=ask), DIFFERS, (), ["no default here: it must be written"])

        def give_default(library):
            ask(library)
            library.defaults["requirement"].append(symbol("func act(_ a: Int)", "UIDelegate", usr="default"))

        self.expect(compare(theirs, ours, change=give_default), SAME, ["optional"])

    def test_inherited(self):
        def inherit(library):
            library.superclass["UIThing"] = "UIBase"

        match = compare(row("func act(_ a: Int)"), symbol("@MainActor func act(_ a: Int)", "UIBase"), change=inherit)
        self.expect(match, SAME, ["inherited"])

    def test_derived(self):
        def conform(library):
            library.conforms["UIThing"].add("Hashable")

        theirs = row("func hash(into hasher: inout Hasher)", name="hash(into:)")
        self.expect(compare(theirs, change=conform), SAME, ["derived"])

    def test_ours_alone(self):
        library = Library()
        for each in (OUR_THING, symbol("func extra()", name="extra()")):
            library.add(each)
        self.assertEqual([each.name for each in Comparer([THING], library).compare().alone], ["extra()"])


if __name__ == "__main__":
    unittest.main()
