// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Shape layers")
@MainActor
struct CAShapeLayerTests {
    private let ground = Ground()
    private let layer = CAShapeLayer()

    init() {
        ground.add(layer, CGRect(x: 0, y: 0, width: 100, height: 100), nil)
    }

    /// A line across, stroked blue and ten points wide.
    private func line(_ points: [CGPoint]) {
        layer.fillColor = nil
        layer.strokeColor = blue
        layer.lineWidth = 10
        layer.path = CGPath { path in path.addLines(between: points) }
    }

    private func row(_ y: Int) -> String {
        let picture = ground.picture
        return (0..<100).map { picture.pixel(x: $0, y: y).b == 255 && picture.pixel(x: $0, y: y).r == 0 ? "b" : "." }
            .joined()
    }

    @Test("fact 138: what a new shape layer is; its path changes at once, its colours by an animation")
    func defaults() {
        let new = CAShapeLayer()
        #expect(new.fillColor == CGColor(gray: 0, alpha: 1) && new.strokeColor == nil && new.path == nil)
        #expect(new.lineWidth == 1 && new.miterLimit == 10 && new.lineCap == .butt && new.lineJoin == .miter)
        #expect(new.fillRule == .nonZero && new.strokeStart == 0 && new.strokeEnd == 1)
        #expect(new.lineDashPattern == nil && new.lineDashPhase == 0)

        final class Host: LayerHost {
            func layerTreeNeedsFrame() {}
        }
        let host = Host()
        ground.root.host = host
        line([CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)])
        _ = ground.picture
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(layer.animationKeys() == nil)
        layer.strokeEnd = 0.5
        #expect(layer.animationKeys() == ["strokeEnd"])
        layer.removeAllAnimations()
        // Told to, the path is animated all the same.
        #expect(layer.animatableValue(forKeyPath: "path") == .path(layer.path))
        withExtendedLifetime(host) {}
    }

    @Test("Lines end at their points, in a half circle, or in a square")
    func caps() {
        line([CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)])
        #expect(
            row(50) == String(repeating: ".", count: 20) + String(repeating: "b", count: 60)
                + String(repeating: ".", count: 20))
        layer.lineCap = .square
        #expect(row(50).filter { $0 == "b" }.count == 70 && row(46).filter { $0 == "b" }.count == 70)
        layer.lineCap = .round
        #expect(row(50).filter { $0 == "b" }.count >= 68 && row(46).filter { $0 == "b" }.count < 69)
    }

    @Test("Corners are pointed up to the limit, round, or cut off")
    func joins() {
        line([CGPoint(x: 20, y: 80), CGPoint(x: 50, y: 30), CGPoint(x: 80, y: 80)])
        func peak() -> Int { (0..<100).first { row($0).contains("b") } ?? 100 }
        let mitre = peak()
        layer.lineJoin = .round
        let round = peak()
        layer.lineJoin = .bevel
        let bevel = peak()
        #expect(mitre < round && round < bevel)
        layer.lineJoin = .miter
        layer.miterLimit = 1
        #expect(peak() == bevel)
    }

    @Test("Dashes are as long as the pattern says, from the phase on")
    func dashes() {
        line([CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)])
        layer.lineDashPattern = [10, 5]
        let pattern = String(repeating: String(repeating: "b", count: 10) + ".....", count: 8)
        #expect(row(50) == String(pattern.prefix(100)))
        layer.lineDashPhase = 12
        #expect(row(50) == String(pattern.dropFirst(12).prefix(100)))
        // An odd number of lengths counts twice, nothing but zeros not at all.
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

    @Test("Only the part between strokeStart and strokeEnd is drawn, and the fill is whole")
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
        #expect(ground.look(50, 50) == "r")
    }

    @Test("Holes are holes by the even-odd rule, whichever way they run")
    func fillRule() {
        layer.fillColor = red
        layer.path = CGPath { path in
            path.addRect(CGRect(x: 10, y: 10, width: 80, height: 80))
            path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
        }
        #expect(ground.look(50, 50) == "r" && ground.look(20, 20) == "r")
        layer.fillRule = .evenOdd
        #expect(ground.look(50, 50) == "w" && ground.look(20, 20) == "r")
    }

    @Test("A shape that masks to its bounds is cut there")
    func masksToBounds() {
        layer.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
        layer.path = CGPath(rect: CGRect(x: -30, y: -30, width: 80, height: 80), transform: nil)
        layer.fillColor = red
        #expect(ground.look(20, 20) == "r")
        layer.masksToBounds = true
        #expect(ground.look(20, 20) == "w" && ground.look(50, 50) == "r")
    }

    @Test("Numbers, colours and the path are animated")
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
        #expect(shown.strokeStart == 0.25 && shown.strokeEnd == 0.25 && shown.lineWidth == 0.25)
        #expect(shown.miterLimit == 0.25 && shown.lineDashPhase == 0.25)
        for key in ["fillColor", "strokeColor"] { #expect(shown.animatableValue(forKeyPath: key) == .color(green)) }
        #expect(shown.fillColor == green && shown.strokeColor == green)
        #expect(shown.path?.boundingBox == rectangle(1).boundingBox && shown.opacity == 0.5)
        // The model is as it was, and so is a copy of it; a copy of what is shown is as that.
        #expect(layer.lineWidth == 1 && CAShapeLayer(layer: layer).lineWidth == 1)
        let path = rectangle(1)
        layer.path = path
        let copy = CAShapeLayer(layer: shown)
        #expect(copy.strokeColor == green && copy.lineWidth == 0.25 && copy.opacity == 0.5)
        #expect(CAShapeLayer(layer: layer).path == path)
    }
}
