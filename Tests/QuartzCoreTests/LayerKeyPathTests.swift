// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjectiveCRuntime
import Testing

@testable import QuartzCore

/// Tests that a value that was set by a key path is read back by this key path, and that no other value changes.
@Suite("Layer key paths") @MainActor
struct LayerKeyPathTests {
    private let layer = CALayer()

    private func number(_ keyPath: String) -> Double? {
        guard case .number(let number)? = layer.animatedValue(forKeyPath: keyPath) else { return nil }
        return number
    }

    nonisolated static let bases: [(String, CATransform3D)] = {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 500
        let turned = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 0.7, 0, 0, 1)
        let mirrored = CATransform3DMakeScale(-2, 1.5, 1)
        let sheared = CATransform3DMakeAffineTransform(CGAffineTransform(1.2, 0.3, 0.8, 1.1, 5, 6))
        return [
            ("plain", CATransform3DIdentity), ("sized", CATransform3DMakeScale(2, 3, 0.5)), ("turned", turned),
            ("mirrored", mirrored), ("mirrored and turned", CATransform3DConcat(mirrored, turned)),
            ("sheared", sheared), ("sheared and mirrored", CATransform3DScale(sheared, -1, 1, 1)),
            ("sheared and turned", CATransform3DConcat(sheared, CATransform3DMakeRotation(0.5, 1, 0, 0))),
            ("in perspective", CATransform3DConcat(turned, eye)),
            ("mirrored in perspective", CATransform3DConcat(mirrored, eye)),
        ]
    }()

    nonisolated static let parts = [
        "rotation", "rotation.x", "rotation.y", "rotation.z", "scale.x", "scale.y", "scale.z", "translation.x",
        "translation.y", "translation.z",
    ]

    @Test("A component of a transform set by key path is read back; the others do not change", arguments: parts)
    func transforms(part: String) throws {
        for (name, base) in Self.bases {
            for property in ["transform", "sublayerTransform"] {
                let keyPath = "\(property).\(part)"
                layer.setAnimatableValue(.transform(base), forKeyPath: property)
                let others = Self.parts.filter {
                    $0 != part && !(part.hasPrefix("rotation") && $0.hasPrefix("rotation"))
                }
                let before = others.map { number("\(property).\($0)")! }
                let old = try #require(number(keyPath))
                // Setting the present value changes nothing: mirroring, shear and perspective stay.
                layer.setAnimatedValue(.number(old), forKeyPath: keyPath)
                guard case .transform(let same)? = layer.animatableValue(forKeyPath: property) else { return }
                #expect(near(same, base), "\(name)")
                layer.setAnimatedValue(.number(old + 0.25), forKeyPath: keyPath)
                #expect(abs(number(keyPath)! - (old + 0.25)) < 1e-9, "\(name)")
                let after = others.map { number("\(property).\($0)")! }
                #expect(zip(before, after).allSatisfy { abs($0 - $1) < 1e-9 }, "\(name): \(before), \(after)")
            }
        }
    }

    @Test("A transform mirrored on any axis is scaled, rotated and translated by key path")
    func mirrors() {
        for (axis, scale) in [("x", (-2, 1, 1)), ("y", (1, -2, 1)), ("z", (1, 1, -2))]
            as [(String, (Double, Double, Double))]
        {
            let mirror = CATransform3DMakeScale(scale.0, scale.1, scale.2)
            layer.transform = mirror
            #expect(number("transform.scale.\(axis)") == -2, "\(axis)")
            #expect(number("transform.rotation.z") == 0, "\(axis)")
            layer.setAnimatedValue(.number(0.5), forKeyPath: "transform.rotation.z")
            #expect(
                near(layer.transform, CATransform3DConcat(mirror, CATransform3DMakeRotation(0.5, 0, 0, 1))), "\(axis)")
            layer.transform = mirror
            layer.setAnimatedValue(.number(7), forKeyPath: "transform.translation.y")
            #expect(
                near(layer.transform, CATransform3DConcat(mirror, CATransform3DMakeTranslation(0, 7, 0))), "\(axis)")
            layer.transform = CATransform3DIdentity
            layer.setAnimatedValue(.number(-2), forKeyPath: "transform.scale.\(axis)")
            #expect(near(layer.transform, mirror), "\(axis)")
            #expect(number("transform.scale.\(axis)") == -2, "\(axis)")
        }
    }

    @Test("Key-value coding reads and sets parts of structures, and keeps values for unknown keys")
    func keyValueCoding() {
        layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
        layer.setValue(CGPoint(x: 3, y: 4), forKeyPath: "bounds.origin")
        layer.setValue(50, forKeyPath: "frame.size.width")
        #expect(layer.bounds == CGRect(x: 3, y: 4, width: 50, height: 40))
        layer.setValue(0.5, forKeyPath: "transform.rotation.z")
        #expect(near(layer.transform, CATransform3DMakeRotation(0.5, 0, 0, 1)))
        #expect(abs((layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0) - 0.5) < 1e-9)
        #expect(abs((layer.value(forKeyPath: "transform.rotation") as? Double ?? 0) - 0.5) < 1e-9)
        #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 50, height: 40))
        let superlayer = CALayer()
        superlayer.addSublayer(layer)
        layer.setValue(9, forKeyPath: "superlayer.position.x")
        #expect(superlayer.position.x == 9)
        #expect(layer.value(forKey: "owner") == nil)
        layer.setValue("card", forKey: "owner")
        #expect(layer.value(forKey: "owner") as? String == "card")
        layer.setValue(nil, forKey: "owner")
        #expect(layer.value(forKeyPath: "owner") == nil)
    }

    @Test("transform.scale sets the scale of all axes and reads as their mean")
    func scale() {
        layer.transform = CATransform3DMakeScale(1, 2, 6)
        #expect(number("transform.scale") == 3)
        layer.transform = CATransform3DMakeRotation(0.7, 0, 0, 1)
        layer.setAnimatedValue(.number(2), forKeyPath: "transform.scale")
        #expect(abs(number("transform.scale")! - 2) < 1e-9)
        #expect(abs(number("transform.rotation")! - 0.7) < 1e-9)
    }

    @Test("A transform with scale 0 on any axes can be scaled again by key path")
    func flat() {
        for flat in [(0, 1, 1), (1, 0, 1), (1, 1, 0), (0, 0, 1), (0, 1, 0), (1, 0, 0), (0, 0, 0)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            layer.transform = CATransform3DMakeScale(flat.0, flat.1, flat.2)
            #expect(number("transform.scale.x") == Double(flat.0))
            #expect(number("transform.rotation.z") == 0)
            layer.setAnimatedValue(.number(1), forKeyPath: "transform.scale")
            #expect(near(layer.transform, CATransform3DIdentity), "\(flat)")
        }
        // A scale of zero can also be set back to 1 in perspective, with a rotation.
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 500
        let turned = CATransform3DRotate(eye, 0.5, 1, 0, 0)
        layer.transform = CATransform3DScale(turned, 0, 1, 1)
        layer.setAnimatedValue(.number(1), forKeyPath: "transform.scale.x")
        #expect(near(layer.transform, turned))
    }

    @Test("Setting transform.translation.z in perspective moves the layer towards the camera")
    func depth() {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 500
        layer.transform = eye
        layer.setAnimatedValue(.number(100), forKeyPath: "transform.translation.z")
        #expect(near(layer.transform, CATransform3DTranslate(eye, 0, 0, 100)))
        layer.setAnimatedValue(AnimatableValue(CGSize(width: 5, height: 6))!, forKeyPath: "transform.translation")
        #expect(number("transform.translation.x") == 5)
        #expect(number("transform.translation.y") == 6)
        layer.setAnimatedValue(AnimatableValue([1, 2, 3])!, forKeyPath: "transform.translation")
        #expect(["x", "y", "z"].map { number("transform.translation.\($0)") } == [1, 2, 3])
        layer.setAnimatedValue(AnimatableValue([1, 2])!, forKeyPath: "transform.translation")
        #expect(number("transform.translation.z") == 3)
    }

    @Test(
        "Components of points, sizes and rectangles are set and read by key path",
        arguments: [
            "position.x", "position.y", "anchorPoint.x", "anchorPoint.y", "shadowOffset.width", "shadowOffset.height",
            "bounds.origin.x", "bounds.origin.y", "bounds.size.width", "bounds.size.height", "contentsRect.origin.x",
            "contentsRect.size.height", "contentsCenter.origin.y", "contentsCenter.size.width",
        ])
    func plainParts(keyPath: String) {
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        let whole = String(keyPath.prefix { $0 != "." })
        let old = layer.animatableValue(forKeyPath: whole)!.components!
        layer.setAnimatedValue(.number(7), forKeyPath: keyPath)
        #expect(number(keyPath) == 7)
        let new = layer.animatableValue(forKeyPath: whole)!.components!
        #expect(zip(old, new).filter { $0 != $1 }.count == 1)
        #expect(new.contains(7))
        // An unknown component and a value of another type change nothing.
        layer.setAnimatedValue(.number(9), forKeyPath: whole + ".z")
        layer.setAnimatedValue(.color(red), forKeyPath: keyPath)
        #expect(layer.animatableValue(forKeyPath: whole)!.components! == new)
        #expect(layer.animatedValue(forKeyPath: whole + ".z") == nil)
    }

    @Test("The origin and size of a rectangle have key paths")
    func rectangles() {
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        layer.setAnimatedValue(.point(CGPoint(x: 1, y: 2)), forKeyPath: "bounds.origin")
        layer.setAnimatedValue(.size(CGSize(width: 3, height: 4)), forKeyPath: "bounds.size")
        #expect(layer.animatedValue(forKeyPath: "bounds.origin") == .point(CGPoint(x: 1, y: 2)))
        #expect(layer.animatedValue(forKeyPath: "bounds.size") == .size(CGSize(width: 3, height: 4)))
        #expect(layer.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("Setting any animatable property by key path changes only that property")
    func described() {
        check(LayerValues())
        check(ShapeValues())
        check(GradientValues())
        check(TextValues())
        check(InstanceValues())
    }

    private func check<Values: DescribedValues>(_ values: Values) {
        let keys = Values.properties.keys.filter { values.animatableValue(forKeyPath: $0) != nil }
        for key in keys {
            let new: AnimatableValue? =
                switch values.animatableValue(forKeyPath: key) {
                case .number(let number)?: .number(1 - number)
                case .point?: .point(CGPoint(x: 7, y: 8))
                case .size?: .size(CGSize(width: 7, height: 8))
                case .rect?: .rect(CGRect(x: 5, y: 6, width: 7, height: 8))
                case .transform?: .transform(CATransform3DMakeScale(2, 3, 4))
                case .color?: .color(red)
                case .path?: .path(CGPath(rect: CGRect(x: 5, y: 6, width: 7, height: 8), transform: nil))
                case .contents?: .contents(image(["r"]))
                case .list?, nil: nil
                }
            guard let new else { continue }
            var changed = values
            let isTaken = changed.setAnimatableValue(new, forKeyPath: key)
            #expect(isTaken, "\(key)")
            changed.setAnimatableValue(.list([.number(3)]), forKeyPath: key)
            for other in keys {
                let wanted = other == key ? new : values.animatableValue(forKeyPath: other)
                #expect(changed.animatableValue(forKeyPath: other) == wanted, "\(other) after \(key)")
            }
        }
        var same = values
        let isTaken = same.setAnimatableValue(.number(3), forKeyPath: "no such property")
        #expect(!isTaken)
    }
}
