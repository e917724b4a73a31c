// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Typesetting

@Suite("Base direction of a paragraph")
struct BaseDirectionTests {
    @Test(
        "The base direction is that of the first strong character",
        arguments: [
            ("hello", ParagraphStyle.Direction.leftToRight), ("123 שלום abc", .rightToLeft), ("«é»", .leftToRight),
            ("한국어", .leftToRight), ("… مرحبا", .rightToLeft), ("\u{200F}abc", .rightToLeft),
            ("\u{200E}שלום", .leftToRight), ("😀 שלום", .rightToLeft),
        ])
    func firstLetter(_ text: String, _ direction: ParagraphStyle.Direction) {
        #expect(BaseDirection.firstStrong(in: Array(text.utf8)) == direction)
    }

    @Test("A text without letters has no base direction", arguments: ["", "123", " - ", "😀"])
    func none(_ text: String) {
        #expect(BaseDirection.firstStrong(in: Array(text.utf8)) == nil)
    }
}
