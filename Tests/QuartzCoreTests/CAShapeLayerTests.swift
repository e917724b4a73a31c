// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Shape layers")
@MainActor
struct CAShapeLayerTests {
    private let rootLayer = RenderedRootLayer()
    private let layer = CAShapeLayer()

    init() {
        rootLayer.add(layer, CGRect(x: 0, y: 0, width: 100, height: 100), nil)
    }

    /// Sets the path to lines, stroked in blue and 10 points wide.
    private func line(_ points: [CGPoint]) {
        layer.fillColor = nil
        layer.strokeColor = blue
        layer.lineWidth = 10
        layer.path = CGPath { path in path.addLines(between: points) }
    }

    private func row(_ y: Int) -> String {
        let picture = rootLayer.picture
        return (0..<100).map { picture.pixel(x: $0, y: y).b == 255 && picture.pixel(x: $0, y: y).r == 0 ? "b" : "." }
            .joined()
    }

    @Test("fact 138: A new shape layer has Apple's defaults; path changes are immediate, strokeEnd is animated")
    func defaults() {
        let new = CAShapeLayer()
        #expect(new.fillColor == CGColor(gray: 0, alpha: 1))
        #expect(new.strokeColor == nil)
        #expect(new.path == nil)
        #expect(new.lineWidth == 1)
        #expect(new.miterLimit == 10)
        #expect(new.lineCap == .butt)
        #expect(new.lineJoin == .miter)
        #expect(new.fillRule == .nonZero)
        #expect(new.strokeStart == 0)
        #expect(new.strokeEnd == 1)
        #expect(new.lineDashPattern == nil)
        #expect(new.lineDashPhase == 0)

        final class Host: LayerHost {
            func layerTreeNeedsFrame() {}
        }
        let host = Host()
        rootLayer.root.host = host
        line([CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)])
        _ = rootLayer.picture
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(layer.animationKeys() == nil)
        layer.strokeEnd = 0.5
        #expect(layer.animationKeys() == ["strokeEnd"])
        layer.removeAllAnimations()
        // A change of the path is not animated implicitly, but an explicit animation can animate the path.
        #expect(layer.animatableValue(forKeyPath: "path") == .path(layer.path))
        withExtendedLifetime(host) {}
    }

    @Test("Line caps end at the point, in a square or in a half circle")
    func caps() {
        line([CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)])
        #expect(
            row(50) == String(repeating: ".", count: 20) + String(repeating: "b", count: 60)
                + String(repeating: ".", count: 20))
        layer.lineCap = .square
        #expect(row(50).filter { $0 == "b" }.count == 70)
        #expect(row(46).filter { $0 == "b" }.count == 70)
        layer.lineCap = .round
        #expect(row(50).filter { $0 == "b" }.count >= 68)
        #expect(row(46).filter { $0 == "b" }.count < 69)
    }

    @Test("Line joins are mitred up to the limit, round or bevelled")
    func joins() {
        line([CGPoint(x: 20, y: 80), CGPoint(x: 50, y: 30), CGPoint(x: 80, y: 80)])
        func peak() -> Int { (0..<100).first { row($0).contains("b") } ?? 100 }
        let mitre = peak()
        layer.lineJoin = .round
        let round = peak()
        layer.lineJoin = .bevel
        let bevel = peak()
        #expect(mitre < round)
        #expect(round < bevel)
        layer.lineJoin = .miter
        layer.miterLimit = 1
        #expect(peak() == bevel)
    }

    @Test("Dashes have the lengths of the pattern, starting at the phase")
    func dashes() {
        line([CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)])
        layer.lineDashPattern = [10, 5]
        let pattern = String(repeating: String(repeating: "b", count: 10) + ".....", count: 8)
        #expect(row(50) == String(pattern.prefix(100)))
        layer.lineDashPhase = 12
        #expect(row(50) == String(pattern.dropFirst(12).prefix(100)))
        // A pattern with an odd number of lengths continues with its dashes and gaps exchanged. A pattern of zeros is
        // ignored.
        layer.lineDashPhase = 0
        layer.lineDashPattern = [20]
        #expect(
            row(50)
                == String(
                    String(repeating: String(repeating: "b", count: 20) + String(repeating: ".", count: 20), count: 3)
                        .prefix(100)))
        layer.lineDashPattern = [0, 0]
        #expect(!row(50).contains("."))
        #expect(layer.lineDashPattern == [0, 0])
    }

    @Test("The stroke is drawn between strokeStart and strokeEnd; the fill is complete")
    func trimming() {
        line([CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)])
        layer.strokeStart = 0.2
        layer.strokeEnd = 0.7
        #expect(
            row(50) == String(repeating: ".", count: 20) + String(repeating: "b", count: 50)
                + String(repeating: ".", count: 30))
        layer.strokeEnd = 0.1
        #expect(!row(50).contains("b"))
        layer.path = CGPath(rect: CGRect(x: 10, y: 10, width: 80, height: 80), transform: nil)
        layer.fillColor = red
        #expect(rootLayer.colorName(50, 50) == "r")
    }

    @Test("A hole in the same direction is clear by the even-odd rule only")
    func fillRule() {
        layer.fillColor = red
        layer.path = CGPath { path in
            path.addRect(CGRect(x: 10, y: 10, width: 80, height: 80))
            path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
        }
        #expect(rootLayer.colorName(50, 50) == "r")
        #expect(rootLayer.colorName(20, 20) == "r")
        layer.fillRule = .evenOdd
        #expect(rootLayer.colorName(50, 50) == "w")
        #expect(rootLayer.colorName(20, 20) == "r")
    }

    @Test("A shape layer with masksToBounds is clipped to its bounds")
    func masksToBounds() {
        layer.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
        layer.path = CGPath(rect: CGRect(x: -30, y: -30, width: 80, height: 80), transform: nil)
        layer.fillColor = red
        #expect(rootLayer.colorName(20, 20) == "r")
        layer.masksToBounds = true
        #expect(rootLayer.colorName(20, 20) == "w")
        #expect(rootLayer.colorName(50, 50) == "r")
    }

    @Test("Numbers, colours and the path of a shape layer are animatable")
    func animation() throws {
        func rectangle(_ x: CGFloat) -> CGPath {
            CGPath(rect: CGRect(x: x, y: 2, width: 3, height: 4), transform: nil)
        }
        let numbers = ["strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase"]
        let shown = try halfway(
            layer,
            numbers.map { ($0, 0, 0.5) } + ["fillColor", "strokeColor"].map { ($0, green, green) }
                + [("path", rectangle(0), rectangle(2)), ("opacity", 0.25, 0.75)])
        for key in numbers { #expect(shown.animatableValue(forKeyPath: key) == .number(0.25)) }
        #expect(shown.strokeStart == 0.25)
        #expect(shown.strokeEnd == 0.25)
        #expect(shown.lineWidth == 0.25)
        #expect(shown.miterLimit == 0.25)
        #expect(shown.lineDashPhase == 0.25)
        for key in ["fillColor", "strokeColor"] { #expect(shown.animatableValue(forKeyPath: key) == .color(green)) }
        #expect(shown.fillColor == green)
        #expect(shown.strokeColor == green)
        #expect(shown.path?.boundingBox == rectangle(1).boundingBox)
        #expect(shown.opacity == 0.5)
        // The model does not change. A copy has the values of the layer it was made from.
        #expect(layer.lineWidth == 1)
        #expect(CAShapeLayer(layer: layer).lineWidth == 1)
        let path = rectangle(1)
        layer.path = path
        let copy = CAShapeLayer(layer: shown)
        #expect(copy.strokeColor == green)
        #expect(copy.lineWidth == 0.25)
        #expect(copy.opacity == 0.5)
        #expect(CAShapeLayer(layer: layer).path == path)
    }
}
