// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import Typesetting

@testable import QuartzCore

@Suite("Text layers")
@MainActor
struct CATextLayerTests {
    private let rootLayer = RenderedRootLayer()
    private let layer = CATextLayer()

    init() {
        rootLayer.add(layer, CGRect(x: 0, y: 0, width: 100, height: 100), nil)
        layer.foregroundColor = CGColor(gray: 0, alpha: 1)
        layer.fontSize = 20
    }

    /// The bounding box of all pixels that are not white; null if all are white.
    private var ink: CGRect {
        let picture = rootLayer.picture
        var box = CGRect.null
        for x in 0..<100 {
            for y in 0..<100 where picture.pixel(x: x, y: y).g < 200 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test("A new text layer has a white 36-point font on one line, and draws nothing without a string")
    func standard() {
        let new = CATextLayer()
        #expect(new.fontSize == 36)
        #expect(new.foregroundColor == CGColor(gray: 1, alpha: 1))
        #expect(new.font == nil)
        #expect(!new.isWrapped)
        #expect(new.truncationMode == .none)
        #expect(new.alignmentMode == .natural)
        #expect(new.string == nil)
        #expect(ink.isNull)
        #expect(layer.preferredFrameSize() == .zero)
        layer.string = ""
        #expect(ink.isNull)
        layer.string = 7
        #expect(ink.isNull)
    }

    @Test("Text starts at the top left in its colour and is clipped to the bounds")
    func text() {
        layer.string = "Hxxxxxxxxxxxxxxxxx"
        let box = ink
        #expect(box.minX < 4)
        #expect(box.minY < 10)
        #expect(box.maxX == 100)
        #expect(box.maxY < 25)
        layer.bounds.size.width = 50
        layer.position.x = 25
        #expect(ink.maxX == 50)
        layer.foregroundColor = red
        #expect(rootLayer.colorName(2, 12) != "w")
        #expect(rootLayer.color(2, 12)[0] == 255)
        #expect(layer.preferredFrameSize().width > 100)
    }

    @Test(
        "Lines are aligned in the layer's width",
        arguments: [
            (CATextLayerAlignmentMode.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0), (.justified, 0),
        ])
    func alignment(mode: CATextLayerAlignmentMode, place: Double) {
        layer.string = "HIH"
        layer.alignmentMode = mode
        let box = ink
        #expect(abs(box.midX - (box.width / 2 + (100 - box.width) * place)) < 4)
    }

    @Test("Wrapped text has several lines, and truncates at the end if it does not fit")
    func wrapping() {
        layer.string = "one two three four five six seven eight nine ten eleven twelve"
        let line = ink.height
        layer.isWrapped = true
        #expect(ink.height > 3 * line)
        #expect(ink.maxX <= 100)
        layer.bounds.size.height = 50
        layer.position.y = 25
        let whole = ink
        layer.truncationMode = .end
        let truncated = ink
        // Without truncation, the last line is clipped in its middle. With truncation, the text ends with a whole line.
        #expect(whole.maxY == 50)
        #expect(truncated.maxY < 50)
        #expect(truncated.height > line)
        layer.truncationMode = .none
        #expect(layer.preferredFrameSize().height > 50)
    }

    @Test("One line is truncated at its start, in its middle, or at its end")
    func truncation() {
        layer.string = "HHHHHHHH........."
        layer.bounds.size.width = 60
        layer.position.x = 30
        var seen: [Int] = []
        for mode in [CATextLayerTruncationMode.start, .middle, .end] {
            layer.truncationMode = mode
            let picture = rootLayer.picture
            var dark = 0
            for x in 0..<60 { for y in 0..<30 where picture.pixel(x: x, y: y).g < 128 { dark += 1 } }
            seen.append(dark)
        }
        // Truncation at the start keeps the end of the string, which is dots. Truncation at the end keeps the letters
        // at the start, which have more dark pixels.
        #expect(seen[0] < seen[1])
        #expect(seen[1] < seen[2])
    }

    @Test("A line feed starts a new line, wrapped or not")
    func lineBreaks() {
        layer.string = "H"
        let one = ink.height
        layer.string = "H\n\nH"
        #expect(ink.height > 2.5 * one)
        layer.isWrapped = true
        #expect(ink.height > 2.5 * one)
    }

    @Test("A font is a name or a font object; an attributed string has its own font and colour")
    func fonts() {
        final class Font: LayerFont {
            let layerFace = FontFace(family: "Helvetica", size: 60)
        }
        final class Color: LayerColor {
            let layerColor = red
        }
        layer.string = "H"
        let plain = ink.height
        layer.font = Font()
        // The layer's font size applies, not the font object's.
        #expect(abs(ink.height - plain) <= 1)
        #expect(layer.font is Font)
        layer.font = "Monospace" as CFTypeRef
        let monospaced = CATextLayer()
        monospaced.font = layer.font
        monospaced.fontSize = 20
        monospaced.string = "iiii"
        let narrow = monospaced.preferredFrameSize().width
        monospaced.string = "MMMM"
        #expect(abs(narrow - monospaced.preferredFrameSize().width) < 0.01)
        layer.string = NSAttributedString(
            string: "H", attributes: [.init("NSFont"): Font(), .init("NSColor"): Color(), .init("NSKern"): 3.0])
        #expect(ink.height > 2 * plain)
        let picture = rootLayer.picture
        #expect((0..<100).contains { x in picture.pixel(x: x, y: 40) == (255, 0, 0, 255) })
    }

    @Test("Font size and colour are animatable")
    func animation() throws {
        layer.string = "H"
        let shown = try halfway(layer, [("fontSize", 20, 40), ("foregroundColor", green, green)])
        #expect(shown.fontSize == 30)
        #expect(shown.foregroundColor == green)
        #expect(shown.string as? String == "H")
        #expect(layer.fontSize == 20)
        #expect(layer.foregroundColor == CGColor(gray: 0, alpha: 1))
        #expect(shown.animatableValue(forKeyPath: "fontSize") == .number(30))
        #expect(shown.animatableValue(forKeyPath: "foregroundColor") == .color(green))
        let copy = CATextLayer(layer: shown)
        #expect(copy.fontSize == 30)
        #expect(copy.animatableValue(forKeyPath: "opacity") == .number(1))
    }
}
