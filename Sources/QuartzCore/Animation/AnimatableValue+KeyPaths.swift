// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Access to parts of values by key path, as in `position.x` or `transform.rotation.z`.
extension AnimatableValue {
    /// The part of this value at the key path `path`; nil if there is none.
    func part(_ path: Substring) -> AnimatableValue? {
        switch self {
        case .point(let v):
            switch path {
            case "x": .number(Double(v.x))
            case "y": .number(Double(v.y))
            default: nil
            }
        case .size(let v):
            switch path {
            case "width": .number(Double(v.width))
            case "height": .number(Double(v.height))
            default: nil
            }
        case .rect(let v):
            switch path {
            case "origin": .point(v.origin)
            case "size": .size(v.size)
            case "origin.x": .number(Double(v.origin.x))
            case "origin.y": .number(Double(v.origin.y))
            case "size.width": .number(Double(v.size.width))
            case "size.height": .number(Double(v.size.height))
            default: nil
            }
        case .transform(let v): TransformPart(rawValue: String(path)).flatMap { $0.value(of: v) }
        default: nil
        }
    }

    /// This value with the part at `path` replaced by `part`; nil if there is no part at `path`, or if it is of another
    /// kind than `part`.
    func replacing(_ path: Substring, with part: AnimatableValue) -> AnimatableValue? {
        switch (self, part) {
        case (.point(var v), .number(let n)):
            switch path {
            case "x": v.x = CGFloat(n)
            case "y": v.y = CGFloat(n)
            default: return nil
            }
            return .point(v)
        case (.size(var v), .number(let n)):
            switch path {
            case "width": v.width = CGFloat(n)
            case "height": v.height = CGFloat(n)
            default: return nil
            }
            return .size(v)
        case (.rect(var v), _):
            switch (path, part) {
            case ("origin", .point(let p)): v.origin = p
            case ("size", .size(let s)): v.size = s
            case ("origin.x", .number(let n)): v.origin.x = CGFloat(n)
            case ("origin.y", .number(let n)): v.origin.y = CGFloat(n)
            case ("size.width", .number(let n)): v.size.width = CGFloat(n)
            case ("size.height", .number(let n)): v.size.height = CGFloat(n)
            default: return nil
            }
            return .rect(v)
        case (.transform(let v), _):
            return TransformPart(rawValue: String(path))?.replaced(in: v, by: part).map { .transform($0) }
        default: return nil
        }
    }
}

/// The parts of a transform, by the names that follow `transform.` in key paths. Rotations are applied about x, then y,
/// then z.
private enum TransformPart: String {
    case rotation, rotationX = "rotation.x", rotationY = "rotation.y", rotationZ = "rotation.z"
    case scale, scaleX = "scale.x", scaleY = "scale.y", scaleZ = "scale.z"
    case translation, translationX = "translation.x", translationY = "translation.y", translationZ = "translation.z"

    func value(of transform: CATransform3D) -> AnimatableValue {
        let parts = TransformParts(of: transform, mirror: .unturned)
        switch self {
        case .translation: return .size(CGSize(width: parts.translation.x, height: parts.translation.y))
        case .scale: return .number(parts.scale.sum() / 3)
        default: return .number(parts[keyPath: component])
        }
    }

    /// The transform with this part replaced; nil if `value` is of the wrong kind.
    func replaced(in transform: CATransform3D, by value: AnimatableValue) -> CATransform3D? {
        var parts = TransformParts(of: transform, mirror: .unturned)
        switch (self, value) {
        case (.translation, .size(let v)): (parts.translation.x, parts.translation.y) = (v.width, v.height)
        case (.translation, .point(let v)): (parts.translation.x, parts.translation.y) = (v.x, v.y)
        case (.translation, .list(let list)):
            let numbers = list.compactMap { if case .number(let n) = $0 { n } else { nil } }
            guard numbers.count == 3 else { return nil }
            parts.translation = SIMD3(numbers[0], numbers[1], numbers[2])
        case (.translation, _): return nil
        case (.scale, .number(let n)): parts.scale = SIMD3(n, n, n)
        case (_, .number(let n)): parts[keyPath: component] = n
        default: return nil
        }
        return parts.transform
    }

    /// The key path of this part's number in the decomposed transform. The number of `rotation` is its z component; the
    /// number of `scale` and `translation` is their x component.
    private var component: WritableKeyPath<TransformParts, Double> {
        switch self {
        case .rotationX: \.rotation.x
        case .rotationY: \.rotation.y
        case .rotation, .rotationZ: \.rotation.z
        case .scale, .scaleX: \.scale.x
        case .scaleY: \.scale.y
        case .scaleZ: \.scale.z
        case .translation, .translationX: \.translation.x
        case .translationY: \.translation.y
        case .translationZ: \.translation.z
        }
    }
}

extension CALayer {
    /// The animatable value of a property, or of a part of a property; nil if it cannot be animated.
    func animatedValue(forKeyPath keyPath: String) -> AnimatableValue? {
        if let value = animatableValue(forKeyPath: keyPath) { return value }
        guard let dot = keyPath.firstIndex(of: ".") else { return nil }
        return animatableValue(forKeyPath: String(keyPath[..<dot]))?.part(keyPath[keyPath.index(after: dot)...])
    }

    /// Sets a property, or a part of a property; a value of the wrong kind is ignored.
    func setAnimatedValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
        guard let dot = keyPath.firstIndex(of: ".") else {
            return setAnimatableValue(value, forKeyPath: keyPath)
        }
        let name = String(keyPath[..<dot])
        guard
            let whole = animatableValue(forKeyPath: name)?
                .replacing(keyPath[keyPath.index(after: dot)...], with: value)
        else { return setAnimatableValue(value, forKeyPath: keyPath) }
        setAnimatableValue(whole, forKeyPath: name)
    }
}
