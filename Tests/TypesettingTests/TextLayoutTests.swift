// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite("Text layout")
struct TextLayoutTests {
    @Test("One line has the font's line height, with the baseline at the ascent")
    func oneLine() {
        let made = layout("Hello")
        #expect(made.lines.count == 1)
        #expect(made.height == body.metrics.lineHeight)
        #expect(made.firstBaseline == body.metrics.ascent)
        #expect(made.lastBaseline == made.firstBaseline)
        #expect(made.lines[0].utf16 == 0..<5)
        #expect(made.width == made.lines[0].width)
        #expect(!made.isTruncated)
    }

    @Test("An empty text has no lines and no size")
    func empty() {
        for made in [layout(""), layout([]), layout([run(""), run("")], width: 10)] {
            #expect(made.lines.isEmpty)
            #expect(made.size == .zero)
            #expect(made.node == nil)
            #expect(made.firstBaseline == 0)
        }
    }

    @Test("Text wraps at spaces into lines that fit, and the heights add up")
    func wrapping() {
        let text = "The quick brown fox jumps over the lazy dog"
        let made = layout(text, width: 150) { $0.lineSpacing = 3 }
        #expect(texts(made, of: text) == ["The quick brown", "fox jumps over the", "lazy dog"])
        #expect(made.lines.allSatisfy { $0.width <= 150 })
        #expect(made.height == 3 * body.metrics.lineHeight + 2 * 3)
        for (line, next) in zip(made.lines, made.lines.dropFirst()) {
            #expect(next.top == line.top + line.height + 3)
            #expect(next.utf16.lowerBound == line.utf16.upperBound)
        }
        #expect(made.width == made.lines.map(\.width).max())
    }

    @Test("A text fits on one line in its measured width")
    func fitsItsOwnWidth() {
        for text in ["Hello, world", "Waving AVA Toffee", "안녕하세요 세계", "one two three four five"] {
            let width = layout(text).width
            #expect(layout(text, width: width).lines.count == 1)
            #expect(layout(text, width: width - 0.01).lines.count > 1)
        }
    }

    @Test("Each line feed starts a line, even if the line is empty")
    func lineFeeds() {
        let text = "a\n\nb\r\nc\u{2028}d\u{2029}e\n"
        let made = layout(text)
        #expect(texts(made, of: text) == ["a", "", "b", "c", "d", "e", ""])
        #expect(made.height == 7 * body.metrics.lineHeight)
        #expect(made.lines.map(\.utf16).last == text.utf16.count..<text.utf16.count)
    }

