// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ProjectReading

@Suite("JSON") struct JSONPropertyListTests {
    private func read(_ text: String) throws -> PropertyListNode { try PropertyListNode(json: Data(text.utf8)) }

    @Test("Values have the lines on which they begin")
    func lines() throws {
        let node = try read(
            "\u{FEFF}{\n \"a\": [\n 1.50,\n true, false, null ],\n\"b\\n\": \"x\\u00e9\\ud83d\\ude00\\/\" }\n")
        #expect(node["a"]?.array?.map(\.string) == ["1.50", "YES", "NO"])
        #expect(node["a"]?.line == 2)
        #expect(node["a"]?.array?.map(\.line) == [3, 4, 4])
        #expect(node["b\n"] == PropertyListNode(.string("xé😀/"), line: 5))
        #expect(try read("[]").array?.isEmpty == true)
        #expect(try read("{ \"a\": null }").dictionary?.isEmpty == true)
    }

    @Test(
        "Damaged JSON is reported with its line",
        arguments: [
            (
                "{\n\"a\": 1\n\"b\": 2 }",
                FileFault(line: 3, reason: "“,” or “}” is missing in the object that begins on line 1")
            ),
            ("[1\n2]", FileFault(line: 2, reason: "“,” or “]” is missing in the list that begins on line 1")),
            ("{ a: 1 }", FileFault(line: 1, reason: "a key in quotation marks is missing")),
            ("\n\"a\\x\"", FileFault(line: 2, reason: "“\\x” is no escape sequence")),
            (
                "\"\\u00g0\"",
                FileFault(line: 1, reason: "an escape sequence of a Unicode character has four hexadecimal digits")
            ),
            ("\"\\", FileFault(line: 1, reason: "the file ends within an escape sequence")),
            ("{}\n{}", FileFault(line: 2, reason: "there is more text after the end of the value")),
            ("[ tru ]", FileFault(line: 1, reason: "a value is missing")),
        ])
    func damaged(text: String, fault: FileFault) {
        #expect(throws: fault) { try read(text) }
    }
}
