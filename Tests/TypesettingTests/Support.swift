// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

@testable import Typesetting

/// The system font at 17 points, which most tests use.
let body = FontFace(family: FontCatalogue.systemFamily, size: 17)

func run(_ text: String, _ face: FontFace = body, configure: (inout TextRun) -> Void = { _ in }) -> TextRun {
    var run = TextRun(text: text, face: face, color: .black)
    configure(&run)
    return run
}

func layout(
    _ text: String, width: Double = .infinity, face: FontFace = body,
    configure: (inout ParagraphStyle) -> Void = { _ in }
) -> TextLayout {
    layout([run(text, face)], width: width, configure: configure)
}

func layout(
    _ runs: [TextRun], width: Double = .infinity, configure: (inout ParagraphStyle) -> Void = { _ in }
) -> TextLayout {
    var style = ParagraphStyle()
    configure(&style)
    return TextLayout.make(runs, style: style, width: width)
}

extension TextLayout {
    // These are doubles, because an expectation that compares a CGFloat with a Double always fails.
    var width: Double { Double(size.width) }
    var height: Double { Double(size.height) }

    /// An image of the layout, made under the lock of the shared text engine.
    func rasterized(in area: CGRect, scale: Double) -> CGImage? {
        TextEngine.shared.locked { _ in node?.rasterized(in: area, scale: scale) }
    }
}

/// The text of each line, without whitespace and line feeds at its ends.
func texts(_ layout: TextLayout, of text: String) -> [String] {
    let units = Array(text.utf16)
    return layout.lines.map {
        String(decoding: units[$0.utf16], as: UTF16.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// The glyph numbers of a layout in drawing order.
func glyphs(_ layout: TextLayout) -> [String] {
    (layout.node?.serialized ?? "").split(separator: "\n").filter { $0.contains("glyphs:") }
        .flatMap { $0.split(separator: ":")[1].split(separator: ",") }
        .map { $0.split(separator: " ")[0].trimmingCharacters(in: CharacterSet(charactersIn: ";")) }
}

/// An image of a layout, for measurements of the pixels that the text covers.
struct Ink {
    let image: CGImage
    let scale: Double

    /// The margin around the layout in the image, in points, for ink outside the layout's bounds.
    static let margin = 10.0

    init?(_ layout: TextLayout, scale: Double = 1, width: Double? = nil) {
        let area = CGRect(
            x: -Ink.margin, y: -Ink.margin, width: (width ?? layout.size.width) + 2 * Ink.margin,
            height: layout.size.height + 2 * Ink.margin)
        guard let image = layout.rasterized(in: area, scale: scale) else { return nil }
        (self.image, self.scale) = (image, scale)
    }

    /// The bounding box of all pixels that are at least half covered, in points; null if there are none.
    var bounds: CGRect {
        var bounds = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width where image.pixel(x: x, y: y).a >= 0x80 {
                let pixel = CGRect(x: Double(x), y: Double(y), width: 1, height: 1)
                bounds = bounds.isNull ? pixel : bounds.union(pixel)
            }
        }
        if bounds.isNull { return bounds }
        return CGRect(
            x: bounds.minX / scale - Ink.margin, y: bounds.minY / scale - Ink.margin, width: bounds.width / scale,
            height: bounds.height / scale)
    }

    /// The pixel at a point of the layout.
    func pixel(_ x: Double, _ y: Double) -> (r: UInt8, g: UInt8, b: UInt8, a: UInt8) {
        image.pixel(x: Int((x + Ink.margin) * scale), y: Int((y + Ink.margin) * scale))
    }
}
