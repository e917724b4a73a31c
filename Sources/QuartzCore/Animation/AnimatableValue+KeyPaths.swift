// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Parts of values, which key paths name behind a dot: `position.x`, `transform.rotation.z`.
extension AnimatableValue {
    /// The part called `path`; nil where there is none of that name.
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

    /// This value with the part called `path` replaced; nil where there is no such part of that kind.
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

/// The parts of a transform that animations name. Rotations are about x, then y, then z.
private enum TransformPart: String {
    case rotation, rotationX = "rotation.x", rotationY = "rotation.y", rotationZ = "rotation.z"
    case scale, scaleX = "scale.x", scaleY = "scale.y", scaleZ = "scale.z"
    case translation, translationX = "translation.x", translationY = "translation.y", translationZ = "translation.z"

    func value(of transform: CATransform3D) -> AnimatableValue {
        switch self {
        case .translation: return .size(CGSize(width: transform.m41, height: transform.m42))
        case .translationX: return .number(Double(transform.m41))
        case .translationY: return .number(Double(transform.m42))
        case .translationZ: return .number(Double(transform.m43))
        default: break
        }
        let (scale, angles) = transform.scaleAndAngles
        switch self {
        case .rotationX: return .number(angles.x)
        case .rotationY: return .number(angles.y)
        case .rotation, .rotationZ: return .number(angles.z)
        case .scaleX: return .number(scale.x)
        case .scaleY: return .number(scale.y)
        case .scaleZ: return .number(scale.z)
        default: return .number((scale.x + scale.y + scale.z) / 3)
        }
    }

    func replaced(in transform: CATransform3D, by value: AnimatableValue) -> CATransform3D? {
        var made = transform
        switch (self, value) {
        case (.translation, .size(let v)): (made.m41, made.m42) = (v.width, v.height)
        case (.translation, .point(let v)): (made.m41, made.m42) = (v.x, v.y)
        case (.translation, .list(let list)):
            let numbers = list.compactMap { if case .number(let n) = $0 { CGFloat(n) } else { nil } }
            guard numbers.count == 3 else { return nil }
            (made.m41, made.m42, made.m43) = (numbers[0], numbers[1], numbers[2])
        case (.translationX, .number(let n)): made.m41 = CGFloat(n)
        case (.translationY, .number(let n)): made.m42 = CGFloat(n)
        case (.translationZ, .number(let n)): made.m43 = CGFloat(n)
        case (_, .number(let n)):
            var (scale, angles) = transform.scaleAndAngles
            switch self {
            case .rotationX: angles.x = n
            case .rotationY: angles.y = n
            case .rotation, .rotationZ: angles.z = n
            case .scale: scale = SIMD3(n, n, n)
            case .scaleX: scale.x = n
            case .scaleY: scale.y = n
            case .scaleZ: scale.z = n
            default: return nil
            }
            made = transform.with(scale: scale, angles: angles)
        default: return nil
        }
        return made
    }
}

extension CALayer {
    /// The value of a property or of a part of one; nil for what cannot be animated.
    func animatedValue(forKeyPath keyPath: String) -> AnimatableValue? {
        if let value = animatableValue(forKeyPath: keyPath) { return value }
        guard let dot = keyPath.firstIndex(of: ".") else { return nil }
        return animatableValue(forKeyPath: String(keyPath[..<dot]))?.part(keyPath[keyPath.index(after: dot)...])
    }

    /// Sets a property or a part of one; nothing happens where the value is of another kind.
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
