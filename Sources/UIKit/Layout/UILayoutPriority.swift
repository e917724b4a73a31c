// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How important it is that a view has the size it likes, from 1 to 1000.
///
/// ## Caveats
/// Stack views ask for it, and ``UIView/systemLayoutSizeFitting(_:)``; constraints are not there yet.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func + (lhs: Self, rhs: Self.RawValue) -> Self { Self(lhs.rawValue + rhs) }
    public static func + (lhs: Self.RawValue, rhs: Self) -> Self { Self(lhs + rhs.rawValue) }
    public static func - (lhs: Self, rhs: Self.RawValue) -> Self { Self(lhs.rawValue - rhs) }
    public static func - (lhs: Self, rhs: Self) -> Self.RawValue { lhs.rawValue - rhs.rawValue }
    public static func += (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs + rhs }
    public static func -= (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs - rhs }
}

/// A rule about where views lie.
///
/// ## Caveats
/// Constraints are not there yet: none can be made. Its ``Axis`` is what stack views and priorities are about.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    override init() {
        super.init()
    }
}

/// What a view minds about its size, along both axes.
struct ContentPriorities {
    /// Minds being larger.
    var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    /// Minds being smaller.
    var resistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)

    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? resistance.horizontal : resistance.vertical
    }
}

/// Where text in a view stands.
struct Baselines: Equatable {
    /// From the top down to the first one.
    var first: CGFloat
    /// From the last one down to the bottom.
    var last: CGFloat
}
