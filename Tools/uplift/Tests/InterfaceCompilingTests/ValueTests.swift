// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import Testing

@testable import InterfaceCompiling

@Suite struct VariationTests {
    private let text = """
        <stackView id="s" opaque="NO" spacing="8"><subviews><label id="a"/><label id="b"/></subviews>
        <constraints><constraint firstAttribute="width" constant="1" id="c">
        <variation key="heightClass=compact-widthClass=regular" constant="3"/><variation key="widthClass=regular"
        constant="2"/>
        </constraint></constraints>
        <variation key="default" axis="vertical"><mask key="subviews"><exclude reference="b"/></mask></variation>
        <variation key="widthClass=compact" spacing="4"><mask key="subviews"><include reference="b"/></mask>
        <color key="backgroundColor" systemColor="systemRedColor"/></variation>
        </stackView>
        """

    @Test("The default variation is merged, except for what is not installed")
    func merging() {
        let found = compile(nib(text))
        #expect(found.value("s", "axis") == .number(1))
        #expect(found.value("s", "spacing") == .number(8))
        #expect(
            found.object("s")?.variations == [
                InterfaceVariation(excluded: [3]),
                InterfaceVariation(
                    widthClass: 1,
                    properties: [
                        InterfaceProperty("backgroundColor", .color(.system("systemRedColor"))),
                        InterfaceProperty("spacing", .number(4)),
                    ], included: [3]),
            ])
        #expect(found.lines.isEmpty)
    }

    @Test("Variations are sorted from the least to the most specific")
    func order() {
        let found = compile(nib(text))
        #expect(
            found.object("c")?.variations == [
                InterfaceVariation(widthClass: 2, properties: [InterfaceProperty("constant", .number(2))]),
                InterfaceVariation(
                    widthClass: 2, heightClass: 1, properties: [InterfaceProperty("constant", .number(3))]),
            ])
        #expect(found.value("c", "constant") == .number(1))
    }

    @Test("Frames in variations are left out")
    func frames() {
        func frame(_ width: Int) -> String { "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"\(width)\" height=\"4\"/>" }
        let found = compile(
            nib(
                """
                <view id="v">\(frame(3))<variation key="default" alpha="0.5">\(frame(5))</variation>
                <variation key="widthClass=compact">\(frame(6))</variation>
                <variation key="widthClass=regular" hidden="YES">\(frame(7))</variation></view>
                """))
        #expect(found.value("v", "frame") == .rect(1, 2, 3, 4))
        #expect(found.value("v", "alpha") == .number(0.5))
        #expect(
            found.object("v")?.variations == [
                InterfaceVariation(widthClass: 2, properties: [InterfaceProperty("hidden", .bool(true))])
            ])
        #expect(found.lines.isEmpty)
    }

    @Test("Variations have priorities, fonts, states and spacing, and the order of the document")
    func specialKeys() {
        let found = compile(
            nib(
                """
                <button id="b"><state key="normal" title="A"/><state key="selected" title="B"/>
                <state key="highlighted" title="H"/>
                <variation key="default"><state key="normal" title="C"/></variation>
                <variation key="widthClass=regular" horizontalHuggingPriority="10">
                <fontDescription key="fontDescription" type="system" pointSize="9"/>
                <state key="normal" title="D"/></variation>
                <variation key="heightClass=compact" alpha="0"/>
                <variation key="widthClass=compact" alpha="0.5"/></button>
                <stackView id="s"><variation key="widthClass=compact" spacingType="standard"/></stackView>
                """))
        let variations = found.object("b")?.variations ?? []
        #expect(variations.map(\.widthClass) == [2, nil, 1])
        #expect(variations.first?.properties.map(\.key) == ["horizontalHuggingPriority", "titleFont", "states"])
        guard case .values(let states)? = found.value("b", "states") else {
            Issue.record("no states")
            return
        }
        #expect(states.map(\.key) == ["normal", "selected", "highlighted"])
        #expect(states[0].value == .values([InterfaceProperty("title", .string("C", key: "b.normalTitle"))]))
        #expect(
            found.object("s")?.variations == [
                InterfaceVariation(widthClass: 1, properties: [InterfaceProperty("usesStandardSpacing", .bool(true))])
            ])
        #expect(found.lines.isEmpty)
    }

    @Test("A variation that is not understood is a warning")
    func unknown() {
        let found = compile(nib("<view id=\"v\"><variation key=\"moon=full\" alpha=\"0\"/></view>"))
        #expect(found.warned == ["the variation \"moon=full\" is not understood"])
    }
}

@Suite struct ValueTests {
    private func color(_ attributes: String, rest: String = "") -> InterfaceColor? {
        let view = "<view key=\"view\" id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>"
        let text = storyboard(
            scene("<viewController storyboardIdentifier=\"a\" id=\"c\">\(view)</viewController>"), rest: rest)
        guard case .color(let color)? = compile(text).value("v", "backgroundColor") else { return nil }
        return color
    }

