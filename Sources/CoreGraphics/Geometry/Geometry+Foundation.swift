// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Members that points, sizes and rectangles have on Apple's platforms, but not in Foundation on Linux.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// Whether two points are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

    /// The coordinates in parentheses.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Whether two sizes are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

    /// The width and height in parentheses.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Whether two rectangles are equal.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

    /// The origin, width and height in parentheses.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
