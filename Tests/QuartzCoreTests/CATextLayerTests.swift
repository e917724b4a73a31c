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
    private let ground = Ground()
    private let layer = CATextLayer()

    init() {
        ground.add(layer, CGRect(x: 0, y: 0, width: 100, height: 100), nil)
        layer.foregroundColor = CGColor(gray: 0, alpha: 1)
        layer.fontSize = 20
    }

    /// The rectangle around everything that is not white; null where all is.
    private var ink: CGRect {
        let picture = ground.picture
        var box = CGRect.null
        for x in 0..<100 {
            for y in 0..<100 where picture.pixel(x: x, y: y).g < 200 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test("By itself it is white Helvetica of 36 points in one line, and without a string nothing")
    func standard() {
        let new = CATextLayer()
        #expect(new.fontSize == 36 && new.foregroundColor == CGColor(gray: 1, alpha: 1) && new.font == nil)
        #expect(!new.isWrapped && new.truncationMode == .none && new.alignmentMode == .natural && new.string == nil)
        #expect(ink.isNull && layer.preferredFrameSize() == .zero)
        layer.string = ""
        #expect(ink.isNull)
        layer.string = 7
        #expect(ink.isNull)
    }

    @Test("Text begins at the top left, in its colour, and is cut off at the bounds")
    func text() {
        layer.string = "Hxxxxxxxxxxxxxxxxx"
        let box = ink
        #expect(box.minX < 4 && box.minY < 10 && box.maxX == 100 && box.maxY < 25)
        layer.bounds.size.width = 50
        layer.position.x = 25
        #expect(ink.maxX == 50)
        layer.foregroundColor = red
        #expect(ground.look(2, 12) != "w" && ground.color(2, 12)[0] == 255)
        #expect(layer.preferredFrameSize().width > 100)
    }

    @Test(
        "Lines are aligned in the width",
        arguments: [
            (CATextLayerAlignmentMode.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0), (.justified, 0),
        ])
    func alignment(mode: CATextLayerAlignmentMode, place: Double) {
        layer.string = "HIH"
        layer.alignmentMode = mode
        let box = ink
        #expect(abs(box.midX - (box.width / 2 + (100 - box.width) * place)) < 4)
    }

    @Test("Wrapped text has lines; what does not fit is left out at the end with an ellipsis")
    func wrapping() {
        layer.string = "one two three four five six seven eight nine ten eleven twelve"
        let line = ink.height
        layer.isWrapped = true
        #expect(ink.height > 3 * line && ink.maxX <= 100)
        layer.bounds.size.height = 50
        layer.position.y = 25
        let whole = ink
        layer.truncationMode = .end
        let truncated = ink
        // Cut off in the middle of a line, or at the last line that fits whole.
        #expect(whole.maxY == 50 && truncated.maxY < 50 && truncated.height > line)
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
            let picture = ground.picture
            var dark = 0
            for x in 0..<60 { for y in 0..<30 where picture.pixel(x: x, y: y).g < 128 { dark += 1 } }
            seen.append(dark)
        }
        // The dots at the end are lighter than the letters at the start.
        #expect(seen[0] < seen[1] && seen[1] < seen[2])
    }

    @Test("Line breaks begin lines, wrapped or not")
    func lineBreaks() {
        layer.string = "H"
        let one = ink.height
        layer.string = "H\n\nH"
        #expect(ink.height > 2.5 * one)
        layer.isWrapped = true
        #expect(ink.height > 2.5 * one)
    }

    @Test("A font is a name or a font object; an attributed string brings its own")
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
        // The size is the layer's.
        #expect(abs(ink.height - plain) <= 1 && layer.font is Font)
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
        let picture = ground.picture
        #expect((0..<100).contains { x in picture.pixel(x: x, y: 40) == (255, 0, 0, 255) })
    }

    @Test("Size and colour are animated")
    func animation() throws {
        layer.string = "H"
        let shown = try halfway(layer, [("fontSize", 20, 40), ("foregroundColor", green, green)])
        #expect(shown.fontSize == 30 && shown.foregroundColor == green && shown.string as? String == "H")
        #expect(layer.fontSize == 20 && layer.foregroundColor == CGColor(gray: 0, alpha: 1))
        #expect(shown.animatableValue(forKeyPath: "fontSize") == .number(30))
        #expect(shown.animatableValue(forKeyPath: "foregroundColor") == .color(green))
        let copy = CATextLayer(layer: shown)
        #expect(copy.fontSize == 30 && copy.animatableValue(forKeyPath: "opacity") == .number(1))
    }
}
