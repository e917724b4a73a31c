// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import Testing

@testable import InterfaceCompiling

@Suite struct MessageTests {
    @Test("An unknown attribute or element is one warning with its line")
    func unknown() {
        let found = compile(
            nib("<view id=\"a\" glow=\"YES\"/>\n<view id=\"b\" glow=\"YES\"><halo key=\"ring\"/></view>"))
        #expect(
            found.lines == [
                "Screens/Main.xib:5: warning: the attribute glow of <view> is unknown",
                "Screens/Main.xib:6: warning: the element <halo> for ring of <view> is unknown",
            ])
    }

    @Test("A value that is not understood is a warning, and the property keeps its default")
    func values() {
        let found = compile(nib("<view id=\"a\" alpha=\"inf\" hidden=\"maybe\" contentMode=\"sideways\"/>"))
        #expect(found.warnings.count == 3)
        #expect(found.object("a")?.properties.isEmpty == true)
    }

    @Test("A property that UIKit does not have yet is one warning, and is left out")
    func unavailable() {
        let traits = "<textInputTraits key=\"textInputTraits\" returnKeyType=\"done\"/>"
        let found = compile(nib("<textField id=\"a\">\(traits)</textField><textField id=\"b\">\(traits)</textField>"))
        #expect(found.warned == ["not available yet: UITextField.returnKeyType"])
        #expect(found.value("a", "returnKeyType") == nil)
        #expect(compile(nib("<navigationController id=\"a\" toolbarHidden=\"YES\"/>")).lines.isEmpty)
    }

    @Test("Structures that UIKit does not have yet are one warning, unless they are empty")
    func unavailableStructures() {
        let found = compile(
            nib(
                """
                <navigationBar id="a"><navigationBarAppearance key="standardAppearance"/></navigationBar>
                <viewController id="b"><toolbarItems/></viewController>
                <barButtonItem id="c"><inset key="imageInsets" minX="0" minY="0" maxX="0" maxY="0"/></barButtonItem>
                """))
        #expect(found.warned == ["not available yet: UINavigationBar.standardAppearance"])
    }

    @Test("Unknown attributes of values are a warning")
    func valueAttributes() {
        let found = compile(nib("<view id=\"a\"><color key=\"tintColor\" white=\"1\" glow=\"1\"/></view>"))
        #expect(found.warned == ["the attribute glow of <color> is unknown"])
    }

    @Test("A value with an unknown key is not that of another property")
    func valueWithUnknownKey() {
        let found = compile(nib("<label id=\"a\"><fontDescription key=\"glowFont\" style=\"x\"/></label>"))
        #expect(found.warned == ["the element <fontDescription> for glowFont of <label> is unknown"])
        #expect(found.value("a", "font") == nil)
    }

    @Test("Properties of a class that is refused need no warnings")
    func refusedClass() {
        let found = compile(nib("<mapView mapType=\"standard\" id=\"a\"><mapCamera key=\"camera\"/></mapView>"))
        #expect(found.warned.isEmpty)
        #expect(found.refusals.count == 1)
    }

    @Test("An outlet to an object that is left out is a warning")
    func outletToLeftOutObject() {
        let found = compile(
            nib(
                """
                <viewController id="a"><toolbarItems><barButtonItem id="b"/></toolbarItems>
                <connections><outlet property="item" destination="b" id="c"/></connections></viewController>
                """))
        #expect(
            found.warned == [
                "not available yet: UIViewController.toolbarItems",
                "the outlet item is left out, because its object is left out",
            ])
        #expect(found.refusals.isEmpty)
    }

    @Test("A constraint to an object that is left out is a warning, and has no first item")
    func constraintToLeftOutObject() {
        let constraint = "firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"top\""
        let found = compile(
            nib(
                """
                <view id="a"><halo key="ring"><view id="b"/></halo>
                <constraints><constraint \(constraint) id="c"/></constraints></view>
                """))
        #expect(
            found.warned == [
                "the element <halo> for ring of <view> is unknown",
                "a constraint is left out, because its object is left out",
            ])
        #expect(found.refusals.isEmpty)
        #expect(found.object("c")?.keys.contains("firstItem") == false)
    }

    @Test("Custom classes of constraints and of objects that UIKit creates itself are a warning")
    func classesOfExistingObjects() {
        let found = compile(
            storyboard(
                """
                <scene sceneID="1"><objects><navigationController storyboardIdentifier="a" id="n">
                <navigationBar key="navigationBar" customClass="Bar" id="b"/></navigationController></objects></scene>
                <scene sceneID="2"><objects><tableViewController storyboardIdentifier="b" id="t">
                <tableView key="view" id="v"><prototypes><tableViewCell reuseIdentifier="c" textLabel="l"
                style="IBUITableViewCellStyleDefault" customClass="Row" id="d">
                <tableViewCellContentView key="contentView" customClass="Body" customModule="Own" id="e"><subviews>
                <label customClass="Title" id="l"/><label customClass="Other" id="o"/></subviews>
                <constraints><constraint firstAttribute="width" customClass="Ratio" id="c"/></constraints>
                </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
                </objects></scene>
                """))
        #expect(
            found.warnings == [
                InterfaceMessage(line: 5, text: "a class of a navigation bar is not available yet: Bar"),
                InterfaceMessage(line: 9, text: "a class of a content view is not available yet: Own.Body"),
                InterfaceMessage(line: 10, text: "a class of a label of a cell's style is not available yet: Title"),
                InterfaceMessage(line: 11, text: "a class of a constraint is not available yet: Ratio"),
            ])
        for id in ["b", "e", "l", "c"] { #expect(found.object(id)?.customClass == nil) }
        #expect(found.object("d")?.customClass == "Row")
        #expect(found.object("o")?.customClass == "Other")
        let bar = compile(nib("<navigationBar customClass=\"Bar\" id=\"b\"/>"))
        #expect(bar.lines.isEmpty)
        #expect(bar.object("b")?.customClass == "Bar")
    }

    @Test("Values of a button that are not read are one warning each, and are left out")
    func buttonValues() {
        let button = """
            <state key="normal" title="Go"><color key="titleShadowColor" white="0" alpha="1"/>
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large"/></state>
            <state key="focused" title="Now"/>
            <buttonConfiguration key="configuration" style="plain" title="Go" showsActivityIndicator="YES">
            <fontDescription key="titleFontDescription" style="UICTFontTextStyleBody"/>
            <attributedString key="attributedTitle"/><attributedString key="attributedSubtitle"/>
            <backgroundConfiguration key="background" cornerRadius="4"/></buttonConfiguration>
            """
        let found = compile(nib("<button id=\"a\">\(button)</button><button id=\"b\">\(button)</button>"))
        let names = [
            "UIButton.configuration.attributedTitle", "UIButton.configuration.attributedSubtitle",
            "UIButton.configuration.font", "UIButton.configuration.showsActivityIndicator",
            "UIButton.configuration.background", "UIButton.titleShadowColor", "UIButton.preferredSymbolConfiguration",
            "the state focused of a button",
        ]
        #expect(found.warned == names.map { "not available yet: \($0)" })
        #expect(found.refusals.isEmpty)
        #expect(
            found.value("a", "states")
                == .values([
                    InterfaceProperty(
                        "normal", .values([InterfaceProperty("title", .string("Go", key: "a.normalTitle"))]))
                ]))
        guard case .values(let values)? = found.value("a", "configuration") else {
            Issue.record("no configuration")
            return
        }
        #expect(values.map(\.key) == ["style", "title"])
    }

    @Test("Views of a static section are a warning, and are left out")
    func sectionViews() {
        let found = compile(
            nib(
                """
                <tableView id="t"><sections><tableViewSection id="s"><view key="sectionHeaderView" id="h"/>
                <view key="sectionFooterView" id="f"/></tableViewSection></sections></tableView>
                """))
        #expect(
            found.warned == [
                "not available yet: IBTableViewSection.sectionHeaderView",
                "not available yet: IBTableViewSection.sectionFooterView",
            ])
        #expect(found.object("h") == nil && found.object("f") == nil)
    }

    @Test("Text attributes that are not read are one warning each, and are left out")
    func textAttributes() {
        let fragment = """
            <fragment content="a"><attributes><integer key="NSUnderline" value="1"/>
            <real key="NSStrokeWidth" value="2"/><font key="NSOriginalFont" size="12" name="Menlo"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping"
            baseWritingDirection="natural" tighteningFactorForTruncation="0.0" headIndent="4"/></attributes></fragment>
            """
        let text = "<attributedString key=\"attributedText\">\(fragment + fragment)</attributedString>"
        let found = compile(nib("<label id=\"l\">\(text)</label>"))
        #expect(
            found.warned == [
                "not available yet: the text attribute strokeWidth", "not available yet: NSParagraphStyle.headIndent",
            ])
        guard case .attributedString(let runs)? = found.value("l", "attributedText") else {
            Issue.record("no text")
            return
        }
        #expect(runs.map { $0.attributes.map(\.key) } == [["underline", "alignment"], ["underline", "alignment"]])
    }

    @Test("Classes that UIKit does not have are refused")
    func classes() {
        let found = compile(
            nib("<datePicker id=\"a\"/>\n<mapView id=\"b\"/>\n<hostingController id=\"c\"/>\n<teleporter id=\"d\"/>"))
        #expect(
            found.lines.filter { $0.contains("error") } == [
                "Screens/Main.xib:5: error: UIDatePicker is not available yet.",
                "Screens/Main.xib:6: error: MKMapView is not a class of UIKit that can be shown.",
                "Screens/Main.xib:7: error: SwiftUI cannot be shown: the scene is a hosting controller",
                "Screens/Main.xib:8: error: the element <teleporter> is unknown",
            ])
    }

    @Test("Objects at places where they cannot be are refused")
    func places() {
        let found = compile(
            nib("<view id=\"a\"><subviews><constraint id=\"b\"/><tapGestureRecognizer id=\"c\"/></subviews></view>"))
        #expect(
            found.refused == [
                "<constraint> cannot be at this place of <view>",
                "<tapGestureRecognizer> cannot be at this place of <view>",
            ])
        #expect(found.document?.objects.count == 2)
    }
}
