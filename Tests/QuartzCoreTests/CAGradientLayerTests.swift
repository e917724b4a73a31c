// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Gradient layers")
@MainActor
struct CAGradientLayerTests {
    private let rootLayer = RenderedRootLayer()
    private let layer = CAGradientLayer()

    init() {
        rootLayer.add(layer, CGRect(x: 0, y: 0, width: 100, height: 100), nil)
        layer.colors = [red, blue]
    }

    private func isNear(_ color: [Int], _ red: Int, _ green: Int, _ blue: Int) -> Bool {
        abs(color[0] - red) <= 4 && abs(color[1] - green) <= 4 && abs(color[2] - blue) <= 4
    }

    @Test("A new gradient layer runs from top to bottom, and ignores values that are no colours")
    func standard() {
        #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
        #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
        #expect(layer.type == .axial)
        #expect(layer.locations == nil)
        #expect(CAGradientLayer().colors == nil)
        #expect(isNear(rootLayer.color(10, 0), 254, 0, 1))
        #expect(isNear(rootLayer.color(90, 99), 1, 0, 254))
        #expect(isNear(rootLayer.color(50, 50), 127, 0, 128))
        layer.colors = nil
        #expect(rootLayer.colorName(50, 50) == "w")
        layer.colors = ["no colour", green]
        #expect(rootLayer.colorName(50, 50) == "g")
        #expect(layer.colors?.count == 1)
    }

    @Test("Colours are at their locations, and the end colours continue beyond the line")
    func locations() {
        layer.startPoint = CGPoint(x: 0.2, y: 0)
        layer.endPoint = CGPoint(x: 0.8, y: 0)
        #expect(rootLayer.colorName(10, 50) == "r")
        #expect(rootLayer.colorName(90, 50) == "b")
        layer.locations = [0.5, 0.5]
        #expect(rootLayer.colorName(48, 50) == "r")
        #expect(rootLayer.colorName(52, 50) == "b")
        layer.colors = [red, green, blue]
        layer.locations = nil
        #expect(isNear(rootLayer.color(50, 50), 0, 255, 0))
        layer.locations = [0, 0.25, 1]
        #expect(isNear(rootLayer.color(35, 50), 2, 253, 0))
        #expect(layer.locations == [0, 0.25, 1])
    }

    @Test("A diagonal gradient has bands perpendicular to its line")
    func aslant() {
        layer.startPoint = .zero
        layer.endPoint = CGPoint(x: 1, y: 1)
        #expect(isNear(rootLayer.color(80, 20), 127, 0, 127))
        #expect(isNear(rootLayer.color(20, 80), 127, 0, 127))
        #expect(rootLayer.color(2, 2)[0] > 245)
        #expect(rootLayer.color(97, 97)[2] > 245)
    }

    @Test("A radial gradient fills an ellipse whose box has the end point as a corner")
    func radial() {
        layer.type = .radial
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 0.9, y: 0.7)
        #expect(rootLayer.color(50, 50)[0] > 240)
        #expect(isNear(rootLayer.color(70, 50), 124, 0, 131))
        #expect(isNear(rootLayer.color(50, 60), 121, 0, 134))
        #expect(rootLayer.colorName(92, 50) == "b")
        #expect(rootLayer.colorName(50, 72) == "b")
        #expect(rootLayer.colorName(95, 95) == "b")
        layer.endPoint = layer.startPoint
        #expect(rootLayer.colorName(50, 50) == "b")
    }

    @Test("A conic gradient runs clockwise around the start point, from the end point's direction")
    func conic() {
        layer.type = .conic
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 0.5, y: 0)
        #expect(isNear(rootLayer.color(51, 5), 253, 0, 2))
        #expect(isNear(rootLayer.color(48, 5), 2, 0, 253))
        #expect(isNear(rootLayer.color(95, 50), 190, 0, 65))
        #expect(isNear(rootLayer.color(50, 95), 127, 0, 127))
        #expect(isNear(rootLayer.color(5, 50), 65, 0, 190))
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        #expect(rootLayer.color(95, 51)[0] > 248)
        #expect(isNear(rootLayer.color(50, 95), 190, 0, 65))
    }

    @Test("A gradient is over the background, inside rounded corners, and moves with the bounds")
    func corners() {
        layer.backgroundColor = green
        layer.colors = [red.copy(alpha: 0.5)!, red.copy(alpha: 0.5)!]
        #expect(isNear(rootLayer.color(50, 50), 128, 127, 0))
        layer.cornerRadius = 40
        #expect(rootLayer.colorName(3, 3) == "w")
        #expect(isNear(rootLayer.color(50, 50), 128, 127, 0))
        layer.bounds.origin.y = 300
        #expect(isNear(rootLayer.color(50, 50), 128, 127, 0))
    }

    @Test("Colours, locations and points are animatable")
    func animation() throws {
        for (key, count) in [("colors", 2), ("locations", 2)] {
            guard case .list(let list)? = layer.animatableValue(forKeyPath: key) else {
                Issue.record("\(key) cannot be animated")
                continue
            }
            #expect(list.count == count)
        }
        let shown = try halfway(
            layer,
            [
                ("colors", [red, green], [green, green]), ("locations", [0, 0.25], [0.5, 0.75]),
                ("startPoint", CGPoint(x: -1, y: 1), CGPoint(x: 1, y: -1)),
                ("endPoint", CGPoint(x: 1, y: 1), CGPoint(x: 1, y: -1)), ("opacity", 0.25, 0.75),
            ])
        let mixed = (shown.colors?.first as! CGColor)
        #expect(mixed.red == 0.5)
        #expect(mixed.green == 0.5)
        #expect(shown.locations == [0.25, 0.5])
        #expect(shown.startPoint == .zero)
        #expect(shown.endPoint == CGPoint(x: 1, y: 0))
        #expect(shown.animatableValue(forKeyPath: "endPoint") == .point(CGPoint(x: 1, y: 0)))
        #expect(shown.opacity == 0.5)
        #expect(layer.opacity == 1)
        let copy = CAGradientLayer(layer: shown)
        #expect(copy.locations == [0.25, 0.5])
        #expect(copy.type == .axial)
    }
}
