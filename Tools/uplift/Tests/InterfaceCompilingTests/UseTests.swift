// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import InterfaceCompiling

/// The names in documents that mean something in the code or the bundle of the app.
@Suite
struct UseTests {
    private func uses(_ text: String) -> [InterfaceUse] { compile(text).uses }

    @Test
    func `classes, outlets and actions have the lines of their elements`() {
        let found = uses(
            nib(
                """
                <tableViewCell id="a" customClass="Cell" customModuleProvider="target">
                <connections>
                <outlet property="label" destination="a" id="b"/>
                <outletCollection property="rows" destination="a" collectionClass="NSMutableArray" id="c"/>
                </connections>
                </tableViewCell>
                <button id="d">
                <connections>
                <action selector="tap:" destination="-1" eventType="touchUpInside" id="e"/>
                </connections>
                </button>
                """))
        #expect(
            found == [
                InterfaceUse(line: 4, subject: .customClass("Owner")),
                InterfaceUse(line: 5, subject: .customClass("Shop.Cell")),
                InterfaceUse(line: 7, subject: .outlet("label", ofClass: "Shop.Cell")),
                InterfaceUse(line: 8, subject: .outlet("rows", ofClass: "Shop.Cell")),
                InterfaceUse(line: 13, subject: .action("tap:")),
            ])
    }

    @Test
    func `images and colors are noted if they are the app's`() {
        let found = uses(
            nib(
                """
                <imageView id="a" image="Cart"/>
                <imageView id="b" image="star" catalog="system"/>
                <view id="c"><color key="backgroundColor" name="Brand"/></view>
                <view id="d"><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
                """))
        #expect(
            found.dropFirst() == [
                InterfaceUse(line: 5, subject: .image("Cart")), InterfaceUse(line: 7, subject: .color("Brand")),
            ])
    }

    @Test
    func `segues have identifiers, and references have storyboards`() {
        let found = uses(
            storyboard(
                """
                <scene sceneID="s"><objects><viewController id="a">
                <connections><segue destination="b" kind="show" identifier="Details" id="c"/></connections>
                </viewController></objects></scene>
                <scene sceneID="t"><objects>
                <viewControllerPlaceholder storyboardName="Other" id="b"/>
                </objects></scene>
                """))
        #expect(
            found == [
                InterfaceUse(line: 5, subject: .segue("Details")), InterfaceUse(line: 8, subject: .storyboard("Other")),
            ])
    }
}
