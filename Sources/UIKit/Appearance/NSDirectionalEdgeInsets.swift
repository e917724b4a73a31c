// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Insets from the edges of a rectangle, with leading and trailing edges that depend on the layout direction.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    /// The inset of the top edge, in points.
    public var top: CGFloat
    /// The inset of the leading edge, in points.
    public var leading: CGFloat
    /// The inset of the bottom edge, in points.
    public var bottom: CGFloat
    /// The inset of the trailing edge, in points.
    public var trailing: CGFloat

    /// Insets of 0 on all edges.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets of 0 on all edges.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// The insets are encoded as a list of four numbers: top, leading, bottom, trailing.
extension NSDirectionalEdgeInsets: Codable {
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(
            top: try list.decode(CGFloat.self), leading: try list.decode(CGFloat.self),
            bottom: try list.decode(CGFloat.self), trailing: try list.decode(CGFloat.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(top)
        try list.encode(leading)
        try list.encode(bottom)
        try list.encode(trailing)
    }
}
