// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The priority of a constraint, or of the size that a view's content needs, from 1 to 1000.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority from 1 to 1000.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The highest priority. A layout always satisfies constraints with this priority.
    public static let required = UILayoutPriority(1000)
    /// The default priority with which a view resists being smaller than its content.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority at which a drag of a window's edge may resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority at which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority at which a drag of a split view's divider may not resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default priority with which a view resists being larger than its content.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size in ``UIView/systemLayoutSizeFitting(_:)``.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func + (lhs: Self, rhs: Self.RawValue) -> Self { Self(lhs.rawValue + rhs) }
    public static func + (lhs: Self.RawValue, rhs: Self) -> Self { Self(lhs + rhs.rawValue) }
    public static func - (lhs: Self, rhs: Self.RawValue) -> Self { Self(lhs.rawValue - rhs) }
    public static func - (lhs: Self, rhs: Self) -> Self.RawValue { lhs.rawValue - rhs.rawValue }
    public static func += (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs + rhs }
    public static func -= (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs - rhs }
}

/// The priorities with which a view keeps the size that its content needs, along both axes.
struct ContentPriorities {
    /// The content hugging priorities, with which the view resists being larger than its content.
    var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    /// The compression resistance priorities, with which the view resists being smaller than its content.
    var resistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)

    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? resistance.horizontal : resistance.vertical
    }
}

/// The positions of a view's first and last text baselines.
struct Baselines: Equatable {
    /// The distance of the first baseline from the view's top edge, in points.
    var first: CGFloat
    /// The distance of the last baseline from the view's bottom edge, in points.
    var last: CGFloat
}
