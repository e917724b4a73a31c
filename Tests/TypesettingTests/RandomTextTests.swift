// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import SeededNumbers
import Testing

@testable import Typesetting

@Suite("Random text")
struct RandomTextTests {
    /// A random text of scalars from all of Unicode, with special characters more often.
    static func text(_ numbers: inout Seeded) -> String {
        let troublesome: [Unicode.Scalar] = [
            "\0", "\t", "\n", "\r", " ", "\u{AD}", "\u{200B}", "\u{200D}", "\u{200F}", "\u{202E}", "\u{202C}",
            "\u{2028}", "\u{2066}", "\u{2069}", "\u{301}", "\u{FE0F}", "\u{FFFC}", "\u{FFFF}", "\u{10FFFF}",
            "\u{1F468}", "\u{1F1F0}", "\u{1F3FD}", "\u{E0061}", "א", "ب", "ล", "क", "्", "가", "ᄀ", "中", "A", "V", "f",
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...40, using: &numbers) {
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0: text.append(troublesome.randomElement(using: &numbers)!)
            case 1: text.append(Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &numbers)))
            case 2: text.append(Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &numbers)) ?? "?")
            default: text.append(Unicode.Scalar(UInt32.random(in: 0x80...0x17FF, using: &numbers)) ?? "?")
            }
        }
        return String(text)
    }

    @Test("Lines of random text are consecutive, keep to their width and can be drawn", arguments: 0..<8)
    func invariants(_ seed: Int) throws {
        var numbers = Seeded(seed: UInt64(seed))
        let faces = [
            body, FontFace(family: body.family, size: 9.5, weight: 700), FontFace(family: "Nowhere", size: 21),
        ]
        for _ in 0..<60 {
            let runs = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
                run(RandomTextTests.text(&numbers), faces.randomElement(using: &numbers)!) {
                    $0.kern = [0, 0, 1.5].randomElement(using: &numbers)!
                    $0.isUnderlined = Bool.random(using: &numbers)
                    $0.baselineOffset = [0, 0, -4].randomElement(using: &numbers)!
                }
            }
            var style = ParagraphStyle()
            style.alignment = [.natural, .left, .center, .right, .justified].randomElement(using: &numbers)!
            style.lineBreak = TypesetterTests.modes.randomElement(using: &numbers)!
            style.maximumLines = Int.random(in: 0...3, using: &numbers)
            style.direction = Bool.random(using: &numbers) ? .leftToRight : .rightToLeft
            let width = [0, 3, 30, 77.7, 300, .infinity].randomElement(using: &numbers)!
            let made = TextLayout.make(runs, style: style, width: width)
            check(made, runs, style, width)
            let area = CGRect(x: 0, y: 0, width: 80, height: 40)
            if made.node != nil { #expect(made.rasterized(in: area, scale: 1) != nil) }
        }
    }

    private func check(_ made: TextLayout, _ runs: [TextRun], _ style: ParagraphStyle, _ width: Double) {
        let text = runs.map(\.text).joined()
        let about = Comment(rawValue: "\(text.debugDescription) \(style) \(width)")
        #expect(made.lines.isEmpty == text.isEmpty, about)
        #expect(style.maximumLines == 0 || made.lines.count <= style.maximumLines, about)
        var (offset, bottom) = (0, 0.0)
        for line in made.lines {
            #expect(line.utf16.lowerBound == offset, about)
            #expect(line.top == bottom, about)
            #expect(line.height > 0, about)
            #expect(line.width.isFinite, about)
            #expect(line.x.isFinite, about)
            #expect(line.top < line.baseline, about)
            #expect(line.baseline <= line.top + line.height, about)
            #expect(
                !line.isTruncated || line.width <= width + 0.001 || style.lineBreak == .byWord
                    || style.lineBreak == .byCharacter, about)
            (offset, bottom) = (line.utf16.upperBound, line.top + line.height)
        }
        #expect(made.height == bottom, about)
        if !made.isTruncated, !made.lines.isEmpty, style.maximumLines == 0 {
            #expect(offset == text.utf16.count, about)
        }
    }
}
