// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import Testing

@testable import InterfaceCompiling

@Suite struct ConstraintTests {
    private func constraints(_ text: String) -> InterfaceCompilation {
        compile(
            nib(
                """
                <view id="v"><subviews><label id="l"/></subviews><viewLayoutGuide key="safeArea" id="g"/>
                <constraints>\(text)</constraints></view>
                """))
    }

    @Test("A constraint has all its defaults")
    func defaults() {
        let found = constraints(
            "<constraint firstAttribute=\"trailing\" secondItem=\"l\" secondAttribute=\"trailing\" id=\"c\"/>")
        #expect(
            found.object("c")?.properties == [
                InterfaceProperty("firstItem", .object(1)), InterfaceProperty("firstAttribute", .number(6)),
                InterfaceProperty("relation", .number(0)), InterfaceProperty("secondItem", .object(2)),
                InterfaceProperty("secondAttribute", .number(6)), InterfaceProperty("multiplier", .number(1)),
                InterfaceProperty("constant", .number(0)),
            ])
        #expect(found.value("v", "constraints") == .objects([4]))
        #expect(found.value("v", "layoutGuides") == .objects([3]))
        #expect(found.value("g", "kind") == .string("safeArea", key: nil))
        #expect(found.lines.isEmpty)
    }

    @Test("A constraint to a constant has no second item")
    func constant() {
        let found = constraints(
            """
            <constraint firstItem="l" firstAttribute="width" relation="lessThanOrEqual" constant="44" priority="750"
            identifier="w" symbolic="YES" id="c"/>
            """)
        #expect(
            found.object("c")?.keys == [
                "firstItem", "firstAttribute", "relation", "secondAttribute", "multiplier", "constant", "priority",
                "identifier",
            ])
        #expect(found.value("c", "relation") == .number(-1))
        #expect(found.value("c", "constant") == .number(44))
        #expect(found.value("c", "priority") == .number(750))
        #expect(found.value("c", "identifier") == .string("w", key: nil))
    }

    @Test("Multipliers are numbers or ratios", arguments: [("2:3", 2.0 / 3), ("1/4", 0.25), ("0.5", 0.5)])
    func multiplier(text: String, number: Double) {
        let found = constraints(
            """
            <constraint firstAttribute="width" secondItem="v" secondAttribute="height" multiplier="\(text)" id="c"/>
            """)
        #expect(found.value("c", "multiplier") == .number(number))
        #expect(found.value("c", "secondItem") == .object(1))
    }

    @Test("Constraints of the editor are dropped")
    func placeholder() {
        let found = constraints("<constraint firstAttribute=\"width\" placeholder=\"YES\" constant=\"9\" id=\"c\"/>")
        #expect(found.object("c") == nil)
        #expect(found.value("v", "constraints") == nil)
    }

    @Test(
        "Damaged constraints are refused",
        arguments: [
            "<constraint id=\"c\"/>",
            "<constraint firstAttribute=\"width\" secondItem=\"none\" secondAttribute=\"width\" id=\"c\"/>",
            "<constraint firstAttribute=\"width\" secondItem=\"c\" secondAttribute=\"width\" id=\"c\"/>",
            "<constraint firstAttribute=\"width\" secondItem=\"-1\" secondAttribute=\"width\" id=\"c\"/>",
            "<constraint firstAttribute=\"sideways\" id=\"c\"/>",
            "<constraint firstAttribute=\"width\" relation=\"about\" id=\"c\"/>",
            "<constraint firstAttribute=\"width\" multiplier=\"1:0\" id=\"c\"/>",
            "<constraint firstAttribute=\"width\" secondItem=\"l\" id=\"c\"/>",
        ])
    func damaged(text: String) {
        let found = constraints(text)
        #expect(found.refusals.count == 1)
        #expect(found.refusals.first?.line == 6)
    }
}
