// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ProjectReading

@Suite("Old-style property lists") struct OldStylePropertyListTests {
    private func parse(_ text: String) throws -> PropertyListNode { try PropertyListNode(Data(text.utf8)) }

    private func fault(_ text: String) -> FileFault? {
        do {
            _ = try parse(text)
            return nil
        } catch { return error as? FileFault }
    }

    @Test("Values are strings, data, arrays and dictionaries, with comments and trailing commas between them")
    func values() throws {
        let node = try parse(
            """
            // !$*UTF8*$!
            {
                plain = a_b/c.d; /* a comment */
                "quoted key" = "a \\"b\\"\\n\\U00e9";
                list = (
                    1 /* one */,
                    (2),
                );
                bytes = <0f bD>;
                empty = "";
            }
            """)
        #expect(node["plain"]?.string == "a_b/c.d")
        #expect(node["quoted key"]?.string == "a \"b\"\né")
        #expect(node["list"]?.array?.count == 2)
        #expect(node["list"]?.array?[1].array?[0].string == "2")
        #expect(node["bytes"]?.value == .data([0x0f, 0xbd]))
        #expect(node["empty"]?.string == "")
    }

    @Test("Each value has the line on which it begins")
    func lines() throws {
        let node = try parse("{\n a = \"x\ny\";\n /* \n */ b = (\n c, d );\n}")
        #expect(node.line == 1)
        #expect(node["a"]?.line == 2)
        #expect(node["b"]?.line == 5)
        #expect(node["b"]?.array?.map(\.line) == [6, 6])
    }

    @Test("A surrogate pair of two escape sequences is one character")
    func surrogates() throws {
        #expect(try parse("\"\\Ud83d\\Ude00\"").string == "😀")
    }

    @Test(
        "A damaged list is refused with the line of the damage",
        arguments: [
            ("{\n a = 1", 2, "“;” is missing after the value of “a”"),
            ("{\n a 1; }", 2, "“=” is missing after the key “a”"),
            ("{ a = (1 2); }", 1, "“,” is missing after an element of the array"),
            ("(\n1,", 2, "the array that begins on line 1 has no “)”"),
            ("{\n\n", 3, "the dictionary that begins on line 1 has no “}”"),
            ("\n\"abc", 2, "the string has no closing quotation mark"),
            ("/* abc", 1, "the comment has no end"),
            ("<0f", 1, "the data has no “>”"),
            ("<0>", 1, "the data ends within a byte"),
            ("<0g>", 1, "data may contain hexadecimal digits only"),
            ("{ } }", 1, "there is more text after the end of the list"),
            ("\"\\U12\"", 1, "an escape sequence of a Unicode character has four hexadecimal digits"),
            ("", 1, "the file ends where a value should be"), ("{ = 1; }", 1, "“=” is not the beginning of a value"),
        ])
    func damage(text: String, line: Int, reason: String) {
        #expect(fault(text) == FileFault(line: line, reason: reason))
    }

    @Test("Lists that are nested too deeply are refused")
    func nesting() {
        #expect(fault(String(repeating: "(", count: 100_000))?.reason == "the lists are nested too deeply")
    }

    @Test("XML and JSON lists have the values of an old-style list")
    func formats() throws {
        let object: [String: Any] = ["name": "A", "list": ["x", ["y"]], "flag": true, "bytes": Data([1, 2])]
        let expected = try parse("{ name = A; list = ( x, ( y ) ); flag = YES; bytes = <0102>; }")
        let data = try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
        #expect(withoutLines(try PropertyListNode(data)) == withoutLines(expected))
        let json = try PropertyListNode(Data(#"{"list": ["x", ["y"]], "flag": true, "one": 1, "half": 0.5}"#.utf8))
        #expect(json["list"]?.array?[1].array?[0].string == "y")
        #expect(json["flag"]?.string == "YES")
        #expect(json["one"]?.string == "1")
        #expect(json["half"]?.string == "0.5")
        let text = "<?xml version=\"1.0\"?><plist><string><![CDATA[a<b]]></string></plist>"
        #expect(try parse(text).string == "a<b")
    }

    @Test("A binary list is refused with the command that converts it")
    func binary() throws {
        let data = try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .binary, options: 0)
        #expect(
            throws: FileFault(
                line: 1, reason: "this is a binary property list: convert it to XML with “plutil -convert xml1”")
        ) { try PropertyListNode(data) }
    }

    @Test("An XML list with bytes that are not UTF-8 is refused, also in an attribute")
    func otherBytes() {
        for (head, tail) in [("<plist a='", "'><dict/></plist>"), ("<plist><string>", "</string></plist>")] {
            let bytes = Array("<?xml version='1.0'?>\(head)".utf8) + [0xFF, 0xC0] + Array(tail.utf8)
            #expect(throws: FileFault(line: 1, reason: "the file is not UTF-8")) {
                try PropertyListNode(Data(bytes))
            }
        }
    }

    @Test("A damaged XML list is refused with the line of the damage")
    func damagedXML() {
        let start = "<?xml version=\"1.0\"?>\n<plist>\n"
        #expect(fault(start + "<dict><string>x</string></dict></plist>")?.line == 3)
        #expect(fault(start + "<dict><key>a</key>\n<what/></dict></plist>")?.line == 4)
        #expect(fault(start + "<dict>") != nil)
        let open = fault(start + "<dict><key>a</key>\n<array>\n</dict>\n\n</plist>")
        #expect(open == FileFault(line: 5, reason: "the XML is damaged, in the list that begins on line 4"))
        #expect(fault(start + String(repeating: "<array>", count: 10_000))?.reason.contains("nested") == true)
    }

    @Test("Random changes of a list never crash the parser, and mostly are refused", arguments: 0..<20)
    func randomDamage(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let text = Array("{ a = \"b\\n\"; /* c */ d = ( e, <0f>, { f = g; }, ); // h\n i = 'j'; }".utf8)
        var refused = 0
        for _ in 0..<500 {
            var changed = text
            for _ in 0...random(4) { changed[random(changed.count)] = UInt8(random(256)) }
            if (try? OldStylePropertyList.parse(changed)) == nil { refused += 1 }
        }
        #expect(refused > 100)
    }

    private func withoutLines(_ node: PropertyListNode) -> PropertyListNode {
        switch node.value {
        case .string, .data: PropertyListNode(node.value, line: 0)
        case .array(let nodes): PropertyListNode(.array(nodes.map(withoutLines)), line: 0)
        case .dictionary(let entries): PropertyListNode(.dictionary(entries.mapValues(withoutLines)), line: 0)
        }
    }
}
