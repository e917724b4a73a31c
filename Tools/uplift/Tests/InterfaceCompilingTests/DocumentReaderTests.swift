// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import Testing

@testable import InterfaceCompiling

@Suite struct DocumentReaderTests {
    private func refusal(_ text: String) -> String? { compile(text).refused.first }

    @Test("Elements know their lines")
    func lines() {
        let found = compile(nib("<view id=\"a\">\n<subviews>\n<label id=\"b\"/>\n</subviews>\n</view>"))
        #expect(found.object("a")?.line == 5)
        #expect(found.object("b")?.line == 7)
        #expect(found.refusals.isEmpty)
    }

    @Test(
        "A damaged file is refused with a line",
        arguments: [
            "", " ", "<", "<document", "<document>", "<document><objects></document>", "plain text", "<a/><b/>",
            "<document a=\"1\" a=\"2\"/>", "<document>&nothing;</document>", "<document>\u{1}</document>",
        ])
    func damaged(text: String) {
        let found = compile(text)
        #expect(found.document == nil)
        #expect(found.refusals.count == 1)
        #expect(found.refusals[0].line >= 1)
    }

    @Test("An element without an end is refused with the line of the tag that does not match")
    func mismatch() {
        let found = compile("<document>\n<scenes>\n<scene>\n</scenes>\n\n</document>\n")
        let reason = "the XML is damaged: the end of <scene> on line 3 is missing"
        #expect(found.lines == ["Screens/Main.xib:4: error: \(reason)"])
    }

    @Test("Entities, other encodings and bytes 0 are refused")
    func hostile() {
        let bomb = "<!DOCTYPE a [<!ENTITY b \"bbbbbbbb\"><!ENTITY c \"&b;&b;&b;\">]>"
        #expect(
            refusal("<?xml version=\"1.0\"?>\n\(bomb)<document>&c;</document>")
                == "the file declares a type or entities")
        #expect(compile("\n\n\(bomb)").refusals[0].line == 3)
        #expect(refusal("<?xml version=\"1.0\" encoding=\"UTF-7\"?><document/>") == "the encoding UTF-7 is not UTF-8")
        #expect(refusal("<document>\n\0</document>") == "the file has a byte 0")
        let latin = InterfaceCompilation(of: Data([0x3C, 0xE4, 0x2F, 0x3E]), file: "a.xib", module: "A")
        #expect(latin.refused == ["the file is not UTF-8"])
    }

    @Test("Deep nesting is refused")
    func deep() {
        let views = String(repeating: "<view><subviews>", count: 5000)
        #expect(refusal(nib(views))?.contains("nested too deeply") == true)
        let pairs =
            String(repeating: "<view><subviews>", count: 90) + String(repeating: "</subviews></view>", count: 90)
        #expect(compile(nib(pairs)).refusals.isEmpty)
    }

    @Test("An element with too many attributes is refused with its line")
    func attributes() {
        let attributes = (0...DocumentReader.maximumAttributeCount).map { "k\($0)=\"1\"" }.joined(separator: " ")
        let found = compile(nib("<view id=\"a\" \(attributes)/>"))
        #expect(found.lines == ["Screens/Main.xib:5: error: an element has too many attributes"])
        let views = (0..<600).map { "<view id=\"v\($0)\" tag='1'/>" }.joined()
        #expect(compile(nib("<!-- the user's -->\(views)")).lines.isEmpty)
    }

    @Test("A file over the limit is refused")
    func huge() {
        let data = Data(repeating: UInt8(ascii: " "), count: DocumentReader.maximumSize + 1)
        let found = InterfaceCompilation(of: data, file: "a.xib", module: "A")
        #expect(found.refused == ["the file has more than 32 megabytes"])
        #expect(found.document == nil)
        #expect(found.lines == ["a.xib:1: error: the file has more than 32 megabytes"])
    }

    @Test("A storyboard with too many elements, or with an overlong text, is refused and not cut")
    func large() {
        let views = String(repeating: "<view/>", count: DocumentReader.maximumCount)
        let many = compile(storyboard(scene("<viewController id=\"c\">\(views)</viewController>")))
        #expect(many.document == nil)
        #expect(many.refused == ["the file has too many elements"])
        let text = String(repeating: "a", count: 11 << 20)
        let strings = ["<label text=\"\(text)\"/>", "<label><string key=\"text\">\(text)</string></label>"]
        for string in strings {
            let long = compile(nib(string))
            #expect(long.document == nil)
            #expect(long.refused == ["the XML is damaged or incomplete"])
        }
    }

    @Test("A document that begins or ends in an unusual way is compiled whole or refused")
    func odd() {
        let document = nib("<view id=\"a\"/>")
        for text in ["\u{FEFF}" + document, document + "\n\n", document + "<!-- end -->"] {
            #expect(compile(text).object("a") != nil)
        }
        for text in [document + "rest", document + document, " " + document, String(document.dropLast())] {
            #expect(compile(text).document == nil)
            #expect(compile(text).refusals.count == 1)
        }
        let wide = InterfaceCompilation(of: document.data(using: .utf16)!, file: "a.xib", module: "A")
        #expect(wide.document == nil && wide.refusals.count == 1)
    }

    @Test(
        "Documents for other systems are refused by name",
        arguments: [
            ("com.apple.InterfaceBuilder3.Cocoa.XIB", "macOS"),
            ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "macOS"),
            ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "tvOS"),
            ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchOS"),
        ])
    func otherSystems(type: String, system: String) {
        #expect(refusal("<document type=\"\(type)\"/>") == "the document is for \(system)")
    }

    @Test("Documents of other kinds are refused")
    func otherKinds() {
        #expect(refusal("<archive type=\"x\"/>")?.contains("older than Xcode 5") == true)
        #expect(refusal("<plist/>") == "<plist> is not a document of Interface Builder")
        #expect(refusal("<document/>")?.contains("not one of documents for iOS") == true)
    }

    @Test("Compiled files have the names that bundles have for them")
    func names() {
        #expect(InterfaceCompilation.compiledName(of: "Base.lproj/Main.storyboard") == "Main.storyboardc")
        #expect(InterfaceCompilation.compiledName(of: "Cell.xib") == "Cell.nib")
        #expect(InterfaceCompilation.compiledName(of: "Main.STORYBOARD") == "Main.storyboardc")
        #expect(InterfaceCompilation.compiledName(of: "Cell.Xib") == "Cell.nib")
        #expect(InterfaceCompilation.compiledName(of: "Cell.swift") == nil)
    }

    @Test("Two elements with the same id are refused with both lines")
    func duplicateIdentifiers() {
        let found = compile(nib("<view id=\"a\"/>\n<view id=\"a\"/>"))
        #expect(found.lines == ["Screens/Main.xib:6: error: the id a is already that of an element in line 5"])
    }
}
