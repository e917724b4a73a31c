// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit

struct StringDrawingTests {
    let font = UIFont.systemFont(ofSize: 20)

    /// The rows with drawn pixels, in an image of one pixel per point.
    func inkRows(_ width: Int, _ height: Int, _ draw: () -> Void) -> [Int] {
        let size = CGSize(width: width, height: height)
        let image = UIGraphicsImageRenderer(size: size, format: .oneToOne).image { _ in draw() }.cgImage!
        return (0..<height).filter { y in (0..<width).contains { image.pixel(x: $0, y: y).a > 100 } }
    }

    @Test func textSizesFollowTheFont() {
        let size = "Hello".size(withAttributes: [.font: font])
        #expect(abs(size.height - font.lineHeight) < 0.01)
        #expect(size.width > 30)
        #expect(size.width < 70)
        let wide = "Hello".size(withAttributes: [.font: font, .kern: 2])
        #expect(abs(wide.width - size.width - 10) < 2.1)
        #expect("".size(withAttributes: [.font: font]) == CGSize(width: 0, height: font.lineHeight))
        #expect(abs("a\nb".size(withAttributes: [.font: font]).height - 2 * font.lineHeight) < 0.1)
        #expect(NSAttributedString(string: "").size() == .zero)
    }

    @Test func textIsWrappedInARectangle() {
        let text = "one two three four five six" as NSString
        let rect = text.boundingRect(
            with: CGSize(width: 80, height: 0), options: .usesLineFragmentOrigin, attributes: [.font: font],
            context: nil)
        #expect(rect.width <= 80)
        #expect(rect.height > 2.5 * font.lineHeight)
        #expect(rect.minY == 0)
        let line = text.boundingRect(with: CGSize(width: 80, height: 0), attributes: [.font: font], context: nil)
        #expect(line.width > 80)
        #expect(abs(line.height - font.lineHeight) < 0.01)
        #expect(abs(line.minY + font.ascender) < 0.01)
    }

    @Test func onlyLinesThatFitAreDrawn() {
        let text = "one two three four five six" as NSString
        let rows = inkRows(80, 100) {
            text.draw(in: CGRect(x: 0, y: 0, width: 80, height: 50), withAttributes: [.font: font])
        }
        #expect(rows.min()! >= 0)
        #expect(rows.max()! < 50)
        #expect(rows.contains { $0 > 26 })
    }

    @Test func textIsDrawnAtItsPointInItsColours() {
        let size = CGSize(width: 60, height: 40)
        let image = UIGraphicsImageRenderer(size: size, format: .oneToOne).image { _ in
            NSAttributedString(
                string: "HH", attributes: [.font: font, .foregroundColor: UIColor.red, .backgroundColor: UIColor.green]
            ).draw(at: CGPoint(x: 10, y: 10))
        }.cgImage!
        #expect(image.pixel(x: 2, y: 20).a == 0)
        #expect(image.pixel(x: 20, y: 2).a == 0)
        let pixels = (0..<60).flatMap { x in (0..<40).map { image.pixel(x: x, y: $0) } }
        #expect(pixels.contains { $0.r > 200 && $0.g < 60 && $0.a > 200 })
        #expect(pixels.contains { $0.g > 200 && $0.r < 60 && $0.a > 200 })
    }

    @Test func withoutLineFragmentOriginTheOriginIsTheBaseline() {
        let rows = inkRows(60, 60) {
            ("HHH" as NSString).draw(
                with: CGRect(x: 0, y: 30, width: 60, height: 0), attributes: [.font: font], context: nil)
        }
        #expect(abs(rows.max()! - 29) <= 1)
    }

    @Test func anUnderlineAddsInk() {
        func ink(_ attributes: [NSAttributedString.Key: Any]) -> Int {
            inkRows(60, 40) {
                ("HHHH" as NSString).draw(at: .zero, withAttributes: [.font: font].merging(attributes) { $1 })
            }.count
        }
        let plain = ink([:])
        #expect(ink([.underlineStyle: NSUnderlineStyle.single.rawValue]) > plain)
        #expect(ink([.underlineStyle: 0]) == plain)
        #expect(ink([.underlineStyle: "single"]) == plain)
    }

    @Test func attributesBecomeRuns() {
        let text = NSMutableAttributedString(string: "ab👍🏽cd", attributes: [.font: font])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 4))
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.lineBreakMode = .byTruncatingMiddle
        style.lineSpacing = 3
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        let (runs, paragraph) = textRuns(of: text, font: .systemFont(ofSize: 12), color: .blue)
        #expect(runs.map(\.text) == ["ab", "👍🏽", "cd"])
        #expect(runs[1].color == UIColor.red.cgColor)
        #expect(runs[0].color == UIColor.blue.cgColor)
        #expect(runs.allSatisfy { $0.face == font.face })
        #expect(paragraph.alignment == .right)
        #expect(paragraph.lineBreak == .truncatingMiddle)
        #expect(paragraph.lineSpacing == 3)
        let none = textRuns(of: NSAttributedString(string: ""), font: font, color: .blue)
        #expect(none.runs.isEmpty)
    }

    @Test func invalidSizesDoNotCrash() {
        let text = "one two" as NSString
        for number in [CGFloat.nan, .infinity, -1, 0] {
            _ = text.boundingRect(
                with: CGSize(width: number, height: number), options: .usesLineFragmentOrigin, context: nil)
            _ = inkRows(10, 10) { text.draw(in: CGRect(x: 0, y: 0, width: number, height: number)) }
            _ = inkRows(10, 10) { text.draw(at: CGPoint(x: number, y: number)) }
        }
    }

    @Test func paragraphStylesAreCopied() throws {
        let style = try #require(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
        style.alignment = .center
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(!(copy is NSMutableParagraphStyle))
        style.alignment = .left
        #expect(copy.alignment == .center)
        #expect(NSParagraphStyle.default.alignment == .natural)
        style.setParagraphStyle(copy)
        #expect(style.isEqual(copy))
        #expect(style.hash == copy.hash)
    }
}
