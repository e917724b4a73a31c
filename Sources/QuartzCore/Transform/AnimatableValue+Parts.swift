// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The parts of values that key paths may name: those of Core Animation's key-value coding extensions.
extension AnimatableValue {
    /// The part, such as `x` of a point, `size.width` of a rectangle, or `rotation.y` of a transform.
    func part(named name: Substring) -> AnimatableValue? {
        switch (self, name) {
        case (.point(let point), "x"): return .number(Double(point.x))
        case (.point(let point), "y"): return .number(Double(point.y))
        case (.size(let size), "width"): return .number(Double(size.width))
        case (.size(let size), "height"): return .number(Double(size.height))
        case (.rect(let rect), "origin"): return .point(rect.origin)
        case (.rect(let rect), "origin.x"): return .number(Double(rect.origin.x))
        case (.rect(let rect), "origin.y"): return .number(Double(rect.origin.y))
        case (.rect(let rect), "size"): return .size(rect.size)
        case (.rect(let rect), "size.width"): return .number(Double(rect.size.width))
        case (.rect(let rect), "size.height"): return .number(Double(rect.size.height))
        case (.transform(let transform), _): return transform.part(named: name)
        default: return nil
        }
    }

    /// - Returns: whether there is such a part, of that kind.
    mutating func setPart(named name: Substring, to value: AnimatableValue) -> Bool {
        switch (self, name, value) {
        case (.point(var point), "x", .number(let number)):
            point.x = CGFloat(number)
            self = .point(point)
        case (.point(var point), "y", .number(let number)):
            point.y = CGFloat(number)
            self = .point(point)
        case (.size(var size), "width", .number(let number)):
            size.width = CGFloat(number)
            self = .size(size)
        case (.size(var size), "height", .number(let number)):
            size.height = CGFloat(number)
            self = .size(size)
        case (.rect(var rect), "origin", .point(let origin)):
            rect.origin = origin
            self = .rect(rect)
        case (.rect(var rect), "origin.x", .number(let number)):
            rect.origin.x = CGFloat(number)
            self = .rect(rect)
        case (.rect(var rect), "origin.y", .number(let number)):
            rect.origin.y = CGFloat(number)
            self = .rect(rect)
        case (.rect(var rect), "size", .size(let size)):
            rect.size = size
            self = .rect(rect)
        case (.rect(var rect), "size.width", .number(let number)):
            rect.size.width = CGFloat(number)
            self = .rect(rect)
        case (.rect(var rect), "size.height", .number(let number)):
            rect.size.height = CGFloat(number)
            self = .rect(rect)
        case (.transform(var transform), _, _):
            guard transform.setPart(named: name, to: value) else { return false }
            self = .transform(transform)
        default:
            return false
        }
        return true
    }
}

extension CATransform3D {
    fileprivate func part(named name: Substring) -> AnimatableValue? {
        // A transform that flattens everything is turned by nothing.
        switch name {
        case "translation": return .size(CGSize(width: m41, height: m42))
        case "translation.x": return .number(Double(m41))
        case "translation.y": return .number(Double(m42))
        case "translation.z": return .number(Double(m43))
        default: break
        }
        guard let parts = TransformParts(self) else { return name.hasPrefix("rotation") ? .number(0) : flatScale(name) }
        switch name {
        case "rotation", "rotation.z": return .number(parts.rotation.z)
        case "rotation.x": return .number(parts.rotation.x)
        case "rotation.y": return .number(parts.rotation.y)
        case "scale": return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
        case "scale.x": return .number(parts.scale.x)
        case "scale.y": return .number(parts.scale.y)
        case "scale.z": return .number(parts.scale.z)
        default: return nil
        }
    }

    /// The scale of a transform that flattens: the lengths of its rows.
    private func flatScale(_ name: Substring) -> AnimatableValue? {
        func length(_ row: Row) -> Double { (row * row).sum().squareRoot() }
        let rows = rows
        let scale = SIMD3(length(rows.0), length(rows.1), length(rows.2))
        switch name {
        case "scale": return .number((scale.x + scale.y + scale.z) / 3)
        case "scale.x": return .number(scale.x)
        case "scale.y": return .number(scale.y)
        case "scale.z": return .number(scale.z)
        default: return nil
        }
    }

    fileprivate mutating func setPart(named name: Substring, to value: AnimatableValue) -> Bool {
        switch (name, value) {
        case ("translation", .size(let size)): (m41, m42) = (size.width, size.height)
        case ("translation", .point(let point)): (m41, m42) = (point.x, point.y)
        case ("translation.x", .number(let number)): m41 = CGFloat(number)
        case ("translation.y", .number(let number)): m42 = CGFloat(number)
        case ("translation.z", .number(let number)): m43 = CGFloat(number)
        case (_, .number(let number)):
            var parts = TransformParts(self) ?? TransformParts(translation: SIMD3(m41, m42, m43))
            switch name {
            case "rotation", "rotation.z": parts.rotation.z = number
            case "rotation.x": parts.rotation.x = number
            case "rotation.y": parts.rotation.y = number
            case "scale": parts.scale = SIMD3(number, number, number)
            case "scale.x": parts.scale.x = number
            case "scale.y": parts.scale.y = number
            case "scale.z": parts.scale.z = number
            default: return false
            }
            self = parts.transform
        default: return false
        }
        return true
    }
}
