// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Typesetting

@Suite("Truncation and line limits")
struct TypesetterTests {
    static let text = "The quick brown fox jumps over the lazy dog and runs on"
    static let modes: [ParagraphStyle.LineBreak] = [
        .byWord, .byCharacter, .clipping, .truncatingHead, .truncatingMiddle, .truncatingTail,
    ]

    @Test("Long text keeps to the maximum number of lines and the width", arguments: modes, [1, 2, 3])
    func bounds(_ mode: ParagraphStyle.LineBreak, _ maximum: Int) {
        let made = layout(TypesetterTests.text, width: 100) {
            $0.lineBreak = mode
            $0.maximumLines = maximum
        }
        #expect(made.lines.count == maximum)
        #expect(made.lines.allSatisfy { $0.width <= 100 })
        #expect(made.isTruncated)
        #expect(made.lines.map(\.isTruncated) == (1...maximum).map { $0 == maximum })
        #expect(made.height == Double(maximum) * body.metrics.lineHeight)
    }

    @Test("Text that fits is not truncated", arguments: modes)
    func fits(_ mode: ParagraphStyle.LineBreak) {
        let made = layout("Short", width: 100) {
            $0.lineBreak = mode
            $0.maximumLines = 1
        }
        #expect(!made.isTruncated)
        #expect(made.size == layout("Short").size)
        let exact = layout(TypesetterTests.text, width: 200) { $0.lineBreak = mode }
        let limited = layout(TypesetterTests.text, width: 200) {
            $0.lineBreak = mode
            $0.maximumLines = exact.lines.count
        }
        #expect(!limited.isTruncated)
        #expect(limited.lines == exact.lines)
    }

    @Test("Without a maximum number of lines, no text is left out", arguments: modes)
    func noLimit(_ mode: ParagraphStyle.LineBreak) {
        let made = layout(TypesetterTests.text, width: 60) { $0.lineBreak = mode }
        #expect(!made.isTruncated)
        #expect(made.lines.last!.utf16.upperBound == TypesetterTests.text.utf16.count)
    }

    @Test("Tail truncation keeps as many letters as fit beside the ellipsis")
    func tail() {
        let width = layout("Hello wo\u{2026}").width
        let made = layout("Hello world, hello", width: width) { $0.maximumLines = 1 }
        #expect(made.lines[0].utf16 == 0..<8)
        #expect(abs(made.width - width) < 0.5)
        // A space before the ellipsis is removed too.
        let narrower = layout("Hello world, hello", width: layout("Hello \u{2026}").width) { $0.maximumLines = 1 }
        #expect(abs(narrower.width - layout("Hello\u{2026}").width) < 0.5)
    }

    @Test("The ellipsis is at the head, in the middle or at the tail, as the mode says")
    func places() throws {
        func made(_ mode: ParagraphStyle.LineBreak) -> TextLayout {
            layout("iiiiiiiiiiiiiiiiiiii", width: 50) {
                $0.lineBreak = mode
                $0.maximumLines = 1
            }
        }
        let ellipsis = try #require(glyphs(layout("\u{2026}")).first)
        let letter = try #require(glyphs(layout("i")).first)
        let head = glyphs(made(.truncatingHead))
        #expect(head.first == ellipsis)
        #expect(Set(head.dropFirst()) == [letter])
        let tail = glyphs(made(.truncatingTail))
        #expect(tail.last == ellipsis)
        #expect(Set(tail.dropLast()) == [letter])
        let middle = glyphs(made(.truncatingMiddle))
        let place = try #require(middle.firstIndex(of: ellipsis))
        #expect(abs(2 * place + 1 - middle.count) <= 1)
        #expect(head.count == tail.count)
        #expect(head.count == middle.count)
    }

    @Test("The line limit counts all paragraphs, and the last line ends with an ellipsis")
    func paragraphs() {
        let made = layout("a\nb\nc", width: 100) { $0.maximumLines = 2 }
        #expect(made.lines.count == 2)
        #expect(made.isTruncated)
        #expect(abs(made.lines[1].width - layout("b\u{2026}").width) < 0.5)
        // Omitted lines that are empty do not count as truncation.
        #expect(!layout("a\nb\n\n", width: 100) { $0.maximumLines = 2 }.isTruncated)
        #expect(layout("a\nb\nc") { $0.maximumLines = 2 }.isTruncated)
        #expect(!layout("a\nb") { $0.maximumLines = 2 }.isTruncated)
    }

    @Test("A line keeps to a width that is narrower than the ellipsis")
    func narrow() {
        let made = layout("Hello world", width: 3) { $0.maximumLines = 1 }
        #expect(made.lines.count == 1)
        #expect(made.width <= 3)
    }

    @Test("Truncated right-to-left text has its ellipsis at the left")
    func rightToLeft() {
        let text = "שלום שלום שלום שלום שלום"
        let made = layout(text, width: 90) { $0.maximumLines = 1 }
        #expect(made.isTruncated)
        #expect(glyphs(made).first == glyphs(layout("\u{2026}")).first)
        #expect(glyphs(made).count > 5)
    }

    @Test("Laying out two lines of a megabyte of text costs only those lines", arguments: modes)
    func megabyte(_ mode: ParagraphStyle.LineBreak) {
        let engine = TextEngine()
        let text = String(repeating: "Lorem ipsum dolor sit amet, ", count: 40_000) + "the very end"
        var style = ParagraphStyle()
        style.maximumLines = 2
        style.lineBreak = mode
        let made = TextLayout.make([run(text)], style: style, width: 300, engine: engine)
        #expect(made.lines.count == 2)
        #expect(made.isTruncated)
        #expect(made.text.cost < 2_000)
        if mode == .truncatingHead || mode == .truncatingMiddle {
            #expect(made.lines[1].utf16.upperBound == text.utf16.count)
        }
        // With tail truncation, the first part of the text alone gives the same lines.
        if mode == .truncatingTail {
            let start = TextLayout.make([run(String(text.prefix(2_000)))], style: style, width: 300, engine: engine)
            #expect(start.lines == made.lines)
        }
    }

    @Test("Text that is cut off early for speed still fills its lines", arguments: [1, 2, 5])
    func cutting(_ maximum: Int) {
        // Many characters have no width. So the first estimate of the number of characters that fill the lines is too
        // small.
        let text = String(repeating: "a" + String(repeating: "\u{200B}", count: 40), count: 200)
        let made = layout(text, width: 100) { $0.maximumLines = maximum }
        #expect(made.lines.count == maximum)
        #expect(made.lines.allSatisfy { $0.width > 80 })
        #expect(made.isTruncated)
    }
}
