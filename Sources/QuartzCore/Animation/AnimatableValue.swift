// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The value of an animatable property, in a form that can be interpolated, added and subtracted.
package enum AnimatableValue: Equatable {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor?)
    case path(CGPath?)
    /// Several values, such as a gradient's colours. Two lists of the same length are interpolated element by element.
    case list([AnimatableValue])
    /// A layer's contents: animated by a cross-fade.
    case contents(AnyObject?)

    /// Converts a value that an app sets for an animation, such as `fromValue`; nil for a type that cannot be animated.
    package init?(_ value: Any?) {
        switch value {
        case let value as AnimatableValue: self = value
        case let value as Double: self = .number(value)
        case let value as CGFloat: self = .number(Double(value))
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let value as CGImage: self = .contents(value)
        case let value as [Any]:
            let list = value.compactMap { AnimatableValue($0) }
            guard list.count == value.count else { return nil }
            self = .list(list)
        default: return nil
        }
    }

    package static func == (a: AnimatableValue, b: AnimatableValue) -> Bool {
        switch (a, b) {
        case (.number(let a), .number(let b)): a == b
        case (.point(let a), .point(let b)): a == b
        case (.size(let a), .size(let b)): a == b
        case (.rect(let a), .rect(let b)): a == b
        case (.transform(let a), .transform(let b)): a == b
        case (.color(let a), .color(let b)): a == b
        case (.path(let a), .path(let b)): a == b
        case (.list(let a), .list(let b)): a == b
        case (.contents(let a), .contents(let b)): a === b
        default: false
        }
    }

    // MARK: Interpolating

    /// The interpolation with `other` at a fraction. If the two cannot be interpolated, the result is this value below
    /// fraction 1, and `other` from 1 on.
    ///
    /// Fractions below 0 and above 1 extrapolate, as springs need.
    package func mixed(with other: AnimatableValue, fraction t: Double) -> AnimatableValue {
        mixed(with: other, progress: AnimatorTiming.Progress(t, t))
    }

    /// The interpolation with `other`, at separate fractions along x and y. Values without axes use the fraction along
    /// x.
    package func mixed(with other: AnimatableValue, progress t: AnimatorTiming.Progress) -> AnimatableValue {
        func x(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(t.x) }
        func y(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(t.y) }
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a + (b - a) * t.x)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: x(a.x, b.x), y: y(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: x(a.width, b.width), height: y(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: x(a.origin.x, b.origin.x), y: y(a.origin.y, b.origin.y),
                    width: x(a.size.width, b.size.width), height: y(a.size.height, b.size.height)))
        case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, fraction: t.x))
        case (.color(let a), .color(let b)):
            guard a != nil || b != nil else { return self }
            let from = a ?? b!.copy(alpha: 0)!
            let to = b ?? a!.copy(alpha: 0)!
            return .color(from.mixed(with: to, fraction: min(max(t.x, 0), 1)))
        case (.path(let a?), .path(let b?)):
            return .path(a.interpolated(to: b, fraction: t.x) ?? (t.x < 1 ? a : b))
        case (.contents(let a), .contents(let b)):
            if a === b || t.x <= 0 { return self }
            return t.x >= 1 ? other : .contents(CrossFadedContents(a, b, fraction: t.x))
        case (.list(let a), .list(let b)) where a.count == b.count:
            return .list(zip(a, b).map { $0.mixed(with: $1, progress: t) })
        default: return t.x < 1 ? self : other
        }
    }

    // MARK: Adding

    /// This value plus `factor` times `other`, as for an additive animation; nil if the two cannot be added.
    ///
    /// Transforms are concatenated instead: `other` is applied `factor` times, then this transform. A transform without
    /// an inverse cannot be subtracted.
    ///
    /// A size can be added to a point. Other values of different kinds cannot be added, nor can colours, paths,
    /// contents, and lists of different lengths.
    package func adding(_ other: AnimatableValue, times factor: Double = 1) -> AnimatableValue? {
        let f = CGFloat(factor)
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a + b * factor)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x * f, y: a.y + b.y * f))
        case (.point(let a), .size(let b)): return .point(CGPoint(x: a.x + b.width * f, y: a.y + b.height * f))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: a.width + b.width * f, height: a.height + b.height * f))
        case (.rect(let a), .rect(let b)):
            // `CGRect.width` and `height` are not used: they are never negative, but the size of a difference may be.
            return .rect(
                CGRect(
                    x: a.origin.x + b.origin.x * f, y: a.origin.y + b.origin.y * f,
                    width: a.size.width + b.size.width * f, height: a.size.height + b.size.height * f))
        case (.transform(let a), .transform(let b)):
            guard let step = factor < 0 ? b.inverse : b else { return nil }
            return .transform(CATransform3DConcat(step.repeated(Int(abs(factor))), a))
        case (.list(let a), .list(let b)) where a.count == b.count:
            let sums = zip(a, b).compactMap { $0.adding($1, times: factor) }
            return sums.count == a.count ? .list(sums) : nil
        default: return nil
        }
    }

    /// The difference: the value whose sum with `other` is this value; nil if there is none.
    package func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
        guard case .transform(let a) = self, case .transform(let b) = other else {
            return adding(other, times: -1)
        }
        return b.inverse.map { .transform(CATransform3DConcat(a, $0)) }
    }

    /// The neutral element of addition for this kind of value; nil if there is none.
    package var zero: AnimatableValue? {
        if case .transform = self { return .transform(CATransform3DIdentity) }
        return subtracting(self)
    }

    // MARK: Numbers

    /// The numbers that the value consists of; nil for a kind without numbers, such as a path.
    var components: [Double]? {
        switch self {
        case .number(let a): return [a]
        case .point(let a): return [Double(a.x), Double(a.y)]
        case .size(let a): return [Double(a.width), Double(a.height)]
        case .rect(let a):
            return [Double(a.origin.x), Double(a.origin.y), Double(a.size.width), Double(a.size.height)]
        case .transform(let a):
            let rows = a.matrix.rows
            return [rows.0, rows.1, rows.2, rows.3].flatMap { row in (0..<4).map { row[$0] } }
        case .color(let a?): return [Double(a.red), Double(a.green), Double(a.blue), Double(a.alpha)]
        case .list(let list):
            let parts = list.compactMap(\.components)
            return parts.count == list.count ? parts.flatMap { $0 } : nil
        case .color, .path, .contents: return nil
        }
    }

    /// Returns a value of this kind that consists of the numbers `c`, in the order of `components`.
    func with(_ c: [Double]) -> AnimatableValue {
        let f = c.map { CGFloat($0) }
        switch self {
        case .number: return .number(c[0])
        case .point: return .point(CGPoint(x: f[0], y: f[1]))
        case .size: return .size(CGSize(width: f[0], height: f[1]))
        case .rect: return .rect(CGRect(x: f[0], y: f[1], width: f[2], height: f[3]))
        case .transform:
            return .transform(
                CATransform3D(
                    Matrix4(
                        SIMD4(c[0], c[1], c[2], c[3]), SIMD4(c[4], c[5], c[6], c[7]),
                        SIMD4(c[8], c[9], c[10], c[11]), SIMD4(c[12], c[13], c[14], c[15]))))
        case .color(.some):
            func unit(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
            return .color(CGColor(srgbRed: unit(f[0]), green: unit(f[1]), blue: unit(f[2]), alpha: unit(f[3])))
        case .list(let list):
            var start = 0
            return .list(
                list.map { element in
                    let count = element.components?.count ?? 0
                    defer { start += count }
                    return element.with(Array(c[start..<start + count]))
                })
        case .color, .path, .contents: return self
        }
    }

    /// The distance to `other`, which determines the speed of a paced animation.
    func distance(to other: AnimatableValue) -> Double {
        guard let a = components, let b = other.components, a.count == b.count else { return 1 }
        return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
}
