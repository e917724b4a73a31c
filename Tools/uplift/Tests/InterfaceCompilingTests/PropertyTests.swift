// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import Testing

@testable import InterfaceCompiling

@Suite struct PropertyTests {
    @Test("A plain label has only the values that differ from one made in code")
    func label() throws {
        let found = compile(
            nib(
                """
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
                text="Soup" textAlignment="natural" lineBreakMode="tailTruncation" \
                baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
                translatesAutoresizingMaskIntoConstraints="NO" id="l">
                <rect key="frame" x="1" y="2" width="30" height="21"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <nil key="textColor"/><nil key="highlightedColor"/>
                </label>
                """))
        let label = try #require(found.object("l"))
        #expect(label.className == "UILabel")
        #expect(
            label.keys == [
                "frame", "translatesAutoresizingMaskIntoConstraints", "contentMode", "horizontalHuggingPriority",
                "text",
            ])
        #expect(label["frame"] == .rect(1, 2, 30, 21))
        #expect(label["contentMode"] == .number(7))
        #expect(label["text"] == .string("Soup", key: "l.text"))
        #expect(found.lines.isEmpty)
    }

    @Test("Absent attributes of a label have the defaults of documents")
    func absentDefaults() {
        let found = compile(
            nib("<label id=\"l\"><fontDescription key=\"fontDescription\" pointSize=\"20\" type=\"system\"/></label>"))
        #expect(found.value("l", "userInteractionEnabled") == .bool(true))
        #expect(found.value("l", "textAlignment") == .number(0))
        #expect(found.value("l", "adjustsFontSizeToFitWidth") == .bool(true))
        #expect(found.value("l", "font") == .font(.system(size: 20, weight: 0, isItalic: false)))
    }

    @Test("The smallest font size of a label becomes a scale")
    func smallestFont() {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>"
        let found = compile(
            nib(
                """
                <label id="l" minimumFontSize="5">\(font)</label>
                <label id="m" minimumFontSize="5" adjustsFontSizeToFit="NO">\(font)</label>
                """))
        #expect(found.value("l", "minimumScaleFactor") == .number(0.25))
        #expect(found.value("m", "minimumScaleFactor") == nil)
    }

    @Test("Texts with line breaks and encoded texts are read")
    func texts() {
        let found = compile(
            nib(
                """
                <label id="a"><string key="text">One
                Two</string></label>
                <label id="b"><string key="text" base64-UTF8="YES">T25lCg</string></label>
                <navigationItem id="c"><nil key="title"/></navigationItem>
                """))
        #expect(found.value("a", "text") == .string("One\nTwo", key: "a.text"))
        #expect(found.value("b", "text") == .string("One\n", key: "b.text"))
        #expect(found.object("c")?.properties.isEmpty == true)
    }

    @Test("A fixed frame keeps the autoresizing mask")
    func fixedFrame() {
        let found = compile(
            nib(
                """
                <view id="a" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
                <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxY="YES"/>
                </view>
                """))
        #expect(found.object("a")?.keys == ["autoresizingMask"])
        #expect(found.value("a", "autoresizingMask") == .number(35))
    }

    @Test("A frame given by distances from the edges is computed")
    func frameInset() {
        let found = compile(
            nib(
                """
                <view id="a"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
                <view id="b"><frame key="frameInset" minX="10" minY="20" width="30" height="40"/></view>
                <view id="c"><frame key="frameInset" maxX="10" width="30" height="40"/></view></subviews></view>
                """))
        #expect(found.value("b", "frame") == .rect(10, 20, 30, 40))
        #expect(found.value("c", "frame") == .rect(280, 0, 30, 40))
    }

    @Test("Buttons have values for states, and translations by state")
    func button() {
        let found = compile(
            nib(
                """
                <button id="b" buttonType="roundedRect" lineBreakMode="middleTruncation"
                contentHorizontalAlignment="left">
                <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
                <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                <state key="normal" title="Buy" image="cart" catalog="system"><color key="titleColor" white="0.5"
                alpha="1"/></state>
                <state key="disabled"/>
                </button>
                """))
        #expect(
            found.object("b")?.keys == [
                "contentHorizontalAlignment", "buttonType", "titleFont", "states", "contentEdgeInsets",
            ])
        #expect(found.value("b", "titleFont") == .font(.system(size: 15, weight: 0.3, isItalic: false)))
        #expect(found.value("b", "contentEdgeInsets") == .insets(2, 1, 4, 3))
        #expect(
            found.value("b", "states")
                == .values([
                    InterfaceProperty(
                        "normal",
                        .values([
                            InterfaceProperty("title", .string("Buy", key: "b.normalTitle")),
                            InterfaceProperty("image", .image("cart", isSymbol: true)),
                            InterfaceProperty("titleColor", .color(.white(0.5, 1))),
                        ]))
                ]))
    }

    @Test("Stack views, sliders, switches and text fields have their values")
    func others() {
        let found = compile(
            nib(
                """
                <stackView id="a" opaque="NO" axis="vertical" alignment="top" distribution="equalSpacing"
                spacingType="standard"/>
                <slider id="b" opaque="NO" value="5" minValue="1" maxValue="9"/>
                <switch id="c" opaque="NO" on="YES"/>
                <textField id="d" opaque="NO" contentHorizontalAlignment="left" borderStyle="roundedRect"
                placeholder="Name" \
                minimumFontSize="17" clearButtonMode="whileEditing"><textInputTraits key="textInputTraits"
                secureTextEntry="YES"/></textField>
                <visualEffectView id="e"><blurEffect style="dark"/></visualEffectView>
                """))
        #expect(
            found.object("a")?.properties == [
                InterfaceProperty("axis", .number(1)), InterfaceProperty("distribution", .number(3)),
                InterfaceProperty("alignment", .number(1)), InterfaceProperty("usesStandardSpacing", .bool(true)),
            ])
        #expect(found.object("b")?.keys == ["minimumValue", "maximumValue", "value"])
        #expect(found.object("c")?.properties == [InterfaceProperty("on", .bool(true))])
        #expect(
            found.object("d")?.keys == [
                "borderStyle", "textAlignment", "clearButtonMode", "placeholder", "secureTextEntry",
            ])
        #expect(
            found.value("e", "effect")
                == .values([
                    InterfaceProperty("kind", .string("blur", key: nil)), InterfaceProperty("style", .number(2)),
                ]))
        #expect(found.lines.isEmpty)
    }

    @Test("Accessibility becomes properties of the view")
    func accessibility() {
        let found = compile(
            nib(
                """
                <view id="a"><accessibility key="accessibilityConfiguration" label="Cart" identifier="cart">
                <accessibilityTraits key="traits" button="YES" header="YES"/><bool key="isElement" value="YES"/>
                </accessibility></view>
                """))
        #expect(found.value("a", "isAccessibilityElement") == .bool(true))
        #expect(found.value("a", "accessibilityLabel") == .string("Cart", key: "a.accessibilityLabel"))
        #expect(found.value("a", "accessibilityIdentifier") == .string("cart", key: nil))
        #expect(found.value("a", "accessibilityTraits") == .number(65537))
    }

    @Test("Custom classes have the module of the target, or their own")
    func customClasses() {
        let found = compile(
            nib(
                """
                <view id="a" customClass="Card" customModule="Other" customModuleProvider="target"/>
                <view id="b" customClass="Card" customModule="Other"/>
                <customObject id="c" customClass="Store"/>
                """))
        #expect(found.object("a")?.customClass == "Shop.Card")
        #expect(found.object("b")?.customClass == "Other.Card")
        #expect(found.object("c")?.customClass == "Store")
        #expect(found.object("c")?.className == "NSObject")
        #expect(found.object("-1")?.customClass == nil)
        #expect(found.document?.topLevel == [1, 2, 3])
    }
}