    @Test("A word longer than the line is broken between characters, never inside one")
    func longWord() {
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
        let text = String(repeating: "e\u{301}" + family, count: 20)
        let made = layout(text, width: 60)
        #expect(made.lines.count > 1)
        let starts = Set(text.indices.map { $0.utf16Offset(in: text) })
        for line in made.lines { #expect(starts.contains(line.utf16.lowerBound)) }
    }

    @Test("Breaking by character fills each line")
    func byCharacter() {
        let text = "aaa bbbbbbbbbb cc"
        let width = layout("aaa bbbbb").width
        let byCharacter = layout(text, width: width) { $0.lineBreak = .byCharacter }
        #expect(texts(byCharacter, of: text) == ["aaa bbbbb", "bbbbb cc"])
        #expect(texts(layout(text, width: width), of: text) == ["aaa", "bbbbbbbb", "bb cc"])
    }

    @Test("Spaces at a wrap do not count in the width; trailing spaces on one line do")
    func spaces() {
        let word = layout("word").width
        let wrapped = layout("word     word", width: word + 1)
        #expect(wrapped.lines.map(\.width) == [word, word])
        #expect(layout("word ").width > word)
        #expect(layout("word      ", width: word).lines.count == 1)
    }

    @Test("Glyph widths are not rounded to pixels, so they scale with the size")
    func unrounded() {
        let large = FontFace(family: body.family, size: 1_700)
        for word in ["Hello", "minimum", "AVA"] {
            #expect(abs(layout(word).width * 100 - layout(word, face: large).width) < 1)
        }
    }

    @Test("A kerned pair is narrower than its two letters apart")
    func kerning() {
        let pair = layout("AV").width
        #expect(pair < layout("A").width + layout("V").width)
    }

    @Test("Letter spacing is added after each letter")
    func letterSpacing() {
        let plain = layout("office").width
        let spaced = layout([run("office") { $0.kern = 2 }]).width
        #expect(abs(spaced - plain - 6 * 2) < 1)
        let hebrew = layout("שלום").width
        #expect(abs(layout([run("שלום") { $0.kern = 2 }]).width - hebrew - 4 * 2) < 0.1)
    }

    @Test("The alignment sets the start of a line")
    func alignment() {
        func x(_ alignment: ParagraphStyle.Alignment, _ text: String = "Hello") -> Double {
            layout(text, width: 200) { $0.alignment = alignment }.lines[0].x
        }
        let free = 200 - layout("Hello").width
        #expect(x(.left) == 0)
        #expect(x(.natural) == 0)
        #expect(abs(x(.center) - free / 2) < 0.001)
        #expect(abs(x(.right) - free) < 0.001)
        #expect(abs(x(.natural, "שלום") - (200 - layout("שלום").width)) < 0.001)
        #expect(x(.left, "שלום") == 0)
    }

    @Test("Without a width, lines are aligned with the widest line")
    func alignmentWithoutWidth() {
        let made = layout("wide line\nx") { $0.alignment = .right }
        #expect(made.lines[0].x == 0)
        #expect(made.lines[1].x + made.lines[1].width == made.width)
    }

    @Test("Text without letters follows the style's direction")
    func styleDirection() {
        let digits = layout("123", width: 100) { $0.direction = .rightToLeft }
        #expect(digits.lines[0].x > 0)
        #expect(layout("abc", width: 100) { $0.direction = .rightToLeft }.lines[0].x == 0)
    }

    @Test("A justified line fills the width, except the last line of a paragraph")
    func justified() {
        let made = layout("The quick brown fox jumps over the lazy dog", width: 150) { $0.alignment = .justified }
        #expect(made.lines.dropLast().allSatisfy { $0.width == 150 })
        #expect(made.lines.last!.width < 150)
    }

    @Test("A line with Korean is as high as a Latin line, and breaks between Korean words")
    func korean() {
        let text = "Hello 안녕하세요 반갑습니다"
        #expect(layout(text).height == body.metrics.lineHeight)
        let made = layout(text, width: layout("Hello 안녕하").width)
        #expect(texts(made, of: text) == ["Hello", "안녕하세요", "반갑습니다"])
        let long = "가나다라마바사아자차카타파하"
        #expect(layout(long, width: layout("가나다").width).lines.count > 1)
    }

    @Test("Chinese breaks between any two characters")
    func chinese() {
        let made = layout("中文字符中文字符", width: layout("中文字").width)
        #expect(made.lines.count == 3)
    }

    @Test("Thai text with marks above and below fits in its line's height")
    func highScript() throws {
        let made = layout("สวัสดีที่นี้")
        #expect(made.height >= body.metrics.lineHeight)
        let ink = try #require(Ink(made)).bounds
        #expect(ink.minY >= -1)
        #expect(ink.maxY <= made.height + 1)
    }

    @Test("The tallest font of a line sets the line's height")
    func mixedSizes() {
        let large = FontFace(family: body.family, size: 34)
        let made = layout([run("small "), run("LARGE", large)])
        #expect(made.lines.count == 1)
        #expect(made.height == large.metrics.lineHeight)
        #expect(made.firstBaseline == large.metrics.ascent)
        let wrapped = layout([run("small\n"), run("LARGE", large)])
        #expect(wrapped.lines.map(\.height) == [body.metrics.lineHeight, large.metrics.lineHeight])
    }

    @Test("A run with a baseline offset makes the line higher")
    func baselineOffset() {
        let made = layout([run("x"), run("2") { $0.baselineOffset = 5 }])
        #expect(made.height == body.metrics.lineHeight + 5)
        #expect(made.firstBaseline == body.metrics.ascent + 5)
    }

    @Test("Kerning applies across a change of colour")
    func colorChange() {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let made = layout([run("A"), run("V") { $0.color = red }])
        #expect(made.size == layout("AV").size)
    }

    @Test("A tab advances to the next multiple of 28 points")
    func tabs() {
        let x = layout("x").width
        #expect(layout("\tx").width == 28 + x)
        #expect(layout("x\tx").width == 28 + x)
        #expect(layout("\t\tx").width == 56 + x)
    }

    @Test("Canonically equivalent strings of different bytes have separate layouts")
    func canonicalEquivalents() {
        #expect(layout("caf\u{E9}!").lines[0].utf16 == 0..<5)
        #expect(layout("cafe\u{301}!").lines[0].utf16 == 0..<6)
    }

    @Test("A NUL character does not end the text")
    func nul() {
        let made = layout("a\0b")
        #expect(made.lines[0].utf16 == 0..<3)
        #expect(made.width > layout("a").width)
    }

    @Test("A zero, negative, NaN or extreme width gives finite lines", arguments: [0, -5, .nan, 0.001, 1e300])
    func oddWidths(_ width: Double) {
        let made = layout("Hello, world", width: width)
        #expect(made.width.isFinite)
        #expect(!made.lines.isEmpty)
    }

    @Test("Eight threads make layouts at once with equal results")
    func threads() async {
        let widths = await withTaskGroup(of: [Double].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    (0..<50).map { index in
                        let made = layout("thread text \(index)", width: 40)
                        _ = made.rasterized(in: CGRect(x: 0, y: 0, width: 20, height: 20), scale: 1)
                        return made.width
                    }
                }
            }
            return await group.reduce(into: [[Double]]()) { $0.append($1) }
        }
        #expect(widths.count == 8)
        #expect(Set(widths).count == 1)
    }
}
