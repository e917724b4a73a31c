// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import Typesetting

@Suite("Shaped word cache")
struct ShapedWordCacheTests {
    /// Words with kerning, ligatures or combining marks, or with characters whose form depends on adjacent capitals or
    /// digits.
    private static let oddWords = [
        "AVATAR", "To", "x", "next", "10", "3x4", "-", "--", "->", "(a)", "[B]", "A:B", "12:30", "Wo\u{308}rter",
        "\u{301}e", "Ελλάδα", "слово", "\"quoted\"", "*", "@you", "a-b", "UP-TO", "{", "}", "~", "1/2", "½",
        "e\u{200D}f",
        "don\u{2019}t", "\u{2014}", "가나다", "שלום", "👍", "\t", "", ",", ".",
    ]
    private static let words = [
        "table", "swift", "office", "naïve", "Þórður", "T.", "f", "fi", "end,", "stop.", "a,b", "1.5", "AV", "To",
        "Wave,",
    ]

    private static func text(_ numbers: inout Seeded, isOdd: Bool) -> String {
        (0..<Int.random(in: 4...30, using: &numbers)).map { _ in
            (isOdd ? oddWords + words : words).randomElement(using: &numbers)!
        }.joined(separator: " ")
    }

    private static let faces: [FontFace] = {
        var digits = body
        digits.hasMonospacedDigits = true
        return [
            body, FontFace(family: body.family, size: 15, weight: 700),
            FontFace(family: body.family, size: 13, weight: 600),
            FontFace(family: "Noto Sans", size: 17), digits,
        ]
    }()

    @Test("Text assembled from cached words has the same glyphs as text shaped as a whole", arguments: faces.indices)
    func same(_ face: Int) {
        let (cutting, whole) = (TextEngine(), TextEngine())
        whole.locked { $0.shapesWords = false }
        var numbers = Seeded(seed: UInt64(face))
        for round in 0..<400 {
            let text = ShapedWordCacheTests.text(&numbers, isOdd: round % 2 == 0)
            let runs = [run(text, ShapedWordCacheTests.faces[face]) { $0.kern = round % 3 == 0 ? 1 : 0 }]
            let ours = TextLayout.make(runs, style: ParagraphStyle(), width: 300, engine: cutting)
            let theirs = TextLayout.make(runs, style: ParagraphStyle(), width: 300, engine: whole)
            let about = Comment(rawValue: text.debugDescription)
            #expect(ShapedWordCacheTests.glyphs(of: ours) == ShapedWordCacheTests.glyphs(of: theirs), about)
            #expect(ours.lines == theirs.lines, about)
        }
        let hits = cutting.locked { $0.statistics.wordHits }
        #expect(hits > 1_000, "Words are found again")
        #expect(whole.locked { $0.statistics.wordHits } == 0)
    }

    @Test("Short texts and numbers have the same glyphs as text shaped as a whole", arguments: faces.indices)
    func short(_ face: Int) {
        let (cutting, whole) = (TextEngine(), TextEngine())
        whole.locked { $0.shapesWords = false }
        var numbers = Seeded(seed: UInt64(face) + 100)
        for round in 0..<300 {
            let number = Int.random(in: 0..<10_000_000, using: &numbers)
            let word = (ShapedWordCacheTests.words + ShapedWordCacheTests.oddWords).randomElement(using: &numbers) ?? ""
            let text = ["Row \(number)", "\(number) \(word)", "\(word) \(number), fi", word + " " + word][round % 4]
            let runs = [run(text, ShapedWordCacheTests.faces[face])]
            let ours = TextLayout.make(runs, style: ParagraphStyle(), width: 300, engine: cutting)
            let theirs = TextLayout.make(runs, style: ParagraphStyle(), width: 300, engine: whole)
            let about = Comment(rawValue: text.debugDescription)
            #expect(ShapedWordCacheTests.glyphs(of: ours) == ShapedWordCacheTests.glyphs(of: theirs), about)
            #expect(ours.lines == theirs.lines, about)
        }
    }

    @Test("Text is not split if the font does not tell how far its rules look")
    func silent() {
        let engine = TextEngine()
        let face = FontFace(family: "DejaVu Sans", size: 12)
        let text = "the table of the gestures and the board of the table"
        _ = TextLayout.make([run(text, face)], style: ParagraphStyle(), width: 300, engine: engine)
        #expect(engine.locked { $0.statistics.wordMisses } == 0)
    }

    /// Every glyph with its position, and every cluster with its text range, as strings.
    private static func glyphs(of layout: TextLayout) -> [String] {
        layout.text.paragraphs.flatMap { paragraph in
            paragraph.items.flatMap { item in
                item.glyphs.map {
                    "\($0.glyph) \($0.geometry.width) \($0.geometry.x_offset) \($0.geometry.y_offset)"
                }
            }
                + paragraph.clusters.map {
                    "\($0.utf8) \($0.utf16) \($0.firstGlyph) \($0.glyphCount) \($0.flags.rawValue)"
                }
        }
    }

    @Test("Cached words are not shaped again")
    func again() {
        let engine = TextEngine()
        func shape(_ text: String) -> (hits: Int, misses: Int) {
            let before = engine.locked { $0.statistics }
            _ = TextLayout.make([run(text)], style: ParagraphStyle(), width: 300, engine: engine)
            let after = engine.locked { $0.statistics }
            return (after.wordHits - before.wordHits, after.wordMisses - before.wordMisses)
        }
        #expect(shape("the table of the gestures and the board") == (1, 7), "Its third \"the\" is its second")
        #expect(shape("the board and the gestures of the table") == (6, 2), "Two stand beside other spaces now")
        #expect(shape("the board and the gestures of the board") == (8, 0))
    }

    @Test("Numbers are assembled from cached digits and shape no new word")
    func otherNumbers() {
        let engine = TextEngine()
        func misses(_ text: String, _ face: FontFace = body) -> Int {
            let before = engine.locked { $0.statistics.wordMisses }
            _ = TextLayout.make([run(text, face)], style: ParagraphStyle(), width: 300, engine: engine)
            return engine.locked { $0.statistics.wordMisses } - before
        }
        #expect(misses("the number 10234 of the table") == 5)
        #expect(misses("the number 98765 of the table") == 0)
        #expect(misses("the number 98,765 of the table") == 1, "With a comma it is a word like others")
        let monospaced = ShapedWordCacheTests.faces[4]
        _ = misses("the number 10234 of the table", monospaced)
        #expect(misses("the number 98765 of the table", monospaced) == 1, "Digits of equal width are other digits")
    }

    @Test("Text is not split at a space if a character may depend on the other side")
    func dependent() {
        let engine = TextEngine()
        _ = TextLayout.make(
            [run("A - B - C - D - E - F - G - H - I")], style: ParagraphStyle(), width: 300, engine: engine)
        #expect(engine.locked { $0.statistics.wordMisses } == 0)
    }
}
