// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Insets from the edges of a rectangle; negative values move the edges outwards.
public struct UIEdgeInsets: Equatable, Sendable {
    /// The inset of the top edge, in points.
    public var top: CGFloat
    /// The inset of the left edge, in points.
    public var left: CGFloat
    /// The inset of the bottom edge, in points.
    public var bottom: CGFloat
    /// The inset of the right edge, in points.
    public var right: CGFloat

    /// Insets of 0 on all edges.
    public static let zero = UIEdgeInsets()

    /// Creates insets of 0 on all edges.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// The insets are encoded as a list of four numbers: top, left, bottom, right.
extension UIEdgeInsets: Codable {
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(
            top: try list.decode(CGFloat.self), left: try list.decode(CGFloat.self),
            bottom: try list.decode(CGFloat.self), right: try list.decode(CGFloat.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(top)
        try list.encode(left)
        try list.encode(bottom)
        try list.encode(right)
    }
}

extension CGRect {
    /// Returns the rectangle with its edges moved inwards by the insets.
    ///
    /// If the insets are larger than the rectangle, the result is empty; its size is never negative.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        if isNull || isInfinite { return self }
        let rect = standardized
        let (width, height) = (
            rect.width - insets.left - insets.right, rect.height - insets.top - insets.bottom
        )
        return CGRect(
            x: rect.minX + insets.left, y: rect.minY + insets.top, width: max(0, width), height: max(0, height))
    }
}