    @Test("Colors are of the system, of the catalog, or components")
    func colors() {
        #expect(color("systemColor=\"labelColor\" white=\"0\" alpha=\"1\"") == .system("labelColor"))
        #expect(color("cocoaTouchSystemColor=\"whiteColor\"") == .system("whiteColor"))
        #expect(color("systemColor=\"plaidColor\" white=\"0.5\" alpha=\"1\"") == .white(0.5, 1))
        #expect(color("red=\"0.1\" green=\"0.2\" blue=\"0.3\" alpha=\"0.4\"") == .components(0.1, 0.2, 0.3, 0.4))
        #expect(color("white=\"0.5\" alpha=\"0.25\" colorSpace=\"calibratedWhite\"") == .white(0.5, 0.25))
        #expect(color("pattern=\"dots\"") == nil)
        let resources = """
            <resources><namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor>\
            <systemColor name="plaidColor"><color white="1" alpha="1"/></systemColor></resources>
            """
        #expect(color("name=\"Brand\"", rest: resources) == .named("Brand", fallback: [1, 0, 0, 1]))
        #expect(color("name=\"Other\"", rest: resources) == .named("Other", fallback: nil))
        #expect(color("systemColor=\"plaidColor\"", rest: resources) == .white(1, 1))
    }

    @Test("Colors of Display P3 are converted to sRGB")
    func displayP3() {
        let white = DocumentCompiler.sRGB(displayP3: [1, 1, 1])
        for component in white { #expect(abs(component - 1) < 1e-6) }
        let red = DocumentCompiler.sRGB(displayP3: [1, 0, 0])
        #expect(abs(red[0] - 1.0930) < 1e-3 && abs(red[1] + 0.2267) < 1e-3 && abs(red[2] + 0.1501) < 1e-3)
    }

    @Test(
        "Fonts are of a style, of the system, or by name",
        arguments: [
            ("style=\"UICTFontTextStyleBody\"", InterfaceFont.textStyle("UICTFontTextStyleBody")),
            ("type=\"system\" pointSize=\"15\"", .system(size: 15, weight: 0, isItalic: false)),
            ("type=\"system\" weight=\"heavy\" pointSize=\"15\"", .system(size: 15, weight: 0.56, isItalic: false)),
            ("type=\"boldSystem\" pointSize=\"15\"", .system(size: 15, weight: 0.3, isItalic: false)),
            ("type=\"italicSystem\" pointSize=\"15\"", .system(size: 15, weight: 0, isItalic: true)),
            ("type=\"system\" size=\"smallSystem\"", .system(size: 12, weight: 0, isItalic: false)),
            (
                "name=\"Menlo-Bold\" family=\"Menlo\" pointSize=\"9\"",
                .named("Menlo-Bold", family: "Menlo", size: 9)
            ),
        ])
    func fonts(text: String, font: InterfaceFont) {
        let found = compile(nib("<label id=\"l\"><fontDescription key=\"fontDescription\" \(text)/></label>"))
        #expect(found.value("l", "font") == .font(font))
    }

    @Test("Attributed texts have runs with attributes")
    func attributedText() {
        let found = compile(
            nib(
                """
                <label id="l" usesAttributedText="YES"><attributedString key="attributedText">
                <fragment content="Hot "><attributes><color key="NSColor" white="0" alpha="1"/>
                <font key="NSFont" size="12" name="Menlo"/>
                <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="3"/>
                </attributes></fragment><fragment><string key="content">soup
                </string></fragment></attributedString></label>
                """))
        #expect(
            found.value("l", "attributedText")
                == .attributedString([
                    InterfaceTextRun(
                        "Hot ",
                        attributes: [
                            InterfaceProperty("color", .color(.white(0, 1))),
                            InterfaceProperty("font", .font(.named("Menlo", family: "Menlo", size: 12))),
                            InterfaceProperty("alignment", .number(1)), InterfaceProperty("lineSpacing", .number(3)),
                        ]),
                    InterfaceTextRun("soup\n"),
                ]))
        #expect(found.lines.isEmpty)
    }

    @Test("Segments have translations under the control's id")
    func segments() {
        let found = compile(
            nib("<segmentedControl id=\"s\"><segments><segment/><segment title=\"B\"/></segments></segmentedControl>"))
        #expect(found.document?.objects[3]["title"] == .string("B", key: "s.segmentTitles[1]"))
    }

    @Test("Static tables have sections, and others have prototypes")
    func tables() {
        let cell = """
            reuseIdentifier="row" style="IBUITableViewCellStyleSubtitle" selectionStyle="none" rowHeight="60"
            """
        let found = compile(
            nib(
                """
                <tableView id="t" style="insetGrouped" rowHeight="44" dataMode="static" alwaysBounceVertical="YES"
                clipsSubviews="YES">
                <view key="tableHeaderView" id="h"/>
                <sections><tableViewSection headerTitle="One" id="s"><cells>
                <tableViewCell \(cell) textLabel="a" detailTextLabel="b" id="c">
                <tableViewCellContentView key="contentView" tableViewCell="c" id="v"><subviews><label id="a"/>
                <label id="b"/></subviews>
                </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
                <tableView id="u"><prototypes><tableViewCell reuseIdentifier="x" id="d"/></prototypes></tableView>
                """))
        #expect(found.object("t")?.keys == ["style", "rowHeight", "tableHeaderView", "sections"])
        #expect(found.value("s", "headerTitle") == .string("One", key: "s.headerTitle"))
        #expect(found.value("s", "cells") == found.index("c").map { .objects([$0]) })
        #expect(
            found.object("c")?.keys == [
                "style", "reuseIdentifier", "rowHeight", "selectionStyle", "contentView", "textLabel",
                "detailTextLabel",
            ])
        #expect(found.value("c", "textLabel") == found.index("a").map { .object($0) })
        #expect(found.object("v")?.className == "UITableViewCellContentView")
        #expect(found.value("u", "prototypes") == found.index("d").map { .objects([$0]) })
        #expect(found.value("d", "style") == nil)
        #expect(found.value("u", "clipsToBounds") == .bool(false))
        #expect(found.lines.isEmpty)
    }
}
