// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A horizontal and a vertical offset.
public struct UIOffset: Equatable, Sendable {
    /// The offset along the x-axis, in points.
    public var horizontal: CGFloat
    /// The offset along the y-axis, in points.
    public var vertical: CGFloat

    /// An offset of 0 in both directions.
    public static let zero = UIOffset()

    /// Creates an offset of 0 in both directions.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates an offset in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

/// An offset is encoded as a list of two numbers: horizontal, vertical.
extension UIOffset: Codable {
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(
            horizontal: try list.decode(CGFloat.self), vertical: try list.decode(CGFloat.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(horizontal)
        try list.encode(vertical)
    }
}
