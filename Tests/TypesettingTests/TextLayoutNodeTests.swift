// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite("Text rendering")
struct TextLayoutNodeTests {
    @Test("A capital letter is on the baseline and as high as the font's cap height", arguments: [1.0, 2, 3])
    func capital(_ scale: Double) throws {
        let face = FontFace(family: body.family, size: 40)
        let made = layout("H", face: face)
        let ink = try #require(Ink(made, scale: scale)).bounds
        #expect(abs(ink.maxY - made.firstBaseline) <= 1 / scale)
        #expect(abs(ink.height - face.metrics.capHeight) <= 1.5 / scale)
        #expect(ink.minX >= 0)
        #expect(ink.maxX <= made.width)
    }

    @Test("Twice the scale gives the same image with more pixels")
    func scales() throws {
        let made = layout("Typography is here to stay", width: 90)
        let before = made.lines
        let once = try #require(Ink(made, scale: 1)).bounds
        let twice = try #require(Ink(made, scale: 2)).bounds
        for (a, b) in [
            (once.minX, twice.minX), (once.maxX, twice.maxX), (once.minY, twice.minY), (once.maxY, twice.maxY),
        ] {
            #expect(abs(a - b) <= 1)
        }
        #expect(made.lines == before)
    }

    @Test("Text is drawn in the run's colour")
    func color() throws {
        let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        let face = FontFace(family: body.family, size: 60, weight: 700)
        let made = layout([run("I", face) { $0.color = green }])
        let stem = try #require(Ink(made)).pixel(made.width / 2, made.firstBaseline - 15)
        #expect(stem.g == 255)
        #expect(stem.r == 0)
        #expect(stem.b == 0)
    }

    @Test("Black text has grey antialiased edges without colour fringes")
    func grey() throws {
        let ink = try #require(Ink(layout("Sample", face: FontFace(family: body.family, size: 30))))
        var partial = 0
        for y in 0..<ink.image.height {
            for x in 0..<ink.image.width {
                let pixel = ink.image.pixel(x: x, y: y)
                #expect(pixel.r == pixel.g)
                #expect(pixel.g == pixel.b)
                partial += (1...254).contains(pixel.a) ? 1 : 0
            }
        }
        #expect(partial > 50)
    }

    @Test("A background colour covers the line behind its run only")
    func background() throws {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let made = layout([run("ab"), run("   ") { $0.backgroundColor = red }, run("cd")])
        let ink = try #require(Ink(made))
        let start = layout("ab").width
        let middle = ink.pixel(start + 5, made.height / 2)
        #expect(middle.r == 255)
        #expect(middle.g == 0)
        #expect(middle.a == 255)
        #expect(ink.pixel(start - 4, 1).a == 0)
    }

    @Test("An underline is below the baseline, a strikethrough above it")
    func lines() throws {
        func rows(_ configure: (inout TextRun) -> Void) throws -> CGRect {
            // Spaces draw nothing themselves, so all ink belongs to the underline or the strikethrough.
            try #require(Ink(layout([run("      ", FontFace(family: body.family, size: 40), configure: configure)])))
                .bounds
        }
        let baseline = FontFace(family: body.family, size: 40).metrics.ascent
        let under = try rows { $0.isUnderlined = true }
        let through = try rows { $0.isStruckThrough = true }
        #expect(under.minY >= baseline - 1)
        #expect(under.maxY <= baseline + 12)
        #expect(through.maxY < baseline)
        #expect(through.minY > baseline - 25)
    }

    @Test("A letter with a baseline offset is that far above the baseline")
    func raised() throws {
        let made = layout([run("H") { $0.baselineOffset = 6 }])
        let ink = try #require(Ink(made, scale: 2)).bounds
        #expect(abs(ink.maxY - body.metrics.ascent) <= 0.5)
        #expect(abs(ink.maxY - (made.firstBaseline - 6)) <= 0.5)
        let beside = layout([run("H") { $0.baselineOffset = 6 }, run("    ")])
        #expect(beside.firstBaseline == made.firstBaseline)
    }

    @Test("Right-aligned text is drawn at the right edge")
    func alignment() throws {
        let right = layout("Hi", width: 200) { $0.alignment = .right }
        let ink = try #require(Ink(right, width: 200)).bounds
        #expect(ink.minX > 200 - right.width - 1)
        #expect(ink.maxX <= 200)
    }

    @Test("Hebrew inside a Latin line is drawn from right to left")
    func bidirectional() throws {
        // Shin, the wide letter, is first and so at the right; yod, the narrow one, is last.
        let made = layout("ab שי cd")
        let offsets = try #require(made.node).serialized
        #expect(offsets.contains("glyphs"))
        let latin = layout("ab ").width
        let ink = try #require(Ink(made, scale: 4))
        // The columns between "ab " and " cd" contain the Hebrew letters.
        let end = made.width - layout(" cd").width
        func weight(_ range: Range<Int>) -> Int {
            range.reduce(0) { sum, x in
                sum + (0..<ink.image.height).reduce(0) { $0 + Int(ink.image.pixel(x: x, y: $1).a) }
            }
        }
        let (left, right) = (Int((latin + 10) * 4), Int((end + 10) * 4))
        #expect(weight(left..<(left + right) / 2) < weight((left + right) / 2..<right))
    }

    @Test("Justification keeps the order of words in mixed directions")
    func justifiedOrder() {
        let text = "one שלום עולם two three עברית 12 four five"
        let width = layout(text).width * 0.6
        let spaces = Set(glyphs(layout("a b")) + glyphs(layout("ש ש"))).subtracting(
            glyphs(layout("a")) + glyphs(layout("b")) + glyphs(layout("ש")))
        let plain = glyphs(layout(text, width: width)).filter { !spaces.contains($0) }
        let justified = glyphs(layout(text, width: width) { $0.alignment = .justified })
        #expect(justified.filter { !spaces.contains($0) } == plain)
        #expect(plain.count == text.filter { $0 != " " }.count)
    }

    @Test("Clipped text draws nothing beyond its width")
    func clipping() throws {
        let made = layout("MMMMMMMMMM", width: 50) {
            $0.lineBreak = .clipping
            $0.maximumLines = 1
        }
        let ink = try #require(Ink(made)).bounds
        #expect(ink.maxX <= 50)
        #expect(ink.maxX > 45)
    }

    @Test("Justified words reach the right edge")
    func justified() throws {
        let text = "HH HH HH HH HH HH"
        let width = layout("HH HH HH").width + 8
        let made = layout(text, width: width) { $0.alignment = .justified }
        #expect(made.lines.count == 2)
        let first = try #require(Ink(made, width: width))
        #expect(first.bounds.maxX > width - 3)
    }

    @Test("Text of spaces only has a width but no node")
    func spaces() {
        #expect(layout("   ").node == nil)
        #expect(layout("   ").width > 0)
    }

    @Test("Drawing at a point starts the text at that point")
    func drawing() throws {
        let context = try #require(CGContext(pixelWidth: 60, pixelHeight: 60, scale: 1))
        let made = layout("H", face: FontFace(family: body.family, size: 20))
        made.draw(in: context, at: CGPoint(x: 30, y: 30))
        let image = try #require(context.makeImage())
        var columns: Set<Int> = []
        for y in 0..<60 { for x in 0..<60 where image.pixel(x: x, y: y).a > 0 { columns.insert(x) } }
        #expect(columns.min()! >= 30)
        #expect(columns.max()! < 30 + 20)
    }
}
