// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SwiftText

@Suite
struct SwiftLiteralTests {
    @Test(arguments: [
        ("", #""""#), ("a b", #""a b""#), (#"a"b\c"#, #""a\"b\\c""#), ("a\r\nb\u{0}", #""a\u{d}\u{a}b\u{0}""#),
        ("\u{2028}\u{2029}\u{7f}", #""\u{2028}\u{2029}\u{7f}""#), ("é😀", #""é😀""#),
        ("\"\u{301}\\\u{301}", "\"\\\"\u{301}\\\\\u{301}\""),
    ])
    func `quotation marks, backslashes and control characters are escaped`(text: String, literal: String) {
        #expect(Array(text.swiftLiteral.unicodeScalars) == Array(literal.unicodeScalars))
    }
}
