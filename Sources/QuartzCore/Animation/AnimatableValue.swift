// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A property's value in a form that animations can mix, add and subtract.
package enum AnimatableValue: Equatable {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor?)
    case path(CGPath?)

    /// Reads what apps put in `fromValue`, `toValue` and `byValue`; nil where it is none of the kinds.
    package init?(_ value: Any?) {
        switch value {
        case let value as AnimatableValue: self = value
        case let value as Double: self = .number(value)
        case let value as CGFloat: self = .number(Double(value))
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        default: return nil
        }
    }

    /// The value a fraction of the way to `other`; this one itself where they cannot be mixed.
    ///
    /// Fractions below 0 and above 1 go past the ends, as springs do.
    package func mixed(with other: AnimatableValue, fraction t: Double) -> AnimatableValue {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(t) }
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a + (b - a) * t)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
                    width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
        case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, fraction: t))
        case (.color(let a), .color(let b)):
            guard a != nil || b != nil else { return self }
            let from = a ?? b!.copy(alpha: 0)!
            let to = b ?? a!.copy(alpha: 0)!
            return .color(from.mixed(with: to, fraction: min(max(t, 0), 1)))
        case (.path(let a?), .path(let b?)):
            return .path(a.interpolated(to: b, fraction: t) ?? (t < 1 ? a : b))
        default: return t < 1 ? self : other
        }
    }

    /// The sum: what an additive animation makes of the value beneath it. Colours and paths have none.
    package func adding(_ other: AnimatableValue, times factor: Double = 1) -> AnimatableValue? {
        let f = CGFloat(factor)
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a + b * factor)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x * f, y: a.y + b.y * f))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: a.width + b.width * f, height: a.height + b.height * f))
        case (.rect(let a), .rect(let b)):
            // Not `CGRect.width`: that is never negative, and differences are.
            return .rect(
                CGRect(
                    x: a.origin.x + b.origin.x * f, y: a.origin.y + b.origin.y * f,
                    width: a.size.width + b.size.width * f, height: a.size.height + b.size.height * f))
        default: return nil
        }
    }

    /// `self - other`, where there is one.
    package func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
        adding(other, times: -1)
    }

    /// Zero of the same kind, where there is one.
    package var zero: AnimatableValue? { subtracting(self) }
}
